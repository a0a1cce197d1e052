import { matchesWord, readWords } from "../phrases.ts";

/** Single words that the reader asks for beside what is marked: 'promo*' begins so, '*thread' ends so. */
export const WORDS = {
  /** Whom or what a sentence is on. */
  comments: "comment comments kommentare commentaires comentarios",
  replies: "replies",
  posts:
    "post posts submission submissions thread threads beitrag beitrage publication publications publicacion publicacao",
  messages: "message messages publicac*",
  appeals: "appeal*",
  doubts: "unsure sure unclear doubt unsicher doute duda duvida wondering",
  opensCondition: "if when in unsure not wenn falls im si en se em caso",
  counts: "count counts counted zahlen comptent cuentan contam",
  everyPost: "all every each jeder jedes alle chaque tous toutes cada todas todos",
  ruleOrRatio: "rule ratio regel regle regla regra guideline principle",
  moderator: "mod mods moderat* modmail modteam us moderador* moderacao moderacion",
  members: "you founders members everyone anybody",
  secondPerson: "konnt kannst durft darfst pouvez peux puedes podeis pode podes",
  pronoun: "these those they it this such diese dies ces cela estos esto esses isso",
  elsewhere: "elsewhere subreddits subs",

  /** Numbers, and what they measure. */
  every: "every each alle jede* tous toutes chaque cada",
  per: "per pro par por /",
  limited: "post posts limit",
  bans: "ban bans",
  one: "a an one",
  aSingle: "a single",
  article: "a an",
  waits: "wait warte* attend* esper* aguard*",
  between: "between apart zwischen entre",
  within: "within in last past binnen innerhalb dans en em",
  again: "twice again same repost* another posted",
  ratio: ": / in to zu sur de em",
  outOf: "in sur von de em",
  tenth: "tenth zehntel dixieme decimo decima",
  more: "+ more over min",
  karmaAsked:
    "minimum min requirement requirements required threshold enough low sufficient restriction restrictions",
  ageAsked: "older filtered minimum restriction restrictions requirement requirements",
  bannedWord: "word words term terms keyword keywords phrase phrases expression expressions",

  /** Names of threads and days. */
  threadHead: "*thread *threads *faden *post *comment *discussion *chat *desk",
  bareThread: "thread threads",
  recurs: "weekly monthly daily biweekly pinned stickied sticky dedicated designated official",
  ofThread:
    "promo* self showcase feedback mega *liche *lichen *nday *ndays *sday *sdays *iday *idays *rday *rdays everyday today help question questions discussion & -",
  opensName: "the our in use this that a an im der den to into please dem",
  latinHead: "fil hilo topico fio",
  insideName: 'and or of your my for n " , /',
  opensNoName: 'and or of for " - & , use in',
  endsLatinName: "que qui y e et o ou do da est es esta",
  until: "to through thru until till bis a au al ate",
  ordinal: "first second third fourth last",

  /** How something is said. */
  asks: "which what where how why who when should is are can does do welche* was wie wo warum soll quel* comment pourquoi que cual como donde qual onde porque",
  mayOrCan: "can may",
  outward: "external outside",
  narrows: "to that which from with in about of containing where unless without except",
  welcomed:
    "welcome welcomed allow allowed encouraged ok okay fine permitted accepted acceptable free see seeing hear hearing against banned prohibited forbidden erlaubt willkommen gestattet gern gerne verboten autorise* permis* bienvenu* interdit* permitid* bienvenid* prohibid* proibid* vind* liberad*",
  weakDenial:
    "no not never nothing zero don't dont doesn't isn't aren't can't cannot won't stop kein* nicht nie niemals de d pas aucun aucune jamais ningun ninguna nunca nao nenhum nenhuma",
  pause: ", ; :",
  asksPlainly: "please bitte do so",
  bareDenial: "no kein* sin sem",
  listed: "or and , /",
  filler:
    "post posts content link links and or & , / request requests comment comments thread threads submission submissions other general und et y e de d of for in etc . ! ? : ( )",
  lacksNothing: "un* to about",
  /** Rules have some of them, whatever they are about. */
  usual:
    "the and of to that with for you your this my it are but is how what no not be do don't only must please post posts posting rule rules any all in on or allowed welcome keep stay use link links spam respect* title titles flair",
} as const;

export type WordGroup = keyof typeof WORDS;

const READ = Object.fromEntries(
  Object.entries(WORDS).map(([group, words]) => [group, readWords(words.split(" "))]),
) as Record<WordGroup, ReturnType<typeof readWords>>;

/** Whether a word of a sentence is one of a group. */
export function isWord(word: string | undefined, ...groups: readonly WordGroup[]): boolean {
  return word !== undefined && groups.some((group) => matchesWord(READ[group], word));
}
