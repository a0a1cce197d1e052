import { hasLetter } from "#engine/text/characters.ts";
import { isPromoting } from "#engine/policy/concerns.ts";
import { isFaint, isYes } from "./concepts/word-lists.ts";
import { ALL_SUBJECTS, type Mark } from "./marks.ts";
import type { Part } from "./part.ts";
import type { Context } from "./pick-subjects.ts";

/** A permission must be spelt out, and speak of one's own work itself: 'can' alone says too little. */
export function isWelcomed(part: Part): boolean {
  const ours = part.subjects().filter(({ id }) => isPromoting(ALL_SUBJECTS[id].of));
  // 'Talk about apps and channels is welcome' is about other people's.
  const own = ours.filter(({ id }) => id !== "ownThings");
  const isFree = part.moods("permit").some(({ to }) => !isFaint(part.tokens[to - 1]?.text ?? ""));
  const isTold = part.moods("permit").some((permit) => speaksToMembers(part, permit));
  const isAsked = isInvited(part) && own.some(({ mark }) => mark.from - part.from <= 4);
  const isUnasked = part.has("unasked") && part.has("permit", "invite");
  return (ours.length > 0 && (isTold || isUnasked)) || (own.length > 0 && (isFree || isAsked));
}

const MEMBERS = /^(?:you|founders|members|everyone|anybody)$/;
const SECOND_PERSON = /^(?:konnt|kannst|durft|darfst|pouvez|peux|puedes|podeis|pode|podes)$/;
const FARTHEST_VERB = 12;

/** 'You may link your blog', 'puedes enlazar el tuyo', 'eure Spiele könnt ihr hier vorstellen'. */
function speaksToMembers(part: Part, { from, to }: Mark): boolean {
  const verbs = part.moods("invite");
  if (MEMBERS.test(part.tokens[from - 1]?.text ?? ""))
    return verbs.some((verb) => verb.from === to);
  return (
    SECOND_PERSON.test(part.tokens[from]?.text ?? "") &&
    verbs.some((verb) => verb.from >= to && verb.from - to <= FARTHEST_VERB)
  );
}

const MOST_OF_AN_URGE = 7;

/** 'May I link my shop? Sure.', 'You made something? Show it.': says yes to what was spoken of. */
export function isUrged(part: Part, { inherited }: Context): boolean {
  const words = part.tokens.slice(part.from, part.to).filter(({ text }) => hasLetter(text));
  const isShort = words.length <= MOST_OF_AN_URGE || part.has("condition");
  const isFree = part.moods("permit").some(({ to }) => !isFaint(part.tokens[to - 1]?.text ?? ""));
  const isOnOurs = inherited.some((id) => isPromoting(ALL_SUBJECTS[id].of));
  const [yes, after] = [
    part.tokens[part.from]?.text ?? "",
    part.tokens[part.from + 1]?.text ?? ".",
  ];
  const isYesFirst = isYes(yes) || (yes === "si" && ".,!".includes(after));
  return (
    isOnOurs &&
    part.subjects().length === 0 &&
    !part.text.endsWith("?") &&
    !part.has("require", "only", "without", "except") &&
    (isYesFirst ||
      (part.has("unasked") && !part.has("deny")) ||
      (isShort && (isFree || isInvited(part))))
  );
}

/** 'Share your projects!', and not 'before you share your projects'. */
export function isInvited(part: Part): boolean {
  const [invitation] = part.moods("invite");
  const isAsked = /^(?:please|bitte|do|so)$/.test(part.tokens[part.from]?.text ?? "");
  return invitation !== undefined && invitation.from === part.from + (isAsked ? 1 : 0);
}
