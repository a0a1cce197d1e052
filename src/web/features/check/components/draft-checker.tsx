import { useCallback, useMemo, useRef, useState, useEffect } from "react";
import { useSearchParams } from "react-router";
import type { DraftPlace, Draft } from "#engine/drafts/draft.ts";
import type { Fix } from "#engine/checks/check.ts";
import { readableFlairs } from "#engine/subreddits/notes/flairs-in-use.ts";
import { DraftEditor, type DraftEditorHandle } from "#web/components/verdict/draft-editor.tsx";
import { useSession } from "#web/lib/session/session.ts";
import { showToast } from "#web/lib/toast.ts";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";
import { useSettled } from "#web/lib/hooks/time-hooks.ts";
import { usePastedRules, useCheckDraft, useCheckFix } from "#web/features/check/use-check-draft.ts";
import { usePolicy } from "#web/features/check/api/use-policy.ts";
import {
  type CheckDraft,
  isBlank,
  readSubredditId,
  readAccount,
} from "#web/features/check/check-draft.ts";
import { parseCount } from "#web/lib/parse-count.ts";
import { AccountFields, DayField, SubredditField } from "./check-fields.tsx";
import { CheckResult } from "./check-result.tsx";
import { ClearDraft, KeepDraft } from "./keep-draft.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { TextField } from "#web/components/ui/field-frame.tsx";
import { TOASTS } from "#web/features/check/toasts.ts";

/** The whole draft is read anew for another name. */
const PROMOTED_PAUSE_MS = 300;

/** A draft on the left, what is known against it on the right; nothing of it is sent unless the author asks for that. */
export function DraftChecker() {
  const [params, setParams] = useSearchParams();
  const subredditId = readSubredditId(params.get("r"));
  const policy = usePolicy(subredditId);
  const session = useSession();
  const isSignedIn = session.status === "signed-in";
  const { shown, readAgain, pasted } = usePastedRules(policy.data ?? null, isSignedIn);
  const isUnknown = policy.data?.isUnknown ?? false;
  const { draft: typed, change, replace, answer } = useCheckDraft(readAccount(session));
  const { title, content, editSection, flair } = typed;
  // The same object unless the draft itself changed: only then is it checked anew.
  const draft = useMemo(
    () => ({ title, content, editSection, flair }),
    [title, content, editSection, flair],
  );
  const [highlights, setHighlights] = useState<readonly DraftPlace[] | null>(null);
  const editor = useRef<DraftEditorHandle>(null);
  const result = useRef<HTMLDivElement>(null);

  const show = useCallback((place: DraftPlace) => editor.current?.show(place), []);
  const choose = (id: string) => setParams({ r: id }, { preventScrollReset: true });
  const replaceAll = (next: CheckDraft) => {
    replace(next);
    // The button may go with the words it cleared.
    show({ field: "title", start: 0, end: 0 });
  };
  const loadExample = () => {
    change(EXAMPLE);
    if (!subredditId) choose(EXAMPLE_SUBREDDIT);
    // The offer goes, and what it was about is the verdict.
    bringIntoSight(result.current);
  };
  const showResult = useCallback(() => bringIntoSight(result.current), []);
  const { fixPart, fix } = useFixes(typed, change, setHighlights);

  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-5 lg:sticky lg:top-6">
        <SubredditField
          chosen={policy.data?.fullName ?? (subredditId ? `r/${subredditId}` : "")}
          onChoose={choose}
        />
        {isBlank(draft) && <ExampleOffer onAccept={loadExample} />}
        <DraftEditor
          ref={editor}
          draft={draft}
          onChange={change}
          onAnswering={answer}
          highlights={highlights}
          flairs={readableFlairs(shown?.flairsSeen ?? []).map(({ text }) => text)}
          requiresFlair={shown?.requiresFlair ?? false}
          // A fix may move the link there; nobody pastes one of their own.
          canHaveEditSection={editSection !== null}
        />
        <AboutDraft typed={typed} onChange={change} />
        {!isBlank(draft) && (
          <div className="flex flex-wrap items-center gap-3">
            {/* What is kept on the server needs a community that the server knows. */}
            {shown && !isUnknown && (
              <KeepDraft
                draft={draft}
                typed={typed}
                subredditId={shown.subredditId}
                isSignedIn={isSignedIn}
              />
            )}
            <ClearDraft draft={typed} onReplace={replaceAll} />
          </div>
        )}
      </div>
      <CheckResult
        ref={result}
        subredditId={subredditId}
        policy={policy}
        shown={shown}
        pasted={pasted}
        draft={draft}
        promoted={useSettled(typed.promoted, PROMOTED_PAUSE_MS)}
        home={isSignedIn && !isUnknown ? "account" : "tab"}
        day={typed.day}
        onPasted={readAgain}
        onSwitch={isUnknown ? undefined : showResult}
        ticks={useTicks(subredditId, typed.rulesRead, change)}
        sort={useChoice("sort", typed.sort, change)}
        form={useChoice("form", typed.form, change)}
        karma={parseCount(typed.karma).count}
        accountAgeDays={parseCount(typed.accountAgeDays).count}
        fixPart={fixPart}
        onFix={fixPart ? fix : undefined}
        onHighlight={setHighlights}
        onShow={show}
      />
    </div>
  );
}

