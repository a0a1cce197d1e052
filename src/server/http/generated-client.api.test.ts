import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generate, HttpClient } from "openapi-typescript-codegen";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OpenApiDocument } from "#contract/endpoints/openapi.ts";
import { createFounder, type Founder } from "#server/testing/create-founder.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

/** As the generator writes it: classes by tag, functions by operation. */
type Generated = {
  OpenAPI: { BASE: string; TOKEN: string };
  ProjectsService: {
    listProjects: () => Promise<{ id: string; name: string }[]>;
    deleteProject: (projectId: string) => Promise<void>;
  };
  PostsService: {
    createPost: (body: object) => Promise<{ id: string; title: string; by: string }>;
    getRoadmap: (projectId: string) => Promise<{ title: string }[]>;
  };
  SubredditsService: {
    searchSubreddits: (query: string) => Promise<{ items: { fullName: string }[] }>;
  };
};

let house: TestApp;
let founder: Founder;
let client: Generated;
let folder: string;

beforeAll(async () => {
  house = await startTestApp();
  founder = await createFounder(house, "scripted@example.com");
  const BASE = await house.app.listen({ port: 0, host: "127.0.0.1" });
  const input = (await house.send({ method: "GET", url: "/api/openapi.json" })).json<OpenApiDocument>(); // prettier-ignore
  folder = mkdtempSync(join(tmpdir(), "foothold-generated-"));
  await generate({ input, output: folder, httpClient: HttpClient.FETCH });
  client = (await import(await bundle(folder))) as Generated;
  client.OpenAPI.BASE = BASE;
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await house.stop();
});

const useToken = async (scope: "read" | "write-drafts") => {
  const body = { name: "Generated client", scope };
  client.OpenAPI.TOKEN = (await founder.client.createToken({ body })).token;
};

describe("a client that somebody else's generator made from openapi.json", () => {
  test("reads with a token", async () => {
    const project = await founder.createProject(["saas"]);
    await useToken("read");
    expect(await client.ProjectsService.listProjects()).toMatchObject([
      { id: project.id, name: "Ledgerly" },
    ]);
    const { items } = await client.SubredditsService.searchSubreddits("saas");
    expect(items.map(({ fullName }) => fullName)).toContain("r/SaaS");
  });

  test("saves a draft with a token that may", async () => {
    const project = await founder.createProject(["saas"]);
    await useToken("write-drafts");
    const draft = { projectId: project.id, subredditId: "saas", title: "How do you invoice?", content: "I forgot three invoices.", by: "assistant" }; // prettier-ignore
    expect(await client.PostsService.createPost(draft)).toMatchObject({ title: draft.title, by: "assistant" }); // prettier-ignore
    expect(await client.PostsService.getRoadmap(project.id)).toMatchObject([
      { title: draft.title },
    ]);
  });

  test("shows the sentence of a refusal", async () => {
    const project = await founder.createProject(["saas"]);
    await useToken("read");
    await expect(client.ProjectsService.deleteProject(project.id)).rejects.toMatchObject({
      status: 403,
      body: {
        message: "Tokens can't be used for this. Please sign in to Foothold and do it there.",
      },
    });
    client.OpenAPI.TOKEN = "foothold_short";
    await expect(client.ProjectsService.listProjects()).rejects.toMatchObject({
      status: 401,
      body: { message: "This token is not complete. Please copy it again." },
    });
  });
});

/** As its users do: its imports name no file that Node would find. */
async function bundle(generated: string): Promise<string> {
  const outDir = join(generated, "bundled");
  const entryFileNames = "client.mjs";
  await build({
    root: generated,
    configFile: false,
    logLevel: "error",
    build: {
      ssr: join(generated, "index.ts"),
      outDir,
      rolldownOptions: { output: { entryFileNames } },
    },
  });
  return join(outDir, entryFileNames);
}
