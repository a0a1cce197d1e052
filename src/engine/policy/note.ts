import {
  COMMUNITY_KINDS,
  type CommunityKind,
  POST_FORMATS,
  type PolicySource,
  type PostFormat,
  type Requirement,
} from "./policy.ts";
import { findStance, type Stance } from "./stances.ts";
import { WEEKDAYS, type Weekday } from "#engine/rules/rule-row.ts";
import { readUnwanted } from "./unwanted/read-unwanted.ts";
import { hasTag, splitTags } from "#engine/text/text-place.ts";

/** What somebody who knows a community noted about it; one line of the file of stances. */
export type CommunityNote = {
  name: string;
  stance: Stance;
  detail: string | null;
  formats: PostFormat[] | null;
  demands: NotedDemand[];
  minKarma: number | true | null;
  minAccountAgeDays: number | null;
  language: string;
  kind: CommunityKind;
  confidence: "high" | "medium" | "low";
};

/** A requirement as it was noted: where it comes from is known from the note. */
export type NotedDemand = { kind: "flair" } | WithoutSource<Requirement>;
type WithoutSource<R> = R extends { source: PolicySource } ? Omit<R, "source"> : never;

/** A line that does not fit its columns is a fault of whoever wrote it, with what is wrong. */
export class NoteError extends Error {}

export const NOTE_COLUMNS = 9;

/** name, stance, detail, post types, requires, minimum, language, kind, confidence. */
export function readNote(columns: string[]): CommunityNote {
  if (columns.length !== NOTE_COLUMNS) {
    throw new NoteError(`it has ${columns.length} columns instead of ${NOTE_COLUMNS}`);
  }
  const [name, letter, detail, types, requires, minimum, language, kind, confidence] = columns as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  if (!/^\w{2,21}$/.test(name)) throw new NoteError(`'${name}' is not the name of a community`);
  return {
    name,
    stance: pick(findStance(letter), `the stance '${letter}' is not known`),
    detail: detail === "-" ? null : detail,
    formats: types === "?" || types === TITLE_ONLY ? null : types.split(",").map(readFormat),
    demands: [
      ...(types === TITLE_ONLY ? [{ kind: "body", is: "forbidden" } as const] : []),
      ...(requires === "-" ? [] : splitRequires(requires).map(readDemand)),
    ],
    ...readMinimum(minimum),
    language: pick(/^[a-z]{2,3}$/.exec(language)?.[0], `'${language}' is not a language`),
    kind: pick(
      COMMUNITY_KINDS.find((known) => known === kind),
      `the kind '${kind}' is not known`,
    ),
    confidence: pick(CONFIDENCE[confidence], `the confidence '${confidence}' is not h, m or l`),
  };
}

/** Posts there are a title and nothing else. */
const TITLE_ONLY = "title";

const CONFIDENCE: Record<string, CommunityNote["confidence"]> = {
  h: "high",
  m: "medium",
  l: "low",
};

function pick<T>(value: T | undefined, fault: string): T {
  if (value === undefined) throw new NoteError(fault);
  return value;
}

function readFormat(type: string): PostFormat {
  return pick(
    POST_FORMATS.find((known) => known === type),
    `the post type '${type}' is not known`,
  );
}

/** Only what names its kind begins a new demand: formats have commas of their own. */
function splitRequires(requires: string): string[] {
  return requires.split(/,(?=(?:flair|source|tag:|phrase:|format:|title:|unwanted:))/);
}

function readDemand(text: string): NotedDemand {
  const [kind = "", ...rest] = text.split(":");
  const value = rest.join(":").trim();
  if (kind === "flair") return { kind };
  if (kind === "source") return { kind };
  if (!value) throw new NoteError(`'${text}' is not a requirement`);
  if (kind === "tag") return readTag(value);
  if (kind === "phrase") return { kind, phrase: value };
  if (kind === "format") return readTitleForm(value);
  if (kind === "title") return { kind: "title-strings", strings: value.split("|") };
  if (kind === "unwanted")
    return pick(readUnwanted(value), `'${value}' is nothing that we can find`);
  throw new NoteError(`'${text}' is not a requirement`);
}

