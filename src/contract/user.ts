import * as z from "zod";
import { requestBody } from "./request-body.ts";

export const REMINDERS = ["off", "at-slot-time", "daily-digest"] as const;

export const User = z
  .object({
    id: z.uuid(),
    email: z.email(),
    emailVerified: z.boolean(),
    name: z.string().nullable(),
    timezone: z.string().meta({ description: "IANA name, such as Europe/Berlin." }),
    redditUsername: z.string().nullable(),
    redditKarma: z.int().nonnegative().meta({ description: "0 as well while it was not told." }),
    redditKarmaToldAt: z.iso.datetime().nullable().meta({ description: "null: not told." }),
    redditAccountAgeDays: z
      .int()
      .nonnegative()
      .meta({ description: "Counted to this day; 0 as well while it was not told." }),
    redditAccountSince: z.iso.date().nullable().meta({ description: "null: not told." }),
    reminders: z.enum(REMINDERS),
    onboardedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "User" });

export type User = z.output<typeof User>;

export const Email = z
  .string("Please enter your e-mail address.")
  .trim()
  .min(1, "Please enter your e-mail address.")
  .max(254, "This e-mail address is too long.")
  .pipe(z.email("This does not look like an e-mail address."));

export const Timezone = z
  .string("Please choose a time zone.")
  .max(64, "This time zone is not known.")
  .refine(isKnownTimezone, "This time zone is not known.");

export const PersonName = z
  .string("The name must be text.")
  .trim()
  .max(80, "The name can have at most 80 characters.");

export const Karma = z
  .int("Karma must be a whole number.")
  .nonnegative("Karma can't be below 0 here.")
  .max(2_000_000_000, "This karma is out of range.");

export const AccountAge = z
  .int("The account's age must be a whole number of days.")
  .nonnegative("The account's age can't be negative.")
  .max(20_000, "This account's age is out of range.");

/** null forgets what was told. */
export const ProfileChanges = requestBody({
  name: PersonName.nullable(),
  timezone: Timezone,
  redditUsername: z
    .string("The Reddit user name must be text.")
    .trim()
    .regex(
      /^[\w-]{3,20}$/,
      "A Reddit user name has 3 to 20 letters, digits, underscores or dashes.",
    )
    .nullable(),
  redditKarma: Karma.nullable(),
  redditAccountAgeDays: AccountAge.nullable(),
  reminders: z.enum(REMINDERS, "Choose one of the reminder settings."),
})
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, "Nothing to change was sent.")
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
