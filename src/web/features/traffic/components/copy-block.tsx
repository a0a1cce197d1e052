import { Copy } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { copyText } from "#web/lib/copy-text.ts";
import { showToast } from "#web/lib/toast.ts";

type CopyBlockProps = {
  title: string;
  /** What it is for. */
  children: ReactNode;
  text: string;
  isCode?: boolean;
};

/** Words or code to take along, with what they are for. */
export function CopyBlock({ title, children, text, isCode = true }: CopyBlockProps) {
  const headingId = useId();
  const copy = async () => {
    const isCopied = await copyText(text);
    if (isCopied) showToast("success", "Copied");
    else showToast("error", "Your browser did not allow copying. Select the text and copy it.");
  };
  return (
    <section aria-labelledby={headingId}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h4 id={headingId} className="text-base font-medium">
          {title}
        </h4>
        <Button
          tone="secondary"
          size="sm"
          aria-label={`Copy: ${title}`}
          onClick={() => void copy()}
        >
          <Copy size={14} />
          Copy
        </Button>
      </div>
      <div className="mt-1 max-w-prose text-sm text-soft">{children}</div>
      <p
        className={classNames(
          "mt-2 rounded-control border border-line bg-sunken px-3.5 py-2.5 wrap-anywhere whitespace-pre-wrap",
          isCode ? "font-mono text-xs" : "text-sm",
        )}
      >
        {text}
      </p>
    </section>
  );
}
