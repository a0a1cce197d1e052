import { SAMPLE_COMMUNITIES } from "#engine/posts/testing/sample-communities.ts";
import type { PostBrief, WritingStep } from "#engine/posts/post-brief.ts";
import { createAiSdkLlm } from "#server/gateways/llm/ai-sdk-llm.ts";
import { composePost } from "#engine/writer/project/compose-post.ts";
import { createLogger } from "#server/log/create-logger.ts";
import { SAMPLE_ANSWERS } from "#server/testing/sample-answers.ts";
import { type LlmStandin, startLlmStandin } from "#standins/llm/llm-standin.ts";
import { playWriter, recognise, type WriterPart } from "#standins/llm/play-writer.ts";
import {
  draftWithModel,
  forModel,
  type WritingManner,
} from "#server/services/model-writing/draft-with-model.ts";

const API_KEY = "a-key";

export type WritingTrial = Awaited<ReturnType<typeof startWritingTrial>>;

/** A model that writes before a stand-in, without a database. */
export async function startWritingTrial(options: { timeoutMs?: number } = {}) {
  const standin: LlmStandin = await startLlmStandin({ apiKey: API_KEY });
  const lines: string[] = [];
  const logger = createLogger({
    level: "info",
    isReadable: false,
    write: (line) => void lines.push(line),
  });
  const llm = createAiSdkLlm({
    provider: {
      kind: "openai-compatible",
      baseUrl: `${standin.url}/v1`,
      apiKey: API_KEY,
      model: "a-model",
    },
    log: logger,
    clock: () => new Date(),
    sleep: async () => {},
    ...options,
  });
  return {
    standin,
    lines,
    deps: { llm, logger },
    /** One post by a model that plays this part, with the steps and questions that it took. */
    write: async (
      part: Partial<WriterPart> = {},
      brief: Partial<PostBrief> = {},
      manner: Partial<WritingManner> = {},
    ) => {
      standin.completeWith(playWriter(part));
      standin.requests.length = 0;
      lines.length = 0;
      const steps: WritingStep[] = [];
      const onStep = (step: WritingStep) => void steps.push(step);
      const asked = ledgerly(brief);
      const composition = composePost(forModel(asked));
      const answer = await draftWithModel({ llm, logger }, asked, composition, {
        isWatched: true,
        onStep,
        ...manner,
      });
      const questions = standin.requests.map(({ question }) => question && recognise(question));
      return { ...answer, faults: answer.post ? answer.faults : [], steps, questions };
    },
    stop: async () => {
      llm.close();
      await standin.close();
    },
  };
}

export function ledgerly(changes: Partial<PostBrief> = {}): PostBrief {
  return {
    project: { name: "Ledgerly", url: "https://ledgerly.example" },
    interview: {
      kind: "software",
      stage: "out",
      verb: null,
      isTeam: false,
      place: null,
      answers: SAMPLE_ANSWERS,
    },
    community: communityLike({}),
    postType: "story",
    siblings: [],
    ...changes,
  };
}

/** A community where founders may tell and link, unless its policy says otherwise. */
export function communityLike(policy: Partial<PostBrief["community"]["policy"]>) {
  const found = SAMPLE_COMMUNITIES.find(({ name }) => name === "FreelanceTalk");
  if (!found) throw new Error("The sample community is gone.");
  const welcome = { ...found.policy.stance, is: "welcome" as const };
  return { ...found, policy: { ...found.policy, stance: welcome, ...policy } };
}
