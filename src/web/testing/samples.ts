import type { User } from "#contract/accounts/user.ts";
import type { SubscriptionStatus } from "#contract/billing.ts";
import type { Policy } from "#contract/policy.ts";
import type { Project } from "#contract/project.ts";
import type { RecommendedSubreddit } from "#contract/projects/recommendation.ts";

/** What every part is shown with; a test states only what it is about. */
export function sampleUser(fields: Partial<User> = {}): User {
  return {
    id: "0199a000-0000-7000-8000-0000000000ff",
    email: "founder@example.com",
    emailVerified: true,
    name: "Ada",
    timezone: "UTC",
    timezoneToldAt: MORNING,
    redditUsername: null,
    redditKarma: 500,
    redditKarmaToldAt: MORNING,
    redditAccountAgeDays: 400,
    redditAccountSince: "2025-10-11",
    reminders: "off",
    onboardedAt: MORNING,
    createdAt: MORNING,
    ...fields,
  };
}

export function sampleSubscription(fields: Partial<SubscriptionStatus> = {}): SubscriptionStatus {
  return {
    isPremium: true,
    planCode: "PREMIUM_MONTHLY",
    status: "ACTIVE",
    currentPeriodEnd: "2026-12-15T09:00:00.000Z",
    canCancel: true,
    cancelAtPeriodEnd: false,
    hasPaymentProblem: false,
    canManage: true,
    isTest: false,
    aiPosts: { used: 2, limit: 30, resetsAt: "2026-12-01T00:00:00.000Z" },
    ...fields,
  };
}

export function sampleSubreddit(fields: Partial<RecommendedSubreddit> = {}): RecommendedSubreddit {
  return {
    id: "saas",
    name: "SaaS",
    fullName: "r/SaaS",
    members: 385_969,
    membersAsOf: "2026-11-01",
    membersEstimated: false,
    category: "Tech & SaaS",
    isCategoryEstimated: false,
    description: "Software as a service.",
    relevanceScore: 0.8,
    why: "Its members run software.",
    reasons: [{ kind: "fits", text: "Its members run software." }],
    group: "post",
    riskLevel: "SAFE",
    riskReasons: ["Promotion is allowed."],
    policy: POLICY,
    allowedPostTypes: [],
    requiresFlair: false,
    flairText: null,
    extractedRules: [],
    bannedKeywords: [],
    postingFrequency: "Once a week",
    activityByHour: {},
    activityBasis: null,
    activityByDay: {},
    activityByDayBasis: null,
    bestPostingDays: [],
    bestPostingHours: [],
    timing: {
      kind: "unknown",
      hours: [],
      asOf: null,
      source: null,
      all: null,
      better: null,
      others: null,
      standingThreads: [],
    },
    isFavorite: false,
    ...fields,
  };
}

export function sampleProject(fields: Partial<Project> = {}): Project {
  return {
    id: "0199a000-0000-7000-8000-0000000000aa",
    name: "Trip Planner",
    url: "https://trips.example",
    description: "Plans trips for small groups.",
    subject: null,
    category: null,
    targetAudience: [],
    goals: [],
    status: "active",
    archived: false,
    targetPlatform: "reddit",
    recommendations: [{ subredditId: "saas", subreddit: sampleSubreddit(), source: "recommended" }],
    weeklyGrowth: { percent: 0, communities: 0, from: null, to: null },
    leftOut: [],
    generatedPosts: [],
    interview: {
      kind: "software",
      isKindChosen: false,
      stage: null,
      verb: null,
      isTeam: false,
      place: null,
      answers: {},
      fields: {},
      marks: [],
    },
    tagsLinks: false,
    notice: null,
    createdAt: MORNING,
    updatedAt: MORNING,
    ...fields,
  };
}

export function samplePolicy(fields: Partial<Policy> = {}): Policy {
  return {
    subredditId: "saas",
    name: "SaaS",
    fullName: "r/SaaS",
    members: 385_969,
    membersAsOf: "2026-11-01",
    membersEstimated: false,
    description: "Software as a service.",
    riskLevel: "SAFE",
    riskReasons: ["Promotion is allowed."],
    policy: POLICY,
    stance: {
      is: "welcome",
      detail: null,
      flairs: [],
      day: null,
      sharePercent: null,
      source: SOURCE,
    },
    stanceWords: "Promotion is allowed",
    kind: null,
    language: "en",
    topic: null,
    codes: {},
    codeSources: {},
    listedRules: { count: 3, understood: 3, source: SOURCE },
    uncodedRules: [],
    requirements: [],
    demands: [],
    threads: [],
    subject: null,
    shows: null,
    formats: null,
    extractedRules: [],
    bannedKeywords: [],
    keywordSources: {},
    allowedPostTypes: [],
    requiresFlair: false,
    flairText: null,
    flairsSeen: [],
    postingFrequency: "Once a week",
    rulesUrl: "https://www.reddit.com/r/SaaS/about/rules",
    ...fields,
  };
}

const MORNING = "2026-11-15T09:00:00.000Z";
const SOURCE = { kind: "rules" as const, asOf: "2026-11-01" };
const POLICY = {
  stance: "welcome" as const,
  words: "Promotion is allowed",
  detail: null,
  source: SOURCE,
  sourceWords: "rules of November 2026",
};
