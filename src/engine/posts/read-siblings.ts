import { compareWordRuns, readWordRuns, type WordRuns } from "#engine/text/word-similarity.ts";
import type { Text } from "./find-unlike.ts";

/** How much of a sentence was said: how many runs of three words, and which share of all. */
export type Said = { runs: number; share: number };

export type Siblings = {
  /** To the sibling that resembles it most, from 0 to 1; what is more than enough is not measured. */
  measureLikeness: (text: Text, enough: number) => number;
  countSaid: (sentence: string) => Said;
};

/** What the other posts of a project have said. */
export function readSiblings(posts: Text[]): Siblings {
  const others = posts.map(readPost);
  const all = new Set<number>();
  for (const runs of others) for (const run of runs) all.add(run);
  // Most sentences are looked at several times.
  const known = new Map<string, Said>();
  return {
    measureLikeness: (text, enough) => {
      const runs = readWordRuns(`${text.title} ${text.content}`);
      let most = 0;
      for (const other of others) {
        most = Math.max(most, compareWordRuns(runs, other));
        if (most >= enough) break;
      }
      return most;
    },
    countSaid: (sentence) => {
      const said = known.get(sentence) ?? count(readWordRuns(sentence), all);
      known.set(sentence, said);
      return said;
    },
  };
}

function count(runs: WordRuns, all: ReadonlySet<number>): Said {
  let said = 0;
  for (const run of runs) if (all.has(run)) said += 1;
  return { runs: said, share: said / Math.max(runs.length, 1) };
}

// The posts of a project are compared with each new one, and reading them takes longest.
const readBefore = new WeakMap<Text, { text: string; runs: WordRuns }>();

function readPost(post: Text): WordRuns {
  const text = `${post.title} ${post.content}`;
  const before = readBefore.get(post);
  if (before?.text === text) return before.runs;
  const runs = readWordRuns(text);
  readBefore.set(post, { text, runs });
  return runs;
}
