import { useState } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { Select } from "#web/components/ui/select.tsx";
import { ASSISTANTS, NO_TOKEN } from "#web/features/settings/assistants/assistant-table.ts";
import { CopyField } from "#web/features/settings/components/tokens/copy-field.tsx";
import { NewTokenDialog } from "#web/features/settings/components/tokens/token-settings.tsx";
import { ApiError } from "#contract/client.ts";
import { Badge } from "#web/components/ui/badge.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { useTryAssistant } from "#web/features/settings/api/use-try-assistant.ts";
import { useDraftForm } from "#web/lib/hooks/use-draft-form.ts";
import { TextField } from "#web/components/ui/field-frame.tsx";

const OPTIONS = ASSISTANTS.map(({ id, name }) => ({ value: id, label: name }));

export function AssistantSettings() {
  const [id, setId] = useState(ASSISTANTS[0]?.id ?? "");
  // Only here and only until the page is left: nobody can read it back from the server.
  const [token, setToken] = useState<string | null>(null);
  const [isCreating, setIsCreating] = useState(false);
  const assistant = ASSISTANTS.find((one) => one.id === id);
  if (!assistant) return null;

  return (
    <Card
      title="Connect with a token"
      description="For assistants that can't ask for access. They can check and save drafts, but not post."
    >
      <div className="flex max-w-2xl flex-col gap-5">
        <div className="flex flex-wrap items-start gap-3">
          <Select
            label="Assistant"
            options={OPTIONS}
            value={id}
            onChange={setId}
            className="min-w-0 flex-1 basis-60"
          />
          <Button
            tone="secondary"
            className="min-[34rem]:mt-6.5"
            onClick={() => setIsCreating(true)}
          >
            {token ? "Create another token" : "Create its token"}
          </Button>
        </div>
        <div className="flex flex-col gap-2">
          <p className="text-sm text-soft">{assistant.where}</p>
          <CopyField
            label={`Configuration for ${assistant.name}`}
            text={assistant.configure(window.location.origin, token ?? NO_TOKEN)}
          />
          <p className="text-sm text-soft">
            {token ? "You won't see this token again." : `Replace ${NO_TOKEN} with your token.`}
          </p>
        </div>
        <TryAssistant key={token ?? ""} token={token ?? ""} />
      </div>
      {isCreating && (
        <NewTokenDialog
          suggestedName={assistant.id === "other" ? "My assistant" : assistant.name}
          suggestedScope="write-drafts"
          onCreated={setToken}
          onClose={() => setIsCreating(false)}
        />
      )}
    </Card>
  );
}

/** Shows what an assistant with this token would be offered, or why it would be refused. */
function TryAssistant({ token }: { token: string }) {
  const attempt = useTryAssistant();
  const form = useDraftForm({
    start: { token },
    findFaults: (typed) =>
      typed.token.trim() ? {} : { token: "Paste a token first, or create one above." },
    send: (typed) => attempt.mutateAsync(typed.token),
    readFaults: (error) => ({ token: wordFailure(error) }),
  });

  return (
    <div className="border-t border-line pt-5">
      <form {...form.props} className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <TextField
          label="Token to try"
          name="try-token"
          type="password"
          autoComplete="off"
          spellCheck={false}
          {...form.field("token")}
          hint="Lists your assistant's tools."
          className="min-w-0 flex-1 basis-60"
        />
        <Button type="submit" className="min-[26rem]:mt-6.5" isBusy={form.isSending}>
          Try it
        </Button>
      </form>
      <output>
        {form.result && (
          <div className="mt-4 flex flex-col gap-2">
            <p className="font-medium">It works: {form.result.length} tools</p>
            <ul className="divide-y divide-line">
              {form.result.map(({ name, description, isReading }) => (
                <li key={name} className="flex flex-col gap-1 py-2.5">
                  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <span className="font-mono text-sm font-medium">{name}</span>
                    {!isReading && <Badge>Writes drafts</Badge>}
                  </span>
                  <span className="text-sm text-soft">{description}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </output>
    </div>
  );
}

/** What is wrong with a token is said by the server, and here it is what one wants to know. */
function wordFailure(error: unknown): string {
  const said = error instanceof ApiError && error.status < 500 ? error.serverMessage : null;
  return said ?? errorMessage(error, {}, !navigator.onLine);
}
