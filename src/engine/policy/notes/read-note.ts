import type { RecurringThread } from "../demand.ts";
import { COMMUNITY_KINDS, POST_FORMATS, type PostFormat } from "../policy.ts";
import { findStance, type Stance } from "../stances.ts";
import { MOST_GRADE, WORKS } from "../takes.ts";
import {
  AI_RULES,
  type CommunityNote,
  type Confidence,
  CONFIDENCES,
  EVIDENCE,
  type Profile,
  type Statement,
} from "./note.ts";
import { isNotedDay } from "./noted-day.ts";
import { readDemand } from "./read-demand.ts";
import { demandListed } from "./read-listed.ts";
import { readDenied, readRemoved } from "./read-removed.ts";
import { Fields, NoteError } from "./read-fields.ts";

/** One line of a file of notes. What is wrong is thrown with the field that is. */
export function readNote(line: string): CommunityNote {
  const fields = new Fields(parse(line), "");
  const name = fields.neededText("community");
  if (!/^\w{2,21}$/.test(name)) fields.fail("community", `'${name}' is not the name of one`);
  const note: CommunityNote = {
    name,
    kind: fields.pick("kind", COMMUNITY_KINDS),
    language: readLanguage(fields),
    takes: readTakes(fields),
    statements: fields.list("says", readStatement),
    profile: readProfile(fields, name),
  };
  fields.refuseOthers();
  const told = note.profile === null ? [] : readRemoved(note.profile, note.statements);
  return { ...note, statements: [...note.statements, ...told] };
}

function readProfile(of: Fields, name: string): Profile | null {
  const value = of.get("profile");
  if (value === null) return null;
  const fields = new Fields(value, of.path("profile"));
  const differs = fields.text("differs");
  const profile: Profile = {
    name,
    theme: fields.neededText("theme"),
    description: fields.neededText("description"),
    works: fields.neededText("works"),
    removed: fields.neededText("removed"),
    promotion: fields.neededText("promotion"),
    ...(fields.flag("isForOwnWork") && { isForOwnWork: true }),
    ...(differs && { differs }),
  };
  fields.refuseOthers();
  return profile;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new NoteError("it is no JSON");
  }
}

function readLanguage(fields: Fields): string | null {
  const language = fields.text("language");
  if (language !== null && !/^[a-z]{2,3}$/.test(language)) {
    fields.fail("language", `'${language}' is not a language`);
  }
  return language;
}

function readTakes(fields: Fields): string | null {
  const takes = fields.text("takes");
  if (takes !== null && (takes.length !== WORKS.length || !/^[0-4]*$/.test(takes)))
    fields.fail("takes", `'${takes}' is not ${WORKS.length} grades from 0 to ${MOST_GRADE}`);
  return takes;
}

function readStatement(value: unknown, place: string): Statement {
  const fields = new Fields(value, place);
  const formats = fields.texts("formats").map((type) => readFormat(fields, type));
  const statement: Statement = {
    evidence: fields.neededPick("source", EVIDENCE),
    asOf: fields.month("asOf"),
    confidence: readConfidence(fields),
    subject: fields.text("topic"),
    shows: fields.text("shows"),
    stance: readStance(fields),
    detail: fields.text("detail"),
    formats: formats.length > 0 ? formats : null,
    demands: fields.list("demands", readDemand),
    threads: fields.list("threads", readThread),
    flairs: fields.texts("flairs"),
    unwanted: fields.texts("unwanted"),
    elsewhere: fields.list("elsewhere", readElsewhere),
    ai: fields.pick("ai", AI_RULES),
    bannedWords: fields.texts("bannedWords"),
  };
  fields.refuseOthers();
  const unwanted = [...statement.unwanted, ...readDenied(statement.detail ?? "")];
  const listed = demandListed({ ...statement, unwanted });
  return { ...statement, demands: [...statement.demands, ...listed] };
}

function readConfidence(fields: Fields): Confidence {
  const letter = fields.neededText("confidence");
  return (
    CONFIDENCES.find((confidence) => confidence.charAt(0) === letter) ??
    fields.fail("confidence", `'${letter}' is not h, m or l`)
  );
}

function readStance(fields: Fields): Stance | null {
  const letter = fields.text("stance");
  if (letter === null) return null;
  return findStance(letter) ?? fields.fail("stance", `'${letter}' is not known`);
}

function readFormat(fields: Fields, type: string): PostFormat {
  return (
    POST_FORMATS.find((known) => known === type) ??
    fields.fail("formats", `the post type '${type}' is not known`)
  );
}

function readThread(value: unknown, place: string): Omit<RecurringThread, "source"> {
  const fields = new Fields(value, place);
  const thread = {
    name: fields.neededText("name"),
    takes: fields.neededText("for"),
    every: fields.text("every"),
    day: fields.text("day"),
  };
  if (thread.day !== null && !isNotedDay(thread.day))
    fields.fail("day", `'${thread.day}' is no day`);
  fields.refuseOthers();
  return thread;
}

function readElsewhere(value: unknown, place: string): Statement["elsewhere"][number] {
  const fields = new Fields(value, place);
  const read = { what: fields.neededText("what"), where: fields.neededText("where") };
  fields.refuseOthers();
  return read;
}
