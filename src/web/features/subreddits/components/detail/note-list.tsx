import type { SubredditDetail } from "#contract/subreddit.ts";
import { Section } from "./section.tsx";

type NoteKind = SubredditDetail["notes"][number]["kind"];

const KINDS: { kind: NoteKind; title: string }[] = [
  { kind: "works", title: "What works" },
  { kind: "removed", title: "What gets removed" },
  { kind: "promotion", title: "Where promotion belongs" },
  { kind: "differs", title: "Where our notes and the coded rules differ" },
];

export function NoteList({ notes }: { notes: SubredditDetail["notes"] }) {
  if (notes.length === 0) return null;
  return (
    <Section title="Notes">
      <dl className="flex flex-col gap-4 text-base">
        {KINDS.map(({ kind, title }) => {
          const texts = notes.filter((note) => note.kind === kind);
          if (texts.length === 0) return null;
          return (
            <div key={kind}>
              <dt className="font-medium">{title}</dt>
              {texts.map(({ text }) => (
                <dd key={text} className="mt-0.5 max-w-prose text-soft">
                  {text}
                </dd>
              ))}
            </div>
          );
        })}
      </dl>
    </Section>
  );
}
