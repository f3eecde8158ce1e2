cimport cython
from parlour.engine cimport native


@cython.final
cdef class Sampler:
    cdef public long long rng
    cdef public long long count
    cdef public long long capacity
    cdef public long long vacant
    cdef public long long asked
    cdef public long long proposed
    cdef public long long proposals
    cdef public long long failures
    cdef public bint hurries
    cdef public double weight
    cdef public native.byte_t[256] cards
    cdef public native.byte_t[256] places
    cdef public native.word_t[256] masks
    cdef public native.word_t[32] room
