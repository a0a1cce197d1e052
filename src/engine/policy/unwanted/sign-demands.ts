import { rememberByText } from "#engine/text/remember.ts";
import { escapePattern } from "#engine/text/text-place.ts";
import { WEEKDAYS } from "#engine/rules/rule-row.ts";
import type { RuleCodes } from "#engine/rules/rule-table.ts";
import type { Concern, DemandCode, PolicyDemand } from "../demand.ts";
import { findNewerThan } from "./years.ts";
import type { PostKind } from "./rows/post-kind.ts";
import { nameUnwanted, type UnwantedName } from "./read-unwanted.ts";
import { CONTENTS, POSTPONED } from "./rows/contents.ts";
import { SIGNS_OF_CODES, TITLE_FAULTS, TITLE_START } from "./rows/breaches.ts";
import { CALLED } from "./rows/noted-subjects.ts";
import { NAMED_POSTS } from "./rows/named-posts.ts";
import { NOTED_WORDS, PICTURE_ALONE, PICTURE_OF_TEXT, SHORT_QUESTION } from "./rows/noted-words.ts";
import { ENDING } from "./rows/tolerated.ts";
import { UNSEEN } from "./rows/unseen.ts";
import { POST_KINDS } from "./rows/post-kinds.ts";

const PLACED: ReadonlySet<DemandCode> = new Set([
  "thread-only",
  "question-in-thread",
  "day",
] as const);

/** No word for what such things are at large, but one of its own. */
function isOther(detail: string): boolean {
  const name = detail.replace(/^own /, "");
  const isAtLarge = Object.values(NAMED_POSTS).some(({ noted }) => noted.test(name));
  return NOTED_WORDS["one word"].test(detail) && !isAtLarge;
}

/** Where the value of a ban says what of them is meant. */
const OF_ANY: ReadonlySet<Concern> = new Set(["all", "link", "image"] as const);

const ALL_KINDS: readonly PostKind[] = Object.values(POST_KINDS);

/** More than the notes have. */
const MOST_KNOWN = 5000;

const findKind = rememberByText(MOST_KNOWN, (notes): PostKind | undefined => {
  // Where it belongs is said behind a colon.
  const [name = ""] = notes.split(": ", 1);
  return ALL_KINDS.find(({ noted }) => noted.test(name));
});

/** A demand of the sort of post that its detail means. */
function sortAnew(demand: PolicyDemand): PolicyDemand {
  const { of, code, detail, value } = demand;
  const isOfWords = code === "contains" && NOTED_WORDS["a number of words"].test(String(value));
  if (isOfWords) {
    const fewest = Number.parseInt(String(value).replace(NOTED_WORDS["a number of words"], ""), 10);
    return { ...demand, code: "min-words", value: fewest };
  }
  if (of === "image" && code === "unwanted" && NOTED_WORDS["pictures at large"].test(String(value)))
    return { ...demand, value: null };
  const isNamedByValue =
    typeof value === "string" &&
    (code === "unwanted" || code === "no-link") &&
    OF_ANY.has(of) &&
    !NOTED_WORDS["all but"].test(value);
  if (isNamedByValue && findKind(value.toLowerCase()))
    return { ...demand, of: "other", code: "unwanted", detail: value, value: null };
  if (PLACED.has(code) && of.startsWith("own ") && isOther(detail ?? ""))
    return { ...demand, of: "other" };
  if (of === "own work" && NOTED_WORDS["a picture of it"].test(detail ?? ""))
    return { ...demand, of: "image" };
  if (PLACED.has(code) && NOTED_WORDS["named in titles"].test(detail ?? ""))
    return { ...demand, of: "other" };
  const name = of === "special question" && code === "unwanted" ? (detail ?? "").toLowerCase() : "";
  if (name !== "" && findQuestions(name) === null && findKind(name))
    return { ...demand, of: "other" };
  const isOfAll =
    of === "special question" &&
    NOTED_WORDS["all that ask"].test(detail ?? "") &&
    !PLACED.has(code) &&
    !NOTED_WORDS["which of them"].test(String(demand.value));
  return isOfAll ? { ...demand, of: "question" } : demand;
}

const findTitleFaults = rememberByText(MOST_KNOWN, (form): string | null => {
  const start = TITLE_START.exec(form)?.[1];
  if (start !== undefined) return `^(?!\\s*${escapePattern(start)})`;
  const noted = form.toLowerCase();
  const found = Object.values(TITLE_FAULTS).filter((fault) => fault.noted.test(noted));
  return found.length === 0 ? null : found.map((fault) => fault.found).join("|");
});

