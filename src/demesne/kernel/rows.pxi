# what rows.h and crew.h do, and rows of counts by it: sixteen at a time
cdef extern from *:
    '''
HEADERS
    '''
    const int DEMESNE_FOUR
    void demesne_four(const unsigned int* key, unsigned int first, unsigned int step, unsigned int* out) noexcept nogil
    int demesne_dot(const unsigned short* n, const short* w, int width) noexcept nogil
    int demesne_lowest(long long bits) noexcept nogil
    unsigned long long demesne_some(const unsigned short* n, int width) noexcept nogil
    unsigned long long demesne_more(const unsigned char* opt, const unsigned char* pick, int width) noexcept nogil
    int demesne_weigh(const unsigned short* n, int apart, const short* w, int width) noexcept nogil
    int demesne_any(const unsigned short* n, const unsigned short* mask, int width) noexcept nogil
    void demesne_sum(const unsigned short* rest, signed char* sums, int width) noexcept nogil
    int demesne_take(signed char* sums, int r, int width) noexcept nogil
    int demesne_draw(const unsigned int* words, int at, int* left, int size, signed char* sums, unsigned short* rest,
                     unsigned short* hand, int width) noexcept nogil
    void demesne_write(const unsigned short* n, unsigned char* out, int width) noexcept nogil
    void demesne_write_five(const unsigned short* n, int apart, unsigned char* out, int width) noexcept nogil
    void demesne_write_seen(const unsigned char* s, const unsigned short* n, unsigned char* out, int w) noexcept nogil
    void demesne_write_more(const unsigned short* n, unsigned char* out, int width) noexcept nogil
    void demesne_write_less(const short* cost, int less, unsigned char* out, int width) noexcept nogil
    void demesne_soon(const void* at, long long bytes) noexcept nogil
    ctypedef void (*demesne_piece)(void* task, int first, int last, int end) noexcept nogil
    ctypedef struct demesne_crew:
        pass
    demesne_crew* demesne_gather(int threads) noexcept nogil
    void demesne_do(demesne_crew* crew, demesne_piece piece, void* task, int n, int size) noexcept nogil
    void demesne_dismiss(demesne_crew* crew) noexcept nogil
cdef inline int early_block(State g, int number) noexcept nogil:
    # the first blocks of a key are made four at a time and kept: the other rotations of a seed read the same,
    # so do the other answers of a playout, where these are the first blocks of turns
    cdef int n = number >> g.apart
    if not DEMESNE_FOUR or number < 0 or g.tally is None:
        return 0
    if n >= (64 if g.apart else 16) or n << g.apart != number:
        return 0
    if g.tally.early_apart != g.apart or memcmp(g.tally.early_key, g.key, sizeof(g.tally.early_key)):
        memcpy(g.tally.early_key, g.key, sizeof(g.tally.early_key))
        g.tally.early_n = 0
        g.tally.early_apart = g.apart
    while g.tally.early_n <= n:
        demesne_four(g.key, g.tally.early_n << g.apart, 1 << g.apart, &g.tally.early[16 * g.tally.early_n])
        g.tally.early_n += 4
    memcpy(g.words, &g.tally.early[16 * n], sizeof(g.words))
    g.block_at = number
    return 1
cdef inline int hand_coins(State g, int p) noexcept nogil:
    return demesne_dot(g.hand[p], g.plans.coins, g.width)
cdef inline int lowest_bit(long long bits) noexcept nogil:
    return demesne_lowest(bits)
cdef inline unsigned long long kinds_in_hand(State g, int p) noexcept nogil:
    return demesne_some(g.hand[p], g.width)
cdef inline unsigned long long kinds_to_pick(State g) noexcept nogil:
    return demesne_more(g.opt, g.pick, g.width)
cdef inline int weigh_deck(State g, int p, int actions, int discarded) noexcept nogil:
    cdef short* weights = &g.plans.drawn[0] if actions else &g.plans.paid[0]
    cdef int n = demesne_dot(g.rest[p], weights, g.width)
    return n + demesne_dot(g.disc[p], weights, g.width) if discarded else n
cdef inline int weigh_stock(State g, int p) noexcept nogil:
    return demesne_weigh(g.hand[p], SEATS * KINDS, g.plans.stock, g.width)
cdef inline int weigh_terminals(State g, int p) noexcept nogil:
    return demesne_weigh(g.hand[p], SEATS * KINDS, g.plans.terminal, g.width)
cdef inline int weigh_money(State g, int p) noexcept nogil:
    return demesne_weigh(g.hand[p], SEATS * KINDS, g.plans.money, g.width)
cdef inline int weigh_points(State g, int p) noexcept nogil:
    return demesne_weigh(g.hand[p], SEATS * KINDS, g.table.vp, g.width)
cdef inline void write_counts(State g, unsigned short* n, unsigned char* out, int at) noexcept nogil:
    demesne_write(n, out + at, g.width)
cdef inline void write_bytes(State g, unsigned char* n, unsigned char* out, int at) noexcept nogil:
    memcpy(out + at, n, g.width)
cdef inline void write_owned(State g, int p, unsigned char* out, int at) noexcept nogil:
    demesne_write_five(g.hand[p], SEATS * KINDS, out + at, g.width)
cdef inline void write_seen(State g, unsigned char* seen, unsigned short* n, unsigned char* out, int at) noexcept nogil:
    demesne_write_seen(seen, n, out + at, g.width)
cdef inline void add_counts(State g, unsigned short* n, unsigned char* out, int at) noexcept nogil:
    demesne_write_more(n, out + at, g.width)
cdef inline void write_costs(State g, unsigned char* out, int at) noexcept nogil:
    demesne_write_less(g.table.cost, g.cheaper, out + at, g.width)
cdef inline int any_action(State g, int p) noexcept nogil:
    return demesne_any(g.hand[p], g.plans.action_mask, g.width)
cdef inline int take_nth(State g, int p, int r) noexcept nogil:
    cdef int k
    if g.ndeck[p] > 255:
        g.summed[p] = 0
        k = 0
        while r >= g.rest[p][k]:
            r -= g.rest[p][k]
            k += 1
    else:
        if g.summed[p] == 0:
            demesne_sum(g.rest[p], g.sums[p], g.width)
            g.summed[p] = 1
        k = demesne_take(g.sums[p], r, g.width)
    g.rest[p][k] -= 1
    return k
cdef inline void draw_evenly(State g, int p, int n) noexcept nogil:
    cdef long long pos = g.pos, number
    cdef int left = n, size = g.ndeck[p], k, i
    if size > 255:
        for i in range(n):
            k = take_nth(g, p, below(g, size - i))
            g.hand[p][k] += 1
        return
    if g.summed[p] == 0:
        demesne_sum(g.rest[p], g.sums[p], g.width)
        g.summed[p] = 1
    while left:
        number = pos >> 5
        if g.block_at != number:
            fetch(g, <int>number)
        i = left
        pos = (number << 5) + demesne_draw(g.words, pos & 31, &left, size, g.sums[p], g.rest[p], g.hand[p], g.width)
        size -= i - left
    g.pos = pos
