import { describe, expect, it } from "vitest";
import { createDraftStore } from "./draft-store.ts";
import { EMPTY_DRAFT, type FoundSubreddit, type ProjectDraft, toChoice } from "./project-draft.ts";

function createStorage(entries: Record<string, string> = {}) {
  const held = new Map(Object.entries(entries));
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  };
}

const found: FoundSubreddit = {
  id: "saas",
  name: "SaaS",
  fullName: "r/SaaS",
  members: 400_000,
  membersEstimated: false,
  membersAsOf: "2026-08",
  category: "Tech & SaaS",
  relevanceScore: 0.91,
  description: "Software as a service.",
  riskLevel: "MODERATE",
  riskReasons: ["Promotion in one thread only"],
  postingFrequency: "Once a week",
  why: "Similar projects are shared there.",
  reasons: [{ kind: "fits", text: "similar projects" }],
  group: "post",
};

const full: ProjectDraft = {
  step: 5,
  name: "Ledgerly",
  description: "Invoices for freelancers.",
  url: "https://ledgerly.example",
  kind: "software",
  category: "Finance",
  targetAudience: ["Freelancers"],
  goals: ["Get feedback"],
  selectedSubreddits: [toChoice(found)],
  firstFor: "saas",
  found: { subreddits: [found], launchPlaces: [found], planLimit: 3, notice: null, basis: "x" },
  page: { url: "https://ledgerly.example", name: "Ledgerly", kind: "software" },
  helped: ["category", "subreddits"],
};

describe("the draft", () => {
  it("is there again after a reload", () => {
    const storage = createStorage();
    createDraftStore(() => storage, "ana").update(full);
    expect(createDraftStore(() => storage, "ana").read()).toEqual(full);
  });
  it("belongs to one person", () => {
    const storage = createStorage();
    createDraftStore(() => storage, "ana").update(full);
    expect(createDraftStore(() => storage, "ben").read()).toEqual(EMPTY_DRAFT);
  });
  it("changes field by field, and tells who watches", () => {
    const store = createDraftStore(createStorage, "ana");
    const seen: string[] = [];
    store.subscribe(() => seen.push(store.read().name));
    store.update({ name: "Led" });
    store.update({ url: "https://ledgerly.example" });
    expect(seen).toEqual(["Led", "Led"]);
  });
  it("can be started over", () => {
    const storage = createStorage();
    const store = createDraftStore(() => storage, "ana");
    store.update(full);
    expect(store.isCleared()).toBe(false);
    store.clear();
    expect([store.read(), store.isCleared()]).toEqual([EMPTY_DRAFT, true]);
    const reloaded = createDraftStore(() => storage, "ana");
    expect([reloaded.read(), reloaded.isCleared()]).toEqual([EMPTY_DRAFT, true]);
    expect(createDraftStore(() => storage, "ben").isCleared()).toBe(false);
  });
  it("stays on the screen once the project exists, but not for another visit", () => {
    const storage = createStorage();
    const store = createDraftStore(() => storage, "ana");
    store.update(full);
    store.forget();
    store.update({ step: 1 });
    expect([store.read().name, storage.held.size]).toEqual(["Ledgerly", 0]);
  });
  it("lives without storage as long as the page does", () => {
    const store = createDraftStore(() => {
      throw new Error("Storage is forbidden here.");
    }, "ana");
    store.update({ name: "Ledgerly" });
    expect(store.read().name).toBe("Ledgerly");
  });
});

describe("what is stored", () => {
  const cases: [string, unknown, Partial<ProjectDraft>][] = [
    ["of another version counts for nothing", { version: 0, draft: full }, {}],
    ["that is no draft counts for nothing", { version: 1, draft: null }, {}],
    [
      "with options that no longer exist loses just those",
      { version: 1, draft: { name: "L", category: "Pets", goals: ["Get feedback", "Fame"] } },
      { name: "L", goals: ["Get feedback"] },
    ],
    [
      "with spoiled parts keeps the others",
      {
        version: 1,
        draft: { step: 9, name: 7, url: "https://a.example", selectedSubreddits: [{}, null] },
      },
      { url: "https://a.example" },
    ],
    [
      "with a spoiled list keeps what can be shown",
      { version: 1, draft: { found: { subreddits: [found, { id: "x" }], planLimit: 3 } } },
      { found: { subreddits: [found], launchPlaces: [], planLimit: 3, notice: null, basis: "" } },
    ],
  ];
  it.each(cases)("%s", (_name, stored, expected) => {
    const storage = createStorage({ "project-draft:ana": JSON.stringify(stored) });
    const draft = createDraftStore(() => storage, "ana").read();
    expect(draft).toEqual({ ...EMPTY_DRAFT, ...expected });
  });
  it("in another language than JSON counts for nothing", () => {
    const storage = createStorage({ "project-draft:ana": "{" });
    expect(createDraftStore(() => storage, "ana").read()).toEqual(EMPTY_DRAFT);
  });
});
