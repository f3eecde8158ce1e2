cimport cython
from parlour.engine cimport native
from parlour.engine.sampler cimport Sampler

cdef long long MOST_CHANCES
cdef long long USUAL_HORIZON
cdef long long RECOLLECT
cdef long long BELIEVE
cdef long long HASTEN
cdef long long HORIZON
cdef long long IS_AT_REST
cdef long long FORGET
cdef long long IS_NEARLY_OPEN
cdef long long REWIND


@cython.final
cdef class Moves:
    cdef public long long count
    cdef public native.word_t[2048] items

    cdef void add(self, long long move) noexcept nogil


@cython.final
cdef class Beliefs:
    cdef public native.word_t[8192] weights
    cdef public object lists


cdef class State:
    # The objects come first: native.copy_fields copies what is after so many.
    cdef public list notes
    cdef public object fault
    cdef public Moves scratch
    cdef public object lists
    cdef public Sampler sampler
    cdef public object card_set
    cdef public long long players
    cdef public long long seat
    cdef public bint over
    cdef public long long chance
    cdef public long long rolled
    cdef public bint live
    cdef public bint noting
    cdef public bint canonical
    cdef public long long rng

    cdef void begin(self) noexcept with gil
    cdef long long find_legal(self, Moves moves) noexcept with gil
    cdef void apply(self, long long move) noexcept with gil
    cdef void draw_chance(self) noexcept with gil
    cdef void go_on(self) noexcept with gil
    cdef void redeal(self, long long seat) noexcept with gil
    cdef long long score(self, long long seat) noexcept with gil
    cdef long long rank(self, long long seat) noexcept with gil
    cdef bint won(self, long long seat) noexcept with gil
    cdef long long advise(self, Moves moves) noexcept with gil
    cdef long long evaluate(self, long long seat) noexcept with gil
    cdef long long describe(self, Moves found) noexcept with gil
    cdef long long describe_move(self, long long move, Moves found) noexcept with gil

    cdef void recollect(self, long long seat, Beliefs beliefs) noexcept nogil
    cdef void believe(self, long long seat, Beliefs beliefs) noexcept nogil
    cdef void forget(self, long long seat, long long percent) noexcept nogil
    cdef long long hasten(self, Moves moves) noexcept nogil
    cdef long long horizon(self) noexcept nogil
    cdef bint is_at_rest(self) noexcept nogil
    cdef bint is_nearly_open(self) noexcept nogil
    cdef long long rewind(self) noexcept nogil

    @cython.final
    cdef long long below(self, long long n) noexcept nogil
    @cython.final
    @cython.locals(rng=cython.longlong, i=cython.longlong, j=cython.longlong, card=cython.longlong)
    cdef void shuffle(self, native.byte_t* cards, long long count) noexcept nogil
    @cython.final
    @cython.locals(i=cython.longlong, j=cython.longlong, card=cython.longlong)
    cdef void sort(self, native.byte_t* cards, long long count) noexcept nogil
    @cython.final
    cdef void note(self, long long kind, long long a, long long b, long long c) noexcept nogil
    @cython.final
    cdef void write_note(self, long long kind, long long a, long long b, long long c) noexcept with gil
    @cython.final
    cdef void refuse_world(self) noexcept with gil
    @cython.final
    cdef void refuse_history(self) noexcept with gil
    @cython.final
    cdef void refuse_endless(self, long long many) noexcept with gil
    @cython.final
    cdef void refuse_silence(self) noexcept with gil
    @cython.final
    cdef void step(self, long long move) noexcept nogil
    @cython.final
    @cython.locals(asked=cython.longlong)
    cdef void settle(self) noexcept nogil
    @cython.final
    cdef void copy_from(self, State other) noexcept nogil
    @cython.final
    cdef void copy_open(self, State other) noexcept with gil
    @cython.final
    cdef Moves fill_scratch(self)
    @cython.locals(moves=Moves, i=cython.longlong)
    cpdef bint allows(self, object move) except? -1
    @cython.locals(other=State)
    cpdef object copy(self)
    @cython.locals(source=State, other=State)
    cpdef object resample(self, seat, seed, canonical=*, forgets=*)


cpdef long long random_below(State state, long long n) noexcept nogil
cpdef void imagine_into(State state, State source, long long seat, long long rng, Beliefs beliefs) noexcept nogil
cdef bint is_said(State state, long long hook) noexcept with gil
cdef long long ask_hook(State state, long long hook, long long seat, Beliefs beliefs, long long percent=*) noexcept with gil
@cython.locals(i=cython.longlong)
cdef long long fill(Moves moves, list items, long long count) except -1
