import { useDeferredValue, useMemo, useState } from "react";
import type { ExportedItem, ExportKind } from "#engine/history/read-export.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Select } from "#web/components/ui/select.tsx";
import {
  type Choice,
  countCommunities,
  filterItems,
  groupItems,
  OUTCOME_WORDS,
  type Outcome,
  PAGE_SIZE,
  setOutcome,
  tick,
  outcomeOf,
} from "#web/features/history/choice.ts";
import { ExternalLink } from "lucide-react";
import { Badge } from "#web/components/ui/badge.tsx";
import { SegmentedChoice } from "#web/components/ui/segmented-choice.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { formatDay } from "#web/lib/format-day.ts";
import { useUser } from "#web/lib/session/session.ts";
import { formatCount } from "#engine/text/format.ts";
import { TextField } from "#web/components/ui/field-frame.tsx";

type ItemListProps = {
  kind: ExportKind;
  items: readonly ExportedItem[];
  ticked: readonly ExportedItem[];
  choice: Choice;
  onChange: (choice: Choice) => void;
  projectName: string;
};

/** No community is called so. */
const ALL = "*";

/** Posts or comments by community, a page at a time, with what can be done to all of them. */
export function ItemList({ kind, items, ticked, choice, onChange, projectName }: ItemListProps) {
  const [text, setText] = useState("");
  const [community, setCommunity] = useState(ALL);
  const [page, setPage] = useState(0);
  const wantedText = useDeferredValue(text);
  const communities = useMemo(() => countCommunities(items), [items]);
  const shown = useMemo(
    () => filterItems(items, { text: wantedText, community: community === ALL ? null : community }),
    [items, wantedText, community],
  );
  if (items.length === 0) return <p className="text-base text-soft">{NONE[kind]}</p>;
  const from = Math.min(page, Math.max(0, Math.ceil(shown.length / PAGE_SIZE) - 1)) * PAGE_SIZE;
  const groups = groupItems(shown.slice(from, from + PAGE_SIZE));
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_16rem]">
        <TextField
          label="Find"
          type="search"
          placeholder={kind === "posts" ? "Words of a title or text" : "Words of a comment"}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setPage(0);
          }}
        />
        <Select
          label="Community"
          value={community}
          onChange={(next) => {
            setCommunity(next);
            setPage(0);
          }}
          options={[
            { value: ALL, label: "All communities" },
            ...communities.map(({ community: name, count }) => ({
              value: name,
              label: `r/${name} (${formatCount(count)})`,
            })),
          ]}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <TickAll
          shown={shown}
          isAll={shown.length === items.length}
          choice={choice}
          onChange={onChange}
        />
        {kind === "posts" && ticked.length > 0 && (
          <OutcomeOfAll onChoose={(outcome) => onChange(setOutcome(choice, ticked, outcome))} />
        )}
      </div>
      {groups.length === 0 && <p className="text-base text-soft">Nothing fits. Try other words.</p>}
      {groups.map((group) => (
        <section key={group.community} aria-label={`r/${group.community}`}>
          <h3 className="flex items-baseline gap-2 border-b border-line pb-1.5 font-mono text-sm font-medium">
            r/{group.community}
          </h3>
          <ul>
            {group.items.map((item) => (
              <ItemRow
                key={item.identity}
                item={item}
                choice={choice}
                onChange={onChange}
                projectName={projectName}
              />
            ))}
          </ul>
        </section>
      ))}
      {shown.length > PAGE_SIZE && <Pages from={from} count={shown.length} onPage={setPage} />}
    </div>
  );
}

type TickAllProps = Pick<ItemListProps, "choice" | "onChange"> & {
  shown: readonly ExportedItem[];
  /** Nothing was left out by what is looked for. */
  isAll: boolean;
};

function TickAll({ shown, isAll, choice, onChange }: TickAllProps) {
  const isTicked = shown.length > 0 && shown.every(({ identity }) => choice.ticked.has(identity));
  return (
    <Button
      tone="secondary"
      size="sm"
      disabled={shown.length === 0}
      onClick={() => onChange(tick(choice, shown, !isTicked))}
    >
      {isTicked ? "Untick" : "Tick"} all {formatCount(shown.length)} {isAll ? "" : "found"}
    </Button>
  );
}

