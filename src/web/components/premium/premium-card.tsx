import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { ButtonLink } from "#web/components/ui/button.tsx";
import { paths } from "#contract/pages/page-paths.ts";
import { keepPlace } from "#web/lib/kept/kept.ts";

type PremiumCardProps = {
  feature: string;
  /** These are for a feature that not every premium plan includes. */
  title?: string;
  text?: string;
  action?: string;
  /** What the plan would open, as far as it may be shown. */
  children?: ReactNode;
};

/** Stands where a premium feature would be. */
export function PremiumCard({
  feature,
  title = GATE_TITLE,
  text = describeGate(feature),
  action = "Upgrade to Premium",
  children,
}: PremiumCardProps) {
  const place = useLocation();
  return (
    <section className="rounded-card border border-dashed border-edge px-5 py-6 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div>
          <h2 className="text-lg">{title}</h2>
          <p className="mt-1 max-w-prose text-base text-soft">{text}</p>
        </div>
        <ButtonLink to={paths.billing} onClick={() => keepPlace(place)}>
          {action}
        </ButtonLink>
      </div>
      {children}
    </section>
  );
}

export const GATE_TITLE = "Premium Feature";

export function describeGate(feature: string): string {
  return `${feature} is only available for premium users.`;
}
