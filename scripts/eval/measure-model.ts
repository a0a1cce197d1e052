import type { PostBrief } from "#engine/posts/post-brief.ts";
import { createAiSdkLlm } from "#server/gateways/llm/ai-sdk-llm.ts";
import { composePost } from "#engine/writer/project/compose-post.ts";
import { createLogger } from "#server/log/create-logger.ts";
import {
  draftWithModel,
  type ModelDraft,
} from "#server/services/model-writing/draft-with-model.ts";
import { startLlmStandin } from "#standins/llm/llm-standin.ts";
import { findNearest, groundWith, playWriter, type WriterPart } from "#standins/llm/play-writer.ts";
import { type Founder, plantClaim, readClaimCases } from "./measure-claims.ts";
import { unknownPolicy } from "#engine/policy/derive-policy.ts";

/** Able: it finds what each sentence rests on, and that the planted one rests on nothing. Lying: it swears to all. */
const MANNERS = ["able", "lying"] as const;
type Manner = (typeof MANNERS)[number];

type MeasuredModel = {
  id: string;
  manner: Manner;
  /** The planted claim, where it is in the post and nothing is marked there. */
  passed: string | null;
  /** What is marked in the honest draft as not said, or how much was left out. */
  refused: string[];
  /** What else is marked in it: its length, its voice. */
  others: string[];
  calls: number;
};

/** Drafts that are honest, and the same with one claim planted, said by a stand-in that will not mend them. */
export async function measureModel(file: string, foundersFile: string): Promise<MeasuredModel[]> {
  const standin = await startLlmStandin({ apiKey: null });
  const logger = createLogger({ level: "silent", isReadable: false });
  const llm = createAiSdkLlm({
    provider: {
      kind: "openai-compatible",
      baseUrl: `${standin.url}/v1`,
      apiKey: null,
      model: "stand-in",
    },
    log: logger,
    clock: () => new Date(),
  });
  const write = async (text: string, planted: string, brief: PostBrief, manner: Manner) => {
    const [title = "", ...paragraphs] = text.split("\n\n");
    const draft = { title, content: paragraphs.join("\n\n"), editSection: null, flair: null };
    const say = () => draft;
    const knows = (sentence: string) => manner === "lying" || !sentence.includes(planted);
    const grounding: WriterPart["grounding"] = (question) =>
      groundWith(question, (sentence, material) =>
        knows(sentence) ? (findNearest(sentence, material)?.name ?? null) : null,
      );
    standin.completeWith(playWriter({ draft: say, mend: say, grounding }));
    return draftWithModel({ llm, logger }, brief, composePost(brief), { isWatched: true });
  };
  const measured: MeasuredModel[] = [];
  try {
    for (const each of readClaimCases(file, foundersFile)) {
      const brief = briefOf(each.founder, each.community);
      const { claim } = each.plant;
      for (const manner of MANNERS) {
        standin.requests.length = 0;
        const honest = await write(each.text, claim, brief, manner);
        const calls = standin.requests.length;
        const planted = await write(plantClaim(each), claim, brief, manner);
        if (!honest.post || !planted.post) continue;
        const passed = isMarked(planted, claim) ? null : claim;
        measured.push({ id: each.id, manner, passed, calls, ...sortFaults(honest) });
      }
    }
  } finally {
    llm.close();
    await standin.close();
  }
  return measured;
}

function briefOf({ name, url, interview }: Founder, community: string): PostBrief {
  const policy = { ...unknownPolicy(community), fullName: `r/${community}` };
  return {
    project: { name, url },
    interview,
    community: { policy, name: community, category: "", topic: null, notes: null },
    postType: "story",
    siblings: [],
  };
}

type Written = Extract<ModelDraft, { post: object }>;

/** It is gone, or one of the faults lies on it. */
function isMarked({ post, faults }: Written, claim: string): boolean {
  return (["title", "content"] as const).every((field) => {
    const start = post[field].indexOf(claim);
    const end = start + claim.length;
    const isOn = (place: Written["faults"][number]["place"]) =>
      place?.field === field && place.start < end && start < place.end;
    return start < 0 || faults.some(({ place }) => isOn(place));
  });
}

const isClaim = (name: string) => name === "invention" || name === "groundless";

function sortFaults({ faults, notice }: Written): Pick<MeasuredModel, "refused" | "others"> {
  const wordAll = (kept: Written["faults"]) => kept.map(({ sentence }) => sentence);
  const cut = notice?.includes("left out") ? [notice] : [];
  return {
    refused: [...wordAll(faults.filter(({ name }) => isClaim(name))), ...cut],
    others: wordAll(faults.filter(({ name }) => !isClaim(name))),
  };
}

export function wordModel(
  measured: MeasuredModel[],
  { hasMisses }: { hasMisses: boolean },
): string {
  const figures = MANNERS.map((manner) => {
    const cases = measured.filter((each) => each.manner === manner);
    const passed = cases.filter((each) => each.passed !== null).length;
    const refused = cases.filter((each) => each.refused.length > 0).length;
    const others = cases.filter((each) => each.others.length > 0).length;
    const most = Math.max(0, ...cases.map(({ calls }) => calls));
    return `${manner}: ${passed} of ${cases.length} planted claims pass, ${refused} honest drafts have a sentence marked or left out as not said, ${others} have another fault, at most ${most} calls a post`;
  });
  const misses = measured.flatMap(({ id, manner, passed, refused, others }) => [
    ...(passed === null ? [] : [`${id} (${manner}): passes: ${passed}`]),
    ...[...refused, ...others].map((sentence) => `${id} (${manner}): ${sentence}`),
  ]);
  return [...(hasMisses ? misses : []), ...figures].join("\n");
}