function OutcomeOfAll({ onChoose }: { onChoose: (outcome: Outcome) => void }) {
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="float-left mr-2 text-sm text-muted">All ticked posts:</legend>
      {(Object.keys(OUTCOME_WORDS) as Outcome[]).map((outcome) => (
        <Button key={outcome} tone="secondary" size="sm" onClick={() => onChoose(outcome)}>
          {OUTCOME_WORDS[outcome]}
        </Button>
      ))}
    </fieldset>
  );
}

type PagesProps = {
  /** The place of the first one in sight. */
  from: number;
  count: number;
  onPage: (page: number) => void;
};

function Pages({ from, count, onPage }: PagesProps) {
  return (
    <nav aria-label="Pages of the list" className="flex flex-wrap items-center gap-3">
      <Button
        tone="secondary"
        size="sm"
        disabled={from === 0}
        onClick={() => onPage(from / PAGE_SIZE - 1)}
      >
        Newer
      </Button>
      <span className="font-mono text-sm text-muted tabular-nums">
        {formatCount(from + 1)}–{formatCount(Math.min(from + PAGE_SIZE, count))} of{" "}
        {formatCount(count)}
      </span>
      <Button
        tone="secondary"
        size="sm"
        disabled={from + PAGE_SIZE >= count}
        onClick={() => onPage(from / PAGE_SIZE + 1)}
      >
        Older
      </Button>
    </nav>
  );
}

const NONE: Record<ExportKind, string> = {
  posts: "No posts in this export.",
  comments: "No comments from the last 90 days.",
};

type ItemRowProps = {
  item: ExportedItem;
  choice: Choice;
  onChange: (choice: Choice) => void;
  projectName: string;
};

const EXCERPT_LENGTH = 160;

function ItemRow({ item, choice, onChange, projectName }: ItemRowProps) {
  const { timezone } = useUser();
  const { identity, title, content, mark, permalink } = item;
  const isTicked = choice.ticked.has(identity);
  const isPost = item.kind === "posts";
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line py-2.5">
      <label className="flex min-w-48 flex-1 cursor-pointer items-start gap-3">
        <input
          type="checkbox"
          checked={isTicked}
          onChange={({ target }) => onChange(tick(choice, [item], target.checked))}
          className="mt-1 size-4 shrink-0 accent-accent"
        />
        <span className="min-w-0">
          <span className="block text-base wrap-anywhere">
            {title || "A comment without words"}
          </span>
          {content && (
            <span className="line-clamp-1 text-sm wrap-anywhere text-soft">
              {content.slice(0, EXCERPT_LENGTH)}
            </span>
          )}
          <span className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            {formatDay(item.at.toISOString(), timezone)}
            {item.isAboutProject && <Badge tone="accent">names {projectName}</Badge>}
            {mark === "removed" && <Badge>Reddit's file says removed</Badge>}
            {mark === "deleted" && <Badge>deleted by you</Badge>}
          </span>
        </span>
      </label>
      <div
        className={classNames(
          "flex items-center gap-2",
          isPost && isTicked && "max-sm:w-full max-sm:justify-between max-sm:pl-7",
        )}
      >
        {isPost && isTicked && (
          <SegmentedChoice
            legend={`What happened to '${title}'`}
            name={`outcome-${identity}`}
            options={OUTCOME_WORDS}
            chosen={outcomeOf(choice, item)}
            onChange={(outcome) => onChange(setOutcome(choice, [item], outcome))}
          />
        )}
        <a
          href={permalink}
          target="_blank"
          rel="noreferrer"
          aria-label={`Open '${title}' on Reddit`}
          title="Open on Reddit"
          className="inline-flex size-8 items-center justify-center rounded-control text-muted hover:bg-hover hover:text-ink"
        >
          <ExternalLink size={16} aria-hidden="true" />
        </a>
      </div>
    </li>
  );
}
