import type { Concern, Demand } from "#engine/policy/demand.ts";
import { NO_SOURCE, wordStance } from "#engine/policy/word-policy.ts";
import { RULES, type RuleCode, wordRule } from "#engine/rules/rule-table.ts";
import { wordDay, WEEKDAYS, type RuleValue } from "#engine/rules/rule-row.ts";
import type { Meaning, ReadRequirement } from "#engine/policy/reading/meaning.ts";
import { joinWords } from "#engine/text/format.ts";
import { nameLanguage } from "#engine/text/languages.ts";
import { beginLarge } from "#engine/text/characters.ts";
import { makeStance } from "./read-stance.ts";

/** The sorts of posts, as in 'No surveys' or 'Surveys only on Fridays'. */
const NAMES: Record<Concern, string> = {
  all: "posts",
  promotion: "promotion",
  "advert or sale": "adverts and sales",
  "own work": "posts of your own work",
  "own software": "posts about your own software",
  "own game": "posts about your own game",
  "own music": "posts of your own music",
  "own writing": "posts of your own writing",
  "own media": "posts of your own videos or channel",
  "own product": "posts about your own product or site",
  "own resource": "posts of your own guides or courses",
  services: "offers of services",
  "AI-made": "posts made with AI",
  "AI topic": "posts about AI",
  "referral link": "referral links",
  fundraising: "fundraising",
  survey: "surveys",
  "feedback request": "requests for feedback",
  hiring: "job posts",
  "AMA, event or giveaway": "AMAs, events and giveaways",
  question: "questions",
  "special question": "questions of some sorts",
  image: "images",
  link: "links",
  other: "some posts",
};

/** For the screen: what a sentence was read as. */
export function wordMeaning(meaning: Meaning): string {
  switch (meaning.kind) {
    case "code":
      return wordRule(meaning.code, meaning.value);
    case "demand":
      return wordDemand(meaning.demand, Object.entries(meaning.codes) as [RuleCode, RuleValue][]);
    case "welcome":
      return meaning.condition === null
        ? wordStance({ ...makeStance("welcome"), source: NO_SOURCE })
        : `${capitalise(NAMES[meaning.of])} are tolerated if ${meaning.condition}`.replace(
            /^Promotion are/,
            "Promotion is",
          );
    case "requirement":
      return wordRequirement(meaning.requirement);
    case "banned-words":
      return `Words that get a post removed: ${meaning.words.join(", ")}`;
    case "formats":
      return `Only ${joinWords(meaning.formats, "or")} posts`;
    case "question":
      return meaning.condition === undefined
        ? `This limits ${NAMES[meaning.of]}, but doesn't say how.`
        : `${capitalise(NAMES[meaning.of])} may be fine if ${meaning.condition}.`;
  }
}

function wordDemand(demand: Demand, codes: [RuleCode, RuleValue][]): string {
  const { of, code, value, detail } = demand;
  const [known] = codes;
  const isPlain = of === "all" || of === "AI-made" || of === "referral link" || of === "other";
  const name = of === "other" || of === "special question" ? (detail ?? NAMES[of]) : NAMES[of];
  if (
    known &&
    isPlain &&
    RULES[known[0]].detection.by !== "stance" &&
    code !== "flair" &&
    code !== "title-tag" &&
    !(code === "no-ai" && detail !== null)
  )
    return wordRule(...known);
  const words = wordByCode(demand, name);
  return capitalise(words ?? `${name}: ${[code, value].filter(Boolean).join(" ")}`);
}

