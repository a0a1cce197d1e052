import { execFile, execFileSync } from "node:child_process";
import { chownSync, existsSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { CommandResult } from "../testing/run-command.ts";
import { setUpProcessTrial } from "../testing/process-trial.ts";

const { newFolder, usedFolder } = setUpProcessTrial();
const root = fileURLToPath(new URL("../../../", import.meta.url));
const wrapper = join(root, "deploy", "foothold");

function run(
  args: string[],
  env: Record<string, string>,
  program = wrapper,
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const all = { PATH: "/usr/sbin:/usr/bin:/sbin:/bin", ...env };
    execFile(program, args, { env: all, cwd: "/" }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

describe("the command foothold", () => {
  test("loads the settings of the unit, whatever folder it is run in and linked from", async () => {
    const dataDir = usedFolder();
    const settings = join(newFolder(), "foothold.env");
    writeFileSync(settings, `# remark\nDATA_DIR="${dataDir}"\n\n;LOG_LEVEL=loud\nPORT='3001'`);
    const link = join(newFolder(), "foothold");
    symlinkSync(wrapper, link);
    const file = join(newFolder(), "backup.gz");
    const env = { FOOTHOLD_SETTINGS: settings };
    expect(await run(["backup", file, "--empty"], env, link)).toMatchObject({
      code: 0,
      output: expect.stringContaining(`embedded, in ${dataDir}`),
    });
    expect(existsSync(file)).toBe(true);
  });

  test("takes what the unit sets where the file says nothing", { tags: "nightly" }, async () => {
    const unit = readFileSync(join(root, "deploy", "foothold.service"), "utf8");
    const set = [...unit.matchAll(/^Environment=(.+)$/gm)].map(([, pair]) => pair);
    expect(set).toEqual(["NODE_ENV=production", "DATA_DIR=/var/lib/foothold"]);
    expect(readFileSync(wrapper, "utf8")).toContain(`export ${set.join(" ")}`);
    const settings = join(newFolder(), "foothold.env");
    writeFileSync(settings, "LOG_LEVEL=info\n");
    const { code, output } = await run(["admin", "users"], { FOOTHOLD_SETTINGS: settings });
    expect(output).toContain("embedded, in /var/lib/foothold");
    expect(code).toBe(1);
  });

  test("in an image takes the container's settings", { tags: "nightly" }, async () => {
    const dataDir = usedFolder();
    const env = { DATA_DIR: dataDir, FOOTHOLD_SETTINGS: join(dataDir, "no-such-file") };
    expect(await run(["admin", "users"], env)).toMatchObject({
      code: 0,
      output: expect.stringContaining(`embedded, in ${dataDir}`),
    });
  });

  test("is in the image, beside everything that it runs", () => {
    const dockerfile = readFileSync(join(root, "Dockerfile"), "utf8");
    expect(dockerfile).toContain("/app/deploy/foothold /usr/local/bin/foothold");
    const ignored = readFileSync(join(root, ".dockerignore"), "utf8").split("\n");
    expect(ignored).not.toContain("deploy");
    expect(ignored).toContain("!deploy/foothold");
    expect(statSync(wrapper).mode & 0o111).toBe(0o111);
  });

  test.each([
    [[], 0],
    [["help"], 0],
    [["--help"], 0],
    [["no-such"], 2],
    [["run"], 2],
    [["../main"], 2],
  ] as [string[], number][])(
    "%j names the commands there are and ends with %i",
    async (args, wanted) => {
      const { code, output } = await run(args, { FOOTHOLD_SETTINGS: "/no/such/file" });
      expect(output).toMatch(/Usage: foothold COMMAND/);
      expect(output).toMatch(/^ {2}backup\n/m);
      expect(output).not.toMatch(/^ {2}run$/m);
      expect(code).toBe(wanted);
      const isKnown = wanted === 0;
      expect(output.includes(`There is no command '${args[0]}'.`)).toBe(!isKnown);
    },
  );

  test.skipIf(process.getuid?.() !== 0)(
    "run as root works as the server's user",
    { tags: "nightly" },
    async () => {
      const dataDir = usedFolder();
      const uid = Number(execFileSync("id", ["-u", "nobody"], { encoding: "utf8" }));
      execFileSync("chown", ["-R", "nobody", dataDir]);
      const folder = newFolder();
      chownSync(folder, uid, 0);
      const file = join(folder, "backup.gz");
      const env = { DATA_DIR: dataDir, FOOTHOLD_SETTINGS: "/no/such/file" };
      const { code, output } = await run(["backup", file, "--empty"], env);
      expect(output).toContain(file);
      expect(code).toBe(0);
      expect(statSync(file).uid).toBe(uid);
    },
  );
});
