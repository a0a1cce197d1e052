import { useEffect, useState } from "react";
import type { Onboarding } from "#contract/onboarding.ts";
import type { User } from "#contract/user.ts";
import { type Saving, useSaveOnboarding } from "./api/use-save-onboarding.ts";
import { type Answers, findChanges, readAnswers } from "./answers.ts";
import { findFaults } from "./find-faults.ts";
import { isRefusal } from "./is-refusal.ts";
import { createKeptAnswers } from "./kept-answers.ts";
import type { Form } from "./kept-fields.ts";
import { asStep, type Step } from "./steps.ts";
import { useLastSave } from "./use-last-save.ts";
import { useRetry } from "./use-retry.ts";

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

/** What counts as saved afterwards: a refused field was not sent, so it stays what it was. */
function withoutFaulty(typed: Form, saved: Form, faulty: ReadonlySet<string>): Form {
  const kept = Object.entries(saved).filter(([field]) => faulty.has(field));
  return { ...typed, ...Object.fromEntries(kept) };
}
