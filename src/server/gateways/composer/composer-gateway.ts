import { createHash } from "node:crypto";
import { composePost } from "#engine/writer/project/compose-post.ts";
import { countAfterAnswers, planProject } from "#engine/writer/project/plan-project.ts";

/** All of them take many milliseconds of processor time, and depend on what they are given alone. */
const COMPOSER_TASKS = {
  compose: composePost,
  plan: planProject,
  countAfterAnswers,
};

type Tasks = typeof COMPOSER_TASKS;
export type ComposerTask = keyof Tasks;

export type RunTask = <K extends ComposerTask>(
  task: K,
  ...given: Parameters<Tasks[K]>
) => Promise<ReturnType<Tasks[K]>>;

/** Does the engine's long work; what it answers is shared with others, and not to be changed. */
export type Composer = { run: RunTask; close: () => Promise<void> };

/** In this thread: for commands, where nobody else waits. */
export const composerHere: Composer = {
  run: async (task, ...given) => runTask(task, given) as ReturnType<Tasks[typeof task]>,
  close: async () => {},
};

/** The compiler cannot tell which of the tasks these are for: whoever asks has seen to that. */
export function runTask(task: ComposerTask, given: readonly unknown[]): unknown {
  return (COMPOSER_TASKS[task] as (...all: readonly unknown[]) => unknown)(...given);
}

/** Asked for at every visit of a project, while what they depend on hardly ever changes. */
const REMEMBERED: ReadonlySet<ComposerTask> = new Set(["plan", "countAfterAnswers"]);

/** About a hundred projects with 24 communities each. */
const MOST_CHARACTERS = 12_000_000;

type Memory = { answer: Promise<unknown>; characters: number };

/**
 * Answers are kept under a hash of all that went into them, the version of the engine included: whatever
 * changes, in whichever process, asks for another one. Those who ask while it is worked out share the work.
 */
export function rememberAnswers(
  run: RunTask,
  version: string,
  mostCharacters: number = MOST_CHARACTERS,
): RunTask {
  const memories = new Map<string, Memory>();
  let characters = 0;

  const forget = (key: string) => {
    characters -= memories.get(key)?.characters ?? 0;
    memories.delete(key);
  };

  const weigh = (key: string, memory: Memory, answer: unknown) => {
    if (memories.get(key) !== memory) return;
    memory.characters = JSON.stringify(answer).length;
    characters += memory.characters;
    for (const oldest of memories.keys()) {
      if (characters <= mostCharacters) break;
      forget(oldest);
    }
  };

  return (task, ...given) => {
    if (!REMEMBERED.has(task)) return run(task, ...given);
    const key = createHash("sha256")
      .update(JSON.stringify([version, task, given]))
      .digest("base64");
    const known = memories.get(key);
    if (known) {
      // Those asked for last are at the end.
      memories.delete(key);
      memories.set(key, known);
      return known.answer as ReturnType<typeof run<typeof task>>;
    }
    const answer = run(task, ...given);
    const memory: Memory = { answer, characters: 0 };
    memories.set(key, memory);
    answer.then(
      (value) => weigh(key, memory, value),
      () => memories.get(key) === memory && forget(key),
    );
    return answer;
  };
}
