import * as z from "zod";
import { MAGIC_LINK } from "#engine/accounts/account-fields.ts";
import { Email, PersonName, Timezone, User } from "./user.ts";
import { requestBody } from "../fields.ts";
import { StartToKeep } from "#contract/projects/start.ts";

const MIN_PASSWORD_LENGTH = 10;
const MAX_PASSWORD_LENGTH = 200;
const PASSWORD_TOO_LONG = `The password can have at most ${MAX_PASSWORD_LENGTH} characters.`;
const NO_PASSWORD = "Please enter your password.";

const EnteredPassword = z
  .string(NO_PASSWORD)
  .min(1, NO_PASSWORD)
  .max(MAX_PASSWORD_LENGTH, PASSWORD_TOO_LONG);

export const MagicLinkRequest = requestBody({
  email: Email,
  start: StartToKeep.optional().meta({
    description: "What the visitor began with: the link takes it along, and nothing else keeps it.",
  }),
}).meta({ id: "MagicLinkRequest" });

export const MagicLinkSent = z.object({ message: z.string() }).meta({ id: "MagicLinkSent" });

export const MagicLinkVerification = requestBody({
  token: z
    .string(MAGIC_LINK.missing)
    .min(1, MAGIC_LINK.missing)
    .max(MAGIC_LINK.longest, MAGIC_LINK.tooLong),
  timezone: Timezone.optional().meta({ description: "Taken over by an account that has none." }),
  password: EnteredPassword.optional().meta({
    description:
      "Of the account that you opened with this address: it is kept, without its password, sessions, tokens, webhooks, calendar and visit keys. Without it, unconfirmed accounts of the address are deleted and you start with an empty one.",
  }),
}).meta({ id: "MagicLinkVerification" });

export const Signup = requestBody({
  email: Email,
  password: z
    .string("Please choose a password.")
    .min(MIN_PASSWORD_LENGTH, `The password needs at least ${MIN_PASSWORD_LENGTH} characters.`)
    .max(MAX_PASSWORD_LENGTH, PASSWORD_TOO_LONG),
  name: PersonName.optional(),
  timezone: Timezone.optional(),
}).meta({ id: "Signup" });

export const Login = requestBody({
  email: Email,
  password: EnteredPassword,
}).meta({ id: "Login" });

export const SignedIn = z
  .object({ accessToken: z.string(), refreshToken: z.string(), user: User })
  .meta({ id: "SignedIn" });

export type SignedIn = z.output<typeof SignedIn>;

export const Session = z
  .object({
    id: z.uuid(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
    device: z.string().meta({ description: "Browser and system as the device named itself." }),
    current: z.boolean(),
  })
  .meta({ id: "Session" });

export type Session = z.output<typeof Session>;

export const SessionList = z.object({ items: z.array(Session) }).meta({ id: "SessionList" });
