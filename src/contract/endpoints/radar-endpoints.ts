import * as z from "zod";
import { CalendarParams } from "../calendar.ts";
import { ProjectParams } from "../project.ts";
import { SubredditParams } from "../subreddit.ts";
import {
  Announcements,
  NewRadarKey,
  PastedThreads,
  Radar,
  RadarChanges,
  RadarEntryParams,
  RadarFeed,
  RadarKeyState,
  TakenIn,
} from "../radar.ts";
import { type Endpoint, noContent } from "./endpoint.ts";
import { routes } from "./routes.ts";

export const radarEndpoints = {
  getRadarKey: {
    ...routes.getRadarKey,
    tag: "Radar",
    summary: "Whether there is a key to the user's private feeds, and whose feeds they are.",
    response: RadarKeyState,
  },
  setRadarKey: {
    ...routes.setRadarKey,
    tag: "Radar",
    summary: "Keep the key of a private feed address, replacing the one before.",
    body: NewRadarKey,
    response: RadarKeyState,
    errors: ["RATE_LIMITED"],
  },
  removeRadarKey: {
    ...routes.removeRadarKey,
    tag: "Radar",
    summary: "Forget the key; nothing is read after that.",
    status: 204,
    response: noContent,
  },
  getRadar: {
    ...routes.getRadar,
    tag: "Radar",
    summary: "What the radar found for a project in two weeks, each post with why.",
    params: ProjectParams,
    response: Radar,
    errors: ["NOT_FOUND"],
    ownedParam: "projectId",
  },
  updateRadar: {
    ...routes.updateRadar,
    tag: "Radar",
    summary: "Turn a project's radar on or off, and say which phrases it looks for.",
    params: ProjectParams,
    body: RadarChanges,
    response: Radar,
    errors: ["NOT_FOUND", "CONFLICT"],
    ownedParam: "projectId",
  },
  takeInThreads: {
    ...routes.takeInThreads,
    work: "heavy",
    tag: "Radar",
    summary: "Take in threads that the founder found, and keep those that are worth a look.",
    params: ProjectParams,
    body: PastedThreads,
    // Twenty threads of 40,000 characters, of a script that a client writes as \uXXXX.
    maxBodyBytes: 5 * 1024 * 1024,
    response: TakenIn,
    errors: ["NOT_FOUND", "RATE_LIMITED"],
    ownedParam: "projectId",
  },
  dismissRadarEntry: {
    ...routes.dismissRadarEntry,
    tag: "Radar",
    summary:
      "Say 'Not this' to a post that the radar found; it learns how much has to speak for one.",
    params: RadarEntryParams,
    status: 204,
    response: noContent,
    errors: ["NOT_FOUND"],
    ownedParam: "entryId",
  },
  restoreRadarEntry: {
    ...routes.restoreRadarEntry,
    tag: "Radar",
    summary: "Take 'Not this' back, with what the radar learned from it.",
    params: RadarEntryParams,
    status: 204,
    response: noContent,
    errors: ["NOT_FOUND"],
    ownedParam: "entryId",
  },
  listAnnouncements: {
    ...routes.listAnnouncements,
    tag: "Radar",
    summary: "Posts of a community that may announce other rules, for the user to confirm.",
    params: SubredditParams,
    response: Announcements,
  },
  getRadarFeed: {
    ...routes.getRadarFeed,
    tag: "Radar",
    summary: "The private address of a feed of all that the user's radars found.",
    response: RadarFeed,
  },
  replaceRadarFeed: {
    ...routes.replaceRadarFeed,
    tag: "Radar",
    summary: "Create the feed's address, or replace it: the old one ends at once.",
    response: RadarFeed,
  },
  revokeRadarFeed: {
    ...routes.revokeRadarFeed,
    tag: "Radar",
    summary: "End the feed's address.",
    status: 204,
    response: noContent,
  },
  readRadarFeed: {
    ...routes.readRadarFeed,
    tag: "Radar",
    summary: "What the radar found in two weeks, as an Atom feed for other tools.",
    params: CalendarParams,
    response: z.string(),
    errors: ["NOT_FOUND", "RATE_LIMITED"],
  },
} as const satisfies Record<string, Endpoint>;
