/* Rows of counts, 32 or 64 kinds wide, and the random stream four blocks at a time.
   Plain C of the same meaning stands behind the vector code for other machines. */
#define DEMESNE_WIDTH(call_32, call_64) (width == 32 ? (call_32) : (call_64))
#if defined(__GNUC__)
#define DEMESNE_INLINE static inline __attribute__((always_inline))
static inline int demesne_lowest(long long bits) { return __builtin_ctzll((unsigned long long)bits); }
#else
#define DEMESNE_INLINE static inline
static inline int demesne_lowest(long long bits) { int i = 0; while (!(bits >> i & 1)) i++; return i; }
#endif

#if defined(__GNUC__) && defined(__SSE2__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#include <emmintrin.h>
#define DEMESNE_FOUR 1
#define DEMESNE_V(p) _mm_loadu_si128((const __m128i *)(p))
#define DEMESNE_P(p, v) _mm_storeu_si128((__m128i *)(p), v)

/* cards of the rest up to each kind, less 128, a byte each: for a rest of at most 255 cards */
static inline void demesne_sum(const unsigned short *rest, signed char *sums, int width) {
    __m128i c = _mm_set1_epi8(-128);
    for (int i = 0; i < width; i += 16) {
        __m128i v = _mm_packus_epi16(DEMESNE_V(rest + i), DEMESNE_V(rest + i + 8));
        v = _mm_add_epi8(v, _mm_slli_si128(v, 1));
        v = _mm_add_epi8(v, _mm_slli_si128(v, 2));
        v = _mm_add_epi8(v, _mm_slli_si128(v, 4));
        v = _mm_add_epi8(v, _mm_slli_si128(v, 8));
        v = _mm_add_epi8(v, c);
        DEMESNE_P(sums + i, v);
        c = _mm_set1_epi8(sums[i + 15]);
    }
}
/* the sums above r belong to the kind drawn and all behind it; they are lowered without a branch */
DEMESNE_INLINE int demesne_lower(__m128i *s, __m128i r, int parts) {
    unsigned long long above = 0;
    for (int i = 0; i < parts; i++) {
        __m128i x = _mm_cmpgt_epi8(s[i], r);
        s[i] = _mm_add_epi8(s[i], x);
        above |= (unsigned long long)(unsigned)_mm_movemask_epi8(x) << (16 * i);
    }
    return parts == 2 ? __builtin_ctz((unsigned)above) : __builtin_ctzll(above);
}
DEMESNE_INLINE int demesne_take_wide(signed char *sums, int r, int parts) {
    __m128i s[4];
    for (int i = 0; i < parts; i++) s[i] = DEMESNE_V(sums + 16 * i);
    int k = demesne_lower(s, _mm_set1_epi8((char)(r - 128)), parts);
    for (int i = 0; i < parts; i++) DEMESNE_P(sums + 16 * i, s[i]);
    return k;
}
static inline int demesne_take(signed char *sums, int r, int width) {
    return DEMESNE_WIDTH(demesne_take_wide(sums, r, 2), demesne_take_wide(sums, r, 4));
}
/* draw until `left` are drawn or the block is used up; where the stream stands then */
DEMESNE_INLINE int demesne_draw_wide(const unsigned int *words, int at, int *left, int size, signed char *sums,
                                     unsigned short *rest, unsigned short *hand, int parts) {
    typedef unsigned short __attribute__((may_alias)) half_t;
    const half_t *halves = (const half_t *)words;
    __m128i s[4];
    int n = *left;
    for (int i = 0; i < parts; i++) s[i] = DEMESNE_V(sums + 16 * i);
    do {
        unsigned m = (unsigned)halves[at++] * (unsigned)size;
        if (__builtin_expect((m & 0xFFFF) < (unsigned)size, 0) && (m & 0xFFFF) < (65536u - size) % size)
            continue;
        int k = demesne_lower(s, _mm_set1_epi8((char)((m >> 16) - 128)), parts);
        rest[k]--;
        hand[k]++;
        size--;
        n--;
    } while (n && at < 32);
    for (int i = 0; i < parts; i++) DEMESNE_P(sums + 16 * i, s[i]);
    *left = n;
    return at;
}
static inline int demesne_draw(const unsigned int *words, int at, int *left, int size, signed char *sums,
                               unsigned short *rest, unsigned short *hand, int width) {
    return DEMESNE_WIDTH(demesne_draw_wide(words, at, left, size, sums, rest, hand, 2),
                         demesne_draw_wide(words, at, left, size, sums, rest, hand, 4));
}
DEMESNE_INLINE int demesne_total(__m128i v) {
    v = _mm_add_epi32(v, _mm_shuffle_epi32(v, 0x4E));
    return _mm_cvtsi128_si32(_mm_add_epi32(v, _mm_shuffle_epi32(v, 0xB1)));
}
/* whether a row has anything where the mask is set */
static inline int demesne_any(const unsigned short *n, const unsigned short *mask, int width) {
    __m128i v = _mm_setzero_si128();
    for (int i = 0; i < width; i += 8)
        v = _mm_or_si128(v, _mm_and_si128(DEMESNE_V(n + i), DEMESNE_V(mask + i)));
    return _mm_movemask_epi8(_mm_cmpeq_epi8(v, _mm_setzero_si128())) != 0xFFFF;
}
/* which numbers of a row are not 0, a bit each; likewise where there are more options than picks */
static inline unsigned long long demesne_some(const unsigned short *n, int width) {
    unsigned long long none = 0;
    for (int i = 0; i < width; i += 16) {
        __m128i v = _mm_packus_epi16(DEMESNE_V(n + i), DEMESNE_V(n + i + 8));
        none |= (unsigned long long)(unsigned)_mm_movemask_epi8(_mm_cmpeq_epi8(v, _mm_setzero_si128())) << i;
    }
    return width == 32 ? none ^ 0xFFFFFFFFull : ~none;
}
static inline unsigned long long demesne_more(const unsigned char *opt, const unsigned char *pick, int width) {
    unsigned long long none = 0;
    for (int i = 0; i < width; i += 16) {
        __m128i v = _mm_subs_epu8(DEMESNE_V(opt + i), DEMESNE_V(pick + i));
        none |= (unsigned long long)(unsigned)_mm_movemask_epi8(_mm_cmpeq_epi8(v, _mm_setzero_si128())) << i;
    }
    return width == 32 ? none ^ 0xFFFFFFFFull : ~none;
}
/* counts times weights */
static inline int demesne_dot(const unsigned short *n, const short *w, int width) {
    __m128i v = _mm_setzero_si128();
    for (int i = 0; i < width; i += 8)
        v = _mm_add_epi32(v, _mm_madd_epi16(DEMESNE_V(n + i), DEMESNE_V(w + i)));
    return demesne_total(v);
}
/* the same over five zones of a seat, `apart` numbers from each other */
static inline int demesne_weigh(const unsigned short *n, int apart, const short *w, int width) {
    __m128i v = _mm_setzero_si128();
    for (int i = 0; i < width; i += 8) {
        const unsigned short *q = n + i;
        __m128i s = _mm_add_epi16(DEMESNE_V(q), DEMESNE_V(q + apart));
        s = _mm_add_epi16(s, _mm_add_epi16(DEMESNE_V(q + 2 * apart), DEMESNE_V(q + 3 * apart)));
        s = _mm_add_epi16(s, DEMESNE_V(q + 4 * apart));
        v = _mm_add_epi32(v, _mm_madd_epi16(s, DEMESNE_V(w + i)));
    }
    return demesne_total(v);
}
/* rows as bytes, larger counts cut at 255: a row, five zones of a seat, at most as many as seen, added to what is there */
DEMESNE_INLINE __m128i demesne_bytes(const unsigned short *n) {
    const __m128i most = _mm_set1_epi16(255);
    __m128i a = DEMESNE_V(n), b = DEMESNE_V(n + 8);
    return _mm_packus_epi16(_mm_sub_epi16(a, _mm_subs_epu16(a, most)), _mm_sub_epi16(b, _mm_subs_epu16(b, most)));
}
static inline void demesne_write(const unsigned short *n, unsigned char *out, int width) {
    for (int i = 0; i < width; i += 16) DEMESNE_P(out + i, demesne_bytes(n + i));
}
static inline void demesne_write_five(const unsigned short *n, int apart, unsigned char *out, int width) {
    for (int i = 0; i < width; i += 16) {
        __m128i v = demesne_bytes(n + i);
        for (int zone = 1; zone < 5; zone++) v = _mm_adds_epu8(v, demesne_bytes(n + i + zone * apart));
        DEMESNE_P(out + i, v);
    }
}
static inline void demesne_write_seen(const unsigned char *seen, const unsigned short *n, unsigned char *out, int width) {
    for (int i = 0; i < width; i += 16) DEMESNE_P(out + i, _mm_min_epu8(DEMESNE_V(seen + i), demesne_bytes(n + i)));
}
static inline void demesne_write_more(const unsigned short *n, unsigned char *out, int width) {
    for (int i = 0; i < width; i += 16) DEMESNE_P(out + i, _mm_adds_epu8(DEMESNE_V(out + i), demesne_bytes(n + i)));
}
static inline void demesne_write_less(const short *cost, int less, unsigned char *out, int width) {
    __m128i by = _mm_set1_epi16((short)less);
    for (int i = 0; i < width; i += 16)
        DEMESNE_P(out + i, _mm_packus_epi16(_mm_subs_epi16(DEMESNE_V(cost + i), by),
                                            _mm_subs_epi16(DEMESNE_V(cost + i + 8), by)));
}
/* four blocks of the stream, `step` apart, from number `from` on, one in each lane */
static void demesne_four(const unsigned int *key, unsigned int from, unsigned int step, unsigned int *out) {
    static const unsigned int first[4] = {0x61707865, 0x3320646E, 0x79622D32, 0x6B206574};
    __m128i s[16], v[16];
    for (int i = 0; i < 4; i++) s[i] = _mm_set1_epi32((int)first[i]);
    for (int i = 0; i < 8; i++) s[4 + i] = _mm_set1_epi32((int)key[i]);
    s[12] = _mm_add_epi32(_mm_set1_epi32((int)from), _mm_set_epi32((int)(3 * step), (int)(2 * step), (int)step, 0));
    s[13] = s[14] = s[15] = _mm_setzero_si128();
    for (int i = 0; i < 16; i++) v[i] = s[i];
#define DEMESNE_ROT(x, n) _mm_or_si128(_mm_slli_epi32(x, n), _mm_srli_epi32(x, 32 - n))
#define DEMESNE_Q(a, b, c, d) \
    v[a] = _mm_add_epi32(v[a], v[b]); v[d] = _mm_xor_si128(v[d], v[a]); \
    v[d] = _mm_shufflehi_epi16(_mm_shufflelo_epi16(v[d], 0xB1), 0xB1); \
    v[c] = _mm_add_epi32(v[c], v[d]); v[b] = _mm_xor_si128(v[b], v[c]); v[b] = DEMESNE_ROT(v[b], 12); \
    v[a] = _mm_add_epi32(v[a], v[b]); v[d] = _mm_xor_si128(v[d], v[a]); v[d] = DEMESNE_ROT(v[d], 8); \
    v[c] = _mm_add_epi32(v[c], v[d]); v[b] = _mm_xor_si128(v[b], v[c]); v[b] = DEMESNE_ROT(v[b], 7);
    for (int i = 0; i < 4; i++) {
        DEMESNE_Q(0, 4, 8, 12) DEMESNE_Q(1, 5, 9, 13) DEMESNE_Q(2, 6, 10, 14) DEMESNE_Q(3, 7, 11, 15)
        DEMESNE_Q(0, 5, 10, 15) DEMESNE_Q(1, 6, 11, 12) DEMESNE_Q(2, 7, 8, 13) DEMESNE_Q(3, 4, 9, 14)
    }
    for (int i = 0; i < 16; i += 4) {
        __m128i a = _mm_add_epi32(v[i], s[i]), b = _mm_add_epi32(v[i + 1], s[i + 1]);
        __m128i c = _mm_add_epi32(v[i + 2], s[i + 2]), d = _mm_add_epi32(v[i + 3], s[i + 3]);
        __m128i e = _mm_unpacklo_epi32(a, b), f = _mm_unpackhi_epi32(a, b);
        __m128i g = _mm_unpacklo_epi32(c, d), h = _mm_unpackhi_epi32(c, d);
        DEMESNE_P(out + i, _mm_unpacklo_epi64(e, g));
        DEMESNE_P(out + 16 + i, _mm_unpackhi_epi64(e, g));
        DEMESNE_P(out + 32 + i, _mm_unpacklo_epi64(f, h));
        DEMESNE_P(out + 48 + i, _mm_unpackhi_epi64(f, h));
    }
}
#else
#define DEMESNE_FOUR 0
DEMESNE_INLINE unsigned char demesne_byte(int n) { return (unsigned char)(n < 0 ? 0 : n > 255 ? 255 : n); }
static inline void demesne_write(const unsigned short *n, unsigned char *out, int width) {
    for (int i = 0; i < width; i++) out[i] = demesne_byte(n[i]);
}
static inline void demesne_write_five(const unsigned short *n, int apart, unsigned char *out, int width) {
    for (int i = 0; i < width; i++)
        out[i] = demesne_byte(n[i] + n[i + apart] + n[i + 2 * apart] + n[i + 3 * apart] + n[i + 4 * apart]);
}
static inline void demesne_write_seen(const unsigned char *seen, const unsigned short *n, unsigned char *out, int width) {
    for (int i = 0; i < width; i++) out[i] = seen[i] < n[i] ? seen[i] : (unsigned char)n[i];
}
static inline void demesne_write_more(const unsigned short *n, unsigned char *out, int width) {
    for (int i = 0; i < width; i++) out[i] = demesne_byte(out[i] + n[i]);
}
static inline void demesne_write_less(const short *cost, int less, unsigned char *out, int width) {
    for (int i = 0; i < width; i++) out[i] = demesne_byte(cost[i] - less);
}
static inline void demesne_sum(const unsigned short *rest, signed char *sums, int width) {
    int total = -128;
    for (int j = 0; j < width; j++) {
        total += rest[j];
        sums[j] = (signed char)total;
    }
}
static inline int demesne_take(signed char *sums, int r, int width) {
    int k = width;
    for (int j = 0; j < width; j++) {
        signed char above = sums[j] > r - 128;
        sums[j] = (signed char)(sums[j] - above);
        k -= above;
    }
    return k;
}
static inline int demesne_draw(const unsigned int *words, int at, int *left, int size, signed char *sums,
                               unsigned short *rest, unsigned short *hand, int width) {
    int n = *left;
    do {
        unsigned m = (words[at >> 1] >> ((at & 1) << 4) & 0xFFFF) * (unsigned)size;
        at++;
        if ((m & 0xFFFF) < (unsigned)size && (m & 0xFFFF) < (65536u - size) % size)
            continue;
        int k = demesne_take(sums, (int)(m >> 16), width);
        rest[k]--;
        hand[k]++;
        size--;
        n--;
    } while (n && at < 32);
    *left = n;
    return at;
}
static inline int demesne_any(const unsigned short *n, const unsigned short *mask, int width) {
    int some = 0;
    for (int i = 0; i < width; i++) some |= n[i] & mask[i];
    return some != 0;
}
static inline unsigned long long demesne_some(const unsigned short *n, int width) {
    unsigned long long some = 0;
    for (int i = 0; i < width; i++) some |= (unsigned long long)(n[i] != 0) << i;
    return some;
}
static inline unsigned long long demesne_more(const unsigned char *opt, const unsigned char *pick, int width) {
    unsigned long long some = 0;
    for (int i = 0; i < width; i++) some |= (unsigned long long)(opt[i] > pick[i]) << i;
    return some;
}
static inline int demesne_dot(const unsigned short *n, const short *w, int width) {
    int total = 0;
    for (int i = 0; i < width; i++) total += n[i] * w[i];
    return total;
}
static inline int demesne_weigh(const unsigned short *n, int apart, const short *w, int width) {
    int total = 0;
    for (int i = 0; i < width; i++)
        total += w[i] * (n[i] + n[i + apart] + n[i + 2 * apart] + n[i + 3 * apart] + n[i + 4 * apart]);
    return total;
}
static void demesne_four(const unsigned int *key, unsigned int from, unsigned int step, unsigned int *out) {
    (void)key; (void)from; (void)step; (void)out;
}
#endif
