import { countWords } from "./tells-fact.ts";

const IS_A = /^(?:\S+ ){0,6}?(?:is|are) (?:an?|the|our|your)\b/i;
const DOES =
  /\b(?:helps?|lets?|allows?|enables?|turns?|shows?|tracks?|manages?|builds?|creates?|makes?|sends?|finds?|keeps?|converts?|collects?|records?|reads?|writes?|plans?|organi[sz]es?|connects?|supports?|runs?|syncs?|teach(?:es)?|sells?|offers?|reminds?|generates?|checks?|watch(?:es)?|covers?|contains?|includes?|replaces?|measures?|compares?|exports?|imports?|works? with)\b/i;
const FOR_WHOM =
  /\b(?:(?:built|made|designed|written|aimed|intended|suitable|perfect|ideal) (?:for|at)|for (?!free\b|more\b|now\b|example\b|instance\b|sale\b|you\b|any\b|all\b|that\b|this\b|the (?:first|last|best)\b|\d)[a-z][\w-]+|who (?:want|need|work|run|sell|teach|write))/i;
/** 'We repair tubas' tells what is offered; 'we are a team' does not. */
const OFFERS = /^we (?!are|were|have|had|know|think|started|hope|want|wanted|thought|use)\w+/i;
const ABOUT_US = /\b(?:we|our|us|we['’](?:re|ve|ll))\b/i;
const LEANS =
  /^(?:they|these|those|this|that|he|she|but|and|or|so|then|however|instead|because|also|plus|another|both|such|there|here|now|once|after|until|even|still|yet|finally|next|first|second)\b/i;

/** How much a sentence says about what the product is, does, and for whom. */
export function scoreSentence(sentence: string, names: string[]): number {
  const words = countWords(sentence);
  let score = 0;
  if (names.some((name) => sentence.toLowerCase().startsWith(`${name.toLowerCase()} `))) score += 2;
  if (/^it /i.test(sentence)) score += 0.8;
  if (IS_A.test(sentence)) score += 1.5;
  if (DOES.test(sentence)) score += 1;
  if (FOR_WHOM.test(sentence)) score += 1;
  if (OFFERS.test(sentence)) score += 1;
  else if (ABOUT_US.test(sentence)) score -= 0.7;
  if (words < 6) score -= 1;
  if (words > 40) score -= 1;
  return score;
}

/** Whether it says little without the sentence before it. */
export function leansOnPrevious(sentence: string): boolean {
  return LEANS.test(sentence);
}
