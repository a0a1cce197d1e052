import { useEffect, useRef, useState } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { TextField } from "#web/components/ui/text-field.tsx";
import { copyText } from "#web/lib/copy-text.ts";
import { showToast } from "#web/lib/toast.ts";
import { isOnThisMachine } from "#web/lib/is-on-this-machine.ts";

/** How to subscribe, in the words that each program uses. */
const PROGRAMS = [
  { name: "Google", steps: "Other calendars, then Add (+), then From URL" },
  { name: "Apple", steps: "File, then New Calendar Subscription" },
  { name: "Outlook", steps: "Add calendar, then Subscribe from web" },
];

type CalendarAddressProps = {
  address: string;
  /** Just created: the keyboard goes on here, for its button is gone. */
  isNew: boolean;
  onReplace: () => void;
  onRevoke: () => void;
};

export function CalendarAddress({ address, isNew, onReplace, onRevoke }: CalendarAddressProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNew) copyButton.current?.focus();
  }, [isNew]);
  const copy = async () => {
    const isCopied = await copyText(address);
    setCopied(isCopied ? address : null);
    if (isCopied) showToast("success", "Address copied");
    else showToast("error", "Your browser did not allow copying. Select the address and copy it.");
  };

  return (
    <div className="flex flex-col gap-5">
      <div className="flex max-w-xl flex-wrap items-end gap-x-3 gap-y-2">
        <TextField
          label="Private address"
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
          className="min-w-0 flex-1 basis-60"
        />
        <Button ref={copyButton} onClick={() => void copy()}>
          {copied === address ? "Copied" : "Copy"}
        </Button>
      </div>
      <p className="max-w-xl text-sm text-soft">
        Whoever has it can read your planned posts. Keep it to yourself.
        {isOnThisMachine(address) &&
          " This server runs on your own machine, so only programs on it can reach the address; Google and Outlook on the web can't."}
      </p>
      <dl className="grid max-w-xl grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {PROGRAMS.map(({ name, steps }) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd>{steps}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button tone="secondary" size="sm" onClick={onReplace}>
          Replace address
        </Button>
        <Button tone="ghost" size="sm" onClick={onRevoke}>
          Revoke address
        </Button>
      </div>
    </div>
  );
}
