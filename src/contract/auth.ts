import * as z from "zod";
import { requestBody } from "./request-body.ts";
import { Email, Timezone, User } from "./user.ts";

const MIN_PASSWORD_LENGTH = 10;

export const MagicLinkRequest = requestBody({ email: Email }).meta({ id: "MagicLinkRequest" });

export const MagicLinkSent = z.object({ message: z.string() }).meta({ id: "MagicLinkSent" });

export const MagicLinkVerification = requestBody({
  token: z
    .string("Invalid magic link - no token provided")
    .min(1, "Invalid magic link - no token provided")
    .max(200, "Invalid or expired magic link"),
  timezone: Timezone.optional().meta({ description: "Taken over by a new account." }),
}).meta({ id: "MagicLinkVerification" });

export const Signup = requestBody({
  email: Email,
  password: z
    .string("Please choose a password.")
    .min(MIN_PASSWORD_LENGTH, `The password needs at least ${MIN_PASSWORD_LENGTH} characters.`)
    .max(200, "The password can have at most 200 characters."),
  name: z
    .string("The name must be text.")
    .trim()
    .max(80, "The name can have at most 80 characters.")
    .optional(),
  timezone: Timezone.optional(),
}).meta({ id: "Signup" });

export const Login = requestBody({
  email: Email,
  password: z
    .string("Please enter your password.")
    .min(1, "Please enter your password.")
    .max(200, "The password can have at most 200 characters."),
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
