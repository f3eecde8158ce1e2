/* Fuji Flush in hand-tuned C: the speed that the compiled rules are compared with, on the same games.
 *
 *   cc -O3 -march=native -o fuji_flush fuji_flush.c
 *   ./fuji_flush direct GAMES SEATS    one loop, everything inlined
 *   ./fuji_flush generic GAMES SEATS   through function pointers, a copy per move, as a search does
 *   ./fuji_flush copy STEPS SEATS      copy and play one move, from 64 positions
 *
 * Every mode prints a JSON line: the moves made, a checksum of them all, and processor seconds.
 * Seeds, the generator, the deal and the order of the draws are those of the Python rules, so the checksums agree.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SEATS = 8, CARDS = 90, LOW = 2, HIGH = 20 };
static const uint8_t COPIES[HIGH + 1] = {0, 0, 16, 12, 9, 8, 6, 6, 5, 4, 4, 4, 3, 3, 3, 2, 1, 1, 1, 1, 1};
static uint8_t deck[CARDS];

static inline uint64_t hashed(uint64_t z) {
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
}
static const uint64_t GOLDEN = 0x9E3779B97F4A7C15ull;
static inline uint64_t seeded(uint64_t seed, uint64_t stream) { return hashed(hashed(seed) + GOLDEN * stream); }
static inline uint64_t match_seed(uint64_t match) { return seeded(0, match) & INT64_MAX; }
static inline uint32_t below(uint64_t *rng, uint32_t n) {
    *rng += GOLDEN;
    return (uint32_t)(((hashed(*rng) >> 32) * n) >> 32);
}

/* A hand is one word with three bits of count per number. The draw pile grows up from the start of `pile`, the
 * discards down from its end: together they never hold more than 90 cards. */
typedef struct {
    uint64_t hands[SEATS], rng;
    uint8_t table[SEATS], force[HIGH + 1];
    uint8_t seats, seat, winners, draw_size, discard_size;
    uint8_t pile[CARDS];
} State;

#define ONE(card) (1ull << (3 * ((card) - LOW)))

static inline void shuffle(State *s) {
    uint64_t rng = s->rng;
    for (int i = s->draw_size - 1; i > 0; i--) {
        int j = below(&rng, i + 1);
        uint8_t card = s->pile[i];
        s->pile[i] = s->pile[j];
        s->pile[j] = card;
    }
    s->rng = rng;
}

static inline void set_up(State *s, int seats, uint64_t rng) {
    memset(s, 0, sizeof *s);
    s->seats = seats;
    s->rng = rng;
    memcpy(s->pile, deck, CARDS);
    s->draw_size = CARDS;
    shuffle(s);
    for (int k = seats >= 7 ? 5 : 6; k > 0; k--)
        for (int seat = 0; seat < seats; seat++) s->hands[seat] += ONE(s->pile[--s->draw_size]);
}

static inline int legal(const State *s, uint8_t *out) {
    uint64_t hand = s->hands[s->seat];
    int n = 0;
    for (uint64_t kinds = (hand | hand >> 1 | hand >> 2) & 0x1249249249249249ull; kinds; kinds &= kinds - 1)
        out[n++] = LOW + __builtin_ctzll(kinds) / 3;
    return n;
}

static inline void discard(State *s, int seat, int number) {
    s->table[seat] = 0;
    s->force[number] -= number;
    s->pile[CARDS - ++s->discard_size] = number;
}

static void turn_discards(State *s) {
    int n = s->discard_size;
    uint8_t oldest_first[CARDS];
    for (int i = 0; i < n; i++) oldest_first[i] = s->pile[CARDS - 1 - i];
    memcpy(s->pile, oldest_first, n);
    s->draw_size = n;
    s->discard_size = 0;
    shuffle(s);
}

