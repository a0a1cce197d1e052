import type { RuleWording } from "../rule-wording.ts";
import type { CONTENT_ROWS, TOPIC_ROWS } from "../../rule-rows.ts";

/** How rules on what a post contains are worded. */
export const CONTENT_WORDINGS: Record<keyof typeof CONTENT_ROWS, RuleWording> = {
  "no-surveys": {
    permission: /\bsurveys? (?:are )?(?:fine|welcome|allowed|the purpose)/,
    namesake: /survey|samplesize/i,
    removal: /\bsurveys?\b|\bpolls?\b|\bquestionnaire/i,
  },
  "no-fundraising": {
    permission: /\bfundrais|\bdonat|\bcrowdfund/,
    namesake: /donat|fundrais|gofundme|crowdfund|kickstarter|assistance/i,
    removal: /\bfundrais\w*|\bdonations?\b|\bcrowdfund\w*/i,
  },
  "no-giveaways": {
    permission: /\bgiveaway|\bwhile (?:it is|they are) free\b|\bfree games\b/,
    namesake: /giveaway|randomacts|freebie|raffle|contest|sweepstake/i,
    removal: /\bgiveaways?\b|\bno contests?\b/i,
  },
  "no-hiring": {
    permission: /\bhire\b|\bhiring\b|\bjobs?\b|\bservices\b|\bfreelanc|\bpartner|\bcommission/,
    namesake: /hir(?:e|ing)(?:$|[A-Z_]|an?[A-Z])|jobs?$|gigs$|freelanc|commissions?$/i,
    removal: /\bhiring\b|\bjob (?:offers?|posts?|ads?)\b|\brecruit\w*/i,
  },
  "no-feedback-requests": {
    permission: /\bfeedback\b|\bcritique|\breview|\broast|\btest/,
    namesake: /feedback|critique|roast|rate_?my|testers/i,
    removal:
      /\b(?:no|asks? for|asking for|requests? for) feedback\b|\bfeedback (?:requests?|posts?)\b/i,
  },
  "no-dm-requests": {
    // Buyers and sellers, and those who work for each other, have to write to each other.
    permission: /\bhire\b|\bhiring\b|\bjobs?\b|\bservices\b|\bsell\b|\btrade\b|\bcommission/i,
    namesake: /hire|hiring|jobs?$|swap|exchange|market|penpal|commission/i,
    removal: /\b(?:no|asks? for|asking for|soliciting) (?:DMs?|(?:private|direct) messages?)\b/i,
  },
  "be-respectful": {
    removal: /\brude\b|\binsult\w*|\bharass\w*|\bcivil\w*/i,
  },
  "no-personal-info": {
    // Who hires says where to write.
    namesake: /hire|hiring|jobs?$|gigs$|freelanc/i,
    removal: /\bpersonal info\w*\b|\bdox\w*/i,
  },
};

/** How rules on subjects are worded. */
export const TOPIC_WORDINGS: Record<keyof typeof TOPIC_ROWS, RuleWording> = {
  "no-ai-content": {
    removal: /\bAI\b|\bchat ?gpt\b|\bLLMs?\b/,
  },
  "no-memes": {
    removal: /\bmemes?\b/i,
    namesake: /memes?(?:$|[A-Z_])|jokes?$|shitpost|circlejerk/i,
  },
  "no-politics": {
    removal: /\bpolitic\w*/i,
    namesake: /politic/i,
  },
  "no-nsfw": {
    removal: /\bnsfw\b|\badult content\b/i,
  },
  "no-piracy": {
    removal: /\bpira(?:cy|ted)\b/i,
  },
  "no-crypto": {
    removal: /\bcrypto\w*|\bNFTs?\b/i,
    namesake: /crypto|bitcoin|ethereum|^nfts?|(?:alt|meme)coin/i,
  },
  "no-professional-advice": {
    removal: /\b(?:legal|medical|financial|professional) advice\b/i,
  },
};
