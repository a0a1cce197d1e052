/** 'an ' before 'tool' becomes 'a '. */
export function fitArticle(before: string, after: string): string {
  const [, article = ""] = /(?:^|\s)(an?)\s+$/i.exec(before.slice(-6)) ?? [];
  const [initial = ""] = /^\s*\p{L}/u.exec(after) ?? [];
  if (!article || !initial) return before;
  const fitting = /[aeiou]/i.test(initial) ? "an" : "a";
  const cased = article.startsWith("A") ? `A${fitting.slice(1)}` : fitting;
  const tail = before.slice(-6).replace(/an?(\s+)$/i, `${cased}$1`);
  return before.slice(0, Math.max(0, before.length - 6)) + tail;
}
