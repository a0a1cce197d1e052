import { hasLetter } from "#engine/text/characters.ts";
import type { Subject } from "./concepts/subjects.ts";
import { isFeigning } from "./concepts/page-words.ts";
import {
  isJoiner,
  isNoAtAll,
  isPlace,
  isPronoun,
  isWish,
  isWithin,
} from "./concepts/word-lists.ts";
import { findAge, findKarma } from "./read-account.ts";
import { ALL_SUBJECTS, type Mark } from "./marks.ts";
import { isPromoting } from "#engine/policy/concerns.ts";
import { makeDemand, type Meaning } from "./meaning.ts";
import type { Part } from "./part.ts";
import { findElsewhere, isSentToOthers } from "./read-places.ts";
import { isInCondition, isTermOfLeave } from "./stand/is-conditional.ts";
import { isOfPictures } from "./stand/is-of-pictures.ts";
import { isContrast, isPredicate, pickDenied } from "./stand/pick-denied.ts";
import { askOfTerms, leaveFor } from "./stand/bound-leave.ts";
import { goesOn, WEAK } from "./stand/goes-on.ts";
import { readUnlinked } from "./stand/read-unlinked.ts";
import { readTerms } from "./read-forms.ts";
import { type Context, dropSorts, pickSubjects, unique } from "./pick-subjects.ts";
import { isInvited, isUrged, isWelcomed } from "./read-welcome.ts";
import { trimWords } from "./words/tokens.ts";

/** How near to a thing it must be said that it is removed: sentences go on to other things. */
const FARTHEST = 14;

/** What a statement forbids or allows outright, or leaves open. */
export function readStand(part: Part, context: Context): Meaning[] {
  // 'Not allowed if your account is younger than 30 days' asks for age, and forbids nothing.
  if (findAge(part) !== null || findKarma(part) !== null) return [];
  const unlinked = readUnlinked(part);
  if (unlinked.length > 0) return unlinked;
  const forbidden = listForbidden(part, context);
  const allowed = part.has("permit", "unasked") || isInvited(part);
  const subjects = pickSubjects(part, context);
  const ours = subjects.filter(({ of }) => isPromoting(of));
  const [first] = ours;
  const isKept =
    part.has("only") ||
    (part.has("vague") && part.has("except")) ||
    (part.has("require") && first?.of === "promotion");
  if (first && isModerate(part) && (forbidden.length > 0 || allowed || isKept)) {
    // 'Excessive plugs are removed' bounds what is taken, and asks nothing that can be counted.
    const bounds: Meaning[] =
      forbidden.length > 0 && !part.has("except", "only")
        ? [{ kind: "code", code: "promotion-limited", value: true }]
        : ours.map(({ of }) => makeDemand({ of, code: "percent" }));
    return [
      ...bounds,
      ...toBans(
        part,
        forbidden.filter(({ of }) => !isPromoting(of)),
      ),
    ];
  }
  // 'Autopromoción, con moderación.': how much that is, nobody says.
  if (first && isModerate(part) && part.to - part.from <= MOST_OF_AN_ANSWER && !part.has("deny")) {
    return [{ kind: "question", of: first.of }];
  }
  const terms = readTerms(part, ours);
  if (terms.length > 0)
    return [
      ...terms,
      ...toBans(
        part,
        forbidden.filter(({ of }) => of === "link"),
      ),
    ];
  const isSentAway = findElsewhere(part) !== -1;
  const isOurs = part.subjects().some(({ id }) => isPromoting(ALL_SUBJECTS[id].of));
  const isBounded =
    (part.has("vague") && isOurs) || (part.has("only") && allowed && !isInvited(part));
  const isNamed = first !== undefined && (first.of !== "own work" || part.has("only"));
  if (first && isNamed && isBounded && (forbidden.length === 0 || !part.has("deny"))) {
    return [{ kind: "question", of: first.of }];
  }
  if (forbidden.length > 0) return toBans(part, forbidden);
  if (isSentToOthers(part))
    return toBans(
      part,
      subjects.filter(({ isCarrier }) => !isCarrier),
    );
  const isTaken = isWelcomed(part) || isUrged(part, context);
  const isDenied = part.moods("deny").some((deny) => !isTermOfLeave(part, deny));
  if (!first || !isTaken || isSentAway || isDenied) return [];
  return ours.map(({ of }) => leaveFor(part, of));
}

const NEAR = 6;

/** In small doses: said near to what it measures. */
function isModerate(part: Part): boolean {
  const ours = part.subjects().filter(({ id }) => isPromoting(ALL_SUBJECTS[id].of));
  return part
    .moods("moderate")
    .some(
      ({ from, to }) =>
        ours.length === 0 ||
        ours.some(({ mark }) => mark.from - to <= NEAR && from - mark.to <= NEAR),
    );
}

