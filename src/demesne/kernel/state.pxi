# the same of a state: also the effects put away, and some of it is worked out anew
cdef inline bytes dump_state(State t):
    cdef bytes data = (<char*>&t.FIRST)[:&t.end - <char*>&t.FIRST]
    return data + dump_deep(t) if t.ndeep else data
cdef inline int load_state(State t, bytes data) except -1:
    cdef Py_ssize_t size = &t.end - <char*>&t.FIRST
    cdef Py_ssize_t all = size
    if len(data) >= size:
        memcpy(&t.FIRST, <char*>data, size)
        all += t.ndeep * FRAME_SIZE
    if len(data) != all or t.ndeep < 0 or t.ndeep > DEEP:
        raise ValueError(f"expected {all} bytes, got {len(data)}")
    if t.ndeep:
        load_deep(t, <char*>data + size)
    t.block_at = -1; memset(&t.summed, 0, sizeof(t.summed)); t.richer = 1; t.stock_of = 0
    t.unit_end = UNITS
    while t.unit_end and t.u_seat[t.unit_end - 1] == 0:
        t.unit_end -= 1
    return 0
