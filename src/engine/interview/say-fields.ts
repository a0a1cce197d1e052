import { agree, articleOf } from "#engine/text/agree.ts";
import { hasSign } from "#engine/lexicon/sentence-signs.ts";
import { joinWords } from "#engine/text/format.ts";
import {
  FACT_FIELDS,
  type FactForm,
  type FactLine,
  findFactForm,
  isNeeded,
  leadOf,
  listKeys,
  MOST_ROWS,
} from "./fact-forms.ts";
import { FACT_IDS, FIELD_KEYS, type FieldKey, type FieldRow, type Fields } from "./fact-fields.ts";
import type { Interview } from "./interview.ts";
import { VERBS } from "./answer-rows.ts";
import {
  HAS_BEGINNING,
  HAS_CURRENCY,
  HAS_PLACE,
  IS_FREE,
  IS_SERIES,
  NOT_COUNTED,
  SMALL,
} from "./field-rows.ts";
import {
  beginLarge,
  beginSmall,
  dropBeginning,
  hasDigit,
  squeezeSpaces,
  trimSignsBehind,
} from "#engine/text/characters.ts";

/** The fields that say the answers: those of an answer that was written otherwise since then are none. */
export function listTyped({ kind, isTeam, answers, fields = {} }: Interview): Fields {
  const typed = FACT_IDS.flatMap((id) => {
    const form = findFactForm(kind, id);
    const { rows, said, fault } = sayFields(form, fields[id] ?? [], isTeam);
    return fault === null && said !== "" && said === answers[id] ? [[id, rows] as const] : [];
  });
  return Object.fromEntries(typed);
}

type Saying = {
  /** As they are kept: without blanks around them, and without what is empty. */
  rows: FieldRow[];
  /** What the whole rows say. */
  said: string;
  /** What has to change before it can be an answer. */
  fault: string | null;
};

/** The sentences that fields become, with what is printed before them. */
export function sayFields(
  form: FactForm | null,
  typed: readonly FieldRow[],
  isTeam: boolean,
): Saying {
  if (form === null) return { rows: [], said: "", fault: NO_FIELDS };
  const rows = typed.map((row) => tidyRow(row)).filter((row) => Object.keys(row).length > 0);
  const faults = rows.map((row, at) => findFault(form, row, rows.length > 1 ? at + 1 : null));
  const whole = rows.filter((_, at) => faults[at] === null);
  const isTooMany = rows.length > (form.rows === undefined ? 1 : MOST_ROWS);
  const tooMany =
    form.rows === undefined
      ? "This answer has one row."
      : `This answer can have at most ${MOST_ROWS} rows.`;
  return {
    rows,
    said: whole.length > 0 ? sayRows(form, whole, isTeam).join(" ") : "",
    fault: isTooMany ? tooMany : (faults.find((fault) => fault !== null) ?? null),
  };
}

const NO_FIELDS = "Your kind of project answers this in sentences.";

/** The stops are ours. */
function tidyRow(row: FieldRow): FieldRow {
  const tidied = FIELD_KEYS.map((key) => {
    const text = trimSignsBehind(squeezeSpaces(row[key] ?? ""), " .,;:!");
    return [key, text.trim()] as const;
  });
  return Object.fromEntries(tidied.filter(([, text]) => text));
}

function findFault(form: FactForm, row: FieldRow, place: number | null): string | null {
  const keys = listKeys(form);
  const typed = Object.keys(row) as FieldKey[];
  const strange = typed.find((key) => !keys.includes(key));
  if (strange !== undefined) return `“${FACT_FIELDS[strange].label}” isn't asked here.`;
  const missing = keys.find((key) => isNeeded(form, key) && row[key] === undefined);
  if (missing !== undefined) {
    const { label } = FACT_FIELDS[missing];
    return `Fill in “${label}”${place === null ? "" : ` in row ${place}`}.`;
  }
  const long = typed.find((key) => (row[key]?.length ?? 0) > FACT_FIELDS[key].longest);
  if (long !== undefined) {
    const { label, longest } = FACT_FIELDS[long];
    return `“${label}” can have at most ${longest} characters.`;
  }
  return row.amount === undefined || isFree(row.amount) ? null : findFaultOfAmount(row.amount);
}

function findFaultOfAmount(amount: string): string | null {
  if (!hasDigit(amount)) return "Write the amount with a number, such as £46, or 0 if it's free.";
  return HAS_CURRENCY.test(amount)
    ? null
    : "Write the amount with its currency, such as £46 or 46 euros.";
}

function sayRows(form: FactForm, typed: readonly FieldRow[], isTeam: boolean): string[] {
  const [line] = form.lines;
  const rows = typed.map(joinSeries);
  if (form.id === "numbers") return sayNumbers(rows);
  if (form.rows === "listed" && line)
    return form.id === "price" ? sayPrices(rows, line, isTeam) : sayPlatforms(rows);
  return rows.flatMap((row) => form.lines.flatMap((each) => sayLine(each, row, isTeam)));
}

