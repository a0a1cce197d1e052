import { useShownProject } from "#web/features/projects/api/use-project.ts";
import { ResultsSection } from "#web/features/results/components/results-section.tsx";
import { PostWindow } from "#web/features/posts/components/post-window.tsx";
import { pageTitle } from "#web/lib/page-title.ts";

export const meta = () => pageTitle("Results");

export default function ResultsView() {
  const project = useShownProject();
  return (
    <>
      <ResultsSection project={project} />
      <PostWindow project={project} />
    </>
  );
}
