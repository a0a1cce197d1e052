import { useState } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { DeletionDialog } from "./deletion-dialog.tsx";

export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      title="Delete account"
      description="Erases everything we keep about you and cancels a subscription. Your posts on Reddit stay."
    >
      <Button tone="danger" onClick={() => setOpen(true)} className="max-sm:w-full">
        Delete account
      </Button>
      {isOpen && <DeletionDialog onClose={() => setOpen(false)} />}
    </Card>
  );
}
