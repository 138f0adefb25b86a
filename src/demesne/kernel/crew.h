/* A crew: threads that share out the games of one step. Each has a range of its own, always the same one, so that its
   games stay in the cache of its core. Who is done takes pieces of a range whose owner has not begun or has come to a
   stop, but not of one that is being worked on: moving its games to another core and back costs more than the wait.
   The caller works too and never waits for a helper that has not begun: one that sleeps, or gets no core, costs nothing
   but its share. Helpers look for work for a moment before they go to sleep. They touch nothing of Python.
   Where there are no POSIX threads a crew is NULL, and the caller does everything. */
/* the numbers from `first` on, before `last`, of a range that ends before `end` */
typedef void (*demesne_piece)(void *task, int first, int last, int end);

/* these bytes will be written soon: fetch them from the core that read them last */
static inline void demesne_soon(const void *at, long long bytes) {
#if defined(__GNUC__) && defined(__x86_64__)
    /* compilers for any x86-64 make __builtin_prefetch a fetch for reading, which is of no use here */
    for (long long i = 0; i < bytes; i += 64) __asm__ __volatile__("prefetchw %0" : : "m"(((const char *)at)[i]));
#elif defined(__GNUC__)
    for (long long i = 0; i < bytes; i += 64) __builtin_prefetch((const char *)at + i, 1);
#else
    (void)at; (void)bytes;
#endif
}

#if defined(__GNUC__) && (defined(__unix__) || defined(__APPLE__))
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>
#define DEMESNE_APART __attribute__((aligned(128))) /* no two in one line of a cache */
#define DEMESNE_SPINS 2400 /* looks before sleeping, 4 pauses apart: about half a millisecond */
#define DEMESNE_STUCK 16 /* rarer looks at a range after which its owner has come to a stop: the time of many games */
#define DEMESNE_GET(at) __atomic_load_n(&(at), __ATOMIC_SEQ_CST)
#define DEMESNE_SET(at, value) __atomic_store_n(&(at), value, __ATOMIC_SEQ_CST)
#define DEMESNE_ADD(at, by) __atomic_add_fetch(&(at), by, __ATOMIC_SEQ_CST)

typedef struct { int next, first, last; } DEMESNE_APART demesne_range;
typedef struct { struct demesne_crew *crew; pthread_t thread; int number; } demesne_helper;
typedef struct demesne_crew {
    demesne_piece piece;
    void *task;
    int threads, started, size;
    pid_t owner; /* after a fork the child has the memory, but no helpers */
    demesne_helper *helpers;
    demesne_range *ranges;
    pthread_mutex_t lock;
    pthread_cond_t wake, rest;
    int taken; /* by the thread that is stepping */
    unsigned gate DEMESNE_APART; /* odd while there is work; grows */
    int inside DEMESNE_APART;    /* helpers that may be at work */
    int asleep, waiting, over;
} demesne_crew;

