import { describe, expect, test } from "vitest";
import { makeCodedPolicy } from "#engine/policy/testing/make-policy.ts";
import { derivePolicy } from "#engine/policy/derive-policy.ts";
import { wordStance } from "#engine/policy/word-policy.ts";
import { wordSource } from "#engine/policy/word-source.ts";
import { NO_CORRECTIONS } from "./corrections.ts";
import { readOwnPolicy } from "./own-reading.ts";
import { MAX_PASTE_LENGTH } from "./paste-limits.ts";
import { readPaste } from "./read-paste.ts";
import { wordMeaning } from "./word-meaning.ts";
import { applyOwn } from "#engine/policy/own-policy.ts";

const AS_OF = "2026-11-16";
const own = (text: string) => readOwnPolicy(text, NO_CORRECTIONS, AS_OF);

describe("the stance that a text comes to", () => {
  test.each<[string, string, string | null]>([
    [
      "a plain ban",
      "1. Be decent to each other\n2. No self-promotion of any kind",
      "Closed to promotion",
    ],
    [
      "a ban in a long text",
      "**Keep it useful**\nWe are here to learn. Advertising will be removed and may lead to a ban.",
      "Closed to promotion",
    ],
    [
      "a welcome",
      "## Makers\nSelf-promotion is welcome here, tell us what you learned.",
      "Projects welcome",
    ],
    ["an invitation", "Share your projects! We love to see them.", "Projects welcome"],
    [
      "a flair by name",
      "1. Share your projects with the Show Off flair.\n2. Stay on topic",
      "Allowed with “Show Off”",
    ],
    [
      "a flair in quotes",
      '- Promotional posts must be flaired "Launch".\n- No memes',
      "Allowed with “Launch”",
    ],
    [
      "a tag in brackets",
      "Own work is allowed if you tag it with [Promo].",
      "Allowed with “Promo”",
    ],
    [
      "a ban without a flair",
      'No self-promotion without the "Maker" flair.',
      "Allowed with “Maker”",
    ],
    ["a weekday", "Rule 4: You may promote your own app only on Saturdays.", "Only on Saturdays"],
    ["a weekday for showing", "Show off what you built on Fridays.", "Only on Fridays"],
    ["the weekend", "Self-promotion is allowed at the weekend only.", "Only at weekends"],
    [
      "a thread",
      "3) Promotion belongs only in the weekly Launch Pad thread.",
      "Only in the weekly Launch Pad thread",
    ],
    [
      "a thread for projects",
      "Projects go into the pinned thread, please. Share your own apps only there.",
      "Only in its pinned thread",
    ],
    [
      "a ban with a thread",
      "No advertising\nUse the monthly promo thread instead.",
      "Only in the monthly promo thread",
    ],
    [
      "one in ten",
      "Self-promotion: follow the 10% rule.",
      "For regulars, at most 10% of what you post",
    ],
    [
      "once in 60 days",
      "Founders may promote their product once every 60 days.",
      "For regulars, one promotion in 60 days",
    ],
    [
      "a thread in another language",
      "La publicité est interdite, sauf dans le fil hebdomadaire.",
      "Only in the thread “fil hebdomadaire”",
    ],
    [
      "in moderation",
      "Plugging your own work is fine in moderation.",
      "For regulars, in small doses",
    ],
    [
      "approval",
      "Advertising needs moderator approval before you post.",
      "Ask the moderators first",
    ],
    [
      "a condition",
      "You are welcome to share your own blog as long as you answer questions.",
      "No ads. Tolerated if you answer questions",
    ],
    [
      "adverts out, work in",
      "1. No advertising\n2. Share your own creations, we want to see them",
      "No ads. Own work is welcome, adverts are not",
    ],
    [
      "a German ban",
      "1. Seid nett zueinander\n2. Keine Werbung, das wird gelöscht. No exceptions.",
      "Closed to promotion",
    ],
    ["silence", "1. Be respectful\n2. No reposts", null],
    ["ideas are no adverts", "Do not promote violence or hatred.", null],
  ])("%s", (_, text, words) => {
    const { stance } = own(text);
    expect(stance && wordStance(stance)).toBe(words);
  });
});

