import { catalogue } from "virtual:landing-facts";
import { readPeopleWords } from "#web/config/people.ts";
import { benefits } from "#web/content/landing/benefits.ts";
import { formatCount, formatFactDate } from "#engine/text/format.ts";
import { Section } from "./sections.tsx";

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
