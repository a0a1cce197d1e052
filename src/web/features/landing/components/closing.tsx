import { ButtonLink } from "#web/components/ui/button.tsx";
import { paths } from "#contract/page-paths.ts";
import { closing } from "#web/content/landing/closing.ts";

export function Closing() {
  const { heading, text, action } = closing;
  return (
    <section className="relative isolate overflow-hidden border-t border-line bg-sunken">
      <div className="contours absolute inset-0 -z-10 text-line" />
      <div className="page-width flex flex-wrap items-center justify-between gap-8 py-16 lg:py-24">
        <div className="max-w-2xl">
          <h2 className="text-2xl lg:text-3xl">{heading}</h2>
          <p className="mt-4 text-md text-soft">{text}</p>
        </div>
        <ButtonLink to={paths.signIn} size="lg">
          {action}
        </ButtonLink>
      </div>
    </section>
  );
}
