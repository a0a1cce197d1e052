import { NumberedHold } from "#web/components/brand/numbered-hold.tsx";
import { steps } from "#web/content/landing/steps.ts";
import { Section } from "./section.tsx";

export function ThreeSteps() {
  return (
    <Section id="how" ground="surface">
      <h2 className="max-w-2xl text-2xl">{steps.heading}</h2>
      <ol className="mt-12 grid gap-x-10 gap-y-8 lg:grid-cols-3">
        {steps.items.map(({ title, text }, index) => (
          <li key={title} className="group relative flex flex-col gap-5 max-lg:flex-row">
            <div className="flex items-center gap-4">
              <NumberedHold number={index + 1} className="size-11 max-lg:self-start" />
              <span
                aria-hidden="true"
                className="-mr-6 w-full border-t border-dashed border-edge group-last:hidden max-lg:hidden"
              />
            </div>
            <div>
              <h3 className="text-lg">{title}</h3>
              <p className="mt-2 max-w-prose text-md text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
