import { ExternalLink, MessageSquare, PenLine } from "lucide-react";
import type { ClosedReason } from "#engine/posts/post-brief.ts";
import type { Project } from "#contract/project.ts";
import { Button } from "#web/components/ui/button.tsx";
import { buttonClass } from "#web/components/ui/button-class.ts";
import type { CommunityOutlook } from "#web/features/posts/writing/outlook.ts";

const takePart = (fullName: string) => `Take part in ${fullName} by comments`;

type Words = {
  title: (fullName: string) => string;
  text: string;
  /** Where we only guess so. */
  guessed: string;
};

const WORDS: Record<ClosedReason, Words> = {
  "comments-only": {
    title: takePart,
    text: "Posts about projects get removed.",
    guessed:
      "Posts about projects probably get removed. That's our guess: we don't know its rules.",
  },
  "no-place": {
    title: takePart,
    text: "It isn't a place for projects.",
    guessed: "It's probably no place for projects. That's our guess: we don't know its rules.",
  },
  "other-language": {
    title: (fullName) => `${fullName} writes in another language`,
    text: "We don't write in that language.",
    guessed: "We don't write in that language.",
  },
};

type ClosedCommunityProps = {
  community: CommunityOutlook;
  project: Pick<Project, "recommendations">;
  /** Helps with a comment there; without it, the way to the community itself. */
  onComment: ((subredditId: string) => void) | undefined;
  onWriteOwn: ((subredditId: string) => void) | undefined;
};

/** No draft that would be removed, but what one can do there instead. */
export function ClosedCommunity({
  community,
  project,
  onComment,
  onWriteOwn,
}: ClosedCommunityProps) {
  const { subredditId, fullName, closedReason } = community;
  const { title, text, guessed } = WORDS[closedReason ?? "comments-only"];
  const known = project.recommendations.find((each) => each.subredditId === subredditId);
  const isGuess = known?.subreddit.policy.source.kind === "hint";
  return (
    <section aria-label={`What you can do in ${fullName}`}>
      <h3 className="text-lg">{title(fullName)}</h3>
      <p className="mt-2 max-w-prose text-base text-soft">{isGuess ? guessed : text}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        {onComment ? (
          <Button onClick={() => onComment(subredditId)}>
            <MessageSquare size={16} />
            Write a comment
          </Button>
        ) : (
          <a
            href={`https://www.reddit.com/r/${subredditId}/`}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ tone: "primary" })}
          >
            <ExternalLink size={16} />
            Open {fullName}
          </a>
        )}
        {onWriteOwn && (
          <Button tone="ghost" onClick={() => onWriteOwn(subredditId)}>
            <PenLine size={16} />
            Write my own
          </Button>
        )}
      </div>
    </section>
  );
}
