import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";

/** Lines of Markdown. */
export const BLOCK_EXAMPLES: Record<string, RowExamples> = {
  REFERENCE: { has: ["[a]: https://b.c", '[a]: <https://b.c> "t"'], lacks: ["[a] b", "a: b"] },
  FENCE: { has: ["```js", "  ~~~"], lacks: ["``", "    ```"] },
  INDENTED: { has: ["    code", "\tcode"], lacks: ["  text", "text"] },
  RULE: { has: ["---", "* * *"], lacks: ["--", "- a -"] },
  QUOTE: { has: ["> a", "  >b"], lacks: [">!a", "a > b"] },
  ITEM: { has: ["- a", "2) b"], lacks: ["-a", "2 b"] },
  UNDERLINE: { has: ["===", "---"], lacks: ["= a", "a"] },
  HEADING: { has: ["# a", "###### b"], lacks: ["a #", "    # a"] },
  COLUMN: { has: ["---", ":-:"], lacks: ["a", "- -"] },
  INSET: { has: ["  a", "\ta"], lacks: [" a", "a"] },
  CONTINUES: { has: ["  a", "      b"], lacks: [" a", "a"] },
};
