import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";

/** Lines of threads that were copied off Reddit. */
export const THREAD_EXAMPLES: Record<string, RowExamples> = {
  REPLIES: {
    has: ["Sort by: Best", "Add a comment"],
    lacks: ["A comment on sorting", "I add comments"],
  },
  COUNTS: { has: ["1.2k", "•"], lacks: ["12 apples", "A vote"] },
  FURNITURE: { has: ["Share", "r/knitting"], lacks: ["Share your scarf", "I follow r/knitting"] },
  FLAIR: { has: ["Question", "[Help]"], lacks: ["Help me with this", "Questionable"] },
  HTML: { has: ["<p>One</p>", "a <br> b"], lacks: ["a < b > c", "<one>"] },
  TIME_LINE: { has: ["5h ago", "• 3 days ago"], lacks: ["5 hens", "ago"] },
  "BYLINES 0": { has: ["marta_k • 5h ago", "u/marta • 2 days ago"], lacks: ["marta", "5h ago"] },
  "BYLINES 1": {
    has: ["Posted by u/marta", "r/knitting • Posted by marta"],
    lacks: ["posted it", "marta posted"],
  },
  "BYLINES 2": {
    has: ["r/knitting • 5h ago", "r/knitting • marta • 2d ago"],
    lacks: ["r/knitting", "5h ago"],
  },
  "BYLINES 3": {
    has: ["submitted 3 hours ago by marta", "submitted by u/marta_k"],
    lacks: ["I submitted", "by marta"],
  },
  "BYLINES 4": { has: ["[–]marta 3 points", "[-] marta"], lacks: ["[x] marta", "marta"] },
  "BYLINES 5": {
    has: ["marta 12 points", "u/marta 1.2k upvotes"],
    lacks: ["12 points", "marta points"],
  },
  "BYLINES 6": { has: ["level 2", "avatar of marta"], lacks: ["levels", "my avatar"] },
  BARE_NAME: { has: ["marta_k", "u/marta OP"], lacks: ["marta kowalska", "m"] },
  USER: { has: ["u/marta", "/U/marta"], lacks: ["r/marta", "marta"] },
  OF_NAMES: { has: ["marta_k", "marta7"], lacks: ["marta", "wool"] },
  "AROUND_TITLE 0": { has: ["# Wool", "### Wool"], lacks: ["#wool", "Wool #1"] },
  "AROUND_TITLE 1": {
    has: ["Wool https://example.org/x", "Wool http://a.b"],
    lacks: ["https://example.org is it", "Wool"],
  },
  "AROUND_TITLE 2": { has: ["Wool (self.knitting)", "(self.a)"], lacks: ["Wool (self)", "Wool"] },
  "AROUND_TITLE 3": {
    has: ["Wool : r/knitting", "Wool | r/knitting - Reddit"],
    lacks: ["Wool in r/knitting", "Wool"],
  },
  "AROUND_TITLE 4": {
    has: ["Wool - Reddit", "Wool | reddit"],
    lacks: ["Wool on Reddit", "Reddit wool"],
  },
  "MARKDOWN 0": {
    has: ["[wool](https://a.b)", "![pic](//a.b)"],
    lacks: ["[wool]", "(https://a.b)"],
  },
  "MARKDOWN 1": { has: ["**bold**", "a **b c** d"], lacks: ["*one*", "a**b**c"] },
  "MARKDOWN 2": { has: ["> quoted", "a\n>b"], lacks: ["a > b", "    > code"] },
  UNSEEN_HTML: { has: ["<script>x</script>", "a <!-- b --> c"], lacks: ["<p>x</p>", "<script>"] },
  LINE_HTML: { has: ["<br>", "</p>"], lacks: ["<b>", "<span>"] },
  ANY_HTML: { has: ["<b>", "</i>"], lacks: ["a < b", "<3>"] },
};

/** Sentences of people who ask. */
export const NEED_EXAMPLES: Record<string, RowExamples> = {
  ASKS_HOW: {
    has: ["How do you wash wool?", "any tips for a beginner"],
    lacks: ["I wash wool", "somehow"],
  },
  ASKS_MEMBERS: { has: ["What do you use", "has anybody tried"], lacks: ["What is wool", "youth"] },
  WISHES: {
    has: ["Looking for advice on wool", "please help"],
    lacks: ["I like wool", "helpful people"],
  },
  EMPTY: {
    has: ["Any thoughts?", "thanks in advance"],
    lacks: ["Any thoughts on wool?", "Thanks for the wool"],
  },
  ASIDE: {
    has: ["“Why me?” she said", "It shrinks, right?"],
    lacks: ["Which is right", "Why does it shrink?"],
  },
  ABOUT_PRODUCT: {
    has: ["It runs offline.", "The beta has bugs."],
    lacks: ["Wool shrinks.", "I wash it."],
  },
  IS_QUESTION: { has: ["Why?", "(Why?)"], lacks: ["Why? Because.", "Why"] },
  IS_ENDED: { has: ["So.", "“So.”"], lacks: ["So", "so,"] },
};
