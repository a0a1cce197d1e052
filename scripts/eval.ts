// How right is what the product says? npm run eval -- WHAT [FILE] [--lists] [--misses WAY]
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
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
import { readGradedLists, readUnusualLists } from "./eval/graded-lists.ts";
import { measureAudiences, measureCategories } from "./eval/measure-categories.ts";
import { readFounders } from "./eval/read-founders.ts";
import { listCases, readWishes, wordWishes } from "./eval/fit-wishes.ts";
import { listChoiceCases, readChoices, wordChoices } from "./eval/fit-choices.ts";
import { listQuestionCases, readGradedQuestions, wordQuestions } from "./eval/fit-questions.ts";
import { readIdeals } from "./eval/read-ideals.ts";
import { listTitleCases, readGradedTitles, wordTitles } from "./eval/fit-titles.ts";
import { countPlans, listTorn, listUntold, wordPlans, writePlans } from "./eval/write-plans.ts";
import { measureClaims, wordClaims } from "./eval/measure-claims.ts";
import { measureRadar, readRadarCases, wordRadar, wordRadarMisses } from "./eval/measure-radar.ts";
import { measureModel, wordModel } from "./eval/measure-model.ts";
import { measureSearch, readSearches, wordSearch } from "./eval/measure-search.ts";
import { measureCoverage, wordCoverage } from "./eval/measure-coverage.ts";
import { measureVerdicts, readVerdicts } from "./eval/measure-verdicts.ts";
import { measureSorts, readSorts, wordSorts } from "./eval/measure-sorts.ts";
import { wordDoubtFit } from "./eval/fit-doubt.ts";
import { measureLabelledRules } from "./eval/measure-labelled-rules.ts";
import {
  measureListedRules,
  measureRuleSets,
  type RuleReading,
} from "./eval/measure-rule-reading.ts";
import { measureProperties } from "./eval/measure-properties.ts";
import { openCatalogue } from "./eval/open-catalogue.ts";
import { CaseFileError } from "./eval/read-lines.ts";
import { readAddressed, readLabelled, readNonsense, readProjects } from "./eval/read-cases.ts";
import { wordAudiences, wordCategories, wordLists } from "./eval/word-figures.ts";
import {
  wordAblation,
  wordGradedLists,
  wordShown,
  wordUnusual,
  wordWeights,
} from "./eval/word-lists.ts";
import { wordRuleMisses, wordRuleReadings } from "./eval/word-rule-reading.ts";
import { wordMisses, wordVerdicts } from "./eval/word-verdicts.ts";
import { findNearestName } from "./nearest-name.mjs";
import { askForWords } from "#engine/recommendations/reading/read-project.ts";

const own = (name: string) => fileURLToPath(new URL(`../eval/${name}`, import.meta.url));

const DIST = fileURLToPath(new URL("../dist", import.meta.url));

function wordRules(readings: RuleReading[], misses: string | undefined): void {
  const isHalf = misses === "tuned" || misses === "held";
  if (misses !== undefined && !isHalf) refuse("--misses is tuned or held here.");
  if (isHalf) console.log(wordRuleMisses(readings.filter(({ half }) => half === misses)));
  console.log(wordRuleReadings(readings));
}

function listFounderFiles(): string[] {
  return readdirSync(own("posts")).filter((file) => file.startsWith("founders"));
}

type Options = {
  lists: boolean;
  misses?: string | undefined;
  from?: string | undefined;
  against?: string | undefined;
};
type Measure = {
  does: string;
  /** Our own set, for want of another; null where no other can be given. */
  file: string | null;
  run: (file: string, options: Options) => Promise<void>;
};

