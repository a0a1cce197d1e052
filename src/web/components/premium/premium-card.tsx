import { ButtonLink } from "#web/components/ui/button.tsx";
import { paths } from "#contract/page-paths.ts";
import { describeGate, GATE_TITLE } from "./describe-gate.ts";

type PremiumCardProps = {
  feature: string;
  /** These are for a feature that not every premium plan includes. */
  title?: string;
  text?: string;
  action?: string;
};

/** Stands where a premium feature would be. */
export function PremiumCard({
  feature,
  title = GATE_TITLE,
  text = describeGate(feature),
  action = "Upgrade to Premium",
}: PremiumCardProps) {
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-dashed border-edge px-5 py-6 sm:px-6">
      <div>
        <h2 className="text-lg">{title}</h2>
        <p className="mt-1 max-w-prose text-base text-soft">{text}</p>
      </div>
      <ButtonLink to={paths.billing}>{action}</ButtonLink>
    </section>
  );
}
