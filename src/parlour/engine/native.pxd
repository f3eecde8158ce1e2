cdef extern from *:
    """
    #include <math.h>
    #include <stdint.h>
    #include <string.h>
    #include <unistd.h>

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

    static inline PyObject *write_all(PyObject *files, PyObject *texts) {
        Py_ssize_t count = PyList_Size(files), size;
        struct { int file; char *text; Py_ssize_t size; } *all = PyMem_Calloc(count, sizeof *all);
        PyObject *taken = PyList_New(count);
        if (!all || !taken || PyList_Size(texts) != count) goto failed;
        for (Py_ssize_t i = 0; i < count; i++) {
            all[i].file = (int)PyLong_AsLong(PyList_GET_ITEM(files, i));
            if (PyBytes_AsStringAndSize(PyList_GET_ITEM(texts, i), &all[i].text, &all[i].size)) goto failed;
        }
        Py_BEGIN_ALLOW_THREADS
        for (Py_ssize_t i = 0; i < count; i++) {
            size = write(all[i].file, all[i].text, (size_t)all[i].size);
            all[i].size = size < 0 ? 0 : size;
        }
        Py_END_ALLOW_THREADS
        for (Py_ssize_t i = 0; i < count; i++) PyList_SET_ITEM(taken, i, PyLong_FromSsize_t(all[i].size));
        PyMem_Free(all);
        return taken;
    failed:
        PyMem_Free(all);
        Py_XDECREF(taken);
        if (!PyErr_Occurred()) PyErr_SetString(PyExc_ValueError, "a text for each file");
        return NULL;
    }

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

    /* The C fields of a state: everything after the object header and the method table. */
    static inline long long is_open(PyObject *o) { return Py_TYPE(o)->tp_dictoffset != 0; }
    static inline void copy_fields(PyObject *to, PyObject *source) {
        size_t head = sizeof(PyObject) + sizeof(void *);
        memcpy((char *)to + head, (char *)source + head, (size_t)Py_TYPE(to)->tp_basicsize - head);
    }
    static inline PyObject *blank_like(PyObject *o) {
        PyObject *none = PyTuple_New(0);
        PyObject *made = Py_TYPE(o)->tp_new(Py_TYPE(o), none, NULL);
        Py_DECREF(none);
        return made;
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
    object write_all(object files, object texts)
    long long advance(long long rng) noexcept nogil
    long long below(long long rng, long long n) noexcept nogil
    long long seeded(long long seed, long long stream) noexcept nogil
    bint is_open(object state) noexcept nogil
    void copy_fields(object to, object source) noexcept nogil
    object blank_like(object state)
