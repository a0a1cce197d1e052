import * as z from "zod";
import { BriefRequest } from "#contract/assistant.ts";
import { ApiError, type Client } from "#contract/client.ts";
import { requestBody } from "#contract/fields.ts";
import { AnswerId, FactTold } from "#contract/interview.ts";
import { ProjectId } from "#contract/projects/project-fields.ts";
import { POST_TYPES } from "#engine/drafts/draft.ts";
import { ANSWER_IDS, type AnswerId as QuestionId } from "#engine/interview/interview.ts";
import { findQuestion, listSteps } from "#engine/interview/list-questions.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import { wordFacts } from "#engine/posts/assistant/word-assistant-brief.ts";
import { Community } from "./community-tools.ts";
import { defineTool } from "./tool.ts";

export const OwnProject = ProjectId.meta({ description: "The project's id, from founder_facts." });

const Question = z.object({
  questionId: z.enum(ANSWER_IDS).meta({ description: "For tell_fact." }),
  ask: z.string().meta({ description: "What to ask the founder, in these words." }),
  why: z.string().meta({ description: "What the answer is good for." }),
});

function describeQuestion(kind: ProjectKind, id: QuestionId): z.output<typeof Question> {
  const { ask, reason } = findQuestion(kind, id);
  return { questionId: id, ask, why: reason };
}

export const founderFacts = defineTool({
  name: "founder_facts",
  title: "What the founder says",
  description:
    "The founder's projects; with projectId, everything the founder said about one, and what hasn't been asked yet. A post may state these facts and no others.",
  scope: "read",
  input: requestBody({
    projectId: OwnProject.optional().meta({
      description: "Of one project; if left out, all are listed.",
    }),
  }),
  output: z.object({
    projects: z.array(
      z.object({
        projectId: z.string(),
        name: z.string(),
        description: z.string().meta({ description: "How it is listed. Not a source of facts." }),
        url: z.string().nullable(),
        status: z.string(),
      }),
    ),
    facts: z.string().nullable().meta({ description: "In the founder's own words." }),
    unanswered: z.array(Question).meta({ description: "Never answer these yourself." }),
  }),
  run: async (client, { projectId }) => {
    if (!projectId) {
      const projects = await client.listProjects();
      return { projects: projects.map(describeProject), facts: null, unanswered: [] };
    }
    const project = await client.getProject({ params: { projectId } });
    const { interview } = project;
    const open = listSteps(interview.kind)
      .flat()
      .filter(({ id }) => !interview.answers[id]);
    return {
      projects: [describeProject(project)],
      facts: wordFacts({ project, interview }),
      unanswered: open.map(({ id }) => describeQuestion(interview.kind, id)),
    };
  },
});

type Listed = { id: string; name: string; description: string; url: string | null; status: string };

function describeProject({ id, name, description, url, status }: Listed) {
  return { projectId: id, name, description, url, status };
}

export const tellFact = defineTool({
  name: "tell_fact",
  title: "Save what the founder said",
  description:
    "Save the founder's answer to a question that has none yet, in the founder's own words from this conversation. Never guess, complete or improve it: ask first. Only the founder can change an existing answer, in Foothold.",
  scope: "write-drafts",
  input: requestBody({
    projectId: OwnProject,
    questionId: AnswerId.meta({ description: "From founder_facts or write_post." }),
    founderSaid: FactTold.shape.founderSaid.meta({
      description: "What the founder said, word for word.",
    }),
  }),
  output: z.object({
    saved: z.object({ question: z.string(), answer: z.string() }),
    facts: z.string().meta({ description: "Everything the founder has said so far." }),
  }),
  run: async (client, { projectId, questionId, founderSaid }) => {
    const params = { projectId };
    const interview = await client.tellFact({ params, body: { questionId, founderSaid } });
    const project = await client.getProject({ params });
    return {
      saved: {
        question: findQuestion(interview.kind, questionId).ask,
        answer: interview.answers[questionId] ?? "",
      },
      facts: wordFacts({ project, interview }),
    };
  },
});

export const Place = { projectId: OwnProject, subredditId: Community };

export const WriteInput = {
  ...Place,
  postType: BriefRequest.shape.postType.meta({ description: `One of ${POST_TYPES.join(", ")}.` }),
  notes: BriefRequest.shape.notes.meta({ description: "What to watch for this time." }),
};

export const AFTERWARDS =
  "When it is written, check it against the community with check_draft and fix what it finds. Then show it to me. Save it with save_draft only if I say so. I post it myself.";

export const writePost = defineTool({
  name: "write_post",
  title: "Prepare to write a post",
  description:
    "The whole brief for one post: the community and what it allows, the founder's facts, how it should sound. If the founder hasn't said enough, it returns the questions to ask; save each answer with tell_fact, then call it again.",
  scope: "read",
  input: requestBody(WriteInput),
  output: z.object({
    isReady: z.boolean().meta({ description: "False while answers are missing." }),
    brief: z.string().nullable().meta({ description: "What to write, and from what." }),
    readFirst: z.string().nullable().meta({ description: "A warning to give the founder first." }),
    missing: z.array(Question).meta({ description: "Ask the founder these; never answer them." }),
  }),
  run: async (client, body) => {
    const found = await briefOrQuestions(client, body);
    if ("missing" in found) return { isReady: false, brief: null, ...found };
    const { text, notice } = found;
    return { isReady: true, brief: `${text}\n\n${AFTERWARDS}`, readFirst: notice, missing: [] };
  },
});

type Brief = { text: string; notice: string | null };
type Missing = { readFirst: string; missing: z.output<typeof Question>[] };

/** Where answers are missing an assistant can ask for them, in their own words. */
export async function briefOrQuestions(
  client: Client,
  body: z.output<typeof BriefRequest>,
): Promise<Brief | Missing> {
  try {
    return await client.wordPostBrief({ body });
  } catch (error) {
    if (!(error instanceof ApiError) || !Array.isArray(error.details["questions"])) throw error;
    const ids = error.details["questions"] as QuestionId[];
    const { interview } = await client.getProject({ params: { projectId: body.projectId } });
    return {
      readFirst: error.message,
      missing: ids.map((id) => describeQuestion(interview.kind, id)),
    };
  }
}
