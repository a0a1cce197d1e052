import type { AccountExport } from "#contract/account-data.ts";
import { NO_FOUNDER_FACTS } from "#engine/posts/founder-facts.ts";
import type { AccountData } from "#server/db/account-data-repository.ts";

type Rest = Omit<AccountExport, "exportedAt" | "profile" | "onboarding">;

export function presentAccountData(data: AccountData): Rest {
  const communities = Object.groupBy(data.communities, ({ projectId }) => projectId);
  return {
    projects: data.projects.map((row) => presentProject(row, communities[row.id] ?? [])),
    posts: data.posts.map(presentPost),
    checks: data.checks.map(({ postId, stage, sighting, checkedAt }) => ({
      postId,
      stage,
      sighting,
      checkedAt: checkedAt.toISOString(),
    })),
    contributions: data.contributions.map(presentContribution),
    taskTicks: data.taskTicks.map(({ day, taskKey, tickedAt }) => ({
      day,
      taskKey,
      tickedAt: tickedAt.toISOString(),
    })),
    favorites: data.favorites.map(({ subredditId, createdAt }) => ({
      subredditId,
      addedAt: createdAt.toISOString(),
    })),
    subscriptions: data.subscriptions.map(presentSubscription),
    paymentCustomerIds: data.customers.map(({ customerId }) => customerId),
    // Without its address: whoever has that could pay there.
    checkouts: data.checkouts.map(({ planCode, createdAt, expiresAt }) => ({
      planCode,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    aiPosts: data.quotas.map(({ month, used }) => ({ month, used })),
    messages: data.notices.map(({ kind, about, data: said, createdAt, outcome }) => ({
      kind,
      about,
      data: said,
      decidedAt: createdAt.toISOString(),
      outcome,
    })),
    // Without its address: that is a secret.
    calendarFeed: data.calendarFeed && { createdAt: data.calendarFeed.createdAt.toISOString() },
    sessions: data.sessions.map(presentSession),
  };
}

function presentProject(
  { userId: _userId, founderFacts, createdAt, updatedAt, ...row }: AccountData["projects"][number],
  communities: AccountData["communities"],
): Rest["projects"][number] {
  return {
    ...row,
    founderFacts: { ...NO_FOUNDER_FACTS, ...founderFacts },
    communities: communities.map(({ subredditId, source, createdAt: addedAt }) => ({
      subredditId,
      source,
      addedAt: addedAt.toISOString(),
    })),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

function presentPost({
  userId: _userId,
  seed: _seed,
  ...row
}: AccountData["posts"][number]): Rest["posts"][number] {
  return {
    ...row,
    scheduledFor: row.scheduledFor?.toISOString() ?? null,
    postedAt: row.postedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
  };
}

function presentContribution({
  subredditId,
  kind,
  isPromotional,
  permalink,
  at,
  createdAt,
}: AccountData["contributions"][number]): Rest["contributions"][number] {
  return {
    subredditId,
    kind,
    isPromotional,
    permalink,
    at: at.toISOString(),
    loggedAt: createdAt.toISOString(),
  };
}

function presentSubscription({
  userId: _userId,
  ...row
}: AccountData["subscriptions"][number]): Rest["subscriptions"][number] {
  return {
    ...row,
    currentPeriodEnd: row.currentPeriodEnd?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function presentSession({
  id,
  device,
  ...row
}: AccountData["sessions"][number]): Rest["sessions"][number] {
  return {
    id,
    device,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    endedAt: row.revokedAt?.toISOString() ?? null,
  };
}
