/*
 * How right are recommendations and categories? npm run eval -- [FILE] [--categories FILE] [--lists]
 * FILE holds one project a line (.jsonl or .jsonl.gz) with the communities that are right for it; without
 * one, our own set is taken. --lists prints what the product would show for each project.
 */
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { loadModel } from "#catalogue/load-model.ts";
import { measureCategories } from "./eval/measure-categories.ts";
import { measureRanking } from "./eval/measure-ranking.ts";
import { openCatalogue } from "./eval/open-catalogue.ts";
import { readLabelled, readProjects } from "./eval/read-cases.ts";
import { wordCategories, wordLists, wordRanking } from "./eval/word-figures.ts";

const OWN_PROJECTS = fileURLToPath(new URL("../eval/own-projects.jsonl", import.meta.url));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { categories: { type: "string" }, lists: { type: "boolean", default: false } },
});
const [file = values.categories === undefined ? OWN_PROJECTS : undefined] = positionals;
const model = await loadModel();

if (file !== undefined) {
  const ranking = await measureRanking(model, await openCatalogue(), readProjects(file));
  if (values.lists) console.log(wordLists(ranking.lists));
  console.log(wordRanking(ranking));
}
const labelled = values.categories ?? (file === OWN_PROJECTS ? OWN_PROJECTS : undefined);
if (labelled !== undefined) {
  console.log(wordCategories(measureCategories(model, readLabelled(labelled))));
}
