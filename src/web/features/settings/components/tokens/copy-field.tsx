import { useEffect, useRef, useState } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { copyText } from "#web/lib/copy-text.ts";
import { showToast } from "#web/lib/toast.ts";
import { TOASTS } from "#web/features/settings/toasts.ts";

type CopyFieldProps = {
  label: string;
  text: string;
  /** The keyboard goes on here when it appears. */
  isFirst?: boolean;
};

/** A text to be taken elsewhere as it is, in as many lines as it has. */
export function CopyField({ label, text, isFirst = false }: CopyFieldProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFirst) button.current?.focus();
  }, [isFirst]);
  const copy = async () => {
    const isCopied = await copyText(text);
    setCopied(isCopied ? text : null);
    if (!isCopied) {
      showToast("error", TOASTS.tokens.notCopied);
    }
  };
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-end justify-between gap-3">
        <p className="min-w-0 text-sm font-medium break-words">{label}</p>
        <Button
          ref={button}
          tone="secondary"
          size="sm"
          onClick={() => void copy()}
          aria-label={`Copy ${label}`}
        >
          {copied === text ? "Copied" : "Copy"}
        </Button>
      </div>
      <pre className="rounded-control border border-line bg-sunken px-3 py-2.5 font-mono text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">
        {text}
      </pre>
    </div>
  );
}
