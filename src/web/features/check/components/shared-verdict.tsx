import { useEffect, useMemo, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { paths } from "#contract/pages/page-paths.ts";
import type { Draft, DraftPlace } from "#engine/drafts/draft.ts";
import { splitText } from "#web/components/verdict/costs.ts";
import { ButtonLink, Button } from "#web/components/ui/button.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { useSession } from "#web/lib/session/session.ts";
import { usePolicy } from "#web/features/check/api/use-policy.ts";
import {
  type ReadLink,
  readFragment,
  type SharedDraft,
  writeVerdictLink,
} from "#web/components/verdict/shared-draft.ts";
import { CheckResult } from "./check-result.tsx";
import { WaitingPanel } from "./waiting-panel.tsx";
import { readSubredditId } from "#web/features/check/check-draft.ts";
import { Link2 } from "lucide-react";
import { copyText } from "#web/lib/copy-text.ts";
import { showToast } from "#web/lib/toast.ts";
import { TextField } from "#web/components/ui/field-frame.tsx";
import { TOASTS } from "#web/features/check/toasts.ts";

const FAULTS = {
  broken: "The link is incomplete. Please ask for it again.",
  huge: "The link holds more text than a post can. Please ask for the text itself.",
  newer: "The link comes from a newer version of Foothold. Please ask for the text itself.",
} as const;

/** Somebody else's draft and its verdict, to be read; one's own draft stays as it was. */
export function SharedVerdict() {
  const link = useSharedLink();
  if (link === null) {
    return (
      <SkeletonGroup label="Opening the draft" className="flex flex-col gap-4">
        <Skeleton className="h-64" />
      </SkeletonGroup>
    );
  }
  if (!link.ok) {
    return (
      <WaitingPanel title="This draft can't be shown">
        <p>{FAULTS[link.fault]}</p>
        <ButtonLink to={paths.check} className="mt-4">
          Check your own
        </ButtonLink>
      </WaitingPanel>
    );
  }
  return <SharedPage {...link.draft} />;
}

function useSharedLink(): ReadLink | null {
  const { hash } = useLocation();
  const [read, setRead] = useState<{ hash: string; link: ReadLink } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void readFragment(hash).then((link) => isCurrent && setRead({ hash, link }));
    return () => {
      isCurrent = false;
    };
  }, [hash]);
  return read?.hash === hash ? read.link : null;
}

function SharedPage({ promoted, ...words }: Draft & { promoted: string }) {
  const [params] = useSearchParams();
  const subredditId = readSubredditId(params.get("r"));
  const policy = usePolicy(subredditId);
  const isSignedIn = useSession().status === "signed-in";
  const { title, content, editSection, flair } = words;
  const draft = useMemo(
    () => ({ title, content, editSection, flair }),
    [title, content, editSection, flair],
  );
  const [highlights, setHighlights] = useState<readonly DraftPlace[] | null>(null);
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-5 lg:sticky lg:top-6">
        <SharedText draft={draft} highlights={highlights ?? NO_PLACES} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ButtonLink to={paths.check}>Check your own</ButtonLink>
          <p className="text-sm text-muted">Free, and without signing in.</p>
        </div>
      </div>
      <CheckResult
        subredditId={subredditId}
        policy={policy}
        shown={policy.data ?? null}
        pasted="applied"
        draft={draft}
        day=""
        promoted={promoted}
        home={isSignedIn ? "account" : "tab"}
        onPasted={() => void policy.refetch()}
        karma={null}
        accountAgeDays={null}
        isSomebodyElse
        onHighlight={setHighlights}
      />
    </div>
  );
}

const NO_PLACES: readonly DraftPlace[] = [];

type SharedTextProps = { draft: Draft; highlights: readonly DraftPlace[] };

function SharedText({ draft, highlights }: SharedTextProps) {
  const within = (field: DraftPlace["field"]) => highlights.filter((one) => one.field === field);
  return (
    <article
      aria-label="The draft"
      dir="auto"
      className="rounded-card border border-line bg-surface px-5 py-5"
    >
      {draft.flair && (
        <p className="mb-2">
          <span className="rounded-full bg-sunken px-2.5 py-0.5 text-sm text-soft">
            {draft.flair}
          </span>
        </p>
      )}
      <h2 className="text-lg">
        <Marked text={draft.title || "Without a title"} places={within("title")} />
      </h2>
      <p className="mt-3 text-md leading-relaxed break-words whitespace-pre-wrap text-soft">
        <Marked text={draft.content} places={within("content")} />
      </p>
      {draft.editSection && (
        <p className="mt-4 border-t border-dashed border-line pt-3 text-base whitespace-pre-wrap text-soft">
          <Marked text={draft.editSection} places={within("editSection")} />
        </p>
      )}
    </article>
  );
}

function Marked({ text, places }: { text: string; places: readonly DraftPlace[] }) {
  return splitText(text, { blanks: [], marks: places }).map(({ start, text: part, isMarked }) =>
    isMarked ? (
      <mark key={start} className="rounded-mark bg-accent-line text-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

type ShareVerdictProps = { draft: SharedDraft; subredditId: string };

/** A link that shows draft and verdict to somebody else, without our server having either. */
export function ShareVerdict({ draft, subredditId }: ShareVerdictProps) {
  const [toCopy, setToCopy] = useState<string | null>(null);
  const share = async () => {
    const address = await writeVerdictLink(draft, subredditId);
    if (address === null) {
      return showToast("error", TOASTS.tooLongToShare.title, {
        name: "check-shared",
        description: TOASTS.tooLongToShare.description,
      });
    }
    const isCopied = await copyText(address);
    setToCopy(isCopied ? null : address);
    if (!isCopied) return;
    showToast("success", TOASTS.linkCopied.title, {
      name: "check-shared",
      description: TOASTS.linkCopied.description,
    });
  };
  return (
    <>
      <Button tone="secondary" onClick={() => void share()}>
        <Link2 size={16} />
        Copy a link to this verdict
      </Button>
      {toCopy !== null && (
        <TextField
          label="Your browser blocked copying. Select the link and copy it."
          readOnly
          value={toCopy}
          onFocus={(event) => event.target.select()}
          className="basis-full"
        />
      )}
    </>
  );
}
