import { describe, expect, test } from "vitest";
import type { Draft } from "#engine/drafts/draft.ts";
import type { PolicyDemand } from "#engine/policy/demand.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { makeCodedPolicy, makeDraft, makePolicy } from "#engine/policy/testing/make-policy.ts";
import type { PostSort } from "#engine/sorts/sort.ts";
import { prepareDemands } from "#engine/demands/prepare-demands.ts";
import { signDemands } from "#engine/policy/unwanted/sign-demands.ts";
import { checkDraft } from "./check-draft.ts";
import type { Check } from "./check.ts";
import { type RiskInput, toRiskInput } from "./risk-input.ts";
import { readSituation } from "./situation.ts";
import { setAnswer } from "./ticks.ts";

const demand = (changes: Partial<PolicyDemand>): PolicyDemand => ({
  of: "all",
  code: "contains",
  value: null,
  detail: null,
  countsComments: false,
  source: { kind: "note", asOf: "2026-08" },
  certainty: "sure",
  ...changes,
});

const SKY = {
  title: "The Pleiades from my balcony",
  content: "First clear night in weeks. I hope that you like it, clear skies everybody.",
};
const OWN = {
  title: "I made Ledgerly, an app for bakeries",
  content: "It counts loaves. https://ledgerly.example",
};

function check(
  policy: Policy,
  words: Partial<Draft> = SKY,
  known: Partial<RiskInput> = {},
): Check[] {
  const input = toRiskInput({
    draft: makeDraft(words),
    policy: prepareDemands(policy),
    project: { name: "Ledgerly", url: "https://ledgerly.example" },
  });
  return checkDraft(readSituation({ ...input, ...known }));
}

const only = (checks: Check[], code: string) => checks.filter((each) => each.demand === code);

describe("what only the author can tell", () => {
  const policy = makePolicy({ demands: [demand({ value: "camera and exposure" })] });
  const [open] = only(check(policy), "contains");

  test("is asked, and is a problem until it is answered", () => {
    expect(open).toMatchObject({
      outcome: "asked",
      question: {
        text: "r/Example wants camera and exposure. Does your post say so?",
        answer: null,
      },
      finding: { text: "r/Example wants camera and exposure. Does your post say so?" },
    });
  });

  test.each([
    [true, "kept", null],
    [false, "broken", 38],
    [null, "asked", 34],
  ])("answered with %s it is %s", (answer, outcome, points) => {
    const answers = setAnswer([], open?.id ?? "", answer);
    const [answered] = only(check(policy, SKY, { answers }), "contains");
    expect(answered?.outcome).toBe(outcome);
    expect(answered?.question?.answer).toBe(answer);
    expect(answered?.finding?.points ?? null).toBe(points);
  });
});

test("what is old or little known costs less, and says so", () => {
  const costs = (certainty: PolicyDemand["certainty"]) =>
    only(
      check(makePolicy({ demands: [demand({ code: "title-tag", value: "[OC]", certainty })] })),
      "title-tag",
    )[0];
  expect(costs("sure")).toMatchObject({
    finding: { points: 34 },
    label: "Posts need a tag in the title: [OC].",
  });
  expect(costs("probable")).toMatchObject({
    finding: { points: 26 },
    label: "Posts probably need a tag in the title: [OC] (August 2026).",
  });
});

test("what a stance judges already is not held against a draft again", () => {
  const policy = makePolicy({ demands: [demand({ of: "promotion", code: "thread-only" })] });
  const stance = { ...policy.stance, is: "thread" as const };
  expect(only(check(policy, OWN), "thread-only")).toHaveLength(1);
  expect(only(check({ ...policy, stance }, OWN), "thread-only")).toHaveLength(0);
});

test("of several threads, flairs or days one is enough, and one is named where none is met", () => {
  const demands = ["Show", "Game"].map((value) => demand({ of: "own work", code: "flair", value }));
  const policy = makePolicy({ demands });
  const chosen = { ...OWN, flair: "Game" };
  expect(only(check(policy, chosen), "flair").map(({ outcome }) => outcome)).toEqual(["kept"]);
  expect(only(check(policy, OWN), "flair").map(({ outcome }) => outcome)).toEqual(["broken"]);
});

