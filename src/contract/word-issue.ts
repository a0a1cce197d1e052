import type * as z from "zod";

/**
 * Says what is wrong with a request wherever its schema has no sentence of its own: zod's own words name
 * types of JavaScript, and no field. To be given to `safeParse`.
 */
export function wordIssue(issue: z.core.$ZodRawIssue): string {
  const path = (issue.path ?? []).map(String).join(".");
  if (issue.code === "unrecognized_keys") {
    const prefix = path && `${path}.`;
    return `This call doesn't know the field ${issue.keys.map((key) => prefix + key).join(", ")}.`;
  }
  // Of a request as a whole only the form can be wrong.
  if (!path) return "The request must be a JSON object.";
  return issue.input === undefined
    ? `The field ${path} is missing.`
    : `The field ${path} ${wordFault(issue)}.`;
}

const TYPES: Partial<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
  null: "null",
};

const FORMATS: Partial<Record<string, string>> = {
  email: "an e-mail address",
  url: "a web address",
  uuid: "an id as this API gives them",
  datetime: "a date and time such as 2026-11-15T09:00:00Z",
  date: "a day such as 2026-11-15",
};

const UNITS: Partial<Record<string, string>> = { string: "characters", array: "entries" };

/** What follows the name of the field, without the full stop. */
function wordFault(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return `must be ${TYPES[issue.expected] ?? "of another kind"}`;
    case "invalid_value":
      return `must be ${listChoices(issue.values.map(String))}`;
    case "invalid_format":
      return `must be ${FORMATS[issue.format] ?? "in the form that the API's description names"}`;
    case "too_big":
      return `can ${wordSize(issue.origin, `at most ${issue.maximum}`)}`;
    case "too_small":
      return `must ${wordSize(issue.origin, `at least ${issue.minimum}`)}`;
    case "invalid_union":
      return "has none of the forms this call takes";
    default:
      return "has a value this call doesn't take";
  }
}

function wordSize(origin: string, bound: string): string {
  const unit = UNITS[origin];
  return unit ? `have ${bound} ${unit}` : `be ${bound}`;
}

const MOST_CHOICES = 20;

function listChoices(choices: string[]): string {
  if (choices.length > MOST_CHOICES) return "one of the values that the API's description names";
  const [last = "", ...others] = choices.toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(", ")} or ${last}`;
}