const SHORTEST_TOPIC = 4;

/** What a post has to be about, in words that it would hold. */
function findTopic(wanted: string): string | null {
  if (!NOTED_WORDS.about.test(wanted) || NOTED_WORDS.vague.test(wanted)) return null;
  const words = wanted.replace(NOTED_WORDS.about, "").split(" ");
  return words
    .filter((word) => word.length >= SHORTEST_TOPIC)
    .map((word) => String.raw`\b${escapePattern(word.replace(/(?:isms?|ies|s|y)$/, ""))}`)
    .join("|");
}

const findMet = rememberByText(MOST_KNOWN, (wanted) => findMetIn(wanted, false));
const findMetBeside = rememberByText(MOST_KNOWN, (wanted) => findMetIn(wanted, true));

/** Of several things that are asked for, one is a sign of care; the others may be in a picture. */
function findMetIn(wanted: string, hasPicture: boolean): string | null {
  if (NOTED_WORDS["a length"].test(wanted) || NOTED_WORDS.lack.test(wanted)) return null;
  const topic = findTopic(wanted);
  if (topic) return topic;
  const rows = Object.values(CONTENTS).filter(({ noted }) => noted.test(wanted));
  // With a picture any text is easily one: it says little where more is asked for.
  const telling = rows.filter((row) => row !== CONTENTS["text"]);
  const asked = hasPicture && telling.length > 0 ? telling : rows;
  if (asked.length === 0) return null;
  // What is promised for later is not there.
  return `^(?![^]*(?:${POSTPONED}))(?=[^]*?(?:${asked.map(({ met }) => met).join("|")}))`;
}

/**
 * Demands about some questions or subjects, with the pattern that finds them. The server adds it: the
 * patterns would weigh on every page that checks a draft.
 */
export function signDemands(
  demands: readonly PolicyDemand[],
  codes: RuleCodes,
  subject: string | null = null,
): PolicyDemand[] {
  return demands.map((given) => {
    const demand = sortAnew(ofPurpose(given, demands, subject));
    const sign = findSign(demand, codes);
    const which = findWhich(demand);
    const isPicture = demand.of === "image" && demand.code === "unwanted" && sign !== null;
    const asks = demand.code === "unwanted" ? findQuestion(demand.value) : undefined;
    // Step by step: most demands have one of these, and to spread each takes several times as long.
    const signed: PolicyDemand = { ...demand };
    if (isPicture) {
      signed.detail = String(demand.value);
      signed.value = null;
    }
    if (sign !== null) signed.sign = sign;
    if (which !== null) signed.which = which;
    if (isLoose(demand, sign)) signed.isLoose = true;
    if (asks !== undefined) signed.asks = asks;
    const days = demand.code === "day" ? readDays(demand.value) : null;
    if (days !== null) signed.days = days;
    return signed;
  });
}

/** 'Tuesday or Friday', 'Friday to Sunday', 'weekend'; null for days of a month. */
function readDays(value: PolicyDemand["value"]): number[] | null {
  const text = String(value ?? "").toLowerCase();
  if (text === "weekend") return [5, 6];
  const named = WEEKDAYS.flatMap((day, at) => (text.includes(day) ? [at] : []));
  const [first, last] = named;
  if (first === undefined || text.includes("month")) return null;
  if (!text.includes(" to ") || last === undefined) return named;
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, i) => (first + i) % 7);
}

function isLoose({ of, code, value }: PolicyDemand, sign: string | null): boolean {
  if (!OF_FORM.has(code)) return false;
  const isSeen = of === "image" && code === "contains" && sign === null;
  const isHinted = code === "contains" && isVague(String(value).toLowerCase());
  return (
    isSeen ||
    isHinted ||
    NOTED_WORDS.loose.test(String(value)) ||
    (code === "contains" && NOTED_WORDS.unsaid.test(String(value)))
  );
}

/** Of what is asked for nothing can be told by words alone. */
const isVague = rememberByText(MOST_KNOWN, (wanted) => {
  const rows = Object.values(CONTENTS).filter(({ noted }) => noted.test(wanted));
  return rows.length > 0 && rows.every((row) => row.isVague);
});

/** Which posts have to hold something, where their name is one of ours. */
function findWhich({ of, code, detail }: PolicyDemand): string | null {
  const notes = detail?.toLowerCase() ?? "";
  if (!OF_FORM.has(code) || notes === "") return null;
  if (of === "special question") return findQuestions(notes);
  return of === "other" ? (findKind(notes)?.found ?? null) : null;
}

