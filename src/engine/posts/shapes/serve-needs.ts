import type { AnswerId } from "#engine/interview/interview.ts";
import { findNeeds } from "../community/needs.ts";
import { AMOUNT } from "../fit-answers.ts";
import type { Piece } from "./shape.ts";
import type { Setting } from "../write-post.ts";

const OF_INTRODUCTION: ReadonlySet<Piece["is"]> = new Set<Piece["is"]>(["introduction", "forWhom", "why"]); // prettier-ignore
const LAST: ReadonlySet<Piece["is"]> = new Set<Piece["is"]>(["link", "askReaders", "askPeers"]);

/** What the community looks for first is said, as far as any answer says it. */
export function serveNeeds(pieces: Piece[], { brief, answers, place }: Setting): Piece[] {
  if (place === "thread" || pieces.some(({ heading }) => heading !== undefined)) return pieces;
  let served = pieces;
  for (const { serves, asks, isFirst } of findNeeds(brief.community.policy, brief.interview.kind)) {
    if (!serves) {
      const sentences = answers[asks]?.sentences;
      const last = served.findIndex(({ is }) => LAST.has(is));
      if (sentences && !served.some(({ is }) => is === asks)) served = served.toSpliced(last < 0 ? served.length : last, 0, { is: asks, sentences, isOptional: true }); // prettier-ignore
      continue;
    }
    const isSaid = ({ is, sentences }: Piece) => is !== "link" && serves.test(sentences.join(" "));
    const order: AnswerId[] = [asks, "price", "stackOrMaterial", "platform", "unusual"];
    const start = served.findLastIndex(({ is }) => OF_INTRODUCTION.has(is)) + 1;
    const said = served.find(isSaid);
    const id = said ? null : order.find((each) => answers[each] && serves.test(answers[each].sentences.join(" ")) && !served.some(({ is }) => is === each)); // prettier-ignore
    const sentences = id ? (answers[id]?.sentences ?? []) : [];
    const until = id === "formula" ? sentences.length : sentences.findIndex((each) => serves.test(each)) + 1; // prettier-ignore
    const added: Piece | null = id ? { is: id, sentences: sentences.slice(0, until), isOptional: true } : null; // prettier-ignore
    if (added) {
      const end = served.findIndex(({ is }, index) => index >= start && LAST.has(is));
      served = served.toSpliced(isFirst ? start : end < 0 ? served.length : end, 0, added);
    } else if (said && isFirst && served.indexOf(said) > start) {
      // What is to be paid for comes last, or not at all.
      const free = said.sentences.slice(0, said.sentences.findIndex((each) => serves.test(each)) + 1); // prettier-ignore
      served = served.filter((piece) => piece !== said).toSpliced(start, 0, { ...said, sentences: free }); // prettier-ignore
    }
  }
  return PAID_LAST.test(brief.community.policy.stance.detail ?? "") ? putPriceLast(served) : served;
}

/** 'paid bundle mentioned last'. */
const PAID_LAST = /\b(?:paid|prices?|shops?|selling)\b[^;,]{0,40}\blast\b/i;

const isPaid = ({ is, sentences }: Piece) => !LAST.has(is) && !OF_INTRODUCTION.has(is) && sentences.some((each) => AMOUNT.test(each)); // prettier-ignore

function putPriceLast(pieces: Piece[]): Piece[] {
  const rest = pieces.filter((piece) => !isPaid(piece));
  const end = rest.findIndex(({ is }) => LAST.has(is));
  return rest.toSpliced(end < 0 ? rest.length : end, 0, ...pieces.filter(isPaid));
}
