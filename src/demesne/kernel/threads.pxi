# without the lock of Python: many games in one call, and the steps of many games shared out among threads
cdef inline void try_released(State g, State root, State world, Playouts t, long long first, long long n) noexcept:
    with nogil:
        try_answers(g, root, world, t, first, n)
cdef inline void play_released(State g, State start, Tally t, long long first, long long n) noexcept:
    with nogil:
        play_games(g, start, t, first, n)
# functions of a State under a type that takes any pointer: a list of objects cannot be read without the GIL
ctypedef int (*step_at)(void*, int, int, int, int, int, unsigned char*, unsigned char*) noexcept nogil
ctypedef int (*seat_at)(void*) noexcept nogil
cdef inline int seat_asked(State g) noexcept nogil:
    return g.d_seat
cdef struct Steps:
    void** games
    step_at step
    seat_at seat
    int asked, advisor, turns, slots, count
    Py_ssize_t size
    int* actions
    unsigned char* obs
    unsigned char* masks
    unsigned char* seats
    unsigned char* ends
cdef inline void step_some(void* task, int first, int last, int end) noexcept nogil:
    cdef Steps s = (<Steps*>task)[0]  # the caller's own is on its stack, in lines that it writes to
    cdef Py_ssize_t i, soon
    for i in range(first, last):
        soon = min(i + 4, end - 1)
        demesne_soon(&s.games[soon], 1)
        demesne_soon(s.masks + soon * s.count, s.count)
        demesne_soon(s.obs + soon * s.size, s.size)
        s.ends[i] = s.step(s.games[i], s.actions[i], s.asked, s.advisor, s.turns, s.slots,
                           s.obs + i * s.size, s.masks + i * s.count)
        s.seats[i] = s.seat(s.games[i])
cdef inline void step_all(list states, object crew, int asked, int advisor, int turns, int slots, int* actions,
                          unsigned char* obs, unsigned char* masks, unsigned char* seats, unsigned char* ends) except *:
    cdef Py_ssize_t i, n = len(states)
    cdef Steps s
    cdef demesne_crew* threads = NULL
    if crew is not None:
        threads = <demesne_crew*>PyCapsule_GetPointer(crew, "demesne crew")
    s.step, s.seat = <step_at>step_game, <seat_at>seat_asked
    s.asked, s.advisor, s.turns, s.slots, s.count = asked, advisor, turns, slots, action_count(slots)
    s.size = observation_size((<State?>states[0]).seats, slots)
    s.actions, s.obs, s.masks, s.seats, s.ends = actions, obs, masks, seats, ends
    s.games = <void**>malloc(n * sizeof(void*))
    if s.games == NULL:
        raise MemoryError()
    try:
        for i in range(n):
            s.games[i] = <void*><State?>states[i]
        with nogil:
            demesne_do(threads, step_some, &s, <int>n, <int>min(1 + n // 64, 16))
    finally:
        free(s.games)
cdef inline void dismiss(object crew) noexcept:
    demesne_dismiss(<demesne_crew*>PyCapsule_GetPointer(crew, "demesne crew"))
cdef inline object gather(int threads):
    cdef demesne_crew* crew = demesne_gather(threads)
    return PyCapsule_New(crew, "demesne crew", dismiss) if crew != NULL else None
