# the memory of a state: cleared, copied as far as a game uses it
cdef inline void clear_state(State g) noexcept nogil:
    memset(&g.kept, 0, <char*>&g.scratch_end - <char*>&g.kept)
    g.block_at = -1
cdef inline char* first_used(State g, int extended) noexcept nogil:
    # fields in front of this are 0 in such a game
    if extended == ELSEWHERE:
        return <char*>&g.kept
    return <char*>&g.barred if extended else <char*>&g.pos
cdef inline void copy_state(State d, State s) noexcept nogil:
    cdef char* at = first_used(d, s.extended)
    cdef char* old = first_used(d, d.extended)
    if old < at:
        memset(old, 0, at - old)
    memcpy(at, first_used(s, s.extended), <char*>&d.scratch_end - at)
    if s.ndeep:
        copy_deep(d, s)
    d.tracing = 0
cdef inline void copy_fresh(State d, State s) noexcept nogil:
    cdef char* at = first_used(d, s.extended)
    memset(&d.kept, 0, at - <char*>&d.kept)
    memcpy(at, first_used(s, s.extended), <char*>&d.scratch_end - at)
    if s.ndeep:
        copy_deep(d, s)
    d.tracing = 0
cdef inline int read_key(State g, bytes key) except -1:
    cdef unsigned char* at = <unsigned char*><char*>key
    cdef int i
    if len(key) != 32:
        raise ValueError(f"expected 32 bytes, got {len(key)}")
    for i in range(8):
        g.key[i] = at[4 * i] | at[4 * i + 1] << 8 | at[4 * i + 2] << 16 | <unsigned int>at[4 * i + 3] << 24
    return 0
cdef extern from *:
    '''
    /* a state is written whole as soon as it is made: its memory need not be cleared before. No cycle can lead
       through it, as it holds numbers, tables and a list of numbers: nobody need look for one */
    static PyObject *demesne_bare(PyTypeObject *type, Py_ssize_t n) {
        (void)n;
        return PyObject_GC_New(PyObject, type);
    }
    #define demesne_lean(type) (((PyTypeObject *)(type))->tp_alloc = demesne_bare)
    '''
    void demesne_lean(type)
cdef inline void clear_tally(Tally t) noexcept nogil:
    memset(&t.games, 0, <char*>&t.journal_end - <char*>&t.games)
cdef inline void add_tally(Tally t, Tally other) noexcept nogil:
    cdef Py_ssize_t i
    cdef long long* a = &t.games
    cdef long long* b = &other.games
    for i in range((&t.end - <char*>a) // 8):
        a[i] += b[i]
cdef inline void clear_playouts(Playouts t) noexcept nogil:
    memset(&t.cross, 0, <char*>&t.end - <char*>&t.cross)
cdef inline void* buffer_at(object b, Py_ssize_t n) except NULL:
    cdef Py_buffer view
    PyObject_GetBuffer(b, &view, PyBUF_WRITABLE)
    PyBuffer_Release(&view)
    if view.len < n:
        raise ValueError(f"expected a writable buffer of {n} bytes, got {view.len}")
    return view.buf
cdef inline unsigned char* bytes_at(object b, Py_ssize_t n) except NULL:
    return <unsigned char*>buffer_at(b, n)
cdef inline int* ints_at(object b, Py_ssize_t n) except NULL:
    return <int*>buffer_at(b, n * sizeof(int))
cdef inline float* floats_at(object b, Py_ssize_t n) except NULL:
    return <float*>buffer_at(b, n * sizeof(float))
