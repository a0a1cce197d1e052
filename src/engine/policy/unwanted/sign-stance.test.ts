import { describe, expect, test } from "vitest";
import { listFaults } from "#engine/lexicon/testing/list-faults.ts";
import { makeDemand, makePolicy } from "../testing/make-policy.ts";
import type { Policy, StanceOnPromotion } from "../policy.ts";
import * as rows from "./rows/tolerated.ts";
import { signStance } from "./sign-stance.ts";
import { TOLERATED_EXAMPLES } from "./testing/tolerated-examples.ts";

test("what is taken all the same is read as its examples say", () => {
  expect(listFaults(rows, TOLERATED_EXAMPLES)).toEqual([]);
});

function sign(is: StanceOnPromotion["is"], detail: string, known: Partial<Policy> = {}) {
  const { stance } = makePolicy();
  const source = { kind: "note", asOf: "2026-05" } as const;
  return signStance(makePolicy({ ...known, stance: { ...stance, is, detail, source } }));
}

type Lines = {
  nature?: string;
  flair?: string;
  day?: number;
  isOwn?: boolean;
  title: string;
  text?: string;
};

const BAND = { title: "Gullhook - Tar [Doom]", text: "From their second demo." };

/** The lines of a draft, as `seeTolerated` puts them. */
function isTaken(
  { except }: StanceOnPromotion,
  { nature = "share", flair = "", day = 1, isOwn = false, title, text = "" }: Lines,
) {
  const lines = [`${nature} text ${isOwn}`, flair, day, title, text];
  return new RegExp(except ?? "$^", "i").test(lines.join("\n"));
}

const KNOTS = { title: "I finally finished my first knot board", text: "Forty knots on oak." };
const CLOSED = "no self-promotion; own knots fine; shops removed";

const OLDER = "new things go into the thread; an older one may be a post under a release flair";
const RELEASE = { title: "Knotly", flair: "Release" };

describe("what a closed community takes", () => {
  test.each<[string, string, Lines, boolean]>([
    ["a piece of the kind that is named", CLOSED, KNOTS, true],
    ["no advert for it", CLOSED, { ...KNOTS, nature: "advert" }, false],
    ["nothing that is sold", CLOSED, { ...KNOTS, text: "A knot is $12." }, false],
    ["what is said not to be sold", CLOSED, { ...KNOTS, text: "I don't sell knots." }, true],
    ["no program", CLOSED, { title: "My app ties knots for you" }, false],
    ["nothing else", CLOSED, { title: "A lamp that I made" }, false],
    ["nothing that is refused", "own knots not welcome", KNOTS, false],
    ["art on its day", "art posts on Tuesday", { title: "A knot in ink, drawn", day: 2 }, true],
    ["no art on others", "art posts on Tuesday", { title: "A knot in ink, drawn", day: 3 }, false],
    ["a tool that is free", "free tools tolerated", { title: "A free knot calculator" }, true],
    ["no other tool", "free tools tolerated", { title: "A knot calculator" }, false],
    [
      "a piece with its flair",
      "own knots fine under their flair",
      { ...KNOTS, flair: "Knot" },
      true,
    ],
    ["an older thing under its flair", OLDER, { ...RELEASE, text: "Out since 2021." }, true],
    ["no new one", OLDER, { ...RELEASE, text: "Out since Monday." }, false],
    ["no older one without the flair", OLDER, { title: "Knotly", text: "Since 2021." }, false],
    ["none without a flair", "own knots fine under their flair", KNOTS, false],
  ])("%s", (_, detail, draft, taken) => {
    expect(isTaken(sign("closed", detail), draft)).toBe(taken);
  });

  const named = {
    threads: [
      {
        name: "Knot Night",
        takes: "clubs",
        every: "week",
        day: "Wednesday",
        source: makePolicy().stance.source,
      },
    ],
    flairsSeen: [
      { text: "Feedback Friday", posts: 9 },
      { text: "Blog / Video Link", posts: 4 },
    ],
  };
  test.each<[string, Lines, boolean]>([
    ["the tag of a weekly thread on its day", { title: "[Knot Night] Our club", day: 3 }, true],
    ["the tag on another day", { title: "[Knot Night] Our club", day: 4 }, false],
    ["a day's flair on that day", { ...KNOTS, flair: "Feedback Friday", day: 5 }, true],
    ["a day's flair on another", { ...KNOTS, flair: "Feedback Friday", day: 1 }, false],
    ["a flair for members' own articles", { title: "My notes", flair: "Blog/Video Link" }, true],
    ["another flair", { title: "My notes", flair: "Question" }, false],
  ])("%s: %j", (_, draft, taken) => {
    expect(isTaken(sign("closed", "no ads", named), draft)).toBe(taken);
  });
});

