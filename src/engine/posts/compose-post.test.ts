import { expect, test } from "vitest";
import type { RuleCodes } from "#engine/rules/rule-table.ts";
import { makeCodedPolicy } from "#engine/policy/testing/make-policy.ts";
import { unknownPolicy } from "#engine/policy/unknown-policy.ts";
import { composePost } from "./compose-post.ts";
import { choosePostType } from "./choose-post-type.ts";
import type { PostType, Tone } from "#engine/drafts/draft.ts";
import { NO_FOUNDER_FACTS } from "./founder-facts.ts";
import type { BriefCommunity, PostBrief } from "./post-brief.ts";

function makeBrief(
  codes: RuleCodes | null,
  community: Partial<BriefCommunity> = {},
  changes: Partial<PostBrief> = {},
): PostBrief {
  const rules = codes && { asOf: "2025-09", count: 5, codes };
  return {
    project: {
      name: "Choirbook",
      description:
        "Choirbook is a planner for choir leaders. It sends the rehearsal plan to everyone.",
      url: "https://choirbook.example",
      category: "SaaS & Software",
      targetAudience: ["Content Creators"],
      goals: ["Get feedback"],
    },
    founder: NO_FOUNDER_FACTS,
    community: {
      policy: {
        ...(rules ? makeCodedPolicy(rules.codes) : unknownPolicy("singing")),
        subredditId: "singing",
        fullName: "r/Singing",
        flairsSeen: [
          { text: "Question", posts: 40 },
          { text: "Show your work", posts: 12 },
        ],
        postingFrequency: "",
      },
      name: "Singing",
      category: "Music",
      keywords: ["choir", "rehearsal", "singers"],
      postTypesSeen: [],
      topic: "Music",
      isMaker: false,
      notes: null,
      ...community,
    },
    siblings: [],
    ...changes,
  };
}

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);

test.each<[string, RuleCodes | null, Partial<BriefCommunity>, string[]]>([
  ["a ban", { "no-self-promotion": true }, {}, ["question", "lesson"]],
  ["no apps", { "no-apps-or-sites": true }, {}, ["question", "lesson"]],
  [
    "a thread",
    { "promotion-in-thread-only": true, "no-self-promotion": true },
    {},
    ["thread-comment"],
  ],
  ["a day", { "promotion-on-day": "friday", "no-self-promotion": true }, {}, ["showcase"]],
  ["a showcase day", { "showcase-on-day": "weekend" }, {}, ["showcase"]],
  ["makers", null, { isMaker: true }, ["story", "lesson", "showcase", "feedback"]],
  [
    "makers who want no feedback requests",
    { "no-feedback-requests": true },
    { isMaker: true },
    ["story", "lesson", "showcase"],
  ],
  ["nothing known", null, {}, ["story", "lesson", "question", "feedback"]],
])("%s decides which types fit", (_, codes, community, types) => {
  const chosen = new Set(SEEDS.map((seed) => choosePostType(makeBrief(codes, community), seed)));
  expect(types).toEqual(expect.arrayContaining([...chosen]));
});

test.each<[string, RuleCodes | null, PostType, PostType[]]>([
  ["that fits", null, "story", ["story"]],
  ["that no rule forbids", null, "showcase", ["showcase"]],
  ["that is banned", { "no-self-promotion": true }, "showcase", ["question", "lesson"]],
  ["that needs no thread", { "promotion-in-thread-only": true }, "question", ["question"]],
  ["that only its thread takes", { "promotion-in-thread-only": true }, "story", ["thread-comment"]],
  ["on the day for promotion", { "promotion-on-day": "friday" }, "feedback", ["feedback"]],
  ["where promotion is limited", { "promotion-limited": true }, "showcase", ["showcase"]],
  ["that no-one may ask for", { "no-feedback-requests": true }, "feedback", ["story", "question"]],
])("a type asked for %s", (_, codes, postType, expected) => {
  expect(expected).toContain(choosePostType(makeBrief(codes, {}, { postType }), 1));
});

test("makers are asked a question where one is wished for", () => {
  const brief = makeBrief(null, { isMaker: true }, { postType: "question" });
  for (const seed of SEEDS) expect(composePost(brief, seed).postType).toBe("question");
});

