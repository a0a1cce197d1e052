import * as z from "zod";
import { MAX_EMAIL_LENGTH, WRONG_ACCOUNT } from "#engine/accounts/account-fields.ts";
import { PLAN_CODES } from "#engine/billing/plans.ts";
import { DESCRIBERS, MENTION_SOURCES } from "#engine/competitors/competitor-options.ts";
import { LOOK_STAGES, OBSERVERS, SIGHTINGS } from "#engine/outcomes/look.ts";
import { POST_TYPES } from "#engine/drafts/draft.ts";
import {
  AUDIENCES,
  GOALS,
  PROJECT_CATEGORIES,
  PROJECT_STATUSES,
} from "#engine/projects/project-options.ts";
import { DELIVERY_EVENTS, WEBHOOK_EVENTS, WEBHOOK_SHAPES } from "#engine/webhooks/webhook.ts";
import { ExportedToken } from "./token.ts";
import { ExportedAssistant } from "./assistant-access.ts";
import { KARMA_SOURCES, User } from "./user.ts";
import { Onboarding } from "./onboarding.ts";
import { Interview } from "../interview.ts";
import { DraftFault, OUTCOMES, POST_STATUSES, PredictedRisk, WRITERS } from "../post.ts";
import { SavedSearch } from "./saved-search.ts";
import { exportedRadar } from "./exported-radar.ts";
import { DELIVERY_OUTCOMES } from "../webhook.ts";
import { PAYMENT_MODES } from "#engine/billing/customer-state.ts";
import { CONTRIBUTION_KINDS } from "#engine/ledger/contribution.ts";
import { MENTION_KINDS } from "#engine/competitors/mention.ts";
import { boundedText, requestBody, FactDate } from "../fields.ts";
import { Corrections } from "../policy.ts";

const Moment = z.iso.datetime();
const Count = z.int().nonnegative();

const ExportedProject = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  url: z.string().nullable(),
  category: z.enum(PROJECT_CATEGORIES).nullable(),
  targetAudience: z.array(z.enum(AUDIENCES)),
  goals: z.array(z.enum(GOALS)),
  status: z.enum(PROJECT_STATUSES),
  interview: Interview,
  tagsLinks: z.boolean(),
  communities: z.array(
    z.object({
      subredditId: z.string(),
      source: z.enum(["recommended", "added"]),
      addedAt: Moment,
    }),
  ),
  createdAt: Moment,
  updatedAt: Moment,
});

const ExportedPost = z.object({
  id: z.uuid(),
  projectId: z.uuid(),
  subredditId: z.string(),
  title: z.string(),
  content: z.string(),
  editSection: z.string().nullable(),
  flair: z.string().nullable(),
  postType: z.enum(POST_TYPES),
  status: z.enum(POST_STATUSES),
  scheduledFor: Moment.nullable(),
  slotReason: z.string().nullable(),
  postedAt: Moment.nullable(),
  permalink: z.string().nullable(),
  outcome: z.enum(OUTCOMES),
  removedReason: z.string().nullable(),
  upvotes: Count.nullable(),
  comments: Count.nullable(),
  predictedRisk: PredictedRisk.nullable(),
  firstScore: Count.nullable(),
  rulesMet: Count.nullable(),
  rulesHeld: Count.nullable(),
  receiptId: z.uuid().nullable(),
  countedAt: Moment.nullable(),
  countedBy: z.enum(OBSERVERS).nullable(),
  watchedAt: Moment.nullable(),
  rulesRead: z.array(z.string()),
  titles: z.array(z.string()).meta({ description: "What it could have been called." }),
  faults: z.array(DraftFault).meta({ description: "What was still wrong with a model's draft." }),
  shape: z.string().nullable().meta({ description: "The order of answers it was made of." }),
  by: z.enum(WRITERS),
  importId: z.uuid().nullable().meta({ description: "By which import it came." }),
  importedAt: Moment.nullable(),
  createdAt: Moment,
  updatedAt: Moment,
  deletedAt: Moment.nullable().meta({ description: "Deleted, but not purged yet." }),
});

const ExportedCompetitor = z.object({
  id: z.uuid(),
  projectId: z.uuid(),
  name: z.string(),
  url: z.string().nullable(),
  description: z.string(),
  describedBy: z.enum(DESCRIBERS),
  searchedAt: Moment.nullable(),
  createdAt: Moment,
  updatedAt: Moment,
});

const ExportedMention = z.object({
  competitorId: z.uuid(),
  source: z.enum(MENTION_SOURCES),
  kind: z.enum(MENTION_KINDS),
  permalink: z.string(),
  community: z.string(),
  title: z.string(),
  upvotes: Count.nullable(),
  comments: Count.nullable(),
  postedAt: Moment.nullable(),
  seenAt: Moment,
});

