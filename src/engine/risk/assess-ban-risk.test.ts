import type { Contribution } from "#engine/ledger/contribution.ts";
import { PLAIN_POINTS } from "#engine/checks/plain-words.ts";
import { describe, expect, test } from "vitest";
import {
  makeCodedPolicy,
  makeDemand,
  makeDraft,
  makePolicy,
} from "#engine/policy/testing/make-policy.ts";
import { checkDraft } from "#engine/checks/check-draft.ts";
import { readSituation } from "#engine/checks/situation.ts";
import type { Draft, PastPost } from "#engine/drafts/draft.ts";
import { RULE_CODES, type RuleCode, type RuleCodes } from "#engine/rules/rule-table.ts";
import { DAY_MS, HOUR_MS } from "#engine/clock/time-units.ts";
import type { Policy, PostFormat } from "#engine/policy/policy.ts";
import { assessBanRisk, asPosted } from "./assess-ban-risk.ts";
import {
  assessDraft,
  CALM_TEXT,
  CALM_TITLE,
  findReason,
  makeInput,
  NOW,
  OWN_TEXT,
  quotePlaces,
} from "./testing/assess-draft.ts";
import { unknownPolicy } from "#engine/policy/derive-policy.ts";

const PROMOTION = { title: "I built an invoicing tool for freelancers", content: OWN_TEXT };
const MENTION = { content: OWN_TEXT };

test("a calm question in a community that demands nothing is low, and nothing is called safe", () => {
  const risk = assessDraft();
  expect(risk).toMatchObject({ level: "low", score: 3, reasons: [] });
  expect(risk.notChecked.length).toBeGreaterThan(0);
});

describe("the stance", () => {
  test.each<[string, RuleCodes, Partial<Draft>, string, number]>([
    ["closed", { "no-self-promotion": true }, PROMOTION, "high", 62],
    ["closed, and only mentioned", { "no-self-promotion": true }, MENTION, "medium", 34],
    ["own apps banned", { "no-apps-or-sites": true }, PROMOTION, "high", 62],
    ["in a thread only", { "promotion-in-thread-only": true }, PROMOTION, "medium", 50],
    ["limited", { "promotion-limited": true }, PROMOTION, "low", 8],
    ["ask first", { "ask-moderators-first": true }, PROMOTION, "medium", 27],
    ["on a day that is not stated", { "promotion-on-day": true }, PROMOTION, "medium", 31],
  ])("%s", (_, codes, draft, level, points) => {
    const risk = assessDraft({ draft, policy: makeCodedPolicy(codes) });
    const reason = findReason(risk, "stance");
    expect(risk.level).toBe(level);
    expect(reason?.points).toBe(points);
    expect(reason?.basis).toMatchObject({
      kind: "rule",
      source: { kind: "rules", asOf: "2025-09" },
    });
  });

  test.each(RULE_CODES)("%s is not broken by a calm draft that promotes nothing", (code) => {
    const codes = { [code]: true };
    const draft = { flair: "Discussion" };
    expect(assessDraft({ draft, policy: makeCodedPolicy(codes) }).reasons).toEqual([]);
  });

  test("a ban with an exception is judged by the exception", () => {
    const codes = { "no-self-promotion": true, "promotion-on-day": "saturday" } as const;
    const saturday = new Date("2026-11-21T15:00:00Z");
    const policy = makeCodedPolicy(codes);
    expect(assessDraft({ draft: PROMOTION, policy, at: saturday }).level).toBe("low");
    const tuesday = assessDraft({ draft: PROMOTION, policy, at: NOW });
    expect(tuesday.level).toBe("medium");
    expect(tuesday.reasons[0]?.text).toBe(
      "You planned it for a Tuesday (UTC), and r/Example allows this only on Saturdays.",
    );
  });

  test("without a time, the day is offered", () => {
    const policy = makeCodedPolicy({ "showcase-on-day": "weekend" });
    const [reason] = assessDraft({ draft: PROMOTION, policy }).reasons;
    expect(reason?.text).toBe(
      "No time is set, and r/Example allows this only at weekends (we count days in UTC).",
    );
    expect(reason?.fix).toEqual({
      kind: "reschedule",
      label: "Move to Saturday, November 21",
      at: new Date("2026-11-21T10:00:00Z"),
    });
  });

  test("a comment for the promotion thread is where it belongs", () => {
    const policy = makeCodedPolicy({ "promotion-in-thread-only": true });
    const risk = assessDraft({ draft: PROMOTION, policy, postType: "thread-comment" });
    expect(risk.level).toBe("low");
    expect(risk.reasons.map(({ id }) => id)).toEqual(["stance"]);
  });

  test.each([
    ["Weekly promotion thread (my comment)", "low"],
    ["My comment in Share Your Startup, the monthly thread", "low"],
    ["Which thread on invoices should I comment on?", "medium"],
  ])("a title that says where it goes: '%s'", (title, level) => {
    const policy = makeCodedPolicy({ "promotion-in-thread-only": true });
    const content = `${OWN_TEXT} It is on https://ledgerly.io.`;
    expect(assessDraft({ draft: { title, content }, policy }).level).toBe(level);
  });
});

