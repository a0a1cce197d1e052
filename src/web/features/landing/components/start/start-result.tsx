import { useEffect, useState } from "react";
import { ApiError } from "#contract/client.ts";
import { paths } from "#contract/pages/page-paths.ts";
import { packStart, START_PARAM } from "#contract/pages/start-link.ts";
import type { StartAnswer, StartCommunity } from "#contract/projects/start.ts";
import { ShortMemberCount } from "#web/components/subreddits/member-count.tsx";
import { buttonClass } from "#web/components/ui/button-class.ts";
import { Spinner } from "#web/components/ui/spinner.tsx";
import { hero } from "#web/content/landing/sections.ts";
import { wordFirstMatch } from "#web/features/landing/word-first-match.ts";
import { api } from "#web/lib/api.ts";

const { waiting, draft, failed, found } = hero.start;

export type StartResultProps = { text: string };

/** Three communities and what decides each, or what to do next in one sentence. */
export function StartResult({ text }: StartResultProps) {
  const [answer, setAnswer] = useState<StartAnswer | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    api.findStart({ body: { text } }, { signal }).then(setAnswer, (error: unknown) => {
      if (!signal.aborted) setAnswer({ name: null, communities: [], problem: wordFailure(error) });
    });
    return () => leaving.abort();
  }, [text]);

  if (!answer) {
    return (
      <p className="flex items-center gap-2 text-base text-soft">
        <Spinner />
        {waiting}
      </p>
    );
  }
  if (answer.problem !== null) {
    return <p className="max-w-prose text-md">{answer.problem}</p>;
  }
  return (
    <>
      <p className="sr-only">
        {found}
        {answer.name && `: ${answer.name}`}
      </p>
      <ol className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-float">
        {answer.communities.map((community) => (
          <Community key={community.id} community={community} text={text} />
        ))}
      </ol>
    </>
  );
}

function Community({ community, text }: { community: StartCommunity; text: string }) {
  const { id, fullName, mayPost, decision } = community;
  const packed = packStart({ text, subredditId: id });
  return (
    <li className="grid gap-x-4 gap-y-1 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <p className="min-w-0">
        <span className="block font-mono text-md font-medium break-all">{fullName}</span>
        <span className="block text-sm text-muted">
          <ShortMemberCount of={community} />
          {" · "}
          {wordFirstMatch(community.relevanceScore)}
        </span>
      </p>
      {mayPost && (
        <a
          href={`${paths.signIn}?${START_PARAM}=${packed}`}
          aria-label={`${draft}: ${fullName}`}
          className={buttonClass({
            tone: "secondary",
            size: "sm",
            className: "max-sm:order-last max-sm:mt-2 max-sm:h-10",
          })}
        >
          {draft}
        </a>
      )}
      <p className="text-base text-soft sm:col-span-2">{decision}</p>
    </li>
  );
}

function wordFailure(error: unknown): string {
  const said = error instanceof ApiError ? error.serverMessage : null;
  return said ?? failed;
}
