import { useEffect, useState, useRef } from "react";
import type { Onboarding } from "#contract/accounts/onboarding.ts";
import type { User } from "#contract/accounts/user.ts";
import {
  type Answers,
  findChanges,
  readAnswers,
  type OnboardingBody,
  writeAnswers,
  isRefusal,
  findFaults,
} from "./answers.ts";
import { asStep, type Step } from "./steps.ts";
import { createKeptValue, isRecord, type OpenStorage } from "#web/lib/kept/kept.ts";
import { logError } from "#web/lib/log.ts";
import { useMutation } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { session } from "#web/lib/session/session.ts";
import { AUDIENCES, completeUrl } from "#engine/projects/project-options.ts";

/** The answers between the keyboard and the server: typed, kept in this tab, saved with each step. */
export function useOnboardingForm(
  onboarding: Onboarding,
  user: User,
  onCompleted: (told: Answers) => void,
) {
  const [kept] = useState(() => createKeptAnswers(() => sessionStorage, user.id));
  const [saved, setSaved] = useState<Form>(() => ({
    ...readAnswers(onboarding, user),
    step: asStep(onboarding.step),
  }));
  const [leftOver] = useState(() => kept.read(saved));
  const [form, setForm] = useState<Form>(() => ({ ...saved, ...leftOver }));
  /** Stays until a save goes well, also while one is tried again. */
  const [failure, setFailure] = useState<unknown>(null);
  const [isEndAsked, setEndAsked] = useState(false);
  const { step } = form;
  const faults = findFaults(form);
  const faulty = new Set(Object.keys(faults));
  const changes = findChanges(saved, form, faulty);
  const isDirty = Object.keys(changes).length > 0 || step !== saved.step;

  const saving = useSaveOnboarding(({ accepted }) => {
    setSaved(accepted);
    setFailure(null);
    kept.settle(accepted);
  });

  /** What was typed beyond what the server would refuse goes there. */
  const prepareSave = (target: Step): Saving => ({
    body: { ...changes, step: target },
    accepted: { ...withoutFaulty(form, saved, faulty), step: target },
  });
  const save = (target: Step, isEnd: boolean) => {
    setEndAsked(isEnd);
    const { body, accepted } = prepareSave(target);
    saving.mutate(
      { body: isEnd ? { ...body, isComplete: true } : body, accepted },
      { onSuccess: () => isEnd && onCompleted(form), onError: setFailure },
    );
  };
  /** A setup that was to end and could not still is to. */
  const retry = () => save(step, isEndAsked);

  useEffect(() => kept.keep(form, saved));
  const isLeftOver = saving.isIdle && Object.keys(leftOver).length > 0 && isDirty;
  useRetry(isLeftOver || (saving.isError && !isRefusal(saving.error)), retry);
  useLastSave(isDirty && !saving.isPending ? prepareSave(step) : null, ({ accepted }) =>
    kept.settle(accepted),
  );

  return {
    answers: form,
    step,
    faults,
    isDirty,
    saving,
    failure,
    change: (change: Partial<Answers>) => setForm({ ...form, ...change }),
    goTo: (target: Step) => {
      setForm({ ...form, step: target });
      save(target, false);
    },
    retry,
    complete: () => save(step, true),
  };
}

export type OnboardingForm = ReturnType<typeof useOnboardingForm>;

export type StepProps = {
  form: OnboardingForm;
  /** The way on was refused once: faults are shown while one types, too. */
  hasTried: boolean;
};

/** What counts as saved afterwards: a refused field was not sent, so it stays what it was. */
function withoutFaulty(typed: Form, saved: Form, faulty: ReadonlySet<string>): Form {
  const kept = Object.entries(saved).filter(([field]) => faulty.has(field));
  return { ...typed, ...Object.fromEntries(kept) };
}

/** Whoever leaves for another page has typed for a reason: what is not saved yet goes along. */
function useLastSave(unsaved: Saving | null, onSaved: (saving: Saving) => void): void {
  const latest = useRef({ unsaved, onSaved });
  useEffect(() => {
    latest.current = { unsaved, onSaved };
  });
  useEffect(
    () => () => {
      const last = latest.current;
      const saving = last.unsaved;
      if (saving) saveOnboarding(saving).then(() => last.onSaved(saving), logError);
    },
    [],
  );
}

const PAUSE_MS = 10_000;

