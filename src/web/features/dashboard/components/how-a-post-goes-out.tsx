import { RouteSteps, type RouteStep } from "#web/components/brand/route-steps.tsx";

const STEPS: RouteStep[] = [
  { title: "Draft", text: "Written from your own facts. What is missing stays a visible blank." },
  {
    title: "Check",
    text: "Against the community's rules, each finding with the words it reacts to.",
  },
  {
    title: "Post it yourself",
    text: "On Reddit's own page, already filled in. Foothold never posts for you.",
  },
  { title: "Watch", text: "Paste the link, and see whether the post stays up." },
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
