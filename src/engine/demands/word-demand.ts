import type { Concern, Demand, DemandCode, PolicyDemand } from "#engine/policy/demand.ts";
import { formatCount, formatFactDate, joinWords } from "#engine/text/format.ts";
import { rememberByText } from "#engine/text/remember.ts";
import { wordValue } from "./demand-row.ts";
import { nameLanguages } from "./rows/content-rows.ts";
import { headingsOf, wordPhrase, wordTags } from "#engine/policy/demanded-form.ts";
import { isOfDetail } from "./concerns.ts";
import { wordDays } from "./rows/account-rows.ts";

/**
 * How each demand is worded, behind whom it is about: ['need', 'a tag in the title: [OC]']. It is apart from
 * what else a row says, since no browser needs it: the words come with the community.
 */
const WORDS: Record<DemandCode, (demand: Demand) => [verb: string, rest: string]> = {
  "min-karma": ({ value }) => [
    "need",
    value === null
      ? "an account with some karma"
      : `an account with ${formatCount(Number(value))} karma`,
  ],
  "min-local-karma": ({ value }) => [
    "need",
    value === null
      ? "karma earned in this community"
      : `${formatCount(Number(value))} karma earned in this community`,
  ],
  "min-days": ({ value }) => [
    "need",
    value === null
      ? "an account that isn't new"
      : `an account that is ${wordDays(Number(value))} old`,
  ],
  "ask-mods": () => ["need", "the moderators' agreement first"],
  disclose: () => ["need", "a note that it's yours"],
  "no-ai": () => ["need", "to be made without AI"],
  "label-ai": () => ["need", "a note on whether AI was used"],
  region: ({ value }) => ["need", `to be about this place: ${String(value ?? "its own")}`],
  language: ({ value }) => [
    "need",
    `to be in this language: ${nameNoted(String(value ?? "its own"))}`,
  ],
  "free-only": () => ["need", "to be free for everybody"],
  "open-source-only": () => ["need", "open source code"],
  "no-crowdfunding": () => ["come", "without crowdfunding"],
  "no-feedback-requests": () => ["come", "without a request for feedback on your own work"],
  "no-recruiting": () => ["come", "without offers of work or searches for people"],
  "no-surveys": () => ["come", "without surveys"],
  unwanted: ({ value }) => [
    "get",
    value ? `removed where they are this: ${String(value)}` : "removed",
  ],
  "title-tag": (demand) => [
    "need",
    demand.value === null ? "a tag in the title" : `a tag in the title: ${wordTags(demand)}`,
  ],
  "title-format": (demand) => [
    "need",
    `a title in this form: ${wordValue(demand) || "see its rules"}`,
  ],
  flair: ({ value }) => ["need", value ? `the flair ${String(value)}` : "a flair"],
  phrase: (demand) => ["need", `the words ${wordPhrase(demand)}`],
  sections: (demand) => ["need", `the sections ${joinWords(headingsOf(demand))}`],
  contains: (demand) => ["need", `this: ${wordValue(demand) || "see its rules"}`],
  "min-words": ({ value }) => ["need", value ? `at least ${String(value)} words` : "a long text"],
  day: ({ value }) => [
    "go",
    isOneDay(value)
      ? `up only on ${String(value)}s`
      : value
        ? `out only on ${isSeveralDays(value) ? "these days" : "this day"}: ${wordValue({ value })}`
        : "out only on a set day",
  ],
  "thread-only": (demand) => ["belong", wordThread(demand)],
  "question-in-thread": (demand) => ["belong", wordThread(demand)],
  "gap-days": ({ value, countsComments }) => [
    "need",
    `${value === null ? "some time" : `${String(value)} ${value === 1 ? "day" : "days"}`} between one and the next${countsComments ? ", comments counted" : ""}`,
  ],
  percent: ({ value }) => [
    "need",
    value === null
      ? "much else from you there"
      : `to stay below ${String(value)}% of what you post`,
  ],
  "image-required": () => ["need", "a picture"],
  "text-only": () => ["go", "up as text"],
  "link-only": () => ["go", "up as a link"],
  "no-link": () => ["come", "without links"],
  "no-sales-link": () => ["come", "without a shop or price"],
};

function isOneDay(value: Demand["value"]): boolean {
  return typeof value === "string" && /^[a-z]+day$/i.test(value);
}

/** 'Monday, Thursday', 'Monday to Thursday' */
function isSeveralDays(value: NonNullable<Demand["value"]>): boolean {
  return Array.isArray(value) || String(value).includes(" to ");
}

/** Notes name few. */
const MOST_LANGUAGES = 200;
const nameNoted = rememberByText(MOST_LANGUAGES, nameLanguages);

function wordThread(demand: Demand): string {
  const name = wordValue(demand);
  return name === "" ? "in the thread for it" : `in this thread: ${name}`;
}

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
export function wordDemand(demand: PolicyDemand): string {
  const { certainty, source } = demand;
  const isProbable = certainty === "probable";
  const when = isProbable && source.asOf !== null ? ` (${formatFactDate(source.asOf)})` : "";
  const refused = nameRefused(demand);
  if (refused !== null) return `${isProbable ? "Probably no" : "No"} ${refused}${when}.`;
  const [subject, isPlural] = SUBJECTS[demand.of];
  const which = demand.detail === null ? "" : ` (${demand.detail})`;
  const [verb, rest] = WORDS[demand.code](demand);
  return `${subject}${which} ${isProbable ? "probably " : ""}${agree(verb, isPlural)} ${rest}${when}.`;
}

/** What nobody may post there, behind 'No'; null where the demand is no plain refusal. */
function nameRefused({ of, code, value, detail }: PolicyDemand): string | null {
  if (code === "unwanted")
    return value === null && isOfDetail(of) && detail !== null && !NO_NAME.test(detail)
      ? sendElsewhere(detail)
      : null;
  const isAiMade = code === "no-ai" && of === "AI-made";
  const name = isAiMade ? "work made with AI" : of === "all" ? REFUSED[code] : undefined;
  if (name === undefined || value !== null) return null;
  return detail === null ? name : `${name} (${detail})`;
}

/** 'photographs: r/analog' */
function sendElsewhere(detail: string): string {
  return detail.replace(/: (r\/\w+)$/, ": $1 takes them");
}

const NO_NAME = /^(?:no|not|all|any\w*|only|every\w*|what\w*|those|your)\b/i;

const REFUSED: Partial<Record<DemandCode, string>> = {
  "no-crowdfunding": "crowdfunding",
  "no-feedback-requests": "requests for feedback on your own work",
  "no-recruiting": "offers of work and no searches for people",
  "no-surveys": "surveys",
  "no-link": "links",
  "no-sales-link": "links to shops and no prices",
};

function agree(verb: string, isPlural: boolean): string {
  if (isPlural) return verb;
  return verb === "go" ? "goes" : `${verb}s`;
}