describe("gates", () => {
  const gate = (codes: RuleCodes, karma: number | null, accountAgeDays: number | null) =>
    assessDraft({ policy: makeCodedPolicy(codes), author: { karma, accountAgeDays } });

  test.each<[string, RuleCodes, number, number, string | null]>([
    [
      "too little karma",
      { "min-karma": 100 },
      99,
      900,
      "Your account has 99 karma, and r/Example asks for 100.",
    ],
    ["just enough karma", { "min-karma": 100 }, 100, 900, null],
    [
      "too young",
      { "min-account-age-days": 30 },
      900,
      29,
      "Your account will be 29 days old by then, and r/Example asks for 30 days.",
    ],
    ["just old enough", { "min-account-age-days": 30 }, 900, 30, null],
  ])("%s", (_, codes, karma, days, text) => {
    const risk = gate(codes, karma, days);
    expect(risk.reasons[0]?.text ?? null).toBe(text);
    expect(risk.level).toBe(text ? "high" : "low");
  });

  test("a verdict that somebody else reads says nothing of their own account", () => {
    const policy = makeCodedPolicy({ "min-karma": 100, "min-account-age-days": 9 });
    const author = { karma: null, accountAgeDays: null, isSomebodyElse: true };
    const { reasons, notChecked } = assessDraft({ policy, author });
    const said = [...reasons.map(({ text }) => text), ...notChecked].join(" ");
    expect(said).not.toMatch(/\byours?\b.*karma|karma.*\byours\b/);
  });

  test("the account grows older until the post is made", () => {
    const policy = makeCodedPolicy({ "min-account-age-days": 30 });
    const author = { karma: 900, accountAgeDays: 25 };
    const at = new Date("2026-11-22T10:00:00Z");
    expect(assessDraft({ policy, author, at }).reasons).toEqual([]);
    const fix = assessDraft({ policy, author }).reasons[0]?.fix;
    // A day more than it takes: the age is known in days only.
    expect(fix?.kind === "reschedule" && fix.at).toEqual(new Date("2026-11-23T10:00:00Z"));
  });

  test.each<[string, RuleCodes, string]>([
    ["karma", { "min-karma": 100 }, "You need at least 100 karma to post."],
    ["age", { "min-account-age-days": 9 }, "Your account must be at least 9 days old."],
    [
      "an unstated gate",
      { "min-karma": true },
      "You need some karma to post; they don't say how much.",
    ],
  ])(
    "a gate that can't be held against the account is to be read, and said once: %s",
    (_, codes, label) => {
      const risk = gate(codes, null, null);
      expect(risk.reasons).toEqual([]);
      const policy = makeCodedPolicy(codes);
      const checks = checkDraft(
        readSituation(makeInput({ policy, author: { karma: null, accountAgeDays: null } })),
      );
      expect(checks.find((check) => check.label === label)?.outcome).toBe("read");
      expect(risk.notChecked.join()).not.toMatch(/karma|account/);
    },
  );

  test.each([
    [{ karma: 3, accountAgeDays: 900 }, "Your account has 3 karma"],
    [{ karma: 900, accountAgeDays: 1 }, "Your account is only 1 day old"],
  ])("a newcomer is told so: %j", (author, text) => {
    expect(assessDraft({ author }).reasons[0]?.text).toContain(text);
  });
});

