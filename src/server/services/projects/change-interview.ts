import { lockProject, updateProject } from "#server/db/projects/projects-repository.ts";
import type { Scope } from "#server/scope.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { found } from "./require-project.ts";
import type { Interview, InterviewChanges } from "#contract/interview.ts";
import { sayAnew } from "./say-fields-anew.ts";
import { changeMarks } from "./change-sentence-marks.ts";
import { readInterview } from "./read-interview.ts";

/** What is not sent stays as it is; an answer that is sent as null is forgotten. */
export function updateInterview(
  deps: ServiceDeps,
  { userId }: Scope,
  projectId: string,
  { kind, answers = {}, fields = {}, marks = [], ...changes }: InterviewChanges,
): Promise<Interview> {
  return deps.database.db.transaction(async (tx) => {
    const project = found(await lockProject(tx, userId, projectId));
    const told = Object.entries({ ...project.interview.answers, ...answers }).filter(
      ([, answer]) => answer !== null && answer !== undefined,
    );
    const interview = {
      ...project.interview,
      ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
      answers: Object.fromEntries(told),
    };
    const next = { kind: kind === undefined ? project.kind : kind, interview };
    const { fields: typed } = readInterview(project);
    const said = sayAnew(readInterview({ ...project, ...next }), typed, { answers, fields });
    Object.assign(interview, said);
    interview.marks = changeMarks(readInterview({ ...project, ...next }), project.name, marks);
    await updateProject(tx, userId, projectId, { ...next, updatedAt: deps.clock() });
    return readInterview({ ...project, ...next });
  });
}
