"""What all tests share: the same examples each time, as many as two small cores bear; and the minutes by folder."""

from collections import defaultdict

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "build",
    max_examples=12,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("long", settings.get_profile("build"), max_examples=500, derandomize=False)
settings.load_profile("build")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reports = [report for group in terminalreporter.stats.values() for report in group]
    seconds: defaultdict[str, float] = defaultdict(float)
    for report in reports:
        if isinstance(report, pytest.TestReport):
            seconds["/".join(report.nodeid.split("/")[:2])] += report.duration
    terminalreporter.section("minutes")
    for folder, total in sorted(seconds.items(), key=lambda item: -item[1]):
        terminalreporter.write_line(f"{total / 60:5.1f}  {folder}")
