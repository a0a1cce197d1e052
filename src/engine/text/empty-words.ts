import { dropEnding, splitAtSpaces } from "./characters.ts";

/** Whether a word, lower-cased and as it is written, says nothing about what something is. */
export function isEmptyWord(word: string): boolean {
  return EMPTY.has(word) || /^\d+$/.test(word);
}

const FUNCTION_WORDS = `a about above across after again against ago ahead all almost alone along already also although always am among an
  and another any anybody anyone anything anywhere are around as at away back be became because become been before behind being
  below beside besides between beyond both but by can cannot could did do does doing done down during each either else enough etc even ever
  every everybody everyone everything everywhere except far few for from further had has have having he hence her here hers herself
  him himself his how however i if in indeed inside instead into is isnt it its itself just least less let like likely lot many may maybe
  me might mine more most mostly much must my myself near nearby nearly neither never next no nobody none nor not nothing now nowhere
  of off often on once one ones only onto or other others otherwise our ours out outside over own per perhaps please put quite rather
  really same several shall she should since so some somebody someone something sometimes somewhere soon still such than that thats the
  their theirs them themselves then there therefore these they theyre this those though through throughout thus till to together too
  toward towards under unless unlike until up upon us very via was we well were what whatever when whenever where wherever whether
  which whichever while who whoever whole whom whose why will with within without would yet you your youre yours yourself
  dont doesnt didnt wont cant arent wasnt im ive id hes shes weve whats lets zero two three four five six seven eight nine ten
  hundred thousand first second third last`;

/** Words of every trade; with their endings. */
const GENERIC_WORDS = `account action add advice amount answer app application arrive ask automatic base batch become beginner begin
  believe belong best better big board box break bring bug build builder button buy call card care case category cause change chart check
  choose clean click close code collect column combine come company compare complete connect contain content control copy correct cost
  count counter couple cover create current custom customer cut daily data date day decide deliver describe detail device different digital
  directory discover document download draw drop easy edit effort element end enjoy enter entry error event everyday example expect
  explain export extra fail famous fast favorite feature feed feel few field figure file fill find fit fix folder follow form
  format friend friendly full generate get gift give go goal good great group grow guide hand handle happen happy hard hate head
  help hero high hit hold home hour idea image import important improve include information input inspect instant interest internet
  issue item join keep key kind know large late launch lead learn leave left legal length level life limit line link list little live load
  local log long look lose love low main make man manage map mark match matter mean measure meet member message method minute miss
  mode modern moment money month morning move multiple name need new night note notification number offer official offline old
  online open option order organize outside owner page panel part party pass past pay people perfect person personal phone pick picture
  piece place plan platform play plus point popular post power practice present press prevent price print private pro problem
  process product profit program progress project protect provide public publish pull push question quick quit rate reach read ready
  real reason receive recommend record reduce remember remind reminder remove repeat replace report request result return review
  right roll row rule run safe save say scale schedule score screen scroll search section see select self sell send separate serve
  service session set setup share shop short show side sign simple single site size slow small smart smooth solution solve sort source space
  speak special spend split stand start state stay step stop store story stuff style suggest support swap switch system table tag
  take talk teach team tell term test text thing think tick tip title today tomorrow tonight tool top topic total touch town track
  tracker true try turn type understand unique update upload url use useful user value version video view visit vote wait walk want
  warm warn waste watch water way weather web website week weekly work world worry write wrong year yearly young library email`;

/** What a calendar, a price list or an advertisement says of anything. */
const PASSING_WORDS = `monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays
  sundays january february march april june july august september october november december spring summer autumn winter
  demo demos ads former regular starter household subscriber subscribers itch io mostly monthly fortnightly weekend weekends
  insured contract van senior staff neighborhood neighborhoods neighbourhood`;

/** Forms that their endings do not give. */
const OTHER_FORMS = `became bought brought built came chose chosen drawn fed felt found gave given gone got getting grew grown held kept knew known
  learnt lost made meant met paid putting quitting ran read said sat saw seen selling sent setting shown sold spent spoken stood taken taught
  told took thought understood went won worn written wrote famously hosted based driven powered spaced non com www http https html
  easier faster cheaper bigger smaller simpler newer older larger longer shorter fully easily quickly simply automatically
  straight able available actual actually people peoples men women tells lives`;

/** Topics although they look like forms of an empty word. */
const TELLING = new Set(
  splitAtSpaces(`reading writing walking running drawing marketing printing boxing bugs codes coding gifts happiness parties posters
  mapping notes planes teaching videos`),
);

const EMPTY = new Set(
  [
    ...splitAtSpaces(FUNCTION_WORDS),
    ...splitAtSpaces(GENERIC_WORDS).flatMap(withEndings),
    ...splitAtSpaces(PASSING_WORDS),
    ...splitAtSpaces(OTHER_FORMS),
  ].filter((word) => !TELLING.has(word)),
);

function withEndings(word: string): string[] {
  const base = dropEnding(word, "e");
  const plural = /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
  const others = /[^aeiou]y$/.test(word)
    ? [`${word.slice(0, -1)}ies`, `${word.slice(0, -1)}ied`]
    : [`${base}ed`];
  return [word, plural, `${base}ing`, ...others];
}
