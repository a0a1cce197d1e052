import { expect, test } from "vitest";
import { createDraftStore } from "./draft-store.ts";
import { fillGoals, findDueHelp, pickGoal, toggleSubreddit } from "./follow-pick.ts";
import {
  EMPTY_DRAFT,
  type ProjectDraft,
  type SubredditChoice,
  toStartDraft,
} from "./project-draft.ts";

const described: ProjectDraft = { ...EMPTY_DRAFT, name: "Ledgerly", description: "Invoices." };
const complete: ProjectDraft = {
  ...described,
  category: "Finance",
  targetAudience: ["Freelancers"],
};

test.each<[string, ProjectDraft, ReturnType<typeof findDueHelp>]>([
  ["step 1 has its own button", { ...described, step: 1 }, null],
  ["an empty category", { ...described, step: 2 }, "category"],
  ["a category that is there", { ...complete, step: 2 }, null],
  ["a category that was tried before", { ...described, step: 2, helped: ["category"] }, null],
  ["no description to go by", { ...EMPTY_DRAFT, step: 2, url: "https://a.example" }, null],
  ["an empty audience", { ...described, step: 3, helped: ["category"] }, "targetAudience"],
  ["an audience that was cleared", { ...described, step: 3, helped: ["targetAudience"] }, null],
  ["goals before there is a category", { ...described, step: 4 }, null],
  ["no goals yet", { ...complete, step: 4 }, "goals"],
  ["goals that were cleared", { ...complete, step: 4, helped: ["goals"] }, null],
  ["no communities yet", { ...complete, step: 5 }, "subreddits"],
  ["communities with gaps before", { ...described, step: 5 }, null],
])("help that comes by itself: %s", (_, draft, field) => {
  expect(findDueHelp(draft)).toBe(field);
});

function createStore(draft: Partial<ProjectDraft>) {
  const store = createDraftStore(() => {
    throw new Error("no storage");
  }, "ana");
  store.update(draft);
  return store;
}

test("goals begin with those of the category, and stay cleared", () => {
  const store = createStore({ ...complete, category: "Education" });
  fillGoals(store);
  expect(store.read().goals).toEqual(["Find customers", "Share knowledge"]);
  for (const goal of store.read().goals) pickGoal(store, goal);
  fillGoals(store);
  expect(store.read().goals).toEqual([]);
});

test.each<[string, Partial<ProjectDraft>]>([
  ["no category", described],
  ["a goal of one's own", { ...complete, goals: ["Get feedback"] }],
])("with %s no goals are put in", (_, draft) => {
  const store = createStore(draft);
  fillGoals(store);
  expect(store.read().goals).toEqual(draft.goals ?? []);
});

test.each([
  ["Fermented hot sauces.", { description: "Fermented hot sauces.", url: "" }],
  ["bodmin.example", { description: "", url: "https://bodmin.example" }],
  ["bücher.example/a", { description: "", url: "https://bücher.example/a" }],
])("'%s' begins a draft for the community that was named", (text, filled) => {
  const draft = toStartDraft({ text, subredditId: "spicy" });
  expect(draft).toMatchObject({ ...filled, name: "", step: 5, firstFor: "spicy" });
});

test("who takes the named community away wants the first draft elsewhere", () => {
  const choice = (id: string): SubredditChoice => ({
    id,
    name: id,
    fullName: `r/${id}`,
    members: 1,
    membersEstimated: false,
    category: "Other",
    relevanceScore: null,
  });
  const store = createStore({ firstFor: "spicy", selectedSubreddits: [choice("spicy")] });
  toggleSubreddit(store, choice("hotsauce"));
  toggleSubreddit(store, choice("hotsauce"));
  expect(store.read().firstFor).toBe("spicy");
  toggleSubreddit(store, choice("spicy"));
  expect(store.read().firstFor).toBeNull();
});
