import { accountEndpoints, signInEndpoints, billingEndpoints } from "./account-endpoints.ts";
import { competitorEndpoints } from "./competitor-endpoints.ts";
import { type Endpoint, noContent } from "./endpoint.ts";
import { postEndpoints } from "./post-endpoints.ts";
import { projectEndpoints } from "./project-endpoints.ts";
import { subredditEndpoints } from "./subreddit-endpoints.ts";
import { webhookEndpoints } from "./webhook-endpoints.ts";
import { radarEndpoints } from "./radar-endpoints.ts";
import { todayEndpoints } from "./task-endpoints.ts";
import { type RouteName, routes } from "./routes.ts";
import { CommentDraft, CommentRequest } from "../comment.ts";
import { Health, Readiness, ConnectionList } from "../health.ts";
import { CreatedToken, NewToken, PersonalTokenList, TokenParams } from "../accounts/token.ts";
import {
  AccessAnswer,
  AccessAnswered,
  AskedAccess,
  AssistantParams,
  AssistantRequest,
  ConnectedAssistantList,
} from "../accounts/assistant-access.ts";
import * as z from "zod";
import { CalendarFeed, CalendarParams } from "../calendar.ts";
import {
  BroughtHistory,
  HistoryBatch,
  HistoryImports,
  ImportParams,
  MAX_HISTORY_BYTES,
} from "../history.ts";
import { ProjectParams } from "../project.ts";
import { PixelQuery, Tracking } from "../visit.ts";

const FOR_A_DAY = "public, max-age=86400";
const NEVER = "no-store";

const trafficEndpoints = {
  getTracking: {
    ...routes.getTracking,
    tag: "Traffic",
    summary: "How visits to a project's site are counted, and whether any arrive.",
    params: ProjectParams,
    response: Tracking,
    errors: ["NOT_FOUND"],
    ownedParam: "projectId",
  },
  replaceTrackingKey: {
    ...routes.replaceTrackingKey,
    tag: "Traffic",
    summary: "Create the key of a project's site, or replace it: the old one counts nothing more.",
    params: ProjectParams,
    response: Tracking,
    errors: ["NOT_FOUND"],
    ownedParam: "projectId",
  },
  getVisitScript: {
    ...routes.getVisitScript,
    tag: "Traffic",
    summary: "The script that a founder's site counts visits with.",
    response: z.string(),
    anySite: { cacheControl: FOR_A_DAY },
  },
  recordVisit: {
    ...routes.recordVisit,
    tag: "Traffic",
    summary: "Count a visit, as the script reports it; what is not one is ignored.",
    hit: { maxBytes: 1000 },
    anySite: { cacheControl: NEVER },
    status: 204,
    response: noContent,
  },
  recordPixelVisit: {
    ...routes.recordPixelVisit,
    tag: "Traffic",
    summary: "Count a visit without a script: the image's Referer names the page.",
    query: PixelQuery,
    hit: { maxBytes: 0 },
    anySite: { cacheControl: NEVER },
    response: z.string(),
  },
} as const satisfies Record<string, Endpoint>;

const historyEndpoints = {
  importHistory: {
    ...routes.importHistory,
    work: "heavy",
    tag: "Projects",
    summary:
      "Import posts and comments picked from Reddit's data export; what is already known is passed over.",
    params: ProjectParams,
    body: HistoryBatch,
    maxBodyBytes: MAX_HISTORY_BYTES,
    response: BroughtHistory,
    errors: ["NOT_FOUND", "CONFLICT", "RATE_LIMITED"],
    ownedParam: "projectId",
  },
  listImports: {
    ...routes.listImports,
    tag: "Projects",
    summary: "The user's imports, the newest 50 first.",
    response: HistoryImports,
  },
  undoImport: {
    ...routes.undoImport,
    tag: "Projects",
    summary: "Undo one import, and nothing else.",
    params: ImportParams,
    status: 204,
    response: noContent,
    errors: ["NOT_FOUND"],
    ownedParam: "importId",
  },
} as const satisfies Record<string, Endpoint>;

const calendarEndpoints = {
  getCalendarFeed: {
    ...routes.getCalendarFeed,
    tag: "Account",
    summary: "The private address of the user's calendar.",
    response: CalendarFeed,
  },
  replaceCalendarFeed: {
    ...routes.replaceCalendarFeed,
    tag: "Account",
    summary: "Create the calendar's address, or replace it: the old one ends at once.",
    response: CalendarFeed,
  },
  revokeCalendarFeed: {
    ...routes.revokeCalendarFeed,
    tag: "Account",
    summary: "End the calendar's address.",
    status: 204,
    response: noContent,
  },
  getCalendar: {
    ...routes.getCalendar,
    tag: "Account",
    summary: "Planned posts, and those of the last 30 days, for calendar programs.",
    params: CalendarParams,
    response: z.string(),
    errors: ["NOT_FOUND", "RATE_LIMITED"],
  },
} as const satisfies Record<string, Endpoint>;

