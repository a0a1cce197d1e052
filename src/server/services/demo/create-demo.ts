import { deleteTicks } from "#server/db/task-ticks-repository.ts";
import type { Scope } from "#server/scope.ts";
import { revokeSession } from "../accounts/revoke-sessions.ts";
import { issueMagicLink } from "../auth/issue-magic-link.ts";
import { deleteProject } from "../projects/change-project.ts";
import { listProjectSummaries } from "../projects/read-projects.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { createDemoTime } from "./demo-time.ts";
import { DEMO_EMAIL, enterDemoAccount, grantDemoPlan } from "./demo-user.ts";
import { fillDemoKarma } from "./fill-demo-karma.ts";
import { fillDemoProject } from "./fill-demo-project.ts";
import { logDemoContributions } from "./log-demo-contributions.ts";
import { ODDMONTH } from "./oddmonth.ts";
import { SETTERLY } from "./setterly.ts";
import { TIDEWICK } from "./tidewick.ts";

/** The newest project comes first on the dashboard. */
const PROJECTS = [TIDEWICK, ODDMONTH, SETTERLY];

export type Demo = { link: string; projects: number; posts: number };

/** The demo account as if it had been used for eight weeks. What it held before goes; others' stays. */
export async function createDemo(deps: ServiceDeps): Promise<Demo> {
  const scope = await enterDemoAccount(deps);
  await grantDemoPlan(deps, scope);
  await emptyAccount(deps, scope);
  await fillDemoKarma(deps, scope);
  const time = createDemoTime(deps.clock());
  await logDemoContributions(deps, scope, time.now);
  const then = { ...deps, clock: time.clock };
  let posts = 0;
  for (const [index, demo] of PROJECTS.entries()) {
    posts += await fillDemoProject(then, scope, time, demo, index);
  }
  // The founder's words filled the blanks, which is nothing that was done today.
  await deleteTicks(deps.database.db, scope.userId);
  await revokeSession(deps, scope, scope.sessionId);
  const { link } = await issueMagicLink(deps, DEMO_EMAIL);
  return { link, projects: PROJECTS.length, posts };
}

async function emptyAccount(deps: ServiceDeps, scope: Scope): Promise<void> {
  const { projects } = await listProjectSummaries(deps, scope, { includeArchived: true });
  for (const { id } of projects) {
    await deleteProject(deps, scope, id);
  }
}
