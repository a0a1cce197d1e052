import { ExternalLink } from "lucide-react";
import { buttonClass } from "#web/components/ui/button-class.ts";
import { Tooltip } from "#web/components/ui/tooltip.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { openableUrl } from "../../openable-url.ts";

/** Disabled, it can still be reached by the keyboard: it says why it does nothing. */
export function OpenUrlButton({ url, name }: { url: string | null; name: string }) {
  const href = openableUrl(url);
  const className = buttonClass({ tone: "secondary", size: "sm", className: "w-8 px-0" });
  if (href === null) {
    return (
      <Tooltip text="No URL provided">
        <button
          type="button"
          aria-disabled="true"
          aria-label={`No URL provided for ${name}`}
          className={classNames(
            className,
            "text-muted opacity-60 aria-disabled:cursor-not-allowed",
          )}
        >
          <ExternalLink size={15} />
        </button>
      </Tooltip>
    );
  }
  return (
    <Tooltip text="Open project URL">
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        referrerPolicy="no-referrer"
        aria-label={`Open project URL of ${name}`}
        className={className}
      >
        <ExternalLink size={15} />
      </a>
    </Tooltip>
  );
}
