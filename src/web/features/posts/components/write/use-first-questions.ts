import { useState } from "react";
import { useLocation } from "react-router";
import type { Project } from "#contract/project.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import { START_QUESTIONS } from "#engine/interview/list-questions.ts";
import type { OutlookQuery } from "#web/features/posts/api/use-roadmap.ts";
import { pickForQuestions } from "#web/features/posts/writing/outlook.ts";
import { readFirstFor } from "#web/lib/project-pages.ts";

/**
 * The community that the page names, from then on the same: an answer may make others ready before it. It
 * is named only once the outlook is not about to change.
 */
export function useSettledCommunity(
  { data, isFetching }: OutlookQuery,
  asked: readonly AnswerId[],
) {
  // Who named one before there was a project gets it, whatever would be written more easily.
  const { state } = useLocation();
  const [settledId, setSettledId] = useState(() => readFirstFor(state));
  const communities = data?.communities ?? [];
  const named = communities.find(({ subredditId }) => subredditId === settledId);
  const best = named ?? pickForQuestions(communities, asked);
  const isSettled = named !== undefined || !isFetching;
  if (isSettled && best && best.subredditId !== settledId) setSettledId(best.subredditId);
  return { best, isSettled };
}

/** More is a second sitting: the draft asks for the rest itself. */
const MOST_ASKED = 4;

/**
 * Which questions are asked is settled on arrival: an answer that is saved meanwhile stays in view. Who named
 * their community is asked what a post needs there, and nothing else.
 */
export function useAskedQuestions(project: Project, { data, isFetching }: OutlookQuery) {
  const { state } = useLocation();
  const [firstFor] = useState(() => readFirstFor(state));
  const [asked, setAsked] = useState(() => (firstFor ? null : findStartQuestions(project)));
  if (asked === null && data && !isFetching) {
    const named = data.communities.find(({ subredditId }) => subredditId === firstFor);
    setAsked(named ? named.questions.slice(0, MOST_ASKED) : findStartQuestions(project));
  }
  const [hasSaidEnough] = useState(() => !firstFor && findStartQuestions(project).length === 0);
  return { asked: asked ?? [], isAsked: asked !== null, hasSaidEnough, setAsked };
}

/** What a founder is asked on arrival. Who has said this much is asked by the draft itself for what it lacks. */
function findStartQuestions({ interview }: Pick<Project, "interview">): AnswerId[] {
  const { kind, answers } = interview;
  if (Object.keys(answers).length >= 3) return [];
  return START_QUESTIONS[kind].filter((id) => !answers[id]?.trim());
}
