import type { Handlers } from "#server/http/handlers.ts";
import { addCompetitor } from "#server/services/competitors/add-competitor.ts";
import {
  removeCompetitor,
  updateCompetitor,
} from "#server/services/competitors/change-competitor.ts";
import { addMention, removeMention } from "#server/services/competitors/keep-mentions.ts";
import { listCompetitors } from "#server/services/competitors/list-competitors.ts";
import { searchMentions } from "#server/services/competitors/search-mentions.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";

export function competitorRoutes(deps: ServiceDeps) {
  return {
    listCompetitors: ({ scope, params }) => listCompetitors(deps, scope, params.projectId),
    addCompetitor: ({ scope, params, body }) => addCompetitor(deps, scope, params.projectId, body),
    updateCompetitor: ({ scope, params, body }) => updateCompetitor(deps, scope, params, body),
    removeCompetitor: ({ scope, params }) => removeCompetitor(deps, scope, params),
    searchMentions: ({ scope, params }) => searchMentions(deps, scope, params),
    addMention: ({ scope, params, body }) => addMention(deps, scope, params, body),
    removeMention: ({ scope, params }) => removeMention(deps, scope, params),
  } satisfies Partial<Handlers>;
}
