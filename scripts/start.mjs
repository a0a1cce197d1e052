import { join } from "node:path";
import { buildWeb } from "./build-web.mjs";
import { ensureInstalled, envFile, findNode, root, runLoudly } from "./toolchain.mjs";

await ensureInstalled();
const node = findNode();
await buildWeb(node);
// Node keeps what it compiled, so that the next start is quicker.
const env = { NODE_COMPILE_CACHE: join(root, "dist", "compile-cache"), ...process.env };
process.exitCode = await runLoudly(node, [...envFile(), "src/server/main.ts"], {
  env,
});