describe("rules on what a post says", () => {
  test.each<[RuleCode, string, string[]]>([
    ["no-surveys", "Please take this short survey today.", ["take this short survey"]],
    ["no-fundraising", "Back our Kickstarter.", ["our Kickstarter"]],
    ["no-giveaways", "We are giving away two.", ["giving away"]],
    ["no-hiring", "We're hiring again.", ["We're hiring"]],
    ["be-respectful", "Only an idiot does that.", ["idiot"]],
    ["no-memes", "Here is a meme.", ["meme"]],
    ["no-politics", "After the election.", ["election"]],
    ["no-nsfw", "Slightly NSFW.", ["NSFW"]],
    ["no-piracy", "There is a torrent.", ["torrent"]],
    ["no-crypto", "Pay with Bitcoin.", ["Bitcoin"]],
    ["no-personal-info", "Write to me@example.com.", ["me@example.com"]],
  ])("%s", (code, sentence, words) => {
    const input = makeInput({
      draft: { content: `${CALM_TEXT} ${sentence}` },
      policy: makeCodedPolicy({ [code]: true }),
    });
    const reason = findReason(assessBanRisk(input), code);
    expect(reason && quotePlaces(input.draft, reason)).toEqual(words);
    expect(reason?.text).toContain("r/Example");
    const unruled = { ...input, policy: makePolicy() };
    expect(findReason(assessBanRisk(unruled), code)).toBeUndefined();
  });

  test.each<[string, Partial<Draft>, boolean]>([
    ["for own work", { content: `${OWN_TEXT} Would love your feedback.` }, true],
    ["in general", { content: `${CALM_TEXT} How do you handle your feedback?` }, false],
  ])("feedback %s", (_, draft, isBroken) => {
    const policy = makeCodedPolicy({ "no-feedback-requests": true });
    const reason = findReason(assessDraft({ draft, policy }), "no-feedback-requests");
    expect(reason !== undefined).toBe(isBroken);
  });

  test.each<[string, string, boolean]>([
    [
      "Spanish",
      "Hola a todos, el año pasado la mitad de las facturas salieron tarde y nadie sabía por qué.",
      true,
    ],
    ["Hebrew", "שלום לכולם, מה שלומכם היום", true],
    ["English", CALM_TEXT, false],
    ["a few words", "Bonjour", false],
  ])("English only: %s", (_, content, isBroken) => {
    const policy = makeCodedPolicy({ "english-only": true });
    const risk = assessDraft({ draft: { title: "", content }, policy });
    expect(findReason(risk, "english-only") !== undefined).toBe(isBroken);
  });

  test.each<[string, RuleCodes, string, number]>([
    ["a rule against it", { "no-dm-requests": true }, "no-dm-requests", 40],
    ["no such rule", {}, "dm-request", 10],
  ])("private messages: %s", (_, codes, id, points) => {
    const draft = { content: `${CALM_TEXT} Just DM me, please. Thanks.` };
    const risk = assessDraft({ draft, policy: makeCodedPolicy(codes) });
    expect(findReason(risk, id)?.points).toBe(points);
  });

  test.each<[string, string]>([
    ["oneself, in German", `${CALM_TEXT} Ich habe gelächelt wie ein Idiot.`],
    ["somebody else's insult", `${CALM_TEXT} He wrote: "you are an idiot".`],
    ["somebody else's invitation", `${CALM_TEXT} They all say "DM me" in the end.`],
    ["the time of day", `${CALM_TEXT} It was the 11 pm me that lost.`],
  ])("a quotation is no offence: %s", (_, content) => {
    const policy = makeCodedPolicy({ "be-respectful": true, "no-dm-requests": true });
    const { level, reasons } = assessDraft({ draft: { content }, policy });
    expect(level).toBe("low");
    // An unkind word is named whoever said it.
    expect(reasons.filter(({ points }) => points > PLAIN_POINTS)).toEqual([]);
  });

  test.each<[string, string, RuleCodes, string, number]>([
    ["tiny and forbidden", "Thoughts", { "no-low-effort": true }, "no-low-effort", 28],
    ["short and forbidden", CALM_TEXT.slice(0, 120), { "no-low-effort": true }, "low-effort", 3],
    ["short", CALM_TEXT.slice(0, 120), {}, "low-effort", 3],
  ])("low effort: %s", (_, content, codes, id, points) => {
    const risk = assessDraft({ draft: { content }, policy: makeCodedPolicy(codes) });
    expect(findReason(risk, id)?.points).toBe(points);
  });

  test.each<[string, Partial<Policy>, string, number | undefined]>([
    ["anywhere", {}, "Ideas please", 20],
    ["beside a link", {}, "https://bbc.com/x", 6],
    ["where questions are asked", { kind: "qa" }, "Ideas please", 6],
    ["where pictures are taken", { formats: takes("text", "image") }, "Ideas please", undefined],
    ["where links are, without one", { formats: takes("text", "link") }, "Ideas please", 20],
    ["a link where they are", { formats: takes("text", "link") }, "https://bbc.com/x", undefined],
  ])("hardly a word: %s", (_, known, content, points) => {
    const draft = { title: "Best business to start?", content };
    const risk = assessDraft({ draft, policy: makePolicy(known) });
    expect(findReason(risk, "low-effort")?.points).toBe(points);
  });

  function takes(...allowed: PostFormat[]): Policy["formats"] {
    return { allowed, source: { kind: "note", asOf: "2026-11" } };
  }

  test("a link that refers a friend is a referral, whatever its address", () => {
    const draft = { content: `${CALM_TEXT} Use my refer a friend link.` };
    const risk = assessDraft({ draft, policy: makeCodedPolicy({ "no-affiliate-links": true }) });
    expect(findReason(risk, "no-affiliate-links")?.points).toBe(50);
  });

  test.each([
    ["characters without width", "It is on led\u200bgerly.io now."],
    ["letters of another alphabet", "It is on lеdgеrly.io now."],
    ["a written dot", "It is on ledgerly (dot) io now."],
    ["a spaced-out address", "It is on l e d g e r l y . i o now."],
  ])("what is hidden from filters is seen, and held against it: %s", (_, sentence) => {
    const draft = { content: `${CALM_TEXT} ${sentence}` };
    const risk = assessDraft({ draft, policy: makeCodedPolicy({ "no-self-promotion": true }) });
    expect(findReason(risk, "hidden-words")).toBeDefined();
    expect(findReason(risk, "stance")?.text).toContain("closed to promotion");
    expect(risk.level).toBe("high");
  });

  test.each([
    [
      "no-self-promotion",
      "I wrote down what to download before a flight, and why I buy maps on paper.",
    ],
    ["be-respectful", "I hate how late my clients pay, and it was a terrible month."],
    ["text-posts-only", "The form is at https://www.gov.example/form and took me an hour."],
  ] as const)("one plain word against %s is named, and leaves the risk low", (code, words) => {
    const draft = { content: `${CALM_TEXT} ${words}` };
    const risk = assessBanRisk(makeInput({ draft, policy: makeCodedPolicy({ [code]: true }) }));
    const before = assessBanRisk(makeInput({ policy: makeCodedPolicy({ [code]: true }) }));
    expect(findReason(risk, code)?.points).toBe(PLAIN_POINTS);
    expect(risk.level).toBe(before.level);
    expect(risk.level).toBe("low");
  });

  test("banned keywords are found wherever they stand", () => {
    const input = makeInput({
      draft: { title: `Casino: ${CALM_TITLE}` },
      policy: makePolicy({ bannedKeywords: ["casino", " ", "c++"] }),
    });
    const reason = findReason(assessBanRisk(input), "banned-keywords");
    expect(reason && quotePlaces(input.draft, reason)).toEqual(["Casino"]);
  });
});

