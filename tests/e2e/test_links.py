"""Games that travel: share, open, replay, play by link, challenge.  Two people are two browsers."""

import base64
import json
import subprocess

from playwright.sync_api import Page, expect

from numgames.play.session import resume
from tests.support.hands import (
    hold,
    let_go,
    look,
    open_table,
    play,
    put_saves,
    record_of,
    save,
    shared,
)
from tests.support.kept import nothing_kept
from tests.support.pages import NewPage
from tests.support.paths import ROOT
from tests.support.words import said

DECODE = """
const [{ default: jsqr }, chunks] = [await import("jsqr"), []];
for await (const chunk of process.stdin) chunks.push(chunk);
const { data, width, height } = JSON.parse(Buffer.concat(chunks).toString());
const pixels = Uint8ClampedArray.from(Buffer.from(data, "base64"));
const read = jsqr.default ?? jsqr;
const darkOnLight = { inversionAttempts: "dontInvert" };
const found = read(pixels, width, height, darkOnLight);
console.log(found ? found.data : "");
"""
PIXELS = """async (png) => {
  const bitmap = await createImageBitmap(await (await fetch(png)).blob());
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d");
  context.drawImage(bitmap, 0, 0);
  const { data, width, height } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  let bytes = "";
  for (let i = 0; i < data.length; i += 32768)
    bytes += String.fromCharCode(...data.subarray(i, i + 32768));
  return { data: btoa(bytes), width, height };
}"""
OPEN_CHAIN = "1.sequence_showdown..a.1.0.48-2-34-17-68-4"
CARDS = "1.stack_attack_score..k4.1.0.3take-2skip-2take-skip-take-2skip-take-skip-3take-4skip-take"


def decoded(page: Page) -> str:
    """What a camera reads off the QR code on the screen, dark on light only."""
    png = base64.b64encode(page.locator(".qr").screenshot()).decode()
    elsewhere = page.context.new_page()  # without the page's own policy
    pixels = elsewhere.evaluate(PIXELS, f"data:image/png;base64,{png}")
    elsewhere.close()
    run = subprocess.run(
        ["node", "--input-type=module", "-e", DECODE],
        input=json.dumps(pixels), capture_output=True, text=True, cwd=ROOT, check=True,
    )  # fmt: skip
    return run.stdout.strip()


def test_the_share_dialog_gives_link_and_qr_code(new_page: NewPage, quick_site: str):
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    open_table(page, quick_site, OPEN_CHAIN)
    page.locator("[data-act=more]").click()
    page.locator("#menu [data-act=share]").click()
    page.locator("#share[open]").wait_for()
    assert page.locator(".share__url").input_value() == f"{quick_site}#{OPEN_CHAIN}"
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        assert decoded(page) == f"{quick_site}#{OPEN_CHAIN}"
    page.locator("#share [data-act=copy]").click()
    expect(page.locator(".share__said")).to_have_text("Copied.")
    assert page.evaluate("navigator.clipboard.readText()") == f"{quick_site}#{OPEN_CHAIN}"
    expect(page.locator(".share__note")).to_have_text("There are no names in the link.")
    assert shared(page, "cards") == f"{quick_site}#1.sequence_showdown..a.1.0"


def test_the_system_sends_where_it_can(new_page: NewPage, quick_site: str):
    page = new_page()
    page.add_init_script("navigator.share = async (what) => void (window.sent = what)")
    open_table(page, quick_site, CARDS, over=True)
    page.get_by_role("link", name="See the result").click()
    page.locator(".end [data-act=share]").click()
    page.locator("#share [data-act=send]").click()
    expect(page.locator(".share__said")).to_have_text("Sent.")
    assert page.evaluate("window.sent.url") == f"{quick_site}#{CARDS}"
    expect(page.locator(".share__note")).to_contain_text("order of the cards")


