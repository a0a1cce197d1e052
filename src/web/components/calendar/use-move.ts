import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ApiError } from "#contract/client.ts";
import type { OverBudget } from "#contract/task.ts";
import type { Policy } from "#contract/policy.ts";
import type { PostingContext } from "#contract/posts/posting-context.ts";
import { readHistory } from "#engine/checks/risk-input.ts";
import { listConcerns, TIME_HAS_PASSED } from "#engine/slots/judge-move.ts";
import { MINUTE_MS } from "#engine/clock/time-units.ts";
import { readOverBudget } from "#web/components/budget/read-over-budget.ts";
import { api } from "#web/lib/api.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { logError } from "#web/lib/log.ts";
import type { CalendarItem } from "./calendar-item.ts";
import { queryKeys, refreshAfter } from "#web/lib/query-keys.ts";
import { showToast } from "#web/lib/toast.ts";
import { createNewest, createQueues } from "./move-order.ts";

/** A post on its way, and the time that it would get. */
export type Moving = { item: CalendarItem; target: Date; by: "keys" | "pointer" };

/** What came of the last move, said where it happened. */
export type MoveNotice = { item: CalendarItem; at: Date } & (
  | { kind: "moved"; concerns: string[]; isUndone: boolean; undo: (() => void) | null }
  | { kind: "asked"; overBudget: OverBudget }
  | { kind: "refused"; text: string }
);

const FRESH_MS = MINUTE_MS;

/** What a new time is held against in the browser; null while it is not known. */
type Facts = { policy: Policy; context: PostingContext } | null;

/** Moves posts of a calendar to other times: shown at once, checked, saved, and taken back on request. */
export function useMove(timezone: string, now: Date) {
  const cache = useQueryClient();
  const [moving, setMoving] = useState<Moving | null>(null);
  const [notice, setNotice] = useState<MoveNotice | null>(null);
  const [facts, setFacts] = useState<Facts>(null);
  /** Times that are shown though the server has not answered. */
  const [shown, setShown] = useState<ReadonlyMap<string, Date | null>>(new Map());
  const [order] = useState(createOrder);
  // Nobody is left to be told: whatever still comes is late.
  useEffect(() => () => void order.askFacts(), [order]);

  const begin = (next: Moving) => {
    setMoving(next);
    setNotice(null);
    setFacts(null);
    const isNewest = order.askFacts();
    void readFacts(cache, next.item.subredditId).then((read) => isNewest() && setFacts(read));
  };

  const save = async (item: CalendarItem, at: Date, isOverBudgetConfirmed?: true) => {
    setMoving(null);
    if (at.getTime() === item.at?.getTime()) return;
    if (at <= now) {
      setNotice({ kind: "refused", item, at, text: TIME_HAS_PASSED });
      return;
    }
    await change(item, at, async (tell) => {
      const confirmed = isOverBudgetConfirmed && { isOverBudgetConfirmed };
      const body = { scheduledFor: at.toISOString(), ...confirmed };
      await api.schedulePost({ params: { postId: item.id }, body });
      const known = await readFacts(cache, item.subredditId);
      const concerns = judge(item, at, { now, timezone }, known);
      tell({ kind: "moved", item, at, concerns, isUndone: false, undo: findUndo(item) });
    });
  };

  /** The way back; none to a time that has passed meanwhile. */
  const findUndo = (item: CalendarItem): (() => void) | null => {
    const { id, at } = item;
    if (at && at <= now) return null;
    return () =>
      void change(item, at, async (tell) => {
        const params = { postId: id };
        const time = {
          scheduledFor: at?.toISOString() ?? null,
          isOverBudgetConfirmed: true,
        } as const;
        await api.updatePost({ params, body: time });
        tell(at && { kind: "moved", item, at, concerns: [], isUndone: true, undo: null });
      });
  };

  const change = async (
    item: CalendarItem,
    at: Date | null,
    send: (tell: (said: MoveNotice | null) => void) => Promise<void>,
  ) => {
    setNotice(null);
    setShown((before) => new Map(before).set(item.id, at));
    const isNewest = order.beginChange();
    try {
      await order.queue(item.id, () => send((said) => isNewest() && setNotice(said)));
      await refreshAfter(cache, "post-moved");
    } catch (error) {
      const said = describeFailure(item, at ?? now, error);
      if (isNewest()) setNotice(said);
      // Its place is taken by a later move, but nobody may think that this one was saved.
      else showToast("error", `${item.title}: not moved`, { description: wordFailure(error) });
    }
    setShown((before) => {
      if (before.get(item.id) !== at) return before;
      const rest = new Map(before);
      rest.delete(item.id);
      return rest;
    });
  };

  return {
    moving,
    notice,
    /** The posts as they are to be seen. */
    place: <I extends CalendarItem>(items: readonly I[]): I[] =>
      items.map((item) => {
        const at = shown.get(item.id);
        if (at === undefined) return item;
        return { ...item, at, status: at ? "scheduled" : "draft" };
      }),
    begin,
    /** From the time that is aimed at now: keys come faster than pages are drawn. */
    aim: (findTarget: (before: Date) => Date) =>
      setMoving((before) => before && { ...before, target: findTarget(before.target) }),
    cancel: () => setMoving(null),
    save: (item: CalendarItem, at: Date, isConfirmed?: true) => void save(item, at, isConfirmed),
    dismiss: () => setNotice(null),
    /** What would speak against the time that is aimed at, as far as it is known by now. */
    concerns: moving ? judge(moving.item, moving.target, { now, timezone }, facts) : [],
  };
}

export type Move = ReturnType<typeof useMove>;

function createOrder() {
  return { askFacts: createNewest(), beginChange: createNewest(), queue: createQueues() };
}

/** Checked once more by the server, which alone decides; without an answer nothing is objected to. */
async function readFacts(cache: QueryClient, subredditId: string): Promise<Facts> {
  const staleTime = FRESH_MS;
  try {
    const [policy, context] = await Promise.all([
      cache.fetchQuery({
        queryKey: queryKeys.policies.of(subredditId),
        queryFn: ({ signal }) => api.getPolicy({ params: { subredditId } }, { signal }),
        staleTime,
      }),
      cache.fetchQuery({
        queryKey: queryKeys.posts.context,
        queryFn: ({ signal }) => api.getPostingContext({}, { signal }),
        staleTime,
      }),
    ]);
    return { policy, context };
  } catch (error) {
    logError(error);
    return null;
  }
}

function judge(
  item: CalendarItem,
  at: Date,
  { now, timezone }: { now: Date; timezone: string },
  facts: Facts,
): string[] {
  if (at <= now) return [TIME_HAS_PASSED];
  if (!facts) return [];
  const { posts } = readHistory(facts.context);
  const { codes } = facts.policy;
  return listConcerns({ postId: item.id, at, timezone, fullName: item.fullName, codes, posts });
}

function describeFailure(item: CalendarItem, at: Date, error: unknown): MoveNotice {
  const overBudget = readOverBudget(error);
  if (overBudget) return { kind: "asked", item, at, overBudget };
  logError(error);
  return { kind: "refused", item, at, text: wordFailure(error) };
}

function wordFailure(error: unknown): string {
  const said = error instanceof ApiError ? error.serverMessage : null;
  const fallback = said ?? "We couldn't move the post. Please try again.";
  return errorMessage(error, { fallback }, !navigator.onLine);
}
