import { useMemo, type ReactNode } from "react";
import { Link } from "react-router";
import { readSupportEmail } from "#web/config/support.ts";
import type { PageText, TextSection } from "#web/content/page-text.ts";
import { parseInline } from "#web/content/parse-inline.ts";
import { SectionPage } from "./section-page.tsx";
import { SiteHeader, SiteFooter } from "./site-header.tsx";
import { MAIN_ID } from "./skip-link.tsx";
import { readOperator } from "#web/config/operator.ts";

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
  lead: string;
  note?: string | undefined;
  children: ReactNode;
};

export function ReadingFrame({ title, lead, note, children }: ReadingFrameProps) {
  return (
    <>
      <SiteHeader />
      <main id={MAIN_ID} tabIndex={-1} className="page-width pt-6 pb-20 outline-none sm:pt-10">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-4 max-w-prose text-md text-soft">{lead}</p>
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
