import type { Concern, Demand } from "#engine/policy/demand.ts";
import { ALL_FORMS, ALL_SUBJECTS, type Mark, type SubjectName } from "./mark-sentence.ts";
import type { Subject } from "./concepts/subjects.ts";
import { findAge, findGap, findKarma, findShare } from "./find-numbers.ts";
import { isPromoting, makeDemand, type Meaning } from "./meaning.ts";
import { nameDays, nameFlairs, nameInMonth, nameThread } from "./name-room.ts";
import type { Part } from "./part.ts";

/** What went before a statement. */
export type Context = {
  /** What the rule's name or the statement before it speaks of. */
  inherited: readonly SubjectName[];
  isHeading: boolean;
};

/** What a statement leaves to its subjects, forbids or allows. */
export function readPart(part: Part, context: Context): Meaning[] {
  const known = pickSubjects(part, context);
  const subjects = known.length > 0 ? known : nameUnknown(part, context);
  const rooms = readRooms(part, subjects, context);
  if (rooms.length > 0 || takesPlaceAway(part) || setsTerms(part)) return rooms;
  return readStand(part, context);
}

/** Those that it speaks of itself, else those that it goes on about; the general one stands for its sorts. */
export function pickSubjects(part: Part, { inherited }: Context): Subject[] {
  const own = unique(part.subjects().map(({ id }) => id));
  const strong = own.filter((id) => !ALL_SUBJECTS[id].isCarrier);
  const isMine = strong.length > 0 || inherited.length === 0;
  const named = (isMine ? (strong.length > 0 ? strong : own) : inherited).map((id) => ALL_SUBJECTS[id]);
  return dropSorts(named.filter(({ ban, code, detail }) => ban !== null || (code ?? detail) !== undefined));
}

const TERMS: ReadonlySet<string> = new Set(["freeOnly", "openSource", "salesLink"]);

/** 'Paid courses are removed', 'only open source is allowed': terms for own work, and no word on it at large. */
function setsTerms(part: Part): boolean {
  return part.forms().some(({ id }) => TERMS.has(id));
}

const MOST_WORDS = 6;

/** 'Comics only on Sundays': what we have no word for is called as the rule calls it, and only shown. */
function nameUnknown(part: Part, { isHeading }: Context): Subject[] {
  const isMeasured = part.measures("characters").length > 0 || part.measures("words").length > 0;
  const isPlaced = !isMeasured && (part.rooms("thread").length > 0 || part.days().length > 0);
  const end = part.marks.find(({ name, from }) => from > part.from && (name.group === "mood" ? name.id !== "refers" : name.group !== "measure"))?.from; // prettier-ignore
  const isNamed = isHeading && part.days().length > 0 && part.to - part.from <= 3;
  if (!isPlaced || end === undefined || !(isNamed || part.has("only"))) return [];
  const detail = part.words(part.from, end).replace(/^(?:no|keine?)\s/i, "").replace(/[\s(]+$/, "").replace(/\s(?:may|can|will|should|must|are|is|be)$/i, "").trim(); // prettier-ignore
  const isName = /^\p{L}/u.test(detail) && detail.split(/\s+/).length <= MOST_WORDS && !/^(?:please|you|we|if|this|these|it|they|there|use|only|all posts|posts?|new posts|any|put|keep|save|take|do|don.t|see|when|for|in|as)\b/i.test(detail); // prettier-ignore
  return isName ? [{ of: "other", detail, ban: { of: "other", code: "unwanted" }, says: { en: "" } }] : []; // prettier-ignore
}

function dropSorts(subjects: readonly Subject[]): Subject[] {
  const hasPromotion = subjects.some(({ of }) => of === "promotion");
  const kept = subjects.filter(({ of }) => of === "promotion" || !hasPromotion || !isPromoting(of));
  const isForFeedback = subjects.some(({ of }) => of === "feedback request");
  if (isForFeedback) return kept.filter(({ of }) => !isPromoting(of));
  const hasSort = kept.some(({ of }) => isPromoting(of) && of !== "own work");
  return kept.filter(({ of }) => of !== "own work" || !hasSort);
}

function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}