describe("links", () => {
  test.each<[string, string, RuleCodes, string, number | null]>([
    ["shortened", "https://bit.ly/x", {}, "link-shortener", 65],
    ["shortened without a scheme", "tinyurl.com/x", {}, "link-shortener", 65],
    [
      "shortened against a rule",
      "https://bit.ly/x",
      { "no-link-shorteners": true },
      "no-link-shorteners",
      65,
    ],
    ["a referral", "https://shop.example/a?ref=me", {}, "affiliate-link", 32],
    [
      "a referral where it is banned",
      "https://shop.example/a?ref=me",
      { "no-affiliate-links": true },
      "no-affiliate-links",
      50,
    ],
    ["a branch on a code host", "https://github.com/a/b?ref=main", {}, "affiliate-link", null],
    [
      "a campaign tag",
      "https://shop.example/a?utm_source=reddit",
      { "no-affiliate-links": true },
      "no-affiliate-links",
      null,
    ],
    ["a list of links", "https://linktr.ee/x", {}, "distrusted-link", 28],
    ["a chat", "https://discord.gg/x", {}, "distrusted-link", 28],
    ["a video", "https://youtu.be/x", { "no-video-links": true }, "no-video-links", 35],
    ["a video where nobody minds", "https://youtu.be/x", {}, "no-video-links", null],
    ["a blog", "https://example.com/blog/x", { "no-blogspam": true }, "no-blogspam", 28],
    [
      "a link in a text",
      "https://example.com/a",
      { "text-posts-only": true },
      "text-posts-only",
      PLAIN_POINTS,
    ],
  ])("%s", (_, link, codes, id, points) => {
    const input = makeInput({
      draft: { content: `${CALM_TEXT} See ${link}, please.` },
      policy: makeCodedPolicy(codes),
    });
    const reason = findReason(assessBanRisk(input), id);
    expect(reason?.points ?? null).toBe(points);
    expect(reason ? quotePlaces(input.draft, reason) : [link]).toEqual([link]);
  });

  test("text posts only: a post that is nothing but a link", () => {
    const policy = makeCodedPolicy({ "text-posts-only": true });
    const draft = { content: "https://example.com/a" };
    expect(findReason(assessDraft({ draft, policy }), "text-posts-only")?.points).toBe(30);
  });

  test("many links, and links from newcomers", () => {
    const links = [1, 2, 3, 4].map((n) => `https://example.com/${n}`).join(" ");
    const draft = { content: `${CALM_TEXT} ${links}` };
    expect(findReason(assessDraft({ draft }), "many-links")?.text).toBe(
      "There are 4 links: one is enough.",
    );
    const author = { karma: 60, accountAgeDays: 400 };
    expect(findReason(assessDraft({ draft, author }), "newcomers-link")).toBeDefined();
  });
});

describe("the title", () => {
  test.each<[string, string, string, string[]]>([
    [
      "over 300 characters",
      "word ".repeat(61).trim(),
      "title-too-long",
      ["word ".repeat(61).trim()],
    ],
    ["long", "word ".repeat(30).trim(), "title-long", ["word ".repeat(30).trim()]],
    ["short", "Invoices", "title-short", ["Invoices"]],
    ["missing", "", "title-short", []],
    ["in capitals", "PLEASE READ THIS NOW", "title-shouts", ["PLEASE", "READ", "THIS"]],
    ["exclamation marks", "Finally done! At last!", "title-shouts", ["!", "!"]],
    ["emoji", "Invoices on time 🚀🎉 again", "title-emoji", ["🚀🎉"]],
    ["clickbait", "You won't believe how late it was", "title-clickbait", ["You won't believe"]],
  ])("%s", (_, title, id, words) => {
    const input = makeInput({ draft: { title } });
    const reason = findReason(assessBanRisk(input), id);
    expect(reason && quotePlaces(input.draft, reason)).toEqual(words);
  });

  test("a headline that was rewritten weighs twice as much among news", () => {
    const draft = { title: "You won't believe what the chip maker did 😱" };
    const weigh = (kind: Policy["kind"]) =>
      assessDraft({ draft, policy: makePolicy({ kind }) }).reasons.map(({ points }) => points);
    expect(weigh("dev")).toEqual([12, 6]);
    expect(weigh("news")).toEqual([24, 12]);
  });

  test.each([
    "How do you use the API of NASA?",
    "It works! Invoices on time",
    "SaaS, B2B or B2C: HTML and JSON",
  ])("nothing is wrong with '%s'", (title) => {
    expect(assessDraft({ draft: { title } }).reasons).toEqual([]);
  });
});

test.each([
  "Restored for a client: I repair cameras by mail. https://workshop.example",
  "We made Ledgerly. DM me for a demo, or sign up at https://ledgerly.example",
])("who has said whose it is isn't asked to: %s", (content) => {
  const risk = assessBanRisk(makeInput({ draft: { content } }));
  expect(findReason(risk, "no-disclosure")).toBeUndefined();
});

test("a lesson about one's first customers has no sales words", () => {
  const content = `${CALM_TEXT} We lost 5 of our first 8 customers by charging per seat.`;
  const risk = assessBanRisk(makeInput({ draft: { content } }));
  expect(findReason(risk, "sales-words")).toBeUndefined();
});

