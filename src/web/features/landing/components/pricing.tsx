import { formatPrice } from "#engine/billing/format-price.ts";
import { PLAN_CODES, PLANS } from "#engine/billing/plans.ts";
import { ButtonLink } from "#web/components/ui/button.tsx";
import { paths } from "#web/config/paths.ts";
import { landing } from "#web/content/landing.ts";
import { describeInterval, describePlan } from "#web/lib/describe-plan.ts";

export function Pricing() {
  const { heading, note, popular } = landing.pricing;
  return (
    <section id="pricing" className="scroll-mt-4 border-t border-line">
      <div className="page-width py-16 lg:py-24">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h2 className="max-w-2xl text-2xl">{heading}</h2>
          <p className="text-base text-muted">{note}</p>
        </div>
        <ul className="mt-10 grid divide-line border-y border-line max-lg:divide-y lg:grid-cols-3 lg:divide-x">
          {PLAN_CODES.map((code) => (
            <li key={code} className="flex flex-col py-8 lg:px-8 lg:first:pl-0 lg:last:pr-0">
              <h3 className="flex items-baseline justify-between gap-3 text-lg">
                {PLANS[code].name}
                {code === "PREMIUM_LIFETIME" && (
                  <span className="font-sans text-xs font-medium tracking-wide text-muted">
                    {popular}
                  </span>
                )}
              </h3>
              <p className="mt-2 flex items-baseline gap-2">
                <span className="font-mono text-2xl tracking-tighter">
                  {formatPrice(PLANS[code].priceCents)}
                </span>
                <span className="text-base text-muted">{describeInterval(PLANS[code])}</span>
              </p>
              <ul className="mt-6 mb-8 flex flex-col gap-2 text-md text-soft">
                {describePlan(PLANS[code]).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <ButtonLink
                to={paths.signIn}
                tone={code === "FREE" ? "primary" : "secondary"}
                className="mt-auto self-start"
              >
                {landing.hero.action}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
