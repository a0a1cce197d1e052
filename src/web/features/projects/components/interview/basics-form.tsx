import { type ReactNode, useId } from "react";
import type { Project } from "#contract/project.ts";
import {
  MAKER_VERBS,
  type MakerVerb,
  MAX_PLACE_LENGTH,
  type Stage,
} from "#engine/interview/interview.ts";
import { FACT_IDS } from "#engine/interview/fact-fields.ts";
import { KIND_NAMES, PROJECT_KINDS, type ProjectKind } from "#engine/interview/project-kind.ts";
import { sayMade } from "#engine/posts/say-made.ts";
import { SegmentedChoice } from "#web/components/ui/segmented-choice.tsx";
import { Select } from "#web/components/ui/select.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { TextField } from "#web/components/ui/field-frame.tsx";
import { showError } from "#web/lib/error-message.ts";
import { mutationKeys, queryKeys, refreshAfter } from "#web/lib/query-keys.ts";

/** What kind of thing it is, how far it is, and who makes it. */
export function BasicsForm({ project }: { project: Project }) {
  const { interview } = project;
  const { mutate } = useChangeInterview(project.id);
  const name = useId();
  return (
    <div className="mt-3 grid gap-x-6 gap-y-4 border-t border-line pt-4 sm:grid-cols-2 xl:grid-cols-3">
      <Select
        label="What is it?"
        options={PROJECT_KINDS.map((kind) => ({ value: kind, label: KIND_NAMES[kind] }))}
        value={interview.kind}
        onChange={(kind) => mutate({ kind: kind as ProjectKind, verb: null })}
      />
      <Choice label="Can people use it today?">
        <SegmentedChoice
          legend="Can people use it today?"
          name={`${name}-stage`}
          options={STAGES}
          chosen={interview.stage}
          onChange={(stage) => mutate({ stage })}
        />
      </Choice>
      <Choice label="Who is behind it?">
        <SegmentedChoice
          legend="Who is behind it?"
          name={`${name}-team`}
          options={{ I: "Just me", we: "A team" }}
          chosen={interview.isTeam ? "we" : "I"}
          onChange={(who) => mutate({ isTeam: who === "we" })}
        />
      </Choice>
      {interview.kind !== "cause" && (
        <Select
          label="How do you say it?"
          options={listVerbs(project)}
          value={interview.verb ?? USUAL}
          onChange={(verb) => mutate({ verb: verb === USUAL ? null : (verb as MakerVerb) })}
        />
      )}
      <PlaceField place={interview.place} onChange={(place) => mutate({ place })} />
    </div>
  );
}

const STAGES: Record<Stage, string> = { out: "Yes", testing: "In testing", coming: "Not yet" };

const USUAL = "usual";

/** In the tense and person of this project: 'I built', 'We are writing'. */
function listVerbs({ interview }: Project) {
  const usual = sayMade({ ...interview, verb: null });
  const others = MAKER_VERBS.map((verb) => ({
    value: verb as string,
    label: sayMade({ ...interview, verb }),
  }));
  return [
    { value: USUAL, label: usual },
    ...others.filter(({ label, value }) => label !== usual || value === interview.verb),
  ];
}

/** The group's own legend is for those who listen; this is the same for those who look. */
function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-1.5">
      <span aria-hidden="true" className="text-sm font-medium">
        {label}
      </span>
      {children}
    </div>
  );
}

type PlaceFieldProps = { place: string | null; onChange: (place: string | null) => void };

function PlaceField({ place, onChange }: PlaceFieldProps) {
  const save = (text: string) => {
    const wanted = text.trim() || null;
    if (wanted !== place) onChange(wanted);
  };
  return (
    <TextField
      label="Town or region"
      hint="For local communities (optional)."
      defaultValue={place ?? ""}
      maxLength={MAX_PLACE_LENGTH}
      onBlur={(event) => save(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === "Enter") save(event.currentTarget.value);
      }}
    />
  );
}

type Interview = Project["interview"];
type MakerChanges = Partial<Pick<Interview, "kind" | "stage" | "verb" | "isTeam" | "place">>;

/** What kind of thing it is, how far it is and who makes it; shown at once, taken back where it fails. */
function useChangeInterview(projectId: string) {
  const cache = useQueryClient();
  const key = queryKeys.projects.detail(projectId);
  // Answers may be on their way meanwhile: all stay as they are but those that fields say.
  const edit = ({ answers = {}, ...changes }: Partial<Interview>) =>
    cache.setQueryData<Project>(key, (project) => {
      if (!project) return project;
      const said = FACT_IDS.filter((id) => changes.fields?.[id]).map((id) => [id, answers[id]]);
      const all = { ...project.interview.answers, ...Object.fromEntries(said) };
      return { ...project, interview: { ...project.interview, ...changes, answers: all } };
    });
  return useMutation({
    mutationKey: mutationKeys.answers(projectId),
    scope: { id: `interview-${projectId}` },
    mutationFn: (body: MakerChanges) => api.updateInterview({ params: { projectId }, body }),
    onMutate: (changes) => {
      const before = cache.getQueryData<Project>(key)?.interview;
      edit(changes.kind ? { ...changes, isKindChosen: true } : changes);
      return before;
    },
    onSuccess: (interview) => {
      edit(interview);
      void refreshAfter(cache, "answers-saved");
    },
    onError: (error, _changes, before) => {
      if (before) edit(before);
      showError(error);
    },
  });
}
