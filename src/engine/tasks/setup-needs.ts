import { toSingleLine } from "#engine/text/single-line.ts";
import { RANKS } from "./ranks.ts";
import type { Need, TaskPost, TaskProject } from "./task.ts";
import type { TaskState } from "./task-state.ts";

const LONGEST_NAME = 60;

/** What comes before posts: a project, its communities, its facts. One thing at a time for each. */
export function listSetupNeeds(state: TaskState): Need[] {
  if (!state.hasProjects) return [describeFirstProject(state)];
  return state.projects.flatMap((project) => {
    const step = findStep(project, state);
    return step ? [step] : [];
  });
}

function findStep(project: TaskProject, state: TaskState): Need | null {
  const name = toSingleLine(project.name, LONGEST_NAME);
  const make = (kind: Need["kind"], title: string, detail: string): Need => ({
    ...describe(state),
    kind,
    about: project.id,
    projectId: project.id,
    title,
    detail,
  });
  if (project.communities === 0) {
    return make(
      "communities",
      `Choose communities for ${name}`,
      state.canPlan
        ? "Posts are written for a community and checked against its rules."
        : "Each comes with its rules in plain words, and with the risk of promoting there.",
    );
  }
  if (!project.hasFacts) {
    return make(
      "facts",
      `Answer the questions about ${name}`,
      state.canPlan
        ? "Posts state only what you told us. Without your facts they are full of blanks."
        : "Your numbers and your story, kept at hand for when you write on Reddit.",
    );
  }
  const hasPlans = state.posts.some(
    (post) => post.projectId === project.id && isPlan(post, state.day.startsAt),
  );
  if (hasPlans || !state.canPlan) return null;
  return make(
    "plan",
    `Generate posts for ${name}`,
    "Nothing is planned. Each draft gets a slot that keeps its distance from your other posts.",
  );
}

/** What was planned for a day that is over is none any more. */
function isPlan({ status, scheduledFor }: TaskPost, today: Date): boolean {
  if (status === "draft") return true;
  return status === "scheduled" && scheduledFor !== null && scheduledFor >= today;
}

function describeFirstProject(state: TaskState): Need {
  return {
    ...describe(state),
    kind: "project",
    about: "first",
    projectId: null,
    title: "Create your first project",
    detail: "Say what it is, and Foothold finds the communities that fit it.",
  };
}

function describe({ day }: TaskState) {
  return {
    postId: null,
    subredditId: null,
    fullName: null,
    progress: null,
    links: [],
    isOpen: true,
    rank: RANKS.setup,
    at: day.startsAt,
  };
}
