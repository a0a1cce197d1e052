import { beginsWithCapital, hasScript } from "#engine/text/characters.ts";
import { FIRST_PERSON, PRICES, SEPARATED } from "./page-rows.ts";

/** Whether a cleaned sentence can be a statement on what a product is, does, or is for. */
export function tellsFact(sentence: string): boolean {
  if (/[?？]["”]?$/.test(sentence) || SEPARATED.test(sentence)) return false;
  if (isOffTopic(sentence)) return false;
  return countWords(sentence) >= 4 && sentence.length <= 320 && !isTitleCase(sentence);
}

/** Scripts without spaces have about two characters to a word. */
export function countWords(text: string): number {
  const dense = text.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu,
  );
  return (dense?.length ?? 0) / 2 + (text.match(/[\p{L}\d][\p{L}\d’'-]*/gu)?.length ?? 0);
}

/** 'Home About Pricing Blog' is a menu, and 'Ten Ways To Repot' the name of an article. */
function isTitleCase(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}’'-]*/gu) ?? [];
  const long = words.filter((word) => word.length > 3 && !hasScript(word, "Han"));
  const capital = long.filter((word) => beginsWithCapital(word));
  return long.length >= 4 && capital.length / long.length > 0.85;
}

/** Whether a sentence is about something else than what the product is and does. */
function isOffTopic(sentence: string): boolean {
  return OFF_TOPIC.some((pattern) => pattern.test(sentence));
}

const { raw } = String;

/** As a reader would be asked to do something, at the beginning. */
const CALLS_TO_ACTION = anyOf("^", [
  raw`sign (?:up|in)\b|log ?in\b|register (?:now|today|for|here)|subscribe|enrol(?:l)? (?:now|today)|enter your (?:e-?mail|password|details)|follow us`,
  raw`get started|get (?:it|the app|your (?:free|copy|first)|yours|notified|early|access|in touch)`,
  raw`get (?:a (?:demo|quote)|\S+ (?:for free|now|today))|request an? (?:demo|quote|invite|call)`,
  raw`start (?:your (?:free|trial|journey)|now|today|free|building today)|try (?:it|for|now|our|free|\S+ (?:for )?free|\S+ today)`,
  raw`join (?:us|now|today|our|over|thousands|the (?:wait|mailing)|\d)|contribute to|share (?:this|on|with us)`,
  raw`book (?:a|your) (?:demo|call|free|consult)|schedule a (?:demo|call)|contact (?:us|sales|me|the)|reach out`,
  raw`click (?:here|the|on|to|below)|tap here|skip to|go to|back to|visit (?:us|our|the)|view (?:all|more|our|on)|learn more|read more`,
  raw`see (?:how|more|all|pricing|our|it in)|find out|watch (?:the|our|a)|listen on|check (?:it )?out`,
  raw`buy now|shop (?:now|the|our|all)|order (?:now|today)|add to (?:cart|bag|basket)|grab (?:your|a copy|it)|claim your`,
  raw`download (?:now|the app|it|for|our|on|free)|install (?:now|the|it)|choose (?:a|your) plan`,
  raw`upgrade (?:now|to|today)|don['’]t (?:miss|wait|forget)|what are you waiting|hurry|act now|give it a`,
  raw`jetzt |hier klicken|inscrivez|essayez|suscr[ií]b`,
]);

const OFFERS = anyOf(raw`\b`, [
  raw`click here|sign up (?:now|today|for free)|get started (?:now|today|for free|free)\b`,
  raw`free trial|no credit card|try it (?:now|free|today|for free)|for free today|limited[- ]time`,
  raw`while (?:stocks|supplies) last|money[- ]back|join the (?:wait ?list|newsletter|beta)|terms apply`,
  raw`free (?:shipping|delivery|returns)|promo code|cancel any ?time|wishlist|pre-?order`,
  raw`billed (?:monthly|annually|yearly)|per (?:month|year|seat)\b|\d+ ?% off`,
]);

const CONSENT_AND_LAW = anyOf("", [
  raw`\bcookies?\b.*\b(?:use|uses|accept|consent|experience|traffic|policy|settings|browser|analy[sz]e)\b`,
  raw`\b(?:use|uses|accept|using|verwende\w*|utilis\w+|utiliz\w+|usamos|aceita|akzeptier\w+)\b.*\bcookies\b`,
  raw`\b(?:privacy (?:policy|practices)|terms (?:of|and) (?:service|use|conditions)|all rights reserved)\b`,
  raw`\bdatenschutz|\bimpressum\b|\bmentions légales\b|©|\b(?:copyright|trademarks?|subsidiary)\b`,
  raw`\bmade with love\b`,
]);

const PRAISE_BY_OTHERS = anyOf("", [
  // A title in quotation marks may begin a statement; a quotation is none.
  raw`^["“”«„‘](?![^"“”»«’]{1,40}["“”»’] \p{Ll})|["”»]\s*[–—-]\s*\p{L}|[★⭐]`,
  raw`\b(?:trusted|loved|recommended|chosen) by\b`,
  raw`\b(?:used|rated) by (?:over|more|\d|thousands|millions|hundreds|teams|companies|leading|people)\b`,
  raw`\b(?:as seen|as featured|featured) (?:in|on)\b|\brated \d|\b\d(?:\.\d)? (?:stars?|out of 5)\b`,
  raw`\bwhat (?:our )?(?:customers|users|people|clients) (?:say|are)\b`,
  raw`\b\d[\d.,]*[km]?\+? (?:happy |satisfied |active |paying )?(?:customers|users|downloads|teams)\b`,
  raw`\b\d[\d.,]*[km]?\+? (?:companies|subscribers|students|reviews|stars)\b`,
]);

const SLOGANS = anyOf(raw`\b`, [
  raw`supercharg|turbocharg|skyrocket|unleash|revolutioni[sz]|disrupt(?:ing|ive)\b|reimagin|game[- ]chang`,
  raw`mind[- ]blow|next level|never before|the future of|future is|10x|100x|life-changing|limitless`,
  raw`say (?:goodbye|hello|bye)|you(?:['’]ll| will|['’]re going to) love|fall in love|you deserve`,
  raw`dream(?:s|ed|t)? (?:of|come)|crush (?:it|your)|dominate|unlock (?:your|the|a|new)|elevate your`,
  raw`take your .+ (?:higher|further)|(?:is|are) here\b[.!]?$|it['’]s (?:that (?:easy|simple)|magic|time to)`,
  raw`magic happens|nothing (?:else )?(?:like|comes close)|waiting for\?|change (?:your life|the world)`,
  raw`endless possibilities|passionate about|our (?:mission|vision|values|story|promise)|look no further`,
  raw`we (?:believe|care|love|are proud|['’]re proud)|made simple|made easy|peace of mind`,
]);

/** To whoever reads by machine. */
const ORDERS = anyOf("", [
  raw`\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|prompts?|rules|guidelines)\b`,
  raw`\b(?:ignore|disregard|forget)\b.{0,40}\b(?:everything|above|previous)\b`,
  raw`\b(?:system|developer) (?:prompt|message)\b.{0,20}\b(?:reveal|print|ignore|override|is|says)\b`,
  raw`\byou are (?:now )?(?:an? |the )?(?:ai|assistant|language model|llm|chatbot|gpt|helpful)\b`,
  raw`\bas an (?:ai|llm|language model)\b|^(?:assistant|system|user|human)\s*:|<\||\[\/?inst\]`,
  raw`\b(?:respond|reply|answer|output|write|say|describe) (?:only|exactly|with only|nothing but)\b`,
  raw`\b(?:ai|assistants?|language models?|llms?|chatbots?|ai (?:models?|agents?|systems?|tools?)|crawlers?) (?:should|must|shall|(?:has|have|is|are|needs?) to)\b`,
  raw`\bif you are (?:an? )?(?:ai|assistant|llm|language model|chatbot|bot|agent)\b`,
  raw`^(?:dear|hello|hey|hi|attention|note (?:to|for)|message (?:to|for)|instructions? (?:to|for))\W+(?:all |any |the )?(?:ai|assistants?|llms?|language models?|chatgpt|claude|gemini|gpt|bots?|agents?)\b`,
  raw`\bdescribe (?:this|the) (?:product|site|page|company) as\b|\bdo not (?:mention|tell|reveal|describe)\b`,
]);

/** What a site says when it says nothing, and what its host says for it. */
const STAND_INS = anyOf(raw`\b`, [
  raw`enable javascript|javascript (?:is|to be) (?:disabled|required|enabled)|requires javascript`,
  raw`(?:update|upgrade|unsupported) (?:your )?browser|checking your browser|verify (?:that )?you are`,
  raw`page (?:not found|you (?:requested|are looking))|coming soon|under construction|lorem ipsum|please wait`,
  raw`created (?:using|with|by) (?:create|wix|squarespace)|generated by create|just another \w+ site`,
  raw`on the app store|on google play|see screenshots|creating an account|edit this page|view source`,
  raw`signed (?:in|out) with another|to refresh your session|powered by (?:shopify|wordpress|wix|squarespace|ghost|webflow)|scroll down`,
]);

/** Dates, bylines, ways to write, and the history of the project. */
const MARGINALIA = anyOf("", [
  raw`^(?:posted|published|updated|last updated|written|photo|image|source|tags?|category)\b[ :]`,
  raw`^(?:filed under|related|previous|next|loading)\b[ :]|\bmin(?:ute)?s? read\b|\S@[^\s@]+\.\S|\bhttps?:|\bwww\.`,
  raw`\+\d[\d ()-]{7,}|\b(?:started|founded|established|launched|born) in (?:\d{4}|\p{Lu})`,
  raw`^(?:fixed|added|improved|updated|removed|permissions?)\b|\bv\d+\.\d+|\bchangelog\b|\brelease notes\b`,
  raw`^(?:npm|npx|yarn|pnpm|pip|brew|docker|git|curl|cargo|go get)\b`,
]);

const OFF_TOPIC = [
  CALLS_TO_ACTION,
  OFFERS,
  PRICES,
  CONSENT_AND_LAW,
  PRAISE_BY_OTHERS,
  FIRST_PERSON,
  SLOGANS,
  ORDERS,
  STAND_INS,
  MARGINALIA,
];

function anyOf(before: string, alternatives: string[]): RegExp {
  return new RegExp(`${before}(?:${alternatives.join("|")})`, "iu");
}
