import { releases } from "virtual:releases";
import { paths } from "#contract/pages/page-paths.ts";
import { ReadingFrame } from "#web/components/layout/text-page.tsx";
import { describePage } from "#web/lib/describe-page.ts";

const TEXT = {
  title: "What's new",
  description: "What each version of Foothold brought, newest first.",
};

export const meta = () => describePage({ path: paths.whatsNew, ...TEXT });

export default function WhatsNew() {
  return (
    <ReadingFrame title={TEXT.title}>
      {releases.map(({ name, date, lines }) => (
        <section
          key={name}
          className="grid gap-x-10 gap-y-3 border-t border-line py-8 lg:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <div>
            <h2 className="text-xl">{name}</h2>
            {date && <p className="mt-1 font-mono text-sm text-muted">{date}</p>}
          </div>
          <ul className="flex max-w-prose list-disc flex-col gap-2.5 pl-5 text-md text-soft marker:text-edge">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </ReadingFrame>
  );
}
