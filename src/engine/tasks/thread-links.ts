import { dropEnding } from "#engine/text/characters.ts";
import { EVERYDAY_WORDS } from "#engine/risk/everyday-words.ts";
import { splitWords } from "#engine/search/split-words.ts";
import type { Task } from "./task.ts";

const MOST_WORDS = 3;
const SHORTEST_WORD = 4;

/** Where to find threads that want an answer: the newest, and those about the project's subject. */
export function linkToThreads(
  fullName: string,
  project: { name: string; description: string } | null,
): Task["links"] {
  const page = `https://www.reddit.com/${fullName}`;
  const words = project ? pickWords(project) : [];
  const newest = { label: "New threads", url: `${page}/new/` };
  if (words.length === 0) return [newest];
  const query = encodeURIComponent(words.join(" OR "));
  return [
    newest,
    {
      // The search takes loose words; read on a button they name no subject.
      label: "Threads about your subject",
      url: `${page}/search/?q=${query}&restrict_sr=1&sort=new`,
    },
  ];
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
