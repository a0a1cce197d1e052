import { join } from "node:path";
import { bundleWeb, compressWeb, isWebBuilt } from "./build-web.mjs";
import { envFile, prepareNode, root, runAndRead, runLoudly, step } from "./toolchain.mjs";

const node = await prepareNode({ isForTests: false });
// Node keeps what it compiled, so that the next start is quicker.
const env = { NODE_COMPILE_CACHE: join(root, "dist", "compile-cache"), ...process.env };

// A first start builds and loads, on two cores beside each other. After an upgrade the database waits for the build.
const loading = isWebBuilt() ? null : loadCatalogue();
await bundleWeb(node);
const loaded = loading && step("Load", "the catalogue, begun beside the build", () => loading);
// Its last indexes take one core for seconds. On the other the server reads its code, and waits.
const serving = runLoudly(node, [...envFile(), "src/server/main.ts"], { env, goAfter: loaded });
await Promise.race([loaded, serving]);
compressWeb().catch((error) => console.error(`The web app is sent uncompressed: ${error.message}`));
process.exit(await serving);

/**
 * Whatever keeps it from being loaded, the server meets as well, and says it. The build goes first: it gives
 * up where one of its pages takes ten seconds.
 */
function loadCatalogue() {
  const args = [...envFile(), "src/server/commands/catalogue.ts", "load", "--only-new"];
  return runAndRead(node, args, { env, niceness: 5 });
}
