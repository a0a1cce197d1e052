import type { Voice } from "../voice/voice.ts";

type Topic = Pick<Voice, "topic" | "task" | "trouble" | "isAboutBuilding">;

/** Titles that ask about the topic: with its verb where one is known, and about a trouble as one would. */
export function askTitles(
  { topic, task, trouble, isAboutBuilding }: Topic,
  withTask: ((task: string) => string)[],
  withTopic: ((topic: string) => string)[],
): string[] {
  // Nobody has a routine for losing things.
  if (trouble !== null) return [];
  const titles = [
    ...(task === null ? [] : withTask.map((title) => title(task))),
    ...withTopic.map((title) => title(topic)),
  ];
  // First customers are found once.
  return isAboutBuilding
    ? titles.map((title) =>
        title
          .replace(/^How do you (?:all )?(?!handle)/, "How did you ")
          .replace(" when time is short", ""),
      )
    : titles;
}

/** The topic as the founder's own: 'watering my plants'. */
export function toOwn(topic: string): string {
  return topic.replace(/\byour\b/g, "my");
}

export function upperFirst(text: string): string {
  return text.startsWith("{{") ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
