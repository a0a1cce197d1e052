import { anyOf, type RuleWording } from "./rule-wording.ts";
import type { CONTENT_ROWS, TOPIC_ROWS } from "../rule-rows.ts";

/** How rules on what a post contains are worded. */
export const CONTENT_WORDINGS: Record<keyof typeof CONTENT_ROWS, RuleWording> = {
  "no-surveys": {
    reading: {
      as: "ban",
      about: anyOf(
        /\bsurveys?\b/,
        /\bquestionnaires?\b/,
        /\bmarket research\b/,
        /\b(user|academic) research\b/,
        /\bno polls?\b/,
      ),
    },
    permission: /\bsurveys? (?:are )?(?:fine|welcome|allowed|the purpose)/,
    namesake: /survey|samplesize/i,
    removal: /\bsurveys?\b|\bpolls?\b|\bquestionnaire/i,
  },
  "no-fundraising": {
    reading: {
      as: "ban",
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
    permission: /\bfundrais|\bdonat|\bcrowdfund/,
    namesake: /donat|fundrais|gofundme|crowdfund|kickstarter|assistance/i,
    removal: /\bfundrais\w*|\bdonations?\b|\bcrowdfund\w*/i,
  },
  "no-giveaways": {
    reading: {
      as: "ban",
      about: /\bgive-?aways?\b|\bcontests?\b|\braffles?\b|\bsweepstakes?\b/,
    },
    permission: /\bgiveaway|\bwhile (?:it is|they are) free\b|\bfree games\b/,
    namesake: /giveaway|randomacts|freebie|raffle|contest|sweepstake/i,
    removal: /\bgiveaways?\b|\bno contests?\b/i,
  },
  "no-hiring": {
    reading: {
      as: "ban",
      about: anyOf(
        /\bhiring\b/,
        /\bfor hire\b/,
        /\bjob (posts?|postings?|offers?|listings?|ads?|adverts?|seekers?)\b/,
        /\brecruit(ing|ment|ers?)\b/,
        /\blooking for work\b/,
        /\bno jobs\b/,
      ),
    },
    permission: /\bhire\b|\bhiring\b|\bjobs?\b|\bservices\b|\bfreelanc|\bpartner|\bcommission/,
    namesake: /hir(?:e|ing)(?:$|[A-Z_]|an?[A-Z])|jobs?$|gigs$|freelanc|commissions?$/i,
    removal: /\bhiring\b|\bjob (?:offers?|posts?|ads?)\b|\brecruit\w*/i,
  },
  "no-feedback-requests": {
    reading: {
      as: "ban",
      about: anyOf(
        /\b(feedback|critique|roast) (requests?|posts?)\b/,
        /\b(requests?|asking|ask) for (feedback|critique|reviews)\b/,
        /\b(validate|validation of) (my|your|an)\b.{0,12}\bidea/,
        /\bidea validation\b/,
        /\brate my\b/,
        /\broast my\b/,
      ),
    },
    permission: /\bfeedback\b|\bcritique|\breview|\broast|\btest/,
    namesake: /feedback|critique|roast|rate_?my|testers/i,
    removal:
      /\b(?:no|asks? for|asking for|requests? for) feedback\b|\bfeedback (?:requests?|posts?)\b/i,
  },
  "no-dm-requests": {
    reading: {
      as: "ban",
      about:
        /(?<!\d ?)\b(dms?|pms?|direct messag\w*|private messag\w*|unsolicited messages?|message me)\b/,
      unless:
        /\b(dms?|pms?|messag\w*|contact)\b[^.]{0,25}\b(the |a |us|our )*(mods?\b|moderators?\b|mod ?team)/,
    },
    // Buyers and sellers, and those who work for each other, have to write to each other.
    permission: /\bhire\b|\bhiring\b|\bjobs?\b|\bservices\b|\bsell\b|\btrade\b|\bcommission/i,
    namesake: /hire|hiring|jobs?$|swap|exchange|market|penpal|commission/i,
    removal: /\b(?:no|asks? for|asking for|soliciting) (?:DMs?|(?:private|direct) messages?)\b/i,
  },
  "be-respectful": {
    reading: {
      as: "demand",
      asks: anyOf(
        /\brespect(ful|fully)?\b/,
        /\bcivil(ity|ly)?\b/,
        /\bbe (nice|kind|polite|friendly|excellent|courteous|good)\b/,
        /\bharass/,
        /\bbully/,
        /\bhate(ful)?[\s-]*(speech)?\b/,
        /\bracis[tm]\b/,
        /\bsexis[tm]\b/,
        /\bbigot/,
        /\bpersonal attacks?\b/,
        /\binsult/,
        /\btoxic/,
        /\btroll(s|ing)?\b/,
        /\brude(ness)?\b/,
        /\bslurs?\b/,
        /\bdiscriminat/,
        /\breddiquette\b/,
        /\bdon'?t be (a|an) (jerk|dick|ass\w*)\b/,
        /\bremember the human\b/,
      ),
    },
    removal: /\brude\b|\binsult\w*|\bharass\w*|\bcivil\w*/i,
  },
  "no-personal-info": {
    // Who hires says where to write.
    namesake: /hire|hiring|jobs?$|gigs$|freelanc/i,
    reading: {
      as: "ban",
      about: anyOf(
        /\bpersonal(ly)?[\s-]*(identif\w+ )?(info|information|data|details)\b/,
        /\bdox+(x?ing|x?ed)?\b/,
        /\bprivate info(rmation)?\b/,
        /\bidentifying info/,
      ),
    },
    removal: /\bpersonal info\w*\b|\bdox\w*/i,
  },
};

/** How rules on subjects are worded. */
export const TOPIC_WORDINGS: Record<keyof typeof TOPIC_ROWS, RuleWording> = {
  "no-ai-content": {
    reading: {
      as: "ban",
      about: anyOf(
        /\b(ai|a\.i\.|chatgpt|gpt|llms?)[\s-]*(generated|written|made|created|assisted|content|art|slop|images?|posts?|text)\b/,
        /\b(generated|written|made|created) (by|with|using) (an? )?(ai|chatgpt|llms?)\b/,
        /\bno (generative )?ai\b/,
        /\bgenerative ai\b/,
      ),
      unless: /\b(label|labell?ed|disclos\w*|tag|tagged|mark|marked|flair|flaired)\b/,
    },
    removal: /\bAI\b|\bchat ?gpt\b|\bLLMs?\b/,
  },
  "no-memes": {
    reading: { as: "ban", about: /\bmemes?\b|\bimage macros?\b|\bjoke posts?\b/ },
    removal: /\bmemes?\b/i,
  },
  "no-politics": {
    reading: { as: "ban", about: /\bpolitic(s|al)\b/ },
    removal: /\bpolitic\w*/i,
  },
  "no-nsfw": {
    reading: {
      as: "ban",
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
        /\b(tag|mark|flag|label)(ged|ed)?\b[^.]{0,30}\bnsfw\b/,
        /\bnsfw\b[^.]{0,30}\b(tag|mark|flag|label)/,
      ),
    },
    removal: /\bnsfw\b|\badult content\b/i,
  },
  "no-piracy": {
    reading: {
      as: "ban",
      about: anyOf(
        /\bpira(cy|ted|ting)\b/,
        /\btorrents?\b/,
        /\bwarez\b/,
        /\bcracked\b/,
        /\billegal (downloads?|streams?|copies)\b/,
      ),
    },
    removal: /\bpira(?:cy|ted)\b/i,
  },
  "no-crypto": {
    reading: {
      as: "ban",
      about: /\bcrypto(currency|currencies|s)?\b|\bbitcoin\b|\bnfts?\b|\bweb3\b/,
    },
    removal: /\bcrypto\w*|\bNFTs?\b/i,
  },
  "no-professional-advice": {
    reading: {
      as: "ban",
      about:
        /\b(medical|legal|financial|tax|investment|professional)(,? (or|and|\/) ?\w+)? advice\b/,
    },
    removal: /\b(?:legal|medical|financial|professional) advice\b/i,
  },
};
