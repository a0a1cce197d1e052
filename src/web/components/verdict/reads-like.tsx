import { Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import type { ReadsLike as Found } from "#contract/reads-like.ts";
import type { Draft } from "#engine/drafts/draft.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Spinner } from "#web/components/ui/spinner.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { sampleDraft } from "#engine/topics/reads-like.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

export type ReadsLikeCommunity = Found["items"][number];

export type ReadsLikeProps = {
  /** The same object as long as nothing changed. */
  draft: Draft;
  /** The community that the draft is for. */
  subredditId: string;
  /** Where a page promises to send nothing by itself, a button asks first. */
  isOnRequest: boolean;
  /** The way to a community that was found. */
  renderLink: (community: ReadsLikeCommunity) => ReactNode;
};

/** Not after every letter. */
const PAUSE_MS = 1000;

/** Where an off-topic draft might belong instead. */
export function ReadsLike({ draft, subredditId, isOnRequest, renderLink }: ReadsLikeProps) {
  const box = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Draft | null>(null);
  const rested = useRested(draft);
  // A request is for the words that were there when the button was pressed, and for no others.
  const words = isOnRequest ? (asked === draft ? draft : null) : rested;
  const search = useReadsLike(words, subredditId);
  // What was pressed goes, and the keyboard must not be lost with it.
  const keepFocus = () => box.current?.focus();
  return (
    <div ref={box} tabIndex={-1} className="mt-3 text-sm text-soft outline-none">
      {isOnRequest && !words ? (
        <>
          <Button
            tone="secondary"
            size="sm"
            onClick={() => {
              keepFocus();
              setAsked(draft);
            }}
          >
            Which community does this read like?
          </Button>
          <p className="mt-1.5">Sent to this server once, never stored.</p>
        </>
      ) : (
        <Answer
          search={search}
          renderLink={renderLink}
          onRetry={() => {
            keepFocus();
            void search.refetch();
          }}
        />
      )}
    </div>
  );
}

type AnswerProps = {
  search: ReturnType<typeof useReadsLike>;
  renderLink: ReadsLikeProps["renderLink"];
  onRetry: () => void;
};

function Answer({ search, renderLink, onRetry }: AnswerProps) {
  if (search.isError && !search.isFetching) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {errorMessage(search.error, WORDS, !navigator.onLine)}
        <Button tone="ghost" size="sm" onClick={onRetry}>
          Try again
        </Button>
      </p>
    );
  }
  const items = search.data?.items;
  return (
    <output className="block">
      {!items && (
        <span className="inline-flex items-center gap-2">
          <Spinner /> Looking for similar communities…
        </span>
      )}
      {items?.length === 0 && "No clear match."}
      {items && items.length > 0 && (
        <>
          This reads like{" "}
          {items.map((community, index) => (
            <Fragment key={community.subredditId}>
              {index > 0 && ", "}
              {renderLink(community)}
            </Fragment>
          ))}
          .
        </>
      )}
    </output>
  );
}

const WORDS = { fallback: "We couldn't compare the communities.", service: "The comparison" };

/** The draft once the typing rests; null until it first does. */
function useRested(draft: Draft): Draft | null {
  const [rested, setRested] = useState<Draft | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(draft), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  return rested;
}

type Words = { title: string; content: string };

/** Communities that these words read like; asked for once for each text, and not before there is one. */
function useReadsLike(words: Words | null, subredditId: string) {
  const sample = words && sampleDraft(words);
  return useQuery({
    queryKey: queryKeys.posts.readsLike(subredditId, sample),
    queryFn: ({ signal }) =>
      api.findReadsLike({ body: { title: "", content: "", ...sample, subredditId } }, { signal }),
    enabled: sample !== null,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });
}
