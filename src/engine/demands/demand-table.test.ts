import { describe, expect, test } from "vitest";
import { toRiskInput } from "#engine/checks/risk-input.ts";
import { readSituation } from "#engine/checks/situation.ts";
import type { Author } from "#engine/drafts/draft.ts";
import type { Policy, PostFormat } from "#engine/policy/policy.ts";
import {
  type Concern,
  type Demand,
  DEMAND_CODES,
  type DemandCode,
  type PolicyDemand,
} from "#engine/policy/demand.ts";
import { makeDraft, makePolicy } from "#engine/policy/testing/make-policy.ts";
import { judgeSentence } from "../../../scripts/sentences/judge-sentence.ts";
import { concerns } from "./concerns.ts";
import type { Judged } from "./demand-row.ts";
import type { DraftWriter } from "./draft-writer.ts";
import { DEMAND_ROWS } from "./demand-table.ts";
import { signDemands } from "#engine/policy/unwanted/sign-demands.ts";
import { prepareDemands } from "./prepare-demands.ts";
import { wordDemand } from "./word-demand.ts";

const SOURCE = { kind: "note", asOf: "2023-03" } as const;

const make = (changes: Partial<PolicyDemand> & Pick<Demand, "code">): PolicyDemand => ({
  of: "all",
  value: null,
  detail: null,
  countsComments: false,
  source: SOURCE,
  certainty: "sure",
  ...changes,
});

type Said = {
  title?: string;
  content?: string;
  flair?: string;
  at?: string;
  author?: Author;
  writer?: DraftWriter;
  isComment?: boolean;
};

const LONG = "We kept notes on every delivery for a year and learned more than we had hoped. ";

function situationOf(demands: PolicyDemand[], said: Said) {
  const {
    title = "A title that says what it is about",
    content = LONG.repeat(3),
    flair = null,
  } = said;
  const policy = makePolicy({ demands, fullName: "r/Example" });
  return readSituation(
    toRiskInput({
      draft: makeDraft({ title, content, flair }),
      policy,
      author: said.author ?? { karma: null, accountAgeDays: null },
      at: said.at ? new Date(said.at) : null,
      now: new Date("2026-11-17T10:00:00Z"),
      project: { name: "Ledgerly", url: "https://ledgerly.example" },
      writer: said.writer ?? null,
      ...(said.isComment && { postType: "thread-comment" as const }),
    }),
  );
}

type Outcome = NonNullable<Judged>["is"] | "none";
const OWN = "I made Ledgerly, a planner for small bakeries.";
const SALE = `${OWN} It costs $9 a month: https://ledgerly.example`;

const OWN_VIDEO = "I made a video on it, here is my channel: https://ledgerly.example";

