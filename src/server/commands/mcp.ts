import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { createClient, type Send, NetworkError } from "#contract/client.ts";
import { lookAtToken } from "#engine/accounts/personal-token.ts";
import { type Config, reachableUrl } from "../config.ts";
import { createAssistantServer } from "../mcp/create-assistant-server.ts";
import { readArguments, runCommand } from "../operator/run-command.ts";
import { StartError } from "../start/start-error.ts";

const USAGE = `Usage: npm run --silent tool -- mcp, or foothold mcp

Answers an assistant on this machine, over standard input and output, through the running server.
FOOTHOLD_TOKEN holds a token from Settings; FOOTHOLD_URL says where the server is, if not here.
`;

readArguments(USAGE);
await runCommand("serve an assistant", serveAssistant);

/** Speaks MCP on stdin and stdout, for an assistant on this machine; the running server does the work. */
async function serveAssistant(config: Config): Promise<void> {
  const { assistantToken: token, version } = config;
  if (!token) {
    throw new StartError(
      "FOOTHOLD_TOKEN is not set. Create a token in Foothold under Settings, Access tokens.",
    );
  }
  if (lookAtToken(token) !== "whole") {
    throw new StartError("FOOTHOLD_TOKEN is not a complete token. Please copy it again.");
  }
  const client = createClient(sendTo(config.serverUrl ?? reachableUrl(config), token));
  const about = { version, clock: () => new Date() };
  serveStdio(() => createAssistantServer(client, about));
}

function sendTo(origin: string, token: string): Send {
  return async (url, init) => {
    const headers = new Headers(init.headers);
    headers.set("authorization", `Bearer ${token}`);
    // A redirect would take the token elsewhere.
    const request = { ...init, headers, redirect: "error" as const };
    return fetch(origin + url, request).catch((error: unknown) => {
      throw new NetworkError(error);
    });
  };
}
