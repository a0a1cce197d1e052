import { RouteSketch } from "#web/components/brand/route-sketch.tsx";
import { ButtonLink } from "#web/components/ui/button.tsx";
import { EmptyState } from "#web/components/ui/empty-state.tsx";
import { paths } from "#web/config/paths.ts";

export function FirstProject() {
  return (
    <section className="rounded-card border border-line bg-surface p-6 sm:p-10">
      <EmptyState
        picture={<RouteSketch className="w-full max-w-80" />}
        title="No projects yet"
        text="Get started by creating your first project. We'll help you find the right subreddits and generate engaging posts."
        action={<ButtonLink to={paths.newProject}>Create Your First Project</ButtonLink>}
      />
    </section>
  );
}
