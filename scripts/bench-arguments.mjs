// Plain JavaScript for Node 20: it answers before anything is installed or built.
import { findNearestName } from "./nearest-name.mjs";

/** What can be measured by itself; without a name all of it is, and more. */
export const BENCHES = {
  backup: "how long a request waits while a backup is made",
  load: "a thousand founders at work, and 200 clients at once",
  posts: "composing, checking again, deriving a policy",
  recommendations: "whole calls for recommendations",
  search: "whole searches on both databases, by words and by meaning",
  writing: "what a project has to write",
};

const FLAGS = new Set(["--quick", "--crowd", "--soak"]);
const MINUTES = /^[1-9]\d*m$/;

/** What is wrong with these arguments, in a sentence; null where they can be done. */
export function findBenchFault([first, ...others]) {
  const isNamed = first !== undefined && !first.startsWith("-");
  if (isNamed && !Object.hasOwn(BENCHES, first)) {
    const nearest = findNearestName(first, Object.keys(BENCHES));
    const hint = nearest ? ` Did you mean '${nearest}'?` : "";
    return `There is no bench named '${first}'.${hint}`;
  }
  const rest = isNamed || first === undefined ? others : [first, ...others];
  const unknown = rest.find(
    (word, at) => !FLAGS.has(word) && !(rest[at - 1] === "--soak" && MINUTES.test(word)),
  );
  if (unknown !== undefined) return `The bench can't do with '${unknown}'.`;
  if (rest.includes("--crowd") && first !== "load") return "--crowd goes with load alone.";
  const soak = rest.indexOf("--soak");
  if (soak !== -1 && !MINUTES.test(rest[soak + 1] ?? "")) {
    return "Say for how many minutes: --soak 10m.";
  }
  return null;
}

export function wordBenchUsage() {
  const benches = Object.entries(BENCHES).map(([name, does]) => `  ${name.padEnd(18)}${does}`);
  return [
    "Usage: npm run bench -- [NAME] [--quick] [--soak 10m] [--crowd]",
    "",
    "Without a name everything is measured. By itself:",
    ...benches,
  ].join("\n");
}
