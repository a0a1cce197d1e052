import { AheadPage } from "#web/components/layout/ahead-page.tsx";
import { ButtonLink } from "#web/components/ui/button.tsx";
import { paths } from "#web/config/paths.ts";
import { pageTitle } from "#web/lib/page-title.ts";

export const meta = () => pageTitle("Welcome");

const STEPS = [
  {
    title: "You",
    text: "Your name, and the karma and age of your Reddit account: many communities ask for a minimum.",
  },
  { title: "Your project", text: "What it is called, what it does, where it lives." },
  { title: "Your audience", text: "Who should hear of it." },
  { title: "Review", text: "Everything on one page before it counts." },
];

export default function Onboarding() {
  return (
    <AheadPage
      title="Welcome to Foothold"
      lead="Four questions set things up, so that later checks know what your Reddit account may do."
      limit="This version of Foothold doesn't ask them. Your name and your time zone are all it needs, and both are in the settings."
      stepsTitle="The four questions"
      steps={STEPS}
      actions={
        <>
          <ButtonLink to={paths.dashboard}>Go to Dashboard</ButtonLink>
          <ButtonLink to={paths.settings} tone="secondary">
            Open Settings
          </ButtonLink>
        </>
      }
    />
  );
}
