import type { Demand } from "#engine/policy/demand.ts";
import type { StanceOnPromotion } from "#engine/policy/policy.ts";
import type { Stance } from "#engine/policy/stances.ts";
import { WEEKDAYS } from "#engine/rules/rule-row.ts";
import { isPromoting } from "#engine/policy/concerns.ts";
import type { Meaning } from "#engine/policy/reading/meaning.ts";
import { isException } from "#engine/policy/reading/read-mods.ts";

export type PastedStance = Omit<StanceOnPromotion, "source">;

export function makeStance(is: PastedStance["is"], more: Partial<PastedStance> = {}): PastedStance {
  return { is, detail: null, flairs: [], day: null, sharePercent: null, ...more };
}

/** Room that is left to promotion counts more than the ban around it; a welcome counts least. */
const ORDER: Stance[] = [
  "thread",
  "weekday",
  "flair",
  "share",
  "value",
  "ask",
  "closed",
  "welcome",
];

/** What all the statements on promotion come to; null where none speaks of it. */
export function pickStance(meanings: readonly Meaning[]): PastedStance | null {
  const said = meanings.filter((meaning) => !(meaning.kind === "welcome" && meaning.isImplied));
  const implied = meanings.filter((meaning) => !said.includes(meaning));
  const picked = pickSaid(said);
  const terms = pickFrom(implied.flatMap(toStance));
  // 'Share your projects. Posts that only sell are removed.'
  // Karma is asked of who posts, and terms of the post.
  const isOfKarma = picked?.is === "share" && !said.some(boundsShare);
  return picked === null || picked.is === "welcome" || isOfKarma ? (terms ?? picked) : picked;
}

function boundsShare(meaning: Meaning): boolean {
  return (
    meaning.kind === "demand" &&
    (meaning.demand.code === "percent" || meaning.demand.code === "gap-days")
  );
}

function pickSaid(meanings: readonly Meaning[]): PastedStance | null {
  const general = meanings.filter((meaning) => isGeneral(concernOf(meaning)));
  const special = meanings.filter((meaning) => isPromoting(concernOf(meaning)));
  const whole = pickFrom(general.flatMap(toStance));
  const part =
    pickFrom(special.flatMap(toStance).filter(({ is }) => is !== "closed")) ?? pickTerms(special);
  if (whole === null && part === null) return bansSorts(meanings) ? makeStance("closed") : null;
  // 'One painting every two days. Selling prints? With the flair Studio.': how often, and where.
  const isPlaced = part !== null && PLACES.has(part.is) && isOfSeveral(meanings, part.is);
  if (whole?.gapDays && isPlaced) return { ...part, gapDays: whole.gapDays };
  if (whole?.is !== "closed" || part === null) return whole ?? part;
  // A ban on apps alone does not take what is left to blogs; what is welcome though adverts are not is worth something.
  const bans = general.filter((meaning) => toStance(meaning).some(({ is }) => is === "closed"));
  if (bans.every((meaning) => concernOf(meaning) === "own software")) return part;
  return part.is === "welcome" ? makeStance("value", { detail: OWN_AND_NO_ADVERTS }) : whole;
}

/** 'Prints, your Patreon, workshops: …': a place for several sorts of what makers have is one for all. */
function isOfSeveral(meanings: readonly Meaning[], is: Stance): boolean {
  const sorts = meanings
    .filter((meaning) => toStance(meaning).some((each) => each.is === is))
    .map(concernOf)
    .filter((of) => of === "services" || isPromoting(of));
  // A game is what its maker has to show.
  return new Set(sorts).size >= FEWEST_SORTS || sorts.includes("own game");
}

const PLACES: ReadonlySet<Stance> = new Set<Stance>(["thread", "weekday", "flair"]);
const FEWEST_SORTS = 2;

/** 'No services, no channels and no blogs': who refuses several sorts of what makers have refuses them all. */
function bansSorts(meanings: readonly Meaning[]): boolean {
  const banned = meanings.flatMap((each) =>
    each.kind === "demand" && each.demand.code === "unwanted" ? [each.demand.of] : [],
  );
  const sorts = new Set(banned.filter((of) => of === "services" || isPromoting(of)));
  return sorts.size >= FEWEST_SORTS;
}

const OWN_AND_NO_ADVERTS = "own work is welcome, adverts are not";

/** Whoever says what own work must be like takes it. */
function pickTerms(meanings: readonly Meaning[]): PastedStance | null {
  for (const meaning of meanings) {
    const terms = meaning.kind === "demand" ? wordTerms(meaning.demand) : null;
    if (terms) return makeStance("value", { detail: terms });
  }
  return null;
}

