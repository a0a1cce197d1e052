import { useSearchParams } from "react-router";
import type { Project } from "#contract/project.ts";
import type { Radar } from "#contract/radar.ts";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Select } from "#web/components/ui/select.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { useRadar } from "#web/features/radar/api/use-radar.ts";
import {
  AGES,
  filterEntries,
  type Filters,
  listCommunities,
  listPhrases,
  readFilters,
  splitEntries,
} from "#web/features/radar/filter-entries.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { useNow } from "#web/lib/hooks/time-hooks.ts";
import { Announcements, Conversations } from "./entry-list.tsx";
import { PasteThread, SearchReddit } from "./own-search.tsx";
import { Phrases } from "./phrases.tsx";
import { RadarSwitch } from "./radar-switch.tsx";

/** Where people ask for what the founder knows. */
export function RadarSection({ project }: { project: Project }) {
  const radar = useRadar(project.id);
  if (radar.isPending) {
    return (
      <SkeletonGroup label="Loading the radar" className="flex flex-col gap-4">
        <Skeleton className="h-24 rounded-card" />
        <Skeleton className="h-40 rounded-card" />
        <Skeleton className="h-40 rounded-card" />
      </SkeletonGroup>
    );
  }
  if (!radar.data) {
    return (
      <ErrorNotice
        title="We couldn't load the radar"
        text={errorMessage(radar.error, {}, !navigator.onLine)}
        onRetry={() => void radar.refetch()}
        isRetrying={radar.isFetching}
      />
    );
  }
  return <Board project={project} radar={radar.data} />;
}

function Board({ project, radar }: { project: Project; radar: Radar }) {
  const now = useNow();
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search, radar.items);
  const shown = splitEntries(filterEntries(radar.items, filters, now));
  const isFiltered = Object.values(filters).some((value) => value !== "");
  const change = (changes: Partial<Filters>) => {
    const chosen = Object.entries({ ...filters, ...changes }).filter(([, value]) => value !== "");
    setSearch(Object.fromEntries(chosen), { replace: true });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-5">
        <RadarSwitch projectId={project.id} radar={radar} now={now} />
        {radar.items.length > 0 && <FilterRow radar={radar} filters={filters} onChange={change} />}
        <Conversations
          projectId={project.id}
          entries={shown.conversations}
          now={now}
          emptyWords={wordEmpty(radar, isFiltered)}
          onClear={isFiltered ? () => setSearch({}, { replace: true }) : null}
        />
        <Announcements projectId={project.id} entries={shown.announcements} now={now} />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <Phrases projectId={project.id} phrases={radar.phrases} />
        <PasteThread projectId={project.id} />
        <SearchReddit project={project} phrases={radar.phrases} />
      </div>
    </div>
  );
}

function wordEmpty({ isOn, hasKey, usesApi }: Radar, isFiltered: boolean): string {
  if (isFiltered) return "Nothing matches these filters.";
  if (isOn && (hasKey || usesApi)) {
    return "Nothing to answer yet. Questions you can help with appear here.";
  }
  return "Nothing here yet. Turn the radar on, or paste a thread you found.";
}

type FilterRowProps = {
  radar: Radar;
  filters: Filters;
  onChange: (changes: Partial<Filters>) => void;
};

function FilterRow({ radar, filters, onChange }: FilterRowProps) {
  const phrases = listPhrases(radar.items);
  return (
    <fieldset className="flex flex-wrap gap-3">
      <legend className="sr-only">Filters</legend>
      <Select
        label="Community"
        className="min-w-0 flex-1 basis-36"
        options={toOptions("Any community", listCommunities(radar.items))}
        value={filters.community}
        onChange={(community) => onChange({ community })}
      />
      {phrases.length > 0 && (
        <Select
          label="Phrase"
          className="min-w-0 flex-1 basis-36"
          options={toOptions("Any phrase", phrases)}
          value={filters.phrase}
          onChange={(phrase) => onChange({ phrase })}
        />
      )}
      <Select
        label="Age"
        className="min-w-0 flex-1 basis-36"
        options={AGES}
        value={filters.age}
        onChange={(age) => onChange({ age })}
      />
    </fieldset>
  );
}

function toOptions(any: string, names: string[]) {
  return [{ value: "", label: any }, ...names.map((name) => ({ value: name, label: name }))];
}
