import { useShownProject } from "#web/features/projects/api/use-project.ts";
import { RadarSection } from "#web/features/radar/components/radar-section.tsx";
import { pageTitle } from "#web/lib/page-title.ts";

export const meta = () => pageTitle("Radar");

export default function RadarView() {
  return <RadarSection project={useShownProject()} />;
}
