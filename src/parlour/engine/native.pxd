cdef extern from *:
    """
    #include <math.h>
    #include <stdint.h>
    #include <string.h>

    typedef unsigned char byte_t;
    typedef int32_t word_t;

    static inline long long bit(long long n) { return (long long)(1ull << n); }
    static inline long long lowest_bit(long long x) { return __builtin_ctzll((unsigned long long)x); }
    static inline long long count_bits(long long x) { return __builtin_popcountll((unsigned long long)x); }

    static inline double square_root(double x) { return sqrt(x); }
    static inline double logarithm(double x) { return log(x); }

    /* Other threads may run Python between the two. */
    static inline long long let_others_run(void) { return (long long)(intptr_t)PyEval_SaveThread(); }
    static inline void go_on_alone(long long thread) { PyEval_RestoreThread((PyThreadState *)(intptr_t)thread); }

    /* splitmix64: the state is a counter, the output its hash */
    static inline uint64_t parlour_hash(uint64_t z) {
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
        return z ^ (z >> 31);
    }
    static inline long long advance(long long rng) { return (long long)((uint64_t)rng + 0x9E3779B97F4A7C15ull); }
    static inline long long below(long long rng, long long n) {
        return (long long)(((parlour_hash((uint64_t)rng) >> 32) * (uint64_t)n) >> 32);
    }
    static inline long long seeded(long long seed, long long stream) {
        return (long long)parlour_hash(parlour_hash((uint64_t)seed) + 0x9E3779B97F4A7C15ull * (uint64_t)stream);
    }

    /* The position of a state: everything after the object header, the method table and the objects it owns. */
    enum { OBJECTS_OF_A_STATE = 6 };
    static inline long long is_open(PyObject *o) { return Py_TYPE(o)->tp_dictoffset != 0; }
    /* What lies in the class that a game derives from one of the engine, and there: a class below it has scratch only. */
    static inline size_t find_position_size(PyTypeObject *type) {
        while (strncmp(type->tp_base->tp_name, "parlour.engine.", 15)) type = type->tp_base;
        return (size_t)type->tp_basicsize;
    }
    /* The same, kept for the type of last time: type and size in one word, so that threads read both or neither. */
    static volatile unsigned long long last_size;
    static inline size_t position_size(PyTypeObject *type) {
        unsigned long long kept = last_size, key = (unsigned long long)(size_t)type << 16;
        if (kept >> 16 << 16 == key) return (size_t)(kept & 0xffff);
        size_t size = find_position_size(type);
        if (size <= 0xffff) last_size = key | size;
        return size;
    }
    static inline void copy_fields(PyObject *to, PyObject *source) {
        size_t head = sizeof(PyObject) + sizeof(void *) + OBJECTS_OF_A_STATE * sizeof(PyObject *);
        memcpy((char *)to + head, (char *)source + head, position_size(Py_TYPE(to)) - head);
    }
    """
    ctypedef int byte_t
    ctypedef int word_t
    long long bit(long long n) noexcept nogil
    long long lowest_bit(long long x) noexcept nogil
    long long count_bits(long long x) noexcept nogil
    double square_root(double x) noexcept nogil
    double logarithm(double x) noexcept nogil
    long long let_others_run() noexcept nogil
    void go_on_alone(long long thread) noexcept nogil
    long long advance(long long rng) noexcept nogil
    long long below(long long rng, long long n) noexcept nogil
    long long seeded(long long seed, long long stream) noexcept nogil
    bint is_open(object state) noexcept nogil
    void copy_fields(object to, object source) noexcept nogil
