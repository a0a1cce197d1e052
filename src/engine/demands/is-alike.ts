import { keepWordCharacters } from "#engine/text/characters.ts";

/** Whether two names mean one flair: they come with emoji, plurals and hyphens of their own. */
export function isAlike(mark: string, flair: string): boolean {
  const [a, b] = [lettersOf(mark), lettersOf(flair)];
  if (!a || !b) return false;
  return (
    a.includes(b) ||
    b.includes(a) ||
    [a, b].every((name) => name.includes("promo") || name.includes("advert"))
  );
}

export function lettersOf(text: string): string {
  return keepWordCharacters(text.toLowerCase());
}
