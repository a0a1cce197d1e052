import { parseArgs } from "node:util";
import { watchFunctions } from "./function-coverage.ts";

// npm run tool -- explain; with --quick among few rows, and with the sample of the catalogue that --sample names.
const options = { quick: { type: "boolean", default: false }, sample: { type: "string" } } as const;
const { quick, sample } = parseArgs({ options }).values;
// Counting begins before anything of the server is imported.
const coverage = await watchFunctions();
const { explainQueries } = await import("./explain-queries.ts");
process.exitCode = await explainQueries({ isQuick: quick, sampleFile: sample ?? null, coverage });