test("'other' is shown, and applied where its words are named", () => {
  const policyOf = (detail: string) =>
    makePolicy({ demands: [demand({ of: "other", code: "unwanted", detail })] });
  expect(check(policyOf("cameras")).find(({ demand: code }) => code === "unwanted")).toMatchObject({
    outcome: "read",
    finding: null,
  });
  expect(check(policyOf("sky")).find(({ demand: code }) => code === "unwanted")).toMatchObject({
    outcome: "broken",
  });
});

test("a rule and a demand that say the same are one check", () => {
  const policy = makeCodedPolicy(
    { "no-surveys": true },
    { demands: [demand({ code: "no-surveys" })] },
  );
  const survey = { ...SKY, content: "Please take my short survey." };
  expect(check(policy, survey).filter(({ id }) => id.includes("no-surveys"))).toHaveLength(1);
});

test("a draft that reads like a survey is one, whatever it calls itself", () => {
  const policy = makeCodedPolicy({}, { demands: [demand({ code: "no-surveys" })] });
  const asking = {
    ...SKY,
    title: "Participants needed: commuters in Leeds",
    content:
      "I'm a final year student and my dissertation is on how people commute. I need 150 responses and have 41. It is anonymous, was approved by my department and takes five minutes: https://forms.example/leeds",
  };
  const outcomeOf = (draft: typeof SKY) =>
    check(policy, draft).find(({ demand: code }) => code === "no-surveys")?.outcome;
  expect(outcomeOf(asking)).toBe("broken");
  expect(outcomeOf(SKY)).toBe("kept");
});

test("a comment in a thread is not held against what posts must be", () => {
  const policy = makePolicy({ demands: [demand({ code: "title-tag", value: "[OC]" })] });
  expect(only(check(policy, SKY, { postType: "thread-comment" }), "title-tag")).toEqual([]);
});

describe("where AI text is banned", () => {
  const bans: [string, Policy][] = [
    ["by a rule", makeCodedPolicy({ "no-ai-content": true })],
    ["by a note", makePolicy({ demands: [demand({ code: "no-ai" })] })],
    [
      "of what is made with AI",
      makePolicy({ demands: [demand({ of: "AI-made", code: "no-ai" })] }),
    ],
    [
      "by a note on posts that AI wrote",
      makePolicy({
        demands: [
          demand({ of: "AI-made", code: "no-ai", detail: "AI-written posts and comments" }),
        ],
      }),
    ],
  ];
  test.each(bans)("%s, a generated post never passes", (_by, policy) => {
    const checks = check(policy, SKY, { writer: "sentences" });
    expect(only(checks, "no-ai")).toMatchObject([
      { outcome: "read", message: "Written from your own sentences: your call." },
    ]);
    expect(
      checks.filter(({ label, outcome }) => /\bAI\b/.test(label) && outcome === "kept"),
    ).toEqual([]);
  });
});

