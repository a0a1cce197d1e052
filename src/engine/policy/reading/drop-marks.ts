import type { Mood } from "./concepts/moods.ts";
import type { Mark } from "./marks.ts";
import type { Token } from "./words/tokens.ts";

const NEXT_TO = 2;

/** 'No affiliate links, not even on Sundays', 'dimanche compris': a day or thread that the ban is on as well. */
export function dropKeptOut(marks: Mark[]): Mark[] {
  const moods = (id: Mood) => marks.filter(({ name }) => name.group === "mood" && name.id === id);
  if (moods("deny").length === 0 || moods("permit").length > 0) return marks;
  const [before, behind] = [moods("even"), moods("included")];
  return marks.filter(({ name, from, to }) => {
    const isPlace = name.group === "day" || name.group === "room";
    return !(
      isPlace &&
      (before.some((even) => from >= even.to && from - even.to <= NEXT_TO) ||
        behind.some((included) => included.from === to))
    );
  });
}

const FARTHEST = 6;
/** What is said of whom to ask, how to mark a post and what it needs. */
const ASKED_ROOMS: ReadonlySet<string> = new Set([
  "flair",
  "flairAsked",
  "tag",
  "mods",
  "disclose",
  "label",
]);
const ASKED_MEASURES: ReadonlySet<string> = new Set([
  "title",
  "account",
  "karma",
  "localKarma",
  "characters",
  "words",
  "old",
  "less",
]);
const ASKED_FORMS: ReadonlySet<string> = new Set(["titleForm", "image", "source"]);
/** A clause with one of these asks for something again. */
const AGAIN: ReadonlySet<Mood> = new Set<Mood>([
  "require",
  "include",
  "only",
  "deny",
  "permit",
  "invite",
  "but",
]);

/** 'No flair needed', 'you don't have to ask us first': nothing is asked where it is said that it is not. */
export function dropUnasked(marks: Mark[], tokens: readonly Token[]): Mark[] {
  const waivers = marks.filter(
    ({ name, from }) =>
      name.group === "mood" && name.id === "waived" && tokens[from + 1]?.text !== "wir",
  );
  const asked = dropWithin(marks);
  if (waivers.length === 0) return asked;
  return asked.filter((mark) => !waivers.some((waived) => takes(waived, mark)));

  function takes(waived: Mark, mark: Mark): boolean {
    if (!isAsking(mark)) return false;
    const [start, end] = mark.from < waived.from ? [mark.to, waived.from] : [waived.to, mark.from];
    if (end - start > FARTHEST) return false;
    const between = tokens.slice(start, end).map(({ text }) => text);
    if (between.some((text) => /^[;.!?]$/.test(text))) return false;
    if (!between.includes(",")) return true;
    // 'You need no karma, no old account' goes on; 'no need to ask, use the flair' asks for something else.
    return (
      mark.from > waived.from &&
      !marks.some(
        ({ name, from }) =>
          name.group === "mood" && AGAIN.has(name.id) && from >= start && from < mark.to,
      )
    );
  }
}

/** 'Vous n'avez rien à demander': its denial is a part of the permission. */
function dropWithin(marks: Mark[]): Mark[] {
  const unasked = marks.filter(({ name }) => name.group === "mood" && name.id === "unasked");
  return marks.filter(
    ({ name, from, to }) =>
      !(name.group === "mood" && name.id === "deny") ||
      !unasked.some((each) => from < each.to && to > each.from),
  );
}

function isAsking({ name }: Mark): boolean {
  switch (name.group) {
    case "room":
      return ASKED_ROOMS.has(name.id);
    case "measure":
      return ASKED_MEASURES.has(name.id);
    case "form":
      return ASKED_FORMS.has(name.id);
    case "mood":
      return name.id === "include" || name.id === "moderate";
    default:
      return false;
  }
}
