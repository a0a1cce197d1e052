import type { Interview, InterviewChanges } from "#contract/interview.ts";
import { findFactForm } from "#engine/interview/fact-forms.ts";
import { FACT_IDS } from "#engine/interview/fact-fields.ts";
import { listTyped, sayFields } from "#engine/interview/say-fields.ts";
import { wrongField } from "#server/service-error.ts";

/**
 * Says again what was typed in fields: the founder may be a team now, or the project another kind of thing. What
 * can't be said in the new words stays as it was said. Fields that are sent have to be whole.
 */
export function sayAnew(
  interview: Interview,
  typed: Interview["fields"],
  changes: {
    answers: NonNullable<InterviewChanges["answers"]>;
    fields: NonNullable<InterviewChanges["fields"]>;
  },
): Pick<Interview, "answers" | "fields"> {
  const answers = { ...interview.answers };
  const fields = { ...typed, ...changes.fields };
  for (const id of FACT_IDS) {
    const isSent = changes.fields[id] !== undefined;
    const isWritten = changes.answers[id] !== undefined;
    if (isSent && isWritten) throw wrongField(`fields.${id}`, "Send an answer or its fields.");
    if (fields[id] === undefined || isWritten) continue;
    const form = findFactForm(interview.kind, id);
    const { said, fault } = sayFields(form, fields[id], interview.isTeam);
    if (isSent && fault !== null) throw wrongField(`fields.${id}`, fault);
    if (isSent && said === "") delete answers[id];
    else if (fault === null) answers[id] = said;
  }
  return { answers, fields: listTyped({ ...interview, answers, fields }) };
}