const MEASURES: Record<string, Measure> = {
  recommendations: {
    does: "how good the lists are that people graded, what each sign is worth, how far the percentage can be trusted; of a file, the lists",
    file: "projects.jsonl",
    run: async (file, { lists: hasLists }) => {
      const matcher = await loadModel();
      const catalogue = await openCatalogue();
      if (file !== own("projects.jsonl") || hasLists) {
        console.log(await wordLists(matcher, catalogue, readProjects(file)));
        return;
      }
      const readings = await readGradedLists(matcher, catalogue);
      console.log(wordGradedLists(readings));
      console.log(wordUnusual(readings, await readUnusualLists(matcher, catalogue)));
      console.log(wordShown(readings));
      console.log(wordAblation(readings));
      const nonsense = readNonsense(own("nonsense.jsonl"));
      const asked = nonsense.filter((project) => askForWords(matcher, project) !== null);
      console.log(`nonsense: ${asked.length} of ${nonsense.length} are asked for more words`);
    },
  },
  weights: {
    does: "the weights of the signs of a match, fitted on the graded lists",
    file: null,
    run: async () => {
      const readings = await readGradedLists(await loadModel(), await openCatalogue());
      console.log(wordWeights(readings));
    },
  },
  search: {
    does: "whether a phrase has a right community among the first five",
    file: "search.jsonl",
    run: async (file) => console.log(wordSearch(await measureSearch(readSearches(file)))),
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
  coverage: {
    does: "how much of what notes say a draft is held against, and the most frequent of the rest",
    file: "verdicts.jsonl",
    run: async () => {
      console.log(wordCoverage(measureCoverage(), 60));
    },
  },
  sorts: {
    does: "what sort of post each text is read as; --lists prints each that is read wrongly",
    file: "sorts.jsonl",
    run: async (file, { lists: hasMisses }) => {
      console.log(wordSorts(measureSorts(readSorts(file)), { hasMisses }));
    },
  },
  rules: {
    does: "what is read in pasted rules, of our own sets; --from RULES --against POLICIES holds the real rules of communities against what was noted of them; --misses tuned or held lists each miss of one half",
    file: "rules.jsonl",
    run: async (file, { misses, from, against }) => {
      if ((from === undefined) !== (against === undefined))
        refuse("--from and --against go together.");
      const readings =
        from !== undefined && against !== undefined
          ? measureListedRules(from, against)
          : measureRuleSets(file);
      wordRules(readings, misses);
    },
  },
  "rules-labelled": {
    does: "what is read in each of 6,432 real rules beside what a person reads there; takes --from RULES; --misses tuned or held lists each miss of one half",
    file: "rule-labels.jsonl",
    run: async (file, { misses, from }) => {
      if (from === undefined) refuse("--from is needed.");
      wordRules(measureLabelledRules(from, file), misses);
    },
  },
  "rules-doubt": {
    does: "how sure the stances of real rules are read, with what asking more would leave reversed; takes --from RULES and --against POLICIES, and prints the weights for doubt-weights.ts",
    file: "rules.jsonl",
    run: async (_file, { from, against }) => {
      if (from === undefined || against === undefined) refuse("--from and --against are needed.");
      console.log(wordDoubtFit(measureListedRules(from, against)));
    },
  },
  posts: {
    does: "the built-in writer's posts for each founder, planned for all communities together and written to dist/posts.md to be read and rated (eval/posts/ratings*.tsv)",
    file: "posts/founders.jsonl",
    run: async (file) => {
      const written = await writePlans(await loadModel(), readFounders(file));
      const torn = listTorn(written);
      const untold = listUntold(written);
      const figures = [
        countPlans(written),
        `${torn.length} torn`,
        ...torn,
        `${untold.length} perhaps untold`,
        ...untold,
      ].join("\n");
      mkdirSync(DIST, { recursive: true });
      writeFileSync(`${DIST}/posts.md`, `${wordPlans(written)}\n\n---\n\n${figures}\n`);
      console.log(`${figures}\nwritten to dist/posts.md`);
    },
  },
  properties: {
    does: "what is so of every post, on 6,000 that were made by chance from our samples; --lists prints each that breaks one",
    file: null,
    run: async (_file, { lists: hasMisses }) => {
      console.log(measureProperties(MOST_SAMPLES, { hasMisses }));
    },
  },
  wishes: {
    does: "how much each sort of readers wants each answer, fitted to the ideal posts that were described (eval/posts/ideals.tsv) and to what was wanted in rated ones (wishes.tsv)",
    file: null,
    run: async () => {
      const founders = listFounderFiles().flatMap((file) => readFounders(own(`posts/${file}`)));
      const wishes = readWishes(own("posts/wishes.tsv"));
      const ideals = readIdeals(own("posts/ideals.tsv"));
      console.log(wordWishes(await listCases(await loadModel(), founders, { wishes, ideals })));
    },
  },
  questions: {
    does: "whether those who read in a community can answer a founder's question, fitted to grades of strangers (eval/posts/questions.tsv), measured on founders that are kept out",
    file: null,
    run: async () => {
      const founders = listFounderFiles().flatMap((file) => readFounders(own(`posts/${file}`)));
      const graded = readGradedQuestions(own("posts/questions.tsv"));
      console.log(wordQuestions(await listQuestionCases(await loadModel(), founders, graded)));
    },
  },
  choices: {
    does: "what makes one post for a community better than another, fitted to which of two strangers would rather read (eval/posts/choices.tsv), measured on founders that are kept out",
    file: null,
    run: async () => {
      const founders = listFounderFiles().flatMap((file) => readFounders(own(`posts/${file}`)));
      const choices = readChoices(own("posts/choices.tsv"));
      console.log(wordChoices(await listChoiceCases(await loadModel(), founders, choices)));
    },
  },
  titles: {
    does: "what makes a first title good, fitted to what strangers called good or bad above posts that they had read (eval/posts/titles.tsv), measured on founders that are kept out",
    file: null,
    run: async () => {
      const founders = listFounderFiles().flatMap((file) => readFounders(own(`posts/${file}`)));
      const titles = readGradedTitles(own("posts/titles.tsv"));
      console.log(wordTitles(await listTitleCases(await loadModel(), founders, titles)));
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
  radar: {
    does: "of the posts that the radar shows how many are worth answering, and how many of those that are it shows; --misses all lists what went wrong",
    file: "radar.jsonl",
    run: async (file, { misses }) => {
      if (misses !== undefined && misses !== "all") refuse("--misses is all here.");
      const judged = await measureRadar(readRadarCases(file), own("posts"));
      if (misses) console.log(wordRadarMisses(judged));
      console.log(wordRadar(judged));
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

const MOST_SAMPLES = 6000;

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
        from: { type: "string" },
        against: { type: "string" },
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