/** For each code: demands, drafts, and what comes of holding one against the other. */
const CASES: Record<DemandCode, [what: string, value: Demand["value"], said: Said, is: Outcome][]> =
  {
    "title-tag": [
      ["the tag", "[OC]", { title: "[OC] Trains that came late" }, "kept"],
      ["no tag", "[OC]", { title: "Trains that came late" }, "broken"],
      ["any of several", "[H] or [W]", { title: "[W] A lens" }, "kept"],
      ["its flair", "one of its tags", { title: "Trains", flair: "Photo" }, "kept"],
      ["neither", "one of its tags", { title: "Trains" }, "broken"],
    ],
    "title-format": [
      ["brackets", "place and [resolution]", { title: "Lake Bohinj [4000x3000]" }, "kept"],
      ["none", "place and [resolution]", { title: "Lake Bohinj" }, "broken"],
      ["its beginning", "begins with AJA", { title: "AJA can trains fly?" }, "kept"],
      ["another beginning", "begins with AJA", { title: "Can trains fly?" }, "broken"],
      ["a question", "a question", { title: "Can trains fly?" }, "kept"],
      ["no spoiler", "no spoilers", { title: "The new season" }, "unknown"],
      ["a spoiler", "no spoilers", { title: "They killed Alex off" }, "broken"],
      ["what is no form", "clear and specific", {}, "unknown"],
      ["what may be there", "make and model", {}, "asked"],
    ],
    flair: [
      ["the flair", "Show-Off or Game", { flair: "Show-Off" }, "kept"],
      ["none", "Show-Off or Game", {}, "broken"],
      ["one of a kind", "medium, such as Oil", { flair: "Watercolor" }, "kept"],
      ["one still to be chosen", "Game", { flair: "{{your flair}}" }, "unknown"],
    ],
    day: [
      ["the day", "Saturday", { at: "2026-11-21T10:00:00Z" }, "kept"],
      ["another", "Saturday", { at: "2026-11-18T10:00:00Z" }, "broken"],
      ["one of the weekend", "weekend", { at: "2026-11-22T10:00:00Z" }, "kept"],
      ["within a span", "Friday to Sunday", { at: "2026-11-21T10:00:00Z" }, "kept"],
      ["no day yet", "Saturday", {}, "unknown"],
      ["a day of the month", "first of the month", { at: "2026-11-18T10:00:00Z" }, "unknown"],
    ],
    "thread-only": [
      ["a post", "Showcase Thread", {}, "broken"],
      ["a comment there", "Showcase Thread", { isComment: true }, "kept"],
    ],
    "question-in-thread": [
      ["a post", null, {}, "broken"],
      ["a comment there", null, { isComment: true }, "kept"],
    ],
    contains: [
      [
        "the words",
        "camera and exposure",
        { content: "My camera took it, two exposures." },
        "kept",
      ],
      ["none of them", "camera and exposure", { content: "What a night it was." }, "asked"],
      ["enough letters", "500 characters about the vehicle", { content: LONG.repeat(8) }, "kept"],
      ["too few", "500 characters about the vehicle", { content: LONG }, "broken"],
      ["too few of thousands", "2 images and 2,000 characters", { content: LONG }, "broken"],
      ["what can't be seen", "photo or video", {}, "unknown"],
    ],
    sections: [
      ["the headings", ["AI Disclosure"], { content: "**AI Disclosure**\n\nNone." }, "kept"],
      ["none", ["AI Disclosure"], { content: LONG }, "broken"],
      [
        "their words",
        ["Tech Stack", "Challenge"],
        { content: "My stack is Go. The tech challenge was time." },
        "asked",
      ],
    ],
    "min-words": [
      ["enough", 20, {}, "kept"],
      ["too few", 500, {}, "broken"],
      ["an unknown number", null, { content: LONG.repeat(9) }, "unknown"],
    ],
    "image-required": [
      ["a text alone", null, {}, "asked"],
      ["a picture that is spoken of", null, { content: "The photo shows it." }, "unknown"],
    ],
    "text-only": [
      ["a text", null, {}, "kept"],
      ["a bare link", null, { content: "https://news.example/story" }, "broken"],
    ],
    "link-only": [
      ["a link", null, { content: "https://news.example/story" }, "kept"],
      ["a text", null, {}, "broken"],
    ],
    "no-link": [
      ["no link", null, { content: OWN }, "kept"],
      ["an own link", null, { content: SALE }, "broken"],
      ["links of a kind that we don't see", "direct APK files", { content: SALE }, "unknown"],
    ],
    "gap-days": [["anything", 60, {}, "unknown"]],
    percent: [["anything", 10, {}, "unknown"]],
    "min-karma": [
      ["enough", 100, { author: { karma: 150, accountAgeDays: 9 } }, "kept"],
      ["too little", 100, { author: { karma: 50, accountAgeDays: 9 } }, "broken"],
      ["an account that we don't know", 100, {}, "unknown"],
      ["an unknown number", null, { author: { karma: 1, accountAgeDays: 9 } }, "unknown"],
    ],
    "min-local-karma": [["anything", 10, {}, "unknown"]],
    "min-days": [
      ["old enough", 30, { author: { karma: 1, accountAgeDays: 31 } }, "kept"],
      ["too young", 30, { author: { karma: 1, accountAgeDays: 3 } }, "broken"],
      [
        "old enough by then",
        5,
        { author: { karma: 1, accountAgeDays: 3 }, at: "2026-11-20T10:00:00Z" },
        "kept",
      ],
    ],
    "ask-mods": [
      ["no word of it", null, {}, "asked"],
      ["that they agreed", null, { content: "The mods approved this post." }, "kept"],
    ],
    disclose: [
      ["that it is one's own", null, { content: OWN }, "kept"],
      [
        "no word of it",
        null,
        { content: "Ledgerly is out. Try Ledgerly at https://ledgerly.example" },
        "broken",
      ],
      ["nothing of one's own", null, {}, "none"],
    ],
    phrase: [
      ["a sentence anywhere", "i will not promote", { content: "Hi. I will not promote." }, "kept"],
      ["none", "i will not promote", {}, "broken"],
      ["the start of a title", "ELI5: at the start of the title", { title: "ELI5: why?" }, "kept"],
      ["another start", "ELI5: at the start of the title", { title: "Why?" }, "broken"],
      ["what is said later", "Solved! when it is found", {}, "none"],
    ],
    "no-ai": [
      ["what says so", null, { content: "I made the picture using Midjourney." }, "broken"],
      [
        "what reads so",
        null,
        {
          content:
            "In today's fast-paced digital landscape, let's delve into it. It's a game-changer — robust — seamless — holistic.",
        },
        "broken",
      ],
      ["what nobody can tell", null, {}, "unknown"],
      ["a generated post", null, { writer: "sentences" }, "unknown"],
      ["a model's draft", null, { writer: "model" }, "asked"],
    ],
    "label-ai": [
      ["a word on it", null, { content: "No AI was used." }, "kept"],
      ["none", null, { content: OWN }, "asked"],
    ],
    region: [
      ["an advert from anywhere", "Sydney", { content: SALE }, "asked"],
      ["one from there", "Sydney", { content: `${SALE} In Sydney.` }, "kept"],
      ["talk among neighbours", "Sydney", {}, "none"],
    ],
    language: [
      ["it", "en", {}, "kept"],
      ["one of several", "de, en", {}, "kept"],
      ["another", "de", {}, "broken"],
    ],
    "free-only": [
      ["a price", null, { content: SALE }, "broken"],
      [
        "free in part",
        null,
        { content: `${OWN} Ten are free, the rest is in the $4 tier.` },
        "broken",
      ],
      ["that it is free", null, { content: `${OWN} It is free.` }, "kept"],
      ["no word of it", null, { title: "Ledgerly is out", content: OWN }, "asked"],
    ],
    "open-source-only": [
      ["its licence", null, { content: `${OWN} It is open source.` }, "kept"],
      ["no word of it", null, { title: "Ledgerly is out", content: OWN }, "asked"],
    ],
    "no-sales-link": [
      ["a shop", null, { content: `${OWN} https://www.etsy.com/listing/1` }, "broken"],
      ["a price", null, { content: `${OWN} It costs 4 euros a month.` }, "broken"],
      ["a price in words", null, { content: `${OWN} 18 euro each.` }, "broken"],
      ["an offer", null, { content: `${OWN} Message me to order.` }, "broken"],
      ["a report", null, { content: `${OWN} ${LONG.repeat(6)} Sold: 9 €, 8 €, 7 €.` }, "asked"],
      ["the price of something else", null, { content: `${LONG} The flour was 3 €.` }, "asked"],
      ["none", null, { content: OWN }, "kept"],
    ],
    "no-crowdfunding": [
      ["a campaign", null, { content: "Please back our Kickstarter." }, "broken"],
      ["none", null, {}, "kept"],
    ],
    "no-feedback-requests": [
      [
        "a request",
        null,
        { title: "Ledgerly is out", content: `${OWN} I would love your feedback.` },
        "broken",
      ],
      ["none", null, {}, "kept"],
    ],
    "no-recruiting": [
      ["a search", null, { content: "We are hiring." }, "broken"],
      ["none", null, {}, "kept"],
    ],
    "no-surveys": [
      ["one", null, { content: "Please take my short survey." }, "broken"],
      ["none", null, {}, "kept"],
    ],
    unwanted: [
      ["all of that sort", null, {}, "broken"],
      ["what it names", "link dropping", { content: "This is link dropping." }, "broken"],
      ["something else", "link dropping", {}, "unknown"],
    ],
  };

