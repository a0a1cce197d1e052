import { join } from "node:path";
import { buildWeb } from "./build-web.mjs";
import { envFile, prepareNode, root, runLoudly } from "./toolchain.mjs";

const node = await prepareNode();
await buildWeb(node);
// Node keeps what it compiled, so that the next start is quicker.
const env = { NODE_COMPILE_CACHE: join(root, "dist", "compile-cache"), ...process.env };
process.exitCode = await runLoudly(node, [...envFile(), "src/server/main.ts"], {
  env,
});
