import { expect, test } from "vitest";
import type { PolicyDemand } from "#engine/policy/demand.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { makePlace } from "../testing/make-place.ts";
import type { Nearness } from "#engine/posts/post-brief.ts";
import type { Place } from "./place.ts";

const source = { kind: "note", asOf: "2026-11" } as const;
const demand = (known: Partial<PolicyDemand>): PolicyDemand => ({
  of: "all",
  code: "unwanted",
  value: null,
  detail: null,
  countsComments: false,
  source,
  certainty: "sure",
  ...known,
});
const stance = (is: Policy["stance"]["is"], detail: string | null = null): Partial<Policy> => ({
  stance: { is, detail, flairs: [], day: null, sharePercent: null, source },
});

const far = { answers: { what: 0.1 }, whole: 0.05, peers: 0 };

test.each<[string, Partial<Policy>, Partial<Nearness>, boolean]>([
  ["cooks of a plugin for notes", { kind: "hobby" }, {}, false],
  [
    "cooks of a plugin with one answer about recipes",
    { kind: "hobby" },
    { answers: { scene: 0.3 } },
    true,
  ],
  ["makers of anything", { kind: "maker" }, {}, true],
  ["neighbours of anything", { kind: "local" }, {}, true],
])("it is doubted that %s want to hear", (_, known, near, expected) => {
  expect(makePlace("Example", known, { near: { ...far, ...near } }).isOfSubject).toBe(expected);
});

test.each<[string, Partial<Policy>, Partial<Place>]>([
  ["welcomes projects", {}, { form: "post", link: "content", closed: null, readers: "makers" }],
  ["has a thread for them", stance("thread"), { form: "comment" }],
  ["takes none", stance("closed"), { closed: "comments-only" }],
  ["forbids links", { demands: [demand({ code: "no-link" })] }, { link: "none" }],
  [
    "probably forbids links",
    { demands: [demand({ code: "no-link", certainty: "probable" })] },
    { link: "content" },
  ],
  [
    "forbids links of games alone",
    { demands: [demand({ of: "own game", code: "no-link" })] },
    { link: "content" },
  ],
  [
    "forbids links of one sort",
    { demands: [demand({ code: "no-link", value: "direct APK files" })] },
    { link: "content" },
  ],
  [
    "wants links in comments",
    { demands: [demand({ code: "no-link", value: "links only in comments" })] },
    { link: "none" },
  ],
  ["demands a picture", { demands: [demand({ code: "image-required" })] }, { form: "caption" }],
  [
    "demands a picture of those who collect money",
    { demands: [demand({ of: "fundraising", code: "image-required" })] },
    { form: "post" },
  ],
  [
    "takes pictures alone",
    { formats: { allowed: ["image"], source } },
    { form: "caption", takesText: false },
  ],
  ["takes links alone", { formats: { allowed: ["link"], source } }, { form: "link" }],
  [
    "shows mostly pictures",
    { kind: "showcase", formats: { allowed: ["image", "text"], source } },
    { form: "caption", readers: "showcase", takesText: true },
  ],
  [
    "demands 150 words",
    { demands: [demand({ code: "min-words", value: 150 })] },
    { fewestWords: 150 },
  ],
  [
    "takes open source alone",
    { demands: [demand({ of: "own software", code: "open-source-only" })] },
    { demanded: ["stackOrMaterial"] },
  ],
  [
    "asks for numbers",
    stance("welcome", "postmortem with numbers"),
    { demanded: ["numbers", "mistake"] },
  ],
  ["is asked by neighbours", { kind: "local" }, { readers: "neighbours" }],
])("a community that %s", (_, known, expected) => {
  expect(makePlace("Example", known)).toMatchObject(expected);
});

test.each<[string, string, Parameters<typeof makePlace>[2], Partial<Place>]>([
  ["in its name", "leeds", { place: "Leeds" }, { town: "Leeds", isOfSubject: true }],
  [
    "behind a nickname",
    "brum",
    { place: "Birmingham", keywords: ["midlands", "birmingham"] },
    { town: "Birmingham", isOfSubject: true },
  ],
  ["of another name", "poland", { place: "Wrocław" }, { town: null, isOfSubject: true }],
  [
    "that an answer names",
    "leeds",
    { place: null, text: "We met in Leeds." },
    { town: null, isOfSubject: true },
  ],
  [
    "of which nothing was told",
    "leeds",
    { place: null, text: "We met at a lock." },
    { town: null, isOfSubject: false },
  ],
])("a town %s", (_, name, about, expected) => {
  expect(makePlace(name, { kind: "local" }, about)).toMatchObject(expected);
});

test("who repairs or teaches gives advice among those who show what they made", () => {
  const gallery: Partial<Policy> = {
    ...stance("value", "own gear builds"),
    kind: "showcase",
    formats: { allowed: ["image", "text"], source },
  };
  const repairs = makePlace("myog", gallery, { kind: "service" });
  expect(repairs).toMatchObject({ closed: null, form: "post", required: ["teach"] });
  const prints = { ...gallery, shows: "prints you made yourself" };
  expect(makePlace("printmaking", prints, { kind: "course" })).toMatchObject({
    form: "post",
    required: ["teach"],
    isOfSubject: true,
  });
  expect(makePlace("myog", gallery, { kind: "product" }).form).toBe("caption");
  const pictures: Partial<Policy> = { ...gallery, formats: { allowed: ["image"], source } };
  expect(makePlace("pics", pictures, { kind: "service" }).closed).toBe("comments-only");
});

test("a cause asks the moderators of its town where promotion is closed, and no other project does", () => {
  const local: Partial<Policy> = { ...stance("closed"), kind: "local" };
  expect(makePlace("Tucson", local, { kind: "cause" })).toMatchObject({
    closed: null,
    policy: { stance: { is: "ask" } },
  });
  expect(makePlace("Tucson", local, { kind: "shop" }).closed).toBe("comments-only");
});