function sign(demand: PolicyDemand): PolicyDemand {
  return signDemands([demand], {})[0] ?? demand;
}

const ROWS = DEMAND_CODES.flatMap((code) => CASES[code].map((row) => [code, ...row] as const));

test.each(ROWS)("%s: %s (%j) of %j is %s", (code, _what, value, said, is) => {
  const demand = sign(make({ code, value }));
  const judged = DEMAND_ROWS[code].hold(demand, situationOf([demand], said));
  expect(judged?.is ?? "none").toBe(is);
  const text =
    judged && "text" in judged
      ? judged.text
      : judged && "question" in judged
        ? judged.question
        : "";
  expect(judgeSentence(text)).toEqual([]);
  expect(text).not.toMatch(/undefined|null|NaN| {2}/);
});

describe("in one sentence", () => {
  test.each<[Partial<PolicyDemand> & Pick<Demand, "code">, string]>([
    [
      { code: "title-tag", of: "own work", value: "[OC]" },
      "Your own work needs a tag in the title: [OC].",
    ],
    [{ code: "no-ai", of: "AI-made" }, "No work made with AI."],
    [{ code: "no-crowdfunding", of: "all" }, "No crowdfunding."],
    [
      { code: "unwanted", of: "other", detail: "photographs: r/analog" },
      "No photographs: r/analog takes them.",
    ],
    [
      { code: "day", of: "own work", value: "Saturday" },
      "Your own work goes up only on Saturdays.",
    ],
    [
      { code: "day", of: "own work", value: ["Monday", "Thursday"] },
      "Your own work goes out only on these days: Monday, Thursday.",
    ],
    [
      { code: "day", of: "own work", value: "Monday to Thursday" },
      "Your own work goes out only on these days: Monday to Thursday.",
    ],
    [{ code: "thread-only", of: "promotion" }, "Promotion belongs in the thread for it."],
    [
      { code: "unwanted", of: "survey", detail: "market research" },
      "Surveys (market research) get removed.",
    ],
    [
      { code: "gap-days", of: "promotion", value: 60, countsComments: true },
      "Promotion needs 60 days between one and the next, comments counted.",
    ],
    [{ code: "flair", certainty: "probable" }, "Posts probably need a flair (March 2023)."],
    [
      { code: "no-ai", certainty: "probable", source: { kind: "note", asOf: null } },
      "Posts probably need to be made without AI.",
    ],
  ])("%j", (demand, sentence) => {
    expect(wordDemand(make(demand))).toBe(sentence);
  });

  test.each(DEMAND_CODES)("%s, with and without a value, as a careful writer says it", (code) => {
    for (const value of [null, ...CASES[code].map(([, each]) => each)]) {
      const sentence = wordDemand(make({ code, value }));
      expect(sentence).toMatch(/^[A-Z].*\.$/);
      expect(sentence).not.toMatch(/undefined|null|NaN| {2}/);
      expect(judgeSentence(sentence)).toEqual([]);
    }
  });
});

