import { AheadPage } from "#web/components/layout/ahead-page.tsx";
import { ButtonLink } from "#web/components/ui/button.tsx";
import { paths } from "#web/config/paths.ts";
import { pageTitle } from "#web/lib/page-title.ts";
import { useUser } from "#web/lib/session.ts";

export const meta = () => pageTitle("Subreddits");

const STEPS = [
  { title: "Who is there", text: "Members, topic, and how well the community fits your project." },
  {
    title: "What it allows",
    text: "Its rules with the day they were read, and the risk they mean for a post of yours.",
  },
  {
    title: "When to post",
    text: "Hours that did well, with the number of posts behind each. Too few, and it says so.",
  },
];

export default function Subreddits() {
  const { timezone } = useUser();
  return (
    <AheadPage
      title="Subreddits"
      lead="Browse communities, and read what each one allows before you write a word for it."
      limit={
        <>
          This version of Foothold has no subreddits to show. Hours will be shown in your time zone,{" "}
          <span className="font-mono text-base whitespace-nowrap">{timezone}</span>: a wrong one is
          worth changing today.
        </>
      }
      stepsTitle="What each subreddit will tell you"
      steps={STEPS}
      actions={
        <>
          <ButtonLink to={paths.settings}>Check your time zone</ButtonLink>
          <ButtonLink to={paths.dashboard} tone="secondary">
            Back to Dashboard
          </ButtonLink>
        </>
      }
    />
  );
}
