import { CompetitorsSection } from "#web/features/competitors/components/competitors-section.tsx";
import { useShownProject } from "#web/features/projects/api/use-project.ts";
import { pageTitle } from "#web/lib/page-title.ts";

export const meta = () => pageTitle("Competitors");

export default function CompetitorsView() {
  return <CompetitorsSection project={useShownProject()} />;
}