function wordTerms({ code, value }: Demand): string | null {
  switch (code) {
    case "phrase":
      return typeof value === "string" ? `tolerated with the words “${value}”` : null;
    case "free-only":
      return "free things are tolerated";
    case "open-source-only":
      return "open source is tolerated";
    case "disclose":
      return "tolerated if you say it's yours";
    default:
      return null;
  }
}

function pickFrom(stances: readonly PastedStance[]): PastedStance | null {
  const first = (is: Stance) =>
    stances.find((each) => each.is === is && isTelling(each)) ??
    stances.find((each) => each.is === is);
  if (first("closed") && first("welcome") && !ORDER.slice(0, 5).some(first)) {
    return makeStance("value", { detail: OWN_AND_NO_ADVERTS });
  }
  const gapDays = stances.find((each) => each.gapDays)?.gapDays;
  // Who welcomes projects and asks for a pause between two welcomes them still.
  const isPause = gapDays !== undefined && first("share")?.gapDays !== undefined;
  const open = isPause && first("welcome") ? ORDER.filter((is) => is !== "share") : ORDER;
  const found = open.map(first).find(Boolean) ?? null;
  // A flair is put on what the moderators agreed to.
  const asked = found?.is === "flair" ? first("ask") : undefined;
  const picked = found && asked ? { ...asked, flairs: found.flairs } : found;
  return picked && gapDays ? { ...picked, gapDays } : picked;
}

function concernOf(meaning: Meaning): Demand["of"] {
  if (isLimited(meaning)) return "promotion";
  if (meaning.kind === "demand") return meaning.demand.of;
  return meaning.kind === "welcome" ? meaning.of : "other";
}

/** A ban on channels or songs says nothing on a founder's product. */
export function isGeneral(of: Demand["of"]): boolean {
  return of === "promotion" || of === "own work" || of === "own product" || of === "own software";
}

/** Whether it leaves promotion anything, and says so. */
export function givesRoom(meaning: Meaning): boolean {
  const isSaid = !(meaning.kind === "welcome" && meaning.isImplied);
  const is = statesStance(meaning);
  return isSaid && is !== null && is !== "closed";
}

/** What it says by itself of what promotion may do; null where it says nothing of that. */
export function statesStance(meaning: Meaning): Stance | null {
  return toStance(meaning)[0]?.is ?? null;
}

function toStance(meaning: Meaning): PastedStance[] {
  if (meaning.kind === "welcome") {
    const { condition } = meaning;
    return [
      condition
        ? makeStance("value", { detail: `tolerated if ${condition}` })
        : makeStance("welcome"),
    ];
  }
  if (isLimited(meaning)) return [makeStance("share")];
  return meaning.kind === "demand" ? stanceOf(meaning.demand) : [];
}

/** That too much is too much. */
function isLimited(meaning: Meaning): boolean {
  return meaning.kind === "code" && meaning.code === "promotion-limited";
}

function stanceOf(demand: Demand): PastedStance[] {
  const { code, value } = demand;
  switch (code) {
    case "thread-only":
      return [
        makeStance("thread", { detail: typeof value === "string" ? nameThread(value) : null }),
      ];
    case "day":
      return [makeStance("weekday", { day: readDay(value) })];
    case "flair":
      return [
        makeStance("flair", { flairs: typeof value === "string" ? value.split(" or ") : [] }),
      ];
    case "percent":
      return [makeStance("share", { sharePercent: typeof value === "number" ? value : null })];
    case "gap-days":
      return typeof value === "number" ? [makeStance("share", { gapDays: value })] : [];
    case "ask-mods":
      return isException(demand) ? [] : [makeStance("ask")];
    case "min-local-karma":
      // Those who take part may: how much is said in the demand.
      return isPromoting(demand.of) ? [makeStance("share")] : [];
    case "unwanted":
      return [makeStance("closed")];
    default:
      return [];
  }
}

/** The article goes with an English name alone. */
function nameThread(name: string): string {
  return /\bthreads?$/i.test(name) ? `the ${name}` : name;
}

function readDay(value: Demand["value"]): PastedStance["day"] {
  const named = typeof value === "string" ? value.toLowerCase() : "";
  return named === "weekend" ? named : (WEEKDAYS.find((day) => day === named) ?? null);
}

/** One that names its thread, day or flair says more than one that does not. */
function isTelling({ detail, flairs, day, sharePercent }: PastedStance): boolean {
  return detail !== null || flairs.length > 0 || day !== null || sharePercent !== null;
}
