import {
  type Concern,
  type Demand,
  type DemandCode,
  type PolicyDemand,
} from "#engine/policy/demand.ts";
import { formatFactDate } from "#engine/text/format.ts";
import type { DemandRow } from "./demand-row.ts";
import { ACCOUNT_ROWS } from "./rows/account-rows.ts";
import { CONTENT_ROWS } from "./rows/content-rows.ts";
import { FORM_ROWS } from "./rows/form-rows.ts";
import { PLACE_ROWS } from "./rows/place-rows.ts";
import { POST_ROWS } from "./rows/post-rows.ts";

/** Every demand that the product knows, one row each; the compiler names a code without one. */
export const DEMAND_ROWS: Record<DemandCode, DemandRow> = {
  ...FORM_ROWS,
  ...PLACE_ROWS,
  ...POST_ROWS,
  ...ACCOUNT_ROWS,
  ...CONTENT_ROWS,
};

/** What a demand is about, as the start of a sentence. */
const SUBJECTS: Record<Concern, [subject: string, isPlural: boolean]> = {
  all: ["Posts", true],
  promotion: ["Promotion", false],
  "advert or sale": ["Adverts and sales", true],
  "own work": ["Your own work", false],
  "own software": ["Your own software", false],
  "own game": ["Your own game", false],
  "own music": ["Your own music", false],
  "own writing": ["Your own writing", false],
  "own media": ["Your own channel or video", false],
  "own product": ["Your own product", false],
  "own resource": ["A guide or resource of yours", false],
  services: ["Offers of services", true],
  "AI-made": ["Work made with AI", false],
  "AI topic": ["Posts about AI", true],
  "referral link": ["Referral links", true],
  fundraising: ["Fundraisers", true],
  survey: ["Surveys", true],
  "feedback request": ["Requests for feedback", true],
  hiring: ["Offers of work", true],
  "AMA, event or giveaway": ["AMAs, events and giveaways", true],
  question: ["Questions", true],
  "special question": ["Some questions", true],
  image: ["Pictures", true],
  link: ["Links", true],
  other: ["Some posts", true],
};

/** One sentence: 'Your own work needs a tag in the title: [OC].' */
export function wordDemand({ certainty, source, ...demand }: PolicyDemand): string {
  const [subject, isPlural] = SUBJECTS[demand.of];
  const which = demand.detail === null ? "" : ` (${demand.detail})`;
  const [verb, rest] = DEMAND_ROWS[demand.code].word(demand);
  const isProbable = certainty === "probable";
  const when = isProbable && source.asOf !== null ? ` (${formatFactDate(source.asOf)})` : "";
  return `${subject}${which} ${isProbable ? "probably " : ""}${agree(verb, isPlural)} ${rest}${when}.`;
}

function agree(verb: string, isPlural: boolean): string {
  if (isPlural) return verb;
  return verb === "go" ? "goes" : `${verb}s`;
}

/** What a demand is known by, whoever words it and wherever it stands. */
export function keyOf({ of, code, value, detail }: Demand): string {
  return JSON.stringify([of, code, value, detail]);
}