describe("language", () => {
  test.each<[string, string, string, string[]]>([
    [
      "calls to act",
      `${OWN_TEXT} Sign up for the free trial.`,
      "sales-words",
      ["Sign up", "free trial"],
    ],
    [
      "offers",
      `${CALM_TEXT} I made an app for it. Use code X for 20% off.`,
      "sales-words",
      ["Use code", "20% off"],
    ],
    [
      "praise",
      `${CALM_TEXT} I made an amazing app for it: https://ledgerly.example`,
      "hype-words",
      ["amazing"],
    ],
    [
      "phrases of language models",
      `${CALM_TEXT} Let us delve into it.`,
      "machine-voice",
      ["delve into"],
    ],
    [
      "not just this, but that",
      `${CALM_TEXT} It's not just a list, but a plan.`,
      "machine-voice",
      ["not just a list, but"],
    ],
    [
      "dashes all over",
      "One — two — three — four. ".repeat(10),
      "machine-voice",
      Array.from({ length: 30 }, () => "—"),
    ],
  ])("%s", (_, content, id, words) => {
    const input = makeInput({ draft: { content } });
    const reason = findReason(assessBanRisk(input), id);
    expect(reason && quotePlaces(input.draft, reason)).toEqual(words);
  });

  test.each([
    ["an amazing app, truly amazing,", "A fact convinces more than 'amazing'."],
    ["an amazing and incredible app", "A fact convinces more than 'amazing' and 'incredible'."],
  ])("'%s' is quoted, each word once", (praise, text) => {
    const content = `${CALM_TEXT} I made ${praise} for it: https://ledgerly.example`;
    const reason = findReason(assessBanRisk(makeInput({ draft: { content } })), "hype-words");
    expect(reason?.text).toBe(text);
  });

  test("praise of somebody else's thing sells nothing", () => {
    const input = makeInput({ draft: { content: `${CALM_TEXT} An amazing day.` } });
    expect(findReason(assessBanRisk(input), "hype-words")).toBeUndefined();
  });

  test("'download' sells nothing in a draft that promotes nothing", () => {
    const draft = { content: `${CALM_TEXT} Where do you download statements?` };
    expect(assessDraft({ draft }).reasons).toEqual([]);
  });

  test("where AI content is banned, sounding like it weighs more", () => {
    const draft = { content: `${CALM_TEXT} Let us delve into it.` };
    const policy = makeCodedPolicy({ "no-ai-content": true });
    const points = (risk: ReturnType<typeof assessDraft>) =>
      findReason(risk, "machine-voice")?.points;
    expect(points(assessDraft({ draft, policy }))).toBeGreaterThan(
      points(assessDraft({ draft })) ?? 99,
    );
  });
});

test.each<[string, string, string | undefined]>([
  ["no words", " ", "There's no text: give readers something to discuss."],
  ["few words", "Just these.", "The text has only 2 words: give readers something to discuss."],
  ["300 Chinese characters", "发票总是晚到客户不付款".repeat(28), undefined],
  ["a long Thai text", "ใบแจ้งหนี้มักมาช้า".repeat(20), undefined],
])("effort: %s", (_, content, text) => {
  expect(findReason(assessDraft({ draft: { content } }), "low-effort")?.text).toBe(text);
});

test("headings that a community asks for do not sound like a machine", () => {
  const headings = ["What it does", "Who it is for", "Comparison"];
  const content = headings.map((each) => `**${each}**\n\n${CALM_TEXT}`).join("\n\n");
  const find = (demands: Policy["demands"]) =>
    findReason(
      assessDraft({ draft: { content }, policy: makePolicy({ demands }) }),
      "machine-voice",
    );
  expect(find([])?.text).toContain("Headings and bold lists");
  expect(find([makeDemand({ of: "own work", code: "sections", value: headings })])).toBeUndefined();
});

describe("checks and reasons", () => {
  const EVERY = ["No self-promotion", "Be kind", "No spam", "Text posts only", "No low effort"];
  const pasted = EVERY.map((text) => ({
    text,
    source: { kind: "yours", asOf: "2026-11-16" } as const,
  }));

  test("a type that the community does not take", () => {
    const policy = makePolicy({ allowedPostTypes: ["showcase"] });
    expect(assessDraft({ policy }).reasons.map(({ text }) => text)).toEqual([
      "r/Example accepts: showcase.",
    ]);
    expect(assessDraft({ policy, postType: "thread-comment" }).reasons).toEqual([]);
  });

  test("nothing is said twice", () => {
    const policy = makeCodedPolicy({ "be-respectful": true, "no-low-effort": true });
    const draft = { title: "A title that says something", content: "You idiot." };
    const ids = assessDraft({ draft, policy }).reasons.map(({ id }) => id);
    expect(ids.toSorted()).toEqual(["be-respectful", "no-low-effort"]);
  });

  test("wherever a check fails, there is a reason", () => {
    const policy = makePolicy({
      uncodedRules: pasted,
      bannedKeywords: ["casino"],
      allowedPostTypes: ["showcase"],
      requiresFlair: true,
    });
    const drafts = ["x", "buy", "casino http", "a a a a a", `${OWN_TEXT} hate`, "www. dumb"];
    for (const content of drafts) {
      const input = makeInput({ draft: { content }, policy });
      const failed = checkDraft(readSituation(input)).filter(({ outcome }) => outcome === "broken");
      expect(failed.length).toBeGreaterThan(0);
      const ids = new Set(assessBanRisk(input).reasons.map(({ id }) => id));
      expect(failed.filter(({ id }) => !ids.has(id))).toEqual([]);
    }
  });
});

