import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, test } from "vitest";
import { extractSentences } from "./extract-sentences.ts";
import { judgeSentence } from "./judge-sentence.ts";
import { findNewSentences, listSentences } from "./list-sentences.ts";
import { findToastWords } from "./find-toast-words.ts";
import { nameArea, type PlacedSentence, readSentences } from "./read-sources.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const sources = readSentences(ROOT);

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
      { line: 1, text: "One text", isOfApi: false },
      { line: 4, text: "Another text", isOfApi: false },
    ]);
  });

  it("tells what describes the API from what is shown", () => {
    const source =
      'z.string("Please name it.").meta({ description: "How it is called." }); const call = { tag: "Posts", summary: "List them all." };';
    expect(extractSentences("case.ts", source)).toEqual([
      { line: 1, text: "Please name it.", isOfApi: false },
      { line: 1, text: "How it is called.", isOfApi: true },
      { line: 1, text: "Posts", isOfApi: true },
      { line: 1, text: "List them all.", isOfApi: true },
    ]);
  });

  test.each([
    ["src/web/features/posts/writing/outlook.ts", "web/features/posts"],
    ["src/web/components/ui/menu.tsx", "web/components"],
    ["src/engine/notices/compose-digest.ts", "engine/notices"],
    ["src/engine/risk/reasons/judge-draft.ts", "engine/risk"],
    ["src/server/services/posts/drafting/refusals.ts", "server/services/posts"],
    ["src/server/http/answers.ts", "server/http"],
    ["src/server/main.ts", "server"],
    ["src/contract/accounts/user.ts", "contract"],
  ])("%s belongs to %s", (file, area) => {
    expect(nameArea(file)).toBe(area);
  });
});

describe("the list of all sentences", () => {
  const place = (file: string, line: number, text: string): PlacedSentence => ({
    file,
    line,
    text,
    area: nameArea(file),
    reader: file.includes("/demo/") ? "demo" : "screens",
  });
  const sentences = [
    place("src/server/services/demo/a.ts", 3, "A lamp."),
    place("src/web/b.tsx", 1, "Try again"),
    place("src/web/b.tsx", 2, "It works."),
    place("src/web/b.tsx", 9, "Try again"),
  ];

  it("is by reader and file, with each text once and all of its lines", () => {
    expect(listSentences(sentences).split("\n").filter(Boolean)).toEqual([
      "# On screens, in mail and in messages",
      "## src/web/b.tsx",
      "- 1, 9: Try again",
      "- 2: It works.",
      "# In the demo account",
      "## src/server/services/demo/a.ts",
      "- 3: A lamp.",
    ]);
  });

  it("can have only what is new", () => {
    const moved = place("src/web/c.tsx", 40, "It works.");
    expect(findNewSentences(sentences, [moved]).map(({ text }) => text)).toEqual([
      "A lamp.",
      "Try again",
      "Try again",
    ]);
  });

  it("has every sentence of the sources under its reader", () => {
    const readers = Map.groupBy(sources, ({ file, reader }) => `${reader} ${file}`);
    expect([...readers.keys()]).toEqual(
      expect.arrayContaining([
        "screens src/contract/billing.ts",
        "api src/contract/billing.ts",
        "screens src/engine/notices/compose-digest.ts",
        "screens src/web/features/billing/describe-subscription.ts",
        "operators src/server/commands/admin.ts",
        "demo src/server/services/demo/tidewick-posts.ts",
        "model src/server/gateways/llm/ai-sdk-llm.ts",
      ]),
    );
  });
});

describe("toasts", () => {
  it("finds words where a toast is shown, and not those of a list", () => {
    const source = `showToast("info", TOASTS.gone, { name: "gone", action: { label: "Undo" } });
      showError(error, { fallback: said ?? "We couldn't save it." }); showNotLoaded("No form");
      const other = "Not a toast";`;
    expect(findToastWords("case.ts", source)).toEqual(["We couldn't save it.", "No form"]);
  });

  it("have their words in one place for each feature", () => {
    const features = join(ROOT, "src/web/features");
    const files = readdirSync(features, { recursive: true, encoding: "utf8" }).filter((file) =>
      /(?<!\.test)\.tsx?$/.test(file),
    );
    const wordy = files.filter(
      (file) => findToastWords(file, readFileSync(join(features, file), "utf8")).length > 0,
    );
    const byFeature = Object.entries(Object.groupBy(wordy, (file) => file.split("/")[0] ?? ""));
    const scattered = byFeature.filter(
      ([feature, places = []]) => places.length > 1 || files.includes(join(feature, "toasts.ts")),
    );
    expect(scattered).toEqual([]);
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
    ["Your address does not show your page at the moment.", 2],
    ["Your address doesn't show your page right now.", 0],
    ["Your data could not be exported.", 1],
    ["If your browser sends Do Not Track, we don't count you.", 0],
    ["You have 100 projects, which is the maximum.", 1],
    ["No detectable difference between hours.", 1],
    ["Please read the other 1.", 1],
    ["Please read the other 12.", 0],
    ["Free costs $0.00.", 1],
    ["3 of 10 AI posts used", 1],
    ["3 of 10 generated posts used", 0],
    ["Connect a mail server with SMTP_URL.", 1],
    ["You changed this meanwhile, so yours was kept.", 1],
    ["Connect it anew.", 1],
    ["The reason was not saved.", 1],
    ["We couldn't save the reason.", 0],
  ])("%s", (text, faults) => {
    expect(judgeSentence(text)).toHaveLength(faults);
  });

  it("may be in what only operators read", () => {
    expect(judgeSentence("The folder could not be opened. Set DATABASE_URL.", "operators")).toEqual(
      [],
    );
  });

  it("are nowhere in the sources", () => {
    expect(sources.length).toBeGreaterThan(3_000);
    const faults = sources.flatMap(({ file, line, text, reader }) =>
      judgeSentence(text, reader).map((fault) => `${file}:${line} ${fault}`),
    );
    expect(faults).toEqual([]);
  });
});

/** Found by walks through the product: what was said, and what is said in its place. */
const REWRITTEN: [before: string, now: string][] = [
  ["None of these groups fits clearly", "We couldn't tell. Pick at least one."],
  ["kept somebody awake", "What happened that made you start?"],
  ["Everybody who owns one", "Readers who tried it too will nod."],
  ["posing as a neutral user", "Say it's yours. Makers who pose as users get banned."],
  ["the same as your post for", "of this is also in"],
  ["From 20 posts on", "posts here you'll see your own best hours"],
  ["Done for now. Next", "All done"],
  ["It works once and for", "It works once and expires in 15 minutes."],
];

test.each(REWRITTEN)("'%s' became '%s'", (before, now) => {
  expect(sources.filter(({ text }) => text.includes(before))).toEqual([]);
  expect(sources.some(({ text }) => text.includes(now))).toBe(true);
});
