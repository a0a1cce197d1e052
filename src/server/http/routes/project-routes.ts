import { tellFact } from "#server/services/projects/tell-fact.ts";
import type { Handlers, RawHit } from "#server/http/handlers.ts";
import {
  detectAudience,
  detectCategory,
  generateDescription,
  readProjectPage,
} from "#server/services/assistance/suggest-fields.ts";
import { uploadBrief } from "#server/services/briefs/upload-brief.ts";
import { importHistory, listImports, undoImport } from "#server/services/history/import-history.ts";
import {
  addProjectSubreddit,
  recomputeRecommendations,
  removeProjectSubreddit,
  archiveProject,
  deleteProject,
  unarchiveProject,
  updateProject,
  createProject,
} from "#server/services/projects/change-project.ts";
import {
  getProject,
  getProjectStats,
  listProjectSummaries,
} from "#server/services/projects/projects.ts";
import { updateInterview } from "#server/services/projects/change-interview.ts";
import { suggestAnswers } from "#server/services/projects/suggest-answers.ts";
import { generateRecommendations } from "#server/services/recommendations/recommend.ts";
import { getProjectResults, exportResults } from "#server/services/results/get-project-results.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import {
  addCompetitor,
  removeCompetitor,
  updateCompetitor,
} from "#server/services/competitors/competitors.ts";
import {
  addMention,
  removeMention,
  searchMentions,
} from "#server/services/competitors/mentions.ts";
import { listCompetitors } from "#server/services/competitors/list-competitors.ts";
import { type VisitorSigns } from "#engine/visits/is-counted-visit.ts";
import { readBeacon, readPixel } from "#engine/visits/read-visit.ts";
import { getTracking, replaceTrackingKey } from "#server/services/visits/manage-tracking.ts";
import { recordVisit, readVisitScript } from "#server/services/visits/record-visit.ts";
import { createVisitGate } from "#server/services/visits/visit-gate.ts";

export function projectRoutes(deps: ServiceDeps) {
  return {
    listProjects: async ({ scope, query, tellNextPage }) => {
      const { projects, nextCursor } = await listProjectSummaries(deps, scope, query);
      tellNextPage(nextCursor);
      return projects;
    },
    getProjectStats: ({ scope, query }) => getProjectStats(deps, scope, query.includeArchived),
    getProject: ({ scope, params }) => getProject(deps, scope, params.projectId),
    importHistory: ({ scope, params, body }) => importHistory(deps, scope, params.projectId, body),
    listImports: ({ scope }) => listImports(deps, scope),
    undoImport: ({ scope, params }) => undoImport(deps, scope, params.importId),
    createProject: ({ scope, body }) => createProject(deps, scope, body),
    updateProject: ({ scope, params, body }) => updateProject(deps, scope, params.projectId, body),
    deleteProject: ({ scope, params }) => deleteProject(deps, scope, params.projectId),
    archiveProject: ({ scope, params }) => archiveProject(deps, scope, params.projectId),
    unarchiveProject: ({ scope, params }) => unarchiveProject(deps, scope, params.projectId),
    recomputeRecommendations: ({ scope, params, body }) =>
      recomputeRecommendations(deps, scope, params.projectId, body?.limit),
    addProjectSubreddit: ({ scope, params, query }) =>
      addProjectSubreddit(deps, scope, params.projectId, params.subredditId, query.source),
    removeProjectSubreddit: ({ scope, params }) =>
      removeProjectSubreddit(deps, scope, params.projectId, params.subredditId),
    tellFact: ({ scope, params, body }) => tellFact(deps, scope, params.projectId, body),
    updateInterview: ({ scope, params, body }) =>
      updateInterview(deps, scope, params.projectId, body),
    suggestAnswers: ({ scope, params }) => suggestAnswers(deps, scope, params.projectId),
    getProjectResults: ({ scope, params }) => getProjectResults(deps, scope, params.projectId),
    exportProjectResults: ({ scope, params }) => exportResults(deps, scope, params.projectId),
    uploadBrief: ({ scope, file }) => uploadBrief(deps, scope, file),
    generateDescription: ({ scope, body }) => generateDescription(deps, scope, body.url),
    readProjectPage: ({ scope, body }) => readProjectPage(deps, scope, body.url),
    detectCategory: ({ scope, body }) => detectCategory(deps, scope, body),
    detectAudience: ({ scope, body }) => detectAudience(deps, scope, body),
    generateRecommendations: ({ scope, body }) => generateRecommendations(deps, scope, body),
  } satisfies Partial<Handlers>;
}

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

const PIXEL = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

export function trafficRoutes(deps: ServiceDeps) {
  const gate = createVisitGate((work, ms) => setTimeout(work, ms).unref());
  const script = readVisitScript();
  return {
    getTracking: ({ scope, params }) => getTracking(deps, scope, params.projectId),
    replaceTrackingKey: ({ scope, params }) => replaceTrackingKey(deps, scope, params.projectId),
    getVisitScript: () => script,
    recordVisit: ({ caller, hit }) =>
      recordVisit(deps, gate, {
        ip: caller.ip,
        signs: readSigns(hit),
        visit: readBeacon(hit.body),
      }),
    recordPixelVisit: async ({ caller, query, hit }) => {
      const visit = readPixel(query.key, hit.headers.referer);
      await recordVisit(deps, gate, { ip: caller.ip, signs: readSigns(hit), visit });
      return PIXEL;
    },
  } satisfies Partial<Handlers>;
}

function readSigns({ headers }: RawHit): VisitorSigns {
  const read = (name: string) => headers[name]?.toString();
  return {
    userAgent: headers["user-agent"],
    doNotTrack: read("dnt"),
    globalPrivacyControl: read("sec-gpc"),
    purposes: ["sec-purpose", "purpose", "x-purpose", "x-moz"].map(read),
  };
}
