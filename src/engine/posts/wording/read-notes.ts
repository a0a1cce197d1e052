import { readFact } from "./read-fact.ts";
import { toPlainSentences } from "./plain-words.ts";

const ORDERS =
  /^(?:please |also )*(?:mention|make|write|keep|do|don['’]t|focus|use|talk|tell|avoid|include|add|be|ask|say|emphasi[sz]e|explain|stress|highlight|describe|start|end|try|put|no|not|short|shorter|more|less|ignore|forget|disregard)\b/i;
const SAYING =
  /^(?:please |also )*(?:mention|say|add|explain|stress|emphasi[sz]e|tell them|include) that (?=\S)/i;

/** What the notes for one post state; wishes about how to write it are not for the readers. */
export function readNotes(notes: string | undefined): string | null {
  for (const sentence of toPlainSentences(notes ?? "")) {
    const said = sentence.replace(SAYING, "");
    if (said === sentence && ORDERS.test(sentence)) continue;
    const fact = readFact(said);
    if (fact?.form === "sentence") return fact.text;
  }
  return null;
}
