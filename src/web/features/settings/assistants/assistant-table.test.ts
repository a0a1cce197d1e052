import { describe, expect, test } from "vitest";
import { ASSISTANTS } from "./assistant-table.ts";

const ORIGIN = "https://foothold.test";

describe.each(ASSISTANTS)("the lines for $name", ({ id, configure }) => {
  const lines = configure(ORIGIN, "foothold_secret");
  test("name this server", () => expect(lines).toContain(ORIGIN));
  test("hold the token where the program has no better place for it", () => {
    expect(lines.includes("foothold_secret")).toBe(id !== "codex");
  });
  test("are JSON where they look like it", () => {
    const parsed: unknown = lines.startsWith("{") ? JSON.parse(lines) : {};
    expect(parsed).toBeTypeOf("object");
  });
});
