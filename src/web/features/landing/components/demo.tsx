import { demo } from "#web/content/landing/demo.ts";
import { DemoVideo } from "./clip/demo-video.tsx";
import { Section } from "./section.tsx";

export function Demo() {
  return (
    <Section ground="sunken">
      <div className="mx-auto max-w-5xl">
        <h2 className="text-2xl">{demo.heading}</h2>
        <p className="mt-3 mb-8 max-w-prose text-md text-soft">{demo.text}</p>
        <DemoVideo {...demo.video} />
      </div>
    </Section>
  );
}