def test_replay_by_keyboard_line_and_button(page: Page, quick_site: str):
    hold(page, 1400)
    look(page, f"{quick_site}#{OPEN_CHAIN}")
    page.locator("main.review").focus()
    line = page.locator(".scrub input[type=range]")
    text = page.locator(".scrub__t")
    steps = said(resume(OPEN_CHAIN))
    page.keyboard.press("Home")
    expect(text).to_have_text(f"Move 1: {steps[0]}")
    page.keyboard.press("ArrowRight")
    expect(text).to_have_text(f"Move 2: {steps[1]}")
    expect(page.locator(".still .cell.last")).to_have_text("48")
    line.fill("4")
    expect(text).to_have_text(f"Move 5: {steps[4]}")
    expect(line).to_have_attribute("aria-valuetext", f"Move 5 of 6. {steps[4]}")
    page.keyboard.press(" ")
    expect(page.locator("[data-act=replay]")).to_have_attribute("aria-label", "Pause")
    let_go(page)
    expect(text).to_contain_text("Now.")
    expect(page.locator("[data-act=replay]")).to_have_attribute("aria-label", "Replay the game")
    page.evaluate("holding = true")
    page.locator("[data-act=replay]").click()
    expect(text).to_contain_text("Move 1:")
    page.keyboard.press("End")
    expect(page.locator(".still .cell.last")).to_have_text("4")
    assert nothing_kept(page)


def test_who_was_ahead_in_an_open_game_is_told_to_those_who_ask(page: Page, quick_site: str):
    look(page, f"{quick_site}#{OPEN_CHAIN}")
    expect(page.locator(".curve, .verdict")).to_have_count(0)
    page.locator("[data-act=study]").click()
    expect(page.locator(".curve")).to_be_visible(timeout=30_000)
    expect(page.locator(".verdict")).to_have_count(6)


def test_continue_from_here_makes_a_copy_and_the_old_game_comes_back(page: Page, quick_site: str):
    mine = save("1.sequence_showdown..mine.1.0.10-5")
    put_saves(page, quick_site, mine)
    look(page, f"{quick_site}#{OPEN_CHAIN}")
    page.locator(".moves tbody tr").nth(2).click()
    page.locator("[data-act=play-on]", has_text="Continue from here").click()
    page.locator("#copy [name=name1]").fill("Cleo")
    page.locator("#copy [type=submit]").click()
    expect(page.locator(".cell.last")).to_have_text("2")
    expect(page.locator(".tray.p1 h2")).to_have_text("Cleo")
    play(page, "58")
    assert record_of(page, "sequence_showdown") == "1.sequence_showdown..a.1.0.48-2-58"
    page.reload()
    page.locator(".play").wait_for()
    page.locator("[data-act=more]").click()
    page.locator("[data-act=original]").click()
    expect(page.locator(".cell.last")).to_have_text("5")
    assert record_of(page, "sequence_showdown") == mine["record"]


AND_AWAY = """() => {
  document.querySelector("#copy [type=submit]").click();
  history.pushState(null, "", "#/settings");
  dispatchEvent(new Event("popstate"));
}"""


def test_the_same_cards_from_a_challenge_link(page: Page, quick_site: str):
    """Who goes elsewhere while they are laid out is not fetched back."""
    page.goto(f"{quick_site}#1.stack_attack_score..k4.1.0")
    expect(page.locator("#review-title")).to_have_text("Player 1 starts")
    page.locator("[data-act=play-on]").click()
    expect(page.locator("#copy [name=seat2]")).to_have_value("person")
    page.evaluate(AND_AWAY)
    expect(page.locator(".toast")).to_contain_text("copy")
    assert page.url.endswith("#/settings")
    page.goto(f"{quick_site}#{CARDS}")
    page.locator("[data-act=cards]").click()
    page.locator("#copy [type=submit]").click()
    page.wait_for_url("**#/play/**")
    expect(page.locator(".play .tile--hero")).to_have_text(
        str(resume("1.stack_attack_score..k4.1.0").state.top)
    )
    assert record_of(page, "stack_attack_score") == "1.stack_attack_score..k4.1.0"


def test_an_impossible_history_is_told_politely(page: Page, quick_site: str):
    page.goto(f"{quick_site}#1.sequence_showdown.illegal=refuse.a.1.0.10-3")
    expect(page.locator("h1:visible")).to_have_text("This link doesn’t work")
    sentence = (
        "This game can't be right: move 2 isn't possible. 3 isn't a factor or multiple of 10."
    )
    expect(page.locator(".wait .lead").first).to_have_text(sentence)
    assert nothing_kept(page)
