import type { AnswerId } from "#engine/interview/interview.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import type { CommunityKind } from "#engine/policy/policy.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import { isPriceWelcome } from "./community/openness.ts";
import { countSubject, findCore, findSubject, findWanted, isOfSubject, listNamed, listSubjectWords, touchesSubject } from "./community/subject.ts"; // prettier-ignore
import { isNote } from "#engine/interview/weak-answers.ts";
import type { Place } from "./place-of.ts";
import type { BriefCommunity } from "./post-brief.ts";
import type { UsableAnswers } from "./usable-answers.ts";
import {
  findAddressed,
  isForAnybody,
  isForPlayers,
  isOfBusiness,
  isOfTriers,
  isOpinion,
} from "./who-answers.ts";

/** Stories and advice may speak of 'you': nobody is sold anything by them. */
const TELLS: ReadonlySet<AnswerId> = new Set<AnswerId>(["what", "who", "scene", "before", "mistake", "surprise", "teach", "userSaid", "sample", "premise", "formula", "askReaders", "askPeers"]); // prettier-ignore

/**
 * What readers of this community can do something with: questions that they can answer, and nothing that
 * takes them for customers where a project comes second.
 */
export function fitAnswers(
  answers: UsableAnswers,
  community: BriefCommunity,
  place: Place,
  project: ProjectKind,
): UsableAnswers {
  const { policy } = community;
  const { kind } = policy;
  const fitting = { ...answers };
  for (const id of ["askReaders", "askPeers"] as const) {
    if (!canBeAsked(id, answers, { community, place, project })) delete fitting[id];
  }
  // Those who make such things are asked what only they know.
  const isMakersPlace = place === "maker" || OF_MAKERS.test(community.name) || OF_CAUSES.test(community.name); // prettier-ignore
  if (fitting.askPeers && isMakersPlace && !isOfTriers(community.name) && isAmongPeers(community, place, project)) delete fitting.askReaders; // prettier-ignore
  // Who plays a game or uses a program does not ask what it was written in, unless that is their subject.
  const isMakers = kind === "maker" || kind === "dev" || kind === "trade" || kind === "academic" || (kind === "showcase" && !isPlayed(community, project)); // prettier-ignore
  const isWritten = project === "game" || project === "software";
  const isKnown = kind !== null || place === "local" || place === "hobby" || place === "audience";
  if (isWritten && isKnown && !isMakers && place !== "thread" && !isWanted(community, fitting)) delete fitting.stackOrMaterial; // prettier-ignore
  // Nobody came to a promotion thread for it either, unless they build things themselves.
  if (isWritten && place === "thread" && kind !== "maker" && kind !== "dev" && kind !== "showcase" && !isWanted(community, fitting)) delete fitting.stackOrMaterial; // prettier-ignore
  if (place === "thread" && kind !== "maker" && INCOME.test(fitting.numbers?.sentences.join(" ") ?? "")) delete fitting.numbers; // prettier-ignore
  leaveWorkshop(fitting, community, place, project);
  // What it costs to run is nothing to those who ask what it costs.
  const prices = fitting.price?.sentences.filter((each) => !OWN_COST.test(each)) ?? [];
  if (place !== "maker" && prices.length > 0) fitting.price = { sentences: prices };
  // 'Duct tape.' is no sentence, and a cause has no time before it.
  if (project === "cause" && isNote(fitting.before?.sentences[0] ?? "It is."))
    delete fitting.before;
  // A voice of nobody convinces nobody; who reads a book or plays a game is somebody.
  if (OF_ANYBODY.has(project) && isNobodys(fitting.userSaid?.sentences.join(" ") ?? "")) delete fitting.userSaid; // prettier-ignore
  // Advice about receipts is nothing to people who came to talk about Rails.
  const isKnownFor = (community.keywords?.length ?? 0) >= FEWEST_KEYWORDS;
  const isOfTrade = kind === "hobby" && project !== "software" && isOfSubject(community, fitting);
  if (isKnownFor && !isOfTrade && !touchesSubject(fitting.teach?.sentences.join(" ") ?? "", findSubject(community))) delete fitting.teach; // prettier-ignore
  // Nor is how to whistle to those who came for prices and launches.
  const advice = fitting.teach?.sentences.join(" ") ?? "";
  if (place === "maker" && !OF_TRADE.test(advice) && !touchesSubject(advice, findCore(community))) delete fitting.teach; // prettier-ignore
  // Nor is how to hang a door to those who hang doors all day.
  if (kind === "trade" && project === "service" && isAmongPeers(community, place, project)) delete fitting.teach; // prettier-ignore
  const { is } = policy.stance;
  if (is === "ask") cutSales(fitting, place);
  if (is !== "value" && is !== "unknown") return fitting;
  if (!isPriceWelcome(policy) || is === "unknown") {
    keepFreePart(fitting);
    // Where and when is what neighbours ask first; what a program runs on is no offer.
    if (place !== "local" && !RUNS_ANYWHERE.has(project)) delete fitting.platform;
  }
  cutSales(fitting, place);
  return fitting;
}

