import { useEffect, useState } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { copyText } from "../../copy-text.ts";
import type { Handover } from "../../open-on-reddit.ts";
import type { RoadmapPost } from "../../roadmap-post.ts";

type HandoverNotesProps = { post: RoadmapPost; handover: Handover };

/** What went over to Reddit, and what is still to be done there. */
export function HandoverNotes({ post, handover }: HandoverNotesProps) {
  const { url, copied } = handover;
  return (
    <ul className="flex list-disc flex-col gap-1.5 pl-5 text-base text-soft">
      {copied && <ClipboardNote text={post.content} copied={copied} />}
      {post.flair && (
        <li>
          Choose the flair <span className="font-medium text-ink">{post.flair}</span> there.
        </li>
      )}
      {post.editSection && <li>The edit section is for later: add it once people answer.</li>}
      <li>
        No tab opened?{" "}
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="text-accent underline underline-offset-2"
        >
          Open on Reddit
        </a>
      </li>
    </ul>
  );
}

function ClipboardNote({ text, copied }: { text: string; copied: Promise<boolean> }) {
  const [isCopied, setIsCopied] = useState<boolean | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void copied.then((done) => {
      if (isCurrent) setIsCopied(done);
    });
    return () => {
      isCurrent = false;
    };
  }, [copied]);
  if (isCopied === null) return null;
  return (
    <li>
      {isCopied
        ? "The text is too long for Reddit's address, so it is on your clipboard. Paste it there."
        : "The text is too long for Reddit's address, and the browser did not let us copy it."}{" "}
      {!isCopied && (
        <Button tone="secondary" size="sm" onClick={() => void copyText(text).then(setIsCopied)}>
          Copy the text
        </Button>
      )}
    </li>
  );
}
