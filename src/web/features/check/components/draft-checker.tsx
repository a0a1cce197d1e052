import { useCallback, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type { DraftPlace } from "#engine/drafts/draft.ts";
import type { Fix } from "#engine/checks/check.ts";
import { readableFlairs } from "#engine/subreddits/notes/flairs-in-use.ts";
import { DraftEditor, type DraftEditorHandle } from "#web/components/verdict/draft-editor.tsx";
import { TextField } from "#web/components/ui/text-field.tsx";
import { useSession } from "#web/lib/session.ts";
import { useSettled } from "#web/lib/use-settled.ts";
import { usePastedRules } from "../use-pasted-rules.ts";
import { useTicks } from "../use-ticks.ts";
import { usePolicy } from "../api/use-policy.ts";
import { bringIntoSight } from "../bring-into-sight.ts";
import { type CheckDraft, isBlank } from "../check-draft.ts";
import { EXAMPLE, EXAMPLE_SUBREDDIT } from "../example.ts";
import { parseCount } from "#web/lib/parse-count.ts";
import { readSubredditId } from "../subreddit-address.ts";
import { useCheckDraft } from "../use-check-draft.ts";
import { useCheckFix } from "../use-check-fix.ts";
import { AccountFields } from "./account-fields.tsx";
import { CheckResult } from "./check-result.tsx";
import { ClearDraft } from "./clear-draft.tsx";
import { ExampleOffer } from "./example-offer.tsx";
import { SubredditField } from "./subreddit-field.tsx";

/** The whole draft is read anew for another name. */
const PROMOTED_PAUSE_MS = 300;

/** A draft on the left, what is known against it on the right; nothing of it is sent anywhere. */
export function DraftChecker() {
  const [params, setParams] = useSearchParams();
  const subredditId = readSubredditId(params.get("r"));
  const policy = usePolicy(subredditId);
  const isSignedIn = useSession().status === "signed-in";
  const { shown, readAgain } = usePastedRules(policy.data ?? null, isSignedIn);
  const { draft: typed, change, replace, answer } = useCheckDraft();
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
  const mend = useCheckFix(typed, change);
  const fix = useCallback(
    (wanted: Fix) => {
      setHighlights(null);
      mend(wanted);
    },
    [mend],
  );

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
        <TextField
          label="What are you promoting? (name or link)"
          hint="Optional. With it we see where the draft speaks of your own project."
          autoComplete="off"
          maxLength={200}
          value={typed.promoted}
          onChange={({ target }) => change({ promoted: target.value })}
        />
        <AccountFields {...typed} onChange={change} />
        {!isBlank(draft) && <ClearDraft draft={typed} onReplace={replaceAll} />}
      </div>
      <CheckResult
        ref={result}
        subredditId={subredditId}
        policy={policy}
        shown={shown}
        draft={draft}
        promoted={useSettled(typed.promoted, PROMOTED_PAUSE_MS)}
        isSignedIn={isSignedIn}
        onPasted={readAgain}
        ticks={useTicks(subredditId, typed.rulesRead, change)}
        karma={parseCount(typed.karma).count}
        accountAgeDays={parseCount(typed.accountAgeDays).count}
        onFix={fix}
        onHighlight={setHighlights}
        onShow={show}
      />
    </div>
  );
}
