import type { CommentDraft, CommentRequest } from "#contract/comment.ts";
import { checkComment, listCommentSources } from "#engine/comments/check-comment.ts";
import {
  type CommentBrief,
  type CommentComposition,
  composeComment,
  composeReply,
  type AssistantBrief,
  wordCommentBrief,
  instructComment,
} from "#engine/comments/compose-comment.ts";
import { rankAnswers } from "#engine/comments/rank-answers.ts";
import { findNeed } from "#engine/comments/find-need.ts";
import { recogniseLanguage } from "#engine/text/recognise-language.ts";
import type { Scope } from "#server/scope.ts";
import { startPatience } from "#server/services/assistance/ask-model.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import { buildPolicy } from "#server/services/policies/build-policy.ts";
import { requireProject } from "#server/services/projects/require-project.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { requireSubreddit } from "#server/services/subreddits/require-subreddit.ts";
import * as z from "zod";
import { joinThread, readThread, type Thread } from "#engine/comments/read-thread.ts";
import { LlmError } from "#server/gateways/llm/llm-gateway.ts";
import { ServiceError, wrongField } from "#server/service-error.ts";
import { readPostAddress } from "#engine/outcomes/post-address.ts";
import { bansAiText } from "#engine/policy/policy.ts";
import { readTellable } from "#server/services/projects/read-interview.ts";
import {
  describeRedditError,
  waitForReddit,
} from "#server/services/subreddits/refresh-subreddit.ts";

const NOTHING_FITS = "None of your answers fits this. Skip it, or answer from experience.";
const ASKS = "One answer is missing for a good comment.";
const OTHER_LANGUAGE =
  "This thread isn't in the language of your answers. Answer it yourself if you speak it.";

/** Reads a thread and drafts a comment on it. Nothing is kept, and nobody but the founder posts anything. */
export async function draftComment(
  deps: ServiceDeps,
  scope: Scope,
  {
    projectId,
    subredditId,
    situation,
    isAsked = false,
    writer = "engine",
    thread: pasted,
  }: CommentRequest,
): Promise<CommentDraft> {
  const project = await requireProject(deps, scope, projectId);
  const subreddit = await requireSubreddit(deps, scope, subredditId);
  await consumeLimit(deps, "assistPerUser", scope.userId);
  const { thread, link } = await readQuestion(deps, scope, { thread: pasted, subredditId });
  const interview = readTellable(project);
  const helps = rankAnswers(deps.matcher, thread, interview);
  const profile = deps.profiles.get(subreddit.id);
  const brief: Brief = {
    policy: buildPolicy(subreddit),
    notes: profile ? { works: profile.works, promotion: profile.promotion } : null,
    project: { name: project.name, url: project.url },
    interview,
    thread,
    need: findNeed(thread),
    helps,
    situation,
    isAsked,
  };
  const written = await write(deps, brief, writer);
  const reply = composeReply({ ...brief, situation: undefined });
  const { title, text, language } = thread;
  return {
    thread: { title, text, link },
    language,
    need: [...brief.need],
    helps: helps.map(({ id }) => id),
    shared: helps[0]?.shared ?? [],
    ...written,
    ifAsked: reply.is === "comment" ? reply.text : null,
    checks: written.draft ? check(brief, written.draft) : [],
    brief: wordCommentBrief(brief),
  };
}

type Brief = AssistantBrief & CommentBrief;
type Written = Pick<CommentDraft, "draft" | "asks" | "message" | "notice">;

async function write(deps: ServiceDeps, brief: Brief, writer: "engine" | "llm"): Promise<Written> {
  const composition = compose(brief);
  if (composition.is === "asks") {
    return { draft: null, asks: composition.questions, message: ASKS, notice: null };
  }
  const model = writer === "llm" ? await writeWithModel(deps, brief) : null;
  if (model?.text) {
    const rests = brief.helps.map(({ id }) => id);
    const draft = { content: model.text, rests, isSure: true, by: "llm" as const };
    return { draft, asks: null, message: null, notice: null };
  }
  const notice = model?.notice ?? null;
  if (composition.is === "nothing") {
    const message = isForeign(brief) ? OTHER_LANGUAGE : NOTHING_FITS;
    return { draft: null, asks: null, message, notice };
  }
  const { text, rests, isSure } = composition;
  return {
    draft: { content: text, rests, isSure, by: "engine" },
    asks: null,
    message: null,
    notice: notice && `${notice} These are your own words instead.`,
  };
}

/** Words that happen to be the same in two languages make no answer. */
function compose(brief: Brief): CommentComposition {
  if (brief.isAsked) return composeReply(brief);
  const composition = composeComment(brief);
  return composition.is === "comment" && isForeign(brief) ? { is: "nothing" } : composition;
}

function isForeign({ thread, interview }: Brief): boolean {
  const own = recogniseLanguage(interview.answers.teach ?? "");
  return thread.language !== null && own !== null && thread.language !== own;
}

function check(
  brief: Brief,
  { content, by }: NonNullable<CommentDraft["draft"]>,
): CommentDraft["checks"] {
  const { policy, project, isAsked, thread } = brief;
  const { language } = thread;
  const sources = listCommentSources(brief);
  return checkComment({ text: content, policy, project, isAsked, by, language, sources }).map(
    ({ id, label, outcome, message }) => ({ id, label, outcome, message }),
  );
}

