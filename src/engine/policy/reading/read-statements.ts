import { countCommentsToo, saysCommentsCount } from "./words/count-comments.ts";
import { addLeads } from "./add-leads.ts";
import { asksOfPosts, bansInComments, isNamedForComments } from "./asks-of-posts.ts";
import { isPromoting } from "#engine/policy/concerns.ts";
import type { Concern } from "#engine/policy/demand.ts";
import type { Mood } from "./concepts/moods.ts";
import type { ReadLanguage } from "./concepts/says.ts";
import { isAnyPosting, isEach, isPronoun, isWish } from "./concepts/word-lists.ts";
import { ALL_SUBJECTS, type MarkedSentence, type SubjectName } from "./marks.ts";
import type { Subject } from "./concepts/subjects.ts";
import { trimWords } from "./words/tokens.ts";
import { markSentence } from "./mark-sentence.ts";
import { findGap, findShare } from "./find-numbers.ts";
import { type Meaning, speaksOfOwn } from "./meaning.ts";
import { nameFlairs } from "./name-room.ts";
import { Part, splitParts } from "./part.ts";
import { type Context, nameUnknown, pickSubjects } from "./pick-subjects.ts";
import { listPromoting, listSubjects } from "./list-subjects.ts";
import { allowsNamed, applySame, isTaken } from "./stand/apply-same.ts";
import { readDetails } from "./read-details.ts";
import { readForms, setsTerms } from "./read-forms.ts";
import { nameLabel, nameSort, nameSpokenOf } from "./unknown/name-sort.ts";
import { isBanOfOwn, isBareName, lookAtName, namesRefused, readName } from "./read-name.ts";
import { readRefusedName, readUnknown } from "./unknown/read-unknown.ts";
import { readDisclosure, readFlair, readMeasure } from "./read-conditions.ts";
import { isException, readMods } from "./read-mods.ts";
import { readDay, readThread, takesPlaceAway } from "./read-places.ts";
import { boundLeave } from "./stand/bound-leave.ts";
import { readStand } from "./read-stand.ts";
import { recogniseSentence } from "./recognise-rules.ts";
import { settleName } from "./unknown/settle-name.ts";
import { isBan, settleMeanings, settleSentence } from "./settle-meanings.ts";

type Rule = { isNamed: boolean; language: ReadLanguage; isWide?: boolean };

/** What each sentence of one rule says, its name first where it has one. */
export function readStatements(
  sentences: readonly string[],
  { isNamed, language, isWide = false }: Rule,
): Meaning[][] {
  const marked = addLeads(
    sentences.map((each) => markSentence(each, recogniseSentence(each, language), isWide)),
    isNamed,
    language,
  );
  const [name] = marked;
  let sort = isNamed && name ? (nameSort(name) ?? nameLabel(name)) : null;
  const isAboutAccounts = isNamed && speaksOfAccounts(name);
  const nameOf = isNamed && name ? new Part(name, 0, name.tokens.length) : null;
  const isOnTerms = nameOf !== null && setsTerms(nameOf);
  const isRefused = isNamed && name?.marks.some(({ name: { id } }) => id === "deny") === true;
  const isOnComments = nameOf !== null && isNamedForComments(nameOf);
  let spokenOf: readonly SubjectName[] = [];
  let named = spokenOf;
  let byName = lookAtName([]);
  const toCome = (index: number) => {
    const next = marked[index + 1];
    return next ? listPromoting(listSubjects(new Part(next, 0, next.tokens.length))) : [];
  };
  const readings = marked.map((sentence, index) => {
    const whole = new Part(sentence, 0, sentence.tokens.length);
    const isHeading = isNamed && index === 0;
    const all = splitParts(sentence);
    // 'The Sunday thread is a thing of the past, and promotion is removed'
    const parts = all.filter((part) => !part.has("past"));
    if (parts.length === 0 || !asksOfPosts(whole)) return [];
    const meanings: Meaning[] = [];
    // What a rule is on goes on until a sentence speaks of another sort of posts.
    sort = nameSpokenOf(sentence) ?? sort;
    const label = nameLabel(sentence) ?? sort;
    for (const [at, part] of parts.entries()) {
      const refersBack =
        at > 0 ||
        part.moods("refers").some(({ from }) => from === part.from) ||
        ((isBounding(part) || isAnswer(part, marked[index - 1])) &&
          listPromoting(spokenOf).length > 0);
      const before = refersBack && spokenOf.length > 0 ? spokenOf : index > 0 ? named : [];
      const inherited = before.length === 0 && isBounding(part) ? toCome(index) : before;
      const context: Context = {
        inherited,
        isHeading,
        named: isRefused ? [] : named,
        sort: label,
        title: isNamed && name ? trimWords(name.text) : null,
        isOnTerms,
        isUnasked: whole.has("unasked"),
        isAnswer: isAnswer(part, marked[index - 1]) && wantsToShow(marked[index - 1]),
      };
      meanings.push(...readPart(part, context), ...readForms(part, context));
      const own = listSubjects(part);
      // 'Include a link and a screenshot' speaks of no other sort of post.
      const isCarried = own.every((id) => ALL_SUBJECTS[id].isCarrier);
      if (own.length > 0 && !(isCarried && listPromoting(spokenOf).length > 0)) spokenOf = own;
    }
    if (isHeading) {
      named = listSubjects(new Part(sentence, 0, findEndOfName(sentence)));
      byName = lookAtName(meanings);
    }
    if (meanings.length === 0 && index === 1 && nameOf)
      meanings.push(...readRefusedName(nameOf, whole));
    const isToName = byName.isBan || (isRefused && meanings.length > 0);
    const isExplained =
      !isHeading && isNamed && (isToName || (name && namesRefused(name)) === true);
    const look = { before: sentences[index - 1], isExplained, isHeading };
    meanings.push(...readUnknown(whole, meanings, look));
    const inherited = isHeading ? [] : named.length > 0 ? named : goOn(whole, marked[index - 1]);
    const isOnTitles = !isHeading && isNamed && isNameOfTitles(name);
    const isOnAccounts = !isHeading && (isAboutAccounts || speaksOfAccounts(marked[index - 1]));
    const said = settleSentence([
      ...(byName.isOnOthers && !isHeading
        ? meanings.filter((each) => !isBanOfOwn(each))
        : meanings),
      ...(parts.length < all.length
        ? []
        : readDetails(whole, {
            inherited,
            isHeading,
            sort: label,
            isOnAccounts,
            isOnTitles,
            isRefused,
          })),
    ]);
    const isAside = isOnComments || bansInComments(whole);
    return isAside ? said.filter(({ kind }) => kind === "code") : boundLeave(said, parts);
  });
  for (const [index, sentence] of marked.entries()) {
    const before = readings[index - 1];
    if (before) readings[index]?.push(...applySame(sentence, before));
  }
  if (isNamed) addName(readings, marked);
  const counted = marked.some(({ tokens }) => saysCommentsCount(tokens))
    ? readings.map(countCommentsToo)
    : readings;
  return settleMeanings(isNamed ? settleName(counted) : counted);
}