test("a question outside the promotion thread keeps the project out", () => {
  const brief = makeBrief({ "promotion-in-thread-only": true }, {}, { postType: "question" });
  for (const seed of SEEDS) {
    const { title, content, linkPlace } = composePost(brief, seed);
    expect(`${title} ${content}`).not.toContain("Choirbook");
    expect(linkPlace).toBe("none");
  }
});

test("an answer of a few words is led in, and 'it' is named where nothing else names it", () => {
  const founder = {
    ...NO_FOUNDER_FACTS,
    firstUser: "my sister, who is a translator",
    oneNumber: "41 people sent an invoice with it last month",
  };
  for (const seed of SEEDS) {
    const open = composePost(makeBrief(null, { isMaker: true }, { founder }), seed).content;
    expect(open).not.toMatch(/(?:^|[.?] )My sister, who is a translator\./m);
    const banned = makeBrief({ "no-self-promotion": true }, {}, { founder, postType: "lesson" });
    expect(composePost(banned, seed).content).not.toContain("with it");
  }
});

test.each<[string, RuleCodes | null, Partial<BriefCommunity>, string]>([
  ["in the post among makers", null, { isMaker: true }, "content"],
  ["in the post on its day", { "promotion-on-day": "friday" }, {}, "content"],
  ["in the comment in its thread", { "promotion-in-thread-only": true }, {}, "content"],
  ["in the edit where nothing is known", null, {}, "editSection"],
  [
    "in the edit where promotion is limited",
    { "promotion-limited": true },
    { isMaker: true },
    "editSection",
  ],
  [
    "in the edit where only text is allowed",
    { "text-posts-only": true },
    { isMaker: true },
    "editSection",
  ],
  ["nowhere where promotion is banned", { "no-self-promotion": true }, { isMaker: true }, "none"],
])("the link stands %s", (_, codes, community, place) => {
  for (const seed of SEEDS) {
    const post = composePost(makeBrief(codes, community), seed);
    expect(post.linkPlace).toBe(place);
    expect(post.content.includes("https://choirbook.example")).toBe(place === "content");
    expect(post.editSection?.startsWith("EDIT: ") ?? false).toBe(place === "editSection");
  }
});

test("where promotion is banned the project is not named, but disclosed", () => {
  for (const seed of SEEDS) {
    const { title, content } = composePost(makeBrief({ "no-self-promotion": true }), seed);
    expect(`${title} ${content}`).not.toContain("Choirbook");
    expect(content).toMatch(/my own planner/i);
  }
});

test("what the founder told is said, what is missing is asked for", () => {
  const whyBuilt = "Our spreadsheet fell apart in May";
  const known = { founder: { ...NO_FOUNDER_FACTS, whyBuilt }, postType: "story" as const };
  const posts = SEEDS.map((seed) => composePost(makeBrief(null, {}, known), seed).content);
  const telling = posts.filter((content) => content.includes(`${whyBuilt}.`));
  expect(telling.length).toBeGreaterThan(posts.length / 2);
  const untold = { postType: "story" as const };
  const open = SEEDS.map((seed) => composePost(makeBrief(null, {}, untold), seed).content);
  expect(open.every((content) => content.includes("{{"))).toBe(true);
});

test.each([
  ["a statement", "We support two languages now.", true],
  ["a statement to be mentioned", "Mention that we support two languages now.", true],
  ["a wish", "Make it short and funny.", false],
])("notes: %s", (_, notes, isSaid) => {
  const { content } = composePost(makeBrief(null, { isMaker: true }, { notes }), 3);
  expect(content.toLowerCase().includes("we support two languages now.")).toBe(isSaid);
  expect(content.toLowerCase()).not.toContain("make it short");
});

test.each<[Tone, RegExp]>([
  ["warm", /^(?:Hi|Hello)/],
  ["technical", /How it's built|Under the hood|Technically/],
])("a %s tone is heard", (tone, sign) => {
  const brief = makeBrief(null, { isMaker: true }, { tone, postType: "showcase" });
  expect(composePost(brief, 4).content).toMatch(sign);
});

test("a flair where one is required", () => {
  const question = makeBrief({ "flair-required": true, "no-self-promotion": true });
  expect(["Question", "Show your work"]).toContain(composePost(question, 1).flair);
  const none = makeBrief({ "flair-required": true });
  none.community.policy.flairsSeen = [];
  expect(composePost(none, 1).flair).toBe("{{the flair you pick on Reddit}}");
  expect(composePost(makeBrief(null), 1).flair).toBeNull();
});
