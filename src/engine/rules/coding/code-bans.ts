import type { RuleCode, RuleCodes } from "../rule-codes.ts";
import { anyOf } from "./any-of.ts";
import { findDay } from "./find-day.ts";
import { isNegated, isPermitted, type ReadRule } from "./read-rule.ts";

type Subject = { code: RuleCode; about: RegExp; unless?: RegExp };

/** What a rule forbids, other than promotion. */
export function codeBans(rule: ReadRule): RuleCodes {
  const found = SUBJECTS.filter((subject) => isForbidden(subject, rule));
  return Object.fromEntries(found.map(({ code }) => [code, true]));
}

// The bare name of a thing ('Reposts', 'Low effort posts') forbids it: that is how rules are titled.
// In the text the ban must be spelt out, since texts also mention what is welcome.
function isForbidden({ about, unless }: Subject, { name, clauses, whole }: ReadRule): boolean {
  if (unless?.test(whole)) return false;
  if (about.test(name)) {
    // 'Meme Monday' gives them a day.
    if (isPermitted(name) || (findDay(name) && !isNegated(name))) return false;
    return !clauses.slice(1).some((clause) => isPermission(clause, about));
  }
  return clauses.some((clause) => about.test(clause) && isNegated(clause) && !isPermitted(clause));
}

function isPermission(clause: string, about: RegExp): boolean {
  const refersBack = /^(they|these|those|this|it|all)\b.{0,20}\b(is|are)\b/.test(clause);
  return (refersBack || about.test(clause)) && isPermitted(clause) && !isNegated(clause);
}

