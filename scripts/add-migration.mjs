// A migration for what changed in src/server/db/schema: npm run tool -- migration --name what-changes
import { join } from "node:path";
import { prepareNode, root, runLoudly } from "./toolchain.mjs";

const node = await prepareNode();
const drizzle = join(root, "node_modules", "drizzle-kit", "bin.cjs");
process.exitCode = await runLoudly(node, [drizzle, "generate", ...process.argv.slice(2)]);
