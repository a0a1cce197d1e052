import { completeAnswer, splitAnswer } from "#engine/interview/complete-answer.ts";
import { completePhrase, listFurther, PHRASE_IDS } from "#engine/interview/complete-sentence.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import { splitPlayed, splitWhat } from "#engine/posts/introduce.ts";
import { splitDoes } from "../word/introduce.ts";
import { listPeople } from "../told/list-people.ts";
import { shortenWhat } from "../title/shorten-what.ts";
import { dropIntroductions } from "./drop-introductions.ts";
import type { SamplePost } from "./sample-briefs.ts";

/** Letters that a title may leave for what it is. */
const ROOMS = Array.from({ length: 120 }, (_, at) => at + 1);

/** Every word that may stand between two answers. No noun of anybody's, no number, no praise. */
const JOINT_WORDS = new Set(
  `a about am and answer anything are ask people without at away because before began begins behind build building built called campaign campaigning costs design
  designed designing do draw drawing drew end far first for from happy hello here hi i i'm in is it learnt along way what have like line lines made make
  making matters me meant more my now our of one opening opens page preparing questions result run setting so started starting
  i've it's we're we've learned didn't fair warning upfront worth knowing licensed does looking author authors person people written until was case helps
  few some after under name how runs on works went wrong got did not expect surprised makes different where falls short limits numbers
  an been client customer find get goes has into learner owner player reaction reader said thing use where work you can
  example teach there's that's why found numbers real difficulty started comes from began about usually taught tried first its one know i'd we'd play figures stands much own count surprise question comes look if get you'd you'll the then that this to up us we welcome with write writing wrote`.split(
    /\s+/,
  ),
);

/** Words of a post that neither the founder nor the joints have. */
export function findInvented({ brief, post }: SamplePost): string[] {
  const { project, interview, community } = brief;
  const said = Object.entries(interview.answers).flatMap(([key, text]) => {
    const id = key as AnswerId;
    const phrase = PHRASE_IDS.find((each) => each === id);
    const parts = phrase
      ? [completePhrase(phrase, text, project.name), ...(id === "what" ? listFurther(text) : [])]
      : splitAnswer(completeAnswer(text, id));
    const cut =
      id === "what"
        ? parts.flatMap((part) => {
            const { what, more } = splitWhat(part);
            const ended = ROOMS.map((room) => shortenWhat(what, room));
            return [
              what,
              what.replace(/^an? /, ""),
              ...Object.values({ ...splitDoes(what), ...splitPlayed(what) }),
              ...ended,
              more,
            ].flatMap((each) => [each, each.replace(/^it /, "")]);
          })
        : [];
    return parts.flatMap((part) => [part, part.replace(/[.]$/, "")]).concat(cut);
  });
  // With its scheme or, where only texts are taken, without.
  const addresses = [project.url ?? "", (project.url ?? "").replace(/^https?:\/\/(?:www\.)?/, "")];
  const known = [
    ...said,
    ...addresses,
    project.name,
    interview.place ?? "",
    community.policy.stance.detail ?? "",
  ];
  const people = listPeople(interview);
  const longestFirst = known
    .flatMap((part) => [part, dropIntroductions(part, people)])
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length);
  // Who somebody is was said elsewhere.
  const content = dropIntroductions(post.content, people);
  return [content, ...post.titles].flatMap((text) => {
    const bare = text.replace(/^Comment in the .{1,80}? of r\/\w+/, "").replace(/^\[[^\]]+\] /, "");
    let rest = bare;
    for (const part of longestFirst) rest = dropPart(rest, part);
    const words = rest.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
    return words.filter(
      (word) => !JOINT_WORDS.has(word.toLowerCase()) && !isCutFrom(word, bare, said),
    );
  });
}

function dropPart(text: string, part: string): string {
  const capital = part.charAt(0).toUpperCase() + part.slice(1);
  // 'Before that, we had a wiki page.'
  const behindJoint = part.replace(/^We\b/, "we");
  const small = part.charAt(0).toLowerCase() + part.slice(1);
  return text
    .replaceAll(small, " ")
    .replaceAll(part, " ")
    .replaceAll(capital, " ")
    .replaceAll(behindJoint, " ");
}

/** A title may be the first clause of a sentence, two sentences of which the second ends earlier, or begin with the words between quotation marks. */
function isCutFrom(word: string, title: string, said: string[]): boolean {
  const parts = title
    .replaceAll('"', "")
    .trim()
    .split(/(?<=[.]) (?=\p{Lu})/u);
  const own = parts.filter((part) => part.includes(word));
  return own.length > 0 && own.every((part) => said.some((sentence) => sentence.includes(part)));
}
