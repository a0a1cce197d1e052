import { joinWords } from "#engine/text/join-words.ts";
import type { Ground } from "../community/find-ground.ts";
import type { BriefCommunity } from "../post-brief.ts";
import type { TopicPhrases } from "./say-topic.ts";

/** Why this community: what it shares with the project, as far as anyone knows. */
export function sayReason(
  { topics, people, activity }: Ground,
  community: BriefCommunity,
  topic: TopicPhrases,
  isRun: boolean,
): string[] {
  const fullName = `r/${community.name}`;
  const shared = [
    ...sayTopics(topics, community.name),
    ...(people[0] && !community.isMaker ? sayPeople(people[0], fullName) : []),
  ];
  if (community.isMaker) return [...shared, ...sayMakers(fullName)];
  if (shared.length > 0) return shared;
  if (activity === null) return sayUnknown(fullName);
  return isRun ? [] : sayTask(topic);
}

/** The same before a question that is not about the project. */
export function sayReasonToAsk({ topics, people }: Ground, community: BriefCommunity): string[] {
  const fullName = `r/${community.name}`;
  if (topics.length > 0 && !community.isMaker) return askAbout(joinWords(topics), fullName);
  if (people[0] && !community.isMaker) {
    return [
      `I'd like to hear this from ${people[0]} above all.`,
      `Answers from ${people[0]} would help me most.`,
      `I'm asking in ${fullName} because I'd like to hear it from ${people[0]}.`,
      `If you're one of the ${people[0]} here, please say so in your answer.`,
    ];
  }
  // A question is its own reason.
  return [];
}

function askAbout(subject: string, fullName: string): string[] {
  const isPlural = subject.includes(" and ") || (subject.endsWith("s") && !subject.endsWith("ss"));
  return [
    `I'm asking in ${fullName} because ${subject} come${isPlural ? "" : "s"} up here.`,
    `You know more about ${subject} than I do.`,
    `Answers from people who deal with ${subject} would help me most.`,
    `If ${subject} ${isPlural ? "are" : "is"} part of your week, I'd like to hear from you.`,
  ];
}

function sayTopics(all: string[], name: string): string[] {
  if (all.length === 0) return [];
  const fullName = `r/${name}`;
  // That people in r/knitting talk about knitting need not be said.
  const telling = all.filter((topic) => !isNamedAfter(name, topic));
  if (telling.length === 0) {
    return [
      "If it isn't for you, I'd like to know why.",
      `${fullName} is full of people who know this better than I do, so please correct me.`,
      "Would you use it, or does your own way work well enough?",
      "What would you miss in it?",
    ];
  }
  const topics = joinWords(telling);
  return [
    `People in ${fullName} know ${topics} better than I do, so I'd rather ask here than guess.`,
    `You talk about ${topics} here, so you'll see faster than I can what's off.`,
    `If you deal with ${topics} yourself, I'd like to hear how this compares with what you do now.`,
    `Anyone here who deals with ${topics}: what would you miss in it?`,
    `For anyone here who has to do with ${topics}: where would it get in your way?`,
  ];
}

function isNamedAfter(name: string, topic: string): boolean {
  return name.toLowerCase().includes(topic.toLowerCase().replace(/(?:ing|s)$/, ""));
}

function sayPeople(people: string, fullName: string): string[] {
  return [
    `I had ${people} in mind, so ${fullName} seemed the place to ask.`,
    `If you're one of the ${people} here, I'd like to know how this looks from your side.`,
    `What ${people} think of it matters most to me.`,
    `It's meant for ${people}, so a no from you tells me more than a yes from my friends.`,
  ];
}

function sayMakers(fullName: string): string[] {
  return [
    "I'd like other makers to look at it with a cold eye.",
    "If you ship your own things, you'll see weak spots that I no longer see.",
    `What do people in ${fullName} look at first when they see something like this?`,
    "I've looked at it for too long to see what's missing.",
    "What would you have left out?",
    "If you've made something in the same corner, I'd like to compare notes.",
    "What would make you close the tab?",
  ];
}

/** Tied to the work itself: whoever does it has a reason to care. */
function sayTask({ task, trouble, isAboutBuilding }: TopicPhrases): string[] {
  if (trouble !== null) {
    return [
      `If you keep ${trouble} too, I'd like to know whether this would help.`,
      `What do you do now against ${trouble}?`,
    ];
  }
  if (task === null || isAboutBuilding) return [];
  return [
    `If you ${task} yourself, what would keep you from using this?`,
    `Those of you who ${task}: what do you do now?`,
    `If you have to ${task} too, I'd like to hear where this would fall short.`,
    `Anyone here who has found a better way to ${task}?`,
  ];
}

function sayUnknown(fullName: string): string[] {
  return [
    `Why I'm posting in ${fullName}: {{why this community}}.`,
    `What this has to do with ${fullName}: {{the link to their topic}}.`,
    "Why here: {{what readers here get out of it}}.",
    `${fullName} came to mind because {{why this community}}.`,
    `The connection to ${fullName}: {{how you thought of it}}.`,
    "I picked this place because {{who here has the same problem}}.",
    `What might be of use to you in ${fullName}: {{one thing to take away}}.`,
    "In case you wonder why you're reading this here: {{your answer}}.",
  ];
}
