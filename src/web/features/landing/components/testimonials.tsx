import { testimonials } from "#web/content/landing/testimonials.ts";
import { CLIP_HEIGHT, CLIP_WIDTH } from "./clip/clip-size.ts";
import { ThemedPicture } from "./clip/themed-picture.tsx";
import { Section } from "./section.tsx";

export function Testimonials() {
  return (
    <Section ground="surface">
      <h2 className="text-2xl">{testimonials.heading}</h2>
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
              <figcaption className="mt-3 text-base text-muted">{role}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
