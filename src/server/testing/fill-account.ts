import { insertRadarEntries } from "#server/db/projects/radar-repository.ts";
import { NO_CORRECTIONS } from "#engine/policy/paste/corrections.ts";
import type { SignedIn } from "#contract/accounts/auth.ts";
import { insertCheckout, recordEvent } from "#server/db/billing/payments-repository.ts";
import { saveCustomer, savePlanGrant } from "#server/db/billing/subscriptions-repository.ts";
import { insertMention, insertCompetitor } from "#server/db/projects/competitors-repository.ts";
import { insertNotices } from "#server/db/accounts/notices-repository.ts";
import { addToQuota } from "#server/db/posts/post-quotas-repository.ts";
import { insertPost, type PostRow } from "#server/db/posts/posts-repository.ts";
import { idsWithKey, postKeyOf } from "#engine/visits/link-tags.ts";
import { addVisit } from "#server/db/posts/results-and-visits-repository.ts";
import { insertProject, insertProjectSubreddits } from "#server/db/projects/projects-repository.ts";
import { insertTick } from "#server/db/posts/task-ticks-repository.ts";
import type { UserId } from "#server/scope.ts";
import { SAMPLE_ANSWERS } from "./sample-answers.ts";
import { grantPlan } from "./grant-plan.ts";
import { connectAssistant } from "./connect-assistant.ts";
import type { TestApp } from "./test-app.ts";
import type { ReceiptData } from "#server/services/notices/note-receipts.ts";

export type FilledAccount = Awaited<ReturnType<typeof fillAccount>>;

/** What no export and no log may hold. */
export const FEED_KEY = "0f1e2d3c4b5a69788796a5b4c3d2e1f0a1b2c3d4";

/** A user with something in every table that can hold something of a user. */
export async function fillAccount(house: TestApp, email: string) {
  const { db } = house.database;
  const signedIn: SignedIn = await house.signIn(email);
  const client = house.clientOf(signedIn.accessToken);
  const userId = signedIn.user.id as UserId;
  const now = house.clock();
  const times = { createdAt: now, updatedAt: now };

  await client.saveOnboarding({ body: { name: "Ada", redditKarma: 12, projectName: "Ropewise" } });
  const project = await insertProject(db, {
    userId,
    name: "Ropewise",
    description: "Plans climbing trips.",
    interview: {
      answers: {
        ...SAMPLE_ANSWERS,
        scene: "I missed too many weekends.",
        price: "It costs £4 a month.",
      },
      fields: { price: [{ amount: "£4", per: "a month" }] },
    },
    ...times,
  });
  if (!project) throw new Error("The id of the project is taken.");
  await insertProjectSubreddits(db, [
    { projectId: project.id, subredditId: "saas", source: "added", createdAt: now },
  ]);
  const writePost = (changes: Partial<PostRow>) =>
    insertPost(db, {
      userId,
      projectId: project.id,
      subredditId: "saas",
      title: "How do you plan a climbing trip?",
      content: "I built Ropewise for it.",
      titles: ["How do you plan a climbing trip?", "Ropewise: it plans climbing trips"],
      shape: "general question 1",
      postType: "question",
      status: "draft",
      by: "engine",
      ...times,
      ...changes,
    });
  const made = {
    status: "posted",
    postedAt: now,
    outcome: "live",
    upvotes: 9,
    predictedScore: 12,
    predictedLevel: "low",
    predictedAt: now,
  } as const;
  const later = new Date(now.getTime() + 1000);
  const posts = [
    await writePost(made),
    await writePost({ deletedAt: now, createdAt: later }),
  ] as const;
  const params = { postId: posts[0].id };
  await client.recordCheck({ params, body: { sighting: "live" } });
  const competitor = await insertCompetitor(db, {
    userId,
    projectId: project.id,
    name: "Pitchplan",
    description: "Books huts and guides for climbers.",
    describedBy: "founder",
    ...times,
  });
  await insertMention(db, {
    userId,
    competitorId: competitor.id,
    source: "pasted",
    kind: "launch",
    postId: "1pitch",
    permalink: "https://www.reddit.com/r/climbing/comments/1pitch/",
    community: "climbing",
    title: "I built Pitchplan",
    seenAt: now,
  });
  await client.setRadarKey({
    body: { address: `https://www.reddit.com/.rss?feed=${FEED_KEY}&user=a_climber` },
  });
  await client.updateRadar({ params: { projectId: project.id }, body: { phrases: ["rope bag"] } });
  await client.replaceRadarFeed();
  await insertRadarEntries(db, [
    {
      userId,
      projectId: project.id,
      source: "feed",
      postId: "1rope",
      permalink: "https://www.reddit.com/r/climbing/comments/1rope/",
      community: "climbing",
      title: "Has anyone tried Pitchplan?",
      text: "",
      reason: { is: "names-competitor", name: "Pitchplan" },
      score: 100,
      postedAt: now,
      foundAt: now,
    },
  ]);
  const trackedProject = { params: { projectId: project.id } };
  const { key: trackingKey } = await client.replaceTrackingKey(trackedProject);
  await addVisit(db, trackingKey ?? "", idsWithKey(postKeyOf(posts[0].id)), now);
  await client.addFavorite({ params: { subredditId: "saas" } });
  await client.saveSearch({ body: { name: "Small and safe", q: "bookkeeping", risk: "SAFE" } });
  await client.saveOwnPolicy({
    params: { subredditId: "saas" },
    body: { text: "No self-promotion", corrections: NO_CORRECTIONS },
  });
  await client.logContribution({ body: { subredditId: "saas", kind: "comment" } });
  const tick = { userId, day: "2026-11-15", taskKey: `answer.${posts[0].id}`, tickedAt: now };
  await insertTick(db, tick);
  await addToQuota(db, userId, "2026-11", 3);
  await grantPlan(house, userId, "PREMIUM_MONTHLY");
  await savePlanGrant(db, { userId, planCode: "PREMIUM_MONTHLY", until: null, createdAt: now });

  const customerId = `cus_${userId}`;
  await saveCustomer(db, { userId, mode: "live", customerId, createdAt: now });
  const event = { id: `evt_${userId}`, type: "invoice.paid", customerId, receivedAt: now };
  await recordEvent(db, event);
  await insertCheckout(db, {
    userId,
    mode: "live",
    planCode: "PREMIUM_LIFETIME",
    url: "https://pay.test/secret-page",
    createdAt: now,
    expiresAt: now,
  });
  await client.replaceCalendarFeed();
  const address = "https://hooks.example.com/in?key=key-of-the-address";
  const webhook = await client.addWebhook({ body: { address, events: ["post.due"] } });
  await client.testWebhook({ params: { webhookId: webhook.details.id } });
  const { token } = await client.createToken({ body: { name: "My script", scope: "read" } });
  const assistant = await connectAssistant(house, signedIn);
  const data: ReceiptData = {
    planCode: "PREMIUM_MONTHLY",
    paidCents: 2999,
    currency: "USD",
    paidAt: now.toISOString(),
    isRenewal: false,
    isTest: false,
  };
  await insertNotices(db, [
    { userId, kind: "receipt", about: `pi_${userId}`, data, createdAt: now },
  ]);
  await house.clientOf().requestMagicLink({ body: { email } });
  return {
    ...signedIn,
    client,
    userId,
    email,
    customerId,
    project,
    posts,
    trackingKey,
    token,
    webhook,
    assistant,
  };
}
