import * as z from "zod";
import {
  DELIVERY_EVENTS,
  NO_WEBHOOK_EVENTS,
  WEBHOOK_ADDRESS,
  WEBHOOK_EVENTS,
  WEBHOOK_SHAPES,
  type DeliveryEventName,
} from "#engine/webhooks/webhook.ts";
import { SEEN_AS } from "#engine/webhooks/webhook-event.ts";
import { Count, boundedText, requestBody } from "./fields.ts";

export const DELIVERY_OUTCOMES = ["delivered", "failed", "dropped"] as const;

export const Webhook = z
  .object({
    id: z.uuid(),
    address: z.string().meta({
      description: "As it may be shown: without what lets others post to a chat.",
    }),
    shape: z.enum(WEBHOOK_SHAPES),
    events: z.array(z.enum(WEBHOOK_EVENTS)),
    isOn: z.boolean(),
    turnedOff: z.object({ at: z.iso.datetime(), by: z.enum(["user", "failures"]) }).nullable(),
    failingSince: z.iso
      .datetime()
      .nullable()
      .meta({ description: "Since when nothing has arrived; after three days it is turned off." }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "Webhook" });

export type Webhook = z.output<typeof Webhook>;

export const WebhookList = z.object({ items: z.array(Webhook) }).meta({ id: "WebhookList" });

const EACH_ONCE = "Name each event once.";

const Events = z
  .array(
    z.enum(WEBHOOK_EVENTS, "Choose from post.due, post.removed, results.weekly and radar.found."),
    {
      error: "Choose the events you want to hear about.",
    },
  )
  .min(1, NO_WEBHOOK_EVENTS)
  .max(WEBHOOK_EVENTS.length, EACH_ONCE)
  .refine((events) => new Set(events).size === events.length, EACH_ONCE);

export const NewWebhook = requestBody({
  address: boundedText(WEBHOOK_ADDRESS),
  shape: z
    .enum(WEBHOOK_SHAPES, "Messages can be sent as json, slack or discord.")
    .optional()
    .meta({ description: "Without it the address decides; json where it tells nothing." }),
  events: Events,
}).meta({ id: "NewWebhook" });

export type NewWebhook = z.output<typeof NewWebhook>;

export const AddedWebhook = z
  .object({
    secret: z.string().nullable().meta({
      description: "What signatures are made with, shown this once; null for Slack and Discord.",
    }),
    details: Webhook,
  })
  .meta({ id: "AddedWebhook" });

export type AddedWebhook = z.output<typeof AddedWebhook>;

export const WebhookUpdate = requestBody({
  events: Events.optional(),
  isOn: z.boolean("Say true to turn it on, or false to turn it off.").optional(),
}).meta({ id: "WebhookUpdate" });

export type WebhookUpdate = z.output<typeof WebhookUpdate>;

export const WebhookSecret = z
  .object({ secret: z.string().meta({ description: "Shown this once." }) })
  .meta({ id: "WebhookSecret" });

export const WebhookDelivery = z
  .object({
    id: z.uuid(),
    event: z.enum(DELIVERY_EVENTS),
    eventId: z.string(),
    about: z.string().nullable().meta({ description: "The post's title, or the week." }),
    createdAt: z.iso.datetime(),
    attempts: z.int().nonnegative(),
    attemptedAt: z.iso.datetime().nullable(),
    nextAttemptAt: z.iso.datetime().nullable(),
    outcome: z.enum(DELIVERY_OUTCOMES).nullable().meta({ description: "null while it is open." }),
    status: z.int().nullable().meta({ description: "Of the last answer, where one came." }),
    failure: z.string().nullable().meta({ description: "What went wrong the last time." }),
    answer: z.string().nullable().meta({
      description: "The first 200 characters of the receiver's last answer.",
    }),
  })
  .meta({ id: "WebhookDelivery" });

export type WebhookDelivery = z.output<typeof WebhookDelivery>;

export const DeliveryList = z
  .object({ items: z.array(WebhookDelivery) })
  .meta({ id: "DeliveryList" });

export const WebhookParams = z.object({ webhookId: z.uuid("That isn't the id of a webhook.") });

export const DeliveryParams = WebhookParams.extend({
  deliveryId: z.uuid("That isn't the id of a delivery."),
});

const Moment = z.iso.datetime();
const Project = z.strictObject({ id: z.uuid(), name: z.string(), url: z.url() });

const Counts = {
  posts: Count,
  up: Count,
  removed: Count,
  upvotes: Count,
  comments: Count,
};

const Event = {
  id: z.string().meta({ description: "The same for every webhook and at every attempt." }),
  createdAt: Moment,
};

const Post = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  community: z.string().meta({ description: "As Reddit spells it: r/SaaS." }),
  plannedFor: Moment.nullable(),
  postedAt: Moment.nullable(),
  redditUrl: z.url().nullable(),
  url: z.url().meta({ description: "Where it opens in Foothold." }),
});

const Removal = z.strictObject({
  reason: z.string().nullable().meta({ description: "As moderators gave it, if it is known." }),
  seenAs: z
    .enum(SEEN_AS)
    .nullable()
    .meta({ description: "What a look at the post found; null where the user said it." }),
});

/** What a webhook in the shape of plain JSON is sent, for each event. */
export const webhookPayloads: Record<DeliveryEventName, { summary: string; body: z.ZodObject }> = {
  "post.due": {
    summary: "A post's planned time has come.",
    body: z
      .strictObject({ ...Event, type: z.literal("post.due"), project: Project, post: Post })
      .meta({ id: "PostDueEvent" }),
  },
  "post.removed": {
    summary: "A post is no longer up.",
    body: z
      .strictObject({
        ...Event,
        type: z.literal("post.removed"),
        project: Project,
        post: Post,
        removal: Removal,
      })
      .meta({ id: "PostRemovedEvent" }),
  },
  "results.weekly": {
    summary: "What the posts of last week came to so far; on Monday, if there were any.",
    body: z
      .strictObject({
        ...Event,
        type: z.literal("results.weekly"),
        week: z.strictObject({ from: z.iso.date(), to: z.iso.date() }),
        projects: z.array(Project.extend(Counts)),
        total: z.strictObject(Counts),
      })
      .meta({ id: "WeeklyResultsEvent" }),
  },
  "radar.found": {
    summary: "The radar found conversations that the user could help in.",
    body: z
      .strictObject({
        ...Event,
        type: z.literal("radar.found"),
        project: Project,
        conversations: z.array(
          z.strictObject({
            id: z.uuid(),
            title: z.string(),
            community: z.string(),
            redditUrl: z.url(),
            why: z.string(),
          }),
        ),
      })
      .meta({ id: "RadarFoundEvent" }),
  },
  test: {
    summary: "The user pressed 'Send a test'.",
    body: z
      .strictObject({ ...Event, type: z.literal("test"), message: z.string() })
      .meta({ id: "TestEvent" }),
  },
};
