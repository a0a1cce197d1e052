import { HistoryPage } from "#web/features/history/components/history-page.tsx";
import { useShownProject } from "#web/features/projects/api/use-project.ts";
import { pageTitle } from "#web/lib/page-title.ts";

export const meta = () => pageTitle("Import your history");

export default function HistoryView() {
  return <HistoryPage project={useShownProject()} />;
}
