import type { Answers, AnswerId, Interview } from "#engine/interview/interview.ts";
import { MAKER_VERBS, STAGES } from "#engine/interview/interview.ts";
import { PROJECT_KINDS } from "#engine/interview/project-kind.ts";
import { TONES } from "#engine/drafts/draft.ts";
import { hashText } from "#engine/text/hash-text.ts";
import { composePost } from "../project/compose-post.ts";
import type { ComposedPost, PostBrief, Sibling } from "#engine/posts/post-brief.ts";
import { SAMPLE_COMMUNITIES } from "#engine/posts/testing/sample-communities.ts";
import { SAMPLE_INTERVIEWS } from "#engine/posts/testing/sample-interviews.ts";

const COMMUNITIES_EACH = 8;

/** One post and what it was made of. */
export type SamplePost = { brief: PostBrief; post: ComposedPost; seed: number };

/** As many different posts as asked for: other kinds, stages and verbs, with some answers missing. */
export function* writeSamplePosts(count: number): Generator<SamplePost> {
  let written = 0;
  for (let seed = 0; written < count; seed += 1) {
    const siblings: Sibling[] = [];
    const pick = <T>(options: readonly T[], salt: string): T | undefined =>
      options[hashText(`${seed} ${salt}`) % options.length];
    const sample = pick(SAMPLE_INTERVIEWS, "sample") ?? SAMPLE_INTERVIEWS[0];
    if (!sample) return;
    const interview: Interview = {
      kind: pick(PROJECT_KINDS, "kind") ?? "software",
      stage: pick([null, ...STAGES], "stage") ?? null,
      verb: pick([null, null, ...MAKER_VERBS], "verb") ?? null,
      isTeam: seed % 3 === 0,
      place: seed % 4 === 0 ? "Oban" : null,
      answers: dropSome(sample.interview.answers, seed),
    };
    for (let turn = 0; turn < COMMUNITIES_EACH && written < count; turn += 1) {
      const community = pick(SAMPLE_COMMUNITIES, `community ${turn}`);
      const tone = pick(TONES, `tone ${turn}`);
      if (!community) continue;
      const brief: PostBrief = {
        project: sample.project,
        interview,
        community,
        tone,
        siblings: [...siblings],
      };
      const composition = composePost(brief);
      if (composition.is !== "post") continue;
      siblings.unshift(composition.post);
      written += 1;
      yield { brief, post: composition.post, seed };
    }
  }
}

function dropSome(answers: Answers, seed: number): Answers {
  const kept = Object.entries(answers).filter(
    ([id]) => id === "what" || hashText(`${seed} ${id}`) % 5 > 0,
  );
  return Object.fromEntries(kept) as Partial<Record<AnswerId, string>>;
}
