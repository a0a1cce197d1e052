import { CONCERNS, DEMAND_CODES, type Demand, type DemandCode } from "../demand.ts";
import { nameUnwanted, UNWANTED_NAMES, type UnwantedName } from "../unwanted/read-unwanted.ts";
import type { NotedDemand, NotedRequirement } from "./note.ts";
import { isNotedDay } from "./noted-day.ts";
import { Fields } from "./read-fields.ts";

/** One demand of a note; what a pattern of ours finds comes with its requirement. */
export function readDemand(value: unknown, place: string): NotedDemand {
  const fields = new Fields(value, place);
  const code = fields.neededPick("code", DEMAND_CODES);
  const demand: Demand = {
    of: fields.neededPick("of", CONCERNS),
    code,
    value: readValue(fields, code),
    detail: fields.text("detail"),
    countsComments: fields.flag("countsComments"),
  };
  const finds = fields.pick("finds", FOUND);
  fields.refuseOthers();
  return { ...demand, requirement: finds ? findBy(finds, demand) : null };
}

const isPositive = (value: number) => value > 0;
const isWhole = (value: number) => Number.isInteger(value);

/** Codes that count something, and what can be counted. An account's karma may be below nothing. */
const COUNTED: Partial<Record<DemandCode, (value: number) => boolean>> = {
  "gap-days": isPositive,
  percent: (value) => value > 0 && value <= 100,
  "min-karma": isWhole,
  "min-local-karma": isWhole,
  "min-days": isPositive,
  "min-words": isPositive,
};

/** Codes that may name several of a kind: headings, flairs, or phrases of which one is needed. */
const LISTED: ReadonlySet<DemandCode> = new Set<DemandCode>(["sections", "flair", "phrase"]);

function readValue(fields: Fields, code: DemandCode): Demand["value"] {
  const value = fields.get("value");
  if (value === null) return null;
  const canCount = COUNTED[code];
  if (canCount) {
    if (typeof value === "number" && canCount(value)) return value;
    fields.fail("value", `${JSON.stringify(value)} is no number that ${code} can have`);
  }
  if (code === "sections" || (LISTED.has(code) && Array.isArray(value))) {
    return fields.texts("value");
  }
  const text = fields.neededText("value");
  if (code === "flair" && NAMES_NO_FLAIR.test(text)) {
    fields.fail("value", `'${text}' names no flair: leave it out where any that fits will do`);
  }
  if (code === "day" && !isNotedDay(text)) fields.fail("value", `'${text}' is no day`);
  if (code === "language" && !/^[a-z]{2}(?:, [a-z]{2})*$/.test(text)) {
    fields.fail("value", `'${text}' is not a language`);
  }
  return text;
}

/** 'The matching one', 'one fitting the post', 'topic'. */
const NAMES_NO_FLAIR =
  /^(?:(?:the |an? )?(?:one|matching|fitting|proper|appropriate|accurate|correct|right)\b|(?:topic|subject)$)/i;

/** What our checks see beside the unwanted kinds of posts. */
const FINDS = ["a source", "two links", "no text"] as const;
const FOUND = [...UNWANTED_NAMES, ...FINDS];

function findBy(finds: (typeof FINDS)[number] | UnwantedName, { value }: Demand): NotedRequirement {
  switch (finds) {
    case "a source":
      return { kind: "source" };
    case "two links":
      return { kind: "links", fewest: 2 };
    case "no text":
      return { kind: "body", is: "forbidden" };
    default:
      return nameUnwanted(finds, typeof value === "string" ? value : undefined);
  }
}
