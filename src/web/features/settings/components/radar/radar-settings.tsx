import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { RadarKey } from "#contract/radar.ts";
import { RADAR_ADDRESS } from "#engine/radar/radar-options.ts";
import { TROUBLES } from "#engine/radar/word-find.ts";
import { keepFaults } from "#engine/text/text-field.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { ConfirmDialog } from "#web/components/ui/dialogs/confirm-dialog.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { TextField } from "#web/components/ui/field-frame.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { api } from "#web/lib/api.ts";
import { errorMessage, showError } from "#web/lib/error-message.ts";
import { formatMoment } from "#web/lib/format-moment.ts";
import { useIsConnected } from "#web/lib/hooks/use-is-connected.ts";
import { useDraftForm } from "#web/lib/hooks/use-draft-form.ts";
import { queryKeys, refreshAfter } from "#web/lib/query-keys.ts";
import { useUser } from "#web/lib/session/session.ts";
import { showToast } from "#web/lib/toast.ts";
import type { FeedPlan } from "#web/features/settings/api/use-private-address.ts";
import { isOnThisMachine } from "#web/lib/is-on-this-machine.ts";
import { PrivateAddressCard } from "../private-address.tsx";
import { FeedPictures } from "./feed-pictures.tsx";
import { TOASTS } from "#web/features/settings/toasts.ts";

export function RadarSettings() {
  const usesApi = useIsConnected("reddit");
  return (
    <>
      {usesApi ? <ReadByApi /> : <FeedKeyCard />}
      <PrivateAddressCard
        plan={OWN_FEED}
        title="Feed for other tools"
        description="What your radars find, for feed readers and automations."
        name="the feed's address"
        createLabel="Create feed address"
        replaceWords="Give your other tools the new one."
      >
        {(address) => (
          <p className="max-w-xl text-sm text-soft">
            Anyone who has it can read what your radars find.
            {isOnThisMachine(address) &&
              " This server runs on your machine, so tools elsewhere can't reach it."}
          </p>
        )}
      </PrivateAddressCard>
    </>
  );
}

const OWN_FEED: FeedPlan = {
  queryKey: queryKeys.radar.feed,
  change: "radar-feed-changed",
  read: (options) => api.getRadarFeed({}, options),
  replace: () => api.replaceRadarFeed(),
  revoke: () => api.revokeRadarFeed(),
  isReady: "Your feed address is ready",
};

function ReadByApi() {
  return (
    <Card title="Radar" description="This server reads Reddit with its own keys.">
      <p className="max-w-prose text-base text-soft">
        You need no feed address. Turn the radar on in a project.
      </p>
    </Card>
  );
}

function FeedKeyCard() {
  const state = useQuery({
    queryKey: queryKeys.radar.key,
    queryFn: ({ signal }) => api.getRadarKey({}, { signal }),
  });
  return (
    <Card title="Radar" description="Finds conversations you can help in.">
      {state.isPending && (
        <SkeletonGroup label="Loading the radar">
          <Skeleton className="h-40 w-full" />
        </SkeletonGroup>
      )}
      {state.isError && !state.data && (
        <ErrorNotice
          title="We couldn't load the radar's settings"
          text={errorMessage(state.error, {}, !navigator.onLine)}
          onRetry={() => void state.refetch()}
          isRetrying={state.isFetching}
        />
      )}
      {state.data && (
        <div className="flex flex-col gap-6">
          {state.data.key && <KeyStatus feedKey={state.data.key} />}
          {(!state.data.key || state.data.key.refusedAt) && (
            <>
              <WhatIsRead />
              <FeedPictures />
              <KeyForm />
            </>
          )}
        </div>
      )}
    </Card>
  );
}

/** Plainly, before anybody hands over a key. */
function WhatIsRead() {
  return (
    <ul className="flex max-w-prose list-disc flex-col gap-1.5 pl-5 text-base text-soft marker:text-muted">
      <li>Every 30 minutes we read new posts in your communities and search for your phrases.</li>
      <li>After you post, we check three times that your post is still up.</li>
      <li>We send at most 60 requests an hour, and only for projects with the radar on.</li>
      <li>We post nothing, keep no names, and delete what we find after 14 days.</li>
      <li>
        Your address holds a key to private feeds, such as saved posts. We store it encrypted and
        read none of them.
      </li>
    </ul>
  );
}

function KeyForm() {
  const cache = useQueryClient();
  const form = useDraftForm({
    start: { address: "" },
    findFaults: ({ address }) =>
      keepFaults({ address: address.trim() === "" ? RADAR_ADDRESS.missing : null }),
    send: ({ address }) => api.setRadarKey({ body: { address } }),
    onSent: (state) => {
      cache.setQueryData(queryKeys.radar.key, state);
      void refreshAfter(cache, "radar-key-changed");
      showToast("success", TOASTS.radar.saved.title, {
        description: TOASTS.radar.saved.description,
      });
    },
  });
  return (
    <form {...form.props} className="flex max-w-xl flex-col gap-4">
      <TextField
        label="Private feed address"
        name="address"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://www.reddit.com/.rss?feed=…&user=…"
        {...form.field("address")}
      />
      {form.failure !== null && (
        <p role="alert" className="text-sm text-fail">
          {errorMessage(form.failure, {}, !navigator.onLine)} What you pasted is still here.
        </p>
      )}
      <Button type="submit" className="self-start" isBusy={form.isSending}>
        Save address
      </Button>
    </form>
  );
}

function KeyStatus({ feedKey }: { feedKey: RadarKey }) {
  const { redditUser, addedAt, readAt, nextReadAt, trouble } = feedKey;
  const { timezone } = useUser();
  const when = (at: string) => formatMoment(at, timezone);
  const facts = [
    { name: "Reddit account", text: redditUser },
    { name: "Address kept", text: when(addedAt) },
    { name: "Last read", text: readAt ? when(readAt) : "Not yet" },
    { name: "Next", text: nextReadAt ? when(nextReadAt) : "When a project's radar is on" },
  ];
  return (
    <>
      {trouble && (
        <output className="block rounded-control border border-line border-l-2 border-l-warn px-4 py-3 text-base">
          {TROUBLES[trouble]}
        </output>
      )}
      <dl className="grid max-w-xl grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-base">
        {facts.map(({ name, text }) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      <RemoveKey />
    </>
  );
}

function RemoveKey() {
  const cache = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => api.removeRadarKey(),
    onSuccess: () => {
      cache.setQueryData(queryKeys.radar.key, { key: null });
      showToast("success", TOASTS.radar.deleted);
    },
    onError: (error) => showError(error, { fallback: TOASTS.radar.notDeleted }),
    onSettled: () => {
      setIsAsking(false);
      void refreshAfter(cache, "radar-key-changed");
    },
  });
  return (
    <>
      <Button tone="danger" size="sm" className="self-start" onClick={() => setIsAsking(true)}>
        Delete the address
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Delete the feed address?"
        description="We stop reading. What we found stays for 14 days."
        confirmLabel="Delete the address"
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </>
  );
}
