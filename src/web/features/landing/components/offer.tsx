import { catalogue } from "virtual:landing-facts";
import { readPeopleWords, readPrice } from "#web/config/page-meta.ts";
import { benefits, comparison, pricing } from "#web/content/landing/lower-sections.ts";
import { formatCount, formatFactDate } from "#engine/text/format.ts";
import { Section } from "./sections.tsx";
import { MOST_POPULAR, PLAN_CODES, PLANS, type PlanCode } from "#engine/billing/plans.ts";
import { ButtonLink } from "#web/components/ui/button.tsx";
import { paths } from "#contract/pages/page-paths.ts";
import { classNames } from "#web/lib/class-names.ts";
import { describeInterval } from "#web/lib/describe-plan.ts";

export function Benefits() {
  const { heading, text, figures, items } = benefits;
  return (
    <Section>
      <div className="grid gap-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:gap-16">
        <div>
          <h2 className="text-2xl">{heading}</h2>
          <p className="mt-4 max-w-prose text-md text-soft">{text}</p>
          <dl className="mt-10 flex flex-col gap-6">
            <Figure {...figures.subreddits}>
              {formatCount(catalogue.subreddits)} in the catalogue of{" "}
              {formatFactDate(catalogue.asOf)}
            </Figure>
            <Figure {...figures.users} />
            <Figure {...figures.marketers} claim={readPeopleWords().active} />
          </dl>
        </div>
        <ul className="grid content-start gap-x-10 sm:grid-cols-2">
          {items.map((item) => (
            <li key={item.title} className="border-t border-line py-6">
              <h3 className="text-lg">{item.title}</h3>
              <p className="mt-2 text-md text-soft">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

type FigureProps = { claim: string; label: string; children?: React.ReactNode };

function Figure({ claim, label, children }: FigureProps) {
  return (
    // A claim that an installation can't make is left out.
    <div className="grid has-[dd:empty]:hidden grid-cols-[7rem_minmax(0,1fr)] items-baseline gap-x-4">
      <dt className="order-2 text-md text-soft">
        {label}
        {children && <span className="block font-mono text-xs text-muted">{children}</span>}
      </dt>
      <dd className="font-serif text-2xl tracking-tight">{claim}</dd>
    </div>
  );
}

/** A table; on a narrow screen each row becomes a block with both sides named. */
export function Comparison() {
  const { heading, alone, together, rows } = comparison;
  return (
    <Section>
      <h2 className="text-2xl">{heading}</h2>
      <table className="mt-10 w-full text-left text-md max-md:block">
        <thead className="max-md:sr-only">
          <tr className="align-bottom">
            <th scope="col" className="w-1/5">
              <span className="sr-only">Topic</span>
            </th>
            <th scope="col" className="w-2/5 pb-3 font-medium text-muted">
              {alone}
            </th>
            <th scope="col" className="w-2/5 pb-3 pl-6 font-medium">
              {together}
            </th>
          </tr>
        </thead>
        <tbody className="border-b border-line max-md:block">
          {rows.map((row) => (
            <tr key={row.topic} className="border-t border-line align-top max-md:block max-md:py-5">
              <th
                scope="row"
                className="py-5 pr-6 font-serif text-lg font-medium max-md:block max-md:p-0"
              >
                {row.topic}
              </th>
              <td
                data-side={alone}
                className="comparison-side py-5 pr-6 text-muted max-md:mt-3 max-md:block max-md:p-0"
              >
                {row.alone}
              </td>
              <td
                data-side={together}
                className="comparison-side border-line bg-surface px-6 py-5 text-ink max-md:mt-3 max-md:block max-md:bg-transparent max-md:p-0 md:border-x"
              >
                {row.together}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

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
  const isPopular = code === MOST_POPULAR.landing;
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