describe("what the author says that a post is made of", () => {
  const pictures = demand({ of: "image", code: "day", value: "Friday", days: [4] });
  const monday = { at: new Date("2026-11-16T15:00:00Z") };
  const outcome = (given: PolicyDemand, form: RiskInput["form"], known: Partial<Policy> = {}) =>
    only(check(makePolicy({ demands: [given], ...known }), SKY, { ...monday, form }), given.code)[0]
      ?.outcome;

  test.each<[RiskInput["form"], string | undefined]>([
    ["image", "broken"],
    ["video", "broken"],
    ["text", undefined],
    [null, undefined],
  ])("decides whether a demand on pictures is meant: %s", (form, is) => {
    expect(outcome(pictures, form)).toBe(is);
  });

  test.each<[string, RiskInput["form"], string | undefined]>([
    ["video", "video", "broken"],
    ["video", "image", "read"],
    ["picture or video", "image", "broken"],
  ])("tells which of them are meant: of %s is one that is %s: %s", (detail, form, is) => {
    expect(outcome({ ...pictures, detail }, form)).toBe(is);
  });

  test.each<[PolicyDemand["code"], RiskInput["form"], string]>([
    ["text-only", "image", "broken"],
    ["text-only", "text", "kept"],
    ["image-required", "text", "broken"],
    ["image-required", "image", "kept"],
    ["image-required", "link", "asked"],
  ])("%s: %s is %s", (code, form, is) => {
    expect(outcome(demand({ code }), form)).toBe(is);
  });

  test("a title that asks is no picture, whatever else is taken there", () => {
    const formats = {
      allowed: ["text" as const, "image" as const],
      source: { kind: "note", asOf: null } as const,
    };
    const policy = makePolicy({ formats, demands: [demand({ code: "text-only" })] });
    const of = (title: string, sort: PostSort) =>
      only(check(policy, { title, content: "" }, { sort }), "text-only")[0]?.outcome;
    expect(of("Which glue holds oak?", "question")).toBe("kept");
    expect(of("Oak, glued", "own work")).toBe("broken");
  });

  test("a link to a video is one where videos are taken", () => {
    const outcomeOf = (host: string) =>
      check(
        makePolicy({
          formats: { allowed: ["text", "video"], source: { kind: "note", asOf: "2026-11" } },
        }),
        { ...SKY, content: `https://${host}/watch?v=1` },
        { form: "link" },
      ).find(({ id }) => id === "formats")?.outcome;
    expect([outcomeOf("youtube.com"), outcomeOf("sky.example")]).toEqual(["kept", "broken"]);
  });

  test("a picture shows something of one's own where things are shown, unless it asks", () => {
    const tag = demand({ of: "own work", code: "title-tag", value: "[OC]" });
    const policy = makePolicy({ demands: [tag], kind: "showcase" });
    const isTagAsked = (sort: PostSort, form: RiskInput["form"]) =>
      only(check(policy, SKY, { sort, form }), "title-tag").length > 0;
    expect(isTagAsked("other", "image")).toBe(true);
    expect(isTagAsked("other", "text")).toBe(false);
    expect(isTagAsked("question", "image")).toBe(false);
    const hobby = makePolicy({ demands: [tag], kind: "hobby", shows: "your own photos" });
    const isOwn = (sort: PostSort, form: RiskInput["form"]) =>
      only(check(hobby, SKY, { sort, form }), "title-tag").length > 0;
    expect(isOwn("story", "image")).toBe(true);
    expect(isOwn("story", "text")).toBe(false);
    expect(isOwn("other", "image")).toBe(true);
    expect(isOwn("other", "text")).toBe(false);
  });

  test.each<[RiskInput["form"], string]>([
    ["image", "broken"],
    ["text", "kept"],
    [null, "kept"],
  ])("is held against what a community takes: %s is %s", (form, is) => {
    const formats = { allowed: ["text" as const], source: { kind: "note", asOf: null } as const };
    const checks = check(makePolicy({ formats }), SKY, { form });
    expect(checks.find(({ id }) => id === "formats")?.outcome).toBe(is);
  });
});

test("what has to be there does not tell whether a draft is meant", () => {
  const of = "own work";
  const given = demand({ of, value: "recipe text", detail: "recipe" });
  const policy = makePolicy({ demands: [given] });
  const known = { sort: "own work" } as const;
  expect(only(check(policy, SKY, known), "contains")[0]?.outcome).toBe("asked");
});

test.each<[RiskInput["form"], number]>([
  ["image", 3],
  ["text", 34],
])("what a post has to hold may be in what it shows: an %s without it costs %d", (form, points) => {
  const policy = makePolicy({ demands: [demand({ value: "one legible joke" })] });
  expect(only(check(policy, SKY, { form }), "contains")[0]?.finding?.points).toBe(points);
});

test("who asks has no source to name", () => {
  const requirements = [{ kind: "source" as const, source: { kind: "note", asOf: null } as const }];
  const policy = makePolicy({ requirements, kind: "academic" });
  const outcome = (sort: PostSort) =>
    check(policy, SKY, { sort }).find(({ id }) => id.startsWith("requirement-source"))?.outcome;
  expect(outcome("question")).toBe("read");
  expect(outcome("story")).toBe("broken");
});

