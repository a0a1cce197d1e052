import { Plus, X } from "lucide-react";
import { useRef } from "react";
import { MOST_PHRASES, RADAR_PHRASE, TOO_MANY_PHRASES } from "#engine/radar/radar-options.ts";
import { judgeText, keepFaults } from "#engine/text/text-field.ts";
import { Button, IconButton } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { TextField } from "#web/components/ui/field-frame.tsx";
import { useChangeRadar } from "#web/features/radar/api/use-radar.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { useDraftForm } from "#web/lib/hooks/use-draft-form.ts";

type PhrasesProps = { projectId: string; phrases: readonly string[] };

/** What is searched for on all of Reddit, beside the project's communities. */
export function Phrases({ projectId, phrases }: PhrasesProps) {
  const change = useChangeRadar(projectId);
  const field = useRef<HTMLDivElement>(null);
  const form = useDraftForm({
    start: { phrase: "" },
    findFaults: ({ phrase }) =>
      keepFaults({
        phrase: phrases.includes(phrase.trim())
          ? "This phrase is on the list already."
          : judgeText(phrase.trim(), RADAR_PHRASE),
      }),
    readFaults: (error) => ({ phrase: errorMessage(error, {}, !navigator.onLine) }),
    send: ({ phrase }) => change.mutateAsync({ phrases: [...phrases, phrase.trim()] }),
    onSent: () => form.reset(),
  });
  const remove = (gone: string) => {
    field.current?.querySelector("input")?.focus();
    change.mutate({ phrases: phrases.filter((phrase) => phrase !== gone) });
  };
  return (
    <Card title="Phrases" description="Up to five, searched for on all of Reddit.">
      {phrases.length > 0 && (
        <ul aria-label="Phrases" className="mb-4 flex flex-col gap-1">
          {phrases.map((phrase) => (
            <li key={phrase} className="flex items-center justify-between gap-2 text-base">
              <span className="min-w-0 wrap-anywhere">“{phrase}”</span>
              <IconButton
                label={`Remove ${phrase}`}
                className="size-8"
                onClick={() => remove(phrase)}
              >
                <X size={15} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div ref={field}>
        {phrases.length < MOST_PHRASES ? (
          <form {...form.props} className="flex items-start gap-2">
            <TextField
              label="New phrase"
              className="min-w-0 flex-1"
              autoComplete="off"
              maxLength={200}
              placeholder="gummy rye bread"
              {...form.field("phrase")}
            />
            <Button type="submit" tone="secondary" className="mt-[1.65rem]" isBusy={form.isSending}>
              {!form.isSending && <Plus size={15} aria-hidden="true" />}
              Add
            </Button>
          </form>
        ) : (
          <p className="text-sm text-muted">{TOO_MANY_PHRASES}</p>
        )}
      </div>
    </Card>
  );
}