/** What is forbidden: named near enough to a denial, and not by an exception from it. */
function listForbidden(part: Part, context: Context): Subject[] {
  const lacks = listLacks(part);
  const denials = [...part.moods("deny"), ...lacks];
  // 'Requests without a picture are removed'
  if (part.has("without") && part.forms().some(({ id }) => id === "image")) return [];
  if (denials.length === 0 || part.measures("title").length > 0) return [];
  const [exception] = listExceptions(part, lacks);
  const isLed = exception !== undefined && exception.from <= part.from + 1;
  // 'Unless you asked, no adverts': what is excepted ends at the comma.
  const comma = part.tokens.findIndex(
    ({ text }, at) => at > part.from && at < part.to && text === ",",
  );
  const isInMain = (mark: Mark) =>
    exception === undefined ||
    (isLed ? comma !== -1 && mark.from > comma : mark.from < exception.from);
  // 'Pretending that it is not your own tool gets you banned'
  const isFeigned = part.tokens
    .slice(part.from, denials[0]?.from)
    .some(({ text }) => isFeigning(text));
  const own = part.subjects().filter(({ mark }) => isInMain(mark) && !isFeigned);
  const near = own.filter(({ mark }) => denials.some((deny) => isNear(part, deny, mark)));
  const called = near.filter(({ id }) => !ALL_SUBJECTS[id].isCarrier);
  const strong = pickDenied(part, called, own);
  const named = strong.length > 0 ? strong : near.filter(({ mark }) => isBare(part, mark, context));
  if (named.length > 0) return dropSorts(unique(named.map(({ id }) => ALL_SUBJECTS[id])));
  // '"It does not work" gets locked'
  const isSaying = part.tokens[part.from]?.text === '"';
  const isAbout =
    !isSaying &&
    !part.moods("deny").some((deny) => isContrast(part, deny)) &&
    context.isOnTerms !== true &&
    own.length === 0 &&
    context.inherited.length > 0 &&
    goesOn(part);
  return isAbout ? pickSubjects(part, context).filter(({ isCarrier }) => !isCarrier) : [];
}

/** 'Sem propaganda, sem jabá': what there is to be none of. */
function listLacks(part: Part): Mark[] {
  const isLed = (at: number) => at === part.from || part.tokens[at - 1]?.text === ",";
  return part
    .moods("without")
    .filter(
      ({ from, to }) =>
        isLed(from) &&
        to - from === 1 &&
        part.subjects().some(({ mark }) => mark.from - to <= 1 && mark.from >= to),
    );
}

function listExceptions(part: Part, lacks: readonly Mark[]): Mark[] {
  return lacks.length > 0
    ? [...part.moods("except")]
    : [...part.moods("except"), ...part.moods("without")];
}

const BREAKS: ReadonlySet<string> = new Set("?:–—-");

/** 'Surveys: no', 'vaquinha não': a denial that says all there is to say. */
function isAnswer(part: Part, deny: Mark): boolean {
  const before = part.text.slice(0, part.tokens[deny.from]?.start ?? 0).trimEnd();
  const isLast = !hasLetter(part.tokens[deny.to]?.text ?? "");
  const isTold = before.endsWith(",") && isLast;
  return (
    isTold ||
    (isLast &&
      isNoAtAll(part.tokens[deny.from]?.text ?? "") &&
      deny.from - part.from <= MOST_BEFORE) ||
    BREAKS.has(before.at(-1) ?? "") ||
    (isLast && part.to - part.from <= MOST_OF_AN_ANSWER)
  );
}

const MOST_OF_AN_ANSWER = 8;
/** 'Colectas y rifas no, excepto …' */
const MOST_BEFORE = 4;

/** '… wollen wir hier nicht' */
const NEAR_WISH = 3;

/** '… wollen wir nicht': the denial of a wish says all there is to say. */
function wants(part: Part, { from, to }: Mark): boolean {
  const start = Math.max(part.from, from - NEAR_WISH);
  const words = part.tokens.slice(start, to + 2).map(({ text }) => text);
  return words.some((text, at) => isWish(text) || (text === "brauchen" && words[at + 1] === "wir"));
}

const NEXT_WORDS = 4;

/** 'If you made it, don't post it.' */
function deniesThat(part: Part, { from, to }: Mark, subject: number): boolean {
  const isConditioned = part.moods("condition").some((mark) => mark.from < subject);
  const next = part.tokens.slice(to, Math.min(part.to, to + NEXT_WORDS));
  const isApart = part.tokens.slice(subject, from).some(({ text }) => text === ",");
  return isConditioned && isApart && next.some(({ text }) => isPronoun(text));
}

