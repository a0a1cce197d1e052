import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";

/** Lines of rules that were copied off a page. */
export const PASTE_EXAMPLES: Record<string, RowExamples> = {
  NUMBER: { has: ["1. Be kind", "Rule 2: No ads"], lacks: ["No. Be kind", "100 posts"] },
  BULLET: { has: ["- no ads", "a) no ads"], lacks: ["-no ads", "no - ads"] },
  HEADING: { has: ["## Rules", "**No ads**"], lacks: ["No **ads**", "a # b"] },
  FURNITURE: { has: ["Rules", "r/knitting rules"], lacks: ["Rules are few", "Be kind"] },
  LABEL: { has: ["Applies to", "Rule"], lacks: ["Rules", "Applies to posts"] },
  QUOTED: { has: ["> no ads", ">> no"], lacks: ["no > ads", "no"] },
  RULE_LINE: { has: ["---", "* * *"], lacks: ["--", "- ads -"] },
  OPENS_BOLD: { has: ["**No ads", "_No"], lacks: ["a ** b", "No**"] },
  MARKS: { has: ["**No**", "a `b`"], lacks: ["snake_case", "no ads"] },
  LEADS: { has: ["We remove:", "“We remove:”"], lacks: ["We: remove", "We remove"] },
  "TAGS 0 0": { has: ["<br>", "</li>"], lacks: ["<li>", "<b>"] },
  "TAGS 1 0": { has: ["<li>", '<li class="x">'], lacks: ["<link>", "</li>"] },
  "TAGS 2 0": { has: ["<h2>", '<h1 id="a">'], lacks: ["</h2>", "<hr>"] },
  "TAGS 3 0": { has: ["<b>", "</i>"], lacks: ["a < b", "<3>"] },
  LINK: { has: ["[ads](https://a.b)", "![x](y)"], lacks: ["[ads]", "(ads)"] },
  UNSEEN: { has: ["a​b", "﻿a"], lacks: ["ab", "a b"] },
};