describe("openness", () => {
  test.each<[string, string, boolean]>([
    ["nobody says who made it", `${CALM_TEXT} Ledgerly does that.`, true],
    ["it is said", OWN_TEXT, false],
    ["nothing is promoted", CALM_TEXT, false],
  ])("disclosure: %s", (_, content, isMissing) => {
    const reason = findReason(assessDraft({ draft: { content } }), "no-disclosure");
    expect(reason !== undefined).toBe(isMissing);
  });

  test.each<[string, string, boolean]>([
    ["says that it is a find", "Found Ledgerly last week. Not affiliated!", true],
    ["says that one only uses it", "Try Ledgerly. I'm just a happy user.", true],
    ["names it and no more", "Ledgerly does that.", false],
    ["denies it and says it later", "Not affiliated with banks. I made Ledgerly.", false],
  ])("who %s about an own project poses as a user: %j is %s", (_, said, isGrave) => {
    const draft = { content: `${CALM_TEXT} ${said}` };
    const reason = findReason(assessDraft({ draft }), "no-disclosure");
    expect((reason?.points ?? 0) >= 40).toBe(isGrave);
  });

  test("open blanks are counted and shown", () => {
    const input = makeInput({
      draft: { title: `${CALM_TITLE} {{year}}`, content: `${CALM_TEXT} {{a number}}` },
    });
    const reason = findReason(assessBanRisk(input), "open-blanks");
    expect(reason?.text).toContain("2 blanks are still open");
    expect(reason && quotePlaces(input.draft, reason)).toEqual(["{{year}}", "{{a number}}"]);
  });

  test("a flair that is still open is called so", () => {
    const policy = makeCodedPolicy({ "flair-required": true });
    const risk = assessDraft({ draft: { flair: "{{the flair you pick on Reddit}}" }, policy });
    expect(findReason(risk, "flair")?.text).toBe(
      "r/Example wants a flair on every post, and yours is still open.",
    );
  });

  test.each<[string, string | null, boolean]>([
    ["none", null, true],
    ["a blank", "{{the flair you pick on Reddit}}", true],
    ["one", "Discussion", false],
  ])("flair: %s", (_, flair, isMissing) => {
    const policy = makeCodedPolicy({ "flair-required": true });
    const reason = findReason(assessDraft({ draft: { flair }, policy }), "flair");
    expect(reason !== undefined).toBe(isMissing);
  });

  test.each<[string, Partial<Draft>, number]>([
    ["an ordinary post, for which Reddit asks", {}, 12],
    ["promotion", { content: OWN_TEXT, title: PROMOTION.title }, 28],
  ])("a missing flair weighs by what it is missing on: %s", (_, draft, points) => {
    const policy = makePolicy({ requiresFlair: true });
    expect(findReason(assessDraft({ draft, policy }), "flair")?.points).toBe(points);
  });

  test.each<[string, string | null, string | null]>([
    [CALM_TITLE, null, "Discussion"],
    [PROMOTION.title, null, "Showcase"],
    [PROMOTION.title, "Launch", "Launch"],
    [CALM_TITLE, "Launch", "Discussion"],
    [CALM_TITLE, "Discussion", null],
  ])("'%s' with the known flair %s gets %s", (title, known, flair) => {
    const flairsSeen = [
      { text: "Discussion", posts: 9 },
      { text: "Showcase", posts: 3 },
    ];
    const { stance } = makePolicy();
    const policy = makeCodedPolicy(
      { "flair-required": true },
      { flairsSeen, stance: { ...stance, flairs: known ? [known] : [] } },
    );
    const fix = findReason(assessDraft({ draft: { title }, policy }), "flair")?.fix;
    expect(fix?.kind === "choose-flair" ? fix.flair : null).toBe(flair);
  });
});

