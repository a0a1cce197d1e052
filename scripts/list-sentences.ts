// Prints every sentence that a user can read, and how many words each area has.
import { fileURLToPath } from "node:url";
import { judgeSentence } from "./sentences/judge-sentence.ts";
import { readSentences } from "./sentences/read-sources.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const sentences = readSentences(root);
for (const { file, line, text } of sentences) console.log(`${file}:${line}\t${text}`);

const countWords = (texts: string[]) => texts.join(" ").split(/\s+/).filter(Boolean).length;
const areas = Map.groupBy(sentences, ({ area }) => area);
for (const [area, placed] of [...areas].toSorted()) {
  const texts = placed.map(({ text }) => text);
  // A label names something; what ends in a full stop explains.
  const explaining = texts.filter((text) => /[a-z)'’"}]\.$/i.test(text) && countWords([text]) > 5);
  console.error(
    `${area}: ${texts.length} texts, ${countWords(texts)} words, ${countWords(explaining)} of them in ${explaining.length} full sentences`,
  );
}
const faults = sentences.flatMap(({ file, line, text }) =>
  judgeSentence(text).map((fault) => `${file}:${line}: ${fault}`),
);
for (const fault of faults) console.error(fault);
console.error(`${sentences.length} texts, ${faults.length} that need other words`);
