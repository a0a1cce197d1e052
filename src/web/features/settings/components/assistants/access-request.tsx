import { useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { AskedAccess } from "#contract/accounts/assistant-access.ts";
import { ApiError } from "#contract/client.ts";
import { paths } from "#contract/pages/page-paths.ts";
import { ACCESS_FIELDS } from "#engine/accounts/assistant-client.ts";
import { ASSISTANT_SCOPES, includesScope } from "#engine/accounts/personal-token.ts";
import { Logo } from "#web/components/brand/logo.tsx";
import { MAIN_ID } from "#web/components/layout/skip-link.tsx";
import { Button, ButtonLink } from "#web/components/ui/button.tsx";
import { buttonClass } from "#web/components/ui/button-class.ts";
import { ChoiceOption } from "#web/components/ui/choice-option.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import {
  type AssistantQuery,
  useAnswerAssistant,
  useAskedAccess,
} from "#web/features/settings/api/use-assistants.ts";
import { SCOPES } from "#web/features/settings/tokens/word-token.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { askedAccess } from "#web/lib/kept/asked-access.ts";
import { useUser } from "#web/lib/session/session.ts";

/** Where an assistant sends its user: who asks, for what, and the two answers. */
export function AccessRequest() {
  const [search] = useSearchParams();
  const query = readQuery(search);
  const asked = useAskedAccess(query);
  useEffect(() => askedAccess.forget(), []);
  return (
    <div className="relative isolate flex min-h-dvh flex-col overflow-hidden">
      <div className="contours-fade-left absolute inset-y-0 right-0 -z-10 hidden w-3/5 text-line lg:block" />
      <header className="page-width py-6">
        <Link to={paths.dashboard} className="-m-2 inline-flex rounded-control p-2 align-top">
          <Logo />
        </Link>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="page-width my-auto pt-4 pb-20 outline-none">
        {asked.isPending && (
          <SkeletonGroup label="Loading the request" className="flex max-w-lg flex-col gap-4">
            <Skeleton className="h-10 w-3/4" />
            <Skeleton className="h-40 w-full" />
          </SkeletonGroup>
        )}
        {asked.isError && <BadRequest error={asked.error} onRetry={() => void asked.refetch()} />}
        {asked.isSuccess && <Question asked={asked.data} query={query} />}
      </main>
    </div>
  );
}

/** As it came: what is missing or wrong in it, the server says. */
function readQuery(search: URLSearchParams): AssistantQuery {
  const given = ACCESS_FIELDS.flatMap((field) => {
    const value = search.get(field);
    return value === null ? [] : [[field, value]];
  });
  return Object.fromEntries(given) as AssistantQuery;
}

function BadRequest({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const said = error instanceof ApiError && error.status < 500 ? error.serverMessage : null;
  return (
    <div role="alert" className="max-w-lg">
      <h1 className="text-3xl">This assistant can't be connected</h1>
      <p className="mt-4 text-md text-soft">{said ?? errorMessage(error, {}, !navigator.onLine)}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        {said === null && <Button onClick={onRetry}>Try again</Button>}
        <ButtonLink to={paths.dashboard} tone="secondary">
          Go to Dashboard
        </ButtonLink>
      </div>
    </div>
  );
}

function Question({ asked, query }: { asked: AskedAccess; query: AssistantQuery }) {
  const { name, returnsTo } = asked;
  const { email } = useUser();
  const [scope, setScope] = useState(asked.scope);
  const answer = useAnswerAssistant();
  const { redirectTo } = answer.data ?? {};
  const choices = ASSISTANT_SCOPES.filter((each) => includesScope(asked.scope, each));
  const send = (isAllowed: boolean) =>
    answer.mutate(
      { request: query, isAllowed, scope },
      { onSuccess: (answered) => window.location.assign(answered.redirectTo) },
    );
  const isSending = (isAllowed: boolean) =>
    answer.isPending && answer.variables.isAllowed === isAllowed;

  if (redirectTo) {
    return (
      <div aria-live="polite" className="max-w-lg">
        <h1 className="text-3xl">Back to {name}</h1>
        <p className="mt-4 text-md text-soft">If nothing opens, press the button.</p>
        <a href={redirectTo} className={buttonClass({ className: "mt-8" })}>
          Go back
        </a>
      </div>
    );
  }
  return (
    <div className="max-w-lg">
      <h1 className="text-3xl break-words">Connect {name} to Foothold?</h1>
      <p className="mt-4 text-md text-soft">
        It gets access to the account <span className="text-ink wrap-anywhere">{email}</span>, and
        the access goes to <span className="font-medium text-ink wrap-anywhere">{returnsTo}</span>.
        If you didn't start this, press Deny.
      </p>
      <fieldset className="mt-6 flex flex-col gap-2">
        <legend className="mb-1.5 text-sm font-medium">What it may do</legend>
        {choices.map((value) => (
          <ChoiceOption
            key={value}
            name="assistant-scope"
            value={value}
            label={SCOPES[value].name}
            hint={SCOPES[value].says}
            isChosen={scope === value}
            onChoose={() => setScope(value)}
          />
        ))}
      </fieldset>
      <p className="mt-3 text-sm text-soft">
        It can read your projects, posts and results. It can't post, delete anything, pay or see
        your sign-ins. You can disconnect it in Settings.
      </p>
      {answer.isError && (
        <p role="alert" className="mt-4 text-sm text-fail">
          {wordFailure(answer.error)}
        </p>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <Button size="lg" isBusy={isSending(true)} onClick={() => send(true)}>
          Allow
        </Button>
        <Button size="lg" tone="secondary" isBusy={isSending(false)} onClick={() => send(false)}>
          Deny
        </Button>
      </div>
    </div>
  );
}

function wordFailure(error: unknown): string {
  const said = error instanceof ApiError && error.status < 500 ? error.serverMessage : null;
  return said ?? errorMessage(error, {}, !navigator.onLine);
}
