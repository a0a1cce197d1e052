import { ExternalLink } from "lucide-react";
import { Button } from "#web/components/ui/button.tsx";
import { usePortal } from "../../api/use-portal.ts";

export function PortalButton() {
  const { leave, leavingFor } = usePortal();
  return (
    <Button tone="secondary" isBusy={leavingFor !== null} onClick={() => leave("portal")}>
      {leavingFor === null && <ExternalLink size={16} aria-hidden="true" />}
      Invoices and card
    </Button>
  );
}
