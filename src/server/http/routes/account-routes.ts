import type { Handlers } from "#server/http/handlers.ts";
import { deleteAccount } from "#server/services/accounts/delete-account.ts";
import { exportAccount } from "#server/services/accounts/export-account.ts";
import { exportPosts } from "#server/services/accounts/export-posts.ts";
import { listSessions } from "#server/services/accounts/list-sessions.ts";
import { presentUser } from "#server/services/accounts/present-user.ts";
import { revokeOtherSessions, revokeSession } from "#server/services/accounts/revoke-sessions.ts";
import { updateCurrentUser } from "#server/services/accounts/update-current-user.ts";
import { getKarma } from "#server/services/karma/get-karma.ts";
import { askToUnsubscribe, unsubscribe } from "#server/services/notices/unsubscribe.ts";
import { getOnboarding } from "#server/services/onboarding/get-onboarding.ts";
import { saveOnboarding } from "#server/services/onboarding/save-onboarding.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";

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
