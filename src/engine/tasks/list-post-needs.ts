import { formatLocalClock, formatLocalDay } from "#engine/clock/format-local.ts";
import { findLocalDay } from "#engine/clock/local-day.ts";
import { DAY_MS, HOUR_MS } from "#engine/clock/time-units.ts";
import { STAGE_NAMES } from "#engine/notices/message-layout.ts";
import {
  findDueLook,
  listSettled,
  LOOK_STAGES,
  lookDueAt,
  type LookStage,
} from "#engine/outcomes/look.ts";
import { joinWords } from "#engine/text/format.ts";
import { SETTLED_MS } from "#engine/results/measured-post.ts";
import { toSingleLine } from "#engine/text/single-line.ts";
import { LONGEST_TITLE, type Need, RANKS, type TaskPost, type TaskState } from "./task.ts";

/** As long as a thread is read. */
const ANSWER_MS = 48 * HOUR_MS;
/** The first look is about the first minutes; a few hours later it is one like the others. */
const FRESH_MS = 3 * HOUR_MS;
/** After that, nobody is asked for figures any more. */
const COUNT_UNTIL_MS = 8 * DAY_MS;

/** What posts ask for, planned and made. */
export function listPostNeeds(state: TaskState): Need[] {
  const needs = state.posts.flatMap((post) =>
    post.status === "posted" ? listMadeNeeds(post, state) : listPlannedNeeds(post, state),
  );
  return [...needs, ...listRemovalNeeds(state)];
}

/** A post was removed and others wait: one letter for all of them, on one day. */
function listRemovalNeeds({ posts, earlierTicks, day }: TaskState): Need[] {
  return posts.flatMap((removed) => {
    const waiting = posts.filter(({ hold }) => hold?.removedId === removed.id);
    if (waiting.length === 0 || earlierTicks.has(`ask.${removed.id}`)) return [];
    const places = joinWords([...new Set(waiting.map(({ fullName }) => fullName))]);
    return [
      {
        ...describe(removed),
        kind: "ask",
        about: removed.id,
        title: `Write to the moderators of ${removed.fullName} about your removed post`,
        detail:
          waiting.length === 1
            ? `Your planned post in ${places} waits for their answer.`
            : `Your planned posts in ${places} wait for their answer.`,
        isOpen: true,
        rank: RANKS.post,
        at: removed.postedAt ?? day.startsAt,
      },
    ];
  });
}

/** Who wrote to the moderators has an answer to wait for, and to note before the post goes out. */
export function describeAsking(
  post: TaskPost,
  { earlierTicks }: TaskState,
  isDue: boolean,
): Pick<Need, "kind" | "about" | "title"> | null {
  const { id, fullName } = post;
  if (!earlierTicks.has(`ask.${id}`)) {
    const first = isDue ? " before you post" : "";
    return {
      kind: "ask",
      about: id,
      title: `Write to the moderators of ${fullName}${first}`,
    };
  }
  if (!isDue) return null;
  return {
    kind: "ask",
    about: `${id}.answer`,
    title: `Note what the moderators of ${fullName} said before you post`,
  };
}

function listPlannedNeeds(post: TaskPost, state: TaskState): Need[] {
  const { day, now, timezone } = state;
  const { scheduledFor: at, blanks, fullName } = post;
  // One letter is written for all that wait.
  if (post.hold || post.status !== "scheduled" || !at || at < day.startsAt) return [];
  const isToday = at < day.endsAt;
  const asking = post.asksFirst ? describeAsking(post, state, isToday) : null;
  const ask: Need[] = asking
    ? [
        {
          ...describe(post),
          ...asking,
          isOpen: true,
          rank: isToday ? RANKS.post : RANKS.ask,
          at,
        },
      ]
    : [];
  const tomorrow = findLocalDay(day.endsAt, timezone);
  if (at >= tomorrow.endsAt) return ask;
  const fill: Need = {
    ...describe(post),
    kind: "blanks",
    about: post.id,
    title: `Fill in ${blanks === 1 ? "1 blank" : blanks === 0 ? "the blanks" : `${blanks} blanks`} in ${isToday ? "today's" : "tomorrow's"} post for ${fullName}`,
    isOpen: blanks > 0,
    rank: isToday ? RANKS.blanksToday : RANKS.blanksTomorrow,
    at,
  };
  if (post.due && post.due.at >= day.endsAt) return [describeMove(post, post.due, at, timezone)];
  if (!isToday || post.asksFirst) return [fill, ...ask];
  const from = post.due && post.due.at > at ? post.due.at : at;
  const clock = formatLocalClock(from, timezone);
  const make: Need = {
    ...describe(post),
    kind: "post",
    about: post.id,
    title:
      from > now ? `Post in ${fullName} at ${clock}` : `Post in ${fullName}, planned for ${clock}`,
    isOpen: true,
    rank: RANKS.post,
    at: from,
  };
  return [fill, make];
}

