import { describe, expect, test } from "vitest";
import { hasSharedDraft, readFragment, type SharedDraft, writeFragment } from "./shared-draft.ts";

const DRAFT: SharedDraft = {
  title: "A year of walnuts",
  content: "I planned a year of walnuts.\n\nWhat did I miss?",
  editSection: null,
  flair: "Show and tell",
  promoted: "https://walnut.example",
};

/** What anybody could put into an address. */
async function pack(value: string): Promise<string> {
  const stream = new Blob([value]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = Buffer.from(await new Response(stream).arrayBuffer());
  return `#draft=1.${bytes.toString("base64url")}`;
}

describe("a shared draft", () => {
  test.each<[string, Partial<SharedDraft>]>([
    ["as it is", {}],
    ["with nothing in it", { title: "", content: "", flair: null, promoted: "" }],
    [
      "in other scripts",
      { title: "دليل التسلق", content: "登山 🧗 — “quotes” \u0000 {{how many}}" },
    ],
    ["with an edit section", { editSection: "EDIT: thanks" }],
    ["of ten thousand words", { content: "walnut planning ".repeat(5000) }],
  ])("comes back %s", async (_, changes) => {
    const draft = { ...DRAFT, ...changes };
    const fragment = await writeFragment(draft);
    expect(fragment).toMatch(/^#draft=1\.[\w-]+$/);
    expect(hasSharedDraft(fragment ?? "")).toBe(true);
    expect(await readFragment(fragment ?? "")).toEqual({ ok: true, draft });
  });

  test("that no link can hold makes none", async () => {
    let seed = 1;
    const noise = Array.from({ length: 60_000 }, () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return String.fromCharCode(33 + (seed % 90));
    });
    expect(await writeFragment({ ...DRAFT, content: noise.join("") })).toBeNull();
  });

  test.each([
    ["nothing behind it", "#draft=", "broken"],
    ["no version", "#draft=abc", "broken"],
    ["a version of later", "#draft=2.abc", "newer"],
    ["letters that no address has", "#draft=1.§§§", "broken"],
    ["bytes that are not packed", "#draft=1.AAAA", "broken"],
    ["more parts", "#draft=1.a.b", "broken"],
    ["more letters than a link has", `#draft=1.${"A".repeat(40_000)}`, "huge"],
  ])("with %s is refused", async (_, hash, fault) => {
    expect(await readFragment(hash)).toEqual({ ok: false, fault });
  });

  test.each([
    ["no list", '{"title":"x"}', "broken"],
    ["too few fields", '["a","b"]', "broken"],
    ["another kind of field", '["a","b",3,null,""]', "broken"],
    ["no JSON", "[", "broken"],
    ["a few letters that unpack to very much", "0".repeat(3_000_000), "huge"],
  ])("that unpacks to %s is refused", async (_, value, fault) => {
    expect(await readFragment(await pack(value))).toEqual({ ok: false, fault });
  });

  test("that was cut off on its way is refused", async () => {
    const fragment = (await writeFragment(DRAFT)) ?? "";
    for (const end of [10, 20, fragment.length - 3]) {
      expect(await readFragment(fragment.slice(0, end))).toEqual({ ok: false, fault: "broken" });
    }
  });

  test.each(["", "#", "#title", "draft=1.x"])("is not in %j", (hash) => {
    expect(hasSharedDraft(hash)).toBe(false);
  });
});
