import { KarmaSettings } from "#web/features/settings/components/karma-settings.tsx";
import { pageTitle } from "#web/lib/page-title.ts";

export const meta = () => pageTitle("Karma · Settings");

export default function KarmaView() {
  return <KarmaSettings />;
}
