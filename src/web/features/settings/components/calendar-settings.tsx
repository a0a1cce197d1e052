import { useState } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { ConfirmDialog } from "#web/components/ui/confirm-dialog.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { useCalendarFeed, useChangeFeed } from "../api/use-calendar-feed.ts";
import { CalendarAddress } from "./calendar-address.tsx";

const QUESTIONS = {
  replace: {
    title: "Replace the address?",
    description:
      "The old address stops working at once. Calendars that use it need the new one; your posts stay as they are.",
    confirmLabel: "Replace address",
  },
  revoke: {
    title: "Revoke the address?",
    description:
      "It stops working at once, and calendars that use it no longer follow your posts. You can create another one at any time.",
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
    <Card
      title="Calendar"
      description="Your planned posts, and those of the last 30 days, in the calendar program that you use."
    >
      {feed.isPending && (
        <SkeletonGroup label="Loading the calendar address">
          <Skeleton className="h-10 w-full" />
        </SkeletonGroup>
      )}
      {feed.isError && !feed.data && (
        <ErrorNotice
          title="The calendar address could not be loaded"
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
