/* Hammers crew.h: every number must come up exactly once in each round, with helpers asleep or awake, after a fork too;
   what a helper that has come to a stop has not begun is done by the caller. */
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include "crew.h"

#define MOST 1000
static void hit(void *task, int first, int last, int end) {
    for (int i = first; i < last; i++) ((int *)task)[i] += last <= end ? 1 : MOST;
}
static pthread_t caller;
static void stop_in(void *task, int first, int last, int end) {
    (void)end;
    if (pthread_equal(pthread_self(), caller)) *(int *)task += last - first; /* only the caller counts */
    else usleep(20000);
}
/* each helper has begun one piece at most */
static int wrong_when_stopped(demesne_crew *crew, int rounds) {
    int found = 0, n = 90, size = 3;
    caller = pthread_self();
    for (int r = 0; r < rounds; r++) {
        int done = 0;
        demesne_do(crew, stop_in, &done, n, size);
        found += done < n - size * (crew->threads - 1) || done > n;
    }
    return found;
}
static int wrong(demesne_crew *crew, int rounds, int pauses) {
    int hits[MOST] = {0}, due[MOST] = {0}, found = 0;
    for (int r = 1; r <= rounds; r++) {
        int n = 1 + r * 37 % MOST;
        demesne_do(crew, hit, hits, n, 1 + r % 9);
        for (int i = 0; i < n; i++) due[i]++;
        found += memcmp(hits, due, sizeof(hits)) != 0;
        if (pauses && r % 50 == 0) usleep(3000); /* long enough to fall asleep */
    }
    return found;
}
static int wrong_in_child(demesne_crew *crew) {
    int status = 1;
    pid_t child = fork();
    if (child == 0) {
        int found = wrong(crew, 50, 0);
        demesne_dismiss(crew);
        _exit(found != 0);
    }
    return waitpid(child, &status, 0) != child || status != 0;
}
int main(int n, char **given) {
    int rounds = atoi(given[n - 2]), forks = atoi(given[n - 1]), found = wrong(NULL, 20, 0);
    for (int threads = 2; threads <= 5; threads++) {
        demesne_crew *crew = demesne_gather(threads);
        found += wrong(crew, rounds, 1);
        for (int i = 0; i < forks; i++) found += wrong_in_child(crew);
        found += wrong(crew, 20, 0) + wrong_when_stopped(crew, 10);
        demesne_dismiss(crew);
    }
    for (int i = 0; i < 100; i++) {
        demesne_crew *crew = demesne_gather(3);
        found += wrong(crew, i % 4, 0);
        demesne_dismiss(crew);
    }
    printf("%d wrong\n", found);
    return found != 0;
}
