import { Link } from "react-router";
import { RouteSketch, RouteSteps, type RouteStep } from "#web/components/brand/route-sketch.tsx";
import { ButtonLink } from "#web/components/ui/button.tsx";
import { EmptyState } from "#web/components/ui/empty-state.tsx";
import { paths } from "#contract/pages/page-paths.ts";
import { useUser } from "#web/lib/session/session.ts";

export function FirstProject() {
  const { onboardedAt } = useUser();
  return (
    <section className="rounded-card border border-line bg-surface p-6 sm:p-10">
      <EmptyState
        picture={<RouteSketch className="w-full max-w-80" />}
        title="No projects yet"
        text="Get started by creating your first project. We'll help you find the right subreddits and generate engaging posts."
        action={
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink to={paths.newProject}>Create Your First Project</ButtonLink>
            {onboardedAt === null && (
              <Link
                to={paths.onboarding}
                className="text-base text-soft underline underline-offset-4 hover:text-ink"
              >
                Set up your profile first (2 minutes)
              </Link>
            )}
          </div>
        }
      />
    </section>
  );
}

const STEPS: RouteStep[] = [
  { title: "Draft", text: "From your own facts." },
  {
    title: "Check",
    text: "Against the community's rules.",
  },
  {
    title: "Post it yourself",
    text: "On Reddit's own page.",
  },
  { title: "Watch", text: "See whether it stays up." },
];

export function HowAPostGoesOut() {
  return (
    <section className="lg:pl-4">
      <h2 className="mb-6 font-sans text-sm font-medium tracking-normal text-muted">
        How a post goes out
      </h2>
      <RouteSteps steps={STEPS} />
    </section>
  );
}
