import { AheadPage } from "#web/components/layout/ahead-page.tsx";
import { ButtonLink } from "#web/components/ui/button.tsx";
import { paths } from "#web/config/paths.ts";
import { pageTitle } from "#web/lib/page-title.ts";

export const meta = () => pageTitle("New project");

const STEPS = [
  {
    title: "What's your project?",
    text: "Its name, two or three sentences about it, and its address if it has one.",
  },
  { title: "Category", text: "One of eight, such as SaaS & Software or Education." },
  { title: "Target audience", text: "Who it is for: developers, students, small business owners." },
  { title: "Goals", text: "What you want from Reddit: feedback, customers, people to talk to." },
  {
    title: "Target subreddits",
    text: "Communities that fit, each with its reasons. You choose which ones to keep.",
  },
];

export default function NewProject() {
  return (
    <AheadPage
      title="New project"
      lead="A project is what you promote: a product, a site or an app. Five short steps turn it into a list of communities that fit."
      limit="This version of Foothold can't create projects. Here is what the five steps ask, so that you can have the answers ready."
      stepsTitle="The five steps"
      steps={STEPS}
      actions={
        <>
          <ButtonLink to={paths.dashboard}>Back to Dashboard</ButtonLink>
          <ButtonLink to={paths.settings} tone="secondary">
            Complete your profile
          </ButtonLink>
        </>
      }
    />
  );
}