/* the pause between two looks, the i-th of a wait */
static void demesne_look_again(int i) {
    for (int j = 0; j < 4; j++) {
#if defined(__x86_64__) || defined(__i386__)
        __builtin_ia32_pause();
#elif defined(__aarch64__)
        __asm__ __volatile__("isb");
#else
        __asm__ __volatile__("" ::: "memory");
#endif
    }
    if (i % 8 == 7) sched_yield(); /* whoever shares this core goes first */
}
/* whether something is left of another's range that it does not work on; waits while it does */
static int demesne_abandoned(demesne_range *range) {
    int next = DEMESNE_GET(range->next);
    for (int i = 0; i < DEMESNE_STUCK && next > range->first && next < range->last; i++) {
        for (int j = 0; j < 8; j++) demesne_look_again(j); /* every look holds up the owner */
        int before = next;
        next = DEMESNE_GET(range->next);
        if (next != before) i = 0;
    }
    return next < range->last;
}
static void demesne_share(demesne_crew *crew, int number) {
    for (int i = 0; i < crew->threads; i++) {
        demesne_range *range = &crew->ranges[(number + i) % crew->threads];
        if (i && !demesne_abandoned(range)) continue;
        while (DEMESNE_GET(range->next) < range->last) {
            int last = DEMESNE_ADD(range->next, crew->size), first = last - crew->size;
            if (first < range->last)
                crew->piece(crew->task, first, last < range->last ? last : range->last, range->last);
        }
    }
}
static int demesne_work_after(demesne_crew *crew, unsigned seen) {
    unsigned gate = DEMESNE_GET(crew->gate);
    return DEMESNE_GET(crew->over) || (gate != seen && (gate & 1));
}
static void *demesne_help(void *at) {
    demesne_helper *self = (demesne_helper *)at;
    demesne_crew *crew = self->crew;
    unsigned seen = 0;
    for (;;) {
        for (int i = 0; i < DEMESNE_SPINS && !demesne_work_after(crew, seen); i++) demesne_look_again(i);
        if (!demesne_work_after(crew, seen)) {
            pthread_mutex_lock(&crew->lock);
            DEMESNE_ADD(crew->asleep, 1); /* before the look: the caller opens the gate before it counts sleepers */
            while (!demesne_work_after(crew, seen)) pthread_cond_wait(&crew->wake, &crew->lock);
            DEMESNE_ADD(crew->asleep, -1);
            pthread_mutex_unlock(&crew->lock);
        }
        if (DEMESNE_GET(crew->over)) return NULL;
        DEMESNE_ADD(crew->inside, 1); /* before the look at the gate: the caller shuts it before it counts who is inside */
        unsigned gate = DEMESNE_GET(crew->gate);
        if (gate & 1) {
            seen = gate;
            demesne_share(crew, self->number);
        }
        if (DEMESNE_ADD(crew->inside, -1) == 0 && DEMESNE_GET(crew->waiting)) {
            pthread_mutex_lock(&crew->lock);
            pthread_cond_signal(&crew->rest);
            pthread_mutex_unlock(&crew->lock);
        }
    }
}
/* begin anew, without the helpers of before: they are not there (yet, or in this process) */
static void demesne_start(demesne_crew *crew) {
    sigset_t all, before;
    crew->owner = getpid();
    crew->gate = 0;
    crew->started = crew->inside = crew->asleep = crew->waiting = crew->over = 0;
    pthread_mutex_init(&crew->lock, NULL);
    pthread_cond_init(&crew->wake, NULL);
    pthread_cond_init(&crew->rest, NULL);
    sigfillset(&all);
    for (int i = 0; i < 4; i++) sigdelset(&all, (const int[]){SIGSEGV, SIGBUS, SIGFPE, SIGILL}[i]);
    pthread_sigmask(SIG_BLOCK, &all, &before); /* signals are for the threads of Python */
    for (int i = 1; i < crew->threads; i++) {
        demesne_helper *helper = &crew->helpers[crew->started];
        helper->crew = crew;
        helper->number = i;
        if (pthread_create(&helper->thread, NULL, demesne_help, helper) == 0) crew->started++;
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}
static demesne_crew *demesne_gather(int threads) {
    void *crew = NULL, *ranges = NULL;
    demesne_helper *helpers = (demesne_helper *)calloc(threads, sizeof(demesne_helper));
    if (!helpers || posix_memalign(&crew, 128, sizeof(demesne_crew)) ||
        posix_memalign(&ranges, 128, threads * sizeof(demesne_range))) {
        free(helpers);
        free(crew);
        return NULL;
    }
    *(demesne_crew *)crew = (demesne_crew){.threads = threads, .helpers = helpers, .ranges = (demesne_range *)ranges};
    return (demesne_crew *)crew;
}
/* `piece` for all numbers below n, in pieces of `size`, by the whole crew; it is done when this returns */
static void demesne_do(demesne_crew *crew, demesne_piece piece, void *task, int n, int size) {
    int at_work = 0;
    if (!crew || !__atomic_compare_exchange_n(&crew->taken, &at_work, 1, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)) {
        piece(task, 0, n, n); /* nobody helps, or they help somebody else */
        return;
    }
    if (crew->owner != getpid()) demesne_start(crew);
    crew->piece = piece;
    crew->task = task;
    crew->size = size;
    for (int i = 0; i < crew->threads; i++) {
        demesne_range *range = &crew->ranges[i];
        range->first = (int)((long long)n * i / crew->threads);
        range->last = (int)((long long)n * (i + 1) / crew->threads);
        DEMESNE_SET(range->next, range->first);
    }
    DEMESNE_ADD(crew->gate, 1);
    if (DEMESNE_GET(crew->asleep)) {
        pthread_mutex_lock(&crew->lock);
        pthread_cond_broadcast(&crew->wake);
        pthread_mutex_unlock(&crew->lock);
    }
    demesne_share(crew, 0);
    DEMESNE_ADD(crew->gate, 1);
    for (int i = 0; i < DEMESNE_SPINS && DEMESNE_GET(crew->inside); i++) demesne_look_again(i);
    if (DEMESNE_GET(crew->inside)) {
        pthread_mutex_lock(&crew->lock);
        DEMESNE_SET(crew->waiting, 1);
        while (DEMESNE_GET(crew->inside)) pthread_cond_wait(&crew->rest, &crew->lock);
        DEMESNE_SET(crew->waiting, 0);
        pthread_mutex_unlock(&crew->lock);
    }
    DEMESNE_SET(crew->taken, 0);
}
static void demesne_dismiss(demesne_crew *crew) {
    if (crew->owner == getpid()) {
        DEMESNE_SET(crew->over, 1);
        pthread_mutex_lock(&crew->lock);
        pthread_cond_broadcast(&crew->wake);
        pthread_mutex_unlock(&crew->lock);
        for (int i = 0; i < crew->started; i++) pthread_join(crew->helpers[i].thread, NULL);
        pthread_mutex_destroy(&crew->lock);
        pthread_cond_destroy(&crew->wake);
        pthread_cond_destroy(&crew->rest);
    }
    free(crew->helpers);
    free(crew->ranges);
    free(crew);
}
#else
typedef struct demesne_crew demesne_crew;
static demesne_crew *demesne_gather(int threads) { (void)threads; return NULL; }
static void demesne_do(demesne_crew *crew, demesne_piece piece, void *task, int n, int size) {
    (void)crew; (void)size;
    piece(task, 0, n, n);
}
static void demesne_dismiss(demesne_crew *crew) { (void)crew; }
#endif
