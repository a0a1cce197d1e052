import { Communities } from "#web/features/projects/components/communities/communities.tsx";
import { useShownProject } from "#web/features/projects/api/use-project.ts";
import { BudgetRow } from "#web/features/tasks/components/budget/budget-row.tsx";
import { pageTitle } from "#web/lib/page-title.ts";

export const meta = () => pageTitle("Communities");

export default function CommunitiesView() {
  const project = useShownProject();
  return <Communities project={project} renderBudget={(budget) => <BudgetRow budget={budget} />} />;
}
