"""The table of `make trust`: a pytest plugin that adds up, row by row, what the attacks did.

A test is part of a row by its marker, @pytest.mark.trust("random games", short=2000,
full=1000000).  `make test` runs the short amounts; with `--trust` the full
ones run, and only those tests.  A test says how much it did, and one figure, by `record_property`.
"""

import pytest


def pytest_addoption(parser):
    parser.addoption("--trust", action="store_true", help="the full amounts, and a table")


def pytest_collection_modifyitems(config, items):
    if config.getoption("trust"):
        items[:] = [item for item in items if item.get_closest_marker("trust")]
    for item in items:
        if marker := item.get_closest_marker("trust"):
            item.user_properties.append(("row", marker.args[0]))


def pytest_terminal_summary(terminalreporter, config):
    if not config.getoption("trust"):
        return
    rows = {}
    for outcome in ("passed", "failed", "error", "skipped"):
        for report in terminalreporter.getreports(outcome):
            said = dict(report.user_properties)
            if "row" in said and (report.when == "call" or outcome != "passed"):
                rows.setdefault(said["row"], []).append((outcome, said, report.duration))
    write = terminalreporter.write_line
    write(f"{'attack':<46}{'amount':>10}{'failures':>10}{'seconds':>9}  figure")
    for row, tests in rows.items():
        ends = [outcome for outcome, _, _ in tests]
        held = [said for outcome, said, _ in tests if outcome == "passed"]
        amount = sum(int(said.get("amount", 1)) for said in held)
        failures = ends.count("failed") + ends.count("error")
        left_out = ends.count("skipped")
        figures = [said["figure"] for _, said, _ in tests if "figure" in said]
        if left_out:
            figures.append(f"{left_out} left out, see above")
        seconds = sum(duration for _, _, duration in tests)
        write(f"{row:<46}{amount:>10,}{failures:>10}{seconds:>9.0f}  {'; '.join(figures)}")


@pytest.fixture
def amount(request, record_property):
    """How often the attack of this test is to run."""
    marker = request.node.get_closest_marker("trust")
    count = marker.kwargs["full" if request.config.getoption("trust", False) else "short"]
    record_property("amount", count)
    return count
