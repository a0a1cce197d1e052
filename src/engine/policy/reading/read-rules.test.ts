import { describe, expect, test } from "vitest";
import { readRules } from "./read-rules.ts";
import type { RuleCodes } from "#engine/rules/rule-table.ts";

const code = (name: string, text = "") => readRules([{ name, text }], "2026-11").codes;

type Case = [name: string, text: string, codes: RuleCodes];

describe("promotion", () => {
  test.each<Case>([
    ["No self-promotion", "", { "no-self-promotion": true }],
    ["No Self Promo or Advertising", "", { "no-self-promotion": true }],
    ["3. Advertising", "Do not advertise your shop here.", { "no-self-promotion": true }],
    ["Self-promotion", "", { "no-self-promotion": true }],
    ["Self-promotion is prohibited", "", { "no-self-promotion": true }],
    ["Don’t promote your product", "", { "no-self-promotion": true }],
    ["No soliciting", "", { "no-self-promotion": true }],
    [
      "Keep it clean",
      "Posts that advertise a service will be removed.",
      { "no-self-promotion": true },
    ],
    ["Self-promotion is welcome", "", {}],
    ["Promotion is allowed here", "Tell us what you are building.", {}],
    ["Self promotion", "You are welcome to share your work as often as you like.", {}],
    ["No self-promotion except on Saturdays", "", { "promotion-on-day": "saturday" }],
    ["Self-Promo Saturday", "Advertise only on this day.", { "promotion-on-day": "saturday" }],
    ["Promotional posts on Fridays only", "", { "promotion-on-day": "friday" }],
    ["Promotion is for weekends", "", { "promotion-on-day": "weekend" }],
    ["Advertising only on Saturday and Sunday", "", { "promotion-on-day": "weekend" }],
    ["Keep self-promotion in the weekly thread", "", { "promotion-in-thread-only": true }],
    ["No advertising outside the megathread", "", { "promotion-in-thread-only": true }],
    ["No promotion", "Use the stickied post for that.", { "promotion-in-thread-only": true }],
    [
      "Promo goes into the Sunday thread",
      "",
      { "promotion-in-thread-only": true, "promotion-on-day": "sunday" },
    ],
    ["Limit self-promotion", "", { "promotion-limited": true }],
    ["No excessive self-promotion", "", { "promotion-limited": true }],
    ["Self-promotion: follow the 9:1 ratio", "", { "promotion-limited": 10 }],
    [
      "Self promotion",
      "No more than 10% of your posts may be about your own work.",
      { "promotion-limited": 10 },
    ],
    [
      "Self promotion",
      "Limited: 95 percent of your posts must be by others.",
      { "promotion-limited": 5 },
    ],
    ["Advertise at most once a month", "", { "promotion-limited": true }],
    ["No advertising without mod approval", "", { "ask-moderators-first": true }],
    [
      "No advertising",
      "Unless you have our moderators' permission.",
      { "ask-moderators-first": true },
    ],
    [
      "No advertising",
      "Never. Contact the mods for exceptions.",
      { "no-self-promotion": true, "ask-moderators-first": true },
    ],
    ["Promotion", "Message the moderators before you advertise.", { "ask-moderators-first": true }],
    [
      "Showoff Saturday",
      "Share your projects on Saturdays, not on other days.",
      { "showcase-on-day": "saturday" },
    ],
    ["Project posts only on Sundays", "", { "showcase-on-day": "sunday" }],
    ["Meme Monday", "Memes are allowed on Mondays.", {}],
    [
      "No promotion",
      "Threads that promote a channel will be removed.",
      { "no-self-promotion": true },
    ],
    ["No ads", "This includes, but is not limited to, your shop.", { "no-self-promotion": true }],
    [
      "Spam",
      "Excessive self-promotion counts as spam.",
      { "no-spam": true, "promotion-limited": true },
    ],
    ["No spam or self-promotion", "", { "no-spam": true, "no-self-promotion": true }],
    [
      "Use the search",
      "Advertising is not allowed. Questions go into the weekly questions thread.",
      { "no-self-promotion": true },
    ],
    [
      "Be active first",
      "Self-promotion is only for regular members.",
      { "promotion-limited": true },
    ],
    ["No promotion on Mondays", "", {}],
    ["Do not promote in the help thread", "", {}],
    ["Self-promotion must be disclosed", "", { "promotion-limited": true }],
    ["Links to your own website will be removed", "", { "no-self-promotion": true }],
    ["Share your own work", "", {}],
    ["Post your own content at most once a week", "", { "promotion-limited": true }],
    ["Keep to the 1 in 10 rule", "", { "promotion-limited": 10 }],
    ["Keine Eigenwerbung", "", { "no-self-promotion": true }],
    ["Promote kindness", "", {}],
    ["Do not promote violence or hate", "", { "be-respectful": true }],
  ])("%s | %s", (name, text, codes) => {
    expect(code(name, text)).toEqual(codes);
  });
});

