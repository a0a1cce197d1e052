import type { Handlers } from "#server/http/handlers.ts";
import { detectAudience, detectCategory } from "#server/services/assistance/detect.ts";
import { readProjectPage } from "#server/services/assistance/read-project-page.ts";
import { generateDescription } from "#server/services/assistance/generate-description.ts";
import { uploadBrief } from "#server/services/briefs/upload-brief.ts";
import { importHistory, listImports, undoImport } from "#server/services/history/import-history.ts";
import {
  addProjectSubreddit,
  recomputeRecommendations,
  removeProjectSubreddit,
} from "#server/services/projects/change-communities.ts";
import {
  archiveProject,
  deleteProject,
  unarchiveProject,
  updateProject,
} from "#server/services/projects/change-project.ts";
import { createProject } from "#server/services/projects/create-project.ts";
import {
  getProject,
  getProjectStats,
  listProjectSummaries,
} from "#server/services/projects/read-projects.ts";
import { updateInterview, suggestAnswers } from "#server/services/projects/update-interview.ts";
import { generateRecommendations } from "#server/services/recommendations/generate-recommendations.ts";
import { getProjectResults, exportResults } from "#server/services/results/get-project-results.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";

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
