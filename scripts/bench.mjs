import { findBenchFault, wordBenchUsage } from "./bench-arguments.mjs";
import { buildWeb } from "./build-web.mjs";
import { prepareNode, runLoudly } from "./toolchain.mjs";

const args = process.argv.slice(2);
const fault = findBenchFault(args);
if (args.includes("--help") || args.includes("-h")) {
  console.log(wordBenchUsage());
} else if (fault) {
  console.error(`${fault}\n\n${wordBenchUsage()}`);
  process.exitCode = 2;
} else {
  const node = await prepareNode();
  await buildWeb(node);
  process.exitCode = await runLoudly(node, ["bench/run.ts", ...args]);
}
