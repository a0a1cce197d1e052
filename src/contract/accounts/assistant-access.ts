import * as z from "zod";
import type { ACCESS_FIELDS } from "#engine/accounts/assistant-client.ts";
import { ASSISTANT_SCOPES } from "#engine/accounts/personal-token.ts";
import { requestBody } from "../fields.ts";

const Scope = z.enum(ASSISTANT_SCOPES, "An assistant may read, or write-drafts.");

const BROKEN = "This request is incomplete. Start again in the assistant.";

/** What an assistant asks with, as OAuth names it; the consent page hands it on as it came. */
const asked = {
  client_id: z.string(BROKEN).max(100, BROKEN),
  redirect_uri: z.string(BROKEN).max(500, BROKEN),
  response_type: z.literal("code", "Foothold only takes requests for a code."),
  code_challenge: z.string(BROKEN).regex(/^[\w.~-]{43,128}$/, BROKEN),
  code_challenge_method: z.literal("S256", "This assistant doesn't protect its request (PKCE)."),
  scope: z.string(BROKEN).max(500, BROKEN).optional(),
  state: z.string(BROKEN).max(2000, BROKEN).optional(),
  resource: z.string(BROKEN).max(500, BROKEN).optional(),
} satisfies Record<(typeof ACCESS_FIELDS)[number], z.ZodType>;

/** Other parameters may come along, and mean nothing to us. */
export const AssistantRequest = z.object(asked);

export type AssistantRequest = z.output<typeof AssistantRequest>;

export const AskedAccess = z
  .object({
    name: z.string().meta({ description: "As the assistant calls itself; nobody checked it." }),
    returnsTo: z.string().meta({ description: "Who gets the access: a site's name, in words." }),
    scope: Scope.meta({ description: "What it asks for." }),
  })
  .meta({ id: "AskedAccess" });

export type AskedAccess = z.output<typeof AskedAccess>;

export const AccessAnswer = requestBody({
  request: requestBody(asked),
  isAllowed: z.boolean("Say true to allow it, or false to refuse."),
  scope: Scope.optional().meta({ description: "Less than what was asked for, if the user wants." }),
}).meta({ id: "AccessAnswer" });

export type AccessAnswer = z.output<typeof AccessAnswer>;

export const AccessAnswered = z
  .object({
    redirectTo: z.string().meta({ description: "Where the browser goes now: to the assistant." }),
  })
  .meta({ id: "AccessAnswered" });

export const ConnectedAssistant = z
  .object({
    id: z.uuid(),
    name: z.string(),
    returnsTo: z.string(),
    scope: z.enum(ASSISTANT_SCOPES),
    connectedAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable().meta({ description: "Within a minute." }),
  })
  .meta({ id: "ConnectedAssistant" });

export type ConnectedAssistant = z.output<typeof ConnectedAssistant>;

export const ConnectedAssistantList = z
  .object({ items: z.array(ConnectedAssistant) })
  .meta({ id: "ConnectedAssistantList" });

export const AssistantParams = z.object({
  assistantId: z.uuid("That isn't the id of an assistant."),
});

/** As it stands in the file with all that is kept of a user. */
export const ExportedAssistant = z.object({
  scope: z.enum(ASSISTANT_SCOPES),
  returnAddress: z.string(),
  allowedAt: z.iso.datetime(),
  connectedAt: z.iso.datetime().nullable(),
  lastUsedAt: z.iso.datetime().nullable(),
  disconnectedAt: z.iso.datetime().nullable(),
});
