import type { Handlers } from "#server/http/handlers.ts";
import {
  answerAssistantRequest,
  describeAssistantRequest,
} from "#server/services/assistants/answer-request.ts";
import {
  disconnectAssistant,
  listAssistants,
} from "#server/services/assistants/manage-assistants.ts";
import { deleteAccount } from "#server/services/accounts/delete-account.ts";
import { exportAccount, exportPosts } from "#server/services/accounts/export-account.ts";
import { presentUser } from "#server/services/accounts/present-user.ts";
import { updateCurrentUser } from "#server/services/accounts/update-current-user.ts";
import { askToUnsubscribe, unsubscribe } from "#server/services/notices/unsubscribe.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { createToken, listTokens, revokeToken } from "#server/services/tokens/tokens.ts";
import { logIn, logOut, signUp } from "#server/services/auth/password-sign-in.ts";
import { requestMagicLink } from "#server/services/auth/magic-link.ts";
import { verifyMagicLink } from "#server/services/auth/verify-magic-link.ts";
import {
  listSessions,
  revokeOtherSessions,
  revokeSession,
} from "#server/services/accounts/manage-sessions.ts";
import { getKarma } from "#server/services/karma/karma.ts";
import { getOnboarding, saveOnboarding } from "#server/services/onboarding/onboarding.ts";
import { refreshSession } from "#server/services/auth/sessions.ts";
import {
  cancelSubscription,
  openPortal,
  getBillingStatus,
  refreshBillingStatus,
} from "#server/services/billing/manage-subscription.ts";
import { createCheckout } from "#server/services/billing/create-checkout.ts";
import { receiveWebhook } from "#server/services/billing/receive-webhook.ts";
import * as webhooks from "#server/services/webhooks/manage-webhooks.ts";
import {
  listDeliveries,
  resendDelivery,
  testWebhook,
} from "#server/services/webhooks/manage-webhooks.ts";

export function accountRoutes(deps: ServiceDeps) {
  return {
    askToUnsubscribe: ({ params }) => askToUnsubscribe(deps, params.ticket),
    unsubscribe: ({ params }) => unsubscribe(deps, params.ticket),
    getCurrentUser: ({ user }) => presentUser(user, deps.clock()),
    updateCurrentUser: ({ scope, body }) => updateCurrentUser(deps, scope, body),
    listSessions: ({ scope }) => listSessions(deps, scope),
    revokeOtherSessions: ({ scope }) => revokeOtherSessions(deps, scope),
    exportAccount: ({ scope }) => exportAccount(deps, scope),
    exportPosts: ({ scope }) => exportPosts(deps, scope),
    deleteAccount: ({ scope, body }) => deleteAccount(deps, scope, body),
    getKarma: ({ scope }) => getKarma(deps, scope),
    getOnboarding: ({ user }) => getOnboarding(deps, user),
    saveOnboarding: ({ scope, body }) => saveOnboarding(deps, scope, body),
    revokeSession: ({ scope, params }) => revokeSession(deps, scope, params.sessionId),
  } satisfies Partial<Handlers>;
}

export function tokenRoutes(deps: ServiceDeps) {
  return {
    listTokens: ({ scope }) => listTokens(deps, scope),
    createToken: ({ scope, body }) => createToken(deps, scope, body),
    revokeToken: ({ scope, params }) => revokeToken(deps, scope, params.tokenId),
  } satisfies Partial<Handlers>;
}

export function assistantRoutes(deps: ServiceDeps) {
  return {
    describeAssistantRequest: ({ scope, query }) => describeAssistantRequest(deps, scope, query),
    answerAssistantRequest: ({ scope, body }) => answerAssistantRequest(deps, scope, body),
    listAssistants: ({ scope }) => listAssistants(deps, scope),
    disconnectAssistant: ({ scope, params }) =>
      disconnectAssistant(deps, scope, params.assistantId),
  } satisfies Partial<Handlers>;
}

export function authRoutes(deps: ServiceDeps) {
  return {
    requestMagicLink: async ({ caller, body, setCookie }) => {
      const { mark, message } = await requestMagicLink(deps, caller, body);
      setCookie(mark);
      return { message };
    },
    verifyMagicLink: ({ caller, body }) => verifyMagicLink(deps, caller, body),
    signUp: ({ caller, body }) => signUp(deps, caller, body),
    logIn: ({ caller, body }) => logIn(deps, caller, body),
    refreshSession: ({ caller, refreshToken }) => refreshSession(deps, caller, refreshToken),
    logOut: ({ scope }) => logOut(deps, scope),
  } satisfies Partial<Handlers>;
}

export function billingRoutes(deps: ServiceDeps) {
  const planList = Object.values(deps.plans);
  return {
    getBillingStatus: ({ scope }) => getBillingStatus(deps, scope),
    refreshBillingStatus: ({ scope }) => refreshBillingStatus(deps, scope),
    listPlans: () => planList,
    createCheckout: ({ scope, body }) => createCheckout(deps, scope, body),
    cancelSubscription: ({ scope }) => cancelSubscription(deps, scope),
    openPortal: ({ scope }) => openPortal(deps, scope),
    receiveWebhook: ({ signed }) => receiveWebhook(deps, signed),
  } satisfies Partial<Handlers>;
}

export function webhookRoutes(deps: ServiceDeps) {
  return {
    listWebhooks: ({ scope }) => webhooks.listWebhooks(deps, scope),
    addWebhook: ({ scope, body }) => webhooks.addWebhook(deps, scope, body),
    updateWebhook: ({ scope, params, body }) =>
      webhooks.updateWebhook(deps, scope, params.webhookId, body),
    deleteWebhook: ({ scope, params }) => webhooks.deleteWebhook(deps, scope, params.webhookId),
    rotateWebhookSecret: ({ scope, params }) =>
      webhooks.rotateSecret(deps, scope, params.webhookId),
    testWebhook: ({ scope, params }) => testWebhook(deps, scope, params.webhookId),
    listDeliveries: ({ scope, params }) => listDeliveries(deps, scope, params.webhookId),
    resendDelivery: ({ scope, params }) =>
      resendDelivery(deps, scope, params.webhookId, params.deliveryId),
  } satisfies Partial<Handlers>;
}
