import type { Client } from "#contract/client.ts";
import { SAMPLE_ANSWERS } from "#server/testing/sample-answers.ts";
import type { House } from "./house.ts";

const TOMORROW = () => new Date(Date.now() + 26 * 3_600_000).toISOString();

export async function tourPosts(house: House, client: Client): Promise<void> {
  const { id: projectId } = await client.createProject({
    body: {
      name: "Ledgerly",
      description: "Invoicing and bookkeeping for freelancers who hate both.",
      url: "https://ledgerly.example",
      selectedSubreddits: [
        "sideproject",
        "entrepreneur",
        "startups",
        "smallbusiness",
        "freelance",
      ].map((id) => ({ id })),
    } as never,
  });
  const project = { params: { projectId } };
  const { scene = "", ...others } = SAMPLE_ANSWERS;
  await client.updateInterview({ ...project, body: { answers: others } });
  await client.tellFact({ ...project, body: { questionId: "scene", founderSaid: scene } });
  await client.suggestAnswers(project);
  await client.getWritingOutlook(project);
  const place = { projectId, subredditId: "sideproject" };
  await client.wordPostBrief({ body: place });
  await client.readReply({ body: { ...place, reply: "TITLE: How do you bill?\n\nI forget." } });
  const thread = { title: "How do you remember to bill?", text: "I forget every month." };
  await client.draftComment({ body: { ...place, thread } as never });
  // No model is connected: it says so once everything else was asked for.
  await client.generatePostInSteps({ body: place }).catch(() => null);
  const post = await client.generatePost({ body: { projectId, subredditId: "sideproject" } });
  const [second] = await client.generatePosts({ body: { projectId, count: 2 } });
  const params = { postId: post.id };
  await client.rewritePost({ params, body: { change: "another-angle" } });
  await client.adaptPost({ params, body: { subredditId: "microsaas" } });
  await client.deletePost({ params: await idOf(client.duplicatePost({ params })) });
  const own = { projectId, subredditId: "saas", title: "How do you bill?", content: "I forget." };
  await client.createPost({ body: own });
  await client.getRoadmap({ params: { projectId } });
  await client.getPostingContext();
  await client.listDatedPosts({ query: { from: new Date().toISOString(), days: 45 } });
  await client.updatePost({ params, body: { title: "How do you send invoices?" } });
  await client.schedulePost({ params });
  const at = { scheduledFor: TOMORROW(), isOverBudgetConfirmed: true } as const;
  await client.schedulePost({ params, body: at });
  await client.deletePost({ params });
  await client.restorePost({ params });
  house.reddit.submissions.add({ id: "1ledger", community: "SideProject" });
  const permalink = "https://www.reddit.com/r/SideProject/comments/1ledger/invoices/";
  await client.markPosted({ params, body: { permalink, isBlankConfirmed: true } });
  const { receipt } = await client.shareReceipt({ params });
  await client.getReceipt({ params: { receiptId: receipt?.sharedAs ?? "" } });
  await client.revokeReceipt({ params });
  await client.recordCheck({ params, body: { sighting: "live" } });
  await client.updatePerformance({ params, body: { upvotes: 12, comments: 3, outcome: "live" } });
  await client.deletePost({ params: { postId: second?.id ?? "" } });
  await tourToday(client, projectId);
  await tourHistory(client, projectId);
  await tourFreeDraft(house);
}

async function tourHistory(client: Client, projectId: string): Promise<void> {
  const importId = crypto.randomUUID();
  const at = new Date(Date.now() - 40 * 24 * 3_600_000).toISOString();
  const posts = [
    {
      permalink: "https://www.reddit.com/r/SideProject/comments/1before/bills/",
      subredditId: "sideproject",
      postedAt: at,
      title: "How do you bill?",
      content: "I forget.",
      outcome: "live",
    } as const,
  ];
  const comments = [
    {
      permalink: "https://www.reddit.com/r/SideProject/comments/1before/bills/c0ffee/",
      subredditId: "sideproject",
      writtenAt: at,
      isPromotional: false,
    },
  ];
  await client.importHistory({ params: { projectId }, body: { importId, posts, comments } });
  await client.listImports();
  await client.undoImport({ params: { importId } });
}

/** What a free account has had counts over all its months. */
async function tourFreeDraft(house: House): Promise<void> {
  const { client } = await house.signIn("free@example.com");
  const { id: projectId } = await client.createProject({
    body: { name: "Ledgerly", selectedSubreddits: [{ id: "sideproject" }] } as never,
  });
  await client.updateInterview({ params: { projectId }, body: { answers: SAMPLE_ANSWERS } });
  await client.generatePost({ body: { projectId, subredditId: "sideproject" } });
}

async function idOf(post: Promise<{ id: string }>) {
  return { postId: (await post).id };
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
