import { toRiskInput } from "#engine/checks/risk-input.ts";
import { checkDraft } from "#engine/checks/check-draft.ts";
import { readDraftAlone } from "#engine/checks/situation.ts";
import { makeCodedPolicy } from "#engine/policy/testing/make-policy.ts";
import { composePost } from "#engine/writer/project/compose-post.ts";
import type { PostBrief } from "#engine/posts/post-brief.ts";
import { SAMPLE_COMMUNITIES } from "#engine/posts/testing/sample-communities.ts";
import { findInvented } from "#engine/writer/testing/find-invented.ts";
import { writeSamplePosts } from "#engine/writer/testing/sample-briefs.ts";
import { SAMPLE_INTERVIEWS } from "#engine/posts/testing/sample-interviews.ts";
import { assessBanRisk } from "#engine/risk/assess-ban-risk.ts";
import { RULE_CODES, type RuleCodes } from "#engine/rules/rule-table.ts";
import { measureCpu, median } from "./processor-time.ts";

const COMPOSE_MS_WANTED = 20;
const RECHECK_MS_WANTED = 4;
const PENDING_CAP = 5;

/** One post written and checked, as a project's second to fifth; beside one pass over the same words. */
export async function benchComposing(rounds: number): Promise<void> {
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds + 2; round++) {
    const sample = SAMPLE_INTERVIEWS[round % SAMPLE_INTERVIEWS.length];
    if (!sample) continue;
    const siblings: PostBrief["siblings"] = [];
    for (const community of SAMPLE_COMMUNITIES.slice(0, PENDING_CAP)) {
      const brief = { ...sample, community, siblings: [...siblings] };
      const write = () => {
        const composition = composePost(brief);
        if (composition.is !== "post") return;
        const { post } = composition;
        checkDraft(readDraftAlone(post, community.policy, post.postType));
        siblings.push(post);
      };
      const composed = await measureCpu(write);
      const text = siblings.map(({ content }) => content).join(" ");
      const passed = await measureCpu(() => new Set(text.toLowerCase().split(/\P{L}+/u)).size);
      if (round < 2) continue;
      ours.push(composed);
      bare.push(passed);
    }
  }
  const p50 = median(ours);
  console.log(
    `composing and checking a post: p50 ${p50.toFixed(1)} ms of processor time (${COMPOSE_MS_WANTED} wanted), ${(p50 / median(bare)).toFixed(0)} times one pass over its words`,
  );
}

/** Posts of all kinds of projects, read word by word: none may say what no founder said. */
export function benchInvention(count: number): void {
  let invented = 0;
  for (const sample of writeSamplePosts(count)) invented += findInvented(sample).length;
  console.log(`words that nobody said in ${count} composed posts: ${invented} (0 wanted)`);
}

/**
 * What every letter typed into a draft of 10,000 characters costs, with all rules and 50 posts known: in
 * paragraphs, of which one changes, and as one paragraph, which is the most that can change.
 */
export async function benchRecheck(rounds: number): Promise<void> {
  await benchTyping(rounds, "in paragraphs", (text) =>
    text.replaceAll(/(.{400}[^.]*\. )/g, "$1\n\n"),
  );
  await benchTyping(rounds, "in one paragraph", (text) => text);
}

async function benchTyping(
  rounds: number,
  form: string,
  lay: (text: string) => string,
): Promise<void> {
  const codes = Object.fromEntries(
    RULE_CODES.map((code) => [code, code.startsWith("min-") ? 50 : true]),
  ) as RuleCodes;
  const policy = makeCodedPolicy(codes, { allowedPostTypes: ["Text"] });
  const now = new Date("2026-11-15T12:00:00Z");
  const posts = Array.from({ length: 50 }, (_, index) => ({
    id: String(index),
    subredditId: `community${index}`,
    title: writeText(80, index),
    content: writeText(1500, index),
    at: new Date(now.getTime() - index * 24 * 3600 * 1000),
    isPosted: true,
    isPromotional: index % 2 === 0,
  }));
  const times: number[] = [];
  const passes: number[] = [];
  for (let round = 0; round < rounds + 20; round++) {
    const content = `${lay(writeText(9990, 1))}${round}`;
    const draft = { title: "How do you send invoices?", content, editSection: null, flair: null };
    const checked = await measureCpu(() => {
      assessBanRisk(
        toRiskInput({
          draft,
          policy,
          author: { karma: 10, accountAgeDays: 3 },
          posts,
          at: now,
          timezone: "Europe/Berlin",
          now,
          project: { name: "Ledgerly", url: "https://ledgerly.example" },
        }),
      );
    });
    const passed = await measureCpu(() => content.toLowerCase().split(/\P{L}+/u).length);
    if (round < 20) continue;
    times.push(checked);
    passes.push(passed);
  }
  const p50 = median(times);
  console.log(
    `re-check of 10,000 characters ${form}: p50 ${p50.toFixed(2)} ms of processor time (${RECHECK_MS_WANTED} wanted), ${(p50 / median(passes)).toFixed(1)} times one pass over its words`,
  );
}

const WORDS =
  "I built a small tool for friends who send invoices every month and they told me that the reports were slow so we wrote the parser anew in a weekend and measured what changed".split(
    " ",
  );

/** Words in an order that the seed decides. */
function writeText(length: number, seed: number): string {
  let state = seed + 7;
  let text = "";
  while (text.length < length) {
    state = (state * 48_271) % 2_147_483_647;
    text += `${WORDS[state % WORDS.length]}${state % 12 === 0 ? ". " : " "}`;
  }
  return text.slice(0, length);
}
