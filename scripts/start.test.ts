import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const note = (what: string) =>
  `import { appendFileSync, existsSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
const note = (what) => appendFileSync("notes", what + "\\n");
const until = async (file) => { while (!existsSync(file)) await setTimeout(10); };
${what}`;

/** Both wait for each other, so that neither can be done before the other has begun. */
const BUILD = `writeFileSync("building", ""); await until("loading"); note("built");`;
const LOAD = `writeFileSync("loading", ""); await until("building"); note("loaded " + process.argv.slice(2));`;

const listening = new URL("../src/server/start/listen-and-stop.ts", import.meta.url).href;
const SERVE = `import { waitToGoOn } from "${listening}";
writeFileSync("begun", ""); await waitToGoOn(); note("served");`;

const BUILT = { isBuilt: true, build: "", load: LOAD };

test("a first start loads the catalogue beside the build, and serves after both", () => {
  const { run, notes } = layOut({ isBuilt: false, build: BUILD, load: LOAD });
  expect(run()).toMatchObject({ status: 0, stderr: "" });
  expect(notes().slice(0, 2).toSorted()).toEqual(["built", "loaded load,--only-new"]);
  expect(notes().slice(2)).toEqual(["served"]);
});

test("the server reads its code while the catalogue is loaded, and goes on after it", () => {
  const load = `await until("begun"); note("loaded");`;
  const { run, notes } = layOut({ isBuilt: false, build: "", load });
  expect(run()).toMatchObject({ status: 0, stderr: "" });
  expect(notes()).toEqual(["loaded", "served"]);
});

test("a server that can't start does not wait for the catalogue to say so", async () => {
  const load = `process.on("SIGTERM", () => { note("ended"); process.exit(); });
writeFileSync("loading", ""); await setTimeout(60_000);`;
  const serve = `await until("loading"); process.exit(3);`;
  const { run, notes } = layOut({ isBuilt: false, build: "", load, serve });
  expect(run()).toMatchObject({ status: 3 });
  await expect.poll(notes, { timeout: 30_000 }).toEqual(["ended"]);
});

test("a later start leaves the catalogue to the server", () => {
  const { run, notes } = layOut(BUILT);
  run();
  expect(notes()).toEqual(["served"]);
});

test("a catalogue that can't be loaded keeps nobody from hearing it from the server", () => {
  const { run, notes } = layOut({ isBuilt: false, build: "", load: "process.exit(1);" });
  run();
  expect(notes()).toEqual(["served"]);
});

test("a build that fails ends the loading as well", async () => {
  const build = `await until("loading"); fail("It does not build.");`;
  const load = `process.on("SIGTERM", () => { note("ended"); process.exit(); });
writeFileSync("loading", ""); await setTimeout(60_000);`;
  const { run, notes } = layOut({ isBuilt: false, build, load });
  expect(run()).toMatchObject({ status: 1, stderr: "It does not build.\n" });
  await expect.poll(notes, { timeout: 30_000 }).toEqual(["ended"]);
});

test("serves before what it sends is compressed, ends without waiting for it, and says why it can't be", () => {
  const slow = layOut({ ...BUILT, compress: `await setTimeout(600_000);` });
  expect(slow.run()).toMatchObject({ status: 0, stderr: "" });
  expect(slow.notes()).toEqual(["served"]);
  const full = layOut({ ...BUILT, compress: `throw new Error("no room");` });
  expect(full.run()).toMatchObject({
    status: 0,
    stderr: "The web app is sent uncompressed: no room\n",
  });
  expect(full.notes()).toEqual(["served"]);
});

type House = { isBuilt: boolean; build: string; load: string; compress?: string; serve?: string };

/** The scripts as they are, around a build, a command and a server that only note what they do. */
function layOut({ isBuilt, build, load, compress = "", serve = SERVE }: House) {
  const root = mkdtempSync(join(tmpdir(), "foothold start "));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const lock = JSON.stringify({ packages: {} });
  write("package.json", '{ "type": "module" }');
  write("package-lock.json", lock);
  write("node_modules/.installed-lock", createHash("sha256").update(lock).digest("hex"));
  const files = `import { writeFileSync } from "node:fs";\n`;
  write(
    "scripts/build-web.mjs",
    `${files}import { fail } from "./toolchain.mjs";\n${note(`export const isWebBuilt = () => ${isBuilt};
export async function bundleWeb() { ${build} }
export async function compressWeb() { ${compress} }`)}`,
  );
  write("src/server/commands/catalogue.ts", files + note(load));
  write("src/server/main.ts", files + note(serve));
  for (const name of ["start.mjs", "toolchain.mjs"]) {
    cpSync(join(import.meta.dirname, name), join(root, "scripts", name));
  }
  write("notes", "");
  return {
    run: () =>
      spawnSync(process.execPath, [join(root, "scripts", "start.mjs")], {
        cwd: root,
        env: { PATH: "/usr/bin:/bin" },
        encoding: "utf8",
      }),
    notes: () => readFileSync(join(root, "notes"), "utf8").split("\n").filter(Boolean),
  };
}
