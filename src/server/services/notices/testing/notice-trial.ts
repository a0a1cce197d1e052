import { queueNotices } from "#server/jobs/send-notices.ts";
import { insertPost, type NewPost } from "#server/db/posts/posts-repository.ts";
import { type RedditGateway, unconfiguredReddit } from "#server/gateways/reddit/reddit-gateway.ts";
import type { MailMessage } from "#server/gateways/mail/mail-gateway.ts";
import type { ProjectId, UserId } from "#server/scope.ts";
import { createFounder } from "#server/testing/create-founder.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { sendNotice, type SendDeps } from "#server/services/notices/compose-notice.ts";

export type NoticeTrial = Awaited<ReturnType<typeof startNoticeTrial>>;

/** The product with its messages in the test's hands, and no queue in between. */
export async function startNoticeTrial(reddit: RedditGateway = unconfiguredReddit) {
  const house = await startTestApp({ reddit });
  const sent: MailMessage[] = [];
  let failure: Error | null = null;
  const mail: SendDeps["mail"] = {
    kind: "smtp",
    send: async (message) => {
      if (failure) throw failure;
      sent.push(message);
    },
    close: () => {},
  };
  const deps = { ...house.deps, mail };
  const queued: string[] = [];

  return {
    house,
    sent,
    deps,
    failWith: (error: Error | null) => void (failure = error),
    /** One run of the job; what it queues waits for `deliver`. */
    decide: () => queueNotices(deps, async (ids) => void queued.push(...ids)).run(),
    deliver: async () => {
      for (const id of queued.splice(0)) await sendNotice(deps, id);
    },
    queued,
    /** A user with a project and a way to plan posts, who wants to be reminded. */
    addFounder: async (reminders: "off" | "at-slot-time" | "daily-digest", timezone = "UTC") => {
      const email = `founder-${crypto.randomUUID()}@example.com`;
      const founder = await createFounder(house, email);
      await founder.client.updateCurrentUser({ body: { reminders, timezone } });
      const project = await founder.createProject(["saas"]);
      const plan = (scheduledFor: Date | null, changes: Partial<NewPost> = {}) =>
        insertPost(house.database.db, {
          userId: founder.userId as UserId,
          projectId: project.id as ProjectId,
          subredditId: "saas",
          title: "How do you price a planner?",
          content: "I made {{what}} and wonder.",
          postType: "question",
          status: scheduledFor ? "scheduled" : "draft",
          scheduledFor,
          by: "engine",
          createdAt: house.clock(),
          updatedAt: house.clock(),
          ...changes,
        });
      return { ...founder, email, project, plan };
    },
  };
}
