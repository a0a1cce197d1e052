import { useMutation } from "@tanstack/react-query";
import { ApiError, NetworkError } from "#contract/client.ts";

/** Asks for the tools as an assistant would, with the token alone and not with the session. */
export function useTryAssistant() {
  return useMutation({ mutationFn: listTools, gcTime: 0 });
}

async function listTools(token: string): Promise<ListedTool[]> {
  const answer = await fetch("/mcp", {
    method: "POST",
    headers: {
      authorization: `Bearer ${token.trim()}`,
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
  }).catch((error: unknown) => {
    throw new NetworkError(error);
  });
  if (!answer.ok) throw new ApiError(answer.status, await answer.json().catch(() => null));
  return readTools(await answer.text());
}

type ListedTool = { name: string; description: string; isReading: boolean };

type Message = {
  result?: {
    tools?: { name: string; description?: string; annotations?: { readOnlyHint?: boolean } }[];
  };
};

/** The tools in an answer to tools/list, which comes as JSON or as an event of a stream. */
export function readTools(text: string): ListedTool[] {
  const event = /^data: (.*)$/m.exec(text)?.[1];
  const { result } = JSON.parse(event ?? text) as Message;
  if (!result?.tools) throw new Error("The answer lists no tools.");
  return result.tools.map(({ name, description = "", annotations }) => ({
    name,
    description,
    isReading: annotations?.readOnlyHint === true,
  }));
}
