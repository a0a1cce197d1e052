import { ProjectWizard } from "#web/features/projects/wizard/project-wizard.tsx";
import { pageTitle } from "#web/lib/page-title.ts";
import { useUser } from "#web/lib/session.ts";

export const meta = () => pageTitle("New project");

export default function NewProject() {
  const { id } = useUser();
  return <ProjectWizard key={id} userId={id} />;
}
