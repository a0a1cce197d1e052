import { type AnswerId, type Interview, isTyped } from "#engine/interview/interview.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import { hasSign } from "#engine/lexicon/sentence-signs.ts";
import type { Form, Frame } from "../rows/frame.ts";
import { FRAMES } from "../rows/frame-rows.ts";
import { BEGINS_BEFORE, PLACED_BEFORE } from "../rows/joint-rows.ts";
import { BEGINS_DOING } from "../rows/opening-rows.ts";
import type { Matter } from "../told/told.ts";
import type { ChooseWay } from "./choose-way.ts";
import { nameSpeaker } from "./name-speaker.ts";
import { readForm } from "./read-form.ts";
import { isSmall, startSmall } from "./start-small.ts";

/** Questions that everybody of a kind was asked about the time before, so that it can be said when it was. */
const BEFORE: Partial<Record<ProjectKind, string>> = {
  software: "Before this",
  product: "Before this",
  media: "Before this",
  shop: "Before this",
  book: "Before this",
};

/** An answer with the words that it lacks; everything else stays as it was told. */
export function frameNote(
  { id, paragraphs, sentences }: Matter,
  { kind, isTeam, fields, answers }: Pick<Interview, "kind" | "isTeam" | "fields" | "answers">,
  choose: ChooseWay,
): string[] {
  // What was typed in fields has its lead.
  if (isTyped({ fields }, id)) return paragraphs;
  const [first = "", ...rest] = paragraphs;
  const [begin = ""] = sentences;
  if (id === "sample")
    return [
      `${SEVERAL.test(paragraphs.join(" ")) ? "A few lines" : "A line"} from it:`,
      ...paragraphs,
    ];
  const said = Object.values(answers).join("\n");
  if (id === "before" && BEFORE[kind]) return [frameBefore([first, begin], kind, said), ...rest];
  if (id === "userSaid") return [nameSpeaker(first), ...rest];
  const form = readForm(begin);
  const frame = findFrame({ id, sentences, kind, form });
  if (!frame) return paragraphs;
  if (frame.lead === null) return [];
  const chosen = choose([frame.lead, ...(frame.or ?? [])], id);
  const [one, several] = typeof chosen === "string" ? [chosen, chosen] : chosen;
  // Of several, one may tell what was theirs.
  const own = begin.startsWith("I ") || (!isTeam && !begin.startsWith("We ")) ? one : several;
  const lead = sentences.length > MOST_OF_ONE_THING ? own.replace("One thing", "What") : own;
  if (form === "list") return [lead, first, ...rest];
  // Nobody reads on behind two colons.
  if (lead.endsWith(":") && begin.includes(": ")) return paragraphs;
  const isSure = !CAREFUL.has(id) || !lead.endsWith(":") || isSmall(first, said);
  const goesOn = isContinued(id, form) && isSure;
  return [`${lead} ${startSmall(first, goesOn, said)}`, ...rest];
}

type Asked = {
  id: AnswerId;
  sentences: readonly string[];
  kind: ProjectKind;
  form: Form;
};

function findFrame({ id, sentences, kind, form }: Asked): Frame | undefined {
  const [begin = ""] = sentences;
  const start = sentences.slice(0, MOST_OF_START).join(" ");
  return FRAMES.find(
    (each) =>
      each.id === id &&
      each.of.includes(form) &&
      (each.kinds?.includes(kind) ?? true) &&
      (each.begins?.test(begin) ?? true) &&
      !each.lacks?.test(begin) &&
      !each.unless?.test(start) &&
      (each.sign === undefined || hasSign(begin.split(",", 1)[0] ?? "", each.sign)),
  );
}

/** What may begin with a name that is nowhere else. */
const CAREFUL: ReadonlySet<AnswerId> = new Set<AnswerId>(["surprise", "limits", "before"]);

/** Behind these nobody waits for what was expected any more. */
const MOST_OF_START = 3;

/** 'One thing' and its reason; five pieces of advice are several. */
const MOST_OF_ONE_THING = 3;

const SEVERAL = /[.!?]["”’]? +\S.*[.!?]/s;

/** 'Before this I had a wiki', and of a note 'Before this: a spreadsheet' or 'Before this it meant throwing them out'. */
function frameBefore([first = "", begin = ""]: string[], kind: ProjectKind, said: string): string {
  const when = BEFORE[kind];
  const isNote = readForm(begin) === "note";
  if (when === undefined || (isNote ? BEGINS_BEFORE : PLACED_BEFORE).test(first)) return first;
  if (isNote)
    return `${when}${BEGINS_DOING.test(begin) ? " it meant" : ":"} ${startSmall(first, true, said)}`;
  return /^(?:I|We) (?!\p{Ll}+s\b)/u.test(first)
    ? `${when} ${first.replace(/^We\b/, "we")}`
    : first;
}

/** Whether it goes on with the sentence of its lead; a place is a name more often than not. */
function isContinued(id: AnswerId, form: Form): boolean {
  return (
    id === "teach" || id === "mistake" || id === "price" || (id !== "platform" && form === "note")
  );
}