const SUBJECTS: Subject[] = [
  {
    code: "no-apps-or-sites",
    about: anyOf(
      /\bno\b[^.]{0,20}\b(your |own |personal )*(apps?|websites?|web apps?|software|startups?)( (posts?|promotion|links|announcements|showcases?))?$/,
      /\b(posting|sharing|linking|presenting|submitting)\b[^.]{0,20}\byour (own )?(apps?|website|site|startup|product)\b/,
    ),
  },
  {
    code: "no-link-shorteners",
    about: anyOf(
      /\b(url|link)[\s-]*shorten/,
      /\bshorten(ed|er)?[\s-]*(urls?|links?)/,
      /\bbit\.ly/,
      /\btinyurl/,
    ),
  },
  {
    code: "no-affiliate-links",
    about: anyOf(
      /\baffiliate/,
      /\breferral/,
      /\bref[\s-]?(links?|codes?)/,
      /\b(promo|discount|invite) codes?\b/,
    ),
  },
  {
    code: "no-blogspam",
    about: /\bblog[\s-]?spam|\bcontent farm|\bno\b[^.]{0,25}\bblogs?\b|\bcontent mill/,
  },
  {
    code: "no-video-links",
    about: anyOf(
      /\b(video|youtube|twitch|channel|stream) (links?|posts?|promotion)\b/,
      /\bno\b[^.]{0,20}\b(youtube|videos?|twitch)\b/,
      /\blinks? to (your |a )?(youtube|videos?|channel|stream)/,
    ),
    unless: /\bvideos? (must|should|need)\b/,
  },
  {
    code: "no-surveys",
    about: anyOf(
      /\bsurveys?\b/,
      /\bquestionnaires?\b/,
      /\bmarket research\b/,
      /\b(user|academic) research\b/,
      /\bno polls?\b/,
    ),
  },
  {
    code: "no-fundraising",
    about: anyOf(
      /\bfund[\s-]?rais/,
      /\bgo ?fund ?me/,
      /\bcrowd[\s-]?fund/,
      /\bkickstarter/,
      /\bdonations?\b/,
      /\bbegging\b/,
      /\b(ask|asking|requests?) for (money|donations)/,
    ),
    unless: /\bkarma begging\b|\bbegging for (karma|upvotes)/,
  },
  { code: "no-giveaways", about: /\bgive-?aways?\b|\bcontests?\b|\braffles?\b|\bsweepstakes?\b/ },
  {
    code: "no-hiring",
    about: anyOf(
      /\bhiring\b/,
      /\bfor hire\b/,
      /\bjob (posts?|postings?|offers?|listings?|ads?|adverts?|seekers?)\b/,
      /\brecruit(ing|ment|ers?)\b/,
      /\blooking for work\b/,
      /\bno jobs\b/,
    ),
  },
  {
    code: "no-feedback-requests",
    about: anyOf(
      /\b(feedback|critique|roast) (requests?|posts?)\b/,
      /\b(requests?|asking|ask) for (feedback|critique|reviews)\b/,
      /\b(validate|validation of) (my|your|an)\b.{0,12}\bidea/,
      /\bidea validation\b/,
      /\brate my\b/,
      /\broast my\b/,
    ),
  },
  {
    code: "no-dm-requests",
    about:
      /(?<!\d ?)\b(dms?|pms?|direct messag\w*|private messag\w*|unsolicited messages?|message me)\b/,
    unless:
      /\b(dms?|pms?|messag\w*|contact)\b[^.]{0,25}\b(the |a |us|our )*(mods?\b|moderators?\b|mod ?team)/,
  },
  {
    code: "no-ai-content",
    about: anyOf(
      /\b(ai|a\.i\.|chatgpt|gpt|llms?)[\s-]*(generated|written|made|created|assisted|content|art|slop|images?|posts?|text)\b/,
      /\b(generated|written|made|created) (by|with|using) (an? )?(ai|chatgpt|llms?)\b/,
      /\bno (generative )?ai\b/,
      /\bgenerative ai\b/,
    ),
    unless: /\b(label|labell?ed|disclos\w*|tag|tagged|mark|marked|flair|flaired)\b/,
  },
  {
    code: "no-low-effort",
    about: anyOf(
      /\blow[\s-]*(effort|quality)\b/,
      /\bzero[\s-]effort\b/,
      /\bshit[\s-]?posts?\b/,
      /\blazy posts?\b/,
    ),
  },
  {
    code: "no-reposts",
    about: /\bre-?posts?\b|\breposting\b|\bduplicates?\b|\balready (been )?posted\b/,
  },
  { code: "no-spam", about: /\bspam(s|ming|mers?|my)?\b/ },
  { code: "no-memes", about: /\bmemes?\b|\bimage macros?\b|\bjoke posts?\b/ },
  { code: "no-politics", about: /\bpolitic(s|al)\b/ },
  {
    code: "no-nsfw",
    about: anyOf(
      /\bnsfw\b/,
      /\bnsfl\b/,
      /\bnudity\b/,
      /\bporn/,
      /\bsexual content\b/,
      /\bgore\b/,
      /\badult content\b/,
      /\bsexually explicit\b/,
    ),
    unless: anyOf(
      /\b(tag|mark|flag|label)(ged|ged|ed)?\b[^.]{0,30}\bnsfw\b/,
      /\bnsfw\b[^.]{0,30}\b(tag|mark|flag|label)/,
    ),
  },
  {
    code: "no-personal-info",
    about: anyOf(
      /\bpersonal(ly)?[\s-]*(identif\w+ )?(info|information|data|details)\b/,
      /\bdox+(x?ing|x?ed)?\b/,
      /\bprivate info(rmation)?\b/,
      /\bidentifying info/,
    ),
  },
  {
    code: "no-piracy",
    about: anyOf(
      /\bpira(cy|ted|ting)\b/,
      /\btorrents?\b/,
      /\bwarez\b/,
      /\bcracked\b/,
      /\billegal (downloads?|streams?|copies)\b/,
    ),
  },
  {
    code: "no-professional-advice",
    about: /\b(medical|legal|financial|tax|investment|professional)(,? (or|and|\/) ?\w+)? advice\b/,
  },
  { code: "no-crypto", about: /\bcrypto(currency|currencies|s)?\b|\bbitcoin\b|\bnfts?\b|\bweb3\b/ },
];
