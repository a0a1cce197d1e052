import { showToast } from "#web/lib/toast.ts";
import type { DraftStore } from "#web/features/new-project/wizard/draft-store.ts";
import {
  EMPTY_DRAFT,
  type ProjectDraft,
  type SubredditChoice,
} from "#web/features/new-project/wizard/project-draft.ts";
import { ApiError, type Client } from "#contract/client.ts";
import { TOASTS } from "#web/features/new-project/toasts.ts";

type Answer = Partial<
  Pick<ProjectDraft, "name" | "description" | "url" | "category" | "targetAudience">
>;

/**
 * Fills an answer in; what it replaces can be had back. What was changed since the question was asked
 * stays, and the answer is offered instead.
 */
export function acceptAnswer(
  store: DraftStore,
  answer: Answer,
  message: string,
  asked = store.read(),
): void {
  const now = store.read();
  const names = Object.keys(answer) as (keyof Answer)[];
  if (names.some((name) => isFilled(now, name) && now[name] !== asked[name])) {
    const use = { label: "Use it", onClick: () => acceptAnswer(store, answer, message) };
    return showToast("success", message, {
      description: TOASTS.keptYours,
      action: use,
    });
  }
  const replaced = Object.fromEntries(names.map((name) => [name, now[name]])) as Answer;
  const hasReplaced = names.some((name) => isFilled(now, name) && now[name] !== answer[name]);
  store.update(answer);
  const undo = { label: "Undo", onClick: () => takeBack(store, answer, replaced) };
  showToast("success", message, hasReplaced ? { action: undo } : {});
}

/** Words that were written since are worth more than an undo. */
function takeBack(store: DraftStore, answer: Answer, replaced: Answer): void {
  const now = store.read();
  const isUntouched = (Object.keys(answer) as (keyof Answer)[]).every(
    (name) => now[name] === answer[name],
  );
  if (isUntouched) store.update(replaced);
  else showToast("info", TOASTS.keptNewer);
}

export function isFilled(draft: ProjectDraft, name: keyof Answer): boolean {
  const value = draft[name];
  return value !== EMPTY_DRAFT[name] && value !== null && value.length > 0;
}

/** So that a long list does not arrive all at once. */
const AT_ONCE = 6;

/**
 * The chosen communities that the server does not confirm. Any refusal counts; when no answer
 * comes at all, nothing is known about them, and that is thrown.
 */
export async function findInvalid(
  api: Pick<Client, "validateSubreddit">,
  choices: readonly SubredditChoice[],
): Promise<SubredditChoice[]> {
  const invalid: SubredditChoice[] = [];
  for (let start = 0; start < choices.length; start += AT_ONCE) {
    const batch = choices.slice(start, start + AT_ONCE);
    const answers = await Promise.all(batch.map(({ name }) => isValid(api, name)));
    invalid.push(...batch.filter((_, place) => !answers[place]));
  }
  return invalid;
}

async function isValid(api: Pick<Client, "validateSubreddit">, name: string): Promise<boolean> {
  try {
    await api.validateSubreddit({ body: { subredditName: name } });
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}
