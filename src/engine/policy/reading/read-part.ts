import type { Meaning } from "./meaning.ts";
import type { Part } from "./part.ts";
import { type Context, nameUnknown, pickSubjects } from "./pick-subjects.ts";
import { readDisclosure, readFlair, readMeasure } from "./read-conditions.ts";
import { setsTerms } from "./read-forms.ts";
import { readMods } from "./read-mods.ts";
import { readDay, readThread, takesPlaceAway } from "./read-places.ts";
import { readStand } from "./read-stand.ts";

/** What a statement leaves to its subjects; where it leaves nothing, what it forbids or allows. */
export function readPart(part: Part, context: Context): Meaning[] {
  const known = pickSubjects(part, context);
  const subjects = known.length > 0 ? known : nameUnknown(part, context);
  const shown = subjects.filter(({ ban, detail }) => ban !== null || detail !== undefined);
  const rooms = [
    ...readThread(part, shown, context),
    ...readDay(part, shown),
    ...readMods(part, shown),
    ...readFlair(part, shown, context),
    ...readMeasure(part, subjects),
  ];
  const disclosed = readDisclosure(part, shown);
  if (rooms.length > 0 || takesPlaceAway(part) || setsTerms(part)) return [...rooms, ...disclosed];
  const stand = readStand(part, context);
  // 'You may share it if you say that it is yours' allows it as well.
  return disclosed.length > 0
    ? [...disclosed, ...stand.filter(({ kind }) => kind === "welcome")]
    : stand;
}
