import type { PostType } from "#engine/drafts/draft.ts";

// What the names of flairs say, in any part of them.

export const FITTING: Record<PostType, RegExp> = {
  showcase:
    /show|launch|releas|announce|my (?:project|work)|promo|product|i made|project|self.?made/i,
  feedback: /feedback|critique|review|roast|show/i,
  story: /story|stories|journey|experience|build in public|discuss/i,
  lesson: /lesson|learn|case stud|insight|best practice|postmortem|how.?to|guide|resource|discuss/i,
  question: /question|ask|help|advice|discuss/i,
  "thread-comment": /promo|show|discuss/i,
};

export const GENERAL = /discuss|general|other|misc|chat|question/i;

/** Flairs that only moderators or answered threads carry. */
export const OFFICIAL =
  /mod\b|moderator|official|megathread|solved|closed|announcement by|removed|weekly/i;

export const OF_QUESTIONS = /\bquestions?\b|\bhelp\b|\badvice\b|\brequest/i;

export const UNFINISHED = /develop|progress|\bwip\b|beta|alpha|demo|playtest/i;

export const FINISHED = /releas|launch/i;

/** Not everybody collects money or offers work. */
export const OF_SOME = /crowdfund|kickstarter|hiring|giveaway|sale/i;

/** Flairs that claim something, and what has to be said for them to be true; nobody else says that a machine wrote it. */
export const CLAIMS: [claim: RegExp, shows: RegExp | null][] = [
  [/\bAI\b|\bLLMs?\b|vibe.?cod/i, null],
  [
    /open.?source|\bfoss\b/i,
    /\bopen[- ]source\b|\blicen[cs]ed?\b|\b(?:MIT|A?GPL\w*|LGPL|Apache|BSD|MPL)\b|\b(?:GitHub|GitLab|Codeberg)\b/i,
  ],
  [/^(?!.*\bweb\b).*\b(?:PC|Windows|Linux)\b/i, /\b(?:PC|Windows|Linux|Steam|desktop)\b/i],
  [/\b(?:Android|iOS|mobile)\b/i, /\b(?:Android|iOS|iPhone|mobile)\b/i],
  [/\b(?:gem|library|package|plugin)s?\b/i, /\b(?:gem|library|package|plugin)s?\b/i],
];

/** Of tags: one that is for questions and requests. */
export const ASKS = /^ask|request|hiring/i;
