import * as fc from "fast-check";
import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { HOUR_MS } from "#engine/clock/time-units.ts";
import type { SignedIn } from "#contract/accounts/auth.ts";
import { ErrorBody } from "#contract/errors.ts";
import { endpoints } from "#contract/endpoints/endpoints.ts";
import type { RouteName } from "#contract/endpoints/routes.ts";
import { fillAccount } from "#server/testing/fill-account.ts";
import { type FuzzedRequest, requestArbitrary } from "#server/testing/fuzz/request-arbitrary.ts";
import { putRealIds, type RealIds } from "#server/testing/fuzz/real-ids.ts";
import { grantPlan } from "#server/testing/grant-plan.ts";
import { goodBodyOf } from "#server/testing/owned-objects.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import type { UserId } from "#server/scope.ts";
import { unsubscribeAddress } from "#server/services/notices/unsubscribe.ts";

/** `npm run tool -- fuzz` sends many more, other ones each time. */
const requests = Number(process.env["FUZZ_REQUESTS"] ?? 800);
const seed = Number(process.env["FUZZ_SEED"] ?? 20_261_115);
/** Stands in what the owner keeps, and must never reach anybody else. */
const MARK = "marked-8f2c61";

/** To whoever has the address, which is a secret of its own. */
const TOLD_BY_ADDRESS: ReadonlySet<string> = new Set<RouteName>(["getCalendar", "readRadarFeed"]);

/** These succeed only with what no request can make up, or with outsiders who are not here. */
const OUT_OF_REACH: ReadonlySet<string> = new Set<RouteName>([
  "verifyMagicLink",
  "receiveWebhook",
  "uploadBrief",
  "generateDescription",
  "readProjectPage",
  "searchMentions",
  "updateSubredditData",
  "createCheckout",
  "cancelSubscription",
  "openPortal",
]);
const WITH_PASSWORD = { email: "known@example.com", password: "correct horse battery" };

let house: TestApp;
const people = new Map<string, SignedIn>();
let ids: RealIds;
const REFILL_AFTER = 150;
let filled = 0;
let sent = 0;
const succeeded = new Set<string>();

beforeAll(async () => {
  house = await startTestApp();
  await house.clientOf().signUp({ body: WITH_PASSWORD });
  people.set("stranger", await house.signIn("stranger@example.com"));
  await fillOwner();
});
afterAll(() => house.stop());

test(
  `${requests} requests of all kinds break nothing and tell nobody what is not theirs`,
  { timeout: 1_800_000 },
  async () => {
    await fc.assert(fc.asyncProperty(requestArbitrary(), tryRequest), {
      numRuns: requests,
      seed,
      endOnFailure: true,
      verbose: 1,
    });
    // Else they would all fail for the same dull reason, and nothing behind it be tried.
    const reachable = Object.keys(endpoints).filter((name) => !OUT_OF_REACH.has(name));
    const missed = reachable.filter((name) => !succeeded.has(name));
    expect(missed.length / reachable.length, missed.join(", ")).toBeLessThanOrEqual(
      requests >= 10_000 ? 0 : 0.35,
    );
  },
);