const tokenEndpoints = {
  listTokens: {
    ...routes.listTokens,
    tag: "Tokens",
    summary: "The user's personal tokens that were not revoked, newest first.",
    response: PersonalTokenList,
  },
  createToken: {
    ...routes.createToken,
    tag: "Tokens",
    summary: "Create a personal token; only this answer shows it.",
    body: NewToken,
    status: 201,
    response: CreatedToken,
    errors: ["CONFLICT", "RATE_LIMITED"],
  },
  revokeToken: {
    ...routes.revokeToken,
    tag: "Tokens",
    summary: "End a personal token at once.",
    params: TokenParams,
    status: 204,
    response: noContent,
    errors: ["NOT_FOUND"],
    ownedParam: "tokenId",
  },
} as const satisfies Record<string, Endpoint>;

const assistantEndpoints = {
  describeAssistantRequest: {
    ...routes.describeAssistantRequest,
    tag: "Assistants",
    summary: "What an assistant that wants to connect asks for, as the consent page shows it.",
    query: AssistantRequest,
    response: AskedAccess,
    errors: ["NOT_FOUND"],
  },
  answerAssistantRequest: {
    ...routes.answerAssistantRequest,
    tag: "Assistants",
    summary: "Allow or refuse an assistant; the answer says where the browser goes now.",
    body: AccessAnswer,
    response: AccessAnswered,
    errors: ["NOT_FOUND", "CONFLICT", "RATE_LIMITED"],
  },
  listAssistants: {
    ...routes.listAssistants,
    tag: "Assistants",
    summary: "The assistants that the user connected by OAuth, oldest first.",
    response: ConnectedAssistantList,
  },
  disconnectAssistant: {
    ...routes.disconnectAssistant,
    tag: "Assistants",
    summary: "Disconnect an assistant at once.",
    params: AssistantParams,
    status: 204,
    response: noContent,
    errors: ["NOT_FOUND"],
    ownedParam: "assistantId",
  },
} as const satisfies Record<string, Endpoint>;

const serviceEndpoints = {
  getHealth: {
    ...routes.getHealth,
    tag: "Service",
    summary: "Is all well, and what does the service run on? For monitoring.",
    response: Health,
    isUnavailable: ({ status }) => status === "degraded",
  },
  getReadiness: {
    ...routes.getReadiness,
    tag: "Service",
    summary: "May requests be sent to this server? For a proxy that chooses among several.",
    response: Readiness,
    isUnavailable: ({ status }) => status === "not-ready",
  },
  listConnections: {
    ...routes.listConnections,
    tag: "Service",
    summary: "What the service is connected to, and which settings connect the rest.",
    response: ConnectionList,
  },
} as const satisfies Record<string, Endpoint>;

const commentEndpoints = {
  draftComment: {
    ...routes.draftComment,
    work: "outside",
    tag: "Posts",
    summary:
      "Draft a helpful comment on a pasted thread from the founder's answers; nothing is kept or sent.",
    body: CommentRequest,
    // 40,000 characters of a script that a client writes as \uXXXX, and the fields beside them.
    maxBodyBytes: 300 * 1024,
    response: CommentDraft,
    errors: ["NOT_FOUND", "RATE_LIMITED", "UPSTREAM", "UNAVAILABLE"],
  },
} as const satisfies Record<string, Endpoint>;

export type { Endpoint } from "./endpoint.ts";

/** The one registry: server routes, client, OpenAPI and the generated tests all read it. */
export const endpoints = {
  ...serviceEndpoints,
  ...signInEndpoints,
  ...accountEndpoints,
  ...tokenEndpoints,
  ...assistantEndpoints,
  ...webhookEndpoints,
  ...calendarEndpoints,
  ...projectEndpoints,
  ...historyEndpoints,
  ...competitorEndpoints,
  ...subredditEndpoints,
  ...postEndpoints,
  ...commentEndpoints,
  ...radarEndpoints,
  ...trafficEndpoints,
  ...todayEndpoints,
  ...billingEndpoints,
} as const satisfies Record<RouteName, Endpoint>;

export type Endpoints = typeof endpoints;
