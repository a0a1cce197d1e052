import { useId } from "react";
import type { Project } from "#contract/project.ts";
import { PolicyMark } from "#web/components/subreddits/policy-mark.tsx";
import { formatDay } from "#web/lib/format-day.ts";
import { useUser } from "#web/lib/session/session.ts";
import { type CommunityOutlook, groupCommunities } from "#web/features/posts/writing/outlook.ts";

type CommunityChoiceProps = {
  project: Project;
  communities: readonly CommunityOutlook[];
  chosen: string | null;
  onChoose: (community: CommunityOutlook) => void;
};

/** The project's communities by what can be written for them; arrow keys move through all of them. */
export function CommunityChoice({ project, communities, chosen, onChoose }: CommunityChoiceProps) {
  const name = useId();
  return (
    <fieldset
      // A long list scrolls by itself: what is chosen in it is told beside it.
      className="-m-1 flex min-w-0 flex-col gap-5 p-1 lg:max-h-[60dvh] lg:overflow-y-auto"
    >
      <legend className="sr-only">Community</legend>
      {groupCommunities(communities).map(({ is, title, items }) => (
        <fieldset key={is} className="min-w-0">
          <legend className="mb-2 font-serif text-md font-medium">{title}</legend>
          <div className="flex flex-col gap-2">
            {items.map((community) => (
              <CommunityOption
                key={community.subredditId}
                name={name}
                project={project}
                community={community}
                isChosen={community.subredditId === chosen}
                onChoose={() => onChoose(community)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </fieldset>
  );
}

type CommunityOptionProps = {
  name: string;
  project: Project;
  community: CommunityOutlook;
  isChosen: boolean;
  onChoose: () => void;
};

function CommunityOption({ name, project, community, isChosen, onChoose }: CommunityOptionProps) {
  const { timezone } = useUser();
  const { subredditId, fullName, dueAt, because } = community;
  const known = project.recommendations.find((each) => each.subredditId === subredditId);
  return (
    <label className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-1 rounded-control border border-line px-3.5 py-2.5 transition-colors hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input
        type="radio"
        name={name}
        value={subredditId}
        checked={isChosen}
        onChange={onChoose}
        className="mt-1 size-4 accent-accent outline-none"
      />
      <span className="font-mono break-all">{fullName}</span>
      {known && <PolicyMark allowed={known.subreddit} hasSource={false} className="col-start-2" />}
      {dueAt && (
        <span className="col-start-2 text-sm text-soft">
          From {formatDay(dueAt, timezone)}
          {because && `. ${because}`}
        </span>
      )}
    </label>
  );
}