test("beside a day for promotion, a flair for one kind of things is good on any day", () => {
  const flair = { of: "own resource", code: "flair", value: "Free" } as const;
  const draft = { title: "A knot chart", flair: "Free", text: "It costs nothing." };
  const some = { demands: [makeDemand({ ...flair, detail: "free chart" })] };
  expect(isTaken(sign("weekday", "adverts on Friday", some), draft)).toBe(true);
  const all = { demands: [makeDemand(flair)] };
  expect(isTaken(sign("weekday", "adverts on Friday", all), draft)).toBe(false);
});

test("where threads take promotion, what is open or has a tag may be a post, if notes say so", () => {
  const also = sign("thread", "the weekly thread; open source posts fine");
  const lines = { title: "A knot solver", text: "Code on GitHub." };
  expect(isTaken(also, lines)).toBe(true);
  expect(isTaken(also, { ...lines, nature: "advert" })).toBe(false);
  expect(isTaken(also, { title: "A knot solver" })).toBe(false);
  expect(isTaken(also, { title: "[P] A knot solver" })).toBe(true);
  const weighty = sign("thread", "the weekly thread; substantial open source posts fine");
  expect(isTaken(weighty, lines)).toBe(false);
  expect(isTaken(weighty, { ...lines, nature: "lesson" })).toBe(true);
});

test("what members trade is foreign to no market", () => {
  const foreign = (subject: string, title: string) =>
    new RegExp(
      sign("welcome", "members sell", { kind: "market", subject }).foreign ?? "$^",
      "i",
    ).test(title);
  expect(foreign("console games", "Selling two games")).toBe(false);
  expect(foreign("console games", "My app sorts games")).toBe(true);
  expect(foreign("pens", "Try my games")).toBe(true);
  expect(foreign("pens", "[Paid] Looking for an app maker")).toBe(false);
});

test.each(["welcome", "value", "ask"] as const)("%s has no need of exceptions", (is) => {
  expect(isTaken(sign(is, "own knots fine"), KNOTS)).toBe(false);
});

test.each<[string, Partial<Policy>, Lines, boolean]>([
  ["what its author says isn't theirs", {}, { title: "A knot", text: "It isn't mine." }, true],
  ["what they work for all the same", {}, { title: "A knot", text: "It is fine." }, false],
  ["a band's song where music is shared", { kind: "media" }, BAND, true],
  ["a band's song elsewhere", { kind: "hobby" }, BAND, false],
  ["one's own band", { kind: "media" }, { ...BAND, isOwn: true }, false],
  ["a deal among deals", { kind: "market" }, { title: "Lamps at 12" }, true],
  ["one's own among deals", { kind: "market" }, { title: "Our lamps at 12" }, false],
])("%s", (_, known, draft, taken) => {
  expect(isTaken(sign("closed", "no ads", known), draft)).toBe(taken);
});

describe("what nobody says is theirs", () => {
  const link = "https://gullhook.bandcamp.example/track/tar";
  const onlyLinks = {
    kind: "media",
    demands: [makeDemand({ of: "all", code: "link-only", value: null })],
  } as const satisfies Partial<Policy>;
  const aid = {
    kind: "support",
    demands: [makeDemand({ of: "fundraising", code: "contains", value: "a list" })],
  } as const satisfies Partial<Policy>;
  const TAR = { title: "Gullhook", text: link };
  const SONG = { title: "Gullhook - Tar", text: link };
  const NEEDS = { title: "Coats for two", text: `My wishlist: ${link}` };

  test.each<[string, Partial<Policy>, Lines, boolean]>([
    ["a bare link where all posts are links", onlyLinks, TAR, true],
    ["no link of the author's", onlyLinks, { ...TAR, isOwn: true }, false],
    ["none under a title of theirs", onlyLinks, { ...TAR, title: "Gullhook, my band" }, false],
    ["none with a text beside it", onlyLinks, { ...TAR, text: `${link}\nBuy it.` }, false],
    ["none where readers read", { ...onlyLinks, kind: "news" }, TAR, false],
    ["a song where music is shared", { kind: "media" }, SONG, true],
    ["no page of another form", { kind: "media" }, TAR, false],
    ["a list of needs where these are asked for", aid, NEEDS, true],
    ["none elsewhere", { kind: "support" }, NEEDS, false],
    ["no shop there", aid, { title: "Coats for two", text: `My shop: ${link}` }, false],
  ])("%s", (_, known, draft, taken) => {
    expect(isTaken(sign("closed", "no self-promotion", known), draft)).toBe(taken);
  });
});
