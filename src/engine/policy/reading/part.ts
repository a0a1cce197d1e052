import {
  ALL_SUBJECTS,
  type FormName,
  type Mark,
  type MarkedSentence,
  type SubjectName,
} from "./marks.ts";
import type { Lead } from "./concepts/leads.ts";
import type { Mood } from "./concepts/moods.ts";
import type { Day, Measure, Room } from "./concepts/rooms.ts";
import type { Token } from "./words/tokens.ts";

const NONE: readonly Mark[] = [];

/** A statement of its own within a sentence. */
export class Part {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly marks: readonly Mark[];
  /** What is said of a thing whatever it is called: only those look at it who have no word for the thing. */
  readonly #leads: readonly Mark[];
  readonly from: number;
  readonly to: number;

  constructor({ text, tokens, marks }: MarkedSentence, from: number, to: number) {
    this.text = text;
    this.tokens = tokens;
    this.from = from;
    this.to = to;
    const own = marks.filter((mark) => mark.from >= from && mark.from < to);
    this.marks = own.filter(({ name }) => name.group !== "lead");
    this.#leads = own.filter(({ name }) => name.group === "lead");
  }

  /** The words from one token to another, as they are written. */
  words(from: number, to: number): string {
    const [first, last] = [this.tokens[from], this.tokens[Math.min(to, this.to) - 1]];
    return first && last && last.end > first.start ? this.text.slice(first.start, last.end) : "";
  }

  moods(id: Mood): readonly Mark[] {
    return this.#list("mood", id);
  }
  rooms(id: Room): readonly Mark[] {
    return this.#list("room", id);
  }
  measures(id: Measure): readonly Mark[] {
    return this.#list("measure", id);
  }
  leads(id: Lead): readonly Mark[] {
    return this.#leads.filter(({ name }) => name.id === id);
  }

  /** By what they say: readers ask for the same again and again. */
  #byName: Map<string, Map<string, Mark[]>> | null = null;

  #list(group: Mark["name"]["group"], id: string): readonly Mark[] {
    this.#byName ??= groupByName(this.marks);
    return this.#byName.get(group)?.get(id) ?? NONE;
  }

  days(): { mark: Mark; day: Day }[] {
    return this.marks.flatMap((mark) =>
      mark.name.group === "day" ? [{ mark, day: mark.name.id }] : [],
    );
  }
  forms(): { mark: Mark; id: FormName }[] {
    return this.marks.flatMap((mark) =>
      mark.name.group === "form" ? [{ mark, id: mark.name.id }] : [],
    );
  }
  subjects(): { mark: Mark; id: SubjectName }[] {
    return this.marks.flatMap((mark) =>
      mark.name.group === "subject" ? [{ mark, id: mark.name.id }] : [],
    );
  }
  has(...moods: Mood[]): boolean {
    return moods.some((id) => this.moods(id).length > 0);
  }
  hasBetween(moods: readonly Mood[], from: number, to: number): boolean {
    return moods.some((id) => this.moods(id).some((mark) => mark.from >= from && mark.from < to));
  }
}

function groupByName(marks: readonly Mark[]): Map<string, Map<string, Mark[]>> {
  const groups = new Map<string, Map<string, Mark[]>>();
  for (const mark of marks) {
    const { group, id } = mark.name;
    const ids = groups.get(group) ?? new Map<string, Mark[]>();
    const known = ids.get(id);
    if (known) known.push(mark);
    else groups.set(group, ids.set(id, [mark]));
  }
  return groups;
}

const JOINED: readonly Mood[] = ["except", "without", "condition", "only"];
const STANDS: readonly Mood[] = ["deny", "permit", "require"];

/** 'No ads, questions are welcome' says two things; 'no memes, reposts or surveys' says one. */
export function splitParts(sentence: MarkedSentence): Part[] {
  const { tokens, marks } = sentence;
  const isBut = new Set(
    marks
      .filter(({ name }) => name.group === "mood" && name.id === "but")
      // 'Sind erlaubt, brauchen aber …': German has it behind the verb.
      .map(({ from }) => (tokens[from - 2]?.text === "," ? from - 2 : from)),
  );
  const parts: Part[] = [];
  let from = 0;
  for (let at = 1; at <= tokens.length; at += 1) {
    const isEnd = at === tokens.length;
    const isBreak = tokens[at]?.text === ";" || isBut.has(at);
    const isComma = tokens[at]?.text === "," && standsAlone(sentence, from, at);
    if (!isEnd && !isBreak && !isComma) continue;
    if (isComma && !standsAlone(sentence, at, findNextComma(tokens, at + 1), true)) continue;
    parts.push(new Part(sentence, from, at));
    from = at;
  }
  return parts;
}

function findNextComma(tokens: readonly Token[], from: number): number {
  const at = tokens.findIndex(({ text }, index) => index >= from && (text === "," || text === ";"));
  return at === -1 ? tokens.length : at;
}

/** Whether it has both a mood and something it speaks of, and hangs on nothing before it. */
function standsAlone(
  sentence: MarkedSentence,
  from: number,
  to: number,
  isSecond = false,
): boolean {
  const part = new Part(sentence, from, to);
  const isBound =
    isSecond && JOINED.some((mood) => part.moods(mood).some((mark) => mark.from <= from + 2));
  const hasSubject =
    part.subjects().some(({ id }) => !ALL_SUBJECTS[id].isCarrier) ||
    part.forms().length > 0 ||
    (isSecond && part.measures("account").length + part.measures("karma").length > 0);
  return !isBound && part.has(...STANDS) && hasSubject;
}