/** 'beech, maple' is 'beech and maple' within a sentence. */
function joinSeries(row: FieldRow): FieldRow {
  const said = FIELD_KEYS.flatMap((key) => {
    const text = row[key];
    if (text === undefined) return [];
    const isSeries = FACT_FIELDS[key].isSeries && IS_SERIES.test(text);
    return [[key, isSeries ? joinWords(text.split(/, */)) : text] as const];
  });
  return Object.fromEntries(said);
}

/** Bare counts are one remark: '63 made and 58 sold.' Where they have no verb, it is said that they are counts. */
function sayNumbers(rows: readonly FieldRow[]): string[] {
  const bare = rows.filter((row) => !isSaid(row));
  const whole = rows.filter((row) => isSaid(row));
  const isNoted = !bare.some(({ counts = "" }) => VERBS.test(counts));
  const counted = joinWords(bare.map(sayCount));
  return [
    ...(counted ? [sayBehind(isNoted ? "In numbers:" : "", counted)] : []),
    ...whole.map((row) => sayBehind("", sayCount(row))),
  ];
}

function sayCount({ figure = "", counts = "" }: FieldRow): string {
  return `${figure} ${counts}`;
}

/** 'choirs planned a concert' is a sentence, and 'copies sold' a remark. */
function isSaid(row: FieldRow): boolean {
  const said = sayCount(row);
  return hasSign(said, "clause") || VERBS.test(said.split(" ").slice(0, -1).join(" "));
}

function sayLine(line: FactLine, row: FieldRow, isTeam: boolean): string[] {
  if ("amount" in line.fields) return [sayCost(row, leadOf(line, isTeam))];
  if ("free" in line.fields) return sayFree(row.free);
  const keys = Object.keys(line.fields) as FieldKey[];
  const said = keys
    .filter((key) => row[key] !== undefined)
    .map((key, at) => (at === 0 ? row[key] : `${FACT_FIELDS[key].join ?? " "}${row[key]}`))
    .join("");
  return said === "" ? [] : [sayBehind(leadOf(line, isTeam), said)];
}

function sayBehind(lead: string, said: string): string {
  return lead === "" ? `${capitalise(said)}.` : `${lead} ${startSmall(said)}.`;
}

/** 'It costs £46 a jig.', 'It's free for schools.' */
function sayCost({ amount = "", per }: FieldRow, lead: string): string {
  if (isFree(amount)) return `It's free${per === undefined ? "" : ` ${putBehind(per, "for")}`}.`;
  const isOne = per !== undefined && agree(per) === "is" && !NOT_COUNTED.test(per);
  const counted = per && putBehind(per, isOne ? articleOf(per) : "for");
  return `${lead} ${[amount, counted].filter(Boolean).join(" ")}.`;
}

function isFree(amount: string): boolean {
  return IS_FREE.test(amount);
}

/** 'jig' needs its 'a'; 'per jig', 'each' and 'monthly' need nothing. */
function putBehind(words: string, word: string): string {
  const small = startSmall(words);
  return HAS_BEGINNING.test(small) ? small : `${word} ${small}`;
}

/** 'New pins are free.' */
function sayFree(things = ""): string[] {
  return things === "" ? [] : [`${capitalise(things)} ${agree(things)} free.`];
}

/** What is printed behind the last field of a line. */
export function tailOf({ fields }: FactLine, { free = "" }: FieldRow): string {
  return "free" in fields ? `${agree(free)} free` : "";
}

/** Where only what's free may be said, it has to come first. */
function sayPrices(rows: readonly FieldRow[], line: FactLine, isTeam: boolean): string[] {
  const given = rows.filter(({ amount = "" }) => isFree(amount)).map(({ per = "" }) => per);
  const paid = rows
    .filter(({ amount = "" }) => !isFree(amount))
    .map(({ amount, per = "" }) => `${amount} for ${dropBeginning(startSmall(per), "for ")}`);
  const said = paid.length > 0 ? [`${leadOf(line, isTeam)} ${joinWords(paid)}.`] : [];
  return [...sayFree(joinWords(given)), ...said];
}

/** 'on Linux and in any browser'. */
function sayPlatforms(rows: readonly FieldRow[]): string[] {
  const names = rows.map(({ name = "" }) => startSmall(name));
  const placed = names.map((name, at) =>
    HAS_PLACE.test(name) || (at > 0 && !HAS_PLACE.test(names[at - 1] ?? "")) ? name : `on ${name}`,
  );
  return [`It runs ${joinWords(placed)}.`];
}

/** 'iOS builds' stays; so does what begins with a number. */
function capitalise(text: string): string {
  return /^\p{Ll}+(?![\p{L}\p{N}])/u.test(text) ? beginLarge(text) : text;
}

/** Behind a lead these are small. */
function startSmall(text: string): string {
  return SMALL.test(text) ? beginSmall(text) : text;
}
