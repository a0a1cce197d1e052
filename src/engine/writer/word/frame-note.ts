import type { AnswerId } from "#engine/interview/interview.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import { hasSign } from "#engine/lexicon/sentence-signs.ts";
import type { Matter } from "../told/told.ts";

type Frame = { id: AnswerId; kinds: readonly ProjectKind[]; begins: RegExp; lead: string };

const RUNS: readonly ProjectKind[] = ["software", "game"];

/** What a note lacks to be a sentence, by the answer it gives; the first row that fits. */
const FRAMES: readonly Frame[] = [
  { id: "platform", kinds: RUNS, begins: /^(?:in|on|inside) /i, lead: "It runs" },
  { id: "platform", kinds: RUNS, begins: /^(?:web|browser)\.?$/i, lead: "It runs on the" },
  {
    id: "platform",
    kinds: RUNS,
    begins: /^(?!.*\b(?:builds?|versions?|demo|pdf|download|apk|stores?|page)\b)/i,
    lead: "It runs on",
  },
  { id: "price", kinds: [], begins: /^(?:free|MIT|A?GPL\w*|Apache|BSD|MPL)\b/i, lead: "It's" },
  {
    id: "price",
    kinds: ["software", "game", "product", "book"],
    begins:
      /^(?:[A-Z]{0,3}[$€£₦₱₹] ?\d|\d[\d.,]* ?(?:[$€£₦₱₹]|dollars|euros?|pounds|rupees|bucks|zł|kr|reais|crowns)\b)/i,
    lead: "It costs",
  },
  {
    id: "stackOrMaterial",
    kinds: ["software"],
    begins: /^(?!(?:made|built|written|coded|no)\b)/i,
    lead: "It's written in",
  },
  {
    id: "stackOrMaterial",
    kinds: ["game"],
    begins: /^(?!(?:made|built|written|coded|no)\b)/i,
    lead: "It's made with",
  },
];

const LONGEST_NOTE = 110;

/** A first sentence that is a note gets the words that it lacks; everything else stays as it was told. */
export function frameNote({ id, paragraphs, sentences }: Matter, kind: ProjectKind): string[] {
  if (id === "sample") return [`A few lines from it: ${paragraphs.join(" ")}`];
  const [first = "", ...rest] = paragraphs;
  const [note = ""] = sentences;
  const [start = ""] = note.split(/ (?:that|which|who|where|because) /);
  if (hasSign(start, "clause") || note.length > LONGEST_NOTE || note.includes("\n"))
    return paragraphs;
  const frame = FRAMES.find(
    (each) =>
      each.id === id &&
      (each.kinds.length === 0 || each.kinds.includes(kind)) &&
      each.begins.test(note),
  );
  if (
    !frame ||
    (id === "platform" && !hasSign(note, "runsOn")) ||
    (id === "stackOrMaterial" && !hasSign(note, "writtenIn"))
  )
    return paragraphs;
  const plain = SMALL.test(first) ? first.charAt(0).toLowerCase() + first.slice(1) : first;
  return [`${frame.lead} ${plain}`, ...rest];
}

/** Words that are large only because they begin. */
const SMALL =
  /^(?:In|On|Inside|Web|Browser|Any|Every|All|Free|Between|The|A|An|Plain|Both|Most|Just|Only|Pure|Anything|Anywhere|Your|My|Our)\b/;
