import { describe, expect, test } from "vitest";
import type { Block, Dialect, Inline } from "./markdown.ts";
import { readMarkdown } from "./read-markdown.ts";

/** A tree in short: `p(a em(b))`. */
function sketch(blocks: readonly Block[]): string {
  return blocks.map(sketchBlock).join(" ");
}

function sketchBlock(block: Block): string {
  switch (block.kind) {
    case "paragraph":
      return `p(${sketchInline(block.children)})`;
    case "heading":
      return `h${block.level}(${sketchInline(block.children)})`;
    case "quote":
      return `quote(${sketch(block.blocks)})`;
    case "list":
      return `${block.start === null ? "ul" : `ol${block.start}`}(${block.items.map((item) => `li(${sketch(item)})`).join(" ")})`;
    case "code":
      return `pre(${block.text})`;
    case "rule":
      return "hr";
    case "table":
      return `table(${[block.head, ...block.rows].map((row) => row.map(sketchInline).join("|")).join(" / ")})`;
  }
}

function sketchInline(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => {
      if (node.kind === "text") return node.text;
      if (node.kind === "break") return "⏎";
      if (node.kind === "code") return `code(${node.text})`;
      const inner = sketchInline(node.children);
      return node.kind === "link" ? `a(${inner}→${node.href})` : `${node.kind}(${inner})`;
    })
    .join("");
}

describe("what Reddit makes of a text", () => {
  test.each<[string, string, string]>([
    ["two paragraphs", "one\n\ntwo", "p(one) p(two)"],
    ["a single line break is a space", "one\ntwo", "p(one two)"],
    ["two spaces end a line", "one  \ntwo", "p(one⏎two)"],
    ["bold, italic and both", "**a** *b* ***c***", "p(strong(a) emphasis(b) emphasis(strong(c)))"],
    ["underscores in a word stay", "my_file_name", "p(my_file_name)"],
    ["a star that finds no partner stays", "2 * 3 and *x", "p(2 * 3 and *x)"],
    ["struck out", "~~no~~ ~yes~", "p(strike(no) ~yes~)"],
    ["a spoiler", ">!the end!< is near", "p(spoiler(the end) is near)"],
    ["superscript", "a^b c^(d e)", "p(asuperscript(b) csuperscript(d e))"],
    ["code keeps its marks", "`**a**` b", "p(code(**a**) b)"],
    ["an open backtick stays", "`a", "p(`a)"],
    ["an escape", "\\*a\\*", "p(*a*)"],
    ["a link", "[our **page**](https://a.example/x)", "p(a(our strong(page)→https://a.example/x))"],
    ["a named link", "[a][1]\n\n[1]: https://a.example", "p(a(a→https://a.example))"],
    [
      "a bare address, without its full stop",
      "see https://a.example/b.",
      "p(see a(https://a.example/b→https://a.example/b).)",
    ],
    ["a community", "ask r/SaaS", "p(ask a(r/SaaS→https://www.reddit.com/r/SaaS))"],
    ["no community within a word", "and/or/else", "p(and/or/else)"],
    ["headings", "# a\n\n## b ##", "h1(a) h2(b)"],
    ["a line under a line makes a heading of it", "a\n---\nb", "h2(a) p(b)"],
    ["a rule", "a\n\n---", "p(a) hr"],
    ["a quote with a quote in it", "> a\n> > b", "quote(p(a) quote(p(b)))"],
    ["a list", "- a\n- b\n  - c", "ul(li(p(a)) li(p(b) ul(li(p(c)))))"],
    ["a numbered list", "3. a\n4. b", "ol3(li(p(a)) li(p(b)))"],
    ["indented code", "    a\n      b", "pre(a\n  b)"],
    ["a table", "|a|b|\n|:-|-:|\n|1|**2**|", "table(a|b / 1|strong(2))"],
    ["entities", "a &amp; b&#x27;s", "p(a & b's)"],
    ["right-to-left words", "**مرحبا** بالعالم", "p(strong(مرحبا) بالعالم)"],
    ["blanks stay as they are", "It took {{how many}} weeks", "p(It took {{how many}} weeks)"],
  ])("%s", (_, text, tree) => {
    expect(sketch(readMarkdown(text))).toBe(tree);
  });

  test.each<[string, string, Dialect, string]>([
    ["fences are new", "```\na\nb\n```", "new", "pre(a\nb)"],
    ["and run together on old Reddit", "```\na\nb\n```", "old", "p(code(a b))"],
    ["a hashtag is a heading on old Reddit", "#a", "old", "h1(a)"],
    ["and a word on the new", "#a", "new", "p(#a)"],
    ["a list follows its line", "a\n- b", "new", "p(a) ul(li(p(b)))"],
    ["but needs an empty line on old Reddit", "a\n- b", "old", "p(a - b)"],
  ])("%s", (_, text, dialect, tree) => {
    expect(sketch(readMarkdown(text, dialect))).toBe(tree);
  });
});

describe("hostile texts", () => {
  test.each([
    ["a script for an address", "[a](javascript:alert(1))"],
    ["the same by name", "[a][b]\n\n[b]: javascript:alert(1)"],
    ["in angles", "<javascript:alert(1)>"],
    ["data", "[a](data:text/html,x)"],
  ])("%s is no link", (_, text) => {
    expect(sketch(readMarkdown(text))).not.toContain("→");
  });

  test("tags are words", () => {
    expect(sketch(readMarkdown("<img src=x onerror=alert(1)>"))).toBe(
      "p(<img src=x onerror=alert(1)>)",
    );
  });

  test.each(
    [
      "*",
      "**a",
      "*a ",
      "a* ",
      "_a*",
      "[",
      "[a](",
      ">",
      "> ",
      ">!",
      "^",
      "`",
      "``` ",
      "<",
      "- ",
      " - a\n",
      "~~",
      "\\",
      "|",
      "|-",
      "&",
      "(",
      "www.a)",
      "> - ",
    ].map((piece) => [piece]),
  )("40,000 characters of %j are read, and nest only so deep", (piece) => {
    const text = piece.repeat(Math.ceil(40_000 / piece.length));
    for (const dialect of ["old", "new"] as const) {
      expect(depthOf(readMarkdown(text, dialect))).toBeLessThan(40);
    }
  });
});

function depthOf(tree: unknown): number {
  if (typeof tree !== "object" || tree === null) return 0;
  let most = 0;
  let layer: unknown[] = [tree];
  while (layer.length > 0 && most < 200) {
    most += 1;
    layer = layer.flatMap((each) =>
      Object.values(each as object).filter((value) => typeof value === "object" && value !== null),
    );
  }
  return most;
}
