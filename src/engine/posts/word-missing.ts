import { beginLarge } from "#engine/text/characters.ts";
const COUNTS = ["no", "one", "two", "three", "four", "five"];

/** 'Two answers are': as many as are asked for at once. */
export function wordAnswersMissing(count: number): string {
  const number = COUNTS[count] ?? String(count);
  const capital = beginLarge(number);
  return count === 1 ? `${capital} answer is` : `${capital} answers are`;
}

/** 'two more answers'. */
export function wordMoreAnswers(count: number): string {
  return `${COUNTS[count] ?? String(count)} more ${count === 1 ? "answer" : "answers"}`;
}