test("a question that nothing in the draft speaks for hardly weighs", () => {
  const asks = "takes nothing that is somebody else's. Is this your own?";
  const given = demand({ code: "unwanted", value: "stolen content", asks });
  const [asked] = only(check(makePolicy({ demands: [given] })), "unwanted");
  expect(asked).toMatchObject({ outcome: "asked", question: { text: `r/Example ${asks}` } });
  expect(asked?.finding?.points).toBe(1);
});

test("what is a request for feedback breaks a ban on these, whatever its words", () => {
  const policy = makePolicy({ demands: [demand({ code: "no-feedback-requests" })] });
  const of = (sort: PostSort) => only(check(policy, SKY, { sort }), "no-feedback-requests")[0];
  expect(of("request")?.outcome).toBe("broken");
  expect(of("story")?.outcome).toBe("kept");
});

test.each([
  ["showcase", "broken"],
  ["market", "read"],
] as const)("what its author calls a sale sells, but among traders: %s", (kind, outcome) => {
  const policy = makePolicy({ kind });
  const stance = { ...policy.stance, is: "closed" as const };
  const checks = check({ ...policy, stance }, SKY, { sort: "sale" });
  expect(checks.find(({ id }) => id === "stance")?.outcome).toBe(outcome);
});

test("nobody is asked whether a post is new: what is known of earlier ones is judged elsewhere", () => {
  const [given] = signDemands([demand({ code: "unwanted", value: "reposts" })], {});
  const [told] = only(check(makePolicy({ demands: given ? [given] : [] })), "unwanted");
  expect(told).toMatchObject({ outcome: "read", question: null, finding: null });
});

test.each([
  ["the demanded one", "Carving [Finished]", "kept"],
  ["another of the community's", "Carving [Work in Progress]", "read"],
  ["none", null, "broken"],
])("a flair is followed where it is the demanded one: %s", (_, flair, outcome) => {
  const policy = prepareDemands(
    makePolicy({
      demands: [
        demand({ of: "own work", code: "flair", value: "Carving [Finished]" }),
        demand({
          of: "own work",
          code: "flair",
          value: "Carving [Work in Progress]",
          detail: "work in progress",
        }),
      ],
    }),
  );
  expect(only(check(policy, { ...OWN, flair }), "flair")[0]?.outcome).toBe(outcome);
});

test.each([
  ["process", "I made it first from oak, then sanded it. ".repeat(4), "read"],
  ["a lesson or numbers", "I made it, and 120 came back in May.", "read"],
  ["a lesson or numbers", "I made it: https://ledgerly.example/app/120", "asked"],
  ["its price", "I made it. It is 4 euros.", "kept"],
])("%s is passed only where words can tell: %s", (value, content, outcome) => {
  const [given] = signDemands([demand({ code: "contains", value })], {});
  const found = check(makePolicy({ demands: given ? [given] : [] }), { ...OWN, content });
  expect(only(found, "contains")[0]?.outcome).toBe(outcome);
});

describe("a flair", () => {
  const of = "special question";
  const detail = "recommendation";
  const policy = makePolicy({
    demands: [
      demand({ of, code: "flair", value: "Watch This!", detail }),
      demand({ of, value: "more than 1500 characters on one show", detail }),
    ],
  });

  test.each([
    ["Watch This!", "broken"],
    ["Request", "read"],
  ])("says what a post is: of one with %s the length is %s", (flair, is) => {
    const draft = makeDraft({ ...SKY, flair });
    expect(only(check(policy, SKY, { draft }), "contains")[0]?.outcome ?? "read").toBe(is);
  });
});

test.each<[string, Partial<Draft>, RiskInput["form"], Check["outcome"]]>([
  ["nobody said that it is one", {}, null, "read"],
  ["its author says that it is one", {}, "image", "broken"],
  ["its title shows that it is one", { title: "I made a timer: photos" }, null, "broken"],
])("a day for pictures is held against own work only where %s", (_, changes, form, outcome) => {
  const policy = makePolicy({
    formats: { allowed: ["text", "image"], source: { kind: "note", asOf: "2026-08" } },
    demands: [demand({ of: "image", code: "day", value: "Saturday", days: [5] })],
  });
  const draft = { ...OWN, ...changes };
  const [found] = only(check(policy, draft, { form, at: new Date("2026-11-20T10:00:00Z") }), "day");
  expect(found?.outcome).toBe(outcome);
});
