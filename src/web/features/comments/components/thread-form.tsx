import type { FormEvent, KeyboardEvent } from "react";
import type { Project } from "#contract/project.ts";
import { linkToThreads } from "#engine/tasks/thread-links.ts";
import { Button } from "#web/components/ui/button.tsx";
import { OutsideLink } from "#web/components/ui/outside-link.tsx";
import { Card } from "#web/components/ui/card.tsx";
import type { ThreadFaults } from "#web/features/comments/use-comment.ts";
import { TextArea, TextField } from "#web/components/ui/field-frame.tsx";

type ThreadFormProps = {
  fullName: string;
  project: Pick<Project, "name" | "description" | "subject">;
  text: string;
  link: string;
  faults: ThreadFaults;
  isBusy: boolean;
  /** It was read already, and not changed since. */
  isRead: boolean;
  onChange: (changes: { text?: string; link?: string }) => void;
  onRead: () => void;
};

/** What somebody asked, as it was copied from Reddit. */
export function ThreadForm({
  fullName,
  project,
  text,
  link,
  faults,
  isBusy,
  isRead,
  onChange,
  onRead,
}: ThreadFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onRead();
  };
  const readAtOnce = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!isBusy) onRead();
  };
  return (
    <Card title="Their thread" description="Paste a question you can answer from experience.">
      <ul className="-mt-1 mb-5 flex flex-wrap gap-2">
        {linkToThreads(fullName, project).map(({ label, url }) => (
          <li key={url} className="max-w-full">
            <OutsideLink label={label} url={url} />
          </li>
        ))}
      </ul>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextArea
          label="Title and text of the thread"
          rows={9}
          value={text}
          error={faults.text}
          hint="Nothing is stored."
          onKeyDown={readAtOnce}
          onChange={({ target }) => onChange({ text: target.value })}
        />
        <TextField
          label="Link to the thread (optional)"
          inputMode="url"
          autoComplete="off"
          placeholder={`https://www.reddit.com/${fullName}/comments/…`}
          value={link}
          error={faults.link}
          onChange={({ target }) => onChange({ link: target.value })}
        />
        {faults.other && (
          <p role="alert" className="text-base text-fail">
            {faults.other} What you pasted is still here.
          </p>
        )}
        <Button
          type="submit"
          tone={isRead ? "secondary" : "primary"}
          className="self-start"
          isBusy={isBusy}
        >
          {isRead ? "Draft it again" : "Draft a comment"}
        </Button>
      </form>
    </Card>
  );
}
