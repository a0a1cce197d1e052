import { join } from "node:path";
import { buildWeb, isWebBuilt } from "./build-web.mjs";
import { envFile, prepareNode, root, runAndRead, runLoudly, step } from "./toolchain.mjs";

const node = await prepareNode();
// Node keeps what it compiled, so that the next start is quicker.
const env = { NODE_COMPILE_CACHE: join(root, "dist", "compile-cache"), ...process.env };
const run = (file, ...args) => [node, [...envFile(), file, ...args], { env }];

// A first start builds and loads: on two cores both beside each other take little longer than one.
// Whatever keeps the catalogue from being loaded, the server meets as well, and says it.
const loading = isWebBuilt()
  ? null
  : runAndRead(...run("src/server/commands/catalogue.ts", "load"));
await buildWeb(node);
if (loading) await step("Load", "the catalogue, begun beside the build", () => loading);
process.exitCode = await runLoudly(...run("src/server/main.ts"));
