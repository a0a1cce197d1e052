/** Whether two names mean one flair: they come with emoji, plurals and hyphens of their own. */
export function isAlike(mark: string, flair: string): boolean {
  const [a, b] = [lettersOf(mark), lettersOf(flair)];
  if (!a || !b) return false;
  return a.includes(b) || b.includes(a) || (/promo|advert/.test(a) && /promo|advert/.test(b));
}

export function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");
}