function readRooms(part: Part, subjects: readonly Subject[], context: Context): Meaning[] {
  const demands = subjects.filter(({ ban, detail }) => ban !== null || detail !== undefined);
  return [
    ...readThread(part, demands, context),
    ...readDay(part, demands),
    ...readMods(part, demands),
    ...readFlair(part, demands, context),
    ...readMeasure(part, subjects),
    ...readDisclosure(part, demands),
  ];
}

/** A thread or day that the statement itself takes away: 'do not promote in the help thread'. */
function isTakenAway(part: Part, room: Mark): boolean {
  const deny = part.moods("deny").findLast(({ from }) => from < room.from);
  if (!deny) return false;
  const isLifted = part.hasBetween(["except", "without", "only", "permit", "condition"], deny.from, room.to + 3); // prettier-ignore
  const isDeniedTwice = part.moods("deny").some(({ from }) => from >= room.to);
  const isApart = part.tokens.slice(deny.to, room.from).some(({ text }) => text === ":");
  return !isLifted && !isDeniedTwice && !isApart;
}

/** 'No promotion on Mondays' forbids it there and then, and nowhere else: what is left is for people to read. */
function takesPlaceAway(part: Part): boolean {
  const places = [...part.rooms("thread"), ...part.days().map(({ mark }) => mark)];
  const isNamed = (place: Mark) => part.subjects().some(({ mark }) => mark.from >= place.from && mark.from < place.to); // prettier-ignore
  return places.some((place) => isTakenAway(part, place) && !isNamed(place));
}

function readThread(part: Part, subjects: readonly Subject[], { isHeading, inherited }: Context): Meaning[] {
  const marks = part
    .rooms("thread")
    .filter((mark) => !isTakenAway(part, mark) && !/^threads?$/.test(part.words(mark.from, mark.to).toLowerCase())); // prettier-ignore
  const [mark] = marks;
  const isMeant = isHeading || inherited.length > 0 || part.has("only", "except", "permit", "require", "deny"); // prettier-ignore
  if (!mark || !isMeant) return [];
  const value = nameThread(part, marks);
  if (value === null && !part.has("only", "except")) return [];
  const days = nameDays(part.days().map(({ day }) => day));
  return subjects.map(({ of, detail = null, code }) => {
    const isAsked = of === "question" || of === "special question";
    const made = makeDemand({ of, code: isAsked ? "question-in-thread" : "thread-only", value, detail }); // prettier-ignore
    if (made.kind !== "demand") return made;
    const onDay = days ? makeDemand({ of, code: "day", value: days }) : null;
    const more = onDay?.kind === "demand" ? onDay.codes : {};
    const banned = code && !isPromoting(of) && part.has("deny") ? { [code]: true as const } : {};
    return { ...made, codes: { ...made.codes, ...more, ...banned } };
  });
}

function readDay(part: Part, subjects: readonly Subject[]): Meaning[] {
  const days = part.days().filter(({ mark }) => !isTakenAway(part, mark));
  const isInName = (mark: Mark) => part.rooms("thread").some(({ from, to }) => mark.from >= from && mark.to <= to); // prettier-ignore
  if (days.length === 0 || days.some(({ mark }) => isInName(mark))) return [];
  if (part.rooms("thread").length > 0 && readThreadAlone(part)) return [];
  const value = nameInMonth(part, days) ?? nameDays(days.map(({ day }) => day));
  return value ? subjects.map(({ of, detail = null }) => makeDemand({ of, code: "day", value, detail })) : []; // prettier-ignore
}

/** '… in the thread that goes up every Monday': the day is the thread's. */
function readThreadAlone(part: Part): boolean {
  const [thread] = part.rooms("thread");
  return part.days().every(({ mark }) => thread !== undefined && mark.from > thread.from);
}

