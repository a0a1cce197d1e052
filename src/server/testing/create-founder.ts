import type { Client } from "#contract/client.ts";
import type { Project } from "#contract/project.ts";
import type { PlanCode } from "#engine/billing/plans.ts";
import type { Answers } from "#engine/interview/interview.ts";
import type { UserId } from "#server/scope.ts";
import { grantPlan } from "./grant-plan.ts";
import { SAMPLE_ANSWERS } from "./sample-answers.ts";
import type { TestApp } from "./test-app.ts";

export type Founder = {
  userId: UserId;
  client: Client;
  /** Its founder answered every question unless `answers` says otherwise. */
  createProject: (
    subredditIds: string[],
    changes?: { answers?: Answers; [field: string]: unknown },
  ) => Promise<Project>;
};

const LEDGERLY = {
  name: "Ledgerly",
  description:
    "Ledgerly sends invoices and keeps the books for freelancers. It reads your calendar and turns finished jobs into invoices.",
  url: "https://ledgerly.example",
  category: "Finance",
  targetAudience: ["Freelancers"],
  goals: ["Get feedback"],
} as const;

/** A signed-in user with a plan, who can create projects. */
export async function createFounder(
  house: TestApp,
  email: string,
  plan: PlanCode = "PREMIUM_LIFETIME",
): Promise<Founder> {
  const { user, accessToken } = await house.signIn(email);
  if (plan !== "FREE") await grantPlan(house, user.id, plan);
  const client = house.clientOf(accessToken);
  const createProject: Founder["createProject"] = async (
    ids,
    { answers = SAMPLE_ANSWERS, ...changes } = {},
  ) => {
    const selectedSubreddits = ids.map((id) => ({ id }));
    const body = { ...LEDGERLY, ...changes, selectedSubreddits } as never;
    const project = await client.createProject({ body });
    if (Object.keys(answers).length === 0) return project;
    const params = { projectId: project.id };
    return { ...project, interview: await client.updateInterview({ params, body: { answers } }) };
  };
  return { userId: user.id as UserId, client, createProject };
}
