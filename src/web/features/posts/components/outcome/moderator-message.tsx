import { Copy } from "lucide-react";
import { Button } from "#web/components/ui/button.tsx";
import { TOASTS } from "#web/features/posts/toasts.ts";
import { copyAndSay } from "#web/lib/copy-text.ts";

type ModeratorMessageProps = {
  message: string;
  /** A long address in it, which is shown in one line. */
  link?: string | null;
  /** One below the heading that it is under. */
  heading: "h3" | "h5";
};

export function ModeratorMessage({ message, link, heading: Heading }: ModeratorMessageProps) {
  const [before, ...after] = link ? message.split(link) : [message];
  const copy = () => copyAndSay(message, TOASTS.copies.message);
  return (
    <>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-2">
        <Heading className="font-sans text-sm font-medium tracking-normal">
          Message to the moderators
        </Heading>
        <Button tone="secondary" size="sm" onClick={() => void copy()}>
          <Copy size={14} />
          Copy the message
        </Button>
      </div>
      <p
        dir="auto"
        className="mt-2 rounded-control border border-line bg-surface px-4 py-3 text-base wrap-anywhere whitespace-pre-wrap"
      >
        {before}
        {after.length > 0 && (
          <span className="inline-block max-w-full truncate align-bottom">{link}</span>
        )}
        {after.join(link ?? "")}
      </p>
    </>
  );
}
