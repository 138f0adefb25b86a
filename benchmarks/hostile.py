"""Two people play while attackers do what they can: does their table stay quick, the memory bounded, the end clean?

The real server runs in a process of its own, as behind a proxy: attackers come from loopback addresses of their own
(127.0.0.2 and on) and, through the trusted proxy's address, as forwarded ones (10.0.0.0/8). Everything stays on this
machine and is bounded in number and time. The attackers run at the lowest priority, because they would be elsewhere.

    python benchmarks/hostile.py                      two minutes
    python benchmarks/hostile.py --minutes 30         the long run, on a quiet machine
    python benchmarks/hostile.py --only records,churn some of the attacks, to find out which one hurts
    python benchmarks/hostile.py --only long          six boards, three analyses, two solves: is what is short quick?
    python benchmarks/hostile.py --seed 7 --json      another order of events; figures as JSON
    python benchmarks/hostile.py --ahead              before the other programs of a busy machine, where that is allowed

Printed: the time from an answer to the view that shows it (median, 99th percentile, longest), the most memory of the
server and its workers together (PSS: pages that processes share count once), how busy the server was and how long it
had no core, how long strangers wait for something short while others ask for what takes long, refusals and other
statuses, what should never happen (WRONG), faults in the server's log, how long the stop took. It is stopped while the
attacks go on. The exit code is 1 when a target is missed.
"""

from __future__ import annotations

import sys

from hostile.running import main

if __name__ == "__main__":
    sys.exit(main(__doc__))
