import type { Piece } from "../shapes/shape.ts";
import { LONGEST_PAIR, LONGEST_QUESTION } from "./cut-title.ts";

type Asked = { formula: "question" | "quotation"; text: string; worth: number };

/** A question that needs a sentence before it is seldom the best title. */
const OF_LED = 82;

/** A question, or the sentence that leads to it and the question. */
export function offerQuestion({ sentences }: Piece, worth: number): Asked[] {
  const asked = sentences.findIndex((each) => each.endsWith("?"));
  const text = sentences.slice(0, asked + 1).join(" ");
  const isOne = asked === 0 && sentences.length === 1 && text.length <= LONGEST_QUESTION;
  // 'With 40 units I am in the limit. 500 with certification, or as a kit?'
  const isLed = asked === 1 && text.length <= LONGEST_PAIR;
  return isOne || isLed ? [{ formula: "question", text, worth: isOne ? worth : Math.min(worth, OF_LED) }] : []; // prettier-ignore
}

export function offerQuotation({ sentences }: Piece, worth: number): Asked[] {
  const quoted = /["“]([^"“”]{12,120})["”]/.exec(sentences.join(" "))?.[1];
  return quoted ? [{ formula: "quotation", text: `"${quoted.replace(/[.,]$/, "")}"`, worth }] : [];
}
