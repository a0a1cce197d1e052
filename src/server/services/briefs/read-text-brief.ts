import type { Brief } from "#contract/project.ts";
import { foldText } from "#engine/pages/fold-text.ts";
import { type BriefField, fieldOf } from "./brief-fields.ts";
import { findProjectUrl } from "./find-project-url.ts";
import { shapeBrief } from "./shape-brief.ts";

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
export function readTextBrief(file: string): Brief {
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
  const plain = foldText(title.slice(0, MAX_TITLE_LENGTH)).replace(/ #+$/, "");
  const name = plain.replace(KIND_OF_PAPER, "") || plain;
  return name.split(/(?<!\s)\s+[–—|-]\s+|:\s+/)[0] ?? name;
}