/** What the bare name of a rule comes to beside what its text says. */
function addName(readings: Meaning[][], marked: readonly MarkedSentence[]): void {
  const [heading, ...rest] = readings;
  const [first, next] = marked;
  if (!heading || !first || isTaken(next)) return;
  const name = new Part(first, 0, first.tokens.length);
  if (!isBareName(name)) return;
  const bans = readName(name, rest, marked.length > 1);
  // 'Copies', and then 'copying a master is encouraged'
  const isAllowed = marked.slice(1, 1 + FARTHEST_LEAVE).some((each) => allowsNamed(each, name));
  const isOurs = listSubjects(name).every((id) => isPromoting(ALL_SUBJECTS[id].of));
  const kept = isAllowed
    ? bans.filter((ban) => ban.kind === "code" || (isOurs && speaksOfOwn(ban)))
    : bans;
  readings[0] = settleSentence([...heading, ...kept]);
}

const FARTHEST_LEAVE = 2;

/** Lack of effort has a code, and nothing can be left to it. */
function isShown({ ban, detail }: Subject): boolean {
  return ban !== null || detail !== undefined;
}

/** What a statement leaves to its subjects; where it leaves nothing, what it forbids or allows. */
function readPart(part: Part, context: Context): Meaning[] {
  const known = pickSubjects(part, context);
  const subjects = known.some(isShown) ? known : [...known, ...nameUnknown(part, context)];
  const shown = subjects.filter(isShown);
  const rooms = [
    ...readThread(part, shown, context),
    ...readDay(part, shown, context),
    ...readMods(part, shown, context),
    ...readFlair(part, shown, context),
    ...readMeasure(part, subjects, context),
  ];
  const disclosed = readDisclosure(part, shown);
  if (rooms.length > 0 || takesPlaceAway(part) || setsTerms(part))
    return [...rooms, ...disclosed, ...readStanding(part, context, rooms)];
  const stand = readStand(part, context);
  // 'You may share it if you say that it is yours' allows it as well.
  return disclosed.length > 0
    ? [...disclosed, ...stand.filter(({ kind }) => kind === "welcome")]
    : stand;
}

/** 'No fundraisers, unless it is for a school and a mod agreed': what is left to few is forbidden to all others. */
function readStanding(part: Part, context: Context, rooms: readonly Meaning[]): Meaning[] {
  const isLeft = rooms.some((each) => each.kind === "demand" && isException(each.demand));
  return isLeft && part.has("deny")
    ? readStand(part, context).filter((each) => each.kind === "demand" && isBan(each))
    : [];
}

function speaksOfAccounts(sentence: MarkedSentence | undefined): boolean {
  return sentence?.marks.some(({ name: { id } }) => id === "account") === true;
}

const MOST_OF_A_TITLE = 3;

/** 'Titles', 'sobre o título' */
function isNameOfTitles(sentence: MarkedSentence | undefined): boolean {
  return (
    sentence !== undefined &&
    sentence.tokens.length <= MOST_OF_A_TITLE &&
    sentence.marks.some(({ name: { id } }) => id === "title")
  );
}

