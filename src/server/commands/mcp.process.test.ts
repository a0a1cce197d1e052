import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { expect, onTestFinished, test } from "vitest";
import { runCommand } from "../testing/run-command.ts";
import { PROCESS_ENV } from "../testing/process-env.ts";
import { setUpProcessTrial } from "../testing/process-trial.ts";
import { findFreePort } from "../testing/free-port.ts";

const trial = setUpProcessTrial();
const command = fileURLToPath(new URL("mcp.ts", import.meta.url));

async function connect(settings: Record<string, string>): Promise<Client> {
  const client = new Client({ name: "test", version: "1" });
  const env = { ...(PROCESS_ENV as Record<string, string>), ...settings };
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [command], env }),
  );
  onTestFinished(() => client.close());
  return client;
}

const askForFacts = async (client: Client) => {
  const { content, isError } = await client.callTool({ name: "founder_facts", arguments: {} });
  return { isError, text: content[0]?.type === "text" ? content[0].text : "" };
};

test(
  "an assistant on this machine is served through the running server",
  { tags: "nightly" },
  async () => {
    const server = await trial.start({ DATA_DIR: trial.usedFolder() });
    const body = { email: "stdio@example.com", password: "correct horse battery" };
    const { accessToken } = await server.clientOf().signUp({ body });
    const user = server.clientOf(accessToken);
    await user.createProject({ body: { name: "Ropewise", selectedSubreddits: [{ id: "saas" }] } });
    const { token, details } = await user.createToken({ body: { name: "stdio", scope: "read" } });
    const client = await connect({ FOOTHOLD_TOKEN: token, FOOTHOLD_URL: server.url });
    expect((await client.listTools()).tools).toHaveLength(14);
    expect((await askForFacts(client)).text).toContain("Ropewise");
    await user.revokeToken({ params: { tokenId: details.id } });
    expect(await askForFacts(client)).toMatchObject({
      isError: true,
      text: expect.stringMatching(/^This token was revoked on/),
    });
  },
);

test("where no server runs, the assistant is told so", async () => {
  const FOOTHOLD_URL = `http://127.0.0.1:${await findFreePort()}`;
  const client = await connect({ FOOTHOLD_TOKEN: `foothold_${"a".repeat(43)}`, FOOTHOLD_URL });
  expect(await askForFacts(client)).toEqual({
    isError: true,
    text: "We can't reach Foothold. Check that it runs, and try again.",
  });
});

test.each<[name: string, settings: Record<string, string>, says: string]>([
  ["no token", {}, "FOOTHOLD_TOKEN is not set."],
  [
    "a token that was cut off",
    { FOOTHOLD_TOKEN: "foothold_abc" },
    "FOOTHOLD_TOKEN is not a complete token.",
  ],
])("with %s it does not start", { tags: "nightly" }, async (_name, settings, says) => {
  const { code, output } = await runCommand("mcp", [], settings);
  expect(code).toBe(1);
  expect(output).toContain(`Foothold can't serve an assistant: ${says}`);
  expect(output).not.toContain("    at ");
});
