# whole blocks of fields out and in: {cls} stands for each class, {first} for its first field
cdef inline bytes dump_{name}({cls} t):
    return (<char*>&t.{first})[:&t.end - <char*>&t.{first}]
cdef inline int load_{name}({cls} t, bytes data) except -1:
    cdef Py_ssize_t size = &t.end - <char*>&t.{first}
    if len(data) != size:
        raise ValueError(f"expected {size} bytes, got {len(data)}")
    memcpy(&t.{first}, <char*>data, size)
    return 0
