import type { ReactNode } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { HOLD_OUTLINE, NumberedHold } from "#web/components/brand/logo.tsx";
import { ButtonLink } from "#web/components/ui/button.tsx";
import { paths } from "#contract/pages/page-paths.ts";
import { readPeopleWords } from "#web/config/page-meta.ts";
import { closing, demo, steps, hero } from "#web/content/landing/sections.ts";
import { Island } from "#web/features/landing/islands/island.tsx";
import { features, story, testimonials, questions } from "#web/content/landing/lower-sections.ts";
import { CLIP_HEIGHT, CLIP_WIDTH } from "./clip/clip-size.ts";
import { ThemedPicture } from "#web/features/landing/media/pictures.tsx";
import { Plus } from "lucide-react";

type SectionProps = {
  id?: string;
  ground?: "paper" | "surface" | "sunken";
  className?: string;
  children: ReactNode;
};

const GROUNDS = { paper: "", surface: "bg-surface", sunken: "bg-sunken" };

/** A pitch of the route: where there is a margin, a line runs down it from hold to hold. */
export function Section({ id, ground = "paper", className, children }: SectionProps) {
  return (
    <section
      id={id}
      className={classNames(
        "relative scroll-mt-4 border-t border-line",
        GROUNDS[ground],
        className,
      )}
    >
      <div
        aria-hidden="true"
        className="absolute inset-y-0 left-[calc(50%-43rem)] hidden min-[88rem]:block"
      >
        <span className="absolute inset-y-0 left-3.5 border-l border-dashed border-edge/60" />
        <svg viewBox="0 0 28 28" className="relative mt-[6.2rem] size-7 fill-paper stroke-edge">
          <path d={HOLD_OUTLINE} vectorEffect="non-scaling-stroke" />
        </svg>
      </div>
      <div className="page-width py-16 lg:py-24">{children}</div>
    </section>
  );
}

export function Closing() {
  const { heading, action } = closing;
  return (
    <section className="relative isolate overflow-hidden border-t border-line bg-sunken">
      <div className="contours absolute inset-0 -z-10 text-line" />
      <div className="page-width flex flex-wrap items-center justify-between gap-8 py-16 lg:py-24">
        <div className="max-w-2xl">
          <h2 className="text-2xl lg:text-3xl">{heading}</h2>
          <p className="mt-4 text-md text-soft">{readPeopleWords().invitation}</p>
        </div>
        <ButtonLink to={paths.signIn} size="lg">
          {action}
        </ButtonLink>
      </div>
    </section>
  );
}

export function Demo() {
  return (
    <Section ground="sunken">
      <div className="mx-auto max-w-5xl">
        <h2 className="text-2xl">{demo.heading}</h2>
        <p className="mt-3 mb-8 max-w-prose text-md text-soft">{demo.text}</p>
        <Island part="demo" {...demo.video} />
      </div>
    </Section>
  );
}

export function Features() {
  return (
    <Section id="features" ground="surface">
      <h2 className="text-2xl">{features.heading}</h2>
      <div className="mt-12 flex flex-col gap-20 lg:gap-28">
        {features.items.map(({ title, text, points, video }) => (
          <article
            key={title}
            className="group grid items-center gap-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-14 lg:even:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]"
          >
            <div className="lg:group-even:order-2">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-3 max-w-prose text-md text-soft">{text}</p>
              <ul className="mt-5 flex flex-col gap-2 text-base text-soft">
                {points.map((point) => (
                  <li key={point} className="flex gap-3">
                    <span aria-hidden="true" className="mt-2.5 w-4 shrink-0 border-t border-edge" />
                    {point}
                  </li>
                ))}
              </ul>
            </div>
            <Island part="clip" {...video} />
          </article>
        ))}
      </div>
    </Section>
  );
}

export function Story() {
  return (
    <Section ground="sunken" className="isolate overflow-hidden">
      <div className="contours-fade-left absolute inset-y-0 right-0 -z-10 w-1/2 text-line max-lg:hidden" />
      <div className="max-w-3xl">
        <h2 className="text-2xl">{story.heading}</h2>
        <div className="mt-8 flex flex-col gap-5 font-serif text-lg leading-relaxed text-ink">
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <p className="mt-8 text-base text-muted">{story.signature}</p>
      </div>
    </Section>
  );
}

export function Testimonials() {
  return (
    <Section ground="surface">
      <h2 className="text-2xl">{testimonials.heading}</h2>
      <p className="mt-3 text-base text-muted">{testimonials.note}</p>
      <ul className="mt-10 grid gap-x-8 gap-y-12 md:grid-cols-2">
        {testimonials.items.map(({ quote, role, shot }) => (
          <li key={role}>
            <figure>
              <div className="overflow-hidden rounded-card border border-line">
                <ThemedPicture
                  name={shot.name}
                  alt={shot.alt}
                  width={CLIP_WIDTH}
                  height={CLIP_HEIGHT}
                />
              </div>
              <blockquote className="mt-5 max-w-prose font-serif text-lg leading-snug">
                <p>“{quote}”</p>
              </blockquote>
              <figcaption className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-base text-muted">
                {role}
                <span className="rounded-mark border border-line px-1.5 text-xs">Example</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

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

/** The browser's own disclosure: it opens without a script, and is found by search in the page. */
export function Questions() {
  return (
    <Section id="questions">
      <div className="grid gap-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-16">
        <h2 className="text-2xl">{questions.heading}</h2>
        <div className="border-b border-line">
          {questions.items.map(({ question, answer }) => (
            <details key={question} name="questions" className="group border-t border-line">
              <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-4 text-md font-medium [&::-webkit-details-marker]:hidden">
                {question}
                <Plus
                  size={18}
                  className="shrink-0 text-muted transition-transform group-open:rotate-45"
                />
              </summary>
              <p className="max-w-prose pb-5 text-md text-soft">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}

export function Hero() {
  const { headline, lead, action, secondAction, note } = hero;
  return (
    <section className="page-width grid items-start gap-12 pt-8 pb-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16 lg:pt-14 lg:pb-28">
      <div className="lg:sticky lg:top-0 lg:pt-8">
        <h1 className="text-3xl xl:text-4xl">{headline}</h1>
        <p className="mt-6 max-w-prose text-md text-soft sm:text-lg sm:leading-normal">{lead}</p>
        <Island part="start" />
        <div className="mt-6 flex flex-wrap items-center gap-3">
          <ButtonLink to={paths.signIn} tone="secondary">
            {action}
          </ButtonLink>
          <ButtonLink to={paths.check} tone="ghost">
            {secondAction}
          </ButtonLink>
        </div>
        <p className="mt-4 text-base text-muted">{note}</p>
        <p className="text-base text-muted empty:hidden">{readPeopleWords().joined}</p>
      </div>
      <Island part="example" />
    </section>
  );
}
