import type { Brief } from "#contract/projects/project-page.ts";
import type { Scope } from "#server/scope.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { BRIEF_FILE } from "#engine/projects/project-limits.ts";
import { readDocument } from "./read-document.ts";
import { decodeText, kindOfDocument } from "./recognise-file.ts";
import { refuseBrief } from "./refuse-brief.ts";
import { findDelimiter, readCsv } from "#engine/text/read-csv.ts";
import { shapeBrief, fieldOf, type BriefField, findProjectUrl } from "./shape-brief.ts";
import { flattenText } from "#engine/pages/flatten-text.ts";

export type UploadedFile = { bytes: Uint8Array; fileName: string };

export async function uploadBrief(
  deps: ServiceDeps,
  scope: Scope,
  file: UploadedFile,
): Promise<Brief> {
  await consumeLimit(deps, "assistPerUser", scope.userId);
  return readBrief(file, scope.userId);
}

/** What a founder's file says about the project. Its bytes decide what it is, not its name. */
export async function readBrief(
  { bytes, fileName }: { bytes: Uint8Array; fileName: string },
  readerId: string,
): Promise<Brief> {
  if (bytes.byteLength === 0) throw refuseBrief("empty");
  if (bytes.byteLength > BRIEF_FILE.mostBytes) throw refuseBrief("too-large");
  const kind = kindOfDocument(bytes);
  const brief = kind
    ? readTextBrief(await readDocument(kind, bytes, readerId))
    : readPlainBrief(decodeText(bytes), fileName);
  if (brief.description === "" && brief.name === null && brief.url === null) {
    throw refuseBrief("says-nothing");
  }
  return brief;
}

function readPlainBrief(text: string, fileName: string): Brief {
  return holdsCsv(text, fileName) ? readCsvBrief(text) : readTextBrief(text);
}

const MAX_ROWS = 200;
/** A brief is a row or two; parsing more takes time that a long file decides on. */
const MAX_CSV_LENGTH = 50_000;

/** By its name, or by a first line that names two fields of a project and nothing else. */
function holdsCsv(text: string, fileName: string): boolean {
  if (/\.[ct]sv$/i.test(fileName)) return true;
  const cells = (text.split("\n", 1)[0] ?? "").split(/[,;\t]/);
  return cells.length >= 2 && cells.every((cell) => fieldOf(cell.replace(/^"|"$/g, "")) !== null);
}

/** Either a row of headings with the project in the row below, or a heading in each row. */
function readCsvBrief(text: string): Brief {
  const [first = [], ...rest] = parseRows(text);
  const hasHeadings = rest.length > 0 && first.filter((cell) => fieldOf(cell) !== null).length >= 2;
  const pairs = hasHeadings
    ? first.map((heading, column) => [heading, rest[0]?.[column] ?? ""] as const)
    : [first, ...rest].map(
        ([heading = "", ...values]) => [heading, values.find(Boolean) ?? ""] as const,
      );

  const fields: Record<string, string> = {};
  for (const [heading, value] of pairs) {
    const field = fieldOf(heading);
    if (field !== null) fields[field] ??= value;
  }
  if (Object.keys(fields).length === 0) throw refuseBrief("csv-without-fields");
  return shapeBrief(fields);
}

function parseRows(text: string): string[][] {
  const delimiter = findDelimiter(text.split("\n", 1)[0] ?? "");
  const { rows, fault } = readCsv(text.slice(0, MAX_CSV_LENGTH), { delimiter, isTrimmed: true });
  if (fault && rows.length < MAX_ROWS) throw refuseBrief("csv-broken");
  return rows.slice(0, MAX_ROWS);
}

const LABELLED = /^\s*(?:[-*+]\s+|#{1,6}\s+)?([\p{L}*_][^:\n]{0,40}?)\s*:[*_]*\s*(.*)$/u;
const HEADING = /^ {0,3}#{1,6}\s+(\S.*)$/;
/** 'Project brief: Fernly' is about Fernly. */
const KIND_OF_PAPER =
  /^(?:the )?(?:project|product|creative|marketing|launch)?\s*(?:brief|overview|one[- ]pager|summary|description|plan)(?:\s+for)?\s*[:–—-]*\s*/i;
const MAX_TITLE_WORDS = 10;
const MAX_TITLE_LENGTH = 300;
/** Far more than the wizard's fields take. */
const MAX_TEXT_LENGTH = 100_000;

/** From text or Markdown: what is labelled, and else the title, the prose and the first address. */
function readTextBrief(file: string): Brief {
  const text = file.slice(0, MAX_TEXT_LENGTH);
  const fields: Partial<Record<BriefField, string>> = {};
  const rest: string[] = [];
  const lines = text.split("\n");
  for (let at = 0; at < lines.length; at += 1) {
    const labelled = readLabel(lines[at] ?? "");
    if (!labelled || fields[labelled.field] !== undefined) {
      rest.push(lines[at] ?? "");
      continue;
    }
    fields[labelled.field] = labelled.value;
    if (labelled.field !== "description") continue;
    // A description goes on to the next label or heading, or to the end.
    for (; at + 1 < lines.length && !endsDescription(lines[at + 1] ?? ""); at += 1) {
      fields.description += `\n${lines[at + 1]}`;
    }
  }
  const { title, body } = takeTitle(rest);
  return shapeBrief({
    name: fields.name ?? title,
    description: fields.description?.trim() ? fields.description : body,
    url: fields.url ?? findProjectUrl(text) ?? "",
  });
}

function readLabel(line: string): { field: BriefField; value: string } | null {
  const [, label = "", value = ""] = LABELLED.exec(line) ?? [];
  const field = fieldOf(label);
  const plain = value.replace(/^["']|["']$/g, "").trim();
  return field === null || (plain === "" && field !== "description")
    ? null
    : { field, value: plain };
}

function endsDescription(line: string): boolean {
  return HEADING.test(line) || LABELLED.exec(line)?.[2] === "" || readLabel(line) !== null;
}

/** The first line with words is a title if it is marked as one, or short and no sentence. */
function takeTitle(lines: string[]): { title: string; body: string } {
  const at = lines.findIndex((line) => /[\p{L}\d]/u.test(line) && !/^\s*(?:!?\[|<)/.test(line));
  const line = (lines[at] ?? "").trim();
  const heading = HEADING.exec(line)?.[1];
  const isUnderlined = /^\s*(?:={3,}|-{3,})\s*$/.test(lines[at + 1] ?? "");
  const isShort = line.split(/\s+/).length <= MAX_TITLE_WORDS && !/[.!?:,;]$/.test(line);
  const hasBody = lines.slice(at + 1).some((other) => /\p{L}{2}/u.test(other));
  const isTitle =
    heading !== undefined || isUnderlined || (isShort && hasBody && !/^[-*+>]\s/.test(line));
  if (!isTitle || line === "") return { title: "", body: lines.join("\n") };
  return {
    title: shortenTitle(heading ?? line),
    body: lines.toSpliced(at, isUnderlined ? 2 : 1).join("\n"),
  };
}

/** 'Fernly – plant care for busy people' is called Fernly. */
function shortenTitle(title: string): string {
  const plain = flattenText(title.slice(0, MAX_TITLE_LENGTH)).replace(/ #+$/, "");
  const name = plain.replace(KIND_OF_PAPER, "") || plain;
  return name.split(/(?<!\s)\s+[–—|-]\s+|:\s+/)[0] ?? name;
}
