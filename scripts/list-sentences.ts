// npm run tool -- sentences: every sentence that a user can read, as one page, and how many words each area has.
// With --since VERSION only those that are new since then.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { judgeSentence } from "./sentences/judge-sentence.ts";
import { findNewSentences, listSentences } from "./sentences/list-sentences.ts";
import { readSentences } from "./sentences/read-sources.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { since: { type: "string" } },
});
const all = readSentences(root);
const sentences = values.since ? findNewSentences(all, readSentencesAt(values.since)) : all;
const page = listSentences(sentences);
const [file] = positionals;
if (file) writeFileSync(file, page);
else console.log(page);

const countWords = (texts: string[]) => texts.join(" ").split(/\s+/).filter(Boolean).length;
const areas = Map.groupBy(sentences, ({ area, reader }) => `${reader}, ${area}`);
for (const [area, placed] of [...areas].toSorted()) {
  const texts = placed.map(({ text }) => text);
  // A label names something; what ends in a full stop explains.
  const explaining = texts.filter((text) => /[a-z)'’"}]\.$/i.test(text) && countWords([text]) > 5);
  console.error(
    `${area}: ${texts.length} texts, ${countWords(texts)} words, ${countWords(explaining)} of them in ${explaining.length} full sentences`,
  );
}
const faults = sentences.flatMap(({ file: place, line, text, reader }) =>
  judgeSentence(text, reader).map((fault) => `${place}:${line}: ${fault}`),
);
for (const fault of faults) console.error(fault);
console.error(`${sentences.length} texts, ${faults.length} that need other words`);

function readSentencesAt(version: string) {
  const folder = mkdtempSync(join(tmpdir(), "foothold-sentences-"));
  try {
    const sources = execFileSync("git", ["archive", version, "src"], {
      cwd: root,
      maxBuffer: 1e9,
    });
    execFileSync("tar", ["-x", "--wildcards", "*.ts", "*.tsx"], { cwd: folder, input: sources });
    return readSentences(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