const Answer = z.object({
  /** null where nothing that the founder said answers the question. */
  comment: z.string().max(4000).nullable(),
});

/** What a connected model wrote, or why it did not. */
type ModelComment = { text: string; notice: null } | { text: null; notice: string };

/** One call; whatever goes wrong is a sentence, since there is always a draft without it. */
async function writeWithModel(
  { llm }: Pick<ServiceDeps, "llm">,
  brief: AssistantBrief,
): Promise<ModelComment> {
  const { policy } = brief;
  if (!llm.isConfigured) return refuse("No language model is connected.");
  if (bansAiText(policy)) {
    return refuse(`${policy.fullName} bans AI text, so we didn't ask the language model.`);
  }
  try {
    const { comment } = await llm.generate({
      task: "write-comment",
      instructions: `${instructComment(brief)}\nAnswer with the comment, or with null if nothing that I said answers them.`,
      data: quoteBrief(brief),
      schema: Answer,
      maxOutputTokens: 1200,
      signal: startPatience(llm),
    });
    const text = comment?.trim() ?? "";
    return text === ""
      ? refuse("The language model found nothing in your answers that helps here.")
      : { text, notice: null };
  } catch (error) {
    if (!(error instanceof LlmError)) throw error;
    return refuse(error.message);
  }
}

function refuse(notice: string): ModelComment {
  return { text: null, notice };
}

function quoteBrief(brief: AssistantBrief): { name: string; text: string }[] {
  const { policy, notes, interview, thread, situation } = brief;
  const blocks = {
    community: [
      policy.fullName,
      notes?.works ?? "",
      notes?.promotion ?? "",
      policy.extractedRules.join(" "),
    ],
    "what the founder knows": Object.entries(interview.answers).map(
      ([id, answer]) => `${id}: ${answer}`,
    ),
    "what the founder says about their case": [situation ?? ""],
    thread: [joinThread(thread)],
  };
  return Object.entries(blocks)
    .map(([name, lines]) => ({ name, text: lines.filter(Boolean).join("\n") }))
    .filter(({ text }) => text !== "");
}

/** A question, and where it stands on Reddit if that is known. */
type Question = { thread: Thread; link: string | null };

const NOTHING = "Paste the thread's title and text first.";
const NO_KEYS = "We can't read links here. Paste the title and text.";
const SHARE_LINK =
  "A share link doesn't say which thread it is. Open it and copy the address, or paste the title and text.";

/** What was pasted, or what Reddit has at the link where nothing else was. */
async function readQuestion(
  deps: ServiceDeps,
  scope: Scope,
  { thread: pasted, subredditId }: Pick<CommentRequest, "thread" | "subredditId">,
): Promise<Question> {
  const { title, text } = pasted;
  const thread = readThread({ title, text });
  const isEmpty = thread.title === "" && thread.text === "";
  // Many paste the address where the text belongs.
  const address = pasted.link || (isEmpty ? findAddress(`${title ?? ""} ${text ?? ""}`) : null);
  const place = address ? readPlace(address, subredditId) : null;
  if (!isEmpty) return { thread, link: place?.address ?? null };
  if (!place) throw wrongField("thread.text", NOTHING);
  if (!deps.reddit.isConfigured) throw wrongField("thread.text", NO_KEYS);
  if (place.postId === null) throw wrongField("thread.link", SHARE_LINK);
  await consumeLimit(deps, "askRedditPerUser", scope.userId);
  return { thread: await fetchQuestion(deps, place.postId, subredditId), link: place.address };
}

function findAddress(text: string): string | null {
  return text.split(/\s+/).find((word) => /(?:reddit\.com|redd\.it)\//i.test(word)) ?? null;
}

function readPlace(link: string, subredditId: string) {
  const read = readPostAddress(link);
  if ("fault" in read) throw wrongField("thread.link", read.fault);
  const [, community] = /\/r\/(\w+)\//.exec(read.address) ?? [];
  if (community) requireSameCommunity(community, subredditId);
  return read;
}

function requireSameCommunity(community: string, subredditId: string): void {
  if (community.toLowerCase() === subredditId) return;
  throw wrongField(
    "thread.link",
    `This thread is in r/${community}. Choose that community, or paste a thread of r/${subredditId}.`,
  );
}

async function fetchQuestion(
  deps: ServiceDeps,
  postId: string,
  subredditId: string,
): Promise<Thread> {
  const found = await waitForReddit(deps)
    .reddit.fetchThread(postId)
    .catch((error: unknown) => {
      throw describeRedditError(error);
    });
  if (!found) throw new ServiceError("NOT_FOUND", "Reddit doesn't have this thread.");
  requireSameCommunity(found.community, subredditId);
  if (found.isRemoved) throw wrongField("thread.link", "This thread was removed or deleted.");
  if (found.isClosed) {
    throw wrongField("thread.link", "This thread is closed. Nobody can comment there.");
  }
  return readThread({ title: found.title, text: found.text });
}
