import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, inject, test } from "vitest";
import { toRiskInput } from "#engine/checks/risk-input.ts";
import { assessBanRisk } from "#engine/risk/assess-ban-risk.ts";
import { readFounders, writePosts } from "./measure-posts.ts";

const FOLDER = fileURLToPath(new URL("../../eval/posts", import.meta.url));
const sets = readdirSync(FOLDER).filter((file) => file.endsWith(".jsonl"));
/** Those with the verbs that were once taken for nobody's; all of them take a minute. */
const FEW = ["founders-sixth.jsonl", "founders-thirteenth.jsonl", "founders-sixteenth.jsonl"];

test.each(inject("isNightly") ? sets : FEW)(
  "every post that the built-in writer composes says whose it is: %s",
  { timeout: 600_000 },
  async (file) => {
    const written = await writePosts(readFounders(`${FOLDER}/${file}`));
    const posts = written.flatMap((each) =>
      each.composition.is === "post" ? [{ ...each, post: each.composition.post }] : [],
    );
    const silent = posts.filter(({ founder, community: { policy }, post }) => {
      const { name, url } = founder;
      const { postType } = post;
      const input = toRiskInput({ draft: post, policy, postType, project: { name, url } });
      return assessBanRisk(input).reasons.some(({ id }) => id === "no-disclosure");
    });
    expect(posts.length).toBeGreaterThan(10);
    expect(silent.map(({ id }) => id)).toEqual([]);
  },
);
