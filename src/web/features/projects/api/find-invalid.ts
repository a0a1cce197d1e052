import { ApiError } from "#contract/client.ts";
import type { Client } from "#contract/client.ts";
import type { SubredditChoice } from "../wizard/project-draft.ts";

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
