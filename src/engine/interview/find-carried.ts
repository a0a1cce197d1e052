import type { AnswerId, Answers } from "./interview.ts";

/** So many words in a row are no coincidence; a shorter answer has to be there whole. */
const RUN = 5;
/** Fewer words than that may stand in any text. */
const FEWEST = 3;

type Words = { title: string; content: string; editSection: string | null };

/** The answers of which a text has a run of words: what carries a post. */
export function findCarried(answers: Answers, post: Words): AnswerId[] {
  const text = ` ${toWords(`${post.title} ${post.content} ${post.editSection ?? ""}`).join(" ")} `;
  return (Object.keys(answers) as AnswerId[]).filter((id) => {
    const words = toWords(answers[id] ?? "");
    if (words.length < FEWEST) return false;
    const length = Math.min(RUN, words.length);
    return words.some(
      (_, start) =>
        start + length <= words.length &&
        text.includes(` ${words.slice(start, start + length).join(" ")} `),
    );
  });
}

function toWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu) ?? [];
}
