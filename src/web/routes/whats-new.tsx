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
      {releases.map(({ name, date, groups }) => (
        <section
          key={name}
          className="grid gap-x-10 gap-y-3 border-t border-line py-8 lg:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <div>
            <h2 className="text-xl">{name}</h2>
            {date && <p className="mt-1 font-mono text-sm text-muted">{date}</p>}
          </div>
          <div className="flex max-w-prose flex-col gap-6">
            {groups.map(({ heading, lines }) => (
              <div key={heading}>
                {heading && <h3 className="mb-2 text-lg">{heading}</h3>}
                <ul className="flex list-disc flex-col gap-2.5 pl-5 text-md text-soft marker:text-edge">
                  {lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </section>
      ))}
    </ReadingFrame>
  );
}