function wordByCode(
  { of, code, value, detail, countsComments }: Demand,
  name: string,
): string | null {
  const text = Array.isArray(value)
    ? joinWords(value, "or")
    : value === null
      ? null
      : String(value);
  const number = typeof value === "number" ? value : null;
  const each = of === "all" ? "every post" : name;
  switch (code) {
    case "unwanted":
      return `no ${of === "link" ? (detail ?? name) : name}`;
    case "thread-only":
    case "question-in-thread":
      return `${name} only in ${nameThread(text)}`;
    case "day":
      return `${name} only ${wordDays(value)}`;
    case "flair":
      return `${of === "all" ? "every post needs" : `${name} with`} ${text ? `the flair “${text}”` : "a flair"}${of === "all" && !text ? "." : ""}`;
    case "title-tag":
      return `the title has a tag: ${
        Array.isArray(value)
          ? joinWords(
              value.map((tag) => `[${tag}]`),
              "or",
            )
          : (text ?? "")
      }`;
    case "title-format":
      return value === null
        ? "titles have their own rules: read them first."
        : "the title has something in square brackets";
    case "percent":
      return `${name} ${number === null ? "only in small doses, for people who take part" : `at most ${number}% of what you post`}`;
    case "gap-days":
      return `${name} at most once ${number === 1 ? "a day" : `in ${number ?? "some"} days`}${countsComments ? ", comments counted" : ""}`;
    case "ask-mods":
      return of === "other"
        ? "ask the moderators first: some posts need their approval"
        : `ask the moderators before you post ${name.replace(/^posts (?:of|about) /, "")}`;
    case "disclose":
      return "say openly that it's yours";
    case "phrase":
      return of === "all" ? `the post says “${text ?? ""}”` : `${name} say “${text ?? ""}”`;
    case "sections":
      return `the post has the sections ${Array.isArray(value) ? joinWords(value) : ""}`;
    case "contains":
      return `${each} must have: ${text ?? ""}`;
    case "min-words":
      return `posts have at least ${number ?? "some"} words`;
    case "min-karma":
    case "min-local-karma":
      return `${name} only with ${number === null ? "some" : `at least ${number}`} karma${code === "min-local-karma" ? " in the community" : ""}`;
    case "min-days":
      return `${name} only from accounts ${number === null ? "of some age" : `of ${number} days or more`}`;
    default:
      return code === "no-ai" && detail !== null ? `no ${detail}` : wordOnlyCode(code, value, name);
  }
}

function nameThread(name: string | null): string {
  if (name === null) return "the thread for it";
  return /\b(?:mega)?threads?$/i.test(name) ? `the ${name}` : `the thread “${name}”`;
}

function wordOnlyCode(code: Demand["code"], value: Demand["value"], name: string): string | null {
  switch (code) {
    case "image-required":
      return "every post has an image";
    case "text-only":
      return "text posts only";
    case "link-only":
      return "link posts only";
    case "no-link":
      return "no links";
    case "no-ai":
      return "no posts made with AI";
    case "label-ai":
      return "say so where AI helped";
    case "language":
      return `posts are in ${joinWords(
        [value].flat().map((each) => nameLanguage(String(each))),
        "or",
      )}`;
    case "region":
      return `posts are about ${value === null ? "one region" : String(value)}`;
    case "free-only":
      return `${name} only if they are free`;
    case "open-source-only":
      return `${name} only if they are open source`;
    case "no-sales-link":
      return "no links to shops";
    default:
      return null;
  }
}

function wordDays(value: Demand["value"]): string {
  if (typeof value === "string" && value.includes(" of the month")) return `on the ${value}`;
  if (typeof value === "string" && value.includes(" to ")) return `from ${value}`;
  const days = (Array.isArray(value) ? value : [String(value)]).map((day) => day.toLowerCase());
  const words = days.map((day) =>
    wordDay(day === "weekend" ? day : (WEEKDAYS.find((known) => known === day) ?? true)),
  );
  return joinWords(
    words.map((each, index) => each ?? days[index] ?? ""),
    "or",
  );
}

function capitalise(words: string): string {
  return beginLarge(words);
}

function wordRequirement(requirement: ReadRequirement): string {
  switch (requirement.kind) {
    case "length": {
      const { field, min, max } = requirement;
      const bound = min === null ? `at most ${max ?? 0}` : `at least ${min}`;
      return `The ${field === "title" ? "title" : "text"} has ${bound} characters`;
    }
    case "body":
      return requirement.is === "required"
        ? "Every post has a text"
        : "Posts have a title and no text";
    case "domains":
      return `No links to ${joinWords(requirement.banned, "or")}`;
  }
}

/** Rules in a language that we can't read are kept as they are. */
export function wordForeign(language: string | null): string {
  const rules = language === null ? "rules in this language" : `${language} rules`;
  return `We can't read ${rules} yet. We keep your text, so please fill in the fields yourself.`;
}
