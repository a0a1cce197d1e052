import type { Subject } from "./concepts/subjects.ts";
import { isOnDay, isThread } from "./concepts/word-lists.ts";
import type { Mark } from "./marks.ts";
import { isPromoting } from "#engine/policy/concerns.ts";
import { makeDemand, type Meaning } from "./meaning.ts";
import { nameDays, nameInMonth, nameRange, nameThread } from "./name-room.ts";
import type { Part } from "./part.ts";
import type { Context } from "./pick-subjects.ts";
import { findPlaced, isApartFromThread } from "./unknown/send-to-thread.ts";

/** A thread or day that the statement itself takes away: 'do not promote in the help thread'. */
export function isTakenAway(part: Part, room: Mark): boolean {
  const deny = part.moods("deny").findLast(({ from }) => from < room.from);
  if (!deny) return false;
  const isLifted = part.hasBetween(
    ["except", "without", "only", "permit", "condition"],
    deny.from,
    room.to + 3,
  );
  const isDeniedTwice = part.moods("deny").some(({ from }) => from >= room.to);
  // 'Banned outside the designated thread'
  const isOutside = part
    .moods("rest")
    .some(({ from, to }) => from >= deny.to && from < room.to && to > room.from);
  if (isOutside) return false;
  const isApart = part.tokens.slice(deny.to, room.from).some(({ text }) => text === ":");
  return !isLifted && !isDeniedTwice && !isApart;
}

/** 'No promotion on Mondays' forbids it there and then, and nowhere else: what is left is for people to read. */
export function takesPlaceAway(part: Part): boolean {
  const places = [...part.rooms("thread"), ...part.days().map(({ mark }) => mark)];
  const isNamed = (place: Mark) =>
    part.subjects().some(({ mark }) => mark.from >= place.from && mark.from < place.to);
  return (
    (part.has("rest") && part.has("deny")) ||
    places.some((place) => isTakenAway(part, place) && !isNamed(place))
  );
}

/** 'A thread' is any post; 'the Market-Thread' is one of its own. */
function isLone(part: Part, { from, to }: Mark): boolean {
  const token = part.tokens[from];
  const isJoined = part.text.charAt((token?.start ?? 0) - 1) === "-";
  return to - from === 1 && !isJoined && isThread(token?.text ?? "");
}

/** The thread that a statement leaves to its subjects. */
export function readThread(
  part: Part,
  subjects: readonly Subject[],
  { isHeading, inherited }: Context,
): Meaning[] {
  const isApart = isApartFromThread(part, isHeading);
  const marks = part
    .rooms("thread")
    .filter((mark) => !isTakenAway(part, mark) && (isApart || !isLone(part, mark)));
  const [mark] = marks;
  const isMeant =
    isHeading ||
    inherited.length > 0 ||
    subjects.some(({ of }) => isPromoting(of) || of === "special question") ||
    part.has("only", "except", "permit", "require", "deny", "invite", "meant");
  const isPlaced = isApart || marks.some((each) => findPlaced(part, each) !== null);
  if (!mark || !(isMeant || isPlaced)) return [];
  const value = nameWithDay(part, marks);
  const isOurs = subjects.some(({ of }) => isPromoting(of)) && mark.to - mark.from > 1;
  const isSaid = part.has("only", "except", "invite", "meant") || (isOurs && !part.has("deny"));
  if (value === null && !isSaid && !isApart) return [];
  const days = nameDays(part.days().map(({ day }) => day));
  return subjects.map(({ of, detail = null, code }) => {
    const isAsked = of === "question" || of === "special question";
    const made = makeDemand({
      of,
      code: isAsked ? "question-in-thread" : "thread-only",
      value,
      detail,
    });
    const more = days ? makeDemand({ of, code: "day", value: days }).codes : {};
    const banned = code && !isPromoting(of) && part.has("deny") ? { [code]: true as const } : {};
    return { ...made, codes: { ...made.codes, ...more, ...banned } };
  });
}

/** 'Marktplatz-Faden am Freitag': the day is a part of what is left, and is named with it. */
function nameWithDay(part: Part, marks: readonly Mark[]): string | null {
  const name = nameThread(part, marks);
  const day = part.days().find(({ mark }) => isOnDay(part.tokens[mark.from - 1]?.text ?? ""))?.mark;
  const thread = marks.find(({ to }) => to + 1 === day?.from);
  return name !== null && day && thread && name.length <= LONGEST_NAME
    ? `${name} ${part.words(thread.to, day.to)}`
    : name;
}

const LONGEST_NAME = 40;

export function readDay(
  part: Part,
  subjects: readonly Subject[],
  { isUnasked }: Context,
): Meaning[] {
  const days = part.days().filter(({ mark }) => !isTakenAway(part, mark));
  const isInName = (mark: Mark) =>
    part.rooms("thread").some(({ from, to }) => mark.from >= from && mark.to <= to);
  if (days.length === 0 || days.some(({ mark }) => isInName(mark))) return [];
  // 'You need ask nobody, and may do it on a Tuesday at three in the morning'
  if (isUnasked && !part.has("only", "deny")) return [];
  if (part.rooms("thread").length > 0 && isOfThread(part)) return [];
  const value =
    nameInMonth(part, days) ?? nameRange(part, days) ?? nameDays(days.map(({ day }) => day));
  return value
    ? subjects.map(({ of, detail = null }) => makeDemand({ of, code: "day", value, detail }))
    : [];
}

/** '… in the thread that goes up every Monday': the day is the thread's. */
function isOfThread(part: Part): boolean {
  const [thread] = part.rooms("thread");
  return part.days().every(({ mark }) => thread !== undefined && mark.from > thread.from);
}

/** Where another community is named; -1 where none is. */
export function findElsewhere(part: Part): number {
  return part.tokens.findIndex(
    ({ text }, at) =>
      at >= part.from &&
      at < part.to &&
      (/^(?:elsewhere|subreddits|subs)$/.test(text) ||
        (text === "r" && part.tokens[at + 1]?.text === "/")),
  );
}

/** 'Sales go to r/hardwareswap', 'les petites annonces se font sur r/veloccasion': not here. */
export function isSentToOthers(part: Part): boolean {
  const place = findElsewhere(part);
  const named = part.subjects().some(({ mark }) => mark.from < place);
  return (
    named &&
    [
      ...part.moods("only").filter(({ to }) => place - to <= 3),
      ...part.leads("sent").filter(({ to }) => place - to <= 1),
    ].some(({ from }) => from < place) &&
    !part.has("permit") &&
    !part.hasBetween(["except"], part.from, place) &&
    !part.hasBetween(["condition"], part.from, part.moods("except")[0]?.from ?? part.to)
  );
}
