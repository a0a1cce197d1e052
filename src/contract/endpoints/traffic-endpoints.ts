import * as z from "zod";
import { ProjectParams } from "../project.ts";
import { routes } from "../routes.ts";
import { PixelQuery, Tracking } from "../traffic.ts";
import { type Endpoint, noContent } from "./endpoint.ts";

const FOR_A_DAY = "public, max-age=86400";
const NEVER = "no-store";

export const trafficEndpoints = {
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