/** Words in quotation marks of which nobody is named; 'lady from the insurance office' behind them is somebody. */
export function isNobodys(text: string): boolean {
  const around = text.replaceAll(/["“][^"“”]*["”]|(?<!\p{L})['‘].+['’](?!\p{L})/gu, "");
  const isSigned = /[-–—]\s*\p{L}/u.test(around) || countWords(around) >= FEWEST_OF_SPEAKER;
  return /^["“'‘]/.test(text) && !isSigned && !/\b(?:said|says|wrote|told|asked|called)\b/i.test(around); // prettier-ignore
}

const FEWEST_OF_SPEAKER = 5;
/** Where the interview asked what somebody said, and not who of them. */
const OF_ANYBODY: ReadonlySet<ProjectKind> = new Set<ProjectKind>(["software", "media", "cause"]);

const OWN_COST = /\b(?:costs? (?:me|us)|chip in|pays? for the hosting)\b/i;

/** Where games are shown to those who play them. */
function isPlayed({ name, policy }: BriefCommunity, project: ProjectKind): boolean {
  const text = `${name} ${policy.stance.detail ?? ""}`;
  return project === "game" && /games?\b/i.test(text) && !/dev|design|engine|playtest/i.test(name);
}

/** What makers ask each other is nothing to customers and neighbours: how many were made, and what one costs to make. */
function leaveWorkshop(
  fitting: UsableAnswers,
  community: BriefCommunity,
  place: Place,
  project: ProjectKind,
): void {
  const { kind } = community.policy;
  if (place === "maker" || place === "technical" || (kind !== null && !OF_CUSTOMERS.has(kind))) return; // prettier-ignore
  const figures = fitting.numbers?.sentences.filter((each) => !OF_WORKSHOP.test(each)) ?? [];
  if (figures.length > 0) fitting.numbers = { sentences: figures };
  else delete fitting.numbers;
  if (project === "course" && !isWanted(community, fitting)) delete fitting.stackOrMaterial;
  // What it is made of where nobody makes such things, and nothing is shown of it.
  const isTold = community.policy.stance.is === "share" || community.policy.stance.is === "unknown";
  if (project === "product" && isTold && !findWanted(community).includes("stackOrMaterial")) delete fitting.stackOrMaterial; // prettier-ignore
}

const OF_CUSTOMERS: ReadonlySet<CommunityKind> = new Set<CommunityKind>(["hobby", "fandom", "lifestyle", "support", "local", "qa", "news", "humor", "media"]); // prettier-ignore
const OF_WORKSHOP = /\b(?:costs? (?:me|us)|landed|margins?|MRR|ARR|revenue|profits?|churn(?:ed)?|units? (?:made|sold)|\d+ (?:were )?(?:sold|returned|refunded)|(?:sold|refunded|returned) \d+|first batch|took home|turnover)\b/i; // prettier-ignore

/** What people with something to sell can learn from each other. */
const OF_TRADE = /\b(?:customers?|clients?|users?|pric(?:e|es|ed|ing)|charge|launch\w*|sell(?:ing)?|sold|buyers?|market\w*|churn|support|hir(?:e|ed|ing)|revenue|margin|orders?|subscribers?|traffic|signups?|deploy\w*|code|tests?|database|server|playtest\w*|testers?|release[ds]?|ship(?:ped|ping)?|suppliers?|refunds?|invoices?)\b/i; // prettier-ignore
/** Figures that customers are not to be bothered with. */
const INCOME = /\b(?:MRR|ARR|revenue|profits?)\b/;
const FEWEST_KEYWORDS = 4;

/** What is said to customers ends an answer before it. */
function cutSales(fitting: UsableAnswers, place: Place): void {
  for (const [key, { sentences }] of Object.entries(fitting)) {
    const id = key as AnswerId;
    const isTold = TELLS.has(id) || (id === "numbers" && place === "maker") || (id === "platform" && place === "local"); // prettier-ignore
    const sold = isTold || id === "price" ? -1 : sentences.findIndex((each) => TO_CUSTOMERS.test(each) || (id !== "unusual" && SUM.test(each)) || SOLD_AT.test(each)); // prettier-ignore
    if (sold > 0) fitting[id] = { sentences: sentences.slice(0, sold) };
    if (sold === 0) delete fitting[id];
  }
}

function isWanted(community: BriefCommunity, { stackOrMaterial }: UsableAnswers): boolean {
  if (findWanted(community).includes("stackOrMaterial")) return true;
  const text = stackOrMaterial?.sentences.join(" ") ?? "";
  return !WORKSHOP.test(text) && touchesSubject(text, findSubject(community));
}

/** Words of people who write programs. */
const WORKSHOP = /\b(?:Godot|Unity|Unreal|Flutter|React|Python|Rust|Go|Java|JavaScript|TypeScript|Swift|Kotlin|SQLite|Postgres|Electron|C\+\+|engine|physics|code|lines|librar(?:y|ies)|framework|database|API|algorithm|dependency|compiler|shader)\b/; // prettier-ignore

const RUNS_ANYWHERE: ReadonlySet<ProjectKind> = new Set<ProjectKind>(["software", "game", "media"]); // prettier-ignore

/** What costs nothing is no offer; what costs something is nobody's question there. */
function keepFreePart(answers: UsableAnswers): void {
  const sentences = answers.price?.sentences ?? [];
  const paid = sentences.findIndex((each) => AMOUNT.test(each));
  const free = paid < 0 ? sentences : sentences.slice(0, paid);
  if (free.length > 0 && /\bfree\b/i.test(free[0] ?? "")) answers.price = { sentences: free };
  else delete answers.price;
}

export const AMOUNT = /\p{Sc}\s?\d|\d\s?\p{Sc}|\b(?:\d+|\w+teen|ten|twenty|twelve|eleven|five|six|nine) (?:pounds?|dollars?|euros?|quid|bucks|bob|shillings?|pesos?|yen|rupees?|zł|crowns?|francs?|naira|rand|reais|lira|baht)\b|\b(?:KSh|TSh|USh|Rs|RM|CHF) ?\d|\d (?:a|per) (?:month|year|week)\b|\bcosts?\b|\bprice\b/iu; // prettier-ignore

const SUM = /[£$€]\d|\b\d{1,7} (?:pounds|dollars|euros)\b/i;
/** In what is unusual a sum may be part of the story; a price is none. */
const SOLD_AT = /\b(?:costs?|price[ds]?|for only|starts? at)\b[^.]{0,20}(?:[£$€]\d|\d{1,7} (?:pounds|dollars|euros))|(?:[£$€]\d[\d.,]{0,12}|\d{1,7} (?:pounds|dollars|euros)) (?:a|per|each|for)\b/i; // prettier-ignore

/** 'I collect your knives', 'you can book', 'we are open on Tuesdays', '12 dollars'. */
const TO_CUSTOMERS =
  /\b(?:can|do|does|will|wo|only)(?: ?not|n['’]?t|['’]t)? (?:ship|deliver|post)\b|\bclosed (?:on )?\w+day|\bcall first\b|\b(?:I|we) (?:\w+ )?(?:collect|deliver|bring|fix|repair|sharpen|post|ship|send|visit|come to) (?:to )?your?\b(?! (?:away|home|back))|\byou(?:['’]ll| can| may)? (?:book|order|buy|pay|reserve|subscribe|sign up)\b|\b(?:is|are|we['’]re) open (?:on |from |every )?\w+day|\b(?:collection|delivery|postage|shipping) is\b/i;

/** Makers and people of a trade know what makers know; everybody else is asked about what they came for. */
const OF_MAKERS = /entrepreneur|business|startup|saas|founder|marketing|freelanc|indie|solopreneur|dev|product|consult/i; // prettier-ignore

function canBeAsked(
  id: "askReaders" | "askPeers",
  answers: UsableAnswers,
  { community, place, project }: { community: BriefCommunity; place: Place; project: ProjectKind },
): boolean {
  const { kind } = community.policy;
  const question = answers[id]?.sentences.join(" ") ?? "";
  // Those who test games make some themselves.
  const isTriers = project !== "game" && isOfTriers(community.name);
  if (id === "askPeers" && isTriers) return isOpinion(question);
  if (id === "askPeers" && isAmongPeers(community, place, project)) return true;
  if (id === "askPeers" && kind === "trade") return project === "cause" && touchesSubject(question, findSubject(community)); // prettier-ignore
  // 'That you can't find here' means nothing to the whole world.
  if (place !== "local" && /(?<!\b(?:any|some|every)(?:body|one) |\bpeople |\bfolks )\bhere\b/i.test(question)) return false; // prettier-ignore
  const isNamed = touchesSubject(question, [...findCore(community), ...listNamed(community)]);
  // 'If you cook with one hand' is for none of those who came to talk about wood.
  const addressed = listSubjectWords(findAddressed(question) ?? "");
  const known = addressed.filter((word) => touchesSubject(word, findSubject(community)));
  if (kind === "showcase" && addressed.length > 0 && known.length <= addressed.length / 2) return false; // prettier-ignore
  if (project === "game" && isForPlayers(question, community.name)) return false;
  if (id === "askReaders" && isOfLearners(community, project)) return isOfSubject(community, answers) || isNamed; // prettier-ignore
  // What makers ask each other is nothing to others, unless it is what those came to talk about.
  const isOfCode = kind === "dev" && project === "software" && OF_CODE.test(question);
  if (id === "askPeers") return isOfCode || (kind === "dev" && project === "software" && isOpinion(question)) || (isNamed && !isOfBusiness(question)); // prettier-ignore
  if (isTriers) return isOpinion(question) || isNamed;
  // Makers know what makers know: how somebody grows tomatoes only where that is what they came for.
  if (place === "maker") return isNamed || isForAnybody(question) || isOfBusiness(question);
  // Where anything at all is shown, nobody need know the subject of this one.
  if (kind === "showcase" && SHOWS_ANYTHING.test(community.policy.stance.detail ?? "")) return isNamed || isForAnybody(question); // prettier-ignore
  if (touchesSubject(question, findSubject(community))) return true;
  // Those who show pots are whom a log of firings is for.
  if (kind === "showcase" && isOfThem(community, answers)) return true;
  // Who writes books reads some.
  if (!answers.askPeers && kind === "showcase" && isAmongPeers(community, place, project)) return true; // prettier-ignore
  const isForThem = kind !== null && OF_USERS.has(kind) && isOfSubject(community, answers);
  return isForThem || isOfCode || (kind === "showcase" && isForAnybody(question));
}

/** Whether a thing and how it began have two words of what is shown there. */
function isOfThem(community: BriefCommunity, { what, scene }: UsableAnswers): boolean {
  const text = [...(what?.sentences ?? []), ...(scene?.sentences ?? [])].join(" ");
  return countSubject(text, findSubject(community)) >= 2;
}

const SHOWS_ANYTHING = /\b(?:anything|crafts?|creations?|handmade|own work|things you made|repositor(?:y|ies)|projects?)\b/i; // prettier-ignore

/** Readers who may use the thing themselves; where anything is shown they only look at it. */
const OF_USERS: ReadonlySet<CommunityKind> = new Set<CommunityKind>(["hobby", "fandom", "dev", "academic", "lifestyle", "qa", "support", "trade"]); // prettier-ignore
/** What everybody who writes programs can say something to. */
const OF_CODE = /\b(?:code|parsers?|parsing|compilers?|linters?|importing|CI|JSON|YAML|tests?|deploy\w*|servers?|databases?|schemas?|APIs?|repos?|repositor(?:y|ies)|scripts?|cron|logs?|quer(?:y|ies)|migrations?|librar(?:y|ies)|dependenc(?:y|ies)|framework|bugs?|binary|docker|production|developers?|CLI|terminal|crontab|AGPL|open[- ]source|self-hosters?)\b/i; // prettier-ignore

/** Whether readers make such things themselves. */
export function isAmongPeers(
  community: BriefCommunity,
  place: Place,
  project: ProjectKind,
): boolean {
  const { name, policy } = community;
  const { kind, stance } = policy;
  // Those who run restaurants are customers of an app or a knife for them, and no peers of whoever made it.
  // Those who archive photographs are no peers of whoever washes some for nothing.
  const isTrade = kind === "trade" && (OF_MAKERS.test(name) || (project === "cause" ? OF_CAUSES.test(name) : !FOR_TRADES.has(project))); // prettier-ignore
  // Who builds pedals learns from a course on them, and teaches none.
  if (isOfLearners(community, project)) return false;
  if (place === "maker" || kind === "maker" || isTrade || (kind === "dev" && project === "game")) return true; // prettier-ignore
  const [allowed = ""] = (stance.detail ?? "").split(";");
  const isShown = kind === "showcase" || kind === "media" || kind === "hobby";
  return isShown && (MAKES[project]?.test(`${name} ${allowed}`) ?? false);
}

/** What people of a trade use, and others make. */
export const FOR_TRADES: ReadonlySet<ProjectKind> = new Set<ProjectKind>(["software", "product"]);
const OF_CAUSES = /nonprofit|charit|volunteer|(?:^|_)ngos?(?:$|_)|fundrais|philanthrop|activis|communityorgani[sz]|mutualaid/i; // prettier-ignore

function isOfLearners({ name, policy }: BriefCommunity, project: ProjectKind): boolean {
  if (project !== "course" || MAKES.course?.test(name) || OF_MAKERS.test(name)) return false;
  return OF_LEARNERS.test(policy.stance.detail ?? "");
}

const OF_LEARNERS = /\bown (?:builds?|designs?|mods?|work|pieces)\b/i;

/** Where those who make one kind of thing show it to each other. */
const MAKES: Partial<Record<ProjectKind, RegExp>> = {
  media: /newsletter|podcasting|podcastsharing|own podcast|blogging|substack/i,
  book: /writers|selfpub|wroteabook|\bauthors announce|\byour own comic/i,
  game: /game ?design|gamedev|playtest|game ?makers/i,
  course: /teachers|teachingresources|instructors/i,
};
