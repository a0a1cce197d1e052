import { type ReactNode, useState, useSyncExternalStore } from "react";
import { createDraftStore, type DraftStore } from "#web/features/new-project/wizard/draft-store.ts";
import type { ProjectDraft } from "#web/features/new-project/wizard/project-draft.ts";
import {
  type StepProps,
  useWizardCalls,
} from "#web/features/new-project/wizard/use-wizard-calls.ts";
import type { Answers } from "#web/testing/answer-calls.ts";
import { showPart } from "#web/testing/show-part.tsx";

type StepOptions = { draft?: Partial<ProjectDraft>; answers?: Answers };

/** A part of the wizard with its draft and all its calls. */
export function showStep(
  render: (props: StepProps) => ReactNode,
  { draft: begun = {}, answers = {} }: StepOptions = {},
) {
  const store: DraftStore = createDraftStore(() => sessionStorage, "ada");
  store.update(begun);
  function Shown() {
    const [held] = useState(store);
    const draft = useSyncExternalStore(held.subscribe, held.read);
    return render({ draft, store: held, calls: useWizardCalls(held, draft) });
  }
  return { ...showPart(<Shown />, { answers }), store };
}
