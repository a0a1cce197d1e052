import { PLAN_CODES, PLANS, type PlanCode } from "#engine/billing/plans.ts";
import { ButtonLink } from "#web/components/ui/button.tsx";
import { paths } from "#contract/pages/page-paths.ts";
import { pricing } from "#web/content/landing/pricing.ts";
import { readPrice } from "#web/config/prices.ts";
import { classNames } from "#web/lib/class-names.ts";
import { describeInterval } from "#web/lib/describe-plan.ts";
import { Section } from "./sections.tsx";

const POPULAR: PlanCode = "PREMIUM_LIFETIME";

export function Pricing() {
  const { heading, note } = pricing;
  return (
    <Section id="pricing">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 className="max-w-2xl text-2xl">{heading}</h2>
        <p className="text-base text-muted">{note}</p>
      </div>
      <ul className="mt-10 grid gap-5 lg:grid-cols-3">
        {PLAN_CODES.map((code) => (
          <PlanOffer key={code} code={code} />
        ))}
      </ul>
    </Section>
  );
}

function PlanOffer({ code }: { code: PlanCode }) {
  const { popular, action, lines } = pricing;
  const plan = PLANS[code];
  const isPopular = code === POPULAR;
  return (
    <li
      className={classNames(
        "flex flex-col rounded-card border bg-surface p-7",
        isPopular ? "border-ink shadow-float" : "border-line",
      )}
    >
      <h3 className="flex items-baseline justify-between gap-3 text-lg">
        {plan.name}
        {isPopular && (
          <span className="rounded-mark bg-ink px-2 py-0.5 font-sans text-xs font-medium tracking-wide text-paper">
            {popular}
          </span>
        )}
      </h3>
      <p className="mt-3 flex items-baseline gap-2">
        <span className="font-mono text-2xl tracking-tighter">{readPrice(code).label}</span>
        <span className="text-base text-muted">{describeInterval(plan)}</span>
      </p>
      <ul className="mt-6 mb-8 flex flex-col gap-2.5 text-md text-soft">
        {lines[code].map((line) => (
          <li key={line} className="flex gap-3">
            <span aria-hidden="true" className="mt-3 w-3 shrink-0 border-t border-edge" />
            {line}
          </li>
        ))}
      </ul>
      <ButtonLink
        to={paths.signIn}
        tone={isPopular ? "primary" : "secondary"}
        className="mt-auto self-start"
      >
        {action}
      </ButtonLink>
    </li>
  );
}
