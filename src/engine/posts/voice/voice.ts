import type { Tone } from "#engine/drafts/draft.ts";
import type { PostBrief } from "../post-brief.ts";
import { type Demands, isSayable } from "../community/demands.ts";
import { findGround } from "../community/find-ground.ts";
import { placeLink } from "../community/promotion-room.ts";
import { readNotes } from "../wording/read-notes.ts";
import { type ProjectWords, readProject } from "../wording/read-project.ts";
import { sayFacts, type FactPhrases } from "./say-facts.ts";
import { sayIntroduction, type IntroductionPhrases } from "./say-introduction.ts";
import { sayLink } from "./say-link.ts";
import { sayReason, sayReasonToAsk } from "./say-reason.ts";
import { sayTopic, type TopicPhrases } from "./say-topic.ts";

/**
 * All that can be said in one post. Each phrase is a list of ways to say the same, and an empty list
 * where there is nothing to say.
 */
export type Voice = IntroductionPhrases &
  FactPhrases &
  TopicPhrases & {
    /** Why the readers of this community might care. */
    reason: string[];
    /** The same before a question that is not about the project. */
    reasonToAsk: string[];
    /** Empty where the link does not belong into the post. */
    link: string[];
    /** What the founder wants said in this post. */
    note: string[];
    name: string | null;
    tone: Tone;
    /** Where promotion is banned: the project stays nearly out. */
    isQuiet: boolean;
    /** Where asking for feedback is banned. */
    mayAskFeedback: boolean;
    fullName: string;
  };

/** Only what the community's rules let stand is said at all. */
export function findVoice(brief: PostBrief, demands: Demands, isQuiet: boolean): Voice {
  const { community, founder, tone = "plain" } = brief;
  const { policy } = community;
  const canSay = (text: string) => isSayable(text, demands);
  const project = keepSayable(readProject(brief.project), canSay);
  const shared = findGround(brief.project, community);
  const ground = {
    ...shared,
    topics: shared.topics.filter(canSay),
    people: shared.people.filter(canSay),
  };
  const note = readNotes(brief.notes);
  const topic = sayTopic(project, ground, community, brief.project.goals);
  const { noun, isRun } = project.thing;
  const about = { name: project.name, noun, isRun, origin: project.origin };
  const facts = sayFacts(founder, about, isQuiet, canSay);
  return {
    ...sayIntroduction(project, isQuiet),
    ...facts,
    // What led to the project says nothing about finding customers for it.
    background: topic.isAboutBuilding ? [] : facts.background,
    ...topic,
    reason: sayReason(ground, community, topic, isRun),
    reasonToAsk: sayReasonToAsk(ground, community),
    link: placeLink(community, isQuiet) === "content" ? sayLink(brief.project.url) : [],
    note: note && canSay(note) ? [note] : [],
    name: project.name,
    tone,
    isQuiet,
    mayAskFeedback: !policy.codes["no-feedback-requests"],
    fullName: policy.fullName,
  };
}

function keepSayable(project: ProjectWords, canSay: (text: string) => boolean): ProjectWords {
  const { name, statement, details, jobs, thing } = project;
  return {
    ...project,
    name: name !== null && canSay(name) ? name : null,
    statement: statement && canSay(statement.text) ? statement : null,
    details: details.filter(canSay),
    jobs: jobs.filter(canSay),
    thing: canSay(thing.one) ? thing : { noun: "project", one: "a project", isRun: thing.isRun },
  };
}
