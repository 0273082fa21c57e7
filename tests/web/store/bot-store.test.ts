import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { type Bot, LONGEST_BOT_NAME } from "../../../web/app/saved";
import { openBots } from "../../../web/store/bot-store";
import { freshDisk, onDisk } from "./disk";

const CODE = "def choose(state): …";
const bot = (part: Partial<Bot> = {}): Bot => ({ name: "Ada", game: "number_stack", code: CODE, saved: 1, ...part });

async function open() {
  const bots = openBots();
  await bots.ready;
  return bots;
}

beforeEach(freshDisk);

test("a bot outlives the page, and is no game", async () => {
  await (await open()).save(bot());
  const bots = await open();
  assert.deepEqual(bots.list(), [bot()]);
  assert.deepEqual(bots.find("number_stack", "Ada"), bot());
  assert.deepEqual(await onDisk(), {});
});

test("a bot belongs to its game; the latest comes first", async () => {
  const bots = await open();
  const [ada, ben, other] = [bot(), bot({ name: "Ben", saved: 2 }), bot({ game: "sequence_stack", saved: 3 })];
  for (const one of [ada, other, ben]) await bots.save(one);
  assert.deepEqual(bots.list("number_stack"), [ben, ada]);
  assert.deepEqual(bots.list(), [other, ben, ada]);
  assert.equal(bots.find("sequence_stack", "Ben"), undefined);
});

test("the same name in the same game is the same bot", async () => {
  const bots = await open();
  await bots.save(bot());
  await bots.save(bot({ code: "another", saved: 2 }));
  assert.deepEqual((await open()).list(), [bot({ code: "another", saved: 2 })]);
});

test("a bot that is removed is gone for good", async () => {
  const bots = await open();
  await bots.save(bot());
  await bots.remove(bot());
  assert.deepEqual([bots.list(), (await open()).list()], [[], []]);
});

test("what is written while the disk is still being read is not overwritten by it", async () => {
  await (await open()).save(bot());
  const bots = openBots();
  await bots.save(bot({ code: "newer", saved: 2 }));
  assert.equal(bots.find("number_stack", "Ada")?.code, "newer");
});

test("a browser that keeps nothing has bots until the page is closed", async () => {
  mock.method(indexedDB, "open", () => {
    throw new DOMException("denied", "SecurityError");
  });
  const bots = await open();
  await bots.save(bot());
  assert.deepEqual(bots.list(), [bot()]);
  await bots.remove(bot());
  assert.deepEqual([bots.list(), (await open()).list()], [[], []]);
});

test("a name that is free is the wish itself, or counted on from it", async () => {
  const bots = await open();
  assert.equal(bots.free("number_stack", "  Ada \n Lovelace "), "Ada Lovelace");
  assert.equal(bots.free("number_stack", "   "), "Bot");
  await bots.save(bot());
  assert.equal(bots.free("number_stack", "Ada"), "Ada 2");
  await bots.save(bot({ name: "Ada 2" }));
  assert.equal(bots.free("number_stack", "Ada"), "Ada 3");
  assert.equal(bots.free("sequence_stack", "Ada"), "Ada");
});

test("a name has room for its number", async () => {
  const bots = await open();
  const wish = "x".repeat(100);
  await bots.save(bot({ name: bots.free("number_stack", wish) }));
  assert.equal(bots.free("number_stack", wish), `${"x".repeat(LONGEST_BOT_NAME - 3)} 2`);
});
