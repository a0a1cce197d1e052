// The server and the web app side by side, both following changes of the source.
import { join } from "node:path";
import { envFile, prepareNode, root, runLoudly } from "./toolchain.mjs";

const node = await prepareNode();
const env = { ...process.env, APP_URL: process.env.APP_URL ?? "http://localhost:5173" };
const cli = join(root, "node_modules", "@react-router", "dev", "bin.cjs");
const codes = await Promise.all([
  runLoudly(node, [...envFile(), "--watch", "src/server/main.ts"], { env }),
  runLoudly(node, [cli, "dev"], { env }),
]);
process.exitCode = Math.max(...codes);
