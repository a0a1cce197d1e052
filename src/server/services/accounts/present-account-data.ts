import type { AccountExport } from "#contract/accounts/account-data.ts";
import type { RadarReason } from "#engine/radar/rank-entries.ts";
import { presentRadarEntry } from "#server/services/radar/radar.ts";
import { maskAddress } from "#engine/webhooks/recognise-shape.ts";
import type { AccountData } from "#server/db/accounts/account-data-repository.ts";
import { presentPrediction } from "#server/services/posts/reading/read-post.ts";
import { readInterview } from "#server/services/projects/read-interview.ts";

type Rest = Omit<AccountExport, "exportedAt" | "profile" | "onboarding">;

export function presentAccountData(data: AccountData): Rest {
  const communities = Object.groupBy(data.communities, ({ projectId }) => projectId);
  return {
    projects: data.projects.map((row) => presentProject(row, communities[row.id] ?? [])),
    posts: data.posts.map(presentPost),
    checks: data.checks.map(({ postId, stage, sighting, checkedAt, by }) => ({
      postId,
      stage,
      sighting,
      checkedAt: checkedAt.toISOString(),
      by,
    })),
    karma: data.karma.map(({ userId: _userId, takenAt, ...row }) => ({
      ...row,
      takenAt: takenAt.toISOString(),
    })),
    competitors: data.competitors.map(presentCompetitor),
    competitorMentions: data.competitorMentions.map(presentMention),
    trackingKeys: data.trackingKeys.map(presentTrackingKey),
    visits: data.visits.map(({ postId, hour, count }) => ({
      postId,
      hour: hour.toISOString(),
      count,
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
    savedSearches: data.savedSearches.map(({ id: _id, userId: _userId, createdAt, ...search }) => ({
      ...search,
      createdAt: createdAt.toISOString(),
    })),
    ownPolicies: data.ownPolicies.map(({ subredditId, text, corrections, asOf, ...times }) => ({
      subredditId,
      text,
      corrections,
      asOf,
      createdAt: times.createdAt.toISOString(),
      updatedAt: times.updatedAt.toISOString(),
    })),
    subscriptions: data.subscriptions.map(presentSubscription),
    grantedPlans: data.planGrants.map(({ planCode, until, createdAt }) => ({
      planCode,
      until: until?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    })),
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
    radarFeed: data.radarFeed && { createdAt: data.radarFeed.createdAt.toISOString() },
    tokens: data.tokens.map(presentToken),
    assistants: data.assistants.map(presentAssistant),
    webhooks: data.webhooks.map(presentWebhook),
    radarKeys: data.radarKeys.map(({ redditUser, createdAt, refusedAt }) => ({
      redditUser,
      createdAt: createdAt.toISOString(),
      refusedAt: refusedAt?.toISOString() ?? null,
    })),
    radars: data.radars.map(({ projectId, isOn, phrases, bar, readAt, createdAt }) => ({
      projectId,
      isOn,
      phrases,
      bar,
      readAt: readAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    })),
    radarEntries: data.radarEntries.map((row) => ({
      ...presentRadarEntry(row),
      projectId: row.projectId,
      why: row.reason.is,
      about: nameReason(row.reason),
      dismissedAt: row.dismissedAt?.toISOString() ?? null,
    })),
    webhookDeliveries: data.webhookDeliveries.map(presentDelivery),
    sessions: data.sessions.map(presentSession),
  };
}

function presentProject(
  {
    userId: _userId,
    kind,
    interview,
    promised: _promised,
    createdAt,
    updatedAt,
    ...row
  }: AccountData["projects"][number],
  communities: AccountData["communities"],
): Rest["projects"][number] {
  return {
    ...row,
    interview: readInterview({ ...row, kind, interview }),
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
    predictedRisk: presentPrediction(row),
    scheduledFor: row.scheduledFor?.toISOString() ?? null,
    postedAt: row.postedAt?.toISOString() ?? null,
    countedAt: row.countedAt?.toISOString() ?? null,
    watchedAt: row.watchedAt?.toISOString() ?? null,
    importedAt: row.importedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
  };
}

function presentCompetitor({
  userId: _userId,
  ...row
}: AccountData["competitors"][number]): Rest["competitors"][number] {
  return {
    ...row,
    searchedAt: row.searchedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function presentMention({
  id: _id,
  userId: _userId,
  postId: _postId,
  ...row
}: AccountData["competitorMentions"][number]): Rest["competitorMentions"][number] {
  return {
    ...row,
    postedAt: row.postedAt?.toISOString() ?? null,
    seenAt: row.seenAt.toISOString(),
  };
}

function presentTrackingKey({
  projectId,
  key,
  ...times
}: AccountData["trackingKeys"][number]): Rest["trackingKeys"][number] {
  return {
    projectId,
    key,
    createdAt: times.createdAt.toISOString(),
    firstHitAt: times.firstHitAt?.toISOString() ?? null,
    testedAt: times.testedAt?.toISOString() ?? null,
  };
}

function presentContribution({
  subredditId,
  kind,
  isPromotional,
  permalink,
  at,
  createdAt,
  importId,
}: AccountData["contributions"][number]): Rest["contributions"][number] {
  return {
    subredditId,
    kind,
    isPromotional,
    permalink,
    at: at.toISOString(),
    loggedAt: createdAt.toISOString(),
    importId,
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

function presentToken(row: AccountData["tokens"][number]): Rest["tokens"][number] {
  const { name, scope, hint, createdAt, lastUsedAt, expiresAt, revokedAt } = row;
  return {
    name,
    scope,
    hint,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}

function presentAssistant(row: AccountData["assistants"][number]): Rest["assistants"][number] {
  const { scope, redirectUri, createdAt, connectedAt, lastUsedAt, endedAt } = row;
  return {
    scope,
    returnAddress: redirectUri,
    allowedAt: createdAt.toISOString(),
    connectedAt: connectedAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    disconnectedAt: endedAt?.toISOString() ?? null,
  };
}

/** One text whichever it is: the file is for reading. */
function nameReason(reason: RadarReason): string {
  if (reason.is === "asks") return reason.need;
  return reason.is === "announces" ? reason.what : reason.name;
}

function presentWebhook(row: AccountData["webhooks"][number]): Rest["webhooks"][number] {
  const { id, address, shape, events, createdAt, failingSince, turnedOffAt } = row;
  return {
    id,
    address: maskAddress(new URL(address)),
    shape,
    events,
    createdAt: createdAt.toISOString(),
    failingSince: failingSince?.toISOString() ?? null,
    turnedOffAt: turnedOffAt?.toISOString() ?? null,
  };
}

function presentDelivery(
  row: AccountData["webhookDeliveries"][number],
): Rest["webhookDeliveries"][number] {
  const { webhookId, event, eventId, facts, attempts, outcome, status, failure, answer } = row;
  return {
    webhookId,
    event,
    eventId,
    facts,
    createdAt: row.createdAt.toISOString(),
    attempts,
    attemptedAt: row.attemptedAt?.toISOString() ?? null,
    outcome,
    status,
    failure,
    answer,
  };
}
