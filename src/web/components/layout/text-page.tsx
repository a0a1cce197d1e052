import { useMemo, type ReactNode } from "react";
import { Link } from "react-router";
import { readSupportEmail, readOperator } from "#web/config/page-meta.ts";
import { type PageText, type TextSection, parseInline } from "#web/content/page-text.ts";
import { SiteHeader, SiteFooter } from "./site-header.tsx";
import { MAIN_ID } from "./skip-link.tsx";
import { useFragment } from "#web/lib/hooks/use-fragment.ts";
import { useCurrentSection } from "./use-current-section.ts";

/** A page to read, for anyone: privacy, terms, help. */
export function TextPage({ text }: { text: PageText }) {
  const sections = useMemo(
    () =>
      text.sections.map((section) => ({
        id: section.id,
        name: section.name,
        content: <Section section={section} />,
      })),
    [text],
  );
  return (
    <ReadingFrame
      title={text.title}
      lead={text.lead}
      note={text.date && `In effect since ${text.date}`}
    >
      <SectionPage label="On this page" sections={sections} />
    </ReadingFrame>
  );
}

type ReadingFrameProps = {
  title: string;
  lead?: string;
  note?: string | undefined;
  children: ReactNode;
};

export function ReadingFrame({ title, lead, note, children }: ReadingFrameProps) {
  return (
    <>
      <SiteHeader />
      <main id={MAIN_ID} tabIndex={-1} className="page-width pt-6 pb-20 outline-none sm:pt-10">
        <h1 className="text-3xl">{title}</h1>
        {lead && <p className="mt-4 max-w-prose text-md text-soft">{lead}</p>}
        {note && <p className="mt-2 text-sm text-muted">{note}</p>}
        <div className="mt-10">{children}</div>
      </main>
      <SiteFooter />
    </>
  );
}

function Section({ section: { name, text, list, items } }: { section: TextSection }) {
  return (
    <section className="border-t border-line pt-6 pb-4">
      <h2 className="text-xl">{name}</h2>
      <div className="mt-3 flex max-w-prose flex-col gap-3 text-md text-soft">
        {text?.map((paragraph) => (
          <p key={paragraph}>
            <InlineText text={paragraph} />
          </p>
        ))}
        {list && (
          <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-edge">
            {list.map((line) => (
              <li key={line}>
                <InlineText text={line} />
              </li>
            ))}
          </ul>
        )}
        {items?.map(({ id, heading, text: answer }) => (
          <div
            key={id}
            id={id}
            className="mt-3 scroll-mt-6 target:rounded-control target:bg-sunken target:outline-8 target:outline-sunken"
          >
            <h3 className="font-sans text-md font-medium tracking-normal text-ink">
              <a href={`#${id}`} className="hover:underline underline-offset-2">
                {heading}
              </a>
            </h3>
            {answer.map((paragraph) => (
              <p key={paragraph} className="mt-1">
                <InlineText text={paragraph} />
              </p>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

const linkClass = "text-accent underline underline-offset-2";

function InlineText({ text }: { text: string }) {
  return parseInline(text).map((piece, place) => {
    const key = `${place}`;
    switch (piece.kind) {
      case "words":
        return piece.text;
      case "strong":
        return (
          <strong key={key} className="font-medium text-ink">
            {piece.text}
          </strong>
        );
      case "control":
        return (
          <span key={key} className="font-medium text-ink">
            {piece.text}
          </span>
        );
      case "link":
        return (
          <Link key={key} to={piece.to} className={linkClass}>
            {piece.text}
          </Link>
        );
      case "operator":
        return (
          <span key={key} className="text-ink">
            {readOperator()}
          </span>
        );
      case "support": {
        const address = readSupportEmail();
        return (
          <a key={key} href={`mailto:${address}`} className={linkClass}>
            {address}
          </a>
        );
      }
    }
  });
}

export type PageSection = { id: string; name: string; content: ReactNode };

type SectionPageProps = {
  /** What the list of sections is called for those who hear it. */
  label: string;
  sections: readonly PageSection[];
};

/** Sections one below the other, with a list of them: beside them where there is room, above otherwise. */
function SectionPage({ label, sections }: SectionPageProps) {
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  const current = useCurrentSection(ids);
  useFragment();
  return (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <nav aria-label={label} className="lg:sticky lg:top-6">
        <ul className="flex flex-wrap gap-1 lg:flex-col lg:gap-0">
          {sections.map(({ id, name }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === current ? "location" : undefined}
                className="flex min-h-9 items-center rounded-control px-3 text-base text-soft transition-colors hover:bg-hover hover:text-ink aria-[current]:font-medium aria-[current]:text-ink max-lg:border max-lg:border-line lg:rounded-l-none lg:border-l-2 lg:pl-4 lg:border-line lg:aria-[current]:border-accent"
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
