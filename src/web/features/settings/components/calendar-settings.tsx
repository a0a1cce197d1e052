import { useState, useEffect, useRef } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { ConfirmDialog } from "#web/components/ui/dialogs/confirm-dialog.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { errorMessage, showError } from "#web/lib/error-message.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CalendarFeed } from "#contract/calendar.ts";
import { api } from "#web/lib/api.ts";
import { showToast } from "#web/lib/toast.ts";
import { copyText } from "#web/lib/copy-text.ts";
import { isOnThisMachine } from "#web/lib/is-on-this-machine.ts";
import { TextField } from "#web/components/ui/field-frame.tsx";
import { queryKeys, refreshAfter } from "#web/lib/query-keys.ts";

const QUESTIONS = {
  replace: {
    title: "Replace the address?",
    description: "Your calendars need the new one.",
    confirmLabel: "Replace address",
  },
  revoke: {
    title: "Revoke the address?",
    description: "It stops working at once.",
    confirmLabel: "Revoke address",
  },
};

export function CalendarSettings() {
  const feed = useCalendarFeed();
  const change = useChangeFeed();
  const [question, setQuestion] = useState<keyof typeof QUESTIONS>("replace");
  const [isAsking, setIsAsking] = useState(false);
  const ask = (next: keyof typeof QUESTIONS) => {
    setQuestion(next);
    setIsAsking(true);
  };

  return (
    <Card title="Calendar" description="See your posts in your calendar.">
      {feed.isPending && (
        <SkeletonGroup label="Loading the calendar address">
          <Skeleton className="h-10 w-full" />
        </SkeletonGroup>
      )}
      {feed.isError && !feed.data && (
        <ErrorNotice
          title="We couldn't load the calendar address"
          text={errorMessage(feed.error, {}, !navigator.onLine)}
          onRetry={() => void feed.refetch()}
          isRetrying={feed.isFetching}
        />
      )}
      {feed.data &&
        (feed.data.address ? (
          <CalendarAddress
            address={feed.data.address}
            isNew={change.variables === "create"}
            onReplace={() => ask("replace")}
            onRevoke={() => ask("revoke")}
          />
        ) : (
          <Button isBusy={change.isPending} onClick={() => change.mutate("create")}>
            Create calendar address
          </Button>
        ))}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        {...QUESTIONS[question]}
        isBusy={change.isPending}
        onConfirm={() => change.mutate(question, { onSettled: () => setIsAsking(false) })}
      />
    </Card>
  );
}

const NO_FEED: CalendarFeed = { address: null, createdAt: null };

function useCalendarFeed() {
  return useQuery({
    queryKey: queryKeys.calendarFeed,
    queryFn: ({ signal }) => api.getCalendarFeed({}, { signal }),
  });
}

type FeedChange = "create" | "replace" | "revoke";

const DONE: Record<FeedChange, string> = {
  create: "Your calendar address is ready",
  replace: "The old address no longer works",
  revoke: "The address no longer works",
};

const FAILED: Record<FeedChange, string> = {
  create: "We couldn't create the address. Please try again.",
  replace: "We couldn't replace the address. The old one still works. Please try again.",
  revoke: "We couldn't revoke the address. It still works. Please try again.",
};

function useChangeFeed() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: FeedChange): Promise<CalendarFeed> => {
      if (change !== "revoke") return api.replaceCalendarFeed();
      await api.revokeCalendarFeed();
      return NO_FEED;
    },
    onSuccess: (feed, change) => {
      queryClient.setQueryData(queryKeys.calendarFeed, feed);
      showToast("success", DONE[change]);
    },
    onError: (error, change) => {
      showError(error, { fallback: FAILED[change] });
      void refreshAfter(queryClient, "feed-changed");
    },
  });
}

/** How to subscribe, in the words that each program uses. */
const PROGRAMS = [
  { name: "Google", steps: "Other calendars, then Add (+), then From URL" },
  { name: "Apple", steps: "File, then New Calendar Subscription" },
  { name: "Outlook", steps: "Add calendar, then Subscribe from web" },
];

type CalendarAddressProps = {
  address: string;
  /** Just created: the keyboard goes on here, for its button is gone. */
  isNew: boolean;
  onReplace: () => void;
  onRevoke: () => void;
};

function CalendarAddress({ address, isNew, onReplace, onRevoke }: CalendarAddressProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNew) copyButton.current?.focus();
  }, [isNew]);
  const copy = async () => {
    const isCopied = await copyText(address);
    setCopied(isCopied ? address : null);
    if (isCopied) showToast("success", "Address copied");
    else showToast("error", "Your browser blocked copying. Select the address and copy it.");
  };

  return (
    <div className="flex flex-col gap-5">
      <div className="flex max-w-xl flex-wrap items-end gap-x-3 gap-y-2">
        <TextField
          label="Private address"
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
          className="min-w-0 flex-1 basis-60"
        />
        <Button ref={copyButton} onClick={() => void copy()}>
          {copied === address ? "Copied" : "Copy"}
        </Button>
      </div>
      <p className="max-w-xl text-sm text-soft">
        Anyone who has it can read your planned posts.
        {isOnThisMachine(address) &&
          " This server runs on your machine, so Google and Outlook can't reach it."}
      </p>
      <dl className="grid max-w-xl grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {PROGRAMS.map(({ name, steps }) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd>{steps}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button tone="secondary" size="sm" onClick={onReplace}>
          Replace address
        </Button>
        <Button tone="ghost" size="sm" onClick={onRevoke}>
          Revoke address
        </Button>
      </div>
    </div>
  );
}
