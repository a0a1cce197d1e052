import type { UnwantedKind } from "../../policy.ts";

/** What sells without saying so. */
export const DISGUISES = {
  research: {
    word: "market research",
    signs: [
      /\bwould you (?:\w+ )?(?:pay|use|buy|try|want)\b|\bhow much would you\b|\b(?:biggest|main) (?:[\w-]+ )?(?:pain points?|frustrations?|challenges?|headaches?|problems?)\b|\bwhat (?:frustrates|annoys) you\b|\bwhat features\b|\bvalidat(?:e|ing)\b|\bwilling to (?:pay|share)\b|\bmarket research\b|\buser interviews?\b|\bpain points?\b|\bhappy to pay\b/,
      /\b(?:i|we)(?:['’]m| am|['’]re| are|['’]ve been| have been)? (?:\w+ )?(?:build(?:ing)?|making|develop(?:ing)?|creat(?:ing|e)|working on|design(?:ing)?|thinking (?:of|about)|research(?:ing)?|explor(?:ing)?|founders?|want to build|plan(?:ning)? to (?:build|start))\b|\bbuild(?:ing)? (?:something|this)\b|\b(?:my|our) (?:start-?up|team|company|app|idea|product)\b|\bfor an? (?:start-?up|project|product|app|idea|tool|mvp)\b|\b(?:an?|this|such an?) (?:app|tool|product|service|platform|saas)\b/,
    ],
  },
  planted: {
    word: "recommendations that read like planted ads",
    signs: [
      /\b(?:stumbled|came across|(?:then|until) (?:i|we) (?:found|tried|discovered|joined)|(?:told|showed) (?:me|us)(?: about)?|(?:apps?|sites?|tools?|one|service|website|extension) (?:called|named)|(?:so now|now|lately) i (?:use|let)|moved (?:everything|the rest) (?:to|into)|(?:record|do) everything (?:with|in)|ended up (?:with|on)|the (?:site|app) (?:that )?i use)\b/,
      /\b(?:game[- ]?changer|can['’]?t recommend (?:it|them|this) enough|highly recommend|changed (?:how|my|our|everything)|honestly|wow|shocked|finally|lovely|paid for itself|down to \d|went from|cut my|saves? (?:me|us|somebody|someone)|cleared more|feel the difference|less than (?:one|a)|numbers don['’]t lie|just want to help)\b/,
      /\b(?:any(?:one|body) else (?:tried|using|use|used|found|moved|here)|free tier|trial|discount|coupon|(?:promo|discount|referral|my) code|lifetime deal|what (?:do|does) (?:you|everyone)|curious (?:what|if|whether)|not affiliated|first result|hope (?:this|that|it) (?:helps|saves)|downloaded it)\b|\/mo\b/,
    ],
  },
  denied: {
    word: "praise that denies a tie to what it sends readers to",
    signs: [
      /\b(?:not|no(?: way)?) (?:\w+ )?affiliat|\b(?:not (?:an?|my) (?:ad|advert\w*|plug|promo\w*|shill\w*|sponsor\w*)|just an? (?:\w+ )?(?:user|customer|fan|gm|manager|owner|client))\b/,
      /\b(?:google (?:it|them)|look (?:it|them) up|search (?:for )?(?:it|them)|check (?:it|them) out|(?:dm|pm|message) me|(?:app|site|tool|sheet|service|thing|one) called)\b|\b(?:https?:|www\.)|\b[a-z\d-]{3,}\.(?:com|io|app|net|co)\b/,
      /\b(?:game[- ]?changer|recommend|changed (?:how|my|our|everything)|honestly|happy|love[sd]?|best|amazing|works (?:great|well)|life ?saver|saved|cheap|finally|worth (?:it|every)|until (?:i|we) (?:started|found|tried|got))\b/,
    ],
  },
} satisfies Record<string, UnwantedKind>;

/** Forms that no moderator lets pass. */
export const FORMS = {
  "bare view": {
    word: "views without reasons: explain yours in 500 characters or more",
    // Far below, so that nobody who nearly has it is sent away.
    signs: [/^[^]{0,280}$/],
  },
  lazy: {
    word: "posts that say themselves that no effort went into them",
    signs: [
      /^[^]{0,360}$/,
      /\btitle (?:says it all|basically)\b|\n[ \t]{0,9}title\.|\bidk (?:what|how)\b|\bno particular reason\b|\bjust a feeling\b|\b(?:drop|put) your (?:\w+ ){1,2}below\b|\basking for a friend\b|\blet['’]?s talk in the comments\b|\bthat['’]?s (?:it,? that['’]?s )?the post\b/,
    ],
  },
  astray: {
    word: "posts that call themselves off topic",
    signs: [
      /\bi know (?:that )?(?:this|it)(?: (?:is|has))?(?:n['’]t| not)[^.!?\n]{0,40}\busual\b|\b(?:wiem,? że|sé que|sei que|je sais que)\b[^.!?\n]{0,40}\b(?:nie (?:o|na temat)|no (?:es|tiene nada que ver)|não (?:é|tem nada a ver)|(?:n['’]a rien à voir|(?:ce )?n['’]est pas)|nichts mit|nicht (?:um|ganz) )/,
    ],
  },
  insult: {
    word: "insults: Reddit's own rules forbid harassment",
    signs: [
      /\b(?:pieces? of shit|(?:go )?fuck (?:off|you|yourself|them all)|ass-?holes?|dick-?heads?|shit-?heads?|fuckers?|wankers?|(?:greedy|lazy|fat|stupid|fucking|dumb) (?:bastards?|pigs?|bitch(?:es)?|cunts?)|(?:hope|wish) (?:you|they|he|she|your \w+|their \w+) (?:all )?(?:dies?|burns?(?: down)?|rots?)|arsch(?:loch|löcher)|wichser|hurens[oö]hne?|drecks(?:ack|äcke|kerle?)|verpiss(?:t)? (?:dich|euch)|connards?|salauds?|encul[ée]s?|fils de pute|va te faire (?:foutre|voir)|gilipollas|pendejos?|hij[oa]s? de puta|que te jodan|filh[oa]s? da puta|vai se foder|vai à merda|babacas?|arrombados?)(?!\w)/,
    ],
  },
  votes: {
    word: "asking for votes: Reddit's own rules forbid it",
    signs: [
      /(?:^|[.!?\n(,–—-] {0,2}|\b(?:please|pls|plz|and|can you|could you|would you|to) )(?:(?:smash|hit|press) (?:that |the )?)?up-?vote(?: (?:this|it|us|me|my|our|please|pls|plz|if|so|for|and)\b| ?(?:[!.\n]|$))|\bup-?votes? (?:please|pls|plz|(?:is|are|would be) (?:appreciated|welcome))\b|\b(?:give|leave|drop) (?:this|it|us|me) (?:an? )?up-?votes?\b/,
    ],
  },
  "title question": { word: "questions as titles", signs: [/^[^\n]*\?\s*(?:\n|$)/] },
  sad: {
    word: "sad stories",
    signs: [
      /\b(?:passed away|died|cancer|put (?:him|her|them|it|my \w+) down|rest in peace|said goodbye|euthan\w+)\b/,
    ],
  },
} satisfies Record<string, UnwantedKind>;
