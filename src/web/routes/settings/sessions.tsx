import { SessionSettings } from "#web/features/settings/components/session-settings.tsx";
import { pageTitle } from "#web/lib/page-title.ts";

export const meta = () => pageTitle("Sessions · Settings");

export default function SessionsView() {
  return <SessionSettings />;
}
