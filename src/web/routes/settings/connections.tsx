import { ConnectionSettings } from "#web/features/settings/components/connection-settings.tsx";
import { pageTitle } from "#web/lib/page-title.ts";

export const meta = () => pageTitle("Connections · Settings");

export default function ConnectionsView() {
  return <ConnectionSettings />;
}
