import { useId, useState } from "react";
import type { Project } from "#contract/project.ts";
import { writeLinkTags } from "#engine/traffic/link-tags.ts";
import { addTags } from "#engine/traffic/tag-links.ts";
import { Button } from "#web/components/ui/button.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { useTagLinks } from "../api/use-tag-links.ts";

/** Whether links say where they stand; saved at once. */
export function TagSetting({ project }: { project: Project }) {
  const id = useId();
  const save = useTagLinks(project.id);
  // What was chosen but is not saved; it stays in sight when saving fails.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isOn = wanted ?? project.tagsLinks;
  const choose = (next: boolean) => {
    setWanted(next);
    save.mutate(next, {
      onSuccess: () => setWanted((latest) => (latest === next ? null : latest)),
    });
  };
  return (
    <div>
      <div className="grid grid-cols-[auto_1fr] gap-x-3">
        <input
          id={id}
          type="checkbox"
          checked={isOn}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => choose(target.checked)}
          className="mt-1 size-4 cursor-pointer accent-accent"
        />
        <label htmlFor={id} className="cursor-pointer font-medium">
          Tag links to my site
        </label>
        <p id={`${id}-hint`} className="col-start-2 max-w-prose text-sm text-soft">
          When a post leaves for Reddit, its link names community and post in plain UTM tags, which
          your own analytics understands as well. The editor and the checks go on seeing the plain
          link. It stays plain in communities with a rule against affiliate links, and where you put
          tags of your own.
        </p>
      </div>
      {isOn && project.url && (
        <p className="mt-2 pl-7 font-mono text-xs break-all text-muted">
          {addTags(project.url, writeSampleTags(project))}
        </p>
      )}
      <output className="mt-1 block min-h-5 pl-7 text-sm text-muted">
        {save.isPending ? "Saving…" : save.isSuccess && wanted === null && "Saved"}
      </output>
      {save.isError && wanted !== null && !save.isPending && (
        <div role="alert" className="flex flex-wrap items-center gap-3 pl-7 text-sm text-fail">
          <p>Not saved. {errorMessage(save.error, {}, !navigator.onLine)}</p>
          <Button tone="secondary" size="sm" onClick={() => choose(wanted)}>
            Save again
          </Button>
        </div>
      )}
    </div>
  );
}

/** Of a post that there is not, in a community of the project. */
function writeSampleTags({ recommendations }: Project): string {
  const subredditId = recommendations[0]?.subredditId ?? "saas";
  return writeLinkTags({ id: "3f2a91c0-4b00", subredditId });
}
