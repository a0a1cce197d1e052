import * as z from "zod";
import {
  ACCOUNT_AGE,
  KARMA,
  MAX_EMAIL_LENGTH,
  PERSON_NAME,
  REDDIT_NAME,
  NOT_AN_EMAIL,
} from "#engine/accounts/account-fields.ts";
import { boundedText, changesSomething, requestBody, FactDate } from "../fields.ts";
import { UNLOCK_STATES } from "#engine/accounts/list-unlocks.ts";

export const REMINDERS = ["off", "at-slot-time", "daily-digest"] as const;

export const User = z
  .object({
    id: z.uuid(),
    email: z.email(),
    emailVerified: z.boolean(),
    name: z.string().nullable(),
    timezone: z.string().meta({ description: "IANA name, such as Europe/Berlin." }),
    timezoneToldAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: "null: not provided, so UTC." }),
    redditUsername: z.string().nullable(),
    redditKarma: z.int().nonnegative().meta({ description: "Also 0 while it is not provided." }),
    redditKarmaToldAt: z.iso.datetime().nullable().meta({ description: "null: not provided." }),
    redditAccountAgeDays: z
      .int()
      .nonnegative()
      .meta({ description: "Counted to this day; also 0 while it is not provided." }),
    redditAccountSince: z.iso.date().nullable().meta({ description: "null: not provided." }),
    reminders: z.enum(REMINDERS),
    onboardedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "User" });

export type User = z.output<typeof User>;

export const Email = boundedText({
  missing: "Please enter your email address.",
  longest: MAX_EMAIL_LENGTH,
  tooLong: "This email address is too long.",
}).pipe(z.email(NOT_AN_EMAIL));

const UNKNOWN_TIMEZONE = "We don't know this time zone.";

export const Timezone = z
  .string("Please choose a time zone.")
  .max(64, UNKNOWN_TIMEZONE)
  .refine(isKnownTimezone, UNKNOWN_TIMEZONE);

export const PersonName = boundedText(PERSON_NAME, "The name must be text.");

export const Karma = z
  .int("Karma must be a whole number.")
  .nonnegative(KARMA.below)
  .max(KARMA.most, KARMA.above);

export const AccountAge = z
  .int("The account's age must be a whole number of days.")
  .nonnegative(ACCOUNT_AGE.below)
  .max(ACCOUNT_AGE.most, ACCOUNT_AGE.above);

/** null forgets what was told. */
export const ProfileChanges = requestBody({
  name: PersonName.nullable(),
  timezone: Timezone,
  browserTimezone: Timezone.meta({
    description: "What the browser says: it counts only while no time zone was provided.",
  }),
  redditUsername: z
    .string("The Reddit user name must be text.")
    .trim()
    .regex(REDDIT_NAME.shape, REDDIT_NAME.isNone)
    .nullable(),
  redditKarma: Karma.nullable(),
  redditAccountAgeDays: AccountAge.nullable(),
  reminders: z.enum(REMINDERS, "Choose one of the reminder settings."),
})
  .partial()
  .refine(...changesSomething)
  .meta({ id: "ProfileChanges" });

export type ProfileChanges = z.output<typeof ProfileChanges>;

function isKnownTimezone(name: string): boolean {
  // Offsets such as +05:30 are known to Intl too, but mean the opposite to PostgreSQL.
  if (!/^[A-Z]/i.test(name)) return false;
  try {
    Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Told by the user, or read from Reddit by user name. */
export const KARMA_SOURCES = ["typed", "reddit"] as const;

const Count = z.int().nonnegative();

const Demand = z.object({
  asked: Count.nullable().meta({ description: "null: a minimum is asked, but not how much." }),
  missing: Count.nullable().meta({ description: "0: reached. null: can't be compared." }),
});

export const KarmaReport = z
  .object({
    snapshots: z
      .array(
        z.object({
          day: z.iso.date(),
          karma: Count.nullable(),
          accountAgeDays: Count.nullable(),
          source: z.enum(KARMA_SOURCES),
        }),
      )
      .meta({ description: "At most one a day (UTC), the earliest first." }),
    isFetched: z.boolean().meta({ description: "Whether Foothold reads them from Reddit." }),
    askedAt: z.iso.datetime().nullable().meta({ description: "When Reddit was last asked." }),
    unlocks: z
      .array(
        z.object({
          subredditId: z.string(),
          fullName: z.string(),
          text: z.string(),
          state: z.enum(UNLOCK_STATES),
          karma: Demand.nullable(),
          accountAgeDays: Demand.nullable(),
          asOf: FactDate.nullable().meta({ description: "Of when its rules are." }),
        }),
      )
      .meta({ description: "What the communities of the user's projects ask of an account." }),
  })
  .meta({ id: "KarmaReport" });

export type KarmaReport = z.output<typeof KarmaReport>;