describe("history", () => {
  const past = (known: Partial<PastPost>): PastPost => ({
    id: "past",
    subredditId: "other",
    title: "Something else entirely, said elsewhere",
    content: "I built a tool for bees and their keepers.",
    at: new Date(NOW.getTime() - 3 * DAY_MS),
    isPosted: true,
    isPromotional: true,
    ...known,
  });

  test.each<[string, Partial<PastPost>, Partial<Draft>, string | null]>([
    [
      "3 days before",
      { subredditId: "example" },
      PROMOTION,
      "One promotion in 14 days is our own norm; we know of no limit in r/Example. Your last one was November 14: post from November 28.",
    ],
    [
      "planned 5 days later",
      { subredditId: "example", isPosted: false, at: new Date(NOW.getTime() + 5 * DAY_MS) },
      PROMOTION,
      "One promotion in 14 days is our own norm; we know of no limit in r/Example. Another one is planned for November 22: post from December 6, or move that one.",
    ],
    [
      "14 days before",
      { subredditId: "example", at: new Date(NOW.getTime() - 14 * DAY_MS) },
      PROMOTION,
      null,
    ],
    ["elsewhere", {}, PROMOTION, null],
    ["without a time", { subredditId: "example", at: null }, PROMOTION, null],
    ["which promoted nothing", { subredditId: "example", isPromotional: false }, PROMOTION, null],
    ["before a draft that promotes nothing", { subredditId: "example" }, {}, null],
    ["the draft's own post", { id: "own", subredditId: "example" }, PROMOTION, null],
  ])("a post to the same community: %s", (_, post, draft, text) => {
    const risk = assessDraft({ draft, posts: [past(post)], postId: "own" });
    expect(findReason(risk, "same-community")?.text ?? null).toBe(text);
  });

  test("a post that promoted another project of the user counts as well", () => {
    const content = "Beekeeply keeps the records of your hives.";
    const posts = [past({ subredditId: "example", content })];
    const risk = assessDraft({ draft: PROMOTION, posts });
    expect(findReason(risk, "same-community")).toBeDefined();
  });

  test("the way out keeps to the community's day", () => {
    const policy = makeCodedPolicy({ "promotion-on-day": "saturday" });
    const risk = assessDraft({
      draft: PROMOTION,
      policy,
      posts: [past({ subredditId: "example" })],
    });
    const fix = findReason(risk, "same-community")?.fix;
    expect(fix?.kind === "reschedule" && fix.at.getUTCDay()).toBe(6);
  });

  test.each([
    [1, "100% of this is also in your r/other post. Rewrite it."],
    [2, "100% of this is also in your r/other post, and in one more. Rewrite it."],
    [4, "100% of this is also in your r/other post, and in 3 more. Rewrite it."],
  ])("the same text %i times", (count, text) => {
    const posts = Array.from({ length: count }, (_, place) =>
      past({ id: `${place}`, title: CALM_TITLE, content: CALM_TEXT }),
    );
    expect(findReason(assessDraft({ posts }), "similar-text")?.text).toBe(text);
  });

  test.each<[string, Partial<PastPost>, Date | null, string[]]>([
    ["the same text elsewhere", { title: CALM_TITLE, content: CALM_TEXT }, null, ["similar-text"]],
    [
      "the same text, a few hours apart",
      { title: CALM_TITLE, content: CALM_TEXT, at: NOW },
      new Date(NOW.getTime() + HOUR_MS),
      ["similar-text", "similar-soon"],
    ],
    ["another text", {}, NOW, []],
    [
      "the same text in the draft's own post",
      { id: "own", title: CALM_TITLE, content: CALM_TEXT },
      NOW,
      [],
    ],
  ])("%s", (_, post, at, ids) => {
    const risk = assessDraft({ posts: [past(post)], postId: "own", at });
    expect(risk.reasons.map(({ id }) => id)).toEqual(ids);
  });

  test("the share of promotion counts what was posted, and says that more is not known", () => {
    const posts = [1, 2, 3, 4, 5].map((n) =>
      past({
        id: `${n}`,
        subredditId: `other${n}`,
        content: `Number ${n} of a series on bees.`,
        isPromotional: n !== 5,
      }),
    );
    const text = (input: PastPost[], draft = PROMOTION) =>
      findReason(assessDraft({ draft, posts: input }), "promotion-share")?.text;
    expect(text(posts)).toContain("4 of your last 5 posts that we know of promote your work");
    expect(text(posts.slice(0, 3))).toBeUndefined();
    expect(text(posts.map((post) => Object.assign({}, post, { isPosted: false })))).toBeUndefined();
  });

  test("comments that were logged count in that share, helpful ones and others", () => {
    const write = (count: number, isPromotional: boolean) =>
      Array.from({ length: count }, () => ({
        subredditId: "other",
        at: new Date("2026-11-01T10:00:00Z"),
        isPromotional,
      }));
    const text = (comments: Contribution[]) =>
      findReason(assessDraft({ draft: PROMOTION, comments }), "promotion-share")?.text;
    expect(text([...write(3, true), ...write(1, false)])).toContain(
      "3 of your last 4 contributions that we know of promote your work",
    );
    expect(text([...write(3, true), ...write(5, false)])).toBeUndefined();
  });
});

describe("twenty promotional posts in twenty days are graver than one", () => {
  test.each([
    [1, null],
    [6, null],
    [7, 24],
    [20, 60],
  ])("%i posts", (count, points) => {
    const posts = Array.from({ length: count }, (_, index) => ({
      id: String(index),
      subredditId: `place${index}`,
      title: `Number ${index}`,
      content: `About the matter of ${index} bees and nothing else.`,
      at: new Date(NOW.getTime() - (index % 19) * DAY_MS),
      isPosted: true,
      isPromotional: true,
    }));
    const risk = assessDraft({ draft: PROMOTION, posts });
    expect(findReason(risk, "promotion-volume")?.points ?? null).toBe(points);
  });
});

