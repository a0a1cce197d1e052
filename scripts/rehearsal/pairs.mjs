import { chmodSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { runQuietly } from "../toolchain.mjs";

/** Nodes that people have, each with an npm that came with it; where the registry lacks one for a system, the nearest. */
export const PAIRS = [
  // Before 10.3 npm keeps SIGTERM to itself, and nobody but the whole group learns of it.
  { name: "20.9", npm: "10.1.0", node: { x64: "20.9.0", arm64: "20.10.0" }, keepsSignals: true },
  { name: "20.20", npm: "10.8.2", node: { x64: "20.20.2", arm64: "20.20.2" } },
  { name: "22", npm: "10.9.8", node: { x64: "22.23.2", arm64: "22.23.2" } },
  { name: "24", npm: "11.6.2", node: { x64: "24.11.1", arm64: "24.20.0" } },
];

const [, major, minor] = /^npm\/(\d+)\.(\d+)/.exec(process.env.npm_config_user_agent ?? "") ?? [];

/** The Node and the npm that run this. */
export const AT_HAND = {
  name: "at hand",
  keepsSignals: Number(major) < 10 || (Number(major) === 10 && Number(minor) < 3),
};

/** A folder with `node` and `npm`, both fetched from the registry unless they are at hand. */
export async function fetchPair(pair, folder) {
  if (pair === AT_HAND) return linkPair(folder);
  const node = pair.node[process.arch];
  if (process.platform !== "linux" || !node)
    throw new Error("The registry has Nodes for Linux on x64 and arm64 only.");
  const tools = join(folder, "tools");
  mkdirSync(tools);
  await unpack(`node-linux-${process.arch}@${node}`, join(folder, "node"));
  await unpack(`npm@${pair.npm}`, join(folder, "npm"));
  const cli = join(folder, "npm", "bin", "npm-cli.js");
  chmodSync(cli, 0o755);
  symlinkSync(join(folder, "node", "bin", "node"), join(tools, "node"));
  symlinkSync(cli, join(tools, "npm"));
  return { tools, title: `Node ${node}, npm ${pair.npm}` };
}

function linkPair(folder) {
  const { npm_node_execpath: node, npm_execpath: npm } = process.env;
  if (!node || !npm)
    throw new Error("Please run this through npm: the clone is started with the npm that ran it.");
  const tools = join(folder, "tools");
  mkdirSync(tools);
  symlinkSync(node, join(tools, "node"));
  symlinkSync(npm, join(tools, "npm"));
  return { tools, title: `At hand: ${process.env.npm_config_user_agent}` };
}

async function unpack(name, target) {
  mkdirSync(target);
  await runQuietly("npm", ["pack", "--silent", "--pack-destination", target, name]);
  const packed = readdirSync(target).find((file) => file.endsWith(".tgz"));
  await runQuietly("tar", ["xzf", join(target, packed), "-C", target, "--strip-components=1"]);
}
