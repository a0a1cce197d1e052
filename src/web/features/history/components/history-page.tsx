import { ArrowLeft } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { ApiError } from "#contract/client.ts";
import type { Project } from "#contract/project.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { Progress } from "#web/components/ui/progress.tsx";
import { UnsavedQuestion } from "#web/components/ui/dialogs/unsaved-question.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { projectPage } from "#web/lib/project-pages.ts";
import { wordCounts } from "#web/features/history/choice.ts";
import {
  type HistoryState,
  useHistory,
  useImports,
  useUndoImport,
} from "#web/features/history/use-history.ts";
import { FileChoice, HistoryChoice, HistoryDone } from "./history-steps.tsx";
import { ConfirmDialog } from "#web/components/ui/dialogs/confirm-dialog.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { formatMoment } from "#web/lib/format-moment.ts";
import { useUser } from "#web/lib/session/session.ts";

/** Posts and comments from before Foothold, picked from Reddit's own data export. */
export function HistoryPage({ project }: { project: Project }) {
  const history = useHistory(project);
  const { state } = history;
  const [isDiscarding, setDiscarding] = useState(false);
  const isTicking = (state.step === "choosing" && state.isChanged) || state.step === "bringing";
  const top = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  // Each step takes the place of the one before: the keyboard and the eye begin at its top.
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (state.step === "bringing") return;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: "start" });
  }, [state.step]);
  return (
    <div ref={top} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      <div>
        <Link
          to={projectPage(project.id, "results")}
          className="inline-flex items-center gap-1.5 rounded-mark text-base text-muted hover:text-ink"
        >
          <ArrowLeft size={16} aria-hidden="true" />
          Results
        </Link>
        <h2 className="mt-2 text-2xl">Import your history</h2>
      </div>
      {state.step === "start" && <FileChoice fault={state.fault} onFiles={history.read} />}
      {state.step === "reading" && <Reading state={state} onStop={history.start} />}
      {state.step === "choosing" && (
        <HistoryChoice
          project={project}
          found={state.found}
          choice={state.choice}
          onChange={history.choose}
          onBring={history.bring}
          onOtherFile={() => (isTicking ? setDiscarding(true) : history.start())}
        />
      )}
      {state.step === "bringing" && (
        <Bringing state={state} onRetry={history.retry} onBack={history.backToChoice} />
      )}
      {state.step === "done" && (
        <HistoryDone
          project={project}
          importId={state.importId}
          brought={state.brought}
          onMore={history.start}
        />
      )}
      {(state.step === "start" || state.step === "done") && (
        <PastImports hiddenId={state.step === "done" ? state.importId : null} />
      )}
      <UnsavedQuestion
        isNeeded={isTicking}
        isAsking={isDiscarding}
        onStay={() => setDiscarding(false)}
        onDiscard={() => {
          setDiscarding(false);
          history.start();
        }}
        title="Leave without importing?"
        description="Your ticks and notes will be lost."
        confirmLabel="Leave"
      />
    </div>
  );
}

type ReadingState = Extract<HistoryState, { step: "reading" }>;

function Reading({ state, onStop }: { state: ReadingState; onStop: () => void }) {
  const { progress } = state;
  return (
    <Card>
      <Progress
        label={progress ? `Reading ${progress.file}` : "Looking into the file"}
        percent={progress ? Math.floor(progress.share * 100) : null}
      />
      <p className="mt-3 text-base text-soft">Nothing is sent.</p>
      <Button tone="secondary" size="sm" className="mt-4" onClick={onStop}>
        Stop
      </Button>
    </Card>
  );
}

type BringingProps = {
  state: Extract<HistoryState, { step: "bringing" }>;
  onRetry: () => void;
  onBack: () => void;
};

function Bringing({ state, onRetry, onBack }: BringingProps) {
  const { batches, sent, brought, failure } = state.bringing;
  const wanted = {
    posts: batches.reduce((sum, { posts }) => sum + posts.length, 0),
    comments: batches.reduce((sum, { comments }) => sum + comments.length, 0),
  };
  const { posts, comments } = brought.brought;
  const kept =
    posts + comments > 0
      ? `${wordCounts(brought.brought)} already imported.`
      : "What you ticked is kept.";
  return (
    <Card>
      <Progress
        label={`Importing ${wordCounts(wanted)}`}
        percent={Math.floor((100 * sent) / batches.length)}
      />
      {failure !== null && (
        <div role="alert" className="mt-4 border-l-2 border-fail pl-4">
          <p className="font-medium">We couldn't import everything</p>
          <p className="text-base text-soft">
            {wordFailure(failure)} {kept} Trying again imports nothing twice.
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button size="sm" onClick={onRetry}>
              Try again
            </Button>
            <Button tone="secondary" size="sm" onClick={onBack}>
              Back to the list
            </Button>
          </div>
        </div>
      )}
    </Card>
  );
}

/** What an account has no room for, the server says itself. */
function wordFailure(failure: unknown): string {
  const said = failure instanceof ApiError && failure.status === 409 ? failure.serverMessage : null;
  return errorMessage(failure, said ? { fallback: said } : {}, !navigator.onLine);
}

/** What was brought before, to be undone; nothing where nothing was. */
function PastImports({ hiddenId }: { /** Shown above already. */ hiddenId: string | null }) {
  const imports = useImports();
  const { timezone } = useUser();
  const [asked, setAsked] = useState<string | null>(null);
  const undo = useUndoImport(() => setAsked(null));
  if (imports.isError) {
    return (
      <ErrorNotice
        title="We couldn't load earlier imports"
        text={errorMessage(imports.error, {}, !navigator.onLine)}
        onRetry={() => void imports.refetch()}
        isRetrying={imports.isFetching}
      />
    );
  }
  const items = imports.data?.items.filter(({ id }) => id !== hiddenId) ?? [];
  if (items.length === 0) return null;
  const wanted = items.find(({ id }) => id === asked);
  return (
    <Card title="Earlier imports" description="Of all your projects.">
      <ul>
        {items.map((item) => (
          <li
            key={item.id}
            className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-2.5"
          >
            <span className="text-base">
              {wordCounts(item)}
              <span className="block text-sm text-muted">
                {formatMoment(item.importedAt, timezone)}
              </span>
            </span>
            <Button tone="secondary" size="sm" onClick={() => setAsked(item.id)}>
              Undo
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title="Undo this import?"
        description={`${wanted ? wordCounts(wanted) : "What was imported"} will be deleted from Foothold, with your notes. Nothing on Reddit changes.`}
        confirmLabel="Undo the import"
        isBusy={undo.isPending}
        onConfirm={() => asked && undo.mutate(asked)}
      />
    </Card>
  );
}
