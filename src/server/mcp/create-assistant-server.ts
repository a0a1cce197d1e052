import {
  type CallToolResult,
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceTemplate,
} from "@modelcontextprotocol/server";
import { ApiError, type Client, NetworkError } from "#contract/client.ts";
import { wordFacts } from "#engine/posts/assistant/word-assistant-brief.ts";
import { communityPolicy, findCommunities } from "./community-tools.ts";
import {
  AFTERWARDS,
  briefOrQuestions,
  founderFacts,
  Place,
  tellFact,
  WriteInput,
  writePost,
} from "./founder-tools.ts";
import { projectResults, schedulePost, todaysTasks, whenToPost } from "./plan-tools.ts";
import { checkDraft, saveDraft, listPosts, recordOutcome } from "./post-tools.ts";
import { radar } from "./radar-tool.ts";
import { type AssistantTool, QUOTED_NOTE, quoteAll, ToolRefusal } from "./tool.ts";
import * as z from "zod";
import { ThreadAddress } from "#contract/comment.ts";

const INSTRUCTIONS =
  "Foothold helps a founder take part in Reddit without being banned. Use it to find communities, read what they allow, write, check, save and schedule drafts, and follow what happens to them. State only what founder_facts says: what the founder didn't say isn't a fact, so ask, and save the answer with tell_fact. Nothing here posts, votes or sends messages: the founder does that on Reddit.";

type About = { version: string; clock: () => Date };

/** The tools, resources and prompts for one user, whose calls `client` makes. */
export function createAssistantServer(client: Client, { version, clock }: About): McpServer {
  const server = new McpServer(
    { name: "foothold", title: "Foothold", version },
    { instructions: INSTRUCTIONS },
  );
  const tools: AssistantTool[] = [
    findCommunities,
    communityPolicy,
    founderFacts,
    tellFact,
    writePost,
    checkDraft(clock),
    saveDraft,
    whenToPost,
    schedulePost,
    listPosts,
    recordOutcome,
    projectResults,
    todaysTasks,
    radar,
  ];
  for (const tool of tools) addTool(server, client, tool);
  addProjectBriefs(server, client);
  for (const { name, title, description, args, word } of PROMPTS) {
    server.registerPrompt(name, { title, description, argsSchema: args }, async (given) => {
      const text = await word(client, given).catch((error: unknown) => {
        throw new ProtocolError(ProtocolErrorCode.InvalidParams, wordFailure(error));
      });
      return { messages: [{ role: "user", content: { type: "text", text } }] };
    });
  }
  return server;
}

function addTool(server: McpServer, client: Client, tool: AssistantTool): void {
  const { name, title, description, scope, input, output, run } = tool;
  const isReading = scope === "read";
  const annotations = {
    readOnlyHint: isReading,
    destructiveHint: false,
    idempotentHint: isReading,
    openWorldHint: false,
  };
  const config = { title, description, inputSchema: input, outputSchema: output, annotations };
  server.registerTool(name, config, async (args): Promise<CallToolResult> => {
    try {
      const answer = await run(client, args);
      // As text too, for clients that read nothing else.
      const text = JSON.stringify(answer, null, 1);
      return { content: [{ type: "text", text }], structuredContent: answer };
    } catch (error) {
      return { isError: true, content: [{ type: "text", text: wordFailure(error) }] };
    }
  });
}

/** The sentence that the API refused with; what nobody expected goes on. */
function wordFailure(error: unknown): string {
  if (error instanceof ToolRefusal) return error.message;
  if (error instanceof ApiError) return error.serverMessage ?? error.message;
  if (error instanceof NetworkError) {
    return "We can't reach Foothold. Check that it runs, and try again.";
  }
  throw error;
}

const uriOf = (projectId: string) => `foothold://projects/${projectId}/brief`;

function addProjectBriefs(server: McpServer, client: Client): void {
  const template = new ResourceTemplate(uriOf("{projectId}"), {
    list: async () => ({
      resources: (await client.listProjects()).map(({ id, name }) => ({
        uri: uriOf(id),
        name: `Brief of ${name}`,
        // Lists show it instead of the name, and the template's is the same for all.
        title: `Brief of ${name}`,
        mimeType: "text/plain",
      })),
    }),
  });
  const about = {
    title: "Brief of a project",
    description: "What the founder says about a project, and what its communities allow.",
    mimeType: "text/plain",
  };
  server.registerResource("project-brief", template, about, async (uri, { projectId }) => {
    const params = { projectId: String(projectId) };
    const project = await client.getProject({ params }).catch((error: unknown) => {
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, wordFailure(error));
    });
    const communities = project.recommendations.flatMap(({ subreddit: { fullName, policy } }) =>
      quoteAll([`${fullName}: ${policy.words} (${policy.sourceWords})`]),
    );
    const text = [
      `${project.name}\n${project.description}`,
      `What the founder says: the only facts that a post may state\n\n${wordFacts({ project, interview: project.interview })}`,
      `The communities that the founder chose\n\n${QUOTED_NOTE}\n\n${communities.join("\n")}`,
    ].join("\n\n");
    return { contents: [{ uri: uri.href, mimeType: "text/plain", text }] };
  });
}

/** A text that the founder hands to the assistant on purpose. */
type AssistantPrompt = {
  name: string;
  title: string;
  description: string;
  /** Protocol and clients know texts only. */
  args: z.ZodObject;
  word: (client: Client, args: Record<string, unknown>) => Promise<string>;
};

const WriteArgs = z.object(WriteInput);

const AnswerArgs = z.object({
  ...Place,
  thread: z
    .string("Please paste the thread: its title and its text.")
    .meta({ description: "The thread's title and text, as copied from Reddit." }),
  link: ThreadAddress.optional().meta({ description: "The thread's address on Reddit." }),
});

const PROMPTS: readonly AssistantPrompt[] = [
  {
    name: "write_post",
    title: "Write a post for …",
    description:
      "The whole brief for one post: the community and what it allows, the founder's facts, how it should sound.",
    args: WriteArgs,
    word: async (client, args) => {
      const found = await briefOrQuestions(client, WriteArgs.parse(args));
      if ("missing" in found) return wordQuestions(found.missing);
      const { text, notice } = found;
      return [...(notice ? [`Before you write: ${notice}`] : []), text, AFTERWARDS].join("\n\n");
    },
  },
  {
    name: "answer_thread",
    title: "Answer this thread",
    description: "The whole brief for one helpful comment on a thread that somebody else opened.",
    args: AnswerArgs,
    word: async (client, args) => {
      const { projectId, subredditId, thread, link } = AnswerArgs.parse(args);
      const body = { projectId, subredditId, thread: { text: thread, ...(link && { link }) } };
      const { brief, message } = await client.draftComment({ body });
      return [...(message ? [`Before you write: ${message}`] : []), brief].join("\n\n");
    },
  },
];

function wordQuestions(missing: { questionId: string; ask: string }[]): string {
  return [
    "There isn't enough for a good post yet. Ask me these questions, one at a time. Don't answer any of them yourself. Save what I say with tell_fact, in my own words, and then call write_post.",
    ...missing.map(({ questionId, ask }) => `${questionId}: ${ask}`),
  ].join("\n\n");
}
