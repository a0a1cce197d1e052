import { listWordRuns } from "#engine/text/characters.ts";
import { isPromoting } from "../concerns.ts";
import type { Policy, PostFormat, StanceOnPromotion } from "../policy.ts";
import type { Stance } from "../stances.ts";
import {
  AID,
  BETWEEN,
  CONDITIONS,
  DAY,
  ENDING,
  LEAD,
  LOOKS,
  MARKED,
  NO_LEAVE,
  NOT_MINE,
  OF_OWN,
  OF_PROGRAMS,
  OF_WEIGHT,
  ON_A_DAY,
  PROGRAM,
  PROJECTS,
  SELLS,
  SPEAKS_FOR_MANY,
  TAIL,
  TAKES_ALSO,
  THEIRS,
  TOLERATED,
  TRADES_PROJECTS,
  WORK,
} from "./rows/tolerated.ts";

/** Where what is taken all the same is worth a pattern. */
const STRICT: ReadonlySet<Stance> = new Set(["weekday", "thread", "closed", "no-place"] as const);

type Known = Pick<
  Policy,
  "stance" | "kind" | "subject" | "shows" | "threads" | "flairsSeen" | "demands" | "formats"
>;

/** A stance with what is taken there all the same, and what is foreign to a market; no browser works it out. */
export function signStance(policy: Known): StanceOnPromotion {
  const signed = { ...policy.stance, except: joinExceptions(signExceptions(policy)) };
  const foreign = signForeign(policy);
  if (foreign !== null) signed.foreign = foreign;
  return signed;
}

/** Over the lines of a draft: its nature and form, its flair, the number of its weekday, its title and its text. */
function signExceptions(policy: Known): Exception[] {
  const { is, detail, source } = policy.stance;
  const others = signOthers(policy);
  if (source.kind !== "note" || !STRICT.has(is)) return others;
  const said = (detail ?? "").split(BETWEEN).flatMap(signClause);
  return [...others, ...said, ...(is === "thread" ? signPosts(detail ?? "") : signMarks(policy))];
}

/** What every draft is that is taken, and what this one is beside that. */
type Exception = { under: string; sign: string };

/** What goes for several exceptions is said once: the pattern goes with every answer on the community. */
function joinExceptions(exceptions: readonly Exception[]): string {
  const isAlone = exceptions.length === 1 && exceptions[0] === OF_OTHERS;
  return isAlone ? OF_OTHERS_ALONE : joinAll(exceptions);
}

function joinAll(exceptions: readonly Exception[]): string {
  const groups = [...Map.groupBy(exceptions, ({ under }) => under)];
  return groups
    .map(([under, some]) => `^${under}(?:${some.map(({ sign }) => sign).join("|")})`)
    .join("|");
}

const LINE = String.raw`[^\n]*\n`;

/** A title in which nobody speaks of themselves, and an address under it. */
const BARE_LINK = String.raw`(?:${LINE}){3}(?![^\n]*\b(?:i|my|me|we|our)\b)${LINE}\s*https?:\S+\s*$`;

/** 'Marrow Tide - Paper Lanterns': whoever shares music names it so. */
const OF_ARTIST = String.raw`(?=(?:${LINE}){3}[^\n]*\s[-–—]{1,2}\s)`;

const NOT_OWN = String.raw`(?![^\n]*\btrue\n)`;

const OF_OTHERS: Exception = { under: NOT_OWN, sign: within(NOT_MINE) };
/** In most communities nothing else is taken. */
const OF_OTHERS_ALONE = joinAll([OF_OTHERS]);
const OF_OTHER_ARTISTS: Exception = { under: NOT_OWN, sign: within(`${NOT_MINE}|${THEIRS}`) };
const DEALS: Exception = { under: NOT_OWN, sign: `(?![^]*(?:${SPEAKS_FOR_MANY}))` };
const LINKS: Exception = { under: NOT_OWN, sign: BARE_LINK };
const LINKS_OF_ARTISTS: Exception = { under: NOT_OWN, sign: OF_ARTIST + BARE_LINK };
const AIDS: Exception = { under: NOT_OWN, sign: within(AID) };

/** What is somebody else's: by its words, and where deals are shared until the author says otherwise. */
function signOthers(policy: Known): Exception[] {
  const { kind, stance } = policy;
  const isOfDeals = kind === "market" && (stance.is === "closed" || stance.is === "ask");
  const others = [kind === "media" ? OF_OTHER_ARTISTS : OF_OTHERS];
  if (isOfDeals) others.push(DEALS);
  if (takesOnlyLinks(policy)) others.push(LINKS);
  if (kind === "media") others.push(LINKS_OF_ARTISTS);
  if (takesAid(policy)) others.push(AIDS);
  return others;
}

/** Where every post is a link, one without a word says of nobody that it is theirs. */
function takesOnlyLinks({ demands, formats, kind }: Known): boolean {
  // Elsewhere readers are sent to what they should read, mostly by whoever wrote it.
  if (kind !== "media" && kind !== "showcase") return false;
  const isAsked = demands.some(({ of, code }) => of === "all" && code === "link-only");
  return isAsked || (formats !== null && formats.allowed.every((format) => OF_LINKS.has(format)));
}

