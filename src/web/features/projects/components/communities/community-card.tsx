import { ChevronDown, X } from "lucide-react";
import { type ReactNode, useId, useState, type CSSProperties } from "react";
import { Link } from "react-router";
import { paths } from "#contract/pages/page-paths.ts";
import type { Recommendation } from "#contract/projects/recommendation.ts";
import { MatchReasons } from "#web/components/subreddits/match-reasons.tsx";
import { MemberCount, ShortMemberCount } from "#web/components/subreddits/member-count.tsx";
import { PolicyMark, Provenance } from "#web/components/subreddits/policy-mark.tsx";
import { Badge } from "#web/components/ui/badge.tsx";
import { Button, IconButton } from "#web/components/ui/button.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { commentsPage, draftPage } from "#web/lib/project-pages.ts";
import "#web/components/subreddits/community-face.css";
import { CATEGORIES, type Category } from "#engine/subreddits/categories.ts";

type CommunityCardProps = {
  projectId: string;
  recommendation: Recommendation;
  /** How much the account promotes there, for the details. */
  budget: ReactNode;
  /** Its details are shown. */
  onOpen: () => void;
  onRemove: (button: HTMLElement) => void;
};

/** A community at a glance: who, how well it fits, what is allowed, what to do. The rest unfolds. */
export function CommunityCard({
  projectId,
  recommendation,
  budget,
  onOpen,
  onRemove,
}: CommunityCardProps) {
  const { id, name, fullName, category, relevanceScore, group } = recommendation.subreddit;
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const mayPost = group === "post" || group === "not-known";
  return (
    <article
      id={`community-${id}`}
      className="flex h-full flex-col rounded-card border border-line bg-surface px-4 pt-3 pb-2 has-[h4_a:focus]:border-accent"
    >
      <div className="flex items-start gap-3">
        <CommunityFace name={name} category={category} />
        <div className="min-w-0 flex-1">
          <h4 className="font-mono text-base font-medium tracking-normal wrap-anywhere">
            <Link
              to={`${paths.subreddits}?open=${id}`}
              className="underline-offset-2 hover:text-accent hover:underline"
            >
              {fullName}
            </Link>
          </h4>
          <PolicyMark allowed={recommendation.subreddit} hasSource={false} className="mt-0.5" />
        </div>
        <MatchRing relevanceScore={relevanceScore} />
      </div>
      <div className="mt-auto flex items-center gap-x-3 pt-1 sm:gap-x-4">
        <p className="text-xs whitespace-nowrap text-muted">
          <ShortMemberCount of={recommendation.subreddit} />
        </p>
        {mayPost && <Action to={draftPage(projectId, id)} text="Draft here" fullName={fullName} />}
        <Action to={commentsPage(projectId, id)} text="Comment here" fullName={fullName} />
        <IconButton
          label={`${isOpen ? "Hide" : "Show"} details of ${fullName}`}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          className="-my-1 -mr-2 ml-auto"
          onClick={() => {
            if (!isOpen) onOpen();
            setOpen(!isOpen);
          }}
        >
          <ChevronDown
            size={16}
            className={classNames("transition-transform", isOpen && "rotate-180")}
          />
        </IconButton>
      </div>
      <div id={detailsId} hidden={!isOpen}>
        {isOpen && <Details {...recommendation} budget={budget} onRemove={onRemove} />}
      </div>
    </article>
  );
}

function Action({ to, text, fullName }: { to: string; text: string; fullName: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-8 items-center text-sm font-medium whitespace-nowrap text-accent underline-offset-4 hover:underline"
    >
      {text}
      <span className="sr-only"> in {fullName}</span>
    </Link>
  );
}

type DetailsProps = Recommendation & Pick<CommunityCardProps, "budget" | "onRemove">;

function Details({ subreddit, source, budget, onRemove }: DetailsProps) {
  const { fullName, policy } = subreddit;
  return (
    <div className="mt-2 flex flex-col gap-3 border-t border-line pt-3">
      {subreddit.description && <p className="text-base text-pretty">{subreddit.description}</p>}
      {/* What is allowed is said by the mark above. */}
      <MatchReasons reasons={subreddit.reasons.filter(({ kind }) => kind !== "allowed")} />
      <p className="text-sm text-muted">
        <MemberCount of={subreddit} />
        {policy.stance !== "unknown" && (
          <>
            {". Rules: "}
            <Provenance words={policy.sourceWords} />
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Badge>{subreddit.category}</Badge>
        {source === "added" && <Badge>Added by you</Badge>}
      </div>
      {budget}
      <Button
        tone="ghost"
        size="sm"
        className="-ml-3 self-start"
        aria-label={source === "recommended" ? `Not this one: ${fullName}` : `Remove ${fullName}`}
        onClick={({ currentTarget }) => onRemove(currentTarget)}
      >
        <X size={15} aria-hidden="true" />
        {source === "recommended" ? "Not this one" : "Remove"}
      </Button>
    </div>
  );
}

/** Below it a figure says no more than a word. */
const FAINTEST = 10;
const RADIUS = 17;
const AROUND = 2 * Math.PI * RADIUS;

/** How well a community matches: a ring that closes at 100%. */
function MatchRing({ relevanceScore }: { relevanceScore: number }) {
  const percent = Math.round(relevanceScore * 100);
  // An open ring would look like a score.
  if (percent < FAINTEST) {
    // Nothing measured is nothing: the project can't be read, or nobody knows what is talked about there.
    const words = relevanceScore === 0 ? "Match unknown" : "Weak match";
    return <span className="w-14 shrink-0 text-right text-xs text-muted">{words}</span>;
  }
  return (
    <span title={`${percent}% match`} className="relative grid size-10 shrink-0 place-items-center">
      <svg viewBox="0 0 40 40" aria-hidden="true" className="absolute inset-0 -rotate-90">
        <circle cx="20" cy="20" r={RADIUS} fill="none" strokeWidth="3" className="stroke-line" />
        <circle
          cx="20"
          cy="20"
          r={RADIUS}
          fill="none"
          strokeWidth="3"
          strokeDasharray={`${(AROUND * percent) / 100} ${AROUND}`}
          className="stroke-ink"
        />
      </svg>
      <span className="font-mono text-xs">
        {percent}%<span className="sr-only"> match</span>
      </span>
    </span>
  );
}

/** Neighbours in the list of categories end up far apart on the colour wheel. */
const FIRST_DEGREES = 255;
const STEP_DEGREES = 137.5;

type CommunityFaceProps = { name: string; category: string };

/** The first letter of a community's name in the hue of what it is about. */
function CommunityFace({ name, category }: CommunityFaceProps) {
  const place = Math.max(0, CATEGORIES.indexOf(category as Category));
  const hue = Math.round((FIRST_DEGREES + place * STEP_DEGREES) % 360);
  return (
    <span
      aria-hidden="true"
      style={{ "--face-hue": hue } as CSSProperties}
      className="community-face grid size-9 shrink-0 place-items-center rounded-full font-serif text-md font-medium uppercase"
    >
      {/[\p{L}\p{N}]/u.exec(name)?.[0] ?? "r"}
    </span>
  );
}
