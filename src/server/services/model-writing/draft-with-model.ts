import type { DraftFault } from "#contract/post.ts";
import type { Draft } from "#engine/drafts/draft.ts";
import { finishPost } from "#engine/posts/finish-post.ts";
import type {
  BriefCommunity,
  ComposedPost,
  Composition,
  PostBrief,
  WritingStep,
} from "#engine/posts/post-brief.ts";
import { DEFAULT_ANSWER_MS, LlmError } from "#server/gateways/llm/llm-gateway.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import {
  askReaders,
  type Candidate,
  cutGroundless,
  keepStanding,
  listFaults,
  pickBest,
} from "./candidates.ts";
import { draftPost, type Angle, proposeAngles } from "./draft-post.ts";
import { findFaults, findLengthFault } from "./find-faults.ts";
import { groundDrafts } from "./ground-drafts.ts";
import { type Ask, nameOtherLanguage } from "./word-brief.ts";

export type ModelPost = Draft & Pick<ComposedPost, "postType" | "titles">;

/** What a language model made of a brief; without a post, the notice says why, where there is a model at all. */
export type ModelDraft =
  | {
      post: ModelPost;
      notice: string | null;
      faults: DraftFault[];
      /** Where nobody watches, another writer may step in for one that is like another post. */
      isReplaceable?: boolean;
    }
  | { post: null; notice: string | null };

export type WritingManner = {
  /** Somebody watches: three drafts and all the time that they take. Unwatched, one and little time. */
  isWatched: boolean;
  onStep?: (step: WritingStep) => void;
  /** Ends it: whoever asked is gone. */
  signal?: AbortSignal;
};

/** Angles, three drafts, two checks; then perhaps one repair and its check. */
const MOST_CALLS = 8;
const MOST_DRAFTS = 3;
const MOST_TITLES = 6;
/** Beyond this many characters there is nothing to say but that it is too long. */
const MOST_JUDGED = 8000;
/** Proxies give up after a minute; longer only where one answer may take long. */
const UNWATCHED_MS = 45_000;
const UNWATCHED_ANSWERS = 2.25;

type ModelDeps = Pick<ServiceDeps, "llm" | "logger">;

/** As the engine would write it; a model may write other languages than the engine. */
export function composeForModel(
  { composer }: Pick<ServiceDeps, "composer">,
  brief: PostBrief,
): Promise<Composition> {
  return composer.run("compose", forModel(brief));
}

/** What the engine writes for a model: in any language, and as long as it is, for the model knows how to be brief. */
export function forModel(brief: PostBrief): PostBrief {
  return { ...brief, community: inAnyLanguage(brief.community), maxWords: undefined };
}

/** A community as a model sees it: the language is no reason to write nothing. */
export function inAnyLanguage(community: BriefCommunity): BriefCommunity {
  return { ...community, policy: { ...community.policy, language: null } };
}

/** The best draft of a language model, after what the engine would write, with what is still wrong with it, or why there is none. */
export async function draftWithModel(
  deps: ModelDeps,
  brief: PostBrief,
  composition: Composition,
  manner: WritingManner,
): Promise<ModelDraft> {
  if (!deps.llm.isConfigured) return { post: null, notice: null };
  if (composition.is !== "post") return { post: null, notice: null };
  try {
    return await writeInSteps(deps, brief, composition.post, manner);
  } catch (error) {
    manner.signal?.throwIfAborted();
    if (!(error instanceof LlmError)) throw error;
    return { post: null, notice: error.message };
  }
}

