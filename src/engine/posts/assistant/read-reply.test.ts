import { describe, expect, test } from "vitest";
import { readReply } from "./read-reply.ts";

const BODY = `Two of us had reviewed it. Checkout was down for fourteen minutes.

I wrote a small tool that prints the locks first. It is mine, and it is free.

What would you want it to say?`;
const ONE = "Checkout was down for fourteen minutes";
const TWO = "What locks does your migration take?";
const THREE = "I wrote a lock checker";
const TITLES = `Title: ${ONE}\nTitle: ${TWO}\nTitle: ${THREE}`;
const ALL = [ONE, TWO, THREE];
const JSON_REPLY = JSON.stringify({ title: ONE, titles: ALL, content: BODY });

describe("reads the post out of", () => {
  test.each<[name: string, reply: string, titles: string[]]>([
    ["the form that was asked for", `${TITLES}\n\n${BODY}`, ALL],
    ["one title", `Title: ${ONE}\n\n${BODY}`, [ONE]],
    ["Windows line breaks", `${TITLES}\n\n${BODY}`.replaceAll("\n", "\r\n"), ALL],
    ["chatter before", `Sure! Here's a post for you:\n\n${TITLES}\n\n${BODY}`, ALL],
    [
      "chatter in two lines before",
      `Absolutely.\nHere is the draft you asked for:\n\n${TITLES}\n\n${BODY}`,
      ALL,
    ],
    [
      "an offer behind",
      `${TITLES}\n\n${BODY}\n\nLet me know if you'd like it shorter or in a different tone!`,
      ALL,
    ],
    [
      "a question behind",
      `${TITLES}\n\n${BODY}\n\nWould you like me to write another version for r/golang?`,
      ALL,
    ],
    [
      "notes behind a rule",
      `${TITLES}\n\n${BODY}\n\n---\n\n**Why this works:**\n- It begins with the moment.\n- It links nothing.`,
      ALL,
    ],
    [
      "notes under a heading",
      `${TITLES}\n\n${BODY}\n\n### Notes\n\nI kept to your facts.\n\nI left out the price.`,
      ALL,
    ],
    ["a count of words", `${TITLES}\n\n${BODY}\n\n(Word count: 43)`, ALL],
    ["a count of words in brackets", `${TITLES}\n\n${BODY}\n\n[43 words]`, ALL],
    ["a fence around everything", `\`\`\`\n${TITLES}\n\n${BODY}\n\`\`\``, ALL],
    [
      "a fence with a label, and chatter",
      `Here you go:\n\n\`\`\`markdown\n${TITLES}\n\n${BODY}\n\`\`\`\n\nWant me to make it longer?`,
      ALL,
    ],
    ["a fence that was never closed", `\`\`\`text\n${TITLES}\n\n${BODY}`, ALL],
    ["bold labels", `**Title:** ${ONE}\n**Title:** ${TWO}\n\n**Post:**\n\n${BODY}`, [ONE, TWO]],
    ["bold labels with the colon outside", `**Title**: ${ONE}\n\n**Body**: ${BODY}`, [ONE]],
    ["numbered labels", `Title 1: ${ONE}\nTitle 2: ${TWO}\n\n${BODY}`, [ONE, TWO]],
    [
      "labels of options",
      `Title option 1: ${ONE}\nTitle option 2: ${TWO}\n\nPost:\n${BODY}`,
      [ONE, TWO],
    ],
    ["a list of titles", `Titles:\n1. ${ONE}\n2. ${TWO}\n3. ${THREE}\n\nPost:\n\n${BODY}`, ALL],
    [
      "a list of titles with blank lines",
      `**Title options:**\n\n- "${ONE}"\n- "${TWO}"\n\n**Post:**\n\n${BODY}`,
      [ONE, TWO],
    ],
    ["numbered titles without a label", `1. ${ONE}\n2. ${TWO}\n3. ${THREE}\n\n${BODY}`, ALL],
    ["a heading", `# ${ONE}\n\n${BODY}`, [ONE]],
    ["a heading that says title", `## Title: ${ONE}\n\n${BODY}`, [ONE]],
    ["a bold first line", `**${ONE}**\n\n${BODY}`, [ONE]],
    ["a plain first line", `${ONE}\n\n${BODY}`, [ONE]],
    [
      "titles in quotation marks",
      `Title: "${ONE}"\nTitle: “${TWO}”\nTitle: '${THREE}'\n\n${BODY}`,
      ALL,
    ],
    ["a title in bold", `Title: **${ONE}**\n\n${BODY}`, [ONE]],
    ["a quoted post", `Title: ${ONE}\n\n${BODY.replaceAll(/^/gm, "> ")}`, [ONE]],
    ["a post in quotation marks", `Title: ${ONE}\n\n"${BODY}"`, [ONE]],
    ["rules between the parts", `---\n${TITLES}\n---\n${BODY}\n---`, ALL],
    ["JSON", JSON_REPLY, ALL],
    [
      "JSON in a fence with chatter",
      `Here is the JSON:\n\`\`\`json\n${JSON_REPLY}\n\`\`\`\nHope it helps!`,
      ALL,
    ],
    ["JSON with other names", JSON.stringify({ Headline: ONE, Body: BODY }), [ONE]],
    ["broken JSON", `{"title": "${ONE}", "content": "${BODY.replaceAll("\n", "\\n")}`, [ONE]],
    ["spaces that are none", `Title:\u00a0${ONE}\n\n\ufeff${BODY}`, [ONE]],
    ["small letters and a dash", `title - ${ONE}\n\n${BODY}`, [ONE]],
    ["the same title twice", `Title: ${ONE}\nTitle: ${ONE}\n\n${BODY}`, [ONE]],
  ])("%s", (_name, reply, titles) => {
    const { drafts, missing } = readReply(reply);
    expect(drafts).toEqual([{ title: titles[0], titles, content: BODY, flair: null }]);
    expect(missing).toEqual([]);
  });
});