function readMods(part: Part, subjects: readonly Subject[]): Meaning[] {
  const [exception] = part.rooms("modsExceptions");
  const [mark] = part.rooms("mods");
  const words = part.tokens.slice(part.from, part.to).map(({ text }) => text);
  const isAppeal = words[0] === "if" && words.includes("removed");
  if (isAppeal || words.some((word) => IN_DOUBT.test(word)) || (!exception && !mark)) return [];
  if (exception) return toMods(part, subjects, true);
  const named = words.some((word) => MODERATOR.test(word));
  const asked = named ? subjects : subjects.filter(({ of }) => of !== "other" && of !== "image");
  const isUs = !words.some((word) => word !== "us" && MODERATOR.test(word));
  if (!mark || ((!named || isUs) && asked.length === 0)) return [];
  const deny = part.moods("deny").findLast(({ from }) => from < mark.from);
  const isDenied =
    deny !== undefined &&
    mark.from - deny.to <= 1 &&
    !part.hasBetween(["except", "without"], deny.from, mark.to);
  return isDenied ? [] : toMods(part, asked, false);
}

/** 'If you are not sure, ask us first' asks nothing of those who are. */
const IN_DOUBT = /^(?:unsure|sure|unclear|doubt|unsicher|doute|duda|duvida|wondering)$/;
const MODERATOR = /^(?:mods?|moderat\w*|modmail|modteam|us|moderador\w*|moderacao|moderacion)$/;

const OUT_OF_THE_BAN = "exceptions";

function toMods(part: Part, subjects: readonly Subject[], isException: boolean): Meaning[] {
  const value = isException ? OUT_OF_THE_BAN : null;
  if (subjects.length === 0) return [makeDemand({ of: "other", code: "ask-mods", value })];
  return subjects.map(({ of, detail = null, code }) => {
    const made = makeDemand({ of, code: "ask-mods", value, detail });
    const banned = code && !isPromoting(of) && part.has("deny") ? { [code]: true as const } : {};
    return made.kind === "demand" ? { ...made, codes: { ...made.codes, ...banned } } : made;
  });
}

/** Whether the ban around it stands: the moderators were only named as those who can lift it. */
export function isException({ code, value }: Demand): boolean {
  return code === "ask-mods" && value === OUT_OF_THE_BAN;
}

function readFlair(part: Part, subjects: readonly Subject[], { isHeading }: Context): Meaning[] {
  const [flair] = part.rooms("flair");
  const [tag] = part.rooms("tag");
  const isOptional = part.tokens.slice(part.from, part.to).some(({ text }) => text === "optional");
  if (isOptional || (!flair && !tag)) return [];
  const names = nameFlairs(part);
  const isAsked =
    part.has("require", "only", "except", "without", "condition") ||
    part.rooms("flairAsked").length > 0 ||
    ((part.has("permit") || isInvited(part)) && names.length > 0) ||
    (isHeading && part.to - part.from <= 4);
  const isRefused =
    part.has("deny") &&
    !part.has("without", "except", "require", "only") &&
    part.rooms("flairAsked").length === 0;
  if (!isAsked || isRefused) return [];
  if (!flair) return readTag(part, subjects, names);
  const value = names.length > 0 ? names.join(" or ") : null;
  const isForAll = part.tokens.slice(part.from, part.to).some(({ text }) => EVERY_POST.test(text));
  const isOwn = part.subjects().some(({ id }) => !ALL_SUBJECTS[id].isCarrier);
  const own = subjects.filter(({ of, isCarrier }) => (isOwn || isPromoting(of)) && !(isCarrier && !value)); // prettier-ignore
  if (own.length === 0 || (isForAll && !own.some(({ of }) => isPromoting(of)))) {
    return [makeDemand({ of: "all", code: "flair", value })];
  }
  return own.map(({ of, detail = null }) => makeDemand({ of, code: "flair", value, detail }));
}

const EVERY_POST = /^(?:all|every|each|jeder|jedes|alle|chaque|tous|toutes|cada|todas|todos)$/;

/** 'Tag it with [Promo]': a flair by another name, where no title is spoken of. */
function readTag(part: Part, subjects: readonly Subject[], names: string[]): Meaning[] {
  const isForTitles = part.measures("title").length > 0;
  if (isForTitles || names.length === 0) return [];
  return subjects.map(({ of, detail = null }) =>
    isPromoting(of)
      ? makeDemand({ of, code: "flair", value: names.join(" or ") })
      : makeDemand({ of, code: "title-tag", value: names, detail }, {}),
  );
}

