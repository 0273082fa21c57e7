"""What Python is asked before the tap, so that the tap need not wait for it."""

from playwright.sync_api import Page, expect

from tests.support.engine import ASKED, DIE, STALLED, UNREACHED, worker
from tests.support.hands import record_of, step, tap
from tests.support.pages import NewPage, begin, settled
from tools.dev.waiting import until

SLOW_DISK = """
  const answers = [];
  globalThis.disk = () => answers.splice(0).forEach((give) => give());
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (...what) {
    const request = open.apply(this, what);
    let success = null;
    Object.defineProperty(request, "onsuccess", { set: (heard) => { success = heard; } });
    request.addEventListener("success", (event) =>
      answers.push(() => success?.call(request, event)));
    return request;
  };
  for (const timer of ["setTimeout", "setInterval"]) {
    const plain = globalThis[timer];
    globalThis[timer] = (act, time, ...rest) =>
      plain(act, [250, 4000].includes(time) ? 15 * time : time, ...rest);
  }
"""
"""A disk that answers when the test says `disk()`; the page has fifteen times the patience that
storage.ts has for it, whether it counts milliseconds or the beats of awake-timeout.ts."""
ONE_MORE = """async ([main, record]) => {
  const { engine } = await import(main);
  await engine.ask({ do: "view", record, names: ["Ada", "Ben"] });
}"""
"""Python answers in turn: with this answer, all that was asked before has its answer, too."""


def expect_asked(page: Page, record: str, *wanted: str) -> None:
    """Python is asked about these moves in this position, and about no more once it is quiet."""
    settled(page)
    about = "asked.filter(({ record }) => record === r)"
    enough = f"([r, count]) => {about}.length >= count"
    until(page, enough, arg=[record, len(wanted)])
    page.wait_for_timeout(300)
    found = page.evaluate(f"(r) => {about}", record)
    assert sorted(one.get("move", one["do"]) for one in found) == list(wanted)


def test_what_follows_a_choice_is_known_before_the_tap(page: Page, quick_site: str) -> None:
    """Python is asked while people look at the two buttons, and not again by the tap."""
    page.add_init_script(ASKED)
    begin(page, quick_site, "stack_attack_score")
    record = record_of(page, "stack_attack_score")
    expect_asked(page, record, "skip", "take")
    tap(page, "[data-move=take]")
    expect_asked(page, record, "skip", "take")
    expect_asked(page, record_of(page, "stack_attack_score"), "skip", "take")


def test_what_was_asked_for_in_vain_is_asked_again_by_its_tap(new_page: NewPage, site: str) -> None:
    """Python dies with the answer to the next tap given, and the one after that cannot come."""
    page = new_page(errors=UNREACHED)
    page.add_init_script(ASKED)
    page.context.route("**/runtime/pyodide/**", lambda route: route.abort())
    begin(page, site, "stack_attack_score")
    record = record_of(page, "stack_attack_score")
    expect_asked(page, record, "skip", "take")
    page.evaluate(ONE_MORE, [f"{site}web/main.js", record])
    page.context.route("**/runtime/micropython/**", lambda route: route.abort())
    worker(page, "micropython").evaluate(DIE)
    tap(page, "[data-move=take]")
    before = step(page)
    page.locator("[data-move=skip]").click()
    trouble = page.locator("[data-trouble]")
    expect(trouble).to_contain_text("Python has stopped", timeout=STALLED)
    page.context.unroute("**/runtime/micropython/**")
    trouble.get_by_role("button", name="Try again").click()
    expect(page.locator(".play")).not_to_have_attribute("data-step", str(before))
