import type { ComparedSubreddit, Competitor, Competitors } from "#contract/competitor.ts";
import type { Project } from "#contract/project.ts";
import { Tabs } from "#web/components/ui/tabs.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#contract/client.ts";
import { api } from "#web/lib/api.ts";
import { showToast } from "#web/lib/toast.ts";
import { useRef, useState } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { Plus } from "lucide-react";
import { Link } from "react-router";
import { paths } from "#contract/pages/page-paths.ts";
import { MatchReasons } from "#web/components/subreddits/match-reasons.tsx";
import { MemberCount } from "#web/components/subreddits/member-count.tsx";
import { PolicyMark } from "#web/components/subreddits/policy-mark.tsx";
import { joinWords } from "#engine/text/format.ts";
import { showError } from "#web/lib/error-message.ts";
import { refreshAfter } from "#web/lib/query-keys.ts";
import { TOASTS } from "#web/features/competitors/toasts.ts";

type ComparisonProps = {
  project: Project;
  items: readonly Competitor[];
  comparison: NonNullable<Competitors["comparison"]>;
};

/** Who a community fits. The same matcher and the same exclusions as for recommendations. */
export function Comparison({ project, items, comparison }: ComparisonProps) {
  const { add, addingId } = useAddCommunity(project.id);
  const list = (communities: readonly ComparedSubreddit[], empty: string) =>
    communities.length > 0 ? (
      <ComparedList
        communities={communities}
        nameOf={(id) => items.find((item) => item.id === id)?.name ?? ""}
        addingId={addingId}
        onAdd={add}
      />
    ) : (
      <p className="text-base text-soft">{empty}</p>
    );
  return (
    <div className="min-w-0">
      <Tabs
        label="Communities by fit"
        tabs={[
          {
            id: "onlyThem",
            label: "Only them",
            count: comparison.onlyThem.length,
            content: list(comparison.onlyThem, "Every community that fits them also fits you."),
          },
          {
            id: "both",
            label: "Both",
            count: comparison.both.length,
            content: list(comparison.both, "No community fits both of you."),
          },
          {
            id: "onlyYou",
            label: "Only you",
            count: comparison.onlyYou.length,
            content: list(comparison.onlyYou, "Every community that fits you fits one of them."),
          },
        ]}
      />
      <p className="mt-4 max-w-prose text-sm text-muted">
        Based on descriptions, not on their posts.
      </p>
    </div>
  );
}

type Change = { community: ComparedSubreddit; isUndo?: boolean };

/** Adds a community to the project in one click, with a way back. */
function useAddCommunity(projectId: string) {
  const cache = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    // One after the other: an Undo never overtakes what it undoes.
    scope: { id: `compared-${projectId}` },
    mutationFn: async ({ community: { subredditId }, isUndo }: Change) => {
      const params = { projectId, subredditId };
      if (isUndo) await api.removeProjectSubreddit({ params });
      else await api.addProjectSubreddit({ params });
    },
    onSuccess: (_, { community, isUndo }) => {
      if (isUndo) return;
      showToast("success", TOASTS.added(community.fullName), {
        name: `compared-${community.subredditId}`,
        action: { label: "Undo", onClick: () => mutate({ community, isUndo: true }) },
      });
    },
    onError: (error, { community: { fullName } }) => {
      const said = error instanceof ApiError ? error.serverMessage : null;
      showError(error, { fallback: said ?? TOASTS.notAdded(fullName) });
    },
    onSettled: () => refreshAfter(cache, "project-saved"),
  });
  return {
    add: (community: ComparedSubreddit) => mutate({ community }),
    addingId: isPending ? variables.community.subredditId : null,
  };
}

type ComparedListProps = {
  communities: readonly ComparedSubreddit[];
  nameOf: (competitorId: string) => string;
  addingId: string | null;
  onAdd: (community: ComparedSubreddit) => void;
};

const FIRST = 5;

/** The first few, and the rest on demand. */
function ComparedList({ communities, nameOf, addingId, onAdd }: ComparedListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const shown = isWhole ? communities : communities.slice(0, FIRST);
  const more = communities.length - shown.length;
  return (
    <>
      <ul ref={list} className="divide-y divide-line">
        {shown.map((community) => (
          <li key={community.subredditId} className="py-4 first:pt-0">
            <ComparedRow
              community={community}
              competitorNames={community.competitorIds.map(nameOf)}
              isAdding={addingId === community.subredditId}
              onAdd={() => onAdd(community)}
            />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button
          tone="ghost"
          size="sm"
          className="-ml-3"
          onClick={() => {
            setIsWhole(true);
            // The button goes: the keyboard moves on to the first that it brought.
            requestAnimationFrame(() =>
              list.current?.children[FIRST]?.querySelector<HTMLElement>("a")?.focus(),
            );
          }}
        >
          Show {more} more
        </Button>
      )}
    </>
  );
}

type ComparedRowProps = {
  community: ComparedSubreddit;
  competitorNames: string[];
  isAdding: boolean;
  onAdd: () => void;
};

function ComparedRow({ community, competitorNames, isAdding, onAdd }: ComparedRowProps) {
  const { subredditId, fullName, reasons, isChosen } = community;
  return (
    // On a phone the button comes last, after what it is about.
    <article className="flex gap-x-4 gap-y-3 max-sm:flex-col sm:items-start sm:justify-between">
      <div className="min-w-0">
        <h3 className="font-mono text-md font-medium tracking-normal break-all">
          <Link
            to={`${paths.subreddits}?open=${subredditId}`}
            className="underline-offset-2 hover:underline"
          >
            {fullName}
          </Link>
        </h3>
        <p className="mt-0.5 text-sm text-muted">
          <MemberCount of={community} />
        </p>
        <p className="mt-1.5 text-sm text-soft">{describeMatches(community, competitorNames)}</p>
        <PolicyMark allowed={community} hasSource={false} className="mt-2" />
        <div className="mt-2">
          {/* What is allowed is said by the mark. */}
          <MatchReasons reasons={reasons.filter(({ kind }) => kind !== "allowed")} />
        </div>
      </div>
      <div className="shrink-0">
        {isChosen ? (
          <p className="text-sm text-muted">In your project</p>
        ) : (
          <Button
            tone="secondary"
            size="sm"
            isBusy={isAdding}
            aria-label={`Add ${fullName} to the project`}
            onClick={onAdd}
          >
            <Plus size={14} />
            Add to project
          </Button>
        )}
      </div>
    </article>
  );
}

function describeMatches(
  { yourMatch, theirMatch }: ComparedSubreddit,
  competitorNames: string[],
): string {
  const you = `You: ${percent(yourMatch)} match`;
  if (theirMatch === null) return you;
  const [best = "", ...others] = competitorNames;
  const also = others.length > 0 ? `, also fits ${joinWords(others)}` : "";
  return `${best}: ${percent(theirMatch)} match${also}. ${you}`;
}

function percent(match: number): string {
  return `${Math.round(match * 100)}%`;
}