const RULE_OR_RATIO = /^(?:rule|ratio|regel|regle|regla|regra|guideline|principle)$/;

/** Numbers with their unit: a share of what one posts, or days between two posts. */
function readMeasure(part: Part, subjects: readonly Subject[]): Meaning[] {
  const countsComments = part.tokens.slice(part.from, part.to).some(({ text }) => /^(?:comments?|kommentare|commentaires|comentarios)$/.test(text)); // prettier-ignore
  const ours = subjects.filter(({ of }) => isPromoting(of) || of === "advert or sale");
  const share = findShare(part);
  const isNorm = part.tokens.slice(part.from, part.to).some(({ text }) => RULE_OR_RATIO.test(text));
  if (share !== null && (ours.length > 0 || isNorm)) {
    const concerns: Concern[] = ours.length > 0 ? ours.map(({ of }) => of) : ["promotion"];
    const pick = isNorm && concerns.includes("own work") ? (["promotion"] as const) : concerns;
    return pick.map((of) => makeDemand({ of, code: "percent", value: share, countsComments }));
  }
  const gap = findGap(part);
  if (gap === null || part.measures("account").length > 0) return [];
  const named = subjects.filter(({ isCarrier, code }) => !isCarrier && code !== "no-spam");
  if (named.length === 0) return [makeDemand({ of: "all", code: "gap-days", value: gap })];
  return named.map(({ of, detail = null }) => makeDemand({ of, code: "gap-days", value: gap, detail, countsComments })); // prettier-ignore
}

function readDisclosure(part: Part, subjects: readonly Subject[]): Meaning[] {
  const isMade = subjects.some(({ of }) => of === "AI-made");
  if (isMade && part.rooms("label").length > 0 && (part.has("require", "without", "only") || !part.has("deny"))) {
    return [makeDemand({ of: "AI-made", code: "label-ai" })];
  }
  const [mark] = part.rooms("disclose");
  if (!mark || isTakenAway(part, mark)) return [];
  const ours = subjects.filter(({ of }) => isPromoting(of) || of === "referral link");
  if (ours.length === 0 && mark.to - mark.from < 3) return [];
  const concerns: Concern[] = ours.length > 0 ? ours.map(({ of }) => of) : ["own work"];
  return concerns.map((of) => makeDemand({ of, code: "disclose" }));
}

/** How near to a thing it must be said that it is removed: sentences go on to other things. */
const FARTHEST = 14;

function readStand(part: Part, context: Context): Meaning[] {
  // 'Not allowed if your account is younger than 30 days' asks for age, and forbids nothing.
  if (findAge(part) !== null || findKarma(part) !== null) return [];
  const forbidden = listForbidden(part, context);
  const allowed = part.has("permit") || isInvited(part);
  const subjects = pickSubjects(part, context);
  const ours = subjects.filter(({ of }) => isPromoting(of));
  const [first] = ours;
  if (first && isModerate(part) && (forbidden.length > 0 || allowed || part.has("only", "require"))) {
    return ours.map(({ of }) => makeDemand({ of, code: "percent" }));
  }
  const isBounded = part.has("vague") || (part.has("only") && allowed && !isInvited(part));
  if (first && isBounded && (forbidden.length === 0 || !part.has("deny"))) {
    return [{ kind: "question", of: first.of }];
  }
  if (forbidden.length > 0) return toBans(part, forbidden);
  if (!first || !allowed || part.has("deny")) return [];
  return ours.map(({ of }): Meaning => ({ kind: "welcome", of, condition: readCondition(part) }));
}

const NEAR = 6;

/** In small doses: said near to what it measures. */
function isModerate(part: Part): boolean {
  const ours = part.subjects().filter(({ id }) => isPromoting(ALL_SUBJECTS[id].of));
  return part.moods("moderate").some(({ from, to }) => ours.length === 0 || ours.some(({ mark }) => mark.from - to <= NEAR && from - mark.to <= NEAR)); // prettier-ignore
}