/** Tries again after a pause, and as soon as the network is back. */
function useRetry(isNeeded: boolean, retry: () => void): void {
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    if (!isNeeded) return;
    const again = () => latest.current();
    const timer = setTimeout(again, PAUSE_MS);
    window.addEventListener("online", again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", again);
    };
  }, [isNeeded]);
}

type Saving = {
  body: OnboardingBody;
  /** What counts as saved once the body arrived. */
  accepted: Form;
};

/** One after the other, so that the newest answer is the last one to arrive. */
function useSaveOnboarding(onSaved: (saving: Saving) => void) {
  return useMutation({
    scope: { id: "onboarding" },
    mutationFn: saveOnboarding,
    onSuccess: (_, saving) => onSaved(saving),
    onError: logError,
  });
}

async function saveOnboarding({ body }: Saving): Promise<void> {
  await api.saveOnboarding({ body });
  if (changesUser(body)) await renewUser();
}

function changesUser(body: OnboardingBody): boolean {
  const own = ["name", "redditKarma", "redditAccountAge", "isComplete"] as const;
  return own.some((field) => body[field] !== undefined);
}

/** The header shows the name. A failure leaves it as it was until the next visit. */
async function renewUser(): Promise<void> {
  await api.getCurrentUser().then(session.replaceUser, logError);
}

type Field = keyof Form;
/** What a field holds, and the sign of what the server held when it was typed. */
type Kept = Partial<Record<Field, { typed: unknown; over: unknown }>>;

/** What is not saved yet, kept for this tab: neither a reload nor a lost connection takes it. */
export function createKeptAnswers(openStorage: OpenStorage, userId: string) {
  const stored = createKeptValue<Kept>(openStorage, `onboarding:${userId}`);
  const load = () => parseKept(stored.read());
  const store = (kept: Kept) => {
    if (Object.keys(kept).length === 0) stored.forget();
    else stored.keep(kept);
  };
  return {
    /** What was typed over something else than the server holds now is out of date. */
    read: (saved: Form): Partial<Form> => {
      const current = Object.entries(load()).filter(
        ([field, kept]) => kept.over === readSign(saved, field as Field),
      );
      return parseTyped(Object.fromEntries(current.map(([field, { typed }]) => [field, typed])));
    },
    keep: (typed: Form, saved: Form) => store(findUnsaved(typed, saved)),
    /** A save went well, perhaps after the page was left: only what was typed since is kept. */
    settle: (saved: Form) => {
      const typed = Object.entries(load()).map(([field, kept]) => [field, kept.typed]);
      store(findUnsaved(Object.fromEntries(typed) as Partial<Form>, saved));
    },
  };
}

function findUnsaved(typed: Partial<Form>, saved: Form): Kept {
  const fields = (Object.keys(typed) as Field[]).filter(
    (field) => JSON.stringify(typed[field]) !== JSON.stringify(saved[field]),
  );
  return Object.fromEntries(
    fields.map((field) => [field, { typed: typed[field], over: readSign(saved, field) }]),
  );
}

function parseKept(stored: unknown): Kept {
  if (!isRecord(stored)) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => isKept(value)));
}

function isKept(value: unknown): boolean {
  return isRecord(value) && "typed" in value && "over" in value;
}

/** The answers, and the step at which they stand. */
export type Form = Answers & { step: Step };

/** The same for all that means the same to the server: " 1,200" and "1200". */
function readSign(form: Form, field: keyof Form): string {
  if (field === "step") return String(form.step);
  const targetAudience = AUDIENCES.filter((audience) => form.targetAudience.includes(audience));
  const sent = { ...writeAnswers(form), targetAudience, projectUrl: completeUrl(form.projectUrl) };
  return JSON.stringify(sent[field]) ?? "";
}

const TEXTS = [
  "name",
  "redditKarma",
  "redditAccountAge",
  "projectName",
  "projectDescription",
  "projectUrl",
] as const;

/** Read as far as it goes: a storage may hold anything. */
function parseTyped(typed: Record<string, unknown>): Partial<Form> {
  const { targetAudience: chosen, step } = typed;
  const texts = TEXTS.filter((field) => typeof typed[field] === "string");
  return {
    ...Object.fromEntries(texts.map((field) => [field, typed[field]])),
    ...(Array.isArray(chosen) && {
      targetAudience: AUDIENCES.filter((audience) => chosen.includes(audience)),
    }),
    ...(step !== undefined && { step: asStep(step) }),
  };
}
