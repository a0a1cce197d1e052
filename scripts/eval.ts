/*
 * How right is what the product says? npm run eval -- WHAT [FILE] [--misses] [--lists]
 *   recommendations [FILE]  the communities that are right for each project of a file (.jsonl, .jsonl.gz),
 *                           with what was judged about the lists shown; --lists prints them
 *   categories [FILE]       the category that is right for each text of a file
 *   verdicts [FILE]         a moderator's verdict on each draft of a file; --misses WAY lists each miss
 *                           of one way of looking (rules, known, check)
 * Without a file, our own set in eval/ is taken.
 */
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { loadModel } from "#catalogue/load-model.ts";
import { askForWords } from "#engine/recommendations/reading/ask-for-words.ts";
import { measureCategories } from "./eval/measure-categories.ts";
import { measureRanking } from "./eval/measure-ranking.ts";
import { measureVerdicts, readVerdicts } from "./eval/measure-verdicts.ts";
import { openCatalogue } from "./eval/open-catalogue.ts";
import { readJudgements, readLabelled, readNonsense, readProjects } from "./eval/read-cases.ts";
import { wordCategories, wordLists, wordRanking } from "./eval/word-figures.ts";
import { wordMisses, wordVerdicts } from "./eval/word-verdicts.ts";

const own = (name: string) => fileURLToPath(new URL(`../eval/${name}`, import.meta.url));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: "string" }, lists: { type: "boolean", default: false } },
});
const [what = "recommendations", file] = positionals;

switch (what) {
  case "recommendations": {
    const cases = readProjects(file ?? own("projects.jsonl"));
    const judged = readJudgements(own("judgements.jsonl"));
    const model = await loadModel();
    const lists = await measureRanking(model, await openCatalogue(), cases, judged);
    if (values.lists) console.log(wordLists(lists));
    console.log(wordRanking(lists));
    const nonsense = readNonsense(own("nonsense.jsonl"));
    const asked = nonsense.filter((project) => askForWords(model, project) !== null);
    console.log(`nonsense: ${asked.length} of ${nonsense.length} are asked for more words`);
    const refused = cases.filter((project) => askForWords(model, project) !== null);
    console.log(`projects that are asked for more words: ${refused.length}`);
    break;
  }
  case "categories": {
    const labelled = readLabelled(file ?? own("projects.jsonl"));
    console.log(wordCategories(measureCategories(await loadModel(), labelled)));
    break;
  }
  case "verdicts": {
    const judged = await measureVerdicts(readVerdicts(file ?? own("verdicts.jsonl")));
    const { misses: way } = values;
    if (way === "rules" || way === "known" || way === "check") console.log(wordMisses(judged, way));
    console.log(wordVerdicts(judged));
    break;
  }
  default:
    console.error(
      `There is nothing to measure by the name of '${what}'. Choose recommendations, categories or verdicts.`,
    );
    process.exitCode = 1;
}
