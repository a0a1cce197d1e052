import pino from "pino";
import { afterEach, describe, expect, test } from "vitest";
import { makeBrief } from "#engine/posts/testing/make-brief.ts";
import type { ProjectRequest } from "#engine/writer/project/plan-project.ts";
import { composerHere, rememberAnswers, type RunTask } from "./composer-gateway.ts";
import { SAMPLE_REQUEST } from "./sample-request.ts";
import { createThreadedComposer, type ThreadedComposer } from "./threaded-composer.ts";

const log = pino({ level: "silent" });
const opened: ThreadedComposer[] = [];
function open(options: Partial<Parameters<typeof createThreadedComposer>[0]> = {}) {
  const composer = createThreadedComposer({ version: "test", log, threads: 1, ...options });
  opened.push(composer);
  return composer;
}
afterEach(async () => {
  for (const composer of opened.splice(0)) await composer.close();
});

/** A thread that does what the name of the task says. */
const PLAYS = `
  import { parentPort } from "node:worker_threads";
  parentPort.on("message", ({ task, given: [what] }) => {
    if (what === "die") process.exit(3);
    if (what === "fail") throw new Error("out of order");
    if (what !== "wait") parentPort.postMessage({ answer: [task, what] });
  });`;
const playing = (longestMs?: number) =>
  open({
    file: new URL(`data:text/javascript,${encodeURIComponent(PLAYS)}`),
    ...(longestMs !== undefined && { longestMs }),
  });
const say = (composer: ThreadedComposer, what: string) =>
  (composer.run as unknown as (...given: unknown[]) => Promise<unknown>)("compose", what);

function makeRequest(name = "Ledgerly"): ProjectRequest {
  const { interview, community, siblings } = makeBrief({});
  const project = { name, url: null };
  const communities = [{ id: "somewhere", community, hasPost: false }];
  return { project, interview, communities, siblings };
}

describe("a thread of its own", () => {
  test("answers as the engine does here", async () => {
    const composer = open();
    composer.warmUp();
    for (const angle of [0, 1]) {
      const brief = makeBrief({}, { angle });
      expect(await composer.run("compose", brief)).toEqual(
        await composerHere.run("compose", brief),
      );
    }
    const request = makeRequest();
    expect(await composer.run("plan", request)).toEqual(await composerHere.run("plan", request));
  });

  test("has planned a sample before anybody asks", async () => {
    const file = new URL(
      `data:text/javascript,${encodeURIComponent(`
        import { parentPort } from "node:worker_threads";
        const seen = [];
        parentPort.on("message", ({ task, given }) => {
          seen.push([task, given[0]?.project?.name ?? given[0]]);
          parentPort.postMessage({ answer: seen });
        });`)}`,
    );
    const composer = open({ file });
    composer.warmUp();
    expect(await say(composer, "mine")).toEqual([
      ["plan", "Sample"],
      ["compose", "mine"],
    ]);
  });

  test("makes a post of the sample for more than one community", async () => {
    const plans = await composerHere.run("plan", SAMPLE_REQUEST);
    expect(plans.filter(({ post }) => post !== null).length).toBeGreaterThan(1);
  });

  test("tells what goes wrong in one order, and takes the next one", async () => {
    const composer = open();
    await expect(composer.run("compose", null as never)).rejects.toThrow(TypeError);
    expect(await composer.run("compose", makeBrief({}))).toMatchObject({ is: "post" });
  });

  test.each(["die", "fail"])("costs one call where it has to %s", async (what) => {
    const composer = playing();
    const calls = ["first", what, "last"].map((each) => say(composer, each));
    const [first, lost, last] = await Promise.allSettled(calls);
    expect(first).toEqual({ status: "fulfilled", value: ["compose", "first"] });
    expect(lost).toMatchObject({
      status: "rejected",
      reason: { message: "A composing thread failed." },
    });
    expect(last).toEqual({ status: "fulfilled", value: ["compose", "last"] });
  });

  test("is ended where it does not come to an end", async () => {
    const composer = playing(50);
    await expect(say(composer, "wait")).rejects.toMatchObject({
      cause: { message: "No answer in 50 ms." },
    });
  });

  test("ends with the server, whatever it does", async () => {
    const composer = playing();
    const waiting = say(composer, "wait").catch((error: unknown) => error);
    // It has the order by now.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await composer.close();
    expect(await waiting).toMatchObject({ message: "A composing thread failed." });
  });
});

describe("what was worked out", () => {
  function count(mostCharacters?: number) {
    const asked: string[] = [];
    const answer: RunTask = async (task, ...given) => {
      asked.push(task);
      return composerHere.run(task, ...given);
    };
    return { asked, run: rememberAnswers(answer, "1", mostCharacters) };
  }

  test("is remembered for as long as nothing changes that it depends on", async () => {
    const { asked, run } = count();
    const [first, second] = await Promise.all([
      run("plan", makeRequest()),
      run("plan", makeRequest()),
    ]);
    expect(second).toBe(first);
    expect(asked).toEqual(["plan"]);
    await run("plan", makeRequest("Another name"));
    await run("countAfterAnswers", makeRequest(), { id: "somewhere", questions: ["numbers"] });
    expect(asked).toEqual(["plan", "plan", "countAfterAnswers"]);
  });

  test("is not remembered where it is written for one post", async () => {
    const { asked, run } = count();
    await run("compose", makeBrief({}));
    await run("compose", makeBrief({}));
    expect(asked).toHaveLength(2);
  });

  test("is forgotten where it failed", async () => {
    const { asked, run } = count();
    await expect(run("plan", {} as ProjectRequest)).rejects.toThrow(TypeError);
    await expect(run("plan", {} as ProjectRequest)).rejects.toThrow(TypeError);
    expect(asked).toHaveLength(2);
  });

  test("makes room by what was asked for the longest ago", async () => {
    const [size] = [JSON.stringify(await composerHere.run("plan", makeRequest())).length];
    const { asked, run } = count(size * 2.5);
    for (const name of ["One", "Two", "One", "Three", "One", "Two"])
      await run("plan", makeRequest(name));
    expect(asked).toHaveLength(4);
  });
});

test("a stop while it warms up is no failure", async () => {
  const lines: string[] = [];
  const heard = pino({ level: "error" }, { write: (line: string) => lines.push(line) });
  const silent =
    "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => {});";
  const file = new URL(`data:text/javascript,${encodeURIComponent(silent)}`);
  const composer = open({ log: heard, file });
  composer.warmUp();
  await new Promise(setImmediate);
  await composer.close();
  // What was under way is refused a moment after its thread has ended.
  await new Promise(setImmediate);
  expect(lines).toEqual([]);
});