describe("whom a demand is about", () => {
  test.each<[Partial<PolicyDemand>, Said, string]>([
    [{ of: "all" }, {}, "yes"],
    [{ of: "promotion" }, { content: SALE }, "yes"],
    [{ of: "promotion" }, {}, "no"],
    [{ of: "own work" }, { content: SALE }, "yes"],
    [{ of: "own software" }, { title: "I made an app for bakers", content: SALE }, "yes"],
    [{ of: "own game" }, { title: "I made an app for bakers", content: SALE }, "no"],
    [{ of: "question" }, { title: "Which lens do you use?" }, "yes"],
    [{ of: "question" }, {}, "no"],
    [{ of: "survey" }, { content: "Please take my short survey." }, "yes"],
    [{ of: "fundraising" }, { content: "Please back our Kickstarter." }, "yes"],
    [{ of: "hiring" }, { content: "We are hiring." }, "yes"],
    [
      { of: "AMA, event or giveaway", detail: "giveaway" },
      { title: "A giveaway of ten keys" },
      "yes",
    ],
    [
      { of: "AMA, event or giveaway", detail: "AMA" },
      { title: "A giveaway of ten keys" },
      "unsure",
    ],
    [{ of: "AI-made", detail: "AI-assisted" }, { content: "Made with Midjourney." }, "yes"],
    [{ of: "AI-made" }, {}, "no"],
    [{ of: "link" }, { content: "https://news.example/story" }, "yes"],
    [{ of: "own work", detail: "portfolio" }, { content: SALE }, "unsure"],
    [{ of: "own work", detail: "portfolio" }, { content: `${SALE} It is my portfolio.` }, "yes"],
    [{ of: "special question", detail: "career question" }, { title: "Which job?" }, "unsure"],
    [
      { of: "special question", code: "unwanted", detail: "career", sign: "\\bjob\\b" },
      { title: "Which job?" },
      "yes",
    ],
    [
      { of: "special question", code: "unwanted", detail: "career", sign: "\\bjob\\b" },
      { title: "Which lens?" },
      "no",
    ],
    [{ of: "other", detail: "crafting showcase" }, { title: "Just crafted this wand" }, "yes"],
    [{ of: "other", detail: "crafting showcase" }, { title: "My new wand" }, "unsure"],
    [
      { of: "special question", detail: "homework, proofreading or translation" },
      { title: "Can somebody translate this letter?" },
      "yes",
    ],
    [
      { of: "special question", code: "unwanted", detail: "moving or tourism", sign: "\\bhotel" },
      { title: "Moving to Ghent, which part?" },
      "no",
    ],
    [{ of: "other", detail: "roguelite" }, { content: "It is a roguelite." }, "unsure"],
    [
      { of: "special question", code: "unwanted", detail: "tab request" },
      { title: "How does it sound?", content: "From a tab book. Better?" },
      "unsure",
    ],
    [{ of: "own media", code: "unwanted", detail: "own server" }, { content: OWN_VIDEO }, "unsure"],
    [
      { of: "other", code: "unwanted", detail: "roguelite" },
      { content: "It is a roguelite." },
      "yes",
    ],
  ])("%j of %j: %s", (changes, said, concerned) => {
    const situation = situationOf([make({ code: "contains", ...changes })], said);
    const [demand] = prepareDemands(situation.policy).demands;
    expect(demand && concerns(demand, situation)).toBe(concerned);
  });
});