/** Everything that is kept of one user, without what is only a secret. */
export const AccountExport = z
  .object({
    exportedAt: Moment,
    profile: User,
    onboarding: Onboarding,
    projects: z.array(ExportedProject),
    posts: z.array(ExportedPost),
    checks: z
      .array(
        z.object({
          postId: z.uuid(),
          stage: z.enum(LOOK_STAGES),
          sighting: z.enum(SIGHTINGS),
          checkedAt: Moment,
          by: z.enum(OBSERVERS),
        }),
      )
      .meta({ description: "What was seen when posts were looked at again." }),
    karma: z.array(
      z.object({
        day: z.iso.date(),
        karma: Count.nullable(),
        accountAgeDays: Count.nullable(),
        source: z.enum(KARMA_SOURCES),
        takenAt: Moment,
      }),
    ),
    competitors: z.array(ExportedCompetitor),
    competitorMentions: z
      .array(ExportedMention)
      .meta({ description: "Posts about them, pasted or found on Reddit." }),
    trackingKeys: z.array(
      z.object({
        projectId: z.uuid(),
        key: z.string(),
        createdAt: Moment,
        firstHitAt: Moment.nullable(),
        testedAt: Moment.nullable(),
      }),
    ),
    visits: z
      .array(z.object({ postId: z.uuid(), hour: Moment, count: Count }))
      .meta({ description: "Counted by the hour; nothing is kept of a visitor." }),
    contributions: z
      .array(
        z.object({
          subredditId: z.string(),
          kind: z.enum(CONTRIBUTION_KINDS),
          isPromotional: z.boolean(),
          permalink: z.string().nullable(),
          at: Moment,
          loggedAt: Moment,
          importId: z.uuid().nullable().meta({ description: "By which import it came." }),
        }),
      )
      .meta({ description: "What was logged beside the posts." }),
    taskTicks: z
      .array(z.object({ day: z.iso.date(), taskKey: z.string(), tickedAt: Moment }))
      .meta({ description: "Which tasks were ticked in the last days." }),
    favorites: z.array(z.object({ subredditId: z.string(), addedAt: Moment })),
    savedSearches: z.array(SavedSearch.omit({ id: true })),
    ownPolicies: z
      .array(
        z.object({
          subredditId: z.string(),
          text: z.string(),
          corrections: Corrections,
          asOf: FactDate,
          createdAt: Moment,
          updatedAt: Moment,
        }),
      )
      .meta({ description: "Rules of communities as the user pasted and corrected them." }),
    subscriptions: z.array(
      z.object({
        mode: z.enum(PAYMENT_MODES).meta({ description: "Whose money moved." }),
        planCode: z.enum(PLAN_CODES),
        status: z.enum(["ACTIVE", "CANCEL_AT_PERIOD_END", "EXPIRED"]),
        currentPeriodEnd: Moment.nullable(),
        hasPaymentProblem: z.boolean(),
        createdAt: Moment,
        updatedAt: Moment,
      }),
    ),
    grantedPlans: z
      .array(
        z.object({
          planCode: z.enum(PLAN_CODES),
          until: Moment.nullable().meta({ description: "null for good." }),
          createdAt: Moment,
        }),
      )
      .meta({ description: "Given by the operator of the service, without a payment." }),
    paymentCustomerIds: z.array(z.string()),
    checkouts: z.array(
      z.object({ planCode: z.enum(PLAN_CODES), createdAt: Moment, expiresAt: Moment }),
    ),
    aiPosts: z.array(z.object({ month: z.string().meta({ description: "YYYY-MM" }), used: Count })),
    messages: z.array(
      z.object({
        kind: z.enum([
          "slot-reminder",
          "removal-check",
          "removal-found",
          "daily-digest",
          "receipt",
          "webhook-off",
        ]),
        about: z.string(),
        data: z
          .record(z.string(), z.unknown())
          .nullable()
          .meta({ description: "What it says and is not kept elsewhere, such as what was paid." }),
        decidedAt: Moment,
        outcome: z.enum(["sent", "dropped", "refused"]).nullable(),
      }),
    ),
    calendarFeed: z.object({ createdAt: Moment }).nullable(),
    tokens: z.array(ExportedToken).meta({ description: "Personal tokens, without their secrets." }),
    assistants: z
      .array(ExportedAssistant)
      .meta({ description: "Assistants that were allowed on the consent page." }),
    webhooks: z
      .array(
        z.object({
          id: z.uuid(),
          address: z.string(),
          shape: z.enum(WEBHOOK_SHAPES),
          events: z.array(z.enum(WEBHOOK_EVENTS)),
          createdAt: Moment,
          failingSince: Moment.nullable(),
          turnedOffAt: Moment.nullable(),
        }),
      )
      .meta({ description: "Without what is secret in their addresses." }),
    ...exportedRadar,
    webhookDeliveries: z.array(
      z.object({
        webhookId: z.uuid(),
        event: z.enum(DELIVERY_EVENTS),
        eventId: z.string(),
        facts: z.record(z.string(), z.unknown()),
        createdAt: Moment,
        attempts: Count,
        attemptedAt: Moment.nullable(),
        outcome: z.enum(DELIVERY_OUTCOMES).nullable(),
        status: Count.nullable(),
        failure: z.string().nullable(),
        answer: z.string().nullable(),
      }),
    ),
    sessions: z.array(
      z.object({
        id: z.uuid(),
        device: z.string(),
        createdAt: Moment,
        lastUsedAt: Moment,
        expiresAt: Moment,
        endedAt: Moment.nullable(),
      }),
    ),
  })
  .meta({ id: "AccountExport" });

export type AccountExport = z.output<typeof AccountExport>;

/** Any text: what does not match is told as such, however it is written. */
export const AccountDeletion = requestBody({
  email: boundedText({
    missing: "Please type the email address of this account.",
    longest: MAX_EMAIL_LENGTH,
    tooLong: WRONG_ACCOUNT,
  }),
}).meta({ id: "AccountDeletion" });

export type AccountDeletion = z.output<typeof AccountDeletion>;
