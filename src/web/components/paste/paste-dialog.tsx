import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { type Corrections, isCorrected, NO_CORRECTIONS } from "#engine/policy/paste/corrections.ts";
import { toOwnPolicy } from "#engine/policy/paste/own-reading.ts";
import {
  MAX_PASTE_LENGTH,
  NOTHING_PASTED,
  PASTE_TOO_LONG,
} from "#engine/policy/paste/paste-limits.ts";
import { readPaste } from "#engine/policy/paste/read-paste.ts";
import { Button } from "#web/components/ui/button.tsx";
import { ConfirmDialog } from "#web/components/ui/dialogs/confirm-dialog.tsx";
import { DetailDialog } from "#web/components/ui/dialogs/detail-dialog.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { type Faults, type KeptTyping, useDraftForm } from "#web/lib/hooks/use-draft-form.ts";
import { api } from "#web/lib/api.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { logError } from "#web/lib/log.ts";
import { showToast } from "#web/lib/toast.ts";
import { keptRules, type Pasted, type PasteTarget, unsavedRules } from "./pasted-rules.ts";
import { PasteCorrections } from "./paste-corrections.tsx";
import { PasteReading } from "./paste-reading.tsx";
import { formatCount } from "#engine/text/format.ts";
import { TextArea } from "#web/components/ui/field-frame.tsx";
import { queryKeys, refreshAfter } from "#web/lib/query-keys.ts";

type PasteDialogProps = PasteTarget & { isOpen: boolean; onClose: () => void };

/** The rules of a community as the user copies them, and what they are understood as. */
export function PasteDialog(props: PasteDialogProps) {
  const { subredditId, fullName, home, isOpen, onClose } = props;
  const saved = useQuery({
    queryKey: queryKeys.policies.own(subredditId),
    queryFn: ({ signal }) => api.getOwnPolicy({ params: { subredditId } }, { signal }),
    enabled: isOpen && home === "account",
    staleTime: Infinity,
  });
  const known = home === "tab" ? keptRules.read(subredditId) : (saved.data?.own ?? null);
  const isReady = home === "tab" || saved.data !== undefined;
  if (isReady) return isOpen ? <PasteForm {...props} saved={known} /> : null;
  return (
    <DetailDialog
      isOpen={isOpen}
      onClose={onClose}
      subject={subredditId}
      title={`Paste the rules of ${fullName}`}
      footer={
        <Button tone="ghost" onClick={onClose}>
          Close
        </Button>
      }
    >
      {saved.isError ? (
        <ErrorNotice
          title="We couldn't load what you pasted"
          text={errorMessage(saved.error, {}, !navigator.onLine)}
          onRetry={() => void saved.refetch()}
          isRetrying={saved.isFetching}
        />
      ) : (
        <SkeletonGroup label="Loading what you pasted" className="grid gap-6 lg:grid-cols-2">
          <Skeleton className="h-80" />
          <Skeleton className="h-80" />
        </SkeletonGroup>
      )}
    </DetailDialog>
  );
}

type PasteFormProps = PasteDialogProps & { saved: Pasted | null };

const NOTHING: Pasted = { text: "", corrections: NO_CORRECTIONS };

function PasteForm(props: PasteFormProps) {
  const { subredditId, fullName, home, onClose } = props;
  const paste = usePaste(props);
  const { form, reading, correct } = paste;
  const { isChanged, change } = form;
  const { text, corrections } = form.values;
  const [isAsking, setAsking] = useState(false);
  const discard = () => {
    form.reset();
    onClose();
  };
  const close = () => (isChanged ? setAsking(true) : discard());
  return (
    <DetailDialog
      isOpen
      onClose={close}
      subject={subredditId}
      title={`Paste the rules of ${fullName}`}
      subtitle={
        <p className="mt-1 text-sm text-muted">
          {home === "tab" ? "They stay in this browser tab." : "For you, they replace ours."}
        </p>
      }
      footer={<PasteFooter paste={paste} onClose={close} />}
    >
      <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-6">
          {form.wasRestored && isChanged && (
            <p className="border-l-2 border-edge pl-3 text-base text-soft">
              Your unsaved text is back.
            </p>
          )}
          <PastedText
            fullName={fullName}
            text={text}
            onChange={(typed) => change({ text: typed })}
          />
        </div>
        {/* On a phone what it asks comes right behind the text. */}
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <PasteReading reading={reading} corrections={corrections} onChange={correct} />
        </div>
        <div className="min-w-0">
          <PasteCorrections reading={reading} corrections={corrections} onChange={correct} />
        </div>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={(next) => !next && setAsking(false)}
        title="Discard what you typed?"
        description="The rules stay as they were."
        confirmLabel="Discard"
        onConfirm={discard}
      />
    </DetailDialog>
  );
}

