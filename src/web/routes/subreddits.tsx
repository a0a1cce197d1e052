import { PageHeader } from "#web/components/layout/page-header.tsx";
import { useAddToProject } from "#web/features/projects/api/use-add-to-project.ts";
import { SubredditBrowser } from "#web/features/subreddits/components/subreddit-browser.tsx";
import { pageTitle } from "#web/lib/page-title.ts";
import { useProjectChoices } from "#web/features/projects/api/use-project.ts";

export const meta = () => pageTitle("Subreddits");

export default function Subreddits() {
  const choices = useProjectChoices();
  const memberships = useAddToProject();
  return (
    <>
      <PageHeader title="Subreddits" />
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
