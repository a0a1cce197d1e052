import { describe, expect, test } from "vitest";
import {
  makeCodedRulebook,
  makeDraft,
  makeRulebook,
} from "#engine/checks/testing/make-rulebook.ts";
import type { Draft } from "#engine/posts/draft.ts";
import { RULE_CODES } from "#engine/rules/rule-codes.ts";
import { applyFix } from "./apply-fix.ts";
import { assessBanRisk } from "./assess-ban-risk.ts";
import type { Fix } from "./ban-risk.ts";
import type { RiskInput } from "./situation.ts";
import {
  type Assessed,
  CALM_TEXT,
  CALM_TITLE,
  findReason,
  makeInput,
  NOW,
  OWN_TEXT,
} from "./testing/assess-draft.ts";

const context = { projectName: "Ledgerly" };

describe("what each fix makes of a draft", () => {
  const fix = (kind: "remove-links" | "move-link-to-edit" | "shorten-title" | "calm-title") =>
    ({ kind, label: "" }) satisfies Fix;

  test.each<[string, Partial<Draft>, Fix, Partial<Draft>]>([
    [
      "a bare link",
      { content: "See https://a.example/x, it works." },
      fix("remove-links"),
      { content: "See, it works." },
    ],
    [
      "a named link keeps its name",
      { content: "See [my page](https://a.example) now." },
      fix("remove-links"),
      { content: "See my page now." },
    ],
    [
      "a link in brackets",
      { content: "It is out (https://a.example)." },
      fix("remove-links"),
      { content: "It is out." },
    ],
    [
      "links everywhere",
      { title: "New www.a.example", content: "x", editSection: "EDIT: <https://a.example>" },
      fix("remove-links"),
      { title: "New", content: "x", editSection: "EDIT:" },
    ],
    [
      "lines stay lines",
      { content: "One\n\nhttps://a.example\n\nTwo" },
      fix("remove-links"),
      { content: "One\n\nTwo" },
    ],
    [
      "a link moves",
      { content: "It is at https://a.example." },
      fix("move-link-to-edit"),
      { content: "It is at.", editSection: "EDIT: Link: https://a.example" },
    ],
    [
      "a link joins the edit section",
      { content: "https://a.example", editSection: "EDIT: Thanks." },
      fix("move-link-to-edit"),
      { content: "", editSection: "EDIT: Thanks.\nLink: https://a.example" },
    ],
    [
      "a link that is there already",
      { content: "https://a.example", editSection: "EDIT: https://a.example" },
      fix("move-link-to-edit"),
      { content: "", editSection: "EDIT: https://a.example" },
    ],
    [
      "a long title ends with a sentence",
      { title: `I lost a client over a late invoice. ${"Then more happened ".repeat(9)}` },
      fix("shorten-title"),
      { title: "I lost a client over a late invoice." },
    ],
    [
      "or with a clause",
      { title: `I lost a client over a late invoice, ${"and more happened ".repeat(9)}` },
      fix("shorten-title"),
      { title: "I lost a client over a late invoice" },
    ],
    [
      "or with a word, but not a small one",
      { title: `${"word ".repeat(27)}and the reader of it` },
      fix("shorten-title"),
      { title: "word ".repeat(27).trim() },
    ],
    ["or somewhere", { title: "x".repeat(400) }, fix("shorten-title"), { title: "x".repeat(140) }],
    [
      "no half blank",
      { title: `${"word ".repeat(25)}{{how many hours it took you}} in all` },
      fix("shorten-title"),
      { title: "word ".repeat(25).trim() },
    ],
    [
      "capitals",
      { title: "I FINALLY MADE IT WORK" },
      fix("calm-title"),
      { title: "I finally made it work" },
    ],
    [
      "some capitals",
      { title: "This ACTUALLY WORKS with NASA DATA" },
      fix("calm-title"),
      { title: "This actually works with nasa data" },
    ],
    [
      "exclamation marks",
      { title: "It works! At last!!" },
      fix("calm-title"),
      { title: "It works. At last" },
    ],
    [
      "emoji",
      { title: "🚀 It works 🎉 at last" },
      fix("calm-title"),
      { title: "It works at last" },
    ],
    [
      "a disclosure",
      { content: "Ledgerly does that.\n" },
      { kind: "add-disclosure", label: "" },
      { content: "Ledgerly does that.\n\nFull disclosure: I made Ledgerly." },
    ],
    ["a flair", {}, { kind: "choose-flair", label: "", flair: "Showcase" }, { flair: "Showcase" }],
    [
      "a word, and its article",
      { content: "It is an amazing tool." },
      { kind: "remove-words", label: "", places: [{ field: "content", start: 9, end: 16 }] },
      { content: "It is a tool." },
    ],
    [
      "a new time is no part of the draft",
      { content: "x" },
      { kind: "reschedule", label: "", at: NOW },
      { content: "x" },
    ],
  ])("%s", (_, draft, wanted, fixed) => {
    expect(applyFix(makeDraft(draft), wanted, context)).toEqual(makeDraft({ ...draft, ...fixed }));
  });

  test("a disclosure without a name", () => {
    const draft = applyFix(
      makeDraft(),
      { kind: "add-disclosure", label: "" },
      { projectName: null },
    );
    expect(draft.content).toBe("Full disclosure: I made this.");
  });
});