async function writeInSteps(
  { llm, logger }: ModelDeps,
  brief: PostBrief,
  model: ComposedPost,
  { isWatched, onStep = () => {}, signal: gone }: WritingManner,
): Promise<ModelDraft> {
  const patienceMs = isWatched
    ? llm.answerMs * MOST_CALLS
    : Math.max(UNWATCHED_MS, Math.ceil(llm.answerMs * UNWATCHED_ANSWERS));
  const signal = AbortSignal.any([AbortSignal.timeout(patienceMs), ...(gone ? [gone] : [])]);
  let calls = 0;
  const ask: Ask = (request) => {
    calls += 1;
    return llm.generate({ ...request, signal });
  };
  /** A check that fails must not cost the draft. */
  let unchecked: string | null = null;
  const orKeep = async <T>(checked: Promise<T>, otherwise: T): Promise<T> =>
    checked.catch((error: unknown) => {
      gone?.throwIfAborted();
      if (!(error instanceof LlmError)) throw error;
      unchecked = error.message;
      return otherwise;
    });
  const judge = (draft: Draft, angle: Angle): Candidate => {
    if (draft.content.length > MOST_JUDGED) {
      const faults = [findLengthFault(draft, brief, model)].filter((fault) => fault !== null);
      return { angle, draft, faults, groundless: [], reading: null };
    }
    const finished = finishPost(
      draft,
      brief.community.policy,
      model.postType,
      brief.interview.stage,
    );
    const faults = findFaults(finished.draft, brief, model, finished.unrepaired);
    return { angle, draft: finished.draft, faults, groundless: [], reading: null };
  };
  const ground = async (candidates: Candidate[]): Promise<Candidate[]> => {
    const drafts = candidates.map(({ draft }) => draft);
    const found = await orKeep(groundDrafts(ask, brief, drafts), []);
    return candidates.map((each, index) => Object.assign(each, { groundless: found[index] ?? [] }));
  };

  onStep("angle");
  const angles = await proposeAngles(ask, brief, model);
  onStep("drafts");
  const drafted = await draftEach(
    angles.slice(0, isWatched ? MOST_DRAFTS : 1),
    async (angle) => judge(await draftPost(ask, brief, model, { angle }), angle),
    { isSlow: llm.answerMs > DEFAULT_ANSWER_MS },
  );
  onStep("grounding");
  const grounded = await ground(drafted);
  onStep("readers");
  const readings = await orKeep(
    askReaders(
      ask,
      brief,
      drafted.map(({ draft }) => draft),
    ),
    [],
  );
  const read = grounded.map((each, index) =>
    Object.assign(each, { reading: readings[index] ?? null }),
  );
  onStep("checks");
  let best = pickBest(read);
  const listed = listFaults(best, brief);
  if (listed.length > 0) {
    logger.info(
      { task: "write-post", model: llm.name, faults: nameFaults(listed) },
      "language model's draft sent back",
    );
    const repair = { draft: best.draft, faults: listed.map(({ sentence }) => sentence) };
    const { angle, reading } = best;
    const mended = await orKeep(
      draftPost(ask, brief, model, { angle, repair }).then((draft) => judge(draft, angle)),
      null,
    );
    if (mended) {
      const [checked] = await ground([mended]);
      // Nobody read it again, so what was objected to counts as long as it is still there.
      if (checked)
        best = pickBest([best, { ...checked, reading: keepStanding(reading, checked.draft) }]);
    }
  }
  const settled = cutGroundless(best, brief, model, judge);
  const faults = listFaults(settled, brief);
  logger.info(
    { task: "write-post", model: llm.name, calls, faults: nameFaults(faults) },
    "language model wrote a post",
  );
  const titles = [...new Set([settled.draft.title, ...model.titles])].slice(0, MOST_TITLES);
  return {
    post: { ...settled.draft, postType: model.postType, titles },
    notice: wordNotice(brief, { cut: settled.cut, unchecked, faults }),
    faults,
  };
}

/** One after the other where answers take long: a model of one's own writes one at a time anyway. */
async function draftEach(
  angles: Angle[],
  write: (angle: Angle) => Promise<Candidate>,
  { isSlow }: { isSlow: boolean },
): Promise<Candidate[]> {
  const failures: unknown[] = [];
  const drafted: Candidate[] = [];
  const tryOne = async (angle: Angle) => {
    try {
      drafted.push(await write(angle));
    } catch (error) {
      failures.push(error);
    }
  };
  if (isSlow) {
    for (const angle of angles) {
      if (failures.length === 0 && !drafted.some(({ faults }) => faults.length === 0)) {
        await tryOne(angle);
      }
    }
  } else await Promise.all(angles.map(tryOne));
  if (drafted.length === 0) throw failures[0];
  return drafted.toSorted((a, b) => angles.indexOf(a.angle) - angles.indexOf(b.angle));
}

function wordNotice(
  { community }: PostBrief,
  { cut, unchecked, faults }: { cut: number; unchecked: string | null; faults: DraftFault[] },
): string | null {
  const language = nameOtherLanguage(community.policy.language);
  const sentences = [
    ...(language
      ? [
          `The language model wrote this in ${language}. Have a speaker of it read it before you post.`,
        ]
      : []),
    ...(cut > 0
      ? [
          cut === 1
            ? "One sentence had no basis in your answers and was left out."
            : `${cut} sentences had no basis in your answers and were left out.`,
        ]
      : []),
    ...(unchecked
      ? [`${unchecked} So it did not review this draft: compare it with your answers.`]
      : []),
    ...(faults.length > 0
      ? [
          faults.length === 1
            ? "The draft still has one fault, which is marked."
            : `The draft still has ${faults.length} faults, which are marked.`,
        ]
      : []),
  ];
  return sentences.length > 0 ? sentences.join(" ") : null;
}

/** Names only: the sentences quote the draft. */
function nameFaults(faults: DraftFault[]): string[] {
  return [...new Set(faults.map(({ name }) => name))];
}
