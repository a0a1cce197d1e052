import type { Concern, Demand } from "#engine/policy/demand.ts";
import { ALL_FORMS, ALL_SUBJECTS, type Mark, type SubjectName } from "./mark-sentence.ts";
import type { Subject } from "./concepts/subjects.ts";
import { findGap, findShare } from "./find-numbers.ts";
import { isPromoting, makeDemand, type Meaning } from "./meaning.ts";
import { nameDays, nameFlairs, nameThread } from "./name-room.ts";
import type { Part } from "./part.ts";

/** What went before a statement. */
export type Context = {
  /** What the rule's name or the statement before it speaks of. */
  inherited: readonly SubjectName[];
  isHeading: boolean;
};

/** What a statement leaves to its subjects, forbids or allows. */
export function readPart(part: Part, context: Context): Meaning[] {
  const subjects = pickSubjects(part, context);
  const rooms = readRooms(part, subjects, context);
  if (rooms.length > 0 || takesPlaceAway(part)) return rooms;
  return readStand(part, context);
}

/** Those that it speaks of itself, else those that it goes on about; the general one stands for its sorts. */
export function pickSubjects(part: Part, { inherited }: Context): Subject[] {
  const own = unique(part.subjects().map(({ id }) => id));
  const strong = own.filter((id) => !ALL_SUBJECTS[id].isCarrier);
  const isMine = strong.length > 0 || inherited.length === 0;
  const named = (isMine ? (strong.length > 0 ? strong : own) : inherited).map((id) => ALL_SUBJECTS[id]);
  return dropSorts(named.filter(({ ban, code }) => ban !== null || code !== undefined));
}

function dropSorts(subjects: readonly Subject[]): Subject[] {
  const hasPromotion = subjects.some(({ of }) => of === "promotion");
  const kept = subjects.filter(({ of }) => of === "promotion" || !hasPromotion || !isPromoting(of));
  const hasSort = kept.some(({ of }) => isPromoting(of) && of !== "own work");
  return kept.filter(({ of }) => of !== "own work" || !hasSort);
}

function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}

function readRooms(part: Part, subjects: readonly Subject[], context: Context): Meaning[] {
  const demands = subjects.filter(({ ban }) => ban !== null);
  return [
    ...readThread(part, demands, context),
    ...readDay(part, demands),
    ...readMods(part, demands),
    ...readFlair(part, demands, context),
    ...readMeasure(part, demands),
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
  const marks = part.rooms("thread").filter((mark) => !isTakenAway(part, mark));
  const [mark] = marks;
  const isMeant = isHeading || inherited.length > 0 || part.has("only", "except", "permit", "require", "deny"); // prettier-ignore
  if (!mark || !isMeant) return [];
  const value = nameThread(part, marks);
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
  const value = nameDays(days.map(({ day }) => day));
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
  if (exception) return toMods(part, subjects, true);
  if (!mark) return [];
  const deny = part.moods("deny").findLast(({ from }) => from < mark.from);
  const isDenied =
    deny !== undefined &&
    mark.from - deny.to <= 1 &&
    !part.hasBetween(["except", "without"], deny.from, mark.to);
  return isDenied ? [] : toMods(part, subjects, false);
}

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
  const ours = subjects.filter(({ of }) => isPromoting(of));
  if (isForTitles || names.length === 0) return [];
  return ours.map(({ of }) => makeDemand({ of, code: "flair", value: names.join(" or ") }));
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
  const named = subjects.filter(({ isCarrier }) => !isCarrier);
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
  const concerns: Concern[] = ours.length > 0 ? ours.map(({ of }) => of) : ["own work"];
  return concerns.map((of) => makeDemand({ of, code: "disclose" }));
}

/** How near to a thing it must be said that it is removed: sentences go on to other things. */
const FARTHEST = 14;

function readStand(part: Part, context: Context): Meaning[] {
  const forbidden = listForbidden(part, context);
  const allowed = part.has("permit") || isInvited(part);
  const subjects = pickSubjects(part, context);
  const ours = subjects.filter(({ of }) => isPromoting(of));
  const [first] = ours;
  if (first && part.has("moderate") && (forbidden.length > 0 || allowed || part.has("only", "require"))) {
    return ours.map(({ of }) => makeDemand({ of, code: "percent" }));
  }
  const isBounded = part.has("vague") || (part.has("only") && allowed && !isInvited(part));
  if (first && isBounded && (forbidden.length === 0 || !part.has("deny"))) {
    return [{ kind: "question", of: first.of }];
  }
  if (forbidden.length > 0) return forbidden.map(toBan).filter((meaning) => meaning !== null);
  if (!first || !allowed || part.has("deny")) return [];
  return ours.map(({ of }): Meaning => ({ kind: "welcome", of, condition: readCondition(part) }));
}

/** What is forbidden: named near enough to a denial, and not by an exception from it. */
function listForbidden(part: Part, context: Context): Subject[] {
  const denials = part.moods("deny");
  if (denials.length === 0) return [];
  const [exception] = [...part.moods("except"), ...part.moods("without")];
  const isLed = exception !== undefined && exception.from <= part.from + 1;
  const isInMain = (mark: Mark) => exception === undefined || isLed || mark.from < exception.from;
  const own = part.subjects().filter(({ mark }) => isInMain(mark));
  const near = own.filter(({ mark }) => denials.some((deny) => isNear(part, deny, mark)));
  const named = near.filter(({ id }) => !ALL_SUBJECTS[id].isCarrier || isBare(part, context));
  if (named.length > 0) return dropSorts(unique(named.map(({ id }) => ALL_SUBJECTS[id])));
  const isAbout = own.length === 0 && context.inherited.length > 0 && part.to - part.from <= FARTHEST;
  return isAbout && !part.has("require") ? pickSubjects(part, context) : [];
}

function isNear(part: Part, deny: Mark, { from, to }: Mark): boolean {
  if (deny.from <= from) return !part.hasBetween(["permit", "require", "condition"], deny.to, from);
  return deny.from - to <= FARTHEST && !part.hasBetween(["permit", "only"], to, deny.from);
}

/** 'No links.' is about links; 'links that do not work are removed' is not. */
function isBare(part: Part, { isHeading }: Context): boolean {
  return isHeading && part.to - part.from <= 5;
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
  return invitation !== undefined && invitation.from <= part.from + 1;
}

const LONGEST_CONDITION = 80;

function readCondition(part: Part): string | null {
  const mark = part.moods("condition").find(({ from }) => from > part.from);
  if (!mark) return null;
  const words = part.words(mark.to, part.to).replace(/[.!\s]+$/, "");
  return words.length >= 5 && words.length <= LONGEST_CONDITION ? words : null;
}

/** Demands that are said in one phrase. */
export function readForms(part: Part, { isHeading }: Context): Meaning[] {
  return part.forms().flatMap(({ id, mark }): Meaning[] => {
    const { demand, code, isLiftedByPermission } = ALL_FORMS[id];
    if (isLiftedByPermission && part.has("permit") && !part.has("deny", "only")) return [];
    // 'Open source' is no source.
    if (id === "source" && part.tokens[mark.from - 1]?.text === "open") return [];
    if (id === "titleForm" && part.measures("title").length > 0 && part.rooms("flair").length > 0 && !isHeading) return []; // prettier-ignore
    if (demand) return [makeDemand(demand, code ? { [code]: true } : {})];
    return code ? [{ kind: "code", code, value: true }] : [];
  });
}