describe("after a fix, its reason is gone", () => {
  const everyRule = makeCodedRulebook(Object.fromEntries(RULE_CODES.map((code) => [code, true])), {
    bannedKeywords: ["casino", "moon"],
    flairsSeen: [{ text: "Discussion", posts: 9 }],
  });
  const past = (subredditId: string, days: number) => ({
    id: `${subredditId}${days}`,
    subredditId,
    title: CALM_TITLE,
    content: OWN_TEXT,
    at: new Date(NOW.getTime() + days * 86_400_000),
    isPosted: days < 0,
    isPromotional: true,
  });

  const CASES: [string, Assessed][] = [
    [
      "links of every kind",
      {
        draft: {
          title: "At www.a.example today I think",
          content: `${CALM_TEXT} [x](https://bit.ly/a) https://youtu.be/b?ref=1 <https://a.example/blog/> tinyurl.com/c http://d.example`,
          editSection: "EDIT: t.ly/x",
        },
      },
    ],
    [
      "links that touch",
      {
        draft: {
          content: "https://a.examplehttps://bit.ly/x(www.b.example)[www.c.example](www.d.example)",
        },
      },
    ],
    [
      "a link of a newcomer",
      {
        author: { karma: 60, accountAgeDays: 300 },
        rulebook: makeRulebook(),
        draft: { content: `${CALM_TEXT} https://ledgerly.io` },
      },
    ],
    ["sentences that touch", { draft: { content: "Now. DM me !!so (message me. DM me again." } }],
    [
      "a link that the cut would make",
      { draft: { content: "http:// https://bit.ly/x .http://bit.ly/y" } },
    ],
    ["a title over 300", { draft: { title: "I lost a client ".repeat(30) } }],
    ["a long title of emoji", { draft: { title: "🎉".repeat(200) } }],
    ["a shouting title", { draft: { title: "🚀 READ THIS NOW!! It's LIVE!?! 🎉" } }],
    ["a title of marks", { draft: { title: "!!! ??? !!!" } }],
    ["nobody made it", { draft: { content: `${CALM_TEXT} Ledgerly does it.` } }],
    [
      "nobody made it, and it has an odd name",
      { projectName: "C++ (beta)", draft: { content: "C++ (beta) does it." } },
    ],
    [
      "banned words",
      { draft: { title: "Casino casino moon", content: "to the Moon and the casino, moonmoon" } },
    ],
    [
      "an e-mail address",
      { draft: { content: `${CALM_TEXT} Mail a.b@example.com or (c@example.org).` } },
    ],
    [
      "private messages",
      {
        draft: {
          content: `DM me. ${CALM_TEXT} Message me or send me a DM! Thanks.\nMy DMs are open`,
        },
      },
    ],
    [
      "praise",
      {
        draft: {
          title: "A revolutionary tool for late invoices",
          content: `${CALM_TEXT} An amazing, no, an incredible idea.`,
        },
      },
    ],
    [
      "praise before a noun",
      { draft: { content: `${CALM_TEXT} It is a revolutionary idea and an awesome plan.` } },
    ],
    ["a flair", {}],
    [
      "a wrong day",
      {
        at: NOW,
        rulebook: makeCodedRulebook({ "promotion-on-day": "sunday" }),
        draft: { content: OWN_TEXT },
        timezone: "Asia/Kolkata",
      },
    ],
    [
      "no time at all",
      {
        rulebook: makeCodedRulebook({ "showcase-on-day": "weekend" }),
        draft: { content: OWN_TEXT },
      },
    ],
    [
      "a young account",
      {
        rulebook: makeCodedRulebook({ "min-account-age-days": 30 }),
        author: { karma: 900, accountAgeDays: 2 },
      },
    ],
    [
      "the same community",
      {
        rulebook: makeRulebook(),
        draft: { title: "Another story", content: OWN_TEXT },
        posts: [past("example", -3), past("example", 9)],
      },
    ],
    [
      "the same text at once",
      {
        rulebook: makeRulebook(),
        at: NOW,
        posts: [past("a", 0), past("b", 0.4), past("c", 0.9), past("d", -0.3)],
      },
    ],
  ];

  const seen = new Set<string>();

  test.each(CASES)("%s", (_, given) => {
    const input = makeInput({ rulebook: everyRule, ...given });
    const withFixes = assessBanRisk(input).reasons.filter(({ fix }) => fix);
    expect(withFixes.length).toBeGreaterThan(0);
    for (const { id, fix } of withFixes) {
      if (!fix) continue;
      seen.add(fix.kind);
      expect(
        findReason(assessBanRisk(apply(input, fix)), id),
        `${id} after ${fix.kind}`,
      ).toBeUndefined();
    }
  });

  test("the cases above try every kind of fix", () => {
    const kinds: Record<Fix["kind"], true> = {
      "remove-links": true,
      "move-link-to-edit": true,
      "shorten-title": true,
      "calm-title": true,
      "add-disclosure": true,
      "remove-words": true,
      "choose-flair": true,
      reschedule: true,
    };
    expect([...seen].toSorted()).toEqual(Object.keys(kinds).toSorted());
  });

  function apply(input: RiskInput, fix: Fix): RiskInput {
    const draft = applyFix(input.draft, fix, { projectName: input.projectName });
    return { ...input, draft, at: fix.kind === "reschedule" ? fix.at : input.at };
  }
});
