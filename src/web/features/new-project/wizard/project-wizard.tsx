import { useState, useEffect, useSyncExternalStore } from "react";
import { generatePath, useNavigate } from "react-router";
import { PageHeader } from "#web/components/layout/page-header.tsx";
import { StepProgress, useStepHeading } from "#web/components/wizard/step-progress.tsx";
import { paths } from "#contract/pages/page-paths.ts";
import { writeNewProject } from "#web/lib/project-pages.ts";
import type { ProjectPrefill } from "#web/lib/project-prefill.ts";
import { CreatingDialog } from "./creating/creating-dialog.tsx";
import { pickAudience, pickGoal } from "./follow-pick.ts";
import { StepNavigation, ProjectSummary } from "./wizard-frame.tsx";
import { LAST_STEP, percentComplete, STEP_NAMES, STEP_TEXTS, type Step } from "./steps.ts";
import { useWizardKeys } from "./use-wizard-keys.ts";
import { useWizardCalls, type StepProps } from "./use-wizard-calls.ts";
import { type DraftStore, createDraftStore } from "./draft-store.ts";
import { isDraftEmpty, type ProjectDraft, fillGaps, toStartDraft } from "./project-draft.ts";
import type { Start } from "#engine/projects/start.ts";
import { showToast } from "#web/lib/toast.ts";
import { CategoryStep, DetectRow } from "./steps/category-step.tsx";
import { SubredditsStep } from "./steps/subreddits-step.tsx";
import { ProjectStep } from "./steps/project-step.tsx";
import { GOALS, AUDIENCES } from "#engine/projects/project-options.ts";
import { OptionGrid } from "#web/components/wizard/option-grid.tsx";
import { RotateCcw } from "lucide-react";
import { Button } from "#web/components/ui/button.tsx";
import { ConfirmDialog } from "#web/components/ui/dialogs/confirm-dialog.tsx";
import { TOASTS } from "#web/features/new-project/toasts.ts";

type ProjectWizardProps = {
  userId: string;
  /** What the way here brought along. */
  prefill: ProjectPrefill | null;
  /** What was told elsewhere before; it may arrive late. */
  told: ProjectPrefill | null;
  /** What the front page was asked: a project of its own. */
  start: Start | null;
};

export function ProjectWizard({ userId, prefill, told, start }: ProjectWizardProps) {
  const { draft, store, setAside } = useProjectDraft(userId, prefill, start);
  useLatePrefill(store, told);
  useSetAside(store, setAside);
  const [attempt, setAttempt] = useState(1);
  const startOver = () => {
    store.clear();
    setAttempt(attempt + 1);
  };
  return (
    <>
      <PageHeader
        title="New project"
        action={<StartOver draft={draft} onStartOver={startOver} />}
      />
      {/* Answers that are still under way belong to the attempt that asked for them. */}
      <Attempt key={attempt} draft={draft} store={store} />
    </>
  );
}

function Attempt({ draft, store }: Pick<StepProps, "draft" | "store">) {
  const navigate = useNavigate();
  const calls = useWizardCalls(store, draft);
  const { step } = draft;
  const heading = useStepHeading(step);
  const goTo = (target: Step) => store.update({ step: target });

  const isLast = step === LAST_STEP;
  useWizardKeys({ draft, store, calls }, goTo);

  return (
    <>
      <StepProgress step={step} names={STEP_NAMES} percent={percentComplete(draft)} />
      <div className="mt-8 mb-6">
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {STEP_TEXTS[step].title}
        </h2>
        <p className="mt-1 max-w-prose text-md text-soft empty:hidden">
          {isLast && draft.firstFor !== null
            ? `First draft: ${nameFirst(draft)}`
            : STEP_TEXTS[step].text}
        </p>
      </div>
      {/* What gets the focus is not left under the bar that sticks to the bottom. */}
      <div className="[&_:is(a,button,input,textarea)]:scroll-mb-28">
        <WizardStep draft={draft} store={store} calls={calls} />
      </div>
      <StepNavigation
        draft={draft}
        isCreating={calls.creation.isBusy}
        onGoTo={goTo}
        onCreate={calls.creation.submit}
      />
      {calls.creation.isDialogOpen && (
        <CreatingDialog
          createdId={calls.creation.createdId}
          onFinished={(projectId) =>
            // The wizard is behind it: back leads to where one was before.
            void navigate(generatePath(paths.project, { projectId }), {
              replace: true,
              state: writeNewProject(draft.firstFor),
            })
          }
        />
      )}
    </>
  );
}