describe("what sentences are read as", () => {
  test.each<[string, string, string[]]>([
    [
      "karma and age",
      "Your account must have at least 50 karma. Accounts must be older than 2 weeks.",
      ["You need at least 50 karma to post.", "Your account must be at least 14 days old."],
    ],
    ["a flair on every post", "All posts must have a flair.", ["Every post needs a flair."]],
    [
      "a tag in the title",
      "Titles must start with [Question], [Guide] or [News].",
      ["The title has a tag: [Question], [Guide] or [News]"],
    ],
    [
      "a phrase",
      'Every post must include the phrase "I read the wiki" at the end.',
      ["The post says “i read the wiki”"],
    ],
    [
      "banned words",
      "The following words are banned: moonshot, presale and guru.",
      ["Words that get a post removed: moonshot, presale, guru"],
    ],
    [
      "a word not to use",
      'Do not use the word "hack" in your post.',
      ["Words that get a post removed: hack"],
    ],
    [
      "sections",
      "Every post needs these sections: Goal, What I tried, Question.",
      ["The post has the sections Goal, What I tried and Question"],
    ],
    [
      "a length",
      "Posts must have at least 250 characters.",
      ["The text has at least 250 characters"],
    ],
    [
      "banned sites",
      "Links to cheapcourses.com and linkhub.io are not allowed.",
      ["No links to cheapcourses.com or linkhub.io"],
    ],
    [
      "text only",
      "Text posts only.",
      ["Only text posts", "Text posts only: no links or images as the post itself."],
    ],
    ["images only", "Only images or videos are allowed.", ["Only image or video posts"]],
    ["a body", "Title-only posts will be removed.", ["Every post has a text"]],
    ["a survey", "No surveys, no exceptions.", ["No surveys or polls for research."]],
  ])("%s", (_, text, expected) => {
    const meanings = readPaste(text).rules.flatMap(({ statements }) =>
      statements.flatMap((each) => each.meanings.map(wordMeaning)),
    );
    expect(meanings.toSorted()).toEqual(expected.toSorted());
  });

  test("each with the sentence it was read from", () => {
    const { rules } = readPaste(
      "1. Be kind\nNobody likes a bully.\n\n2. Where adverts go\nWe are strict here. Post adverts only in the weekly thread. Thanks!",
    );
    expect(rules.map(({ name }) => name)).toEqual(["Be kind", "Where adverts go"]);
    const read = rules.flatMap(({ statements }) =>
      statements.filter(({ meanings }) => meanings.length > 0).map(({ sentence }) => sentence),
    );
    expect(read).toContain("Be kind");
    expect(read).toContain("Post adverts only in the weekly thread.");
    expect(read).not.toContain("We are strict here.");
  });

  test("a rule that fits nothing is kept in its own words", () => {
    const { uncodedRules, rules, understood } = own(
      "1. No memes\n2. Cats are to be addressed formally\nUse their full title.",
    );
    expect(uncodedRules).toEqual([
      {
        text: "Cats are to be addressed formally: Use their full title.",
        source: { kind: "yours", asOf: AS_OF },
      },
    ]);
    expect(rules).toMatchObject({ count: 2, codes: { "no-memes": true } });
    expect(understood).toBe(1);
  });
});

describe("texts as they are copied", () => {
  test.each<[string, string, string[]]>([
    ["numbers", "1. No spam\n2. Be nice\n3. English only", ["No spam", "Be nice", "English only"]],
    [
      "numbers on lines of their own",
      "1\nNo spam\nTwice is once too often.\n2\nBe nice",
      ["No spam", "Be nice"],
    ],
    ["'Rule 1:'", "Rule 1: No spam\nRule 2 - Be nice", ["No spam", "Be nice"]],
    ["Markdown headings", "# Rules\n\n## No spam\nReally.\n\n## Be nice", ["No spam", "Be nice"]],
    ["bold names", "**No spam**\n\nReally.\n\n**Be nice**\n\nPlease.", ["No spam", "Be nice"]],
    ["bullets", "Community rules\n* No spam\n* Be nice\n", ["No spam", "Be nice"]],
    [
      "HTML",
      '<ol><li><p><b>No spam</b> &amp; no noise</p></li><li>Be <a href="x">nice</a></li></ol>',
      ["No spam & no noise", "Be nice"],
    ],
    ["a table", "|1|No spam|\n|:-|:-|\n|2|Be nice|", ["1 No spam", "2 Be nice"]],
    [
      "paragraphs",
      "No spam here, thanks.\n\nBe nice to each other.",
      ["No spam here, thanks.", "Be nice to each other."],
    ],
    ["lines", "No spam\nBe nice\nEnglish only", ["No spam", "Be nice", "English only"]],
    [
      "a sidebar with its furniture",
      "r/example\n12k members\nAbout community\nr/example Rules\n1. No spam\nReported as: Spam\n2. Be nice\nModerators",
      ["No spam", "Be nice"],
    ],
    [
      "links in Markdown",
      "1. No [spam](https://example.org/wiki/spam)\n2. Be nice",
      ["No spam", "Be nice"],
    ],
  ])("%s", (_, text, names) => {
    expect(
      readPaste(text).rules.map(({ name }) => name.replace(/^\| ?| ?\|$/g, "").trim()),
    ).toEqual(names);
  });
});

