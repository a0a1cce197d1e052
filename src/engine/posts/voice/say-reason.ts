import { joinWords } from "#engine/text/join-words.ts";
import type { Ground } from "../community/find-ground.ts";
import type { BriefCommunity } from "../post-brief.ts";

/** Why this community: what it shares with the project, as far as anyone knows. */
export function sayReason(ground: Ground, community: BriefCommunity): string[] {
  const { topics, people, activity } = ground;
  const fullName = `r/${community.name}`;
  const shared = [
    ...(topics.length > 0 ? sayTopics(joinWords(topics), fullName) : []),
    ...(people[0] && !community.isMaker ? sayPeople(people[0], fullName) : []),
  ];
  if (community.isMaker) return [...shared, ...sayMakers(fullName)];
  if (shared.length > 0) return shared;
  return activity ? sayActivity(activity, fullName) : sayUnknown(fullName);
}

/** The same before a question that is not about the project. */
export function sayReasonToAsk(ground: Ground, community: BriefCommunity): string[] {
  const { topics, people, activity, isForBuilders } = ground;
  const fullName = `r/${community.name}`;
  const subject = joinWords(topics);
  if (subject && !community.isMaker) {
    return [
      `I'm asking in ${fullName} because ${subject} come${isPlural(subject) ? "" : "s"} up here.`,
      `This sub knows more about ${subject} than I do.`,
      `Answers from people who deal with ${subject} would help me most.`,
      `If ${subject} ${isPlural(subject) ? "are" : "is"} part of your week, I'd like to hear from you.`,
    ];
  }
  if (people[0] && !community.isMaker) {
    return [
      `I'd like to hear this from ${people[0]} above all.`,
      `Answers from ${people[0]} would help me most.`,
      `I'm asking in ${fullName} because I'd like to hear it from ${people[0]}.`,
    ];
  }
  if (activity && !community.isMaker) return sayActivity(activity, fullName);
  if (isForBuilders) {
    return [
      "I'd rather hear it from people who have done it than from a guide.",
      "If you've been through it, also long ago, I'd like to hear it.",
      `I'm asking in ${fullName} because I'd like more than one side of it.`,
      "What I'm missing is the view of people who are a step further.",
      "Theory I can read up on. Practice I have to ask about.",
    ];
  }
  return sayUnknown(fullName);
}

function sayTopics(topics: string, fullName: string): string[] {
  return [
    `I'm posting in ${fullName} because people here talk about ${topics}.`,
    `You discuss ${topics} here, so you'll see faster than I can what's off.`,
    `This sub knows more about ${topics} than I do, which is why I'm here.`,
    `If you deal with ${topics} yourself, I'd like to hear how that compares.`,
    `It has to do with ${topics}, and so does ${fullName}.`,
    `For anyone here who spends time on ${topics}: does this match your experience?`,
  ];
}

function sayPeople(people: string, fullName: string): string[] {
  return [
    `I had ${people} in mind, so ${fullName} seemed the place to ask.`,
    `If you're one of the ${people} here, I'd like to know how this looks from your side.`,
    `What ${people} think of it matters most to me.`,
    `It stands or falls with what ${people} say.`,
  ];
}

function sayMakers(fullName: string): string[] {
  return [
    `I'm posting in ${fullName} because people here make things too.`,
    "I'd like other makers to look at it with a cold eye.",
    "People here show what they're working on, so this is my turn.",
    "If you ship your own things, you'll see weak spots that I no longer see.",
    `Most things in ${fullName} are somebody's own work, and so is this.`,
    "Opinions from people who build are the ones I can use.",
  ];
}

function sayActivity(activity: string, fullName: string): string[] {
  return [
    `I'd like to hear from people who ${activity}.`,
    `I'm asking in ${fullName} because I want the view of people who ${activity}.`,
    `People who ${activity} will see things in this that I don't.`,
    `If you ${activity}, your view counts more here than mine.`,
    `Do people who ${activity} see this the same way?`,
  ];
}

function sayUnknown(fullName: string): string[] {
  return [
    `Why I'm posting in ${fullName}: {{what people there would get out of this}}.`,
    `What this has to do with ${fullName}: {{the link between your topic and theirs}}.`,
    "Why here: {{the reason this community would care}}.",
    `${fullName} came to mind because {{what its members have to do with this}}.`,
    "What might be of use to you in this: {{one thing readers here can take away}}.",
    `The connection to ${fullName}: {{how you came to think of it}}.`,
    "I picked this place for one reason: {{who here deals with the same thing}}.",
    "In case you wonder why you're reading this here: {{your answer}}.",
  ];
}

function isPlural(words: string): boolean {
  return words.includes(" and ") || (words.endsWith("s") && !words.endsWith("ss"));
}
