import type { Ground } from "../community/find-ground.ts";
import type { ProjectWords } from "../wording/read-project.ts";

export type TopicPhrases = {
  /** What readers can be asked about, behind 'for' or 'with': 'tracking expenses', 'invoices'. */
  topic: string;
  /** Whether it is about making and selling things, not about what the project is for. */
  isAboutBuilding: boolean;
};

/**
 * The work that the project is about, where that is the community's business. Where readers come to
 * talk about building things, what every builder has to do, going by the founder's goals.
 */
export function sayTopic(
  { job, thing }: ProjectWords,
  { topics, people, activity, isForBuilders }: Ground,
  community: { isMaker: boolean },
  goals: string[],
): TopicPhrases {
  // Everyone in business sells something; what to ask there is how to begin.
  const isSelling = job?.startsWith("selling ") ?? false;
  const isTheirs = topics.length + people.length > 0 || activity !== null;
  const isAboutBuilding = community.isMaker || (isForBuilders && (!isTheirs || isSelling));
  const building = isAboutBuilding ? goals.flatMap((goal) => BUILDING[goal] ?? [])[0] : undefined;
  const topic = building?.replace("~", thing.noun) ?? job ?? topics[0];
  return {
    topic: topic ?? "{{the problem it solves, in a few words}}",
    isAboutBuilding: building !== undefined,
  };
}

const BUILDING: Record<string, string> = {
  "Increase brand awareness": "getting a new ~ noticed",
  "Drive traffic to website": "getting the first visitors to a new ~",
  "Generate leads": "finding the first leads for a new ~",
  "Build community": "bringing the first members of a community together",
  "Get feedback": "getting honest opinions on a new ~",
  "Find customers": "finding the first customers for a new ~",
  "Share knowledge": "writing about your work without advertising it",
  "Network with peers": "finding other people who work on the same thing",
};