static inline __attribute__((always_inline)) void play_n(State *s, int seats, int card) {
    int me = s->seat;
    s->hands[me] -= ONE(card);
    s->table[me] = card;
    int force = s->force[card] += card;
    unsigned owed = 0;
    for (int seat = 0; seat < seats; seat++) {
        int number = s->table[seat];
        if (number && number != card && s->force[number] < force) {
            discard(s, seat, number);
            owed |= 1u << seat;
        }
    }
    for (int seat = me; owed;) {
        if (++seat == seats) seat = 0;
        if (owed >> seat & 1) {
            if (s->draw_size == 0) turn_discards(s);
            owed ^= 1u << seat;
            s->hands[seat] += ONE(s->pile[--s->draw_size]);
        }
    }
    if (++me == seats) me = 0;
    s->seat = me;
    int number = s->table[me];
    if (number)
        for (int seat = 0; seat < seats; seat++)
            if (s->table[seat] == number) {
                discard(s, seat, number);
                if (!s->hands[seat]) s->winners |= 1u << seat;
            }
}

static inline void play(State *s, int card) {
    if (s->seats == 5) play_n(s, 5, card); /* the usual number gets its own copy */
    else play_n(s, s->seats, card);
}

/* What a search that knows no game would see. */
typedef struct {
    size_t size;
    void (*set_up)(void *, int, uint64_t);
    int (*legal)(const void *, uint8_t *);
    void (*play)(void *, int);
    int (*over)(const void *);
} Game;
static void any_set_up(void *s, int seats, uint64_t rng) { set_up(s, seats, rng); }
static int any_legal(const void *s, uint8_t *out) { return legal(s, out); }
static void any_play(void *s, int card) { play(s, card); }
static int any_over(const void *s) { return ((const State *)s)->winners != 0; }
static const Game FUJI_FLUSH = {sizeof(State), any_set_up, any_legal, any_play, any_over};

static uint32_t checksum;

static long direct(long game, int seats) {
    State s;
    uint8_t moves[HIGH];
    uint64_t policy = seeded(match_seed(game), 1);
    long made = 0;
    for (set_up(&s, seats, seeded(match_seed(game), 0)); !s.winners; made++) {
        int n = legal(&s, moves), card = moves[below(&policy, n)];
        checksum = checksum * 31 + card;
        play(&s, card);
    }
    return made;
}

static __attribute__((noinline)) long generic(const Game *volatile *which, long game, int seats) {
    static State one, two;
    void *now = &one, *next = &two;
    const Game *g = *which;
    uint8_t moves[HIGH];
    uint64_t policy = seeded(match_seed(game), 1);
    long made = 0;
    for (g->set_up(now, seats, seeded(match_seed(game), 0)); !g->over(now); made++) {
        int n = g->legal(now, moves), card = moves[below(&policy, n)];
        checksum = checksum * 31 + card;
        memcpy(next, now, g->size);
        g->play(next, card);
        void *t = now;
        now = next;
        next = t;
    }
    return made;
}

static long copy(long steps, int seats) {
    static State middle[64], child;
    static uint8_t moves[64][HIGH];
    static int counts[64];
    for (int i = 0; i < 64; i++) {
        uint64_t policy = seeded(match_seed(i), 1);
        set_up(&middle[i], seats, seeded(match_seed(i), 0));
        for (int k = 0; k < 15 && !middle[i].winners; k++) {
            int n = legal(&middle[i], moves[i]);
            play(&middle[i], moves[i][below(&policy, n)]);
        }
        counts[i] = legal(&middle[i], moves[i]);
    }
    for (long i = 0; i < steps; i++) {
        int k = i & 63;
        child = middle[k];
        play(&child, moves[k][(i >> 6) % counts[k]]);
        checksum += child.seat + child.draw_size;
    }
    return steps;
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec + 1e-9 * t.tv_nsec;
}

int main(int argc, char **argv) {
    if (argc != 4) return 2;
    long count = atol(argv[2]), made = 0;
    int seats = atoi(argv[3]);
    const Game *volatile which = &FUJI_FLUSH;
    for (int number = LOW, k = 0; number <= HIGH; number++)
        for (int c = 0; c < COPIES[number]; c++) deck[k++] = number;
    double start = now();
    if (!strcmp(argv[1], "copy")) made = copy(count, seats);
    else for (long i = 0; i < count; i++) made += argv[1][0] == 'd' ? direct(i, seats) : generic(&which, i, seats);
    printf("{\"moves\": %ld, \"checksum\": %u, \"seconds\": %.6f}\n", made, checksum, now() - start);
    return 0;
}