/** The pasted rules as they are typed, what they are understood as, and where they are kept. */
function usePaste({ subredditId, home, onChanged, onClose, saved }: PasteFormProps) {
  const before = saved ?? NOTHING;
  const [kept] = useState<KeptTyping<Pasted>>(() => ({
    read: () => unsavedRules.read(subredditId) ?? {},
    keep: (typed) =>
      typed
        ? unsavedRules.write(subredditId, { ...before, ...typed })
        : unsavedRules.forget(subredditId),
  }));
  const finish = (words: string) => {
    unsavedRules.forget(subredditId);
    showToast("success", words, { name: "rules-pasted" });
    onChanged?.();
    onClose();
  };
  const store = useStore(subredditId, home);
  const form = useDraftForm<Pasted, void>({
    saved: before,
    kept,
    findFaults: findPasteFaults,
    isChanged: ({ text, corrections }) =>
      text !== before.text || JSON.stringify(corrections) !== JSON.stringify(before.corrections),
    send: ({ text, corrections }) => store.mutateAsync({ text, corrections: tidy(corrections) }),
    onSent: () => finish(home === "tab" ? "The check uses the rules you pasted" : "Rules saved"),
  });
  const { text, corrections } = form.values;
  const deferred = useDeferredValue(text);
  const reading = useMemo(() => readPaste(deferred), [deferred]);
  return {
    form,
    reading,
    correct: (changes: Partial<Corrections>) =>
      form.change({ corrections: { ...corrections, ...changes } }),
    isSending: store.isPending,
    failure:
      form.faults.text ?? (store.error ? errorMessage(store.error, {}, !navigator.onLine) : null),
    /** Not where nothing is kept. */
    remove:
      saved &&
      (() => store.mutate(null, { onSuccess: () => finish("Your pasted rules are removed") })),
  };
}

/** In this tab or with the account; null takes them away. */
function useStore(subredditId: string, home: PasteTarget["home"]) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (pasted: Pasted | null) => {
      if (home === "tab") return keepInTab(subredditId, pasted);
      const params = { subredditId };
      const state = await (pasted
        ? api.saveOwnPolicy({ params, body: pasted })
        : api.removeOwnPolicy({ params }));
      cache.setQueryData(queryKeys.policies.own(subredditId), state);
      await refreshAfter(cache, "rules-pasted");
    },
    onError: logError,
  });
}

type PasteFooterProps = { paste: ReturnType<typeof usePaste>; onClose: () => void };

function PasteFooter({ paste, onClose }: PasteFooterProps) {
  const { form, failure, isSending, remove } = paste;
  return (
    <>
      {failure && (
        <p role="alert" className="mb-3 text-base text-fail">
          {failure} What you typed is still here.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          tone={form.isChanged ? "primary" : "secondary"}
          isBusy={isSending}
          onClick={() => void form.save()}
        >
          Save
        </Button>
        {remove && (
          <Button tone="ghost" isBusy={isSending} onClick={remove}>
            Remove what I pasted
          </Button>
        )}
        <Button tone="ghost" className="sm:-mr-4 sm:ml-auto" onClick={onClose}>
          Close
        </Button>
      </div>
    </>
  );
}

type PastedTextProps = { fullName: string; text: string; onChange: (text: string) => void };

function PastedText({ fullName, text, onChange }: PastedTextProps) {
  return (
    <TextArea
      label="The rules, as you copied them"
      rows={14}
      spellCheck={false}
      value={text}
      error={text.length > MAX_PASTE_LENGTH ? PASTE_TOO_LONG : null}
      hint={
        <>
          From the{" "}
          <a
            href={`https://www.reddit.com/${fullName}/about/rules/`}
            target="_blank"
            rel="noopener noreferrer"
            className="underline underline-offset-2"
          >
            rules page
          </a>
          , the sidebar or the wiki. {formatCount(text.length)} of {formatCount(MAX_PASTE_LENGTH)}{" "}
          characters.
        </>
      }
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** A visitor's rules stay in this tab, with what they were read as. */
function keepInTab(subredditId: string, pasted: Pasted | null): void {
  if (!pasted) return keptRules.forget(subredditId);
  const policy = toOwnPolicy(readPaste(pasted.text), pasted.corrections, localDay());
  keptRules.write(subredditId, { ...pasted, policy });
}

function findPasteFaults({ text, corrections }: Pasted): Faults<Pasted> {
  if (!text.trim() && !isCorrected(corrections)) return { text: NOTHING_PASTED };
  return text.length > MAX_PASTE_LENGTH ? { text: PASTE_TOO_LONG } : {};
}

/** A comma may have been typed and nothing after it. */
function tidy(corrections: Corrections): Corrections {
  const { stance, tags, bannedWords } = corrections;
  return {
    ...corrections,
    stance: stance && { ...stance, flairs: clean(stance.flairs) ?? [] },
    tags: clean(tags),
    bannedWords: clean(bannedWords),
  };
}

function clean(names: string[] | null): string[] | null {
  const kept = names?.map((name) => name.trim()).filter(Boolean) ?? [];
  return kept.length > 0 ? kept : null;
}

const two = (count: number) => String(count).padStart(2, "0");

/** As the calendar on the wall has it. */
function localDay(): string {
  const now = new Date();
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