/** '… are welcome. Attach a picture.': what is asked of what the sentence before it speaks of. */
function goOn(sentence: Part, before: MarkedSentence | undefined): SubjectName[] {
  const isSilent = sentence.subjects().every(({ id }) => ALL_SUBJECTS[id].isCarrier);
  const isOnAll = sentence.tokens.some(({ text }) => isEach(text));
  const isOnAccounts =
    sentence.measures("account").length > 0 &&
    sentence.tokens.some(({ text }) => isAnyPosting(text));
  if (!before || !isSilent || isOnAll || isOnAccounts) return [];
  const subjects = listSubjects(new Part(before, 0, before.tokens.length));
  const isOne =
    subjects.length === 1 && subjects.every((id) => ASKING_SORTS.has(ALL_SUBJECTS[id].of));
  return isOne ? subjects : listPromoting(subjects);
}

/** 'Surveys need approval. Name your university.' */
const ASKING_SORTS: ReadonlySet<Concern> = new Set<Concern>([
  "survey",
  "hiring",
  "feedback request",
  "fundraising",
]);

/** 'Und nicht häufiger als alle zwei Wochen', 'Thursday is market day': bounds what is spoken of around it. */
function isBounding(part: Part): boolean {
  const isNamedFlair = part.rooms("flair").length > 0 && nameFlairs(part).length > 0;
  const isOften =
    (part.measures("every").length > 0 && findGap(part) !== null) || findShare(part) !== null;
  const isPlaced = part.rooms("thread").length + part.days().length + part.rooms("mods").length > 0;
  const isSilent = part.subjects().every(({ id }) => id === "link");
  return isSilent && (isNamedFlair || isOften || (isPlaced && !namesOther(part)));
}

/** 'You have a shop? Not here.' */
function isAnswer(part: Part, before: MarkedSentence | undefined): boolean {
  // 'Pregunta a los moderadores' names no question.
  const isSilent = part.subjects().every(({ id }) => id === "question" || id === "toModerators");
  return isSilent && before?.text.endsWith("?") === true;
}

const MOST_BEFORE_A_WISH = 3;

/** 'Want to tell us about your product?', and not 'Seen an advert?' or 'Questions?'. */
function wantsToShow(before: MarkedSentence | undefined): boolean {
  const words = before?.tokens.slice(0, MOST_BEFORE_A_WISH) ?? [];
  return before !== undefined && words.some(({ text }) => isWish(text)) && isOnOwnThing(before);
}

function isOnOwnThing(sentence: MarkedSentence): boolean {
  return listPromoting(listSubjects(new Part(sentence, 0, sentence.tokens.length))).length > 0;
}

/** 'Los torneos gratuitos se pueden anunciar …': speaks of something that we have no word for. */
function namesOther(part: Part): boolean {
  const stand = part.marks.find(({ name }) => name.group === "mood" && STANDS.has(name.id));
  const [place] = [...part.days().map(({ mark }) => mark), ...part.rooms("thread")];
  const end = Math.min(stand?.from ?? part.to, place?.from ?? part.to);
  const words = part.tokens.slice(part.from, end).map(({ text }) => text);
  const refers = part.moods("refers").some(({ from }) => from === part.from);
  return stand !== undefined && words.length > 1 && !refers && !words.some(isPronoun);
}

const STANDS: ReadonlySet<Mood> = new Set<Mood>(["permit", "require", "only", "deny"]);

/** A longer one is a sentence of its own, and those after it speak of what they name themselves. */
const MOST_OF_NAME = 14;
const MOST_OF_LABEL = 8;

/** 'Own projects: we have a thread for that': what stands before the colon. */
function findEndOfName(sentence: MarkedSentence): number {
  const { tokens } = sentence;
  const own = listSubjects(new Part(sentence, 0, tokens.length));
  // 'Do you have a shop, a channel, …?' asks whom the rule is for.
  const isWhom = sentence.text.endsWith("?") && listPromoting(own).length === own.length;
  if (tokens.length <= MOST_OF_NAME || (isWhom && own.length > 0)) return tokens.length;
  const colon = tokens.findIndex(({ text }) => text === ":");
  if (colon === -1 || colon > MOST_OF_LABEL) return 0;
  const saysMore = new Part(sentence, 0, colon).has("deny", "permit", "require", "only");
  return saysMore ? 0 : colon;
}

/** Whether a sentence speaks of one's own work and says yes, no or only to something. */
export function isOnOwn(text: string, language: ReadLanguage): boolean {
  const sentence = markSentence(text, recogniseSentence(text, language));
  const part = new Part(sentence, 0, sentence.tokens.length);
  const subjects = listSubjects(part);
  return (
    subjects.length > 0 &&
    listPromoting(subjects).length === subjects.length &&
    asksOfPosts(part) &&
    !part.has("past") &&
    part.measures("title").length === 0 &&
    part.has("deny", "permit", "only", "vague")
  );
}
