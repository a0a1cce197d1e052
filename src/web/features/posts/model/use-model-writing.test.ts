import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { ApiError, createClient, NetworkError } from "#contract/client.ts";
import { samplePost } from "#web/testing/sample-post.ts";
import { ModelProgress } from "./model-progress.tsx";
import { useModelWriting, writeWithModel } from "./use-model-writing.ts";

const post = samplePost();
const body = { projectId: post.projectId, subredditId: post.subredditId };

/** A server that sends these pieces, cut wherever. */
function write(...pieces: string[]) {
  const stream = new ReadableStream({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  const steps: string[] = [];
  const written = writeWithModel(
    createClient(async () => new Response(stream)),
    body,
    {
      onStep: (step) => void steps.push(step),
      signal: new AbortController().signal,
    },
  );
  return { steps, written };
}

describe("an answer that comes line by line", () => {
  test("is read as it comes, however it is cut, past lines that keep it awake", async () => {
    const last = JSON.stringify({ post });
    const { steps, written } = write('{"step":"an', 'gle"}\n\n{"step":"drafts"}\n', "\n", last);
    expect(await written).toEqual(post);
    expect(steps).toEqual(["angle", "drafts"]);
  });

  test("may end with why there is no post", async () => {
    const error = { code: "UPSTREAM", message: "We couldn't reach the language model." };
    const { written } = write('{"step":"angle"}\n', `${JSON.stringify({ error })}\n`);
    const failure = await written.catch((reason: unknown) => reason);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ code: "UPSTREAM", serverMessage: error.message });
  });

  test("that ends on the way did not come back", async () => {
    await expect(write('{"step":"angle"}\n').written).rejects.toBeInstanceOf(NetworkError);
  });
});

describe("what the founder sees of it", () => {
  const show = (step: Parameters<typeof ModelProgress>[0]["step"]) =>
    renderToStaticMarkup(createElement(ModelProgress, { step, fullName: "r/SaaS" }));

  test("names the step that it is at", () => {
    const shown = show("grounding");
    expect(shown).toContain("r/SaaS");
    expect(shown).toContain("Comparing each sentence with your answers, step 3 of 5");
    const current = shown.slice(shown.indexOf('aria-current="step"'));
    expect(current.indexOf("Comparing each")).toBeLessThan(current.indexOf("Reading them"));
    expect(shown.match(/\(done\)/g)).toHaveLength(2);
  });

  test("is nothing before anything is written", () => {
    const Probe = () => {
      const { step, request } = useModelWriting("a-project", true);
      return JSON.stringify({ step, request });
    };
    const tree = createElement(
      QueryClientProvider,
      { client: new QueryClient() },
      createElement(Probe),
    );
    const shown = renderToStaticMarkup(tree).replaceAll("&quot;", '"');
    expect(JSON.parse(shown)).toEqual({ step: null, request: null });
  });
});
