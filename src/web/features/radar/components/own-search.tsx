import type { Project } from "#contract/project.ts";
import { NO_PERMALINK, PASTED_TEXT, PASTED_TITLE } from "#engine/radar/radar-options.ts";
import { linkToThreads } from "#engine/tasks/thread-links.ts";
import { judgeText, keepFaults } from "#engine/text/text-field.ts";
import { Button } from "#web/components/ui/button.tsx";
import { OutsideLink } from "#web/components/ui/outside-link.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { TextArea, TextField } from "#web/components/ui/field-frame.tsx";
import { useTakeIn } from "#web/features/radar/api/use-radar.ts";
import { wordTakenIn } from "#web/features/radar/word-radar.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { readFieldFaults, useDraftForm } from "#web/lib/hooks/use-draft-form.ts";

const NOTHING = { permalink: "", title: "", text: "" };

/** For threads that the founder found; they go through the same sieve. */
export function PasteThread({ projectId }: { projectId: string }) {
  const takeIn = useTakeIn(projectId);
  const form = useDraftForm({
    start: NOTHING,
    findFaults: ({ permalink, title, text }) =>
      keepFaults({
        permalink: permalink.trim() === "" ? NO_PERMALINK : null,
        title: judgeText(title.trim(), PASTED_TITLE),
        text: judgeText(text, PASTED_TEXT),
      }),
    readFaults: (error) => {
      const said = readFieldFaults(error, [
        "threads.0.permalink",
        "threads.0.title",
        "threads.0.text",
      ]);
      return {
        permalink: said["threads.0.permalink"],
        title: said["threads.0.title"],
        text: said["threads.0.text"],
      };
    },
    send: (thread) => takeIn.mutateAsync(thread),
    onSent: ({ kept }) => kept > 0 && form.reset(),
  });
  return (
    <Card title="Paste a thread" description="One you found yourself.">
      <form {...form.props} className="flex flex-col gap-4">
        <TextField
          label="Address"
          inputMode="url"
          autoComplete="off"
          placeholder="https://www.reddit.com/r/…"
          {...form.field("permalink")}
        />
        <TextField label="Title" autoComplete="off" {...form.field("title")} />
        <TextArea label="Text (optional)" rows={4} {...form.field("text")} />
        {form.failure !== null && (
          <p role="alert" className="text-sm text-fail">
            {errorMessage(form.failure, {}, !navigator.onLine)} What you pasted is still here.
          </p>
        )}
        <output className="text-sm text-soft empty:hidden">
          {takeIn.data && !takeIn.isPending ? wordTakenIn(takeIn.data.kept) : ""}
        </output>
        <Button type="submit" tone="secondary" className="self-start" isBusy={form.isSending}>
          Look at it
        </Button>
      </form>
    </Card>
  );
}

const MOST_LINKS = 6;

type SearchRedditProps = { project: Project; phrases: readonly string[] };

/** Reddit's own search, in a tab of its own. */
export function SearchReddit({ project, phrases }: SearchRedditProps) {
  const links = [
    ...phrases.map((phrase) => ({
      label: `“${phrase}”`,
      url: `https://www.reddit.com/search/?q=${encodeURIComponent(`"${phrase.toWellFormed()}"`)}&sort=new`,
    })),
    ...project.recommendations.flatMap(({ subreddit: { fullName } }) =>
      linkToThreads(fullName, project)
        .slice(-1)
        .map(({ url }) => ({ label: fullName, url })),
    ),
  ].slice(0, MOST_LINKS);
  if (links.length === 0) return null;
  return (
    <Card title="Search on Reddit" description="Opens Reddit's own search in a new tab.">
      <ul className="flex flex-wrap gap-2">
        {links.map(({ label, url }) => (
          <li key={url} className="max-w-full">
            <OutsideLink label={label} url={url} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
