import { OpenAPIClientAxios } from "openapi-client-axios";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OpenApiDocument } from "#contract/endpoints/openapi.ts";
import { createFounder, type Founder } from "#server/testing/create-founder.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

type Answer<Data> = Promise<{ data: Data }>;
type PathParams = Record<string, string>;

/** As it is made from the document: one function for each operation, with its parameters, then its body. */
type OutsideClient = {
  defaults: { headers: Record<string, unknown> };
  listProjects: () => Answer<{ id: string; name: string }[]>;
  deleteProject: (params: PathParams) => Answer<unknown>;
  createPost: (params: null, body: object) => Answer<{ id: string; title: string; by: string }>;
  getRoadmap: (params: PathParams) => Answer<{ title: string }[]>;
  searchSubreddits: (params: { q: string }) => Answer<{ items: { fullName: string }[] }>;
};

let house: TestApp;
let founder: Founder;
let client: OutsideClient;

beforeAll(async () => {
  house = await startTestApp();
  founder = await createFounder(house, "scripted@example.com");
  const baseURL = await house.app.listen({ port: 0, host: "127.0.0.1" });
  const answer = await house.send({ method: "GET", url: "/api/openapi.json" });
  const definition = answer.json<OpenApiDocument>() as never;
  const api = new OpenAPIClientAxios({ definition, axiosConfigDefaults: { baseURL } });
  client = (await api.init()) as unknown as OutsideClient;
});
afterAll(() => house.stop());

const sendToken = (token: string) => {
  client.defaults.headers["authorization"] = `Bearer ${token}`;
};
const useToken = async (scope: "read" | "write-drafts") => {
  const body = { name: "Script", scope };
  sendToken((await founder.client.createToken({ body })).token);
};

describe("a client that somebody else's library makes from openapi.json", () => {
  test("reads with a token", async () => {
    const project = await founder.createProject(["saas"]);
    await useToken("read");
    expect((await client.listProjects()).data).toMatchObject([
      { id: project.id, name: "Ledgerly" },
    ]);
    const { data } = await client.searchSubreddits({ q: "saas" });
    expect(data.items.map(({ fullName }) => fullName)).toContain("r/SaaS");
  });

  test("saves a draft with a token that may", async () => {
    const { id: projectId } = await founder.createProject(["saas"]);
    await useToken("write-drafts");
    const title = "How do you invoice?";
    const content = "I forgot three invoices.";
    const draft = { projectId, subredditId: "saas", title, content, by: "assistant" };
    expect((await client.createPost(null, draft)).data).toMatchObject({ title, by: "assistant" });
    expect((await client.getRoadmap({ projectId })).data).toMatchObject([{ title }]);
  });

  test("shows the sentence of a refusal", async () => {
    const { id: projectId } = await founder.createProject(["saas"]);
    await useToken("read");
    await expect(client.deleteProject({ projectId })).rejects.toMatchObject({
      response: {
        status: 403,
        data: {
          message: "Tokens can't be used for this. Please sign in to Foothold and do it there.",
        },
      },
    });
    sendToken("foothold_short");
    await expect(client.listProjects()).rejects.toMatchObject({
      response: {
        status: 401,
        data: { message: "This token is incomplete. Please copy it again." },
      },
    });
  });
});
