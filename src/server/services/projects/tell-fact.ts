import type { FactTold, Interview } from "#contract/interview.ts";
import { findWeakAnswer } from "#engine/interview/weak-answers.ts";
import { lockProject, updateProject } from "#server/db/projects/projects-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError, wrongField } from "#server/service-error.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { readInterview } from "./read-interview.ts";
import { found } from "./require-project.ts";

/**
 * What an assistant heard from the founder. It fills what is empty and never changes what is there, and
 * what no founder would say to a reader is sent back, with the question what it should say instead.
 */
export function tellFact(
  deps: ServiceDeps,
  { userId }: Scope,
  projectId: string,
  { questionId, founderSaid }: FactTold,
): Promise<Interview> {
  return deps.database.db.transaction(async (tx) => {
    const project = found(await lockProject(tx, userId, projectId));
    const before = readInterview(project);
    const known = before.answers[questionId];
    if (known === founderSaid) return before;
    if (known) {
      throw new ServiceError(
        "CONFLICT",
        "The founder has answered this already, and only the founder can change it: in Foothold, under the project's facts.",
      );
    }
    const weak = findWeakAnswer(questionId, founderSaid, project.name);
    if (weak) throw wrongField("founderSaid", `Ask the founder again. ${weak.sentence}`);
    const answers = { ...project.interview.answers, [questionId]: founderSaid };
    const interview = { ...project.interview, answers };
    await updateProject(tx, userId, projectId, { interview, updatedAt: deps.clock() });
    return readInterview({ ...project, interview });
  });
}
