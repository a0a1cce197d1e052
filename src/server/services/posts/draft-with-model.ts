import * as z from "zod";
import { MAX_EDIT_LENGTH, MAX_FLAIR_LENGTH } from "#contract/post.ts";
import { composePost } from "#engine/posts/compose-post.ts";
import { type Draft, MAX_CONTENT_LENGTH, MAX_TITLE_LENGTH } from "#engine/drafts/draft.ts";
import { finishPost } from "#engine/posts/finish-post.ts";
import type { ComposedPost, PostBrief } from "#engine/posts/post-brief.ts";
import { unwrapContent } from "#engine/posts/unwrap-content.ts";
import { LlmError } from "#server/gateways/llm/llm-gateway.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { type DraftFault, findFaults } from "./find-faults.ts";
import { instructWriter } from "./instruct-writer.ts";
import { wordBrief } from "./word-brief.ts";

export type ModelDraft =
  | { post: Draft & Pick<ComposedPost, "postType">; notice: null }
  | { post: null; notice: string | null };

export const DRAFTS_FAILED =
  "The language model's drafts did not pass the checks. The built-in engine wrote this one.";

/** The first draft and two repairs. */
const MOST_ROUNDS = 3;
/** A founder waits for this, and proxies give up after a minute; longer only where one answer may take long. */
const PATIENCE_MS = 45_000;
const PATIENCE_IN_ANSWERS = 2.25;

type ModelDeps = Pick<ServiceDeps, "llm" | "logger">;

const Answer = z.object({
  title: z.string().max(MAX_TITLE_LENGTH),
  content: z.string().max(MAX_CONTENT_LENGTH),
  editSection: z.string().max(MAX_EDIT_LENGTH).nullable(),
  flair: z.string().max(MAX_FLAIR_LENGTH).nullable(),
});

/** A language model's draft that passes all checks; none where there is no model or it fails them. */
export async function draftWithModel(
  deps: ModelDeps,
  brief: PostBrief,
  seed: number,
): Promise<ModelDraft> {
  if (!deps.llm.isConfigured) return { post: null, notice: null };
  try {
    const post = await draftInRounds(deps, brief, composePost(brief, seed));
    return post ? { post, notice: null } : { post: null, notice: DRAFTS_FAILED };
  } catch (error) {
    if (!(error instanceof LlmError)) throw error;
    return { post: null, notice: `${error.message} The built-in engine wrote this one.` };
  }
}

/** The engine's own draft says which kind of post it is to be and where the link goes. */
async function draftInRounds(
  { llm, logger }: ModelDeps,
  brief: PostBrief,
  model: ComposedPost,
): Promise<(Draft & Pick<ComposedPost, "postType">) | null> {
  const quotations = wordBrief(brief);
  const sources = quotations.map(({ text }) => text).join("\n");
  const signal = AbortSignal.timeout(
    Math.max(PATIENCE_MS, Math.ceil(llm.answerMs * PATIENCE_IN_ANSWERS)),
  );
  let repairs: { name: string; text: string }[] = [];
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const answer = await llm.generate({
      task: "write-post",
      instructions: instructWriter(brief, model, { isRepair: round > 1 }),
      data: [...quotations, ...repairs],
      schema: Answer,
      signal,
    });
    const { draft, unrepaired } = finishPost(
      readAnswer(answer, brief, model),
      brief.community.policy,
      model.postType,
    );
    const faults = findFaults({ ...model, ...draft }, brief, sources, unrepaired);
    if (faults.length === 0) return { ...draft, postType: model.postType };
    logRefusal(logger, llm, round, faults);
    repairs = [
      { name: "your last draft", text: JSON.stringify(answer) },
      {
        name: "faults of your last draft",
        text: faults.map(({ sentence }) => sentence).join("\n"),
      },
    ];
  }
  return null;
}

/** Names and numbers only: the sentences quote the draft. */
function logRefusal(
  logger: ModelDeps["logger"],
  { name }: ModelDeps["llm"],
  round: number,
  faults: DraftFault[],
): void {
  const names = [...new Set(faults.map((fault) => fault.name))];
  logger.info(
    { task: "write-post", model: name, round, rounds: MOST_ROUNDS, faults: names },
    "language model's draft refused",
  );
}

/** A flair is one that the community has, or the engine's choice. */
function readAnswer(
  answer: z.output<typeof Answer>,
  { community }: PostBrief,
  model: ComposedPost,
): Draft {
  const seen = community.policy.flairsSeen.map(({ text }) => text);
  const flair = answer.flair !== null && seen.includes(answer.flair) ? answer.flair : model.flair;
  return { ...unwrapContent(answer), flair };
}
