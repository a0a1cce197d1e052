import { Star } from "lucide-react";
import { useState } from "react";
import { NOT_AN_EMAIL } from "#engine/accounts/account-fields.ts";
import { Button, ButtonLink, IconButton } from "#web/components/ui/button.tsx";
import { Combobox } from "#web/components/ui/combobox.tsx";
import { Kbd } from "#web/components/ui/kbd.tsx";
import { Select } from "#web/components/ui/select.tsx";
import { Tooltip } from "#web/components/ui/tooltip.tsx";
import { paths } from "#contract/pages/page-paths.ts";
import { Specimen } from "./specimen.tsx";
import { TextArea, TextField } from "#web/components/ui/field-frame.tsx";
import { ConfirmDialog } from "#web/components/ui/dialogs/confirm-dialog.tsx";
import { Dialog } from "#web/components/ui/dialogs/dialog.tsx";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "#web/components/ui/menu.tsx";
import { Progress } from "#web/components/ui/progress.tsx";
import { showToast } from "#web/lib/toast.ts";

const TONES = ["primary", "secondary", "ghost", "danger"] as const;
const RISKS = [
  { value: "safe", label: "Safe" },
  { value: "moderate", label: "Moderate" },
  { value: "risky", label: "Risky" },
];

export function Controls() {
  const [risk, setRisk] = useState("moderate");
  const [city, setCity] = useState("Berlin");
  return (
    <>
      {TONES.map((tone) => (
        <Specimen key={tone} title={`Button, ${tone}`}>
          <Button tone={tone} size="sm">
            Small
          </Button>
          <Button tone={tone}>Medium</Button>
          <Button tone={tone} size="lg">
            Large
          </Button>
          <Button tone={tone} isBusy>
            Busy
          </Button>
          <Button tone={tone} disabled>
            Disabled
          </Button>
          <ButtonLink tone={tone} to={paths.styleguide}>
            Link
          </ButtonLink>
        </Specimen>
      ))}
      <Specimen title="Icon button, tooltip, key">
        <Tooltip text="Add to favourites">
          <IconButton label="Add to favourites">
            <Star size={18} />
          </IconButton>
        </Tooltip>
        <IconButton label="Not available" disabled>
          <Star size={18} />
        </IconButton>
        <Kbd>?</Kbd>
        <Kbd>Shift</Kbd>
      </Specimen>
      <Specimen title="Fields">
        <TextField label="Name" className="w-64" placeholder="Ada" hint="Only you see it." />
        <TextField label="Email" className="w-64" defaultValue="ada@" error={NOT_AN_EMAIL} />
        <TextField label="Disabled" className="w-64" defaultValue="Fixed" disabled />
        <TextArea label="Description" className="w-80" hint="Two or three sentences." />
        <Select
          label="Risk level"
          className="w-56"
          options={RISKS}
          value={risk}
          onChange={setRisk}
        />
        <Select
          label="Disabled"
          className="w-56"
          options={RISKS}
          value="safe"
          onChange={setRisk}
          isDisabled
        />
        <div className="w-64">
          <Combobox
            label="City"
            options={["Athens", "Berlin", "Chicago", "Delhi"]}
            value={city}
            onChange={setCity}
            searchPlaceholder="Search"
            emptyText="No such city here."
          />
        </div>
      </Specimen>
    </>
  );
}

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
        description="Your other devices have to sign in again."
        confirmLabel="Sign out all others"
        onConfirm={close}
      />
    </>
  );
}
