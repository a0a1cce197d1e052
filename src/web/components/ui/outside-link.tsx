import { ExternalLink } from "lucide-react";
import { buttonClass } from "./button-class.ts";

/** A way to another site, in a tab of its own: one of several in a row. */
export function OutsideLink({ label, url }: { label: string; url: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass({ tone: "secondary", size: "sm", className: "max-w-full" })}
    >
      <ExternalLink size={14} aria-hidden="true" />
      <span className="truncate">{label}</span>
    </a>
  );
}
