import "#web/components/charts/stacked-chart.css";
import { type CSSProperties, useMemo } from "react";
import { Link } from "react-router";
import type { Competitor } from "#contract/competitor.ts";
import type { Project } from "#contract/project.ts";
import { OutcomeShape } from "#web/components/charts/outcome-shape.tsx";
import { hueOf } from "#web/components/charts/stacked-series.ts";
import {
  type MentionRow,
  placeMentions,
  type TheirPost,
  wordBestPost,
} from "#web/features/competitors/place-mentions.ts";

type MentionMapProps = { project: Project; items: readonly Competitor[] };

const MOST_ROWS = 8;
const MOST_MARKS = 10;

/** Where competitors post, one mark for each post, and what became of one's own posts there. */
export function MentionMap({ project, items }: MentionMapProps) {
  const rows = useMemo(
    () => placeMentions(items, project.generatedPosts),
    [items, project.generatedPosts],
  );
  if (rows.length === 0) return null;
  const more = rows.length - MOST_ROWS;
  const seen = items.flatMap(({ id, name, mentions }, place) =>
    mentions.length > 0 ? [{ id, name, place }] : [],
  );
  return (
    <figure className="mb-5 border-b border-line pb-3">
      <table className="w-full border-collapse text-base">
        <caption className="mb-1 text-left font-serif text-md font-medium">
          Where they post, and how yours did
        </caption>
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className="py-1 pr-4 text-left font-normal">
              Community
            </th>
            <th scope="col" className="py-1 pr-4 text-left font-normal">
              Theirs
            </th>
            <th scope="col" className="py-1 text-left font-normal">
              Yours
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MOST_ROWS).map((row) => (
            <Row key={row.fullName} row={row} />
          ))}
        </tbody>
      </table>
      <figcaption className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
        {seen.map(({ id, name, place }) => (
          <span key={id} className="flex items-center gap-1.5">
            <span style={hue(place)} className="size-2.5 rounded-full bg-(--hue)" />
            {name}
          </span>
        ))}
        <span>Full: up when we read it. Open: pasted, not checked.</span>
        {more > 0 && <span>And {more} more communities.</span>}
      </figcaption>
    </figure>
  );
}

function Row({ row: { fullName, theirs, yours } }: { row: MentionRow }) {
  return (
    <tr className="border-t border-line">
      <th
        scope="row"
        // A name is one word, also on a phone.
        className="py-1 pr-2 text-left font-mono text-xs font-normal whitespace-nowrap sm:pr-4 sm:text-sm"
      >
        {fullName}
      </th>
      <td className="py-1 pr-4 max-sm:pr-1">
        {/* The marks are in the middle of what can be pressed: the column begins at the first of them. */}
        <span className="-ml-1.5 flex flex-wrap items-center gap-1">
          {theirs.slice(0, MOST_MARKS).map((their) => (
            <TheirMark key={their.mention.id} their={their} />
          ))}
          <span className="ml-1 font-mono text-xs text-muted max-sm:ml-1.5 max-sm:basis-full">
            n={theirs.length}
            {wordBestPost(theirs) && `, ${wordBestPost(theirs)}`}
          </span>
        </span>
      </td>
      <td className="py-1">
        <span className="-ml-1.5 flex flex-wrap items-center gap-1">
          {yours.slice(0, MOST_MARKS).map((post) => {
            const outcome = post.performance?.outcome ?? "unknown";
            const name = `${post.title}: ${WORDS[outcome]}`;
            return (
              <Link
                key={post.id}
                to={`../?post=${post.id}`}
                relative="path"
                aria-label={name}
                title={name}
                className="grid size-6 place-items-center rounded-full hover:bg-hover"
              >
                <span className="size-3">
                  <OutcomeShape outcome={outcome} />
                </span>
              </Link>
            );
          })}
          {yours.length === 0 && <span className="ml-1.5 text-sm text-muted">none</span>}
        </span>
      </td>
    </tr>
  );
}

const WORDS = { live: "still up", removed: "removed", unknown: "not checked" };

const hue = (place: number) => ({ "--hue": hueOf(place) }) as CSSProperties;

function TheirMark({ their: { mention, name, place } }: { their: TheirPost }) {
  const { title, permalink, source } = mention;
  return (
    <a
      href={permalink}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${name}: ${title}`}
      title={`${name}: ${title}`}
      className="grid size-6 place-items-center rounded-full hover:bg-hover"
    >
      <span
        style={hue(place)}
        className={
          source === "reddit"
            ? "size-3 rounded-full bg-(--hue)"
            : "size-3 rounded-full border-2 border-(--hue)"
        }
      />
    </a>
  );
}
