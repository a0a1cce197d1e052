import { expect, inject, test } from "vitest";
import { setUpProcessTrial } from "../testing/process-trial.ts";
import { runCommand } from "../testing/run-command.ts";

const { catalogueFile } = inject("usedFolder");
const { usedFolder, start } = setUpProcessTrial();

const runDemo = (dataDir: string) =>
  runCommand("demo", [], { DATA_DIR: dataDir, CATALOGUE_FILE: catalogueFile });

// Every run of the browser tests begins with this command.
test(
  "run twice, its newest link signs in to the demo account on a server that starts then",
  { tags: "nightly" },
  async () => {
    const dataDir = usedFolder();
    expect((await runDemo(dataDir)).code).toBe(0);
    const { code, output } = await runDemo(dataDir);
    expect(code).toBe(0);
    expect(output).toContain("demo@foothold.example: 3 projects");
    const token = /token=([\w-]+)/.exec(output)?.[1] ?? "";
    const server = await start({ DATA_DIR: dataDir });
    const { user, accessToken } = await server.clientOf().verifyMagicLink({ body: { token } });
    expect(user.name).toBe("Demo founder");
    expect(await server.clientOf(accessToken).listProjects()).toHaveLength(3);
  },
);

test(
  "while a server uses the data folder it says so, and what to do",
  { tags: "nightly" },
  async () => {
    const dataDir = usedFolder();
    await start({ DATA_DIR: dataDir });
    const { code, output } = await runDemo(dataDir);
    expect(code).toBe(1);
    expect(output).toMatch(/can't create the demo account: .* in use by another Foothold server/);
    expect(output).toContain("Stop that one first");
    expect(output).not.toContain("    at ");
  },
);
