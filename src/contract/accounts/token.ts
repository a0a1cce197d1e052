import * as z from "zod";
import { TOKEN_LIFETIMES, TOKEN_NAME, TOKEN_SCOPES } from "#engine/accounts/personal-token.ts";
import { boundedText, requestBody } from "../fields.ts";

export const PersonalToken = z
  .object({
    id: z.uuid(),
    name: z.string(),
    scope: z.enum(TOKEN_SCOPES),
    hint: z.string().meta({ description: "Its last four characters, to tell it from others." }),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable().meta({ description: "Within a minute." }),
    expiresAt: z.iso.datetime().nullable(),
    isExpired: z.boolean(),
  })
  .meta({ id: "PersonalToken" });

export type PersonalToken = z.output<typeof PersonalToken>;

export const PersonalTokenList = z
  .object({ items: z.array(PersonalToken) })
  .meta({ id: "PersonalTokenList" });

export const NewToken = requestBody({
  name: boundedText(TOKEN_NAME),
  scope: z.enum(TOKEN_SCOPES, "A token may read, write-drafts or manage-webhooks."),
  expiresInDays: z
    .literal(TOKEN_LIFETIMES, "A token can expire after 7, 30, 90 or 365 days, or never.")
    .optional()
    .meta({ description: "Without it the token works until it is revoked." }),
}).meta({ id: "NewToken" });

export type NewToken = z.output<typeof NewToken>;

export const CreatedToken = z
  .object({
    token: z.string().meta({ description: "Shown this once: only a hash of it is kept." }),
    details: PersonalToken,
  })
  .meta({ id: "CreatedToken" });

export type CreatedToken = z.output<typeof CreatedToken>;

export const TokenParams = z.object({ tokenId: z.uuid("That isn't the id of a token.") });

/** As it stands in the file with all that is kept of a user. */
export const ExportedToken = z.object({
  name: z.string(),
  scope: z.enum(TOKEN_SCOPES),
  hint: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
});
