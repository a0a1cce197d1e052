import { dropEnding, keepWordCharacters } from "#engine/text/characters.ts";
import { EVERYDAY_WORDS } from "#engine/risk/everyday-words.ts";
import { splitWords } from "#engine/search/split-words.ts";
import type { Task } from "./task.ts";

const MOST_WORDS = 3;
const SHORTEST_WORD = 4;

type SearchedProject = { name: string; description: string; subject: string | null };

/** Where to find threads that want an answer: the newest, and those about the project's subject. */
export function linkToThreads(fullName: string, project: SearchedProject | null): Task["links"] {
  const page = `https://www.reddit.com/${fullName}`;
  const newest = { label: "New threads", url: `${page}/new/` };
  const own = project && findSearch(fullName, project);
  if (!own) return [newest];
  const query = encodeURIComponent(own.query);
  return [newest, { label: own.label, url: `${page}/search/?q=${query}&restrict_sr=1&sort=new` }];
}

/** A community that is about the subject has it in every thread: there the project's own words tell more. */
function findSearch(fullName: string, project: SearchedProject) {
  const { subject } = project;
  if (subject !== null && !squash(fullName).includes(squash(subject)))
    return { label: `Threads about ${subject}`, query: subject.toWellFormed() };
  const words = pickWords(project);
  return words.length === 0
    ? null
    : { label: "Threads that use your words", query: words.join(" OR ") };
}

/** 'Hot sauces' and 'r/hotsauce' without what they are spelt with. */
function squash(text: string): string {
  return dropEnding(keepWordCharacters(text.toLowerCase()), "s");
}

/** Where a recurring thread is found: it has another address each time. */
export function linkToThread(fullName: string, name: string): Task["links"][number] {
  const query = encodeURIComponent(name.toWellFormed());
  const page = `https://www.reddit.com/${fullName}`;
  return { label: "Find the thread", url: `${page}/search/?q=${query}&restrict_sr=1&sort=new` };
}

/** The project's own words: the first that are neither everyday nor describing ones nor its name. */
function pickWords({ name, description }: { name: string; description: string }): string[] {
  const names = new Set(splitWords(name));
  const words = splitWords(description.toWellFormed()).filter(
    (word) =>
      word.length >= SHORTEST_WORD && !isEveryday(word) && !isDescribing(word) && !names.has(word),
  );
  return [...new Set(words)].slice(0, MOST_WORDS);
}

function isEveryday(word: string): boolean {
  return EVERYDAY_WORDS.has(word) || EVERYDAY_WORDS.has(dropEnding(word, "s"));
}

/** What descriptions say of any product: verbs and adjectives that no thread is about. */
const WORDS =
  "add allow automatic automatically avoid bring built choose collect compare connect convert count discover earn enable enter fill fix gather generate grow handle helpful improve include instant later learn let lower manage measure modern monitor move never organise organize pick powerful prepare prevent produce protect provide reach receive recommend reduce remember remind remove replace scan secure select short show smart sort suggest swap switch sync throw thrown track turn understand unlimited upload warn within worry";

const DESCRIBING_WORDS: ReadonlySet<string> = new Set(WORDS.split(" "));

/** In any of its forms: "remove", "removes", "removed", "removing". */
function isDescribing(word: string): boolean {
  const stem = word.replace(/(?:s|ed|ing)$/, "");
  return [word, stem, `${stem}e`].some((form) => DESCRIBING_WORDS.has(form));
}
