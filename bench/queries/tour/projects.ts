import { type FeedsGateway, keyRefused, noFeeds } from "#server/gateways/feeds/feeds-gateway.ts";
import { unconfiguredReddit } from "#server/gateways/reddit/reddit-gateway.ts";
import { createSharedTurns } from "#server/services/radar/shared-turns.ts";
import { readDueRadars } from "#server/services/radar/read-radars.ts";
import type { Client } from "#contract/client.ts";
import { routes } from "#contract/endpoints/routes.ts";
import { postKeyOf, TEST_KEY } from "#engine/visits/link-tags.ts";
import type { SessionId, UserId } from "#server/scope.ts";
import { listProjectSummaries } from "#server/services/projects/projects.ts";
import type { House } from "./house.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const LEDGERLY = {
  name: "Ledgerly",
  description: "Invoicing and bookkeeping software for freelancers and small businesses.",
  category: "Finance",
  targetAudience: ["Freelancers"],
} as const;

export async function tourProjects(house: House, client: Client): Promise<void> {
  const created = await client.createProject({
    body: { ...LEDGERLY, selectedSubreddits: [{ id: "saas" }, { id: "entrepreneur" }] } as never,
  });
  const params = { projectId: created.id };
  await client.listProjects();
  await client.listProjects({ query: { includeArchived: "true" } });
  await tourPages(house, client);
  await client.getProjectStats();
  await client.getProjectStats({ query: { includeArchived: "true" } });
  await client.updateProject({ params, body: { description: `${LEDGERLY.description} New.` } });
  await client.updateInterview({
    params,
    body: { answers: { scene: "I was tired of spreadsheets." } },
  });
  await client.addProjectSubreddit({ params: { ...params, subredditId: "smallbusiness" } });
  await client.removeProjectSubreddit({ params: { ...params, subredditId: "smallbusiness" } });
  await client.recomputeRecommendations({ params, body: { limit: 10 } });
  await client.getProject({ params });
  await client.archiveProject({ params });
  await client.unarchiveProject({ params });
  await tourAssistance(client);
  await tourCompetitors(house, client, created.id);
  await tourRadar(house, client, created.id);
  await client.deleteProject({ params });

  for (const { id } of (await client.listProjects()).slice(0, 3)) {
    await client.getProject({ params: { projectId: id } });
    await client.getProjectResults({ params: { projectId: id } });
    await client.exportProjectResults({ params: { projectId: id } });
    await client.listCompetitors({ params: { projectId: id } });
    await tourTracking(house, client, id);
  }
}

/** The client does not see the header that names the next page. */
async function tourPages(house: House, client: Client): Promise<void> {
  const { id } = await client.getCurrentUser();
  const scope = { userId: id as UserId, sessionId: "" as SessionId };
  await house.run("projects page by page", async () => {
    const { nextCursor } = await listProjectSummaries(house.deps, scope, { limit: 2 });
    await listProjectSummaries(house.deps, scope, { limit: 2, cursor: nextCursor ?? undefined });
  });
}

async function tourAssistance(client: Client): Promise<void> {
  const form = new FormData();
  form.set("file", new File([LEDGERLY.description], "brief.txt", { type: "text/plain" }));
  await client.uploadBrief({ body: form });
  await client.generateDescription({ body: { url: "https://ledgerly.example" } });
  await client.readProjectPage({ body: { url: "https://ledgerly.example" } });
  await client.detectCategory({ body: { description: LEDGERLY.description } });
  await client.detectAudience({ body: { description: LEDGERLY.description } });
  await client.generateRecommendations({ body: LEDGERLY as never });
}

async function tourCompetitors(house: House, client: Client, projectId: string): Promise<void> {
  const body = { name: "Billmate", description: "Invoices for agencies." };
  const { id } = await client.addCompetitor({ params: { projectId }, body });
  const params = { projectId, competitorId: id };
  await client.updateCompetitor({ params, body: { description: "Invoices for studios." } });
  const about = { community: "SideProject", title: "I built Billmate, tell me what you think" };
  house.reddit.searchable.add({ id: "1billmate", ...about });
  await client.searchMentions({ params });
  // Another name: what was found for the old one goes.
  await client.updateCompetitor({ params, body: { name: "Billmates" } });
  await client.searchMentions({ params });
  const permalink = "https://www.reddit.com/r/freelance/comments/1bill/which_app/";
  const { mentions } = await client.addMention({ params, body: { permalink } });
  const mentionId = mentions.find(({ source }) => source === "pasted")?.id ?? "";
  await client.removeMention({ params: { ...params, mentionId } });
  await client.removeCompetitor({ params });
}

async function tourTracking(house: House, client: Client, projectId: string): Promise<void> {
  await client.getTracking({ params: { projectId } });
  const { key } = await client.replaceTrackingKey({ params: { projectId } });
  const [post] = await client.getRoadmap({ params: { projectId } });
  await house.clientOf().getVisitScript();
  for (const name of [TEST_KEY, postKeyOf(post?.id ?? "")]) {
    const payload = JSON.stringify({ key, post: name });
    const headers = { "content-type": "text/plain", "user-agent": BROWSER };
    await house.send(routes.recordVisit, { url: routes.recordVisit.path, headers, payload });
    const referer = `https://ledgerly.example/?fh=${name}`;
    const url = `${routes.recordPixelVisit.path}?key=${key}`;
    await house.send(routes.recordPixelVisit, { url, headers: { "user-agent": BROWSER, referer } });
  }
}

async function tourRadar(house: House, client: Client, projectId: string): Promise<void> {
  const params = { projectId };
  const address = `https://www.reddit.com/.rss?feed=${"0f1e2d3c".repeat(5)}&user=busy_founder`;
  await client.setRadarKey({ body: { address } });
  await client.updateRadar({ params, body: { isOn: true, phrases: ["late invoices"] } });
  const permalink = "https://www.reddit.com/r/SaaS/comments/1radar/has_anyone_tried_ledgerly/";
  const threads = [{ permalink, title: "Has anyone tried Ledgerly?" }];
  await client.takeInThreads({ params, body: { threads } });
  const { items } = await client.getRadar({ params });
  for (const { id } of items) {
    await client.dismissRadarEntry({ params: { projectId, entryId: id } });
    await client.restoreRadarEntry({ params: { projectId, entryId: id } });
  }
  await client.listAnnouncements({ params: { subredditId: "saas" } });
  const feed = await client.replaceRadarFeed();
  await client.getRadarFeed();
  const [signature = "", feedId = ""] = feed.address?.split("/").toReversed() ?? [];
  await client.readRadarFeed({ params: { feedId, signature } });
  await client.revokeRadarFeed();
  await house.run("feeds are read", async () => {
    await readDueRadars({ ...house.deps, feeds: refusesKeys, reddit: unconfiguredReddit });
    await takeTurns(house);
  });
  await client.getRadarKey();
  await client.removeRadarKey();
}

async function takeTurns({ deps }: House): Promise<void> {
  const key = { user: "a_founder", key: "0f1e2d3c".repeat(5) };
  const turns = createSharedTurns(deps);
  await turns.take(key);
  await turns.noteRefusal(key, null);
  await turns.noteFailure(null);
  await turns.noteSuccess(key);
}

/** So that a refusal is noted, too. */
const refusesKeys: FeedsGateway = {
  ...noFeeds,
  read: async () => {
    throw keyRefused(403);
  },
};
