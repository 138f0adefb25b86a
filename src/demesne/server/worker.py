"""A worker process: reads jobs from its input, one at a time, and writes their results. It ends with its server.

The system limits CPU time and memory of a job, so that not even a loop in C escapes; a job that uses too much ends
the process, and the pool starts another.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import pathlib
import signal
import sys
import time
from collections.abc import Callable, Generator, Iterator
from typing import Any, BinaryIO

import msgspec

from demesne.refusal import Phrase, Refusal, packed

NICE = 5  # games have priority
TRIES = 8  # to be given a lower priority
LENGTH = 4  # bytes of the length prefix of a message
LARGEST = 64 * 1024 * 1024


def main(module: str, memory: int) -> None:
    inbox, outbox = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # print output must not mix with messages
    jobs: dict[str, Callable[..., Any]] = importlib.import_module(module).JOBS
    end_with_the_server()
    limit(memory)
    write(outbox, {"ready": True})
    while (message := read(inbox)) is not None:
        write(outbox, {"begun": True})
        kind, seconds, given = message
        before = time.process_time()
        with stopped_after(seconds):
            for answer in answers(jobs[kind], given):
                answer["seconds"] = time.process_time() - before
                answer["memory"] = peak()
                write(outbox, answer)


def answers(work: Callable[..., Any], given: list[Any]) -> Iterator[dict[str, Any]]:
    """The intermediate results of the work, if it is a generator, and its result."""
    try:
        result = work(*given)
        if isinstance(result, Generator):
            while True:
                try:
                    yield {"part": next(result)}
                except StopIteration as done:
                    result = done.value
                    break
        yield {"result": result}
    except Refusal as refusal:
        yield {"refused": packed(refusal.phrase)}
    except MemoryError:
        yield {"memory_error": True}
    except RecursionError:
        yield {"refused": packed(Phrase("server-deep"))}
    except Exception as error:
        yield {"fault": type(error).__name__}


def frame(message: Any) -> bytes:
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


def read(inbox: BinaryIO) -> Any:
    head = inbox.read(LENGTH)
    if len(head) < LENGTH:
        return None
    return msgspec.msgpack.decode(inbox.read(int.from_bytes(head, "big")))


def write(outbox: BinaryIO, message: Any) -> None:
    outbox.write(frame(message))
    outbox.flush()


# limits enforced by the system, where available


@contextlib.contextmanager
def stopped_after(seconds: float) -> Iterator[None]:
    """The process ends when the work uses more CPU time: the signal's default action, without a handler."""
    if not hasattr(signal, "setitimer"):
        yield  # the pool's timeout ends it
        return
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def give_way() -> None:
    """To the server. Linux may share the CPU among sessions first, and then only their own niceness counts."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    for _ in range(TRIES):
        try:
            pathlib.Path("/proc/self/autogroup").write_text(str(NICE), encoding="ascii")
        except BlockingIOError:  # one change in a tenth of a second, on the whole machine
            time.sleep(0.15)
        except OSError:
            return
        else:
            return


def limit(memory: int) -> None:
    give_way()
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def peak() -> int:
    """Peak memory in bytes; not by getrusage on Linux, which starts with the size of the parent process."""
    try:
        with open("/proc/self/status", encoding="ascii") as status:
            return next(int(line.split()[1]) * 1024 for line in status if line.startswith("VmHWM:"))
    except (OSError, StopIteration):
        return _peak_elsewhere()


def _peak_elsewhere() -> int:
    try:
        import resource
    except ImportError:
        return 0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def end_with_the_server() -> None:
    """The server's end closes our input; on Linux we get a signal even during a job."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            import ctypes

            ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
