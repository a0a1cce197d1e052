import { RadarSettings } from "#web/features/settings/components/radar/radar-settings.tsx";
import { pageTitle } from "#web/lib/page-title.ts";

export const meta = () => pageTitle("Radar · Settings");

export default function RadarSettingsView() {
  return <RadarSettings />;
}
