import { PageHeader } from "#web/components/layout/page-header.tsx";
import type { ProjectChoice } from "#web/features/subreddits/components/add-to-project.tsx";
import { SubredditBrowser } from "#web/features/subreddits/components/subreddit-browser.tsx";
import { pageTitle } from "#web/lib/page-title.ts";

export const meta = () => pageTitle("Subreddits");

/** This version has no projects to add a subreddit to. */
const PROJECTS: ProjectChoice[] = [];
const addToNone = () => undefined;

export default function Subreddits() {
  return (
    <>
      <PageHeader
        title="Subreddits"
        subtitle="Who is there, what they allow and when they post, each with its date. Look before you write."
      />
      <SubredditBrowser projects={PROJECTS} onAddToProject={addToNone} />
    </>
  );
}