/** What is forbidden: named near enough to a denial, and not by an exception from it. */
function listForbidden(part: Part, context: Context): Subject[] {
  const denials = part.moods("deny");
  if (denials.length === 0 || part.measures("title").length > 0) return [];
  const [exception] = [...part.moods("except"), ...part.moods("without")];
  const isLed = exception !== undefined && exception.from <= part.from + 1;
  const isInMain = (mark: Mark) => exception === undefined || isLed || mark.from < exception.from;
  const own = part.subjects().filter(({ mark }) => isInMain(mark));
  const near = own.filter(({ mark }) => denials.some((deny) => isNear(part, deny, mark)));
  const strong = near.filter(({ id }) => !ALL_SUBJECTS[id].isCarrier);
  const named = strong.length > 0 ? strong : near.filter(({ mark }) => isBare(part, mark, context));
  if (named.length > 0) return dropSorts(unique(named.map(({ id }) => ALL_SUBJECTS[id])));
  const isAbout = own.length === 0 && context.inherited.length > 0 && goesOn(part);
  return isAbout ? pickSubjects(part, context).filter(({ isCarrier }) => !isCarrier) : [];
}

const PRONOUN = /^(?:these|those|they|it|this|such|diese|dies|ces|cela|estos|esto|esses|isso)$/;

/** 'Not allowed.', 'These will be removed.' */
function goesOn(part: Part): boolean {
  const words = part.tokens.slice(part.from, part.to).filter(({ text }) => /\p{L}/u.test(text));
  return words.length <= 3 || (words.length <= 8 && PRONOUN.test(words[0]?.text ?? "") && !part.has("require")); // prettier-ignore
}

function isNear(part: Part, deny: Mark, { from, to }: Mark): boolean {
  if (deny.from <= from) return !part.hasBetween(["permit", "require", "condition"], deny.to, from);
  return deny.from - to <= FARTHEST && !part.hasBetween(["permit", "only"], to, deny.from);
}

/** 'No links.' is about links; 'no broken links' is not. */
function isBare(part: Part, mark: Mark, { isHeading }: Context): boolean {
  const isLed = part.moods("deny").some(({ to }) => to === mark.from) || mark.from === part.from;
  const denied = part.moods("deny").reduce((sum, { from, to }) => sum + to - from, 0);
  const marks = part.tokens.slice(part.from, part.to).filter(({ text }) => !/\p{L}/u.test(text)).length; // prettier-ignore
  return isHeading && isLed && part.to - part.from - marks <= mark.to - mark.from + denied + 1;
}

/** A ban from which something is excepted that we can't read is asked about, or says what is excepted. */
function toBans(part: Part, forbidden: readonly Subject[]): Meaning[] {
  const exception = [...part.moods("except"), ...part.moods("without")].find(({ from }) => from > part.from + 1); // prettier-ignore
  const words = exception ? part.words(exception.from, part.to).replace(/[.!?\s]+$/, "") : null;
  return forbidden.flatMap((subject): Meaning[] => {
    if (exception && isPromoting(subject.of)) return [{ kind: "question", of: subject.of }];
    const ban = toBan(subject);
    if (ban?.kind === "demand" && words) return [{ ...ban, demand: { ...ban.demand, value: words.slice(0, 120) } }]; // prettier-ignore
    return ban ? [ban] : [];
  });
}

function toBan({ ban, code, detail = null }: Subject): Meaning | null {
  if (ban) return makeDemand({ ...ban, detail }, code ? { [code]: true } : {});
  return code ? { kind: "code", code, value: true } : null;
}

/** What the bare name of a thing comes to as the title of a rule. */
export function forbid(part: Part): Meaning[] {
  return pickSubjects(part, { inherited: [], isHeading: true })
    .filter(({ isCarrier }) => !isCarrier)
    .map(toBan)
    .filter((meaning) => meaning !== null);
}

