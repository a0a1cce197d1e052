import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { ApiError } from "#contract/client.ts";
import { createSignal } from "#web/lib/session/signal.ts";

export type Faults<V> = { [Field in keyof V]?: string | undefined };

export type DraftFormPlan<V extends object, R> = {
  /** What is wrong with the values as they would be sent; nothing is sent while something is. */
  findFaults?: (values: V) => Faults<V>;
  /** Faults are said while one types, and not only once somebody tried to send. */
  isJudgedAtOnce?: boolean;
  send: (values: V) => Promise<R>;
  /** Only while the form is still on the page. */
  onSent?: (result: R) => void;
  /** For calls that name the fields otherwise, or whose every refusal belongs to one. */
  readFaults?: (error: unknown) => Faults<V>;
  /** Where another spelling is no change; otherwise every other value is one. */
  isChanged?: (values: V) => boolean;
  kept?: KeptTyping<V>;
} & (
  | {
      /** What the server has: what nobody typed in follows it, and so does what was sent. */
      saved: V;
    }
  | {
      /** What the fields of something new begin with; they keep what was sent. */
      start: V;
    }
);

/** Where typing outlives the page; the same object as long as it keeps the same. */
export type KeptTyping<V> = {
  read: () => Partial<V>;
  /** null: nothing differs from what is saved. */
  keep: (typed: Partial<V> | null) => void;
};

/** A form: what is typed over what is saved, what is wrong with it, and what became of sending it. */
export function useDraftForm<V extends object, R>(plan: DraftFormPlan<V, R>) {
  const { kept } = plan;
  const [draft] = useState(() => createDraft<V, R>(kept?.read()));
  const [start] = useState(() => ("start" in plan ? plan.start : null));
  const [wasRestored] = useState(() => hasAny(draft.read().typed));
  const { typed, said, isSending, isSent, result, failure, refusals } = useSyncExternalStore(
    draft.subscribe,
    draft.read,
    draft.read,
  );
  const base = "saved" in plan ? plan.saved : (start ?? plan.start);
  const values: V = { ...base, ...typed };
  const faults: Faults<V> = plan.isJudgedAtOnce ? { ...said, ...plan.findFaults?.(values) } : said;
  const isChanged = plan.isChanged?.(values) ?? hasAny(leaveOutSame(typed, base));

  const form = useRef<HTMLFormElement>(null);
  // After the faults are on the page: before that there is no field to go to.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refusals]);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  useEffect(() => {
    kept?.keep(isChanged ? typed : null);
  }, [kept, isChanged, typed]);

  const send = async (isAsked: boolean, way = plan.send): Promise<Sent<R> | null> => {
    const follows = "saved" in plan;
    const sent = await draft.send({ ...plan, base, send: way, follows, isAsked });
    if (sent && isHere.current) plan.onSent?.(sent.result);
    return sent;
  };
  return {
    values,
    /** What was typed and is not saved. */
    typed,
    faults,
    isChanged,
    wasRestored,
    isSending,
    /** Until something is typed again. */
    isSent,
    result,
    /** What went wrong beyond the fields, until it is sent again. */
    failure,
    change: draft.change,
    /** Back to what is saved. */
    reset: () => {
      kept?.keep(null);
      draft.reset();
    },
    /** For a field of text. */
    field: (name: TextField<V>) => ({
      value: values[name] as string,
      error: faults[name],
      onChange: ({ target }: { target: { value: string } }) =>
        draft.change({ [name]: target.value } as unknown as Partial<V>),
    }),
    /** Whether it can be sent; says at each field what is wrong with it. */
    isSound: () => draft.isSound(base, plan.findFaults),
    /** Sends it, perhaps another way, and leaves the focus where it is; null where it was refused. */
    save: (way?: typeof plan.send) => send(false, way),
    /** For the form itself: a refusal leads to the first field that has a fault. */
    props: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void send(true);
      },
    },
  };
}

