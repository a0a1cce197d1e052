import { hashText } from "#engine/text/hash-text.ts";
import type { Ground } from "../community/find-ground.ts";
import { toTask } from "../wording/find-job.ts";
import type { ProjectWords } from "../wording/read-project.ts";

export type TopicPhrases = {
  /** What readers can be asked about, behind 'for' or 'with': 'tracking expenses', 'invoices'. */
  topic: string;
  /** The same behind 'to' or 'do you': 'track expenses'; null where no verb is known. */
  task: string | null;
  /** What one wants to be rid of: 'losing your place'; null where the topic is something to do. */
  trouble: string | null;
  /** Whether it is about making and selling things, not about what the project is for. */
  isAboutBuilding: boolean;
};

/**
 * The work that the project is about. Where readers come to talk about building things and that work
 * is not theirs, what every builder has to do, going by the founder's goals.
 */
export function sayTopic(
  { jobs }: ProjectWords,
  { topics, people, activity, isForBuilders }: Ground,
  community: { isMaker: boolean; name: string },
  goals: string[],
): TopicPhrases {
  const job = chooseJob(jobs, topics, community.name);
  // Everyone in business sells something; what to ask there is how to begin.
  const isSelling = job?.startsWith("selling ") ?? false;
  const isTheirs = topics.length + people.length > 0 || activity !== null;
  const isAboutBuilding = isForBuilders && (community.isMaker || !isTheirs || isSelling);
  const building = isAboutBuilding ? goals.flatMap((goal) => BUILDING[goal] ?? [])[0] : undefined;
  const topic = building ?? job ?? topics[0];
  const [, trouble = null] = /^not (.+)$/.exec(topic ?? "") ?? [];
  return {
    topic: trouble ?? topic ?? "{{the problem it solves}}",
    task: topic ? toTask(topic) : null,
    trouble,
    isAboutBuilding: building !== undefined,
  };
}

/** The one that the community speaks of; else one of the first, so that not all posts ask the same. */
function chooseJob(jobs: string[], topics: string[], communityName: string): string | undefined {
  const words = topics.flatMap((topic) => topic.toLowerCase().split(" "));
  const shared = jobs.find((job) => words.some((word) => job.toLowerCase().includes(word)));
  return shared ?? (hashText(communityName) % 3 === 0 ? (jobs[1] ?? jobs[0]) : jobs[0]);
}

const BUILDING: Record<string, string> = {
  "Increase brand awareness": "getting your first users",
  "Drive traffic to website": "getting your first visitors",
  "Generate leads": "finding your first leads",
  "Build community": "finding the first members of a community",
  "Find customers": "finding your first customers",
};
