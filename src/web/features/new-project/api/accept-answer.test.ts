import { describe, expect, it } from "vitest";
import { ApiError, type Client, NetworkError } from "#contract/client.ts";
import type { SubredditChoice } from "#web/features/new-project/wizard/project-draft.ts";
import { findInvalid } from "./accept-answer.ts";

const choose = (name: string): SubredditChoice => ({
  id: name.toLowerCase(),
  name,
  fullName: `r/${name}`,
  members: 1,
  membersEstimated: false,
  category: "Tech & SaaS",
  relevanceScore: null,
});

function createApi(failures: Record<string, Error>): Pick<Client, "validateSubreddit"> {
  return {
    validateSubreddit: ({ body: { subredditName } }) => {
      const failure = failures[subredditName];
      return failure ? Promise.reject(failure) : Promise.resolve({} as never);
    },
  };
}

describe("the validation of the chosen subreddits", () => {
  const chosen = ["A1", "B2", "C3", "D4", "E5", "F6", "G7", "H8"].map(choose);
  it("names each one that is refused, in order", async () => {
    const api = createApi({ H8: new ApiError(502, null), B2: new ApiError(404, null) });
    const invalid = await findInvalid(api, chosen);
    expect(invalid.map(({ fullName }) => fullName)).toEqual(["r/B2", "r/H8"]);
  });
  it("names none when all are confirmed", async () => {
    expect(await findInvalid(createApi({}), chosen)).toEqual([]);
  });
  it("does not call a subreddit invalid because the network is gone", async () => {
    const api = createApi({ A1: new NetworkError(new TypeError("fetch failed")) });
    await expect(findInvalid(api, chosen)).rejects.toThrow(NetworkError);
  });
});
