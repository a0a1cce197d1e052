import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { session } from "#web/lib/session/session.ts";
import { isPrepared, noAnswer, takeBrokenAnswers } from "./answer-calls.ts";

// Parts are fetched when they are wanted, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const unexpected: unknown[] = [];

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation((...said: unknown[]) => {
    if (!isPrepared(said[0])) unexpected.push(...said);
  });
});

afterEach(() => {
  cleanup();
  session.forget();
  vi.unstubAllGlobals();
  // What a part still sends when it leaves the screen goes nowhere.
  vi.stubGlobal("fetch", noAnswer);
  localStorage.clear();
  sessionStorage.clear();
  const [broken] = takeBrokenAnswers();
  if (broken) throw new Error(broken);
  const [first] = unexpected.splice(0);
  if (first !== undefined) throw new Error("Something was logged", { cause: first });
});
