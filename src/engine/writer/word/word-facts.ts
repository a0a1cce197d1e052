import { findLinks } from "#engine/drafts/find-links.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import { hasSign } from "#engine/lexicon/sentence-signs.ts";
import { splitAnswer } from "#engine/interview/complete-sentence.ts";
import { valueAnswer } from "../plan/value-answer.ts";
import type { Place } from "../place/place.ts";
import { findMatter, type Told } from "../told/told.ts";
import { frameNote } from "./frame-note.ts";

/** Where things are shown, how to get them is part of it; elsewhere only if such readers ask for it. */
function isWanted(id: "platform" | "price", place: Place): boolean {
  const { is } = place.policy.stance;
  const isShown = is !== "value" && is !== "unknown" && is !== "closed" && is !== "no-place";
  return isShown || place.readers === "neighbours" || valueAnswer(id, place) > LEAST_WANTED;
}

const LEAST_WANTED = 0.3;

/** A house has an address and hours; of a program it is enough to know that it runs, unless it is what they talk about. */
function isSought({ interview, matters }: Told, { near }: Place): boolean {
  const first = matters.find(({ id }) => id === "platform")?.sentences[0] ?? "";
  if (!RUNS.has(interview.kind) || !hasSign(first, "runsOn")) return true;
  const own = near?.answers.platform ?? 0;
  return matters.filter(({ id }) => (near?.answers[id] ?? 0) > own).length < FEW_NEARER;
}

const RUNS: ReadonlySet<ProjectKind> = new Set<ProjectKind>(["software", "game", "book", "media"]);
const FEW_NEARER = 2;

/** Where it runs, what it costs and where it is: whole, and only where readers want to know. */
export function wordFacts(told: Told, place: Place, isShort = false): string | null {
  const { kind } = told.interview;
  const platform = isWanted("platform", place) ? findMatter(told, "platform") : null;
  const price = findMatter(told, "price");
  const isFree = price !== null && /\bfree\b/i.test(price.sentences[0] ?? "");
  const isPriced = place.isPriceWelcome ? isWanted("price", place) : isFree;
  const where = platform ? frameNote(platform, kind) : [];
  const said = [
    ...(isShort || !isSought(told, place) ? splitAnswer(where[0] ?? "").slice(0, 1) : where),
    ...(price && isPriced ? frameNote(price, kind) : []),
  ];
  const { url } = told.project;
  // An address has its own place at the end, or none.
  const isSaid = (sentence: string) =>
    findLinks(sentence).length === 0 || (place.link === "content" && /\s/.test(sentence));
  const text = said
    .flatMap((paragraph) => splitAnswer(paragraph))
    .filter(isSaid)
    .join(" ");
  const isNamed = findLinks(text).length > 0;
  const link = place.link === "content" && url !== null && !isNamed ? url : "";
  if (link && text === "") return `It's here: ${link}`;
  const joined = link && text.endsWith(".") ? `${text.slice(0, -1)}: ${link}` : `${text} ${link}`;
  return joined.trim() || null;
}
