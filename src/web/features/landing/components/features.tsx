import { features } from "#web/content/landing/features.ts";
import { LoopingClip } from "./clip/looping-clip.tsx";
import { Section } from "./section.tsx";

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
            <LoopingClip {...video} />
          </article>
        ))}
      </div>
    </Section>
  );
}