describe("gates", () => {
  test.each<Case>([
    ["Minimum karma", "You need at least 100 karma to post.", { "min-karma": 100 }],
    ["Accounts need 50+ comment karma", "", { "min-karma": 50 }],
    ["Karma requirement: 1,500", "", { "min-karma": 1500 }],
    ["Must have 2k combined karma", "", { "min-karma": 2000 }],
    ["Minimum karma required", "", { "min-karma": true }],
    ["No karma farming", "Posts that only exist for karma are not needed.", {}],
    ["Account age", "Your account must be at least 30 days old.", { "min-account-age-days": 30 }],
    [
      "New accounts",
      "Accounts less than 2 weeks old can not post.",
      { "min-account-age-days": 14 },
    ],
    ["Accounts must be older than 3 months", "", { "min-account-age-days": 90 }],
    ["Accounts under 24 hours old are filtered", "", { "min-account-age-days": 1 }],
    ["Account age requirement", "", { "min-account-age-days": true }],
    [
      "Account requirements",
      "Accounts must be at least 7 days old and have at least 10 karma.",
      { "min-karma": 10, "min-account-age-days": 7 },
    ],
    ["This is a community about old accounts", "", {}],
  ])("%s | %s", (name, text, codes) => {
    expect(code(name, text)).toEqual(codes);
  });
});

describe("demands", () => {
  test.each<Case>([
    ["Flair your posts", "", { "flair-required": true }],
    ["All posts must be flaired", "", { "flair-required": true }],
    ["Post flair is optional", "", {}],
    ["Use descriptive titles", "", { "title-format": true }],
    ["Titles must start with [For Sale]", "", { "title-format": true }],
    ["No clickbait titles", "", { "title-format": true }],
    ["Text posts only", "", { "text-posts-only": true }],
    ["No link posts", "", { "text-posts-only": true }],
    ["Stay on topic", "", { "on-topic": true }],
    ["Off-topic posts", "", { "on-topic": true }],
    ["Posts must be related to gardening", "", { "on-topic": true }],
    ["Off-topic chat is welcome", "", {}],
    ["Be kind", "Personal attacks lead to a ban.", { "be-respectful": true }],
    ["Remember the human", "", { "be-respectful": true }],
    ["English only", "", { "english-only": true }],
    ["Please write your posts in English", "", { "english-only": true }],
    ["For learners of English", "Posts about grammar are welcome.", {}],
    ["Non-English posts will be removed", "", { "english-only": true }],
    ["Use the spoiler flair", "", {}],
    ["Credit the artist", "", { "source-required": true }],
    ["Sources required", "", { "source-required": true }],
    ["Open source projects get their own flair", "", {}],
    ["No crossposts", "", { "crossposts-limited": true }],
    ["Crossposts are welcome", "", {}],
    ["Ask the mods first", "", { "ask-moderators-first": true }],
    ["Questions?", "Message the mods if your post was held back.", {}],
  ])("%s | %s", (name, text, codes) => {
    expect(code(name, text)).toEqual(codes);
  });
});

describe("bans", () => {
  test.each<Case>([
    ["No spam", "", { "no-spam": true }],
    ["Spam", "", { "no-spam": true }],
    ["No reposts", "", { "no-reposts": true }],
    ["Low-effort posts", "", { "no-low-effort": true }],
    ["No low quality content", "", { "no-low-effort": true }],
    ["No memes", "", { "no-memes": true }],
    ["Memes are welcome", "", {}],
    ["Politics are not allowed", "", { "no-politics": true }],
    ["No surveys without mod approval", "", { "no-surveys": true, "ask-moderators-first": true }],
    ["No GoFundMe links", "", { "no-fundraising": true }],
    ["Giveaways", "", { "no-giveaways": true }],
    ["Giveaways are fine", "", {}],
    ["No job posts", "", { "no-hiring": true }],
    ["No feedback requests", "", { "no-feedback-requests": true }],
    ["No 'DM me' comments", "", { "no-dm-requests": true }],
    ["No new threads after 8 pm", "", {}],
    ["Do not DM the moderators", "", {}],
    ["No AI-generated content", "", { "no-ai-content": true }],
    ["AI content must be labelled", "", {}],
    ["Posts written by ChatGPT will be removed", "", { "no-ai-content": true }],
    ["No affiliate or referral links", "", { "no-affiliate-links": true }],
    ["No URL shorteners", "", { "no-link-shorteners": true }],
    ["No blogspam", "", { "no-blogspam": true }],
    ["No YouTube links", "", { "no-video-links": true }],
    ["No NSFW content", "", { "no-nsfw": true }],
    ["Tag NSFW posts", "", {}],
    ["No doxxing", "", { "no-personal-info": true }],
    ["Piracy", "Links to pirated copies are not allowed.", { "no-piracy": true }],
    ["No medical or legal advice", "", { "no-professional-advice": true }],
    ["No crypto", "", { "no-crypto": true }],
    ["No apps", "", { "no-apps-or-sites": true }],
    [
      "What to keep out",
      "No memes, reposts or surveys. Questions are welcome.",
      { "no-memes": true, "no-reposts": true, "no-surveys": true },
    ],
    ["Have fun", "", {}],
    ["", "", {}],
  ])("%s | %s", (name, text, codes) => {
    expect(code(name, text)).toEqual(codes);
  });
});

test("several rules are counted, coded and dated together", () => {
  const rules = [
    { name: "Be civil", text: "" },
    { name: "No self-promotion", text: "" },
    { name: "Promo thread", text: "Advertise in the monthly thread only." },
    { name: "Have fun", text: "" },
  ];
  expect(readRules(rules, "2026-11-15")).toEqual({
    asOf: "2026-11-15",
    count: 4,
    codes: { "be-respectful": true, "no-self-promotion": true, "promotion-in-thread-only": true },
  });
});

test("no rules are no rules, not unknown ones", () => {
  expect(readRules([], "2026-11")).toEqual({ asOf: "2026-11", count: 0, codes: {} });
});

test("a text of any length is read in no time", () => {
  const text = "no promotion on title flair account karma a ".repeat(2000);
  expect(readRules([{ name: text, text }], "2026-11").count).toBe(1);
});