type TextField<V> = { [F in keyof V]: V[F] extends string ? F : never }[keyof V] & string;
type Sent<R> = { result: R };

type DraftState<V, R> = {
  /** Only what was typed. */
  typed: Partial<V>;
  /** What was said of each field when it was sent; typing in it takes it back. */
  said: Faults<V>;
  isSending: boolean;
  isSent: boolean;
  result: R | null;
  failure: unknown;
  /** How often somebody asked to send and was refused. */
  refusals: number;
};

type Sending<V, R> = Pick<DraftFormPlan<V & object, R>, "readFaults"> & {
  base: V;
  findFaults?: (values: V) => Faults<V>;
  send: (values: V) => Promise<R>;
  follows: boolean;
  isAsked: boolean;
};

/** A form without its page. State of React would be a render late for two clicks in one breath. */
export function createDraft<V extends object, R>(restored: Partial<V> = {}) {
  const changed = createSignal();
  let state: DraftState<V, R> = {
    typed: restored,
    said: {},
    isSending: false,
    isSent: false,
    result: null,
    failure: null,
    refusals: 0,
  };
  const enter = (next: Partial<DraftState<V, R>>) => {
    state = { ...state, ...next };
    changed.notify();
  };
  const unsent = { isSent: false, result: null };
  const judge = (values: V, findFaults: ((values: V) => Faults<V>) | undefined): boolean => {
    const said = findFaults?.(values) ?? {};
    enter({ ...unsent, said, failure: null });
    return !hasAny(said);
  };

  return {
    read: () => state,
    subscribe: changed.subscribe,
    change: (changes: Partial<V>) =>
      enter({
        ...unsent,
        typed: { ...state.typed, ...changes },
        said: leaveOut(state.said, Object.keys(changes)),
      }),
    reset: () => enter({ ...unsent, typed: {}, said: {}, failure: null }),
    isSound: (base: V, findFaults: ((values: V) => Faults<V>) | undefined) =>
      judge({ ...base, ...state.typed }, findFaults),
    async send(sending: Sending<V, R>): Promise<Sent<R> | null> {
      if (state.isSending) return null;
      const { typed } = state;
      const values: V = { ...sending.base, ...typed };
      const refuse = () => {
        if (sending.isAsked) enter({ refusals: state.refusals + 1 });
        return null;
      };
      if (!judge(values, sending.findFaults)) return refuse();
      enter({ isSending: true });
      try {
        const result = await sending.send(values);
        enter({
          isSending: false,
          isSent: true,
          result,
          // What was typed while it was on its way is still to be sent.
          ...(sending.follows && { typed: leaveOutSame(state.typed, typed) }),
        });
        return { result };
      } catch (error) {
        const fields = Object.keys(sending.base) as (keyof V & string)[];
        const said = sending.readFaults?.(error) ?? (readFieldFaults(error, fields) as Faults<V>);
        enter({ isSending: false, said, failure: hasAny(said) ? null : error });
        return refuse();
      }
    },
  };
}

/** What the server said of each field, the first sentence of each. */
export function readFieldFaults<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): { [F in Field]?: string } {
  const issues = error instanceof ApiError ? error.details["issues"] : null;
  if (!Array.isArray(issues)) return {};
  const faults: { [F in Field]?: string } = {};
  for (const { field, message } of issues as { field: string; message: string }[]) {
    const named = fields.find((name) => field === name || field.startsWith(`${name}.`));
    if (named) faults[named] ??= message;
  }
  return faults;
}

function hasAny(fields: object): boolean {
  return Object.values(fields).some((value) => value !== undefined);
}

function leaveOut<T extends object>(all: T, fields: readonly string[]): T {
  return Object.fromEntries(Object.entries(all).filter(([field]) => !fields.includes(field))) as T;
}

function leaveOutSame<V extends object>(now: Partial<V>, before: Partial<V>): Partial<V> {
  const other = Object.entries(now).filter(([field, value]) => before[field as keyof V] !== value);
  return Object.fromEntries(other) as Partial<V>;
}
