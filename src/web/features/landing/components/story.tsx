import { story } from "#web/content/landing/story.ts";
import { Section } from "./section.tsx";

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
