import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { ProjectWizard } from "#web/features/new-project/wizard/project-wizard.tsx";
import { pageTitle } from "#web/lib/page-title.ts";
import { readPrefill } from "#web/lib/project-prefill.ts";
import { readStartState } from "#web/lib/session/start-state.ts";
import { useUser } from "#web/lib/session/session.ts";
import { useToldProject } from "#web/features/onboarding/api/use-onboarding.ts";

export const meta = () => pageTitle("New project");

export default function NewProject() {
  const { id } = useUser();
  const { state } = useLocation();
  const carried = readPrefill(state);
  const [prefill] = useState(carried);
  const begun = readStartState(state);
  const [start] = useState(begun);
  useStateTakenOnce(carried !== null || begun !== null);
  const told = useToldProject(prefill === null && start === null);
  return <ProjectWizard key={id} userId={id} prefill={prefill} told={told} start={start} />;
}

/** The draft has it from now on: a reload must not bring back what was cleared. */
function useStateTakenOnce(hasState: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (hasState) void navigate(".", { replace: true, state: null });
  }, [hasState, navigate]);
}
