import { PENDING_CAP } from "#engine/posts/pending-cap.ts";
import { SEARCH_CASES } from "../search-cases.ts";
import type { LoadUser } from "./load-user.ts";
import { pickOne } from "./random.ts";

type Activity = {
  /** Of 100 things that founders do. */
  share: number;
  /** Whoever has no plan looks at the dashboard instead. */
  needsPlan?: true;
  run: (user: LoadUser, random: () => number) => Promise<unknown>;
};

const LOOK_AROUND: Activity = { share: 22, run: openDashboard };

/**
 * What founders do, each as the calls that the page makes for it, those at once that it makes at once.
 * The shares are ours: much looking, some writing; every sixth thing changes something.
 */
const ACTIVITIES: Record<string, Activity> = {
  "open the dashboard": LOOK_AROUND,
  "open a project": { share: 18, run: openProject },
  "read the results": { share: 4, needsPlan: true, run: readResults },
  "search for communities": { share: 14, run: searchCommunities },
  "look at a community": { share: 12, run: lookAtCommunity },
  "ask for recommendations": { share: 4, run: askForRecommendations },
  "check a draft": { share: 8, run: checkDraft },
  "edit a post": { share: 8, needsPlan: true, run: editPost },
  "have a post written": { share: 3, needsPlan: true, run: writePost },
  "mark a post as posted": { share: 2, needsPlan: true, run: markPosted },
  "log a comment": { share: 2, run: logComment },
  "come back after a while": { share: 3, run: refreshTokens },
};

export function pickActivity(user: LoadUser, random: () => number): Activity {
  let left = random() * 100;
  for (const activity of Object.values(ACTIVITIES)) {
    left -= activity.share;
    if (left < 0 && (user.hasPlan || !activity.needsPlan)) return activity;
    if (left < 0) break;
  }
  return LOOK_AROUND;
}

function openDashboard({ api }: LoadUser) {
  return Promise.all([
    api.getCurrentUser(),
    api.getBillingStatus(),
    api.getProjectStats(),
    api.getToday(),
  ]);
}

async function openProject({ api, projectId, communities }: LoadUser) {
  const params = { projectId };
  await api.getProject({ params });
  await Promise.all([
    api.getToday({ query: params }),
    api.getRoadmap({ params }),
    api.listBudgets({ query: params }),
    api.getTracking({ params }),
    ...communities.map((subredditId) =>
      api.getSubredditActivity({ params: { subredditId }, query: { view: "daily" } }),
    ),
  ]);
}

function readResults({ api, projectId }: LoadUser) {
  return api.getProjectResults({ params: { projectId } });
}

async function searchCommunities({ api }: LoadUser, random: () => number) {
  const { query } = pickOne(random, SEARCH_CASES);
  await Promise.all([api.listProjects(), api.listSubreddits()]);
  await api.listSubreddits({ query });
}

function lookAtCommunity({ api, communities }: LoadUser, random: () => number) {
  const params = { subredditId: pickOne(random, communities) };
  return Promise.all([
    api.getSubreddit({ params }),
    api.getFavorite({ params }),
    api.getSubredditTiming({ params }),
  ]);
}

function askForRecommendations({ api, projectId }: LoadUser) {
  return api.recomputeRecommendations({ params: { projectId }, body: {} });
}

async function checkDraft({ api, communities }: LoadUser, random: () => number) {
  const subredditId = pickOne(random, communities);
  await api.findSubredditNames({ query: { q: subredditId.slice(0, 3) } });
  await api.getPolicy({ params: { subredditId } });
}

async function editPost(user: LoadUser, random: () => number) {
  const [postId] = user.pending;
  if (!postId) return writePost(user, random);
  const { api, communities } = user;
  const params = { subredditId: pickOne(random, communities) };
  await Promise.all([
    api.getPolicy({ params }),
    api.getPostingContext(),
    api.getSubredditTiming({ params }),
  ]);
  const content = `I spent ${Math.ceil(random() * 50)} evenings on it. ${"What would you change? ".repeat(20)}`;
  return api.updatePost({ params: { postId }, body: { content } });
}

const OWN_WORDS = { title: "What I learnt in a month", content: "I kept a diary of it." };

async function writePost(user: LoadUser, random: () => number): Promise<unknown> {
  const { api, projectId, communities } = user;
  if (user.pending.length >= PENDING_CAP) return markPosted(user, random);
  const outlook = await api.getWritingOutlook({ params: { projectId } });
  const ready = outlook.communities.filter(({ is }) => is === "ready");
  const { id } =
    ready.length > 0
      ? await api.generatePost({
          body: { projectId, subredditId: pickOne(random, ready).subredditId },
        })
      : await api.createPost({
          body: { projectId, subredditId: pickOne(random, communities), ...OWN_WORDS },
        });
  user.pending.push(id);
  return api.getRoadmap({ params: { projectId } });
}

async function markPosted(user: LoadUser, random: () => number): Promise<unknown> {
  const postId = user.pending.shift();
  if (!postId) return writePost(user, random);
  return user.api.markPosted({ params: { postId }, body: { isBlankConfirmed: true } });
}

function logComment({ api, communities }: LoadUser, random: () => number) {
  const body = { subredditId: pickOne(random, communities), kind: "comment" } as const;
  return api.logContribution({ body });
}

export async function refreshTokens(user: LoadUser): Promise<void> {
  const { accessToken, refreshToken } = await user.api.refreshSession();
  Object.assign(user, { accessToken, refreshToken, tokenAt: performance.now() });
}