test.each<[string, Partial<Policy>, PostFormat | null, Concern, string]>([
  ["asks where questions are answered", { kind: "qa" }, null, "question", "yes"],
  ["asks in passing elsewhere", { kind: "hobby" }, null, "question", "no"],
  [
    "has a picture where things are shown",
    { kind: "hobby", shows: "own lists" },
    "image",
    "own work",
    "yes",
  ],
  ["has a picture elsewhere", { kind: "hobby", shows: null }, "image", "own work", "no"],
])("whatever %s", (_name, known, form, of, concerned) => {
  const title = "Hours past midnight come out as zero";
  const content =
    "The list has shifts of 30 people and the total is wrong for nights. Advice is welcome.";
  const policy = makePolicy({ fullName: "r/Example", ...known });
  const author = { karma: null, accountAgeDays: null };
  const now = new Date("2026-11-17T10:00:00Z");
  const draft = makeDraft({ title, content });
  const situation = readSituation(toRiskInput({ draft, form, policy, author, at: now, now }));
  expect(concerns(make({ code: "contains", of }), situation)).toBe(concerned);
});

test.each([
  [{ code: "day", value: "Monday", detail: "meme" }, ["meme"]],
  [{ code: "thread-only", detail: "meme" }, undefined],
  [{ code: "day", value: "Monday", detail: "own art" }, undefined],
] as const)("%j is marked by flairs: %j", (changes, flairs) => {
  const situation = situationOf([make({ of: "other", ...changes })], {});
  expect(prepareDemands(situation.policy).demands[0]?.flairs).toEqual(flairs);
});
