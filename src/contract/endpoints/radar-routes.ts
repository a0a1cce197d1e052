import type { Route } from "./route.ts";

/** Of the key to a founder's feeds, and of what is found with it. */
export const radarRoutes = {
  getRadarKey: { method: "GET", path: "/api/radar/key", auth: "user" },
  setRadarKey: { method: "PUT", path: "/api/radar/key", auth: "user" },
  removeRadarKey: { method: "DELETE", path: "/api/radar/key", auth: "user" },
  getRadar: { method: "GET", path: "/api/projects/:projectId/radar", auth: "user", token: "read" },
  updateRadar: { method: "PATCH", path: "/api/projects/:projectId/radar", auth: "user" },
  takeInThreads: { method: "POST", path: "/api/projects/:projectId/radar/threads", auth: "user" },
  dismissRadarEntry: {
    method: "DELETE",
    path: "/api/projects/:projectId/radar/:entryId",
    auth: "user",
  },
  restoreRadarEntry: {
    method: "PUT",
    path: "/api/projects/:projectId/radar/:entryId",
    auth: "user",
  },
  listAnnouncements: {
    method: "GET",
    path: "/api/subreddits/:subredditId/announcements",
    auth: "user",
    token: "read",
  },
  getRadarFeed: { method: "GET", path: "/api/radar/feed", auth: "user" },
  replaceRadarFeed: { method: "POST", path: "/api/radar/feed", auth: "user" },
  revokeRadarFeed: { method: "DELETE", path: "/api/radar/feed", auth: "user" },
  readRadarFeed: {
    method: "GET",
    path: "/api/radar-feed/:feedId/:signature",
    auth: "public",
    mediaType: "application/atom+xml",
  },
} as const satisfies Record<string, Route>;
