import type { Client } from "#contract/client.ts";
import type { House } from "./house.ts";

const TOMORROW = () => new Date(Date.now() + 26 * 3_600_000).toISOString();

export async function tourPosts(house: House, client: Client): Promise<void> {
  const { id: projectId } = await client.createProject({
    body: {
      name: "Ledgerly",
      description: "Invoicing and bookkeeping for freelancers who hate both.",
      url: "https://ledgerly.example",
      selectedSubreddits: ["saas", "entrepreneur", "startups", "smallbusiness", "freelance"].map(
        (id) => ({ id }),
      ),
    } as never,
  });
  const post = await client.generatePost({ body: { projectId, subredditId: "saas" } });
  const [second] = await client.generatePosts({ body: { projectId, count: 2 } });
  const params = { postId: post.id };
  await client.getRoadmap({ params: { projectId } });
  await client.getPostingContext();
  await client.updatePost({ params, body: { title: "How do you send invoices?" } });
  await client.schedulePost({ params });
  const at = { scheduledFor: TOMORROW(), isOverBudgetConfirmed: true } as const;
  await client.schedulePost({ params, body: at });
  await client.deletePost({ params });
  await client.restorePost({ params });
  house.reddit.submissions.add({ id: "1ledger", community: "SaaS" });
  const permalink = "https://www.reddit.com/r/SaaS/comments/1ledger/invoices/";
  await client.markPosted({ params, body: { permalink, isBlankConfirmed: true } });
  await client.recordCheck({ params, body: { sighting: "live" } });
  await client.updatePerformance({ params, body: { upvotes: 12, comments: 3, outcome: "live" } });
  await client.deletePost({ params: { postId: second?.id ?? "" } });
  await tourToday(client, projectId);
}

async function tourToday(client: Client, projectId: string): Promise<void> {
  await client.getToday();
  const { tasks } = await client.getToday({ query: { projectId } });
  const params = { taskKey: tasks.find(({ isDone }) => !isDone)?.key ?? "" };
  await client.tickTask({ params });
  await client.untickTask({ params });
  await client.listBudgets();
  await client.listBudgets({ query: { projectId } });
  const body = { subredditId: "saas", kind: "comment" } as const;
  const permalink = "https://www.reddit.com/r/SaaS/comments/1other/thing/c0ffee/";
  const { id } = await client.logContribution({ body: { ...body, permalink } });
  await client.listContributions();
  await client.listContributions({ query: { subredditId: "saas" } });
  await client.deleteContribution({ params: { contributionId: id } });
}
