// How right is what the product says? npm run eval -- WHAT [FILE] [--lists] [--misses WAY]
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
import { CaseFileError } from "./eval/read-lines.ts";
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
import { findNearestName } from "./nearest-name.mjs";
import { askForWords } from "#engine/recommendations/reading/read-project.ts";

const own = (name: string) => fileURLToPath(new URL(`../eval/${name}`, import.meta.url));

const DIST = fileURLToPath(new URL("../dist", import.meta.url));

type Options = { lists: boolean; misses?: string | undefined };
type Measure = {
  does: string;
  /** Our own set, for want of another; null where no other can be given. */
  file: string | null;
  run: (file: string, options: Options) => Promise<void>;
};

const MEASURES: Record<string, Measure> = {
  recommendations: {
    does: "the communities that are right for each project; --lists prints the lists shown",
    file: "projects.jsonl",
    run: async (file, { lists: hasLists }) => {
      const cases = readProjects(file);
      const judged = readJudgements(own("judgements.jsonl"));
      const model = await loadModel();
      const lists = await measureRanking(model, await openCatalogue(), cases, judged);
      if (hasLists) console.log(wordLists(lists));
      console.log(wordRanking(lists));
      const nonsense = readNonsense(own("nonsense.jsonl"));
      const asked = nonsense.filter((project) => askForWords(model, project) !== null);
      console.log(`nonsense: ${asked.length} of ${nonsense.length} are asked for more words`);
      const refused = cases.filter((project) => askForWords(model, project) !== null);
      console.log(`projects that are asked for more words: ${refused.length}`);
    },
  },
  weights: {
    does: "what the signs of a match are worth, fitted on the half that is for it",
    file: null,
    run: async () => {
      const cases = readProjects(own("projects.jsonl"));
      const judged = readJudgements(own("judgements.jsonl"));
      console.log(await fitWeights(await loadModel(), await openCatalogue(), cases, judged));
    },
  },
  categories: {
    does: "the category that is right for each text",
    file: "projects.jsonl",
    run: async (file) => {
      const labelled = readLabelled(file);
      console.log(wordCategories(measureCategories(await loadModel(), labelled)));
    },
  },
  audiences: {
    does: "whom each project is for, with each bound that might be set",
    file: "projects.jsonl",
    run: async (file) => {
      console.log(wordAudiences(measureAudiences(await loadModel(), readAddressed(file))));
    },
  },
  verdicts: {
    does: "a moderator's verdict on each draft; --misses rules, known or check lists each miss of one way of looking",
    file: "verdicts.jsonl",
    run: async (file, { misses: way }) => {
      const isWay = way === "rules" || way === "known" || way === "check";
      if (way !== undefined && !isWay) refuse("--misses is rules, known or check here.");
      const judged = await measureVerdicts(readVerdicts(file));
      if (isWay) console.log(wordMisses(judged, way));
      console.log(wordVerdicts(judged));
    },
  },
  posts: {
    does: "the built-in writer's posts for each founder, written to dist/posts.md to be read and rated (eval/posts/ratings*.tsv)",
    file: "posts/founders.jsonl",
    run: async (file) => {
      const posts = await writePosts(readFounders(file));
      const figures = countPosts(posts);
      mkdirSync(DIST, { recursive: true });
      writeFileSync(`${DIST}/posts.md`, `${wordPosts(posts)}\n\n---\n\n${figures}\n`);
      console.log(`${figures}\nwritten to dist/posts.md`);
    },
  },
  comments: {
    does: "which answer of which founder helps with each thread; --misses all lists what went wrong",
    file: "comments.jsonl",
    run: async (file, { misses }) => {
      if (misses !== undefined && misses !== "all") refuse("--misses is all here.");
      const founders = readOneOfEachKind(own("posts/founders.jsonl"));
      const judged = await measureComments(readThreads(file), founders);
      if (misses) console.log(wordCommentMisses(judged));
      console.log(wordComments(judged));
    },
  },
  claims: {
    does: "claims planted in drafts that are honest otherwise: how many pass, and how many honest drafts have something marked; --lists prints each",
    file: "claims.jsonl",
    run: async (file, { lists: hasMisses }) => {
      const measured = measureClaims(file, own("posts/founders.jsonl"));
      console.log(wordClaims(measured, { hasMisses }));
    },
  },
  model: {
    does: "the same drafts through all that a connected model's drafts go through, against a stand-in that says them: one that knows what they rest on, and one that lies",
    file: null,
    run: async (_file, { lists: hasMisses }) => {
      const measured = await measureModel(own("claims.jsonl"), own("posts/founders.jsonl"));
      console.log(wordModel(measured, { hasMisses }));
    },
  },
};

/** What was asked for makes no sense: nothing was measured. */
class Refusal extends Error {}

function refuse(sentence: string): never {
  throw new Refusal(sentence);
}

try {
  await measure();
} catch (error) {
  if (!(error instanceof Refusal || error instanceof CaseFileError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

async function measure(): Promise<void> {
  const { values, positionals } = readArguments();
  const [what, file, ...rest] = positionals;
  if (values.help) return console.log(wordUsage());
  if (what === undefined) refuse(`Say what to measure.\n\n${wordUsage()}`);
  const chosen = Object.hasOwn(MEASURES, what) ? MEASURES[what] : undefined;
  if (!chosen) {
    const nearest = findNearestName(what, Object.keys(MEASURES));
    const hint = nearest ? ` Did you mean '${nearest}'?` : "";
    refuse(`There is nothing to measure by the name of '${what}'.${hint}\n\n${wordUsage()}`);
  }
  if (rest.length > 0) refuse(`Only one file can be measured at a time.\n\n${wordUsage()}`);
  if (file !== undefined && chosen.file === null) refuse(`'${what}' takes no file.`);
  await chosen.run(file ?? own(chosen.file ?? ""), values);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        misses: { type: "string" },
        lists: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
  } catch (error) {
    return refuse(`${(error as Error).message}\n\n${wordUsage()}`);
  }
}

function wordUsage(): string {
  const rows = Object.entries(MEASURES).map(([name, { does, file }]) => {
    const asked = `${name}${file === null ? "" : " [FILE]"}`;
    return `  ${asked.padEnd(24)}${does}`;
  });
  return [
    "Usage: npm run eval -- WHAT [FILE] [--lists] [--misses WAY], where WHAT is one of:",
    ...rows,
    "FILE has one case a line (.jsonl, .jsonl.gz); without it, our own set in eval/ is taken.",
  ].join("\n");
}