/** Where members may ask for money or things, a list of these sells nothing. */
function takesAid({ demands }: Known): boolean {
  return demands.some(({ of, code }) => of === "fundraising" && code === "contains");
}

const OF_LINKS: ReadonlySet<PostFormat> = new Set(["link", "video"] as const);

const HAS_MARK = String.raw`(?=${LINE}[^\n]|(?:${LINE}){3}[^\n]*\[)`;

function signClause(clause: string): Exception[] {
  if (NO_LEAVE.test(clause)) return [];
  const [, placed, day] = ON_A_DAY.exec(clause) ?? [];
  const [, tolerated, condition = ""] = TOLERATED.exec(clause) ?? [];
  const what = placed ?? tolerated;
  if (what === undefined) return [];
  const name = what.replace(LEAD, "").replace(TAIL, "");
  const head = listWordRuns(name).at(-1) ?? "";
  const look =
    Object.values(LOOKS).find(({ noted }) => noted.test(name))?.found ??
    String.raw`\b${head.replace(ENDING, "")}`;
  const others = Object.values(CONDITIONS).filter(({ noted }) => noted.test(what));
  const isMarked = MARKED.test(condition) ? HAS_MARK : "";
  const found = [look, ...others.map((each) => each.found)].filter((each) => each !== "");
  // 'Asking about it is fine' names nothing that a draft could be known by.
  if (found.length === 0 && isMarked === "") return [];
  const looks = found.map(within).join("");
  return [{ under: takes(what), sign: onDay(day) + isMarked + looks }];
}

/** No advert, and nothing that is sold. */
function takes(what: string): string {
  const sells = OF_PROGRAMS.test(what) ? SELLS : `${SELLS}|${PROGRAM}`;
  return `(?!advert)(?![^]*(?:${sells}))`;
}

function within(found: string): string {
  return `(?=[^]*(?:${found}))`;
}

const DAYS = ["sun", "mon", "tues", "wednes", "thurs", "fri", "satur"];

function onDay(day: string | undefined): string {
  if (day === undefined) return "";
  const [, start = ""] = DAY.exec(day) ?? [];
  return `(?=(?:${LINE}){2}${DAYS.indexOf(start.toLowerCase())}\\n)`;
}

/** 'Substantial open source may be a post': what has a tag or is open; an advert never is. */
function signPosts(detail: string): Exception[] {
  const also = detail.split(";").slice(1).join(";");
  if (!TAKES_ALSO.test(also)) return [];
  const nature = OF_WEIGHT.test(also) ? "lesson" : "(?!advert)";
  const isOpen = `(?:${LINE}){3}(?:\\s*\\[[A-Z]{1,12}\\]|[^]*(?:${CONDITIONS.open.found}))`;
  return [{ under: nature, sign: isOpen }];
}

/** Flairs and tags that say it: those of a day for members' things on that day, and those for things of their own. */
function signMarks({ stance, threads, flairsSeen, demands }: Known): Exception[] {
  const isClosed = stance.is === "closed" || stance.is === "no-place";
  const weekly = threads.flatMap(({ name, day, every }) =>
    day !== null && every === "week" && DAY.test(day) ? [{ name, day }] : [],
  );
  const seen = flairsSeen.map(({ text }) => text);
  const ofDays = seen.filter((text) => DAY.test(text)).map((text) => ({ name: text, day: text }));
  // Beside the day of all promotion only what is said of some things is an exception.
  const ofThings = demands.flatMap(({ code, of, value, detail }) =>
    code === "flair" && isPromoting(of) && of !== "promotion" && (isClosed || detail !== null)
      ? [String(value)]
      : [],
  );
  const ofOwn = [...(isClosed ? seen.filter((text) => OF_OWN.test(text)) : []), ...ofThings];
  return [
    ...(isClosed ? [...weekly, ...ofDays] : []),
    ...ofOwn.map((name) => ({ name, day: DAY.test(name) ? name : undefined })),
  ].map(({ name, day }) => ({ under: takes(name), sign: onDay(day) + hasMark(name) }));
}

/** A flair or a tag of that name, whatever stands between its words. */
function hasMark(name: string): string {
  const named = listWordRuns(name).join(String.raw`\W*`) || "$^";
  // 'OC' is not within 'Stocks'.
  const words = String.raw`(?<![a-z\d])${named}(?![a-z\d])`;
  return String.raw`(?=${LINE}[^\n]*${words}|(?:${LINE}){3}[^\n]*\[[^\]\n]*${words})`;
}

const PROJECT_NAMES = PROJECTS.split("|").map((name) => ({
  name,
  named: new RegExp(String.raw`\b(?:${name})\b`, "i"),
}));

/** In markets members sell what they have; a thing that is none of those goods is an advert. */
function signForeign({ stance, kind, subject, shows }: Known): string | null {
  const isOpen = stance.is === "welcome" || stance.is === "flair";
  if (kind !== "market" || !isOpen || TRADES_PROJECTS.test(stance.detail ?? "")) return null;
  const goods = `${subject ?? ""} ${shows ?? ""}`;
  const others = PROJECT_NAMES.filter(({ named }) => !named.test(goods)).map(({ name }) => name);
  return String.raw`^(?![^\n]*(?:${WORK}))[^]*\b(?:${others.join("|")})\b`;
}
