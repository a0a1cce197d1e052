import { ButtonLink } from "#web/components/ui/button.tsx";
import { paths } from "#web/config/paths.ts";
import { landing } from "#web/content/landing.ts";

export function Closing() {
  const { heading, action } = landing.closing;
  return (
    <section className="relative isolate overflow-hidden border-t border-line bg-sunken">
      <div className="contours absolute inset-0 -z-10 text-line" />
      <div className="page-width flex flex-wrap items-center justify-between gap-8 py-16 lg:py-24">
        <h2 className="max-w-xl text-2xl lg:text-3xl">{heading}</h2>
        <ButtonLink to={paths.signIn} size="lg">
          {action}
        </ButtonLink>
      </div>
    </section>
  );
}
