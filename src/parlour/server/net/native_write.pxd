cdef extern from *:
    """
    #include <unistd.h>

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
    """
    object write_all(object files, object texts)
