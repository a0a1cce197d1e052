import type { MarkedSentence } from "../marks.ts";
import type { Meaning } from "../meaning.ts";

/** 'Comments count as well.' */
export function saysCommentsCount(tokens: MarkedSentence["tokens"]): boolean {
  const has = (pattern: RegExp) => tokens.some(({ text }) => pattern.test(text));
  return (
    has(/^(?:comments?|kommentare|commentaires|comentarios)$/) &&
    has(/^(?:counts?|counted|zahlen|comptent|cuentan|contam)$/)
  );
}

export function countCommentsToo(meanings: Meaning[]): Meaning[] {
  return meanings.map((meaning) =>
    meaning.kind === "demand" &&
    (meaning.demand.code === "gap-days" || meaning.demand.code === "percent")
      ? { ...meaning, demand: { ...meaning.demand, saysCommentsCount: true } }
      : meaning,
  );
}
