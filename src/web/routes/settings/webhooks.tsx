import { WebhookSettings } from "#web/features/settings/components/webhooks/webhook-settings.tsx";
import { pageTitle } from "#web/lib/page-title.ts";

export const meta = () => pageTitle("Webhooks · Settings");

export default function WebhooksView() {
  return <WebhookSettings />;
}
