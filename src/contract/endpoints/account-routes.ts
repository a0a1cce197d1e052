import type { Route } from "#contract/endpoints/route.ts";

/** Of accounts, what they pay, and what leaves for them: calendars, mail, webhooks. */
export const accountRoutes = {
  getHealth: { method: "GET", path: "/api/health", auth: "public" },
  getReadiness: { method: "GET", path: "/api/ready", auth: "public" },

  requestMagicLink: { method: "POST", path: "/api/auth/magic-link", auth: "public" },
  verifyMagicLink: { method: "POST", path: "/api/auth/verify-magic-link", auth: "public" },
  signUp: { method: "POST", path: "/api/auth/signup", auth: "public" },
  logIn: { method: "POST", path: "/api/auth/login", auth: "public" },
  refreshSession: { method: "POST", path: "/api/auth/refresh", auth: "refresh" },
  logOut: { method: "POST", path: "/api/auth/logout", auth: "user" },
  getCurrentUser: { method: "GET", path: "/api/auth/me", auth: "user" },
  updateCurrentUser: { method: "PATCH", path: "/api/auth/me", auth: "user" },
  exportAccount: { method: "GET", path: "/api/auth/me/export", auth: "user" },
  exportPosts: {
    method: "GET",
    path: "/api/auth/me/posts.csv",
    auth: "user",
    mediaType: "text/csv",
  },
  deleteAccount: { method: "DELETE", path: "/api/auth/me", auth: "user" },
  listSessions: { method: "GET", path: "/api/auth/sessions", auth: "user" },
  revokeOtherSessions: { method: "DELETE", path: "/api/auth/sessions", auth: "user" },
  revokeSession: { method: "DELETE", path: "/api/auth/sessions/:sessionId", auth: "user" },

  listTokens: { method: "GET", path: "/api/tokens", auth: "user" },
  createToken: { method: "POST", path: "/api/tokens", auth: "user" },
  revokeToken: { method: "DELETE", path: "/api/tokens/:tokenId", auth: "user" },

  describeAssistantRequest: { method: "GET", path: "/api/assistants/request", auth: "user" },
  answerAssistantRequest: { method: "POST", path: "/api/assistants/request", auth: "user" },
  listAssistants: { method: "GET", path: "/api/assistants", auth: "user" },
  disconnectAssistant: { method: "DELETE", path: "/api/assistants/:assistantId", auth: "user" },

  listWebhooks: { method: "GET", path: "/api/webhooks", auth: "user", token: "manage-webhooks" },
  addWebhook: { method: "POST", path: "/api/webhooks", auth: "user", token: "manage-webhooks" },
  updateWebhook: {
    method: "PATCH",
    path: "/api/webhooks/:webhookId",
    auth: "user",
    token: "manage-webhooks",
  },
  deleteWebhook: {
    method: "DELETE",
    path: "/api/webhooks/:webhookId",
    auth: "user",
    token: "manage-webhooks",
  },
  rotateWebhookSecret: {
    method: "POST",
    path: "/api/webhooks/:webhookId/secret",
    auth: "user",
    token: "manage-webhooks",
  },
  testWebhook: {
    method: "POST",
    path: "/api/webhooks/:webhookId/test",
    auth: "user",
    token: "manage-webhooks",
  },
  listDeliveries: {
    method: "GET",
    path: "/api/webhooks/:webhookId/deliveries",
    auth: "user",
    token: "manage-webhooks",
  },
  resendDelivery: {
    method: "POST",
    path: "/api/webhooks/:webhookId/deliveries/:deliveryId/send",
    auth: "user",
    token: "manage-webhooks",
  },

  getKarma: { method: "GET", path: "/api/karma", auth: "user" },
  listConnections: { method: "GET", path: "/api/connections", auth: "user" },
  getOnboarding: { method: "GET", path: "/api/onboarding", auth: "user" },
  saveOnboarding: { method: "PUT", path: "/api/onboarding", auth: "user" },
  getCalendarFeed: { method: "GET", path: "/api/calendar-feed", auth: "user" },
  replaceCalendarFeed: { method: "POST", path: "/api/calendar-feed", auth: "user" },
  revokeCalendarFeed: { method: "DELETE", path: "/api/calendar-feed", auth: "user" },
  getCalendar: {
    method: "GET",
    path: "/api/calendar/:feedId/:signature",
    auth: "public",
    mediaType: "text/calendar",
  },
  askToUnsubscribe: {
    method: "GET",
    path: "/api/unsubscribe/:ticket",
    auth: "public",
    mediaType: "text/html",
  },
  unsubscribe: {
    method: "POST",
    path: "/api/unsubscribe/:ticket",
    auth: "public",
    mediaType: "text/html",
  },

  getBillingStatus: { method: "GET", path: "/api/billing/status", auth: "user" },
  refreshBillingStatus: { method: "POST", path: "/api/billing/refresh", auth: "user" },
  listPlans: { method: "GET", path: "/api/billing/plans", auth: "user" },
  createCheckout: { method: "POST", path: "/api/billing/checkout", auth: "user" },
  cancelSubscription: { method: "POST", path: "/api/billing/cancel", auth: "user" },
  openPortal: { method: "POST", path: "/api/billing/portal", auth: "user" },
  receiveWebhook: { method: "POST", path: "/api/billing/webhook", auth: "public" },
} as const satisfies Record<string, Route>;
