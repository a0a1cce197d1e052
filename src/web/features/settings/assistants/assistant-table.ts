/** An assistant that speaks MCP, and what it has to be given. */
export type Assistant = {
  id: string;
  name: string;
  /** Where the lines belong, in the words of the program. */
  where: string;
  configure: (origin: string, token: string) => string;
};

/** Stands for the token until there is one. */
export const NO_TOKEN = "YOUR-TOKEN";

const toJson = (value: object) => JSON.stringify(value, null, 2);

export const ASSISTANTS: readonly Assistant[] = [
  {
    id: "claude-code",
    name: "Claude Code",
    where: "Run this in a terminal.",
    configure: (origin, token) =>
      `claude mcp add --transport http foothold ${origin}/mcp --header "Authorization: Bearer ${token}"`,
  },
  {
    id: "cursor",
    name: "Cursor",
    where: "Put this into .cursor/mcp.json in your home folder.",
    configure: (origin, token) =>
      toJson({ mcpServers: { foothold: { url: `${origin}/mcp`, headers: bearer(token) } } }),
  },
  {
    id: "vs-code",
    name: "VS Code",
    where: "Put this into .vscode/mcp.json.",
    configure: (origin, token) =>
      toJson({
        servers: { foothold: { type: "http", url: `${origin}/mcp`, headers: bearer(token) } },
      }),
  },
  {
    id: "codex",
    name: "Codex",
    where: "Put this into .codex/config.toml in your home folder, and set FOOTHOLD_TOKEN.",
    configure: (origin) =>
      `[mcp_servers.foothold]\nurl = "${origin}/mcp"\nbearer_token_env_var = "FOOTHOLD_TOKEN"`,
  },
  {
    id: "claude-desktop",
    name: "Claude Desktop",
    where: "Put this into claude_desktop_config.json. Name the folder of your copy of Foothold.",
    configure: (origin, token) =>
      toJson({
        mcpServers: {
          foothold: {
            command: "npm",
            args: ["--silent", "--prefix", "/path/to/foothold", "run", "tool", "mcp"],
            env: { FOOTHOLD_URL: origin, FOOTHOLD_TOKEN: token },
          },
        },
      }),
  },
  {
    id: "other",
    name: "Another assistant",
    where: "Give it this address (streamable HTTP) and this header.",
    configure: (origin, token) => `${origin}/mcp\nAuthorization: Bearer ${token}`,
  },
];

function bearer(token: string) {
  return { Authorization: `Bearer ${token}` };
}