/** '[game name]' names no tag, but what belongs into the brackets. */
function readTag(value: string): NotedDemand {
  const tags = splitTags(value);
  return tags.some((tag) => /^[a-z]+ name$/.test(tag))
    ? { kind: "title-bracket", text: value }
    : { kind: "tag", tags };
}

function readTitleForm(text: string): NotedDemand {
  if (text === "two feedback links") return { kind: "links", fewest: 2 };
  const start = /^title starts with (\S+)$/.exec(text)?.[1];
  if (start) return { kind: "phrase", phrase: start };
  const headings = text.split(" / ");
  if (headings.length > 1 && headings.every((heading) => /^\p{Lu}/u.test(heading))) {
    return { kind: "sections", headings };
  }
  return /\[|\bbracket|\btags? in title\b/.test(text)
    ? { kind: "title-bracket", text }
    : { kind: "format", text };
}

function readMinimum(minimum: string): Pick<CommunityNote, "minKarma" | "minAccountAgeDays"> {
  const karma = Number(/\bkarma:(\d+)/.exec(minimum)?.[1] ?? 0);
  const days = Number(/\bage:(\d+)/.exec(minimum)?.[1] ?? 0);
  if (!/^(?:-|some|(?:karma|age):\d+(?:,(?:karma|age):\d+)?)$/.test(minimum)) {
    throw new NoteError(`the minimum '${minimum}' is not known`);
  }
  return {
    minKarma: minimum === "some" ? true : karma || null,
    minAccountAgeDays: days || null,
  };
}

/** The day that a note on a weekly day names. */
export function readNotedDay(detail: string): Weekday | "weekend" | null {
  const text = detail.toLowerCase();
  if (/\bweekends?\b/.test(text)) return "weekend";
  return WEEKDAYS.find((day) => text.includes(day)) ?? null;
}

/** The flairs or tags that a note names: 'Showcase or My Project flair; code expected'. */
export function readNotedFlairs(detail: string, stance: Stance = "flair"): string[] {
  if (stance === "weekday") {
    const beside = /\b(?:with|under) (.{2,40}?) flair\b/.exec(detail)?.[1];
    return beside ? [beside] : [];
  }
  const clause = detail.split(";")[0] ?? "";
  if (hasTag(clause)) return splitTags(clause);
  const named = /^(?:the )?(.{2,60}?) (?:and similar )?(?:title )?(?:flairs?|tags?)\b/i.exec(
    clause,
  )?.[1];
  const words = named ?? readBareNames(clause);
  if (
    /^[a-z].* with |^(?:(?:a|any|matching|right|title|submission|language)$|[Dd]eveloper\b)/.test(
      words,
    )
  )
    return [];
  return nameEach(words);
}

/** Names without the word 'flair': 'Show and Tell or Resource', 'SHARE, for open source work'. */
function readBareNames(clause: string): string {
  const isList = / or (?!for |with )/.test(clause);
  const names = isList ? clause : (clause.split(",")[0] ?? "");
  const isBare = !/\b(?:for|with|under|such as|marked|seen|own|in|mark)\b/.test(names);
  return isBare && names.length <= 60 ? names : "";
}

function nameEach(words: string): string[] {
  const names = words
    .replace(/ \(also [^()]{0,80}\)/, "")
    .split(/,? or |, | \/ /)
    .map((name) => name.trim())
    .filter((name) => name.length > 1 && name !== "platform");
  // 'Self-Promotion (Developer) or (YouTuber)' are two flairs of one stem.
  const stem = names[0]?.replace(/ \([^()]{0,80}\)$/, "") ?? "";
  return names.map((name) => (name.startsWith("(") ? `${stem} ${name}` : name));
}
