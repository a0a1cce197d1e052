import { Sparkles } from "lucide-react";
import type { RefObject } from "react";
import type { GeneratedPost } from "#contract/post.ts";
import type { Project } from "#contract/project.ts";
import { ariaKeys } from "#web/components/shortcuts/keys.ts";
import { SHORTCUTS } from "#web/components/shortcuts/shortcut-table.ts";
import { Button } from "#web/components/ui/button.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { canBeWritten, wordHindrance } from "#web/features/posts/writing/outlook.ts";
import { FreeDraftSkeleton } from "./free-draft-skeleton.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import type { OutlookQuery } from "#web/features/posts/api/use-roadmap.ts";
import {
  type FirstDraft,
  getsBlank,
  type OfferedDraft,
  useFirstDraft,
  useFreeDraftState,
} from "./use-free-draft.ts";

type FreeDraftProps = {
  project: Project;
  outlook: OutlookQuery;
  /** Nothing speaks against it so far: its room is kept until the server says. */
  isLikely: boolean;
  /** The button that writes it, while it is offered. */
  buttonRef: RefObject<HTMLButtonElement | null>;
  /** It is on the roadmap: to be opened there. */
  onWritten: (post: GeneratedPost) => void;
  onComment: ((subredditId: string) => void) | undefined;
};

/** One draft to see what the roadmap is worth, after three questions; shown while it is not used up. */
export function FreeDraft({ isLikely, onWritten, ...rest }: FreeDraftProps) {
  const { project, outlook } = rest;
  const first = useFirstDraft(project, onWritten);
  const state = useFreeDraftState({ project, outlook, isLikely });
  switch (state.is) {
    case "awaited":
      return <FreeDraftSkeleton hasQuestions={state.hasQuestions} />;
    case "failed":
      return <FailedOffer outlook={outlook} />;
    case "offered":
      return <Offer offer={state} first={first} {...rest} />;
    case "none":
      return null;
  }
}

function FailedOffer({ outlook }: { outlook: OutlookQuery }) {
  return (
    <div className="mb-4">
      <ErrorNotice
        title="We couldn't load your first draft"
        text={errorMessage(outlook.error, {}, !navigator.onLine)}
        onRetry={() => void outlook.refetch()}
        isRetrying={outlook.isFetching}
      />
    </div>
  );
}

type OfferProps = Omit<FreeDraftProps, "isLikely" | "onWritten"> & {
  offer: OfferedDraft;
  first: FirstDraft;
};

function Offer({ project, outlook, offer, first, buttonRef, onComment }: OfferProps) {
  const { best, asked, questions } = offer;
  const { dialog } = first;
  const button = (isBusy: boolean, press?: () => void) => (
    <WriteButton ref={buttonRef} isBusy={isBusy || first.isBusy} press={press} />
  );
  return (
    <section className="mb-4 rounded-card border border-accent-line bg-surface px-5 py-5 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div>
          <h2 className="text-lg">Your first draft is free</h2>
          <p className="mt-1 max-w-prose text-base text-soft">
            {asked.length > 0 && `${COUNTS[asked.length]}, then the draft. `}
            <Pledge
              told={project.interview.answers}
              offer={offer}
              hasOthers={(outlook.data?.communities.length ?? 0) > 1}
              onChoose={() => dialog.open({ subredditId: best.subredditId })}
            />
          </p>
        </div>
        {asked.length === 0 && button(false, () => first.write(offer))}
      </div>
      {asked.length > 0 && questions && (
        <questions.StartQuestions
          project={project}
          ids={asked}
          suggestions={offer.suggestions}
          onSkip={offer.onSkip}
          onAnswered={(hasAll) => first.writeAnswered(offer, hasAll)}
          button={button}
        />
      )}
      {dialog.module && (
        <dialog.module.WriteDialog
          project={project}
          outlook={outlook}
          opening={dialog.opening}
          isOpen={dialog.isOpen}
          onClose={dialog.close}
          onWritten={first.open}
          onWriteOwn={undefined}
          onComment={onComment}
        />
      )}
    </section>
  );
}

type PledgeProps = {
  offer: OfferedDraft;
  told: Project["interview"]["answers"];
  hasOthers: boolean;
  onChoose: () => void;
};

/** What the draft will be, or what stands in its way. */
function Pledge({ offer, told, hasOthers, onChoose }: PledgeProps) {
  const { best, asked } = offer;
  const isSure = asked.length > 0 || canBeWritten(best) || getsBlank(best, offer);
  if (!isSure) return wordHindrance(best, told);
  return (
    <>
      Written from your answers for <span className="font-mono text-ink">{best.fullName}</span>.{" "}
      {hasOthers && (
        <button
          type="button"
          className="min-h-6 cursor-pointer rounded-control font-medium text-accent hover:text-accent-hover"
          onClick={onChoose}
        >
          Choose another
        </button>
      )}
    </>
  );
}

type WriteButtonProps = {
  isBusy: boolean;
  /** Without it the button sends the form that it is in. */
  press: (() => void) | undefined;
  ref: RefObject<HTMLButtonElement | null>;
};

function WriteButton({ isBusy, press, ref }: WriteButtonProps) {
  return (
    <Button
      ref={ref}
      aria-keyshortcuts={ariaKeys(SHORTCUTS.roadmap.rows.generate)}
      type={press ? "button" : "submit"}
      isBusy={isBusy}
      {...(press && { onClick: press })}
    >
      {!isBusy && <Sparkles size={16} />}
      Write my first draft, free
    </Button>
  );
}

const COUNTS = ["", "One question", "Two questions", "Three questions", "Four questions"];