/** 'Share your projects!', and not 'before you share your projects'. */
function isInvited(part: Part): boolean {
  const [invitation] = part.moods("invite");
  const isAsked = /^(?:please|bitte|do|so)$/.test(part.tokens[part.from]?.text ?? "");
  return invitation !== undefined && invitation.from === part.from + (isAsked ? 1 : 0);
}

const LONGEST_CONDITION = 80;

function readCondition(part: Part): string | null {
  const mark = part.moods("condition").find(({ from }) => from > part.from);
  if (!mark) return null;
  const words = part.words(mark.to, part.to).replace(/[.!\s]+$/, "");
  return words.length >= 5 && words.length <= LONGEST_CONDITION ? words : null;
}

/** Demands that are said in one phrase. */
export function readForms(part: Part, context: Context): Meaning[] {
  const languages = part.tokens.slice(part.from, part.to).flatMap(({ text }) => LANGUAGES.get(text) ?? []); // prettier-ignore
  return readEachForm(part, context).map((meaning) =>
    meaning.kind === "demand" && meaning.demand.code === "language" && unique(languages).length > 1
      ? makeDemand({ of: "all", code: "language", value: unique(languages) })
      : meaning,
  );
}

/** 'In English or German' */
const LANGUAGES = new Map(
  [
    "en english englisch anglais ingles",
    "de german deutsch allemand aleman alemao",
    "fr french franzosisch francais frances",
    "es spanish spanisch espagnol espanol castellano espanhol",
    "pt portuguese portugiesisch portugais portugues",
    "it italian italienisch italien italiano",
    "nl dutch niederlandisch neerlandais",
  ].flatMap((words) => {
    const [code = "", ...names] = words.split(" ");
    return names.map((name) => [name, code] as const);
  }),
);

/** A demand on links or images is one on those alone: 'images must be submitted as text posts'. */
function narrow(part: Part, of: Concern, at: number): Concern {
  const carrier = part.subjects().find(({ id, mark }) => ALL_SUBJECTS[id].isCarrier && mark.to <= at && id !== "question"); // prettier-ignore
  return of === "all" && carrier ? ALL_SUBJECTS[carrier.id].of : of;
}

function readEachForm(part: Part, context: Context): Meaning[] {
  return part.forms().flatMap(({ id, mark }): Meaning[] => {
    const { demand, code, isLiftedByPermission } = ALL_FORMS[id];
    const isWelcome = part.moods("permit").some(({ from }) => !/^(?:can|may)$/.test(part.tokens[from]?.text ?? "")); // prettier-ignore
    if (isLiftedByPermission && isWelcome && !part.has("deny", "only")) return [];
    // 'Open source' is no source.
    if (id === "source" && part.tokens[mark.from - 1]?.text === "open") return [];
    if (id === "titleForm" && part.measures("title").length > 0 && part.rooms("flair").length > 0 && !context.isHeading) return []; // prettier-ignore
    if ((id === "noLink" || id === "textOnly") && !isWhole(part, mark, id === "noLink")) return [];
    if (demand?.code === "text-only") {
      const of = narrow(part, demand.of, mark.from);
      return [makeDemand({ ...demand, of })];
    }
    if (demand && TERMS.has(id)) {
      const ours = pickSubjects(part, context).find(({ of }) => isPromoting(of));
      return [makeDemand({ ...demand, of: ours && demand.of !== "all" ? ours.of : demand.of })];
    }
    if (demand) return [makeDemand(demand, code ? { [code]: true } : {})];
    return code ? [{ kind: "code", code, value: true }] : [];
  });
}

/** 'No links', and not 'no links to other communities' or 'affiliate links are not allowed'. */
function isWhole(part: Part, { from, to }: Mark, isStrict: boolean): boolean {
  const [before, after] = [part.tokens[from - 1]?.text ?? "", part.tokens[to]?.text ?? ""];
  const isEntered = !isStrict || from === part.from || !/\p{L}/u.test(before) || /^(?:external|outside)$/.test(before);
  return isEntered && !/^(?:to|that|which|from|with|in|about|of|containing|where|unless|without|except)$/.test(after);
}