/** As it is written, once it is known. */
function nameFirst({ firstFor, selectedSubreddits }: ProjectDraft): string {
  return selectedSubreddits.find(({ id }) => id === firstFor)?.fullName ?? `r/${firstFor}`;
}

/** What arrives while the wizard is open: a draft that was begun, or cleared, is left alone. */
function useLatePrefill(store: DraftStore, told: ProjectPrefill | null): void {
  useEffect(() => {
    const draft = store.read();
    if (told && isDraftEmpty(draft) && !store.isCleared()) store.update(fillGaps(draft, told));
  }, [store, told]);
}

function WizardStep(props: StepProps) {
  if (props.draft.step === 1) return <ProjectStep {...props} />;
  if (props.draft.step === 2) return <CategoryStep {...props} />;
  if (props.draft.step === 3) return <AudienceStep {...props} />;
  if (props.draft.step === 4) return <GoalsStep {...props} />;
  return <SubredditsStep {...props} />;
}

function useProjectDraft(userId: string, prefill: ProjectPrefill | null, start: Start | null) {
  const [{ store, setAside }] = useState(() => {
    const created = createDraftStore(() => sessionStorage, userId);
    const before = created.read();
    if (prefill) created.update(fillGaps(before, prefill));
    if (start) created.update(toStartDraft(start));
    return { store: created, setAside: start && !isDraftEmpty(before) ? before : null };
  });
  const draft = useSyncExternalStore(store.subscribe, store.read);
  return { draft, store, setAside };
}

/** A project that was begun in this tab is not lost to another one that was asked for. */
function useSetAside(store: DraftStore, before: ProjectDraft | null): void {
  useEffect(() => {
    if (!before) return;
    const bringBack = { label: "Bring it back", onClick: () => store.update(before) };
    showToast("info", TOASTS.setAside, {
      name: "set-aside",
      action: bringBack,
    });
  }, [store, before]);
}

function GoalsStep({ draft, store }: StepProps) {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
      <OptionGrid
        label="Goals"
        kind="many"
        options={GOALS}
        chosen={draft.goals}
        onPick={(goal) => pickGoal(store, goal)}
      />
      <ProjectSummary draft={draft} />
    </div>
  );
}

function AudienceStep({ draft, store, calls }: StepProps) {
  return (
    <div className="flex flex-col gap-5">
      <DetectRow
        draft={draft}
        field="targetAudience"
        detection={calls.audience}
        isReading={calls.page.isReading}
        failed={TOASTS.audience.failed}
      />
      <OptionGrid
        label="Target audience"
        kind="many"
        options={AUDIENCES}
        chosen={draft.targetAudience}
        onPick={(audience) => pickAudience(store, audience)}
        className="sm:grid-cols-2 lg:grid-cols-3"
      />
    </div>
  );
}

type StartOverProps = { draft: ProjectDraft; onStartOver: () => void };

function StartOver({ draft, onStartOver }: StartOverProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {!isDraftEmpty(draft) && (
        <Button tone="ghost" size="sm" className="-mr-3" onClick={() => setAsking(true)}>
          <RotateCcw size={15} />
          Start over
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Start over?"
        description="You can't undo this."
        confirmLabel="Clear it all"
        onConfirm={() => {
          setAsking(false);
          onStartOver();
        }}
      />
    </>
  );
}
