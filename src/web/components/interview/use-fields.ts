import type { FieldRow } from "#engine/interview/fact-fields.ts";
import type { FactForm } from "#engine/interview/fact-forms.ts";
import { sayFields } from "#engine/interview/say-fields.ts";
import { isRecord } from "#web/lib/kept/kept.ts";
import { type AskedProject, createKeptFields, useSaved } from "./use-answer.ts";

/** An answer that is typed in fields: sent once they are whole, and as rows. */
export function useFields(project: AskedProject, form: FactForm) {
  const { isTeam, fields } = project.interview;
  const say = (typed: string) => sayFields(form, readRows(typed), isTeam);
  const answer = useSaved(project.id, form.id, {
    open: createKeptFields,
    saved: JSON.stringify(fields[form.id] ?? []),
    tidy: (typed) => JSON.stringify(say(typed).rows),
    hold: (typed) => (say(typed).fault === null ? null : "half"),
    wordChange: (rows) => ({ fields: { [form.id]: readRows(rows) } }),
  });
  const { text, type, ...rest } = answer;
  return {
    ...rest,
    ...say(text),
    /** As they are typed, with a first one to type in. */
    rows: withFirst(readRows(text)),
    type: (rows: readonly FieldRow[]) => type(JSON.stringify(rows)),
  };
}

function withFirst(rows: FieldRow[]): FieldRow[] {
  return rows.length > 0 ? rows : [{}];
}

/** Another version of the app may have kept something else. */
function readRows(typed: string): FieldRow[] {
  try {
    const rows: unknown = JSON.parse(typed);
    return Array.isArray(rows) ? rows.filter(isRow) : [];
  } catch {
    return [];
  }
}

function isRow(row: unknown): row is FieldRow {
  return isRecord(row) && Object.values(row).every((text) => typeof text === "string");
}
