import { type ProjectRow } from "#server/db/projects/projects-repository.ts";
import type { Interview } from "#contract/interview.ts";
import { dropUnused } from "#engine/writer/told/steer-sentences.ts";
import { listTyped } from "#engine/interview/say-fields.ts";
import { detectForeignKind } from "#engine/interview/detect-foreign-kind.ts";
import { detectKind } from "#engine/interview/detect-kind.ts";
import { type Brought, readBrought } from "#engine/policy/takes.ts";

/** What may be told: without the sentences that the founder does not want used. */
export function readTellable(project: ProjectRow): Interview {
  const interview = readInterview(project);
  return { ...interview, answers: dropUnused(project.name, interview).answers };
}

/** What the founder said, with the kind as it was chosen or detected. */
export function readInterview({
  kind,
  description,
  category,
  interview,
}: Pick<ProjectRow, "kind" | "description" | "category" | "interview">): Interview {
  const read = {
    kind: kind ?? detectForeignKind(description) ?? detectKind({ description, category }),
    isKindChosen: kind !== null,
    stage: null,
    verb: null,
    isTeam: false,
    place: null,
    answers: {},
    ...interview,
    marks: interview.marks?.map((each) => ({ ...each, marks: [...each.marks] })) ?? [],
  };
  return { ...read, fields: listTyped(read) };
}

/** What the founder brings, as it decides who takes posts on it. */
export function bringOf(project: ProjectRow): Brought {
  return readBrought(readTellable(project), project.description);
}

/** The project, with what its founder has said since it was described. */
export function describeProject(project: ProjectRow): ProjectRow & { brought: Brought } {
  return { ...project, brought: bringOf(project) };
}
