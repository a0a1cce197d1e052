import type { ProjectKind } from "#engine/interview/project-kind.ts";
import type { Form, Frame } from "./frame.ts";

const RUNS: readonly ProjectKind[] = ["software", "game"];
const NOTES: readonly Form[] = ["note", "list"];
const AMOUNT =
  /^(?:[A-Z]{0,3}[$€£₦₱₹] ?\d|\d[\d.,]* ?(?:[$€£₦₱₹]|dollars|euros?|pounds|rupees|bucks|zł|kr|reais|crowns)\b)/i;
const SOLD =
  /\b(?:sites?|websites?|online|web|shops?|stores?|markets?|stalls?|fairs?|etsy|ebay|amazon|order|orders|posts?|posted|ship|ships|shipping|delivery|stockists?|sold)\b/i;

/** What a remark on where it runs or is, or on what it costs, lacks to be a sentence; the first row that fits. */
export const FACT_FRAMES: readonly Frame[] = [
  {
    id: "platform",
    of: ["note"],
    kinds: RUNS,
    begins: /^(?:in|on|inside) /i,
    lead: "It runs",
    sign: "runsOn",
  },
  {
    id: "platform",
    of: ["note"],
    kinds: RUNS,
    begins: /^web\b/i,
    lead: "It runs on the",
  },
  { id: "platform", of: ["note"], kinds: RUNS, begins: /^browser\b/i, lead: "It runs in the" },
  {
    id: "platform",
    of: ["note"],
    kinds: RUNS,
    begins: /^(?!.*\b(?:builds?|versions?|demo|pdf|download|apk|stores?|page)\b)/i,
    lead: "It runs on",
    sign: "runsOn",
  },
  {
    id: "platform",
    of: ["note", "said"],
    kinds: ["software"],
    begins: /^any(?:thing|where) (?:with|that|you)\b/i,
    lead: "It runs on",
  },
  {
    id: "platform",
    of: ["note"],
    kinds: ["game"],
    begins: /^(?:on|in) /i,
    lead: "You can play it",
  },
  {
    id: "platform",
    of: ["note"],
    kinds: ["game"],
    begins: /^(?!.*\b(?:builds?|versions?)\b)[^.,]+, (?:an? |the )?(?:\p{Ll}+ )?demo on /iu,
    lead: "It's for",
    sign: "runsOn",
  },
  {
    id: "platform",
    of: ["note"],
    kinds: RUNS,
    begins: /^[^.,]*\bbuilds\b/i,
    lead: "There are",
    sign: "runsOn",
  },
  {
    id: "platform",
    of: ["note"],
    kinds: RUNS,
    begins: /^web ?(?:site|page|app)\b/i,
    lead: "It's a",
  },
  { id: "platform", of: ["note"], kinds: ["media"], begins: /^by e?-?mail\b/i, lead: "It comes" },
  { id: "platform", of: ["note"], kinds: ["media"], begins: /^e-?mail\b/i, lead: "It comes by" },
  {
    id: "platform",
    of: ["note"],
    kinds: ["media"],
    begins: /^(?:spotify|apple|youtube|substack|soundcloud|bandcamp|instagram|tapas|webtoon)\b/i,
    lead: "It's on",
  },
  {
    id: "platform",
    of: ["note"],
    kinds: ["service"],
    begins: /^(?:anywhere|all over|within|inside|around|in|by post)(?!\p{L})/iu,
    lead: ["I work", "We work"],
  },
  {
    id: "platform",
    of: ["note"],
    kinds: ["cause"],
    begins: /^(?!(?:online|website|web|our|by)\b)/i,
    lead: ["Where to find me:", "Where to find us:"],
  },
  {
    id: "platform",
    of: ["note"],
    kinds: ["media"],
    begins: /^(?:in|on|anywhere|wherever) /i,
    lead: "It's",
  },
  {
    id: "platform",
    of: ["note"],
    kinds: ["shop"],
    begins: /^(?:open|closed|shut)(?!\p{L})/iu,
    lead: ["I'm", "We're"],
  },
  {
    id: "platform",
    of: ["note"],
    kinds: ["shop"],
    begins:
      /^(?:in|on|off|at|near|behind|under|opposite|next|above|below|beside|between|across|along|around|round|down|up|outside|inside|upstairs|downstairs|out|just|halfway|every|online|first|\p{L}+days)(?!\p{L})/iu,
    lead: ["You'll find me", "You'll find us"],
  },
  {
    id: "platform",
    of: ["note"],
    kinds: ["shop"],
    begins: /^(?:top|bottom|back|front|end|corner|middle|side)(?: end)? of(?!\p{L})/iu,
    lead: ["You'll find me at the", "You'll find us at the"],
  },
  {
    id: "platform",
    of: ["note"],
    kinds: ["shop"],
    begins: /^(?!(?:our |my )?(?:web(?:site)?|phone|e-?mail|post|mail|etsy)\b)/i,
    lead: ["You'll find me at", "You'll find us at"],
  },
  { id: "platform", of: ["note"], kinds: ["course"], begins: /^(?:in|on|at) /i, lead: "It's" },
  // Where it is made and where it is sold are both answers to that; only one of them can be told by its words.
  {
    id: "platform",
    of: NOTES,
    kinds: ["product"],
    begins: new RegExp(`^(?!.*${SOLD.source})`, "i"),
    lead: null,
  },
  {
    id: "platform",
    of: ["note"],
    kinds: ["product"],
    begins: SOLD,
    lead: "Where to get it:",
  },
  { id: "price", of: ["note", "said"], begins: /^nothing\b/i, lead: "It costs" },
  {
    id: "price",
    of: ["note", "said"],
    begins: /^(?:free|MIT|A?GPL\w*|Apache|BSD|MPL)\b/i,
    lead: "It's",
  },
  {
    id: "price",
    of: ["note", "said"],
    kinds: ["software", "game", "product", "book"],
    begins: AMOUNT,
    lead: "It costs",
  },
  { id: "price", of: ["note", "said"], begins: AMOUNT, lead: "It's" },
  {
    id: "price",
    of: ["note", "said"],
    begins: /^(?:probably|maybe|around|about|roughly|likely)\b/i,
    lead: "It's",
  },
  {
    id: "price",
    of: ["note"],
    begins: /^(?:[Bb]etween|[Ff]rom|(?:R|[A-Z]{2,3} ?)?\d)/,
    lead: "It's",
  },
];
