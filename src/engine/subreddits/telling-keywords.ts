import { THREE_DIGITS } from "./description/keyword-rows.ts";

/** Of the words that posts of a community use most, those that say what it is about; the first tell most. */
export function pickTellingKeywords(keywords: readonly string[]): string[] {
  return keywords.filter(isTelling).slice(0, MOST_SHOWN);
}

const MOST_SHOWN = 10;

function isTelling(word: string): boolean {
  return (
    word.length > 2 && !word.includes("'") && !THREE_DIGITS.test(word) && !SMALL_TALK.has(word)
  );
}

/** Words of any community: greetings, fillers, and what people do everywhere. */
const SMALL_TALK: ReadonlySet<string> = new Set(
  [
    "actually affiliated again aka allowed always amazing another anymore anyone around ask asked available",
    "bad based beautiful best better big bro came check come comments content cool created current currently",
    "dedicated designed devoted different discussing discussion discussions else enjoy enthusiasts etc even ever",
    "everyone everything fans favorite feel fellow finally find follow forum found free friendly fun general getting",
    "give glad gonna good great group guess guy guys haha happens happy hard hate hello hey hub ideas including info",
    "information interested interesting interests internet keep kind know known largest latest learn let lets",
    "link links literally little locations lol long look looking looks love lovers main making may maybe mean",
    "much never new news next nice official okay old omg ones open original others page past people please",
    "pls popular post posted posting posts pretty probably provide question questions quite random real really",
    "reddit redditors regarding related relating relevant reposts right safe said saw say says seems seen share sharing",
    "should show shows sidebar since small something sorry start stay still stop stuff sub sub-reddit subreddit sure",
    "surrounding take talk tell text thank thanks thing things think thoughts tips today together told topic",
    "topics true try trying two unofficial upcoming updates use used users using various video videos wait wanna",
    "want wants watch way ways week weird welcome well whatever whether without wonder work works world worst would",
    "wrong yeah year years yes",
  ].flatMap((line) => line.split(" ")),
);
