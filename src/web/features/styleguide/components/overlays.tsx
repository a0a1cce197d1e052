import { useState } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { ConfirmDialog } from "#web/components/ui/dialogs/confirm-dialog.tsx";
import { Dialog } from "#web/components/ui/dialogs/dialog.tsx";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "#web/components/ui/menu.tsx";
import { Progress } from "#web/components/ui/progress.tsx";
import { paths } from "#contract/pages/page-paths.ts";
import { showToast } from "#web/lib/toast.ts";
import { Specimen } from "./specimen.tsx";

type Open = "dialog" | "locked" | "confirm" | null;

export function Overlays() {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Specimen title="Dialogs and menu">
        <Button tone="secondary" onClick={() => setOpen("dialog")}>
          Dialog
        </Button>
        <Button tone="secondary" onClick={() => setOpen("locked")}>
          Dialog that stays
        </Button>
        <Button tone="secondary" onClick={() => setOpen("confirm")}>
          Confirmation
        </Button>
        <Menu trigger={<Button tone="secondary">Menu</Button>} header="ada@example.com">
          <MenuLink to={paths.settings}>Settings</MenuLink>
          <MenuItem onSelect={close} isDisabled>
            Not now
          </MenuItem>
          <MenuSeparator />
          <MenuItem onSelect={close}>Sign out</MenuItem>
        </Menu>
      </Specimen>
      <Specimen title="Toasts">
        {(["success", "error", "info"] as const).map((kind) => (
          <Button key={kind} tone="secondary" onClick={() => showToast(kind, `This is ${kind}`)}>
            {kind}
          </Button>
        ))}
      </Specimen>
      <Dialog
        isOpen={open === "dialog"}
        onOpenChange={close}
        title="Edit Post"
        description="Nothing is posted from here."
        footer={<Button onClick={close}>Close</Button>}
      />
      <Dialog
        isOpen={open === "locked"}
        onOpenChange={close}
        isDismissable={false}
        title="Creating Your Project"
        footer={<Button onClick={close}>End the demonstration</Button>}
      >
        <Progress label="Matching communities" percent={40} />
      </Dialog>
      <ConfirmDialog
        isOpen={open === "confirm"}
        onOpenChange={close}
        title="Sign out everywhere else?"
        description="Every other device has to sign in again."
        confirmLabel="Sign out all others"
        onConfirm={close}
      />
    </>
  );
}
