import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, inject, test } from "vitest";
import { loadModel } from "#catalogue/load-model.ts";
import type { Sibling } from "#engine/posts/post-brief.ts";
import { hashText } from "#engine/text/hash-text.ts";
import {
  type CommunityPlan,
  planProject,
  type ProjectRequest,
} from "#engine/writer/project/plan-project.ts";
import { promisePosts } from "#engine/writer/project/promised-posts.ts";
import { openCatalogue } from "./open-catalogue.ts";
import { type Founder, readFounders } from "./read-founders.ts";
import { askFor, readKnown } from "./write-plans.ts";

const FOLDER = fileURLToPath(new URL("../../eval/posts", import.meta.url));
const sets = readdirSync(FOLDER).filter((file) => file.startsWith("founders"));
/** All of them take ten minutes. These once lost a post that was ready, or have many communities. */
const FEW = [
  "founders-thirteenth.jsonl",
  "founders-nineteenth.jsonl",
  "founders-twentysixth.jsonl",
];
const FEW_FOUNDERS = new Set(["altoline", "mapdiet", "knotschool", "sockdepartment"]);
const ORDERS = inject("isNightly") ? 12 : 3;
const MOST_PENDING = 5;

/** Where a founder of any kind goes, so that communities compete for what was told. */
const EVERYBODY = ["sideproject", "smallbusiness", "entrepreneur", "indiehackers", "startups"];

const matcher = await loadModel();
const catalogue = await openCatalogue();

/** A project as it is between two presses of a button. */
type State = { request: ProjectRequest; plans: CommunityPlan[]; ready: CommunityPlan[] };

function look(request: ProjectRequest): State {
  const plans = planProject(request);
  return { request, plans, ready: plans.filter(({ post }) => post !== null) };
}

/** Those with a post ahead come behind the others, as the server has it. */
function standing(request: ProjectRequest, siblings: Sibling[]): ProjectRequest {
  const communities = request.communities
    .map((each) => ({
      ...each,
      hasPost: siblings.some(({ fullName }) => fullName === each.community.policy.fullName),
    }))
    .toSorted((a, b) => Number(a.hasPost) - Number(b.hasPost));
  return { ...request, communities, siblings };
}

function write({ request, plans, ready }: State, id: string): State {
  const post = ready.find((each) => each.id === id)?.post;
  const place = request.communities.find((each) => each.id === id);
  if (!post || !place) throw new Error(`Nothing is ready for r/${id}.`);
  const { title, content, shape } = post;
  const { fullName } = place.community.policy;
  const promised = promisePosts(request, plans);
  const siblings = [{ title, content, shape, fullName }, ...request.siblings];
  return look({ ...standing(request, siblings), promised });
}

function shuffle<T>(all: readonly T[], salt: string): T[] {
  return all
    .map((each, at) => ({ each, by: hashText(`${salt} ${at}`) }))
    .toSorted((a, b) => a.by - b.by)
    .map(({ each }) => each);
}

/** One of the posts is deleted. */
function remove({ request }: State, at: number): State {
  return look(
    standing(
      request,
      request.siblings.filter((_, index) => index !== at),
    ),
  );
}

const nameReady = ({ ready }: State) => ready.map(({ id }) => id);

/** What was said to be ready and was not there when its turn came; or not again once a post was deleted. */
function findBroken(founder: Founder, first: State, salt: string): string[] {
  const order = shuffle(nameReady(first), salt).slice(0, MOST_PENDING);
  const broken: string[] = [];
  let state = first;
  for (const [at, id] of order.entries()) {
    const done = `${founder.id}: ${order.slice(0, at).join(" ")}`;
    if (!nameReady(state).includes(id)) return [...broken, `${done}, then not ${id}`];
    const next = write(state, id);
    const lost = nameReady(state).filter((each) => each !== id && !nameReady(next).includes(each));
    if (lost.length > 0) broken.push(`${done} ${id}, then not ${lost.join(" ")}`);
    state = next;
  }
  const at = hashText(salt) % Math.max(1, order.length);
  const freed = order.toReversed()[at];
  const without = remove(state, at);
  if (freed && !nameReady(without).includes(freed))
    broken.push(`${founder.id}: ${order.join(" ")}, deleted, but not ${freed}`);
  return broken;
}

test.each(inject("isNightly") ? sets : FEW)(
  "%s: what is ready is written singly, in any order, and a deletion frees what it used",
  { timeout: 900_000 },
  async (file) => {
    const founders = readFounders(`${FOLDER}/${file}`).filter(
      ({ id }) => inject("isNightly") || FEW_FOUNDERS.has(id),
    );
    for (const founder of founders)
      founder.communities = [...new Set([...founder.communities, ...EVERYBODY])];
    const known = await readKnown(catalogue, founders);
    const broken = founders.flatMap((founder) => {
      const first = look(askFor(founder, matcher, known));
      return Array.from({ length: ORDERS }, (_, at) =>
        findBroken(founder, first, `${founder.id} ${at}`),
      ).flat();
    });
    expect(founders.length).toBeGreaterThan(0);
    expect(broken).toEqual([]);
  },
);
