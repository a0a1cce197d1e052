import type { ReactNode } from "react";

export type PageSection = { id: string; name: string; content: ReactNode };

type SectionPageProps = {
  /** What the list of sections is called for those who hear it. */
  label: string;
  sections: readonly PageSection[];
};

/** Sections one below the other, with a list of them: beside them where there is room, above otherwise. */
export function SectionPage({ label, sections }: SectionPageProps) {
  return (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <nav aria-label={label} className="lg:sticky lg:top-6 lg:-ml-3">
        <ul className="flex flex-wrap gap-x-1 gap-y-1 lg:flex-col">
          {sections.map(({ id, name }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-9 items-center rounded-control px-3 text-base text-soft transition-colors hover:bg-hover hover:text-ink max-lg:border max-lg:border-line"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex min-w-0 flex-col gap-5">
        {sections.map(({ id, content }) => (
          <div key={id} id={id} className="scroll-mt-6">
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
