import type { Db } from "#server/db/database.ts";
import { insertPost } from "#server/db/posts/posts-repository.ts";
import { insertProject } from "#server/db/projects/projects-repository.ts";
import { insertUser, lockUserByEmail } from "#server/db/accounts/users-repository.ts";

/** Posts whose slots begin now, of somebody who wants to be told of each. */
export async function planDuePosts(db: Db, email: string, count: number): Promise<void> {
  const now = new Date();
  const times = { createdAt: now, updatedAt: now };
  const user =
    (await lockUserByEmail(db, email)) ??
    (await insertUser(db, { email, emailVerifiedAt: now, reminders: "at-slot-time", ...times }));
  const project = await insertProject(db, {
    userId: user.id,
    name: "Ropewise",
    description: "Ropewise plans climbing trips.",
    ...times,
  });
  if (!project) throw new Error("The project was not kept.");
  for (let n = 1; n <= count; n++) {
    await insertPost(db, {
      userId: user.id,
      projectId: project.id,
      subredditId: "saas",
      title: `How do you plan trip ${n}?`,
      content: "I wonder.",
      postType: "question",
      status: "scheduled",
      scheduledFor: now,
      by: "engine",
      ...times,
    });
  }
}