describe("what is not known", () => {
  const unknown = { ...unknownPolicy("example"), fullName: "r/Example" };

  test("unknown rules are a risk of their own, and said to be unknown", () => {
    const risk = assessDraft({ draft: PROMOTION, policy: unknown });
    expect(risk.level).toBe("medium");
    expect(risk.reasons[0]?.text).toMatch(/^We don't know what r\/Example allows: read its rules/);
    expect(assessDraft({ policy: unknown }).level).toBe("low");
  });

  test.each([
    [
      8,
      0,
      "We understand 0 of 8 rules (rules of September 2025: read them). Please read them all on Reddit.",
    ],
    [
      8,
      1,
      "We understand 1 of 8 rules (rules of September 2025: read them). Please read them all on Reddit.",
    ],
    [1, 1, "What r/Example has changed since (rules of September 2025: read them)."],
    [
      0,
      0,
      "r/Example listed no rules (rules of September 2025: read them); it may have some by now.",
    ],
  ])("%i rules, %i understood", (count, understood, sentence) => {
    const source = { kind: "rules", asOf: "2025-09" } as const;
    const policy = makePolicy({ listedRules: { count, understood, source } });
    expect(assessDraft({ policy }).notChecked[0]).toBe(sentence);
  });

  test("what is not known about the author costs something where it matters", () => {
    const author = { karma: null, accountAgeDays: null };
    expect(findReason(assessDraft({ draft: PROMOTION, author }), "author-unknown")?.points).toBe(3);
    expect(assessDraft({ author }).reasons).toEqual([]);
  });

  test("negative karma is grave", () => {
    const author = { karma: -20, accountAgeDays: 900 };
    expect(assessDraft({ author }).level).toBe("medium");
  });
});

describe("bad input", () => {
  const everyRule = makeCodedPolicy(Object.fromEntries(RULE_CODES.map((code) => [code, true])), {
    bannedKeywords: ["(", "[a-z]", "*"],
    flairsSeen: [{ text: "🎉", posts: 4 }],
  });

  test.each<[string, Partial<Draft>]>([
    ["nothing at all", { title: "", content: "" }],
    [
      "right-to-left text",
      { title: "שלום עולם", content: "مرحبا بالعالم ".repeat(50), flair: "عام" },
    ],
    [
      "markup and scripts",
      {
        title: "<script>alert(1)</script>",
        content: '<img src=x onerror="x">'.repeat(99),
        editSection: "</textarea>",
      },
    ],
    ["emoji alone", { title: "👩‍👩‍👧‍👦🏳️‍🌈", content: "🎉".repeat(5000) }],
    ["halves of characters", { title: "\uD83D", content: "\uDE00 \uD83D" }],
    ["one word of 40,000 letters", { title: "a".repeat(400), content: "a".repeat(40_000) }],
    ["40,000 characters of links", { content: "https://bit.ly/a ".repeat(2350) }],
    ["40,000 characters that ask for messages", { content: "dm me ".repeat(6600) }],
    ["40,000 characters about oneself", { content: "I made Ledgerly my own ".repeat(1700) }],
    ["40,000 brackets", { content: "[".repeat(20_000) + "(".repeat(20_000) }],
    ["40,000 braces", { content: "{{".repeat(20_000) }],
    ["40,000 spaces", { content: " ".repeat(40_000) }],
    ["40,000 at signs", { content: "a@".repeat(20_000) }],
    ["'not just' without end", { content: "not just a ".repeat(3600) }],
  ])(
    "%s",
    (_, draft) => {
      const input = makeInput({ draft: makeDraft(draft), policy: everyRule });
      const risk = assessBanRisk(input);
      expect(risk.score).toBeGreaterThan(0);
      expect(risk.score).toBeLessThanOrEqual(100);
      const outside = risk.reasons
        .flatMap(({ places }) => places)
        .filter(({ field, start, end }) => start >= end || end > (input.draft[field] ?? "").length);
      expect(outside).toEqual([]);
    },
    20_000,
  );
});

test("the weightiest reason comes first, and ids are apart", () => {
  const draft = {
    title: "BUY NOW!! 🎉",
    content: "Ledgerly is amazing. DM me. https://bit.ly/x {{x}}",
  };
  const { reasons } = assessDraft({
    draft,
    policy: { ...unknownPolicy("example"), fullName: "r/Example" },
  });
  const points = reasons.map((reason) => reason.points);
  expect(points).toEqual(points.toSorted((a, b) => b - a));
  expect(new Set(reasons.map(({ id }) => id)).size).toBe(reasons.length);
});

test("every reason is one or two short sentences that promise nothing", () => {
  const draft = {
    title: "BUY NOW!! 🎉",
    content: "Ledgerly is amazing. DM me. https://bit.ly/x {{x}}",
  };
  const codes = Object.fromEntries(RULE_CODES.map((code) => [code, true]));
  for (const { text, basis } of assessDraft({ draft, policy: makeCodedPolicy(codes) }).reasons) {
    expect(text).toMatch(/^.{20,170}\.$/);
    expect(`${text} ${basis.text}`).not.toMatch(/!|\bguarantee|\bwill be banned\b|\bis safe\b/);
  }
});

const past = (id: string, hours: number | null, isPosted = true): PastPost => ({
  id,
  subredditId: "saas",
  title: "What helped with late invoices",
  content: "A word on taxes.",
  at: hours === null ? null : new Date(NOW.getTime() + hours * HOUR_MS),
  isPosted,
  isPromotional: false,
});

test("Reddit gets no edit section, and knows only what was posted by then", () => {
  const input = makeInput({
    draft: { editSection: "EDIT: https://ledgerly.io" },
    posts: [past("before", -2), past("planned", -1, false), past("later", 1), past("draft", null)],
  });
  const posted = asPosted(input, NOW);
  expect(posted.draft).toEqual({ ...input.draft, editSection: null });
  expect(posted.posts.map(({ id }) => id)).toEqual(["before"]);
  expect(posted).toMatchObject({ at: NOW, now: NOW });
});

test("a picture needs few words, whatever else a community takes", () => {
  const draft = { content: "She is 84." };
  expect(findReason(assessDraft({ draft }), "low-effort")).toBeDefined();
  expect(findReason(assessDraft({ draft, form: "image" }), "low-effort")).toBeUndefined();
  const source = { kind: "rules", asOf: "2025-09" } as const;
  const policy = makePolicy({ requirements: [{ kind: "body", is: "forbidden", source }] });
  expect(findReason(assessDraft({ draft, policy }), "low-effort")).toBeUndefined();
});
