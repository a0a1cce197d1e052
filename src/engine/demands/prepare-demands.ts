import { type Concern, CONCERNS, type PolicyDemand } from "#engine/policy/demand.ts";
import { type Policy, WRITTEN } from "#engine/policy/policy.ts";
import { rememberByText } from "#engine/text/remember.ts";
import { hasSpace } from "#engine/text/characters.ts";
import { describeShown } from "./describe-shown.ts";
import { isOfDetail } from "./concerns.ts";
import { notedWords } from "./noted-words.ts";
import { wordDemand } from "./word-demand.ts";

/** A policy whose demands come with their words and with what narrows them down, so that no browser works it out. */
export function prepareDemands<P extends Policy>(policy: P): P {
  const marks = policy.demands.filter(({ code }) => code === "flair");
  const demands = policy.demands.map((demand) => {
    const prepared = prepare(nameThread(demand, policy));
    const flairs = nameFlairs(demand, marks);
    if (flairs !== null) prepared.flairs = flairs;
    return prepared;
  });
  return { ...policy, demands, shown: describeShown(policy) };
}

/** A thread without a name has the one of a known thread that takes such things. */
function nameThread(demand: PolicyDemand, { threads }: Policy): PolicyDemand {
  const isOfThread = demand.code === "thread-only" || demand.code === "question-in-thread";
  if (!isOfThread || demand.value !== null) return demand;
  return { ...demand, value: findThread(demand, threads) || null };
}

/** The flairs that a demand names; of what is said of the same posts, the flair that they have; null where none is named. */
function nameFlairs(demand: PolicyDemand, marks: readonly PolicyDemand[]): string[] | null {
  if (demand.code === "flair") return readFlairs(demand.value);
  if (demand.detail === null) return null;
  const marked = marks.find(({ of, detail }) => of === demand.of && detail === demand.detail);
  // What has its day mostly has a flair of its name.
  const isNamed = demand.code === "day" && demand.of === "other" && !hasSpace(demand.detail);
  const itself = isNamed ? readFlairs(demand.detail) : [];
  const flairs = marked ? readFlairs(marked.value) : itself;
  return flairs.length > 0 ? flairs : null;
}

const ARE_EXAMPLES =
  /\b(?:such as|e\.g\.|for example|fitting|or similar|kind|type|model|medium|version|tag)\b|\.\.\./i;

/** 'Release (AI) or Release (No AI)', 'one of [Request], Review': the names alone; none where they are examples. */
export function readFlairs(value: PolicyDemand["value"]): string[] {
  const text = String(value ?? "");
  if (ARE_EXAMPLES.test(text)) return [];
  return text
    .replace(/^(?:one of|the right)\s+(?:these:?\s+)?/i, "")
    .split(/,? or |, | \/ /)
    .map((name) => name.replaceAll(/[[\]“”"]/g, "").trim())
    .filter((name) => name.length > 1);
}

function prepare(demand: PolicyDemand): PolicyDemand {
  const prepared: PolicyDemand = { ...demand, words: wordDemand(demand) };
  if (demand.detail !== null) prepared.narrows = narrow(demand, demand.detail);
  return prepared;
}

function narrow(demand: PolicyDemand, detail: string): string[] {
  if (isOfAiText(demand)) return [];
  const { of, code, value } = demand;
  const said = NARROWED[of](detail);
  if (code !== "contains" || isOfDetail(of)) return said;
  // What has to be there does not tell whether it is meant.
  const wanted = new Set(notedWords(String(value ?? "")));
  return said.filter((word) => !wanted.has(word));
}

/** Details name the same things again and again; more than the notes have of a sort. */
const MOST_KNOWN = 5000;
const NARROWED = Object.fromEntries(
  CONCERNS.map((of) => [of, rememberByText(MOST_KNOWN, (detail) => narrowingWords(of, detail))]),
) as Record<Concern, (detail: string) => string[]>;

/** 'AI-written posts and comments' narrows nothing down: any text is meant. */
function isOfAiText({ of, code, detail }: PolicyDemand): boolean {
  return of === "AI-made" && code === "no-ai" && WRITTEN.test(detail ?? "");
}

/**
 * What a detail says beyond the sort of post it is about. Where the detail alone says which posts are meant, one
 * entry is one way to be meant, in one or more words: 'homework, proofreading or translation' are three.
 */
function narrowingWords(of: Concern, detail: string): string[] {
  if (!isOfDetail(of)) return tellingWords(of, detail);
  const ways = detail.split(/, (?:or |and )?|; | or /).map((way) => tellingWords(of, way));
  return ways.filter((words) => words.length > 0).map((words) => words.join(" "));
}

function tellingWords(of: Concern, detail: string): string[] {
  // A picture or a video is any of both; a video alone is what is meant.
  const both = of === "image" && PICTURE.test(detail) ? "video clip" : "";
  const said = listSaid(of, both);
  return notedWords(detail).filter((word) => !said.has(word));
}

const saidOf = new Map<string, ReadonlySet<string>>();

function listSaid(of: Concern, both: string): ReadonlySet<string> {
  const key = both === "" ? of : `${of} ${both}`;
  const known = saidOf.get(key);
  if (known) return known;
  // Three things in one: the detail says which of them is meant.
  const itself = of === "AMA, event or giveaway" ? "" : of;
  const said = new Set(notedWords(`${itself} ${SAID[of] ?? ""} ${SAID_OF_ALL} ${both}`));
  saidOf.set(key, said);
  return said;
}

const PICTURE = /\b(?:picture|photo|image)/i;

/** Words by which notes say the sort once more. */
const SAID_OF_ALL = "own your project posts request content utc";
const SAID: Partial<Record<Concern, string>> = {
  promotion: "promotion promotional product service self company vendor advert offer tool",
  "advert or sale":
    "sale selling sell advertising advert shop commercial product business price item direct",
  "own work": "art piece build creation item handmade finished",
  "own software":
    "app tool site software program library plugin extension demo release open source website",
  "own game": "game release developer demo",
  "own music": "track song music release",
  "own writing": "book blog article story writing",
  "own media": "channel video podcast stream episode",
  "own product": "product shop store brand item vendor business",
  "own resource": "resource guide tutorial pattern material",
  services: "service offered offer commission private message contact",
  "AI-made": "ai assisted generated made picture text image art project written model",
  "referral link": "affiliate referral link code tracking",
  fundraising: "crowdfunding donation money fundraiser charity begging",
  survey: "survey surveys poll research market academic study petition participants mining",
  "feedback request": "feedback critique review request rating",
  hiring: "job recruiting offer hiring collaboration resume co founder search",
  question: "question discussion help",
  other: "showcase photo picture image text comment short quick low effort",
  "special question":
    "question request help advice seek personal common short quick photo picture image",
  image: "image picture photo",
  link: "link article news outside external",
};

/** The thread that takes such things, where one of the known ones does. */
function findThread({ detail, of }: PolicyDemand, threads: Policy["threads"]): string {
  const words = `${detail ?? ""} ${of}`
    .toLowerCase()
    .split(/\W+/)
    .filter((word) => word.length > 3);
  const named = threads.find(({ takes }) =>
    words.some((word) => takes.toLowerCase().includes(word)),
  );
  return named?.name ?? "";
}