/** 'ne sont pas acceptés': a permission that is denied. */
function deniesPermission(part: Part, deny: Mark): boolean {
  // 'Du kannst deinen Discord hier nicht vorstellen'
  const isVerbLast = part.moods("invite").some(({ from }) => from === deny.to);
  if (isVerbLast && part.hasBetween(["permit"], part.from, deny.from)) return true;
  return part.moods("permit").some(({ from }) => from >= deny.to && from - deny.to <= 2);
}

function isNear(part: Part, deny: Mark, { from, to }: Mark): boolean {
  if (deny.from > from && isContrast(part, deny)) return false;
  if (deny.from <= from) {
    // 'Not in comments on help threads': where, and not what.
    const isWhere =
      WEAK.test(part.tokens[deny.to - 1]?.text ?? "") && isWithin(part.tokens[deny.to]?.text ?? "");
    // '…, not a shop window'
    const isWindow =
      part
        .moods("deny")
        .some((each) => each.to <= from && from - each.to <= 1 && isContrast(part, each)) &&
      part
        .subjects()
        .some(({ id, mark }) => mark.from === from && isPromoting(ALL_SUBJECTS[id].of));
    if (isWhere || isWindow || isPredicate(part, deny, from)) return false;
    return (
      !isInCondition(part, deny) &&
      !part.hasBetween(["permit", "require", "condition"], deny.to, from)
    );
  }
  if (isTermOfLeave(part, deny)) return false;
  const last = part.tokens[deny.to - 1]?.text ?? "";
  // 'Your posts must not insult anybody' bounds them; 'your posts are removed' forbids them.
  const isWeak =
    WEAK.test(last) &&
    !wants(part, deny) &&
    !isAnswer(part, deny) &&
    !deniesPermission(part, deny) &&
    !deniesThat(part, deny, from);
  if (isWeak) return false;
  // '… are answered in the wiki and removed here'
  const isJoined =
    isJoiner(part.tokens[deny.from - 1]?.text ?? "") ||
    isPlace(part.tokens[deny.from - 1]?.text ?? "");
  const isOther = part.hasBetween(isJoined ? ["permit"] : ["permit", "only"], to, deny.from);
  return deny.from - to <= FARTHEST && !isOther;
}

/** 'No links.' is about links; 'no broken links' is not. */
function isBare(part: Part, mark: Mark, { isHeading }: Context): boolean {
  // 'No picture, no post' wants one.
  if (part.forms().some(({ id }) => id === "image")) return false;
  const isLed = part.moods("deny").some(({ to }) => to === mark.from) || mark.from === part.from;
  const denied = part.moods("deny").reduce((sum, { from, to }) => sum + to - from, 0);
  const marks = part.tokens.slice(part.from, part.to).filter(({ text }) => !hasLetter(text)).length;
  return isHeading && isLed && part.to - part.from - marks <= mark.to - mark.from + denied + 1;
}

const LONGEST_EXCEPTION = 120;

/** A ban from which something is excepted that we can't read is asked about, or says what is excepted. */
function toBans(part: Part, forbidden: readonly Subject[]): Meaning[] {
  const exception = listExceptions(part, listLacks(part)).find(({ from }) => from > part.from + 1);
  const words = exception ? trimWords(part.words(exception.from, part.to)) : null;
  // 'If a model wrote your text, it is removed': what is made so, and not the text.
  const isMade = forbidden.some(({ of }) => of === "AI-made");
  const banned = forbidden.filter(({ of }) => !isMade || of === "promotion" || !isPromoting(of));
  return banned.flatMap((subject): Meaning[] => {
    if (exception && isPromoting(subject.of)) return [askOfTerms(part, exception, subject.of)];
    const ban = toBan(subject, part);
    if (ban?.kind === "demand" && words) {
      return [{ ...ban, demand: { ...ban.demand, value: words.slice(0, LONGEST_EXCEPTION) } }];
    }
    return ban ? [ban] : [];
  });
}

function toBan({ of, ban, code, detail }: Subject, part: Part): Meaning | null {
  if (ban && of === "AI-made" && isOfPictures(part))
    return makeDemand({ ...ban, detail: "AI images" }, {});
  if (ban) return makeDemand({ ...ban, detail: detail ?? null }, code ? { [code]: true } : {});
  return code ? { kind: "code", code, value: true } : null;
}

/** What the bare name of a thing comes to as the title of a rule. */
export function forbid(part: Part): Meaning[] {
  return pickSubjects(part, { inherited: [], isHeading: true })
    .filter(({ isCarrier }) => !isCarrier)
    .map((subject) => toBan(subject, part))
    .filter((meaning) => meaning !== null);
}
