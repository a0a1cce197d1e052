/*
 * How right is what the product says? npm run eval -- WHAT [FILE] [--misses] [--lists]
 *   recommendations [FILE]  the communities that are right for each project of a file (.jsonl, .jsonl.gz),
 *                           with what was judged about the lists shown; --lists prints them
 *   weights                 what the signs of a match are worth, fitted on the half that is for it
 *   categories [FILE]       the category that is right for each text of a file
 *   audiences [FILE]        whom each project of a file is for, with each bound that might be set
 *   verdicts [FILE]         a moderator's verdict on each draft of a file; --misses WAY lists each miss
 *                           of one way of looking (rules, known, check)
 *   posts [FILE]            the built-in writer's posts for each founder of a file, written to dist/posts.md
 *                           to be read and rated (eval/posts/ratings*.tsv)
 *   comments [FILE]         which answer of which founder helps with each thread of a file; --misses all
 *                           lists what went wrong
 *   claims [FILE]           claims planted in drafts that are honest otherwise: how many pass, and how many
 *                           honest drafts have something marked; --lists prints each miss
 *   model                   the same drafts through all that a connected model's drafts go through, against a
 *                           stand-in that says them: one that knows what they rest on, and one that lies
 * Without a file, our own set in eval/ is taken.
 */

import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { loadModel } from "#catalogue/load-model.ts";
import {
  measureComments,
  readOneOfEachKind,
  readThreads,
  wordCommentMisses,
  wordComments,
} from "./eval/measure-comments.ts";
import { fitWeights } from "./eval/fit-weights.ts";
import { measureAudiences, measureCategories } from "./eval/measure-categories.ts";
import { readFounders, writePosts } from "./eval/measure-posts.ts";
import { measureClaims, wordClaims } from "./eval/measure-claims.ts";
import { measureModel, wordModel } from "./eval/measure-model.ts";
import { measureRanking } from "./eval/measure-ranking.ts";
import { measureVerdicts, readVerdicts } from "./eval/measure-verdicts.ts";
import { openCatalogue } from "./eval/open-catalogue.ts";
import {
  readAddressed,
  readJudgements,
  readLabelled,
  readNonsense,
  readProjects,
} from "./eval/read-cases.ts";
import { wordAudiences, wordCategories, wordLists, wordRanking } from "./eval/word-figures.ts";
import { countPosts, wordPosts } from "./eval/word-posts.ts";
import { wordMisses, wordVerdicts } from "./eval/word-verdicts.ts";
import { askForWords } from "#engine/recommendations/reading/read-project.ts";

const own = (name: string) => fileURLToPath(new URL(`../eval/${name}`, import.meta.url));

const DIST = fileURLToPath(new URL("../dist", import.meta.url));

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
  case "weights": {
    const cases = readProjects(own("projects.jsonl"));
    const judged = readJudgements(own("judgements.jsonl"));
    console.log(await fitWeights(await loadModel(), await openCatalogue(), cases, judged));
    break;
  }
  case "categories": {
    const labelled = readLabelled(file ?? own("projects.jsonl"));
    console.log(wordCategories(measureCategories(await loadModel(), labelled)));
    break;
  }
  case "audiences": {
    const addressed = readAddressed(file ?? own("projects.jsonl"));
    console.log(wordAudiences(measureAudiences(await loadModel(), addressed)));
    break;
  }
  case "verdicts": {
    const judged = await measureVerdicts(readVerdicts(file ?? own("verdicts.jsonl")));
    const { misses: way } = values;
    if (way === "rules" || way === "known" || way === "check") console.log(wordMisses(judged, way));
    console.log(wordVerdicts(judged));
    break;
  }
  case "posts": {
    const posts = await writePosts(readFounders(file ?? own("posts/founders.jsonl")));
    const figures = countPosts(posts);
    mkdirSync(DIST, { recursive: true });
    writeFileSync(`${DIST}/posts.md`, `${wordPosts(posts)}\n\n---\n\n${figures}\n`);
    console.log(`${figures}\nwritten to dist/posts.md`);
    break;
  }
  case "comments": {
    const founders = readOneOfEachKind(own("posts/founders.jsonl"));
    const judged = await measureComments(readThreads(file ?? own("comments.jsonl")), founders);
    if (values.misses) console.log(wordCommentMisses(judged));
    console.log(wordComments(judged));
    break;
  }
  case "claims": {
    const measured = measureClaims(file ?? own("claims.jsonl"), own("posts/founders.jsonl"));
    console.log(wordClaims(measured, { hasMisses: values.lists }));
    break;
  }
  case "model": {
    const measured = await measureModel(own("claims.jsonl"), own("posts/founders.jsonl"));
    console.log(wordModel(measured, { hasMisses: values.lists }));
    break;
  }
  default:
    console.error(
      `There is nothing to measure by the name of '${what}'. Choose recommendations, weights, categories, audiences, verdicts, posts, comments, claims or model.`,
    );
    process.exitCode = 1;
}
