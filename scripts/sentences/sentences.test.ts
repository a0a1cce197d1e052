import { fileURLToPath } from "node:url";
import { describe, expect, it, test } from "vitest";
import { extractSentences } from "./extract-sentences.ts";
import { judgeSentence } from "./judge-sentence.ts";
import { nameArea, readSentences } from "./read-sources.ts";

describe("what a user can read in a source", () => {
  const cases: { name: string; source: string; texts: string[] }[] = [
    {
      name: "the text of an element, with its values left open",
      source: "<p>You have {count} posts {' '}\n  in <b>{place}</b>.</p>",
      texts: ["You have {} posts in {}."],
    },
    {
      name: "props that are shown, and not those that style, link or name",
      source:
        '<Field label="Your karma" className="flex gap-2" href="/a b" placeholder="For now" />',
      texts: ["Your karma", "For now"],
    },
    {
      name: "messages of schemas and of errors with a code",
      source:
        'z.string("Please name it."); throw new ServiceError("CONFLICT", `Post ${id} is out.`);',
      texts: ["Please name it.", "Post {} is out."],
    },
    {
      name: "toasts and their options",
      source: 'toast.success("Post saved", { description: "It is on your roadmap." });',
      texts: ["Post saved", "It is on your roadmap."],
    },
    {
      name: "texts of HTML pages without their tags",
      source: "const page = `<h1>Stop reminders?</h1><p>You get no more.</p>`;",
      texts: ["Stop reminders? You get no more."],
    },
    {
      name: "no imports, types, broken invariants, logs, queries, classes or lists of words",
      source: `import a from "some other thing"; type B = "one of these";
        throw new Error("never shown to users"); log.warn("not on a page");
        sql\`select this from that\`; const style = "flex items-center gap-2";
        const list = "tell told tells telling"; const code = "not-known";`,
      texts: [],
    },
  ];
  test.each(cases)("$name", ({ source, texts }) => {
    expect(extractSentences("case.tsx", source).map(({ text }) => text)).toEqual(texts);
  });

  it("says on which line a text begins", () => {
    const source = 'const a = "One text";\nconst b = (\n  <p>\n    Another text\n  </p>\n);';
    expect(extractSentences("case.tsx", source)).toEqual([
      { line: 1, text: "One text" },
      { line: 4, text: "Another text" },
    ]);
  });

  test.each([
    ["src/web/features/posts/writing/outlook.ts", "web/features/posts"],
    ["src/web/components/ui/menu.tsx", "web/components"],
    ["src/engine/notices/compose-digest.ts", "engine/notices"],
    ["src/engine/risk/risk.ts", "engine"],
    ["src/server/services/posts/post-room.ts", "server"],
  ])("%s belongs to %s", (file, area) => {
    expect(nameArea(file)).toBe(area);
  });
});

describe("words that users do not get to read", () => {
  test.each([
    ["Whoever opens it can read the draft.", 1],
    ["Anyone who opens it can read the draft.", 0],
    ["Nothing that you told us says this.", 1],
    ["Tell us once and every check will use it.", 0],
    ["What is to mind: a flair is required.", 1],
    ["It wants at most {} %", 1],
    ["About 49 % of them", 1],
    ["At most {}% of 100% posts", 0],
    ["The built-in engine wrote this one.", 1],
    ["Tick a task; once more takes it back.", 1],
    ["It stands first.", 1],
  ])("%s", (text, faults) => {
    expect(judgeSentence(text)).toHaveLength(faults);
  });

  it("are nowhere in the sources", () => {
    const sentences = readSentences(fileURLToPath(new URL("../..", import.meta.url)));
    expect(sentences.length).toBeGreaterThan(3_000);
    const faults = sentences.flatMap(({ file, line, text }) =>
      judgeSentence(text).map((fault) => `${file}:${line} ${fault}`),
    );
    expect(faults).toEqual([]);
  });
});
