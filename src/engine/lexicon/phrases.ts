type PhraseRow = {
  /** One is enough; in the order in which they were thought of. */
  words: string;
  /** Where in a text they count: as its first words, anywhere, or alone. */
  at: "start" | "anywhere" | "whole";
  /** Large and small letters differ. */
  isCased?: true;
};

/** Phrases that mean one thing, by what they mean. Tests are made of each of them. */
export const PHRASES = {
  /** Begins with when, where or how, and comes to its point behind a comma. */
  opensAside: {
    words:
      "in|on|at|with|for|since|after|before|during|by|from|to|when|if|as|every|each|once|until|over|under|about",
    at: "start",
  },
  /** Wants an 'and' or an 'or' behind it. */
  wantsTwo: {
    words: "both|between|either|neither|whether",
    at: "anywhere",
    isCased: true,
  },
  /** Speaks of one that was named before. */
  pointsAtOne: {
    words: "It|He|She",
    at: "start",
    isCased: true,
  },
  /** Tells what people do. */
  ofUs: {
    words: "I|We|You|Each|Every",
    at: "start",
    isCased: true,
  },
  /** Speaks of something that the title does not name. */
  pointsAnywhere: {
    words: "it|its|them|they|those|these|this|that|he|she|one|ones",
    at: "anywhere",
  },
  /** Goes on from something that was told before. */
  goesOnAnywhere: {
    words:
      "afterwards|afterward|again|too|also|instead|then|later|meanwhile|still|already|same|other|others|another|else|though|however|second|third|now it|now we|now I|the next|the first one|the last one|both|either|neither|besides|likewise|otherwise",
    at: "anywhere",
  },
  /** Says one more thing of what was named: without it the thing is whole. */
  addsToThing: {
    words: "that|which|where|who|so|because|and|with",
    at: "start",
  },
  /** 'So the first one I ever did'. */
  isTalkingAlready: {
    words: "so|well|right|ok|okay|because|which|like|anyway|basically|honestly",
    at: "start",
  },
  /** Begins with somebody or something that only the founder knows. */
  opensWithKnown: {
    words: "they|he|she|this|that|these|those",
    at: "start",
  },
  /** Goes on from the sentence before it. */
  leansOnBefore: {
    words:
      "they|these|those|this|that|he|she|but|and|or|so|then|however|instead|because|also|plus|another|both|such|there|here|now|once|after|until|even|still|yet|finally|next|first|second",
    at: "start",
  },
  /** There is more than one of them. */
  ofMany: {
    words: "we|us|our|ours",
    at: "anywhere",
  },
  /** The writer does it, alone or with others. */
  ofWriter: {
    words: "I|We",
    at: "start",
    isCased: true,
  },
  /** Has a capital only because it begins a sentence. */
  plainBeginning: {
    words:
      "A|An|The|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|Some|Any|All|Every|Each|No|My|Our|Your|His|Her|Their|Its|It|He|She|They|We|You|This|That|These|Those|There|People|Anyone|Anybody|Everyone|Everybody|Someone|Somebody|Nobody|Readers|Players|Bands|Free|Small|Handmade|Weekly|Online|For|In|On|At|When|If|As",
    at: "start",
    isCased: true,
  },
  /** Ends in 's' and is nothing that a thing does. */
  isNoDeed: {
    words: "is|was|has|as",
    at: "whole",
  },
  /** Is large wherever it is. */
  properName: {
    words:
      "Android|Python|Rust|Mac|Windows|Linux|Discord|Telegram|Slack|Chrome|Firefox|Obsidian|Notion|WordPress|Shopify|Minecraft|Roblox|Excel|Google|Apple|Steam|Godot|Unity|American|British|Scottish|European|African|Asian|Indian|Postgres|Arduino|Raspberry|Victorian|Christmas",
    at: "start",
    isCased: true,
  },
  /** Several, without an 's'. */
  isPluralByItself: {
    words: "feet|teeth|people|children|men|women|mice|geese|sheep|dice",
    at: "whole",
  },
  /** Takes no article: 'coffee from Fife'. */
  isMass: {
    words:
      "coffee|tea|honey|soap|bread|sourdough|cheese|wine|cider|beer|chocolate|jam|sauce|oil|kelp|seed|fruit|cloth|yarn|wool|leather|paper|ink|pottery|jewelery|jewellery|furniture|software|music|art|food|help|advice|repair|access|support|coaching|work",
    at: "whole",
  },
  /** A thing that can be 'a' one. */
  isThing: {
    words:
      "app|apps|thing|tool|extension|plugin|plug-in|add-on|addon|library|framework|game|book|novel|novella|memoir|newsletter|podcast|channel|course|service|shop|store|site|website|webshop|machine|device|sensor|mug|cup|bag|backpack|kit|board|journal|planner|workshop|class|cafe|café|bakery|studio|club|charity|project|programme|program|tracker|generator|editor|manager|bot|api|cli|script|template|theme|font|magazine|comic|album|film|series|system|platform|dashboard|widget|keyboard|lamp|chair|table|knife|notebook|box|case|stand|holder|guide|blog|zine|calculator|converter|simulator|engine|server|client|package|module|toy|puzzle|database|directory|marketplace|restaurant|roaster|brewery|farm|garden|school|choir|band|cookbook|diary|calendar|laundromat|insert|clock|bench|map|cart|stall|truck|van|kiosk|booth|pub|bar|salon|gym|agency|gallery|museum|festival|tour|group|network|forum|archive|collection|deck|candle|blanket|quilt|bowl|vase|oven|pump|valve|drone|camera|lens|pedal|synth|bike|tent|boat|kayak|shelf|desk|rack|shed|greenhouse|hive|vise|jig|saw",
    at: "whole",
  },
  /** Ends like somebody who does something, and is none. */
  isStuff: {
    words:
      "water|paper|leather|butter|beer|cider|weather|silver|powder|rubber|copper|pepper|ginger|amber|timber|lumber|labor|labour|color|colour|flavor|flavour|decor|better|cheaper|faster|under|over|after|other|never|ever|for|or",
    at: "whole",
  },
  /** Is typed in small letters wherever it is. */
  isCommand: {
    words:
      "npm|npx|pnpm|git|curl|wget|ssh|cron|pip|ffmpeg|iptables|systemd|grep|bash|zsh|vim|sudo|apt|brew|cargo|make|tmux|jq|awk|sed",
    at: "start",
    isCased: true,
  },
  /** Speaks at the reader instead of about the thing. */
  callsReader: {
    words:
      "try|get|start|join|sign|download|buy|order|discover|meet|say|imagine|stop|never|ready|why|what|how|who|click|book|shop|learn|trusted|loved|see|find|build|create|make|save|turn|unlock|subscribe|contact|read|watch|choose|upgrade|introducing|welcome",
    at: "start",
  },
  /** Something is or does something. */
  isClause: {
    words:
      "is|are|was|were|has|have|had|can|will|make|makes|give|gives|need|needs|take|takes|change|changes|deserve|deserves|should|must|does|bring|brings",
    at: "anywhere",
  },
  /** Speaks of money that is no price. */
  isGuarantee: {
    words: "refund|guarantee|cancel|shipping|delivery|raised|funding|revenue|saved|worth",
    at: "anywhere",
  },
  /** Says what came of it. */
  tellsWhatHelped: {
    words: "helped|worked|because|since|turned out|in the end",
    at: "anywhere",
  },
} satisfies Record<string, PhraseRow>;

export type Phrase = keyof typeof PHRASES;

/** Each row as a pattern: `SAYS.isMass.test("coffee")`. */
export const SAYS = Object.fromEntries(
  Object.entries<PhraseRow>(PHRASES).map(([phrase, row]) => [phrase, writePattern(row)]),
) as Readonly<Record<Phrase, RegExp>>;

function writePattern({ words, at, isCased }: PhraseRow): RegExp {
  const [before, behind] = { start: ["^", "\\b"], anywhere: ["\\b", "\\b"], whole: ["^", "$"] }[at];
  return new RegExp(`${before}(?:${words})${behind}`, isCased ? "" : "i");
}