test.each([
  ["titles come again", `${TITLES}\n\n${BODY}\n\nTitle: ${TWO}\n\nAnother post.`],
  [
    "options are announced",
    `**Option 1**\n\nTitle: ${ONE}\n\n${BODY}\n\n**Option 2: shorter**\n\nTitle: ${TWO}\n\nAnother post.`,
  ],
  [
    "a second one is introduced",
    `Title: ${ONE}\n\n${BODY}\n\nHere's another version:\n\nTitle: ${TWO}\n\nAnother post.`,
  ],
  [
    "they come as JSON",
    JSON.stringify([
      { title: ONE, content: BODY },
      { title: TWO, content: "Another post." },
    ]),
  ],
])("of two posts the first is meant and the second is offered: %s", (_name, reply) => {
  const { drafts } = readReply(reply);
  expect(drafts).toHaveLength(2);
  expect(drafts[0]).toMatchObject({ title: ONE, content: BODY });
  expect(drafts[1]).toMatchObject({ title: TWO, content: "Another post." });
});

describe("keeps what belongs to the post", () => {
  test.each([
    ["a closing line that is the founder's", `${BODY}\n\nLet me know what you think.`],
    ["an offer to answer", `${BODY}\n\nHappy to answer questions.`],
    ["code", `${BODY}\n\n\`\`\`sql\nSET lock_timeout = '2s';\n\`\`\``],
    ["quoted lines", `${BODY}\n\n> It told me nothing for two months.`],
    ["a list", `${BODY}\n\n1. First the timeout.\n2. Then the retry.`],
    ["a summary", `${BODY}\n\nTL;DR: print the locks first.`],
    [
      "a beginning that sounds like chatter",
      `Thanks to a report query, everything queued.\n\n${BODY}`,
    ],
  ])("%s", (_name, content) => {
    expect(readReply(`Title: ${ONE}\n\n${content}`).drafts[0]?.content).toBe(content);
  });
});

describe("says what is missing", () => {
  test.each<[name: string, reply: string, missing: RegExp, drafts: number]>([
    ["nothing", "", /empty/, 0],
    ["blank lines", " \n\n\t", /empty/, 0],
    ["only a fence", "```\n```", /no post/, 0],
    ["titles alone", TITLES, /titles and no post/, 1],
    [
      "a post without a title",
      `${BODY.split("\n\n")[0] ?? ""} ${"And so on. ".repeat(20)}`,
      /no title/,
      1,
    ],
    [
      "a refusal",
      "I'm sorry, but I can't help with writing promotional posts, because that would break the rules of the platform in question.",
      /refused/,
      1,
    ],
    [
      "gaps",
      `Title: ${ONE}\n\nI have [your number] users and {{a price}}.`,
      /\[your number\], \{\{a price\}\}/,
      1,
    ],
    [
      "a title that is too long",
      `Title: ${"word ".repeat(70)}\n\n${BODY}`,
      /longer than the 300/,
      1,
    ],
  ])("%s", (_name, reply, missing, drafts) => {
    const read = readReply(reply);
    expect(read.drafts).toHaveLength(drafts);
    expect(read.missing.join(" ")).toMatch(missing);
  });
});

test("a comment needs no title", () => {
  const comment =
    "I made a lock checker. It prints which locks a migration takes, and it is free to use for anyone who wants it, no strings attached.";
  expect(readReply(comment, { isComment: true })).toEqual({
    drafts: [{ title: "", titles: [], content: comment, flair: null }],
    missing: [],
  });
});

test("a flair that is named is kept apart", () => {
  const { drafts } = readReply(`Title: ${ONE}\nFlair: Tools\n\n${BODY}`);
  expect(drafts[0]).toMatchObject({ flair: "Tools", content: BODY });
});

test.each([
  ["40,000 colons", "title:".repeat(6600)],
  ["fences", "```\n".repeat(10_000)],
  ["brackets", `{"${"[{".repeat(19_000)}`],
  ["stars", "*".repeat(40_000)],
  ["quotation marks", "> ".repeat(20_000)],
])("takes hostile replies: %s", (_name, reply) => {
  expect(() => readReply(reply)).not.toThrow();
});
