import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type LlmStandin, startLlmStandin } from "../../src/standins/llm/llm-standin.ts";
import { writeSampleFile } from "../../src/server/testing/sample-catalogue-file.ts";
import { startServer } from "../../src/server/testing/spawn-server.ts";
import { test as base } from "./test.ts";

type ModelServer = { url: string; standin: LlmStandin };

const prepare = fileURLToPath(new URL("prepare-database.ts", import.meta.url));

/** Against a server of its own, with a language model that says what the test wants. */
export const test = base.extend<object, { model: ModelServer }>({
  model: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern here.
    async ({}, use) => {
      const standin = await startLlmStandin({ apiKey: "hush" });
      const catalogue = await writeSampleFile();
      const folder = mkdtempSync(join(tmpdir(), "foothold-model-"));
      await promisify(execFile)(process.execPath, [prepare, folder]);
      const server = await startServer({
        DATA_DIR: folder,
        CATALOGUE_FILE: catalogue.path,
        TRUST_PROXY: "1",
        NODE_ENV: "test",
        LOG_LEVEL: "warn",
        LLM_BASE_URL: `${standin.url}/v1`,
        LLM_API_KEY: "hush",
        LLM_MODEL: "a-model",
      });
      await use({ url: server.url, standin });
      await server.kill("SIGTERM");
      await standin.close();
      catalogue.remove();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 300_000 },
  ],

  baseURL: async ({ model }, use) => {
    await use(model.url);
  },
});