/** Again and again: requests take things away, and soon all would be about nothing. */
async function fillOwner(): Promise<void> {
  // An hour later, so that the limit on links is not met.
  house.advance(HOUR_MS);
  const email = `${MARK}-${filled++}@example.com`;
  const { project, posts, client, trackingKey, webhook, assistant, ...owner } = await fillAccount(
    house,
    email,
  );
  people.set("owner", owner);
  await grantPlan(house, owner.user.id, "PREMIUM_LIFETIME");
  const params = { projectId: project.id };
  await client.updateProject({ params, body: { name: MARK, description: `Of ${MARK} alone.` } });
  for (const subredditId of ["sideproject", "entrepreneur"]) {
    await client.addProjectSubreddit({ params: { ...params, subredditId } });
  }
  const draft = await client.generatePost({ body: { ...params, subredditId: "sideproject" } });
  const { items: competitors } = await client.listCompetitors({ params });
  const { items: contributions } = await client.listContributions();
  const history = { ...goodBodyOf("importHistory"), importId: crypto.randomUUID() };
  await client.importHistory({ params, body: history as never });
  const { items: imports } = await client.listImports();
  const { tasks } = await client.getToday();
  const { items: sessions } = await client.listSessions();
  const { items: tokens } = await client.listTokens();
  const toWebhook = { webhookId: webhook.details.id };
  const { items: deliveries } = await client.listDeliveries({ params: toWebhook });
  const { items: savedSearches } = await client.listSavedSearches();
  const { address } = await client.replaceCalendarFeed();
  const [signature = "", feedId = ""] = address?.split("/").toReversed() ?? [];
  const { items: radarItems } = await client.getRadar({ params });
  const radarFeed = await client.replaceRadarFeed();
  const [radarSignature = "", radarFeedId = ""] = radarFeed.address?.split("/").toReversed() ?? [];
  ids = {
    projectId: [project.id],
    postId: [draft.id, ...posts.map(({ id }) => id)],
    subredditId: ["saas", "sideproject"],
    competitorId: competitors.map(({ id }) => id),
    mentionId: competitors.flatMap(({ mentions }) => mentions.map(({ id }) => id)),
    contributionId: contributions.map(({ id }) => id),
    importId: imports.map(({ id }) => id),
    sessionId: sessions.map(({ id }) => id),
    tokenId: tokens.map(({ id }) => id),
    assistantId: [assistant.assistant.id],
    client_id: [assistant.clientId],
    redirect_uri: ["https://assistant.example/callback"],
    webhookId: [webhook.details.id],
    deliveryId: deliveries.map(({ id }) => id),
    savedSearchId: savedSearches.map(({ id }) => id),
    entryId: radarItems.map(({ id }) => id),
    email: [email, WITH_PASSWORD.email],
    feedId: [feedId, radarFeedId],
    signature: [signature, radarSignature],
    ticket: [readTicket(owner.userId)],
    key: [trackingKey ?? ""],
    taskKey: tasks.map(({ key }) => key),
  };
}

function readTicket(userId: UserId): string {
  return unsubscribeAddress(house.deps, userId).split("/").at(-1) ?? "";
}

async function tryRequest(request: FuzzedRequest): Promise<void> {
  if (++sent % REFILL_AFTER === 0) await fillOwner();
  const { endpoint, caller, body } = request;
  const headers = tokenFor(request);
  const payload = body === undefined ? "" : putRealIds(JSON.stringify(body), ids);
  const answer = await house.send({
    method: endpoint.method,
    url: putRealIds(request.url, ids),
    headers: body === undefined ? headers : { ...headers, "content-type": "application/json" },
    ...(body !== undefined && { payload }),
  });
  const isToldAnyway = payload.includes(MARK) || TOLD_BY_ADDRESS.has(request.name);
  const fault = findFault(request, answer, isToldAnyway);
  expect({ fault, answer: fault && `${answer.statusCode} ${answer.body.slice(0, 300)}` }).toEqual({
    fault: null,
    answer: null,
  });
  if (answer.statusCode < 400) succeeded.add(request.name);
  if (answer.statusCode === 401 && caller !== "anonymous") await signInAgain();
  // Whoever comes back afterwards has nothing.
  if (answer.statusCode === 204 && request.name === "deleteAccount") await fillOwner();
}

type Answer = Awaited<ReturnType<TestApp["send"]>>;

/** null where the answer is one that this caller should get. */
function findFault(
  { endpoint, caller }: FuzzedRequest,
  answer: Answer,
  isToldAnyway: boolean,
): string | null {
  const isOthers = caller !== "owner" && !isToldAnyway;
  if (isOthers && answer.body.includes(MARK)) return "tells what is the owner's";
  if (answer.statusCode === 204) return null;
  const body: unknown = endpoint.mediaType && answer.statusCode < 400 ? answer.body : answer.json();
  if (answer.statusCode >= 400) {
    const failure = ErrorBody.safeParse(body);
    if (!failure.success) return "is no failure of the contract's";
    return failure.data.code === "INTERNAL" ? "broke something" : null;
  }
  const parsed = endpoint.response.safeParse(body);
  return parsed.success && isDeepStrictEqual(parsed.data, body) ? null : "is not in the contract";
}

function tokenFor({ endpoint, caller }: FuzzedRequest): Record<string, string> {
  const signedIn = people.get(caller);
  if (!signedIn) return {};
  const token = endpoint.auth === "refresh" ? signedIn.refreshToken : signedIn.accessToken;
  return { authorization: `Bearer ${token}` };
}

/** Some requests sign out. An hour later, so that the limit on links is not met, and hence everybody. */
async function signInAgain(): Promise<void> {
  house.advance(HOUR_MS);
  for (const [caller, { user }] of people) people.set(caller, await house.signIn(user.email));
}
