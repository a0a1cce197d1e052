import { NEGATED } from "./thing-rows.ts";
import { SOFTWARE } from "./thing-words.ts";
import { THINGS } from "./things.ts";
import { detectLanguage } from "#engine/recommendations/languages/detect-language.ts";
import { offersService } from "./offers-service.ts";

/** Their words say so of software alone: who cleans windows makes nothing for Windows. */
const OF_SOFTWARE: ReadonlySet<string> = new Set(["Mac apps", "Windows apps", "SaaS products"]);
/** What was answered beside the description. */
export type ProjectAnswers = { category: string | null; goals: readonly string[] };

/** The thing that speaks for a place, and whether it is shown there whatever it is about. */
export type LaunchPlace = { things: string; isGeneral: boolean };

/** Places by id with the thing that speaks for them, the likeliest thing first. */
export function findLaunchPlaces(
  description: string,
  { category, goals }: ProjectAnswers,
): Map<string, LaunchPlace> {
  const text = description.replace(NEGATED, " ");
  const isSoftware = category === "SaaS & Software" || SOFTWARE.test(text);
  const language = detectLanguage(text);
  const isService = language === null && offersService(text, category);
  const found = new Map<string, LaunchPlace>();
  for (const [things, thing] of Object.entries(THINGS)) {
    const { says, not, categories, notOf, goal, places, isGeneral = false } = thing;
    const isSaid = says.test(text, category) || categories?.includes(category ?? "");
    if (!isSaid || not?.test(text) || notOf?.includes(category ?? "")) continue;
    if (OF_SOFTWARE.has(things) && !isSoftware) continue;
    if (goal !== undefined && !goals.includes(goal)) continue;
    if ((thing.ofService && !isService) || (thing.inEnglish && language !== null)) continue;
    for (const place of places.split(" ")) {
      if (!found.has(place)) found.set(place, { things, isGeneral });
    }
  }
  return found;
}

const GENERAL_PLACES: ReadonlySet<string> = new Set(
  Object.values(THINGS)
    .filter(({ isGeneral = false }) => isGeneral)
    .flatMap(({ places }) => places.split(" ")),
);

/** Whether things of a certain kind are shown there whatever they are about, and no others. */
export function isGeneralShowcase(id: string): boolean {
  return GENERAL_PLACES.has(id);
}
