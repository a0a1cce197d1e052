import { beginsWithWordCharacter, endsWithWordCharacter } from "#engine/text/characters.ts";
import { escapePattern, findPlaces, type TextPlace } from "#engine/text/text-place.ts";

/**
 * Where a text names the project. 'Focus' is a project and 'focus' a word: a plain word counts only as
 * the project writes it, or in capitals.
 */
export function findNames(text: string, projectName: string | null): TextPlace[] {
  const name = projectName?.trim();
  if (!name || name.length < 2) return [];
  const isPlainWord = /^\p{Lu}?\p{Ll}+$/u.test(name);
  const pattern = isPlainWord ? `${name}|${name.toUpperCase()}` : escapePattern(name);
  const places = findPlaces(text, new RegExp(pattern, isPlainWord ? "gu" : "giu"));
  return places.filter(
    ({ start, end }) =>
      !endsWithWordCharacter(text.slice(Math.max(0, start - 2), start)) &&
      !beginsWithWordCharacter(text.slice(end, end + 2)),
  );
}
