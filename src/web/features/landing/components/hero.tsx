import { ButtonLink } from "#web/components/ui/button.tsx";
import { paths } from "#contract/page-paths.ts";
import { hero } from "#web/content/landing/hero.ts";
import { CheckExample } from "./example/check-example.tsx";

export function Hero() {
  const { headline, lead, action, note, joined } = hero;
  return (
    <section className="page-width grid items-start gap-12 pt-8 pb-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16 lg:pt-14 lg:pb-28">
      <div className="lg:sticky lg:top-0 lg:pt-24">
        <h1 className="text-3xl xl:text-4xl">{headline}</h1>
        <p className="mt-6 max-w-prose text-md text-soft sm:text-lg sm:leading-normal">{lead}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
          <ButtonLink to={paths.signIn} size="lg">
            {action}
          </ButtonLink>
          <p className="text-base text-muted">
            {note}
            <br />
            {joined}
          </p>
        </div>
      </div>
      <CheckExample />
    </section>
  );
}
