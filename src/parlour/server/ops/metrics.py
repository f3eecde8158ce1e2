"""Numbers for Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
HELP = {
    "moves": "Moves kept.",
    "refused": "Moves refused.",
    "messages": "Messages received over sockets.",
    "joins": "Sockets that joined a table.",
    "conflicts": "Writes that another process was faster with.",
    "slow": "Sockets closed because their reader was too slow.",
    "faults": "Bugs: see the log.",
    "requests": "HTTP requests, by status.",
    "bot_moves": "Moves made by bots.",
    "webhooks": "Webhooks called, by result.",
}


class Metrics:
    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.by_label: Counter[tuple[str, str, str]] = Counter()
        self.commit_buckets = [0] * (len(STEPS) + 1)
        self.commit_seconds = 0.0

    def count(self, name: str, label: str = "", value: str = "") -> None:
        if label:
            self.by_label[name, label, value] += 1
        else:
            self.counts[name] += 1

    def committed(self, seconds: float) -> None:
        self.commit_buckets[bisect_left(STEPS, seconds)] += 1
        self.commit_seconds += seconds

    def text(self, gauges: dict[str, int]) -> str:
        lines: list[str] = []
        for name, help in HELP.items():
            lines += [f"# HELP parlour_{name}_total {help}", f"# TYPE parlour_{name}_total counter"]
            labelled = [item for item in self.by_label.items() if item[0][0] == name]
            lines += [f'parlour_{name}_total{{{label}="{value}"}} {n}' for (_, label, value), n in labelled]
            if not labelled:
                lines.append(f"parlour_{name}_total {self.counts[name]}")
        for name, value in gauges.items():
            lines += [f"# TYPE parlour_{name} gauge", f"parlour_{name} {value}"]
        return "\n".join([*lines, *self.commit_lines(), ""])

    def commit_lines(self) -> list[str]:
        name = "parlour_commit_seconds"
        lines = [f"# HELP {name} How long a move waited to be kept.", f"# TYPE {name} histogram"]
        total = 0
        for step, count in zip((*STEPS, "+Inf"), self.commit_buckets, strict=True):
            total += count
            lines.append(f'{name}_bucket{{le="{step}"}} {total}')
        return [*lines, f"{name}_sum {self.commit_seconds:.6f}", f"{name}_count {total}"]