/** Before it is due nobody is asked to post, but to find it another day. */
function describeMove(
  post: TaskPost,
  due: NonNullable<TaskPost["due"]>,
  at: Date,
  timezone: string,
): Need {
  return {
    ...describe(post),
    kind: "move",
    about: post.id,
    title: `Move your post in ${post.fullName} to ${formatLocalDay(due.at, timezone)} or later`,
    detail: due.because,
    isOpen: true,
    rank: RANKS.post,
    at,
  };
}

function listMadeNeeds(post: TaskPost, { now, day }: TaskState): Need[] {
  const { fullName, outcome, permalink, postedAt } = post;
  if (!postedAt) return [];
  const agoMs = now.getTime() - postedAt.getTime();
  const needs: Need[] = listLooks(post, postedAt, now);
  if (postedAt >= day.startsAt) {
    needs.push({
      ...describe(post),
      kind: "post",
      about: post.id,
      title: `Post in ${fullName}`,
      isOpen: false,
      rank: RANKS.post,
      at: postedAt,
    });
  }
  if (outcome === "live" && agoMs >= 0 && agoMs < ANSWER_MS) {
    needs.push({
      ...describe(post),
      kind: "answer",
      about: post.id,
      title: `Answer comments on your thread in ${fullName}`,
      links: permalink ? [{ label: "Open the thread", url: permalink }] : [],
      isOpen: post.comments !== 0,
      rank: RANKS.answer,
      at: postedAt,
    });
  }
  if (outcome !== "removed" && agoMs >= SETTLED_MS && agoMs < COUNT_UNTIL_MS) {
    needs.push({
      ...describe(post),
      kind: "result",
      about: post.id,
      title: `Log upvotes and comments of your post in ${fullName}`,
      isOpen: outcome === "live" && !post.hasCounts,
      rank: RANKS.result,
      at: postedAt,
    });
  }
  return needs;
}

function listLooks(post: TaskPost, postedAt: Date, now: Date): Need[] {
  const due = findDueLook({ postedAt, done: listSettled(post.looks), watch: post.watch }, now);
  const stages = LOOK_STAGES.filter(
    (stage) => stage === due || post.looks.some((look) => look.stage === stage),
  );
  return stages.map((stage) => describeLook(post, postedAt, stage, { isOpen: stage === due, now }));
}

function describeLook(
  post: TaskPost,
  postedAt: Date,
  stage: LookStage,
  { isOpen, now }: { isOpen: boolean; now: Date },
): Need {
  const at = lookDueAt(postedAt, stage);
  const isFresh = stage === "15-minutes" && now.getTime() - at.getTime() < FRESH_MS;
  const about = describe(post);
  return {
    ...about,
    kind: "check",
    about: `${post.id}.${stage}`,
    title: `See if your post in ${post.fullName} is still up`,
    detail: `${about.detail} (${STAGE_NAMES[stage]} after posting)`,
    isOpen,
    rank: isFresh ? RANKS.firstLook : RANKS.look,
    at,
  };
}

function describe(
  post: TaskPost,
): Pick<
  Need,
  "detail" | "projectId" | "postId" | "subredditId" | "fullName" | "progress" | "links"
> {
  return {
    detail: toSingleLine(post.title, LONGEST_TITLE),
    projectId: post.projectId,
    postId: post.id,
    subredditId: post.subredditId,
    fullName: post.fullName,
    progress: null,
    links: [],
  };
}
