import { countWords } from "#engine/pages/tells-fact.ts";
import type { AnswerId } from "#engine/interview/interview.ts";

/** An answer as it is told in a post. */
export type Part = { id: AnswerId; paragraphs: string[] };

/** Where things stand: two remarks on that are one paragraph. */
const STATE: ReadonlySet<AnswerId> = new Set<AnswerId>(["stackOrMaterial", "numbers", "limits"]);
const MOST_OF_REMARK = 25;

/** Remarks of a line each, one below the other, are read as a row of facts. */
export function joinShort(parts: readonly Part[]): string[] {
  const joined: string[] = [];
  let wasRemark = false;
  for (const part of parts) {
    const isRemark = isShort(part);
    const [first = ""] = part.paragraphs;
    if (isRemark && wasRemark) joined[joined.length - 1] = `${joined.at(-1)} ${first}`;
    else joined.push(...part.paragraphs);
    wasRemark = isRemark;
  }
  return joined;
}

function isShort({ id, paragraphs: [first = "", ...rest] }: Part): boolean {
  return (
    STATE.has(id) &&
    first !== "" &&
    rest.length === 0 &&
    !first.includes("\n") &&
    countWords(first) <= MOST_OF_REMARK
  );
}