describe("texts that are no rules of ours to read", () => {
  test.each<[string, string, string]>([
    ["nothing", "", "empty"],
    ["blanks", " \n\t\n", "empty"],
    ["marks", "*** --- ###\n!!! ???", "empty"],
    ["digits", "123 456 789 10.5", "nonsense"],
    ["keys", "qwrt zxcv plmk bnvc wrtp dfgh", "nonsense"],
    [
      "German",
      "Bitte seid freundlich zueinander und beachtet die Regeln. Beiträge ohne Bezug zum Thema werden von uns gelöscht, das gilt auch für Bilder und nicht nur für Texte.",
      "read",
    ],
    [
      "Polish",
      "Prosimy o kulturę i szacunek. Nie wolno reklamować swoich produktów ani usług, to jest zabronione dla wszystkich.",
      "foreign",
    ],
    [
      "Japanese",
      "宣伝は禁止です。 みんなに親切にしてください。 質問は日本語でお願いします。",
      "foreign",
    ],
    ["English", "Be kind to everyone.", "read"],
  ])("%s is %s", (_, text, state) => {
    expect(readPaste(text).state).toBe(state);
  });

  test.each<[string, string]>([
    ["brackets", `no ${"[".repeat(MAX_PASTE_LENGTH)}`],
    ["tags", "<a ".repeat(33_000)],
    ["digits", `karma must be ${"1".repeat(90_000)}`],
    ["one line", "no promotion unless you ask the mods ".repeat(2_700)],
    ["quotes", `must say the phrase ${'"a '.repeat(30_000)}`],
    ["rules", "1. No self-promotion\nUse the weekly thread.\n".repeat(2_200)],
  ])("100 kB of %s are read", (_, text) => {
    expect(readPaste(text).rules.length).toBeGreaterThan(0);
  });
});

describe("a policy with what the user pasted", () => {
  const base = makeCodedPolicy({ "no-self-promotion": true, "no-memes": true });

  test("follows the paste, with its source and date", () => {
    const policy = applyOwn(
      base,
      own('1. Share your projects with the "Launch" flair\n2. No surveys'),
    );
    expect(policy.stance).toMatchObject({ is: "flair", flairs: ["Launch"] });
    expect(wordSource(policy.stance.source)).toBe("rules you pasted, November 16, 2026");
    expect(policy.codes).toEqual({ "no-surveys": true });
    expect(policy.codeSources["no-surveys"]).toEqual({ kind: "yours", asOf: AS_OF });
    expect(policy.flairText).toBe("Launch");
    expect(policy.listedRules).toMatchObject({ count: 2, understood: 2 });
  });

  test("keeps the stance where the paste is silent on promotion", () => {
    const policy = applyOwn(base, own("1. No surveys\n2. Be kind"));
    expect(policy.stance.is).toBe("closed");
    expect(policy.codes).toEqual({
      "no-self-promotion": true,
      "no-surveys": true,
      "be-respectful": true,
    });
  });

  test("follows the user's corrections before the paste", () => {
    const text = "1. No self-promotion\n2. You need at least 500 karma";
    const key = readPaste(text).rules[0]?.statements[0]?.key ?? "";
    const corrected = readOwnPolicy(
      text,
      {
        ...NO_CORRECTIONS,
        dismissed: [key],
        minKarma: 20,
        requiresFlair: true,
        bannedWords: ["guru"],
        tags: ["Show"],
        phrase: "i read the rules",
      },
      AS_OF,
    );
    const policy = applyOwn(makeCodedPolicy({}), corrected);
    expect(policy.codes).toEqual({ "min-karma": 20, "flair-required": true });
    expect(policy.uncodedRules.map((rule) => rule.text)).toEqual(["No self-promotion"]);
    expect(policy.bannedKeywords).toEqual(["guru"]);
    expect(policy.demands.map(({ code, value }) => [code, value])).toEqual([
      ["min-karma", 500],
      ["title-tag", ["Show"]],
      ["phrase", "i read the rules"],
    ]);
  });

  test("is the same whether the server derives it or the browser applies it", () => {
    const sources = {
      subredditId: "example",
      facts: {
        name: "Example",
        rules: { asOf: "2023-03", count: 1, codes: { "no-memes": true as const } },
        postTypes: [],
        flairs: [],
        requirements: null,
      },
      origin: "catalogue" as const,
      note: null,
    };
    const mine = own("Projects only in the weekly thread, share your own apps there.");
    expect(derivePolicy({ ...sources, own: mine })).toEqual(
      applyOwn(derivePolicy({ ...sources, own: null }), mine),
    );
  });
});