/** A flair says which posts are meant. */
function isMarked({ of, detail }: PolicyDemand, demands: readonly PolicyDemand[]): boolean {
  return demands.some((each) => each.code === "flair" && each.of === of && each.detail === detail);
}

/** Where questions of a kind are what a community is for, all that is asked there is meant. */
function ofPurpose(
  demand: PolicyDemand,
  demands: readonly PolicyDemand[],
  subject: string | null,
): PolicyDemand {
  const { of, code, detail } = demand;
  if (of !== "special question" || !OF_FORM.has(code) || subject === null) return demand;
  if (isMarked(demand, demands)) return demand;
  const name = findCalled((detail ?? "").toLowerCase());
  const isPurpose = name !== undefined && findCalled(subject.toLowerCase()) === name;
  return isPurpose ? { ...demand, of: "question", detail: null } : demand;
}

/** What no machine can see in a draft, and its author knows. */
function findQuestion(value: PolicyDemand["value"]): string | undefined {
  if (value === null) return undefined;
  const named = String(value).toLowerCase();
  return Object.values(UNSEEN).find(({ noted }) => noted.test(named))?.asks;
}

const OF_FORM: ReadonlySet<DemandCode> = new Set(["contains", "title-format"] as const);

/** What breaks such a ban, beside what its rule finds. */
const BREACHED_BY: Partial<Record<DemandCode, UnwantedName>> = {
  "no-surveys": "survey",
  "no-crowdfunding": "money",
  "no-recruiting": "recruit",
};

/** 'Education, licensing or salary': each of them. */
const findQuestions = rememberByText(MOST_KNOWN, (notes): string | null => {
  const whole = findCalled(notes);
  const names = new Set(notes.split(NOTED_WORDS["of several"]).map(findCalled));
  const found = [...new Set([whole, ...names])].filter((name) => name !== undefined);
  const signs = found.map((name) =>
    name === "simple" ? SHORT_QUESTION : nameUnwanted(name).pattern,
  );
  // Who is new often asks in one line.
  if (found.includes("beginner")) signs.push(SHORT_QUESTION);
  return signs.length === 0 ? null : signs.join("|");
});

const findCalled = rememberByText(
  MOST_KNOWN,
  (notes): UnwantedName | undefined => CALLED.find(([named]) => named.test(notes))?.[1],
);

/** Which pictures are barred. */
function findPictures(which: string): string | null {
  if (NOTED_WORDS["a picture of text"].test(which)) return PICTURE_OF_TEXT;
  if (NOTED_WORDS["a picture alone"].test(which)) return PICTURE_ALONE;
  if (!NOTED_WORDS["all but"].test(which)) return null;
  const taken = which.replace(NOTED_WORDS["all but"], "").replace(ENDING, "");
  return String.raw`^(?![^]*\b${escapePattern(taken)})`;
}

const ofCodes: Partial<Record<DemandCode, string>> = SIGNS_OF_CODES;

function findSign(demand: PolicyDemand, codes: RuleCodes): string | null {
  const { of, code, detail, value } = demand;
  const ofCode = ofCodes[code];
  // Who may sell names a price, and what is named by its value is no price.
  const isOfLinks = code === "no-sales-link" && (of === "advert or sale" || value !== null);
  if (ofCode !== undefined) return isOfLinks ? null : ofCode;
  const breach = BREACHED_BY[code];
  if (breach !== undefined) return nameUnwanted(breach).pattern;
  if (code === "title-format") return findTitleFaults(String(value ?? ""));
  const notes = detail?.toLowerCase() ?? "";
  if (of === "image" && code === "unwanted") return findPictures(String(value).toLowerCase());
  if (code === "unwanted" || code === "contains") {
    const newer = findNewerThan(`${notes} ${String(value ?? "")}`.toLowerCase());
    // What is new is barred, or what has to be old is not.
    if (newer !== null) return code === "unwanted" ? newer : `^(?!${newer})`;
  }
  if (code === "contains") {
    const wanted = String(value ?? "").toLowerCase();
    return of === "image" ? findMetBeside(wanted) : findMet(wanted);
  }
  if (of === "other") {
    const kind = findKind(notes);
    // What a rule bans by itself is no second problem.
    const isBanned =
      code === "unwanted" && kind?.rule !== undefined && codes[kind.rule] !== undefined;
    if (isBanned) return kind.unruled ?? null;
    return kind?.found ?? null;
  }
  return of === "special question" ? findQuestions(notes) : null;
}