type AboutDraftProps = { typed: CheckDraft; onChange: (changes: Partial<CheckDraft>) => void };

/** What no draft says of itself. */
function AboutDraft({ typed, onChange }: AboutDraftProps) {
  return (
    <>
      <TextField
        label="What are you promoting? Name or link (optional)"
        autoComplete="off"
        maxLength={200}
        value={typed.promoted}
        onChange={({ target }) => onChange({ promoted: target.value })}
      />
      <DayField day={typed.day} onChange={onChange} />
      <AccountFields {...typed} onChange={onChange} />
    </>
  );
}

/** Mends what a reason offers to mend; nothing is lit up then. */
function useFixes(
  typed: CheckDraft,
  change: (changes: Partial<CheckDraft>) => void,
  onHighlight: (places: null) => void,
) {
  const fixPart = useLazyModule(() => import("../fix-part.ts"), {
    isWanted: !isBlank(typed),
    onFailure: () =>
      showToast("error", TOASTS.noFixes.title, { description: TOASTS.noFixes.description }),
  });
  const mend = useCheckFix(typed, change, fixPart);
  const fix = useCallback(
    (wanted: Fix) => {
      onHighlight(null);
      mend(wanted);
    },
    [mend, onHighlight],
  );
  return { fixPart, fix };
}

/** Moves the keyboard there once it is drawn; the page scrolls only where it would be out of sight. */
function bringIntoSight(element: HTMLElement | null): void {
  requestAnimationFrame(() => {
    if (!element) return;
    element.focus({ preventScroll: true });
    if (element.getBoundingClientRect().top > window.innerHeight / 2) element.scrollIntoView();
  });
}

/** For whoever wants to see first what a verdict looks like. */
function ExampleOffer({ onAccept }: { onAccept: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-sunken px-4 py-2.5 text-base text-soft">
      No draft yet?
      <Button tone="secondary" size="sm" onClick={onAccept}>
        Try an example
      </Button>
    </p>
  );
}

/** A draft with faults to find. Ours: no real project, person or figure. */
const EXAMPLE_SUBREDDIT = "saas";

const EXAMPLE: Draft = {
  editSection: null,
  flair: null,
  title: "I built a game-changer for small climbing gyms!!!",
  content: `For two years I kept our gym's bookings in a spreadsheet, until one Saturday we let in {{how many}} people too many.

So I built a planner for gyms our size. It counts mats, not seats, and it seamlessly moves your old bookings over.

Sign up for the free plan at https://planner.example/?ref=reddit and tell me what is missing.`,
};

/** What was ticked as read for this community; it stays with the draft, as the draft with the tab. */
function useTicks(
  subredditId: string | null,
  rulesRead: readonly string[],
  change: (changes: Partial<CheckDraft>) => void,
) {
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  return useMemo(() => {
    const prefix = `${subredditId ?? ""}: `;
    const isHere = (rule: string) => rule.startsWith(prefix);
    return {
      read: rulesRead.filter(isHere).map((rule) => rule.slice(prefix.length)),
      onChange: (read: string[]) =>
        latest.current({
          rulesRead: [
            ...rulesRead.filter((rule) => !isHere(rule)),
            ...read.map((rule) => prefix + rule),
          ],
        }),
    };
  }, [subredditId, rulesRead]);
}

/** What the author says that the draft is, or is made of; the same object as long as that did not change. */
function useChoice<Name extends "sort" | "form">(
  name: Name,
  chosen: CheckDraft[Name],
  change: (changes: Partial<CheckDraft>) => void,
) {
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  return useMemo(
    () => ({
      chosen,
      onChange: (choice: CheckDraft[Name]) => latest.current({ [name]: choice }),
    }),
    [name, chosen],
  );
}
