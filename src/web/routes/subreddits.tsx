import { PageHeader } from "#web/components/layout/page-header.tsx";
import { useAddToProject } from "#web/features/project/api/use-add-to-project.ts";
import { useProjectChoices } from "#web/features/project/api/use-project-choices.ts";
import { SubredditBrowser } from "#web/features/subreddits/components/subreddit-browser.tsx";
import { pageTitle } from "#web/lib/page-title.ts";

export const meta = () => pageTitle("Subreddits");

export default function Subreddits() {
  const choices = useProjectChoices();
  const memberships = useAddToProject();
  return (
    <>
      <PageHeader
        title="Subreddits"
        subtitle="Who is there, what they allow and when they post, each with its date. Look before you write."
      />
      <SubredditBrowser
        projectChoices={{
          ...memberships,
          projects: choices.data,
          isFailed: choices.isError && !choices.data,
          retry: () => void choices.refetch(),
        }}
      />
    </>
  );
}
