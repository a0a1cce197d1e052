import { findPlaces } from "#engine/text/text-place.ts";
import { isHostOf, type Link } from "./find-links.ts";
import { isReddit } from "./link-kinds.ts";
import { INVITATIONS, LAUNCHES, NEUTRAL_HOSTS, STORE_HOSTS } from "./promotion-signs.ts";

/** From here on a draft whose author named no project is taken for promotion all the same. */
const ENOUGH = 3;

/**
 * The links that a draft is there for, where nobody said whose they are: by what promotion does with a
 * link, which asking, citing and recommending do not.
 */
export function guessOwnLinks(title: string, content: string, links: readonly Link[]): Link[] {
  const text = `${title}\n${content}`;
  const outside = links.filter((link) => !isReddit(link) && !isHostOf(link.host, NEUTRAL_HOSTS));
  // Who compares, lists or cites has more than a few.
  if (outside.length === 0 || new Set(outside.map(({ host }) => host)).size > 2) return [];
  const shared =
    count(text, PRICES) +
    count(text, CALLS) +
    count(title, LAUNCHES) * 2 +
    Math.min(1, count(content, LAUNCHES)) +
    Math.min(1, count(content, INVITATIONS)) +
    Math.min(1, count(text, OFFERS)) +
    Math.min(2, count(text, MAKERS) * 2) -
    2 * Math.min(1, count(text, OTHERS));
  return outside.filter((link) => weigh(link, text) + Math.min(shared, 4) >= ENOUGH);
}

/** A home page is what a product has; an article or a file in a repository is often cited. */
function weigh(link: Link, text: string): number {
  const isStore = isHostOf(link.host, STORE_HOSTS);
  const isHome = /^\/?$/.test(link.path);
  const base = isStore ? 1.5 : isHome ? 2 : 0.5;
  return base + (isBrandNamed(link.host, text.replaceAll(link.address, " ")) ? 1.5 : 0);
}

/** Whether the text speaks of the site by its name: 'NomadNumbat' beside nomadnumbat.com. */
function isBrandNamed(host: string, text: string): boolean {
  const label = host.split(".").at(-2) ?? "";
  const name = label.replaceAll(/[^a-z0-9]/g, "");
  if (name.length < 5 || COMMON_LABELS.has(name)) return false;
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "")
    .includes(name);
}

const COMMON_LABELS = new Set(["github", "gitlab", "google", "amazon", "apple", "steampowered"]);

function count(text: string, pattern: RegExp): number {
  return findPlaces(text, pattern).length;
}

/** How often a text asks readers to come, buy or hurry. */
export function countAsking(text: string): number {
  return Math.min(2, count(text, CALLS)) + count(text, OFFERED);
}

const OFFERED =
  /\b(?:save \d+|\d+ ?% off|guarantee|limited (?:first|time|batch|offer)|restocked|be quick|hurry|pre-?order|worth \$ ?\d|first \d+ (?:people|users|downloads))\b/gi;
const PRICES =
  /(?:[$€£]|\b(?:usd|eur|gbp) ?)\d[\d.,]*|\b\d[\d.,]* ?(?:usd|eur|euros?|dollars|bucks|pounds|quid|rupees|reais|pesos|€)(?!\w)|\b(?:free (?:trial|plan|tier|for|to|week|month|until|shipping|weekly|audit|session|template)|gratis|kostenlos|gratuit\w*|grátis|za darmo|no win no fee|pay what you|one[- ]time|lifetime|per month|a month|no sign-?up|no credit card|no subscription|pre-?sale|presale|subscribers?)\b/gi;
const CALLS =
  /\b(?:book|register|donate|help (?:our|us|my)|star it|stars|pick a slot|interview|pre-?order|call today|like and subscribe|rate it|contact us|abo da|install|order|tickets?|reserve|reservier\w*|réserv\w*|reserva\w*|get yours|start (?:now|free)|join (?:\d|the|us|our)|grab|buy|shop now|subscribe|rate us|drop your|apply|more (?:at|on|info)|dates are on|read the latest|find it|available (?:at|on)|try it|sign up|wishlist|back us|download|venez|entra en|mirá|schaut|besucht)\b/gi;
const OFFERS =
  /!{2,}|!$|\bfeedback\b|\bopinions\b|\bhonest reviews?\b|\btips\b|\bworth \$|\b(?:\d+ ?% (?:off|fewer|faster|more)|save \d|guarantee|limited|restocked|sold out|be quick|hurry|the (?:best|fastest|easiest)|in one click|in ten minutes|\d+k? (?:users|readers|customers|downloads)|feedback welcome|let (?:us|me) know what you think|what do you think|be blunt|roast|rate it)\b/gi;
const MAKERS =
  /\b(?:ich|wir) (?:habe|haben|mache|machen|betreibe)\b[^.!?\n]{0,80}?\b(?:gebaut|entwickelt|programmiert|gemacht|geschrieben|seit|gegründet)\b|\bj['’]ai (?:codé|créé|fait|lancé|développé|écrit)\b|\b(?:hice|creé|armé|lancé|desarrollé|escribí|somos)\b|\b(?:criei|fiz|desenvolvi|lancei|escrevi|fui eu que)\b|\bho (?:creato|fatto|sviluppato|scritto)\b|\bik heb\b[^.!?\n]{0,80}?\b(?:gemaakt|gebouwd|geschreven)\b|\b(?:zrobiłem|zrobiłam|stworzyłem|napisałem|napisałam)\b|\bin meinen (?:podcast )?rein\b|\b(?:quit my job|opened my|just opened|restocked)\b|\b(?:i|we) (?:just |finally |recently |also )?(?:made|built|wrote|write|run|teach|created|designed|launched|released|shipped|coded|started|opened|host|deliver|sell|make|put together|ended up coding|work at|work for)\b|\b(?:i['’]?m|we['’]?re|i am|we are) (?:the |a |an |its )?(?:\w+ )?(?:author|developer|dev|maker|founder|owner|creator|team|company|publisher)\b|\bmy (?:debut|first|new|own) (?:novel|book|app|game|album|course|site|shop|store|newsletter|podcast|project|tool)\b|\bour (?:app|tool|game|shop|team|new|first|show|studio|store|product|shelter|campaign|charity|sensor|platform|service|agency)\b|\bnew episode of\b/gi;
/** Signs that it is somebody else's. */
const OTHERS =
  /\b(?:i(?:['’]ve| have)? (?:been )?us(?:e|ed|ing)|has anyone (?:used|tried)|anyone (?:here )?us(?:e|ing)|is it worth|should i (?:buy|get|use)|alternatives? to|which (?:one|of|should)|does anyone know|recommend|according to|they (?:charge|say|offer)|their (?:support|pricing|site))\b/gi;
