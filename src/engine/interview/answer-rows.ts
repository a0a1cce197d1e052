// What makes an answer a sentence, a question, a wish or none of them.

export const PRAISE =
  /\b(?:insane|epic|stunning|gorgeous|perfect|powerful|innovative|unique|premium|world['’]s (?:first|best)|the best (?:\p{L}+ )?(?:app|tool|way|choice|solution|product|game|place|experience|quality|ever)|leading|breathtaking|unforgettable|synerg\w+|next level|\d+\+ hours)\b/giu;

export const SUBJECTS =
  /^(?:I|we|you|he|she|they|it|there|this|that|these|those|my|our|your|his|her|their|its|a|an|the|one|every|each|all|most|some|nobody|nothing|somebody|someone|people|if|when|for|in|on|at|since|after|before|until|so|about|\d[\d.,]*)\b/i;

export const VERBS =
  /\b(?:am|is|are|was|were|be|been|has|have|had|do|does|did|can|cannot|could|will|would|shall|should|may|might|must|need|needs|cost|costs|cut|put|let|set|run|runs|work|works|make|makes|made|take|takes|took|get|gets|got|go|goes|went|come|comes|came|keep|keeps|kept|find|finds|found|use|uses|want|wants|know|knows|knew|think|thought|say|says|said|tell|tells|told|see|sees|saw|give|gives|gave|write|writes|wrote|sell|sells|sold|buy|buys|bought|become|becomes|became|turn|turns|grow|grows|grew|show|shows|help|helps|begin|begins|began|stand|stands|stood|hold|holds|held|read|reads|meet|meets|met|pay|pays|paid|open|opens|close|closes|start|starts|stop|stops|ask|asks|look|looks|live|lives|play|plays|rang|stuck|shook|froze|bit|caught|hit|hurt|blew|drank|fed|hung|led|lent|lit|rose|sank|shut|slid|spun|stole|struck|swore|tore|ate|drew|drove|fell|flew|forgot|gave|heard|lost|left|paid|rode|ran|sang|sat|slept|spent|swam|taught|threw|woke|wore|won|\w{2,}ed|\w+n['’]t|\w+['’](?:s|re|ve|ll|m|d))\b/i;

export const PRONOUNS = /^(?:I|we|you|he|she|they|it|there|(?:my|our) \w+)\b/i;
export const IS_ADDRESS = /^[a-z]+:\/\//i;
export const IS_EVERYONE = /^(?:every(?:one|body)|anyone|anybody|all|people)$/i;

export const WE_DO =
  /^(?:(?:I|we) (?:\p{Ll}+ly |only |also )?[\p{Ll}-]{3,} \p{L}|(?:I['’]m|we['’]re|I am|we are) \p{L}[\p{L}-]* )/iu;

/** A slogan, and not what somebody does. */
export const WE_PROMISE =
  /^(?:I|we) (?:help|make (?:it|sure)|want|believe|love|offer|provide|deliver|enable|bring|give|was|were|have|had|think|can|will|would)\b/i;
/** A promise to readers that does not say what it is. */
export const PROMISES =
  /^(?:(?:I|we) )?(?:help|helps|helping|believe|love|deliver|enable|provide|empower|reclaim|discover|unlock|never)\b/i;
export const HAS_NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|third|quarter|dozen|none|nobody|nothing)\b/i;
export const OPENS_WITH_US = /^(?:I|We) /;
export const TYPED_US = /^(?:I|We)\b/i;
export const INSTRUCTS =
  /\b(?:ignore|disregard|forget)\b[^.]{0,40}\b(?:instructions?|prompts?|rules)\b/i;
export const IN_WORDS = /\p{L}{2}|[£$€]\s?\d/u;

/** Asks what readers think of the thing. */
export const ASKS_FOR_PRAISE =
  /\bwould you pay\b|\bwould you (?:use|buy|try|want)(?:\?| (?:for )?(?:it|this|that|these|something|anything|my|our|such|one(?: like| of|\?)|(?:the|an?) (?:\w+ )?(?:betas?|demos?|apps?|tools?|sites?|services?|products?|things?|extensions?|programs?))(?: |\?|,|$))|\b(?:any )?thoughts\?|\bwhat do you (?:all )?think(?: (?:of|about) (?:my|our|this|it|the app))?\?|\b(?:rate|roast) (?:my|our)\b|\bcheck (?:it|this) out\b/i;
export const WISHES =
  /^(?:(?:I|we)(?:['’](?:m|re))? (?:am |are )?)?(?:need|want|looking for|look for|searching for|please|send|bring|come|try|if you)\b/i;
export const QUOTES = /["“”«»]|(?:^|\s)['‘].+['’]/;

/** Better than nobody knows what. */
export const BARE_CLAIM =
  /\b\d+(?:[.,]\d+)? ?(?:x|times|%|percent) (?:faster|better|more|cheaper|less|quicker|easier)\b/gi;
export const LIMITS = /\b(?:only|no|not|without|yet|up to|so far|just|mostly|\p{L}+n['’]t)\b/iu;
export const BEGINS_LARGE = /^[\p{Lu}\p{N}"“'‘(]/u;
export const BLANK = /\{\{[^{}]*\}\}/;

export const ASKS_ALOUD =
  /^(?:(?:and|so|then|but) )?(?:what|how|why|who|where|which) (?:do|does|did|is|are|can|could|would|should|will) (?:I|you|we|they|it|he|she)\b[^?"“”:;]{0,80}$/i;

export const ASKS_ON =
  /^(?:and |or )?(?:what|which|who|where|when|why|how|do|does|did|is|are|was|were|(?:has|have)(?! to\b)|can|could|would|should|will)\b[^?]{0,120}$/i;

export const DOES_SO =
  /^(?:doesn['’]?t|won['’]?t|isn['’]?t|(?:only |also |just )?(?:runs|works|needs|reads|sends|shows|keeps|uses|supports|replays|takes|holds|lets|hides|plays|tells|finds|turns|listens|learns|writes|stores|saves|remembers|knows|checks|counts|watches|looks|opens|closes|starts|stops|locks|fits|folds|clips|comes|goes|gives|makes|asks|adds|draws|prints|sorts|matches|measures|tracks|warns|mutes|plans|charges|connects|syncs|exports|imports|converts|generates|builds|weighs|lasts|costs|ships|has|does|gets|picks|sits|stands|hangs|snaps|sticks|spins|grows|skips|ignores|respects|follows|understands|speaks|translates|teaches|covers|includes)) \S/i;

export const DID =
  /^(?:(?:polled|offered|recorded|re-rode|rerode|re-recorded|filmed|delivered|picked|pushed|published|released|announced|advertised|invested|replaced|removed|added|tested|guessed|counted|measured|tracked|copied|hosted|booked|cancelled|canceled|skipped|believed|decided|refused|repeated|doubled|halved|raised|lowered|discounted|licensed|imported|exported|migrated|deployed|deleted|rewrote|redid|cut|threw|stole|slept|sang|swam|flew|shot|wore|had|failed|opened|called|walked|taught|rode|met|heard|felt|joined|inherited|painted|printed|changed|switched|turned|went|saw|got|lost|broke|dropped|burn(?:ed|t)|watched|tried|used|bought|sold|spent|paid|forgot|missed|needed|wanted|kept|left(?= (?:the|an?|my|our|it|them|him|her|home|school|work|for)\b)|drove|sat|waited|moved|worked|started|began|stood|fell|woke|quit|asked|thought|expected|assumed|trusted|ignored|priced|charged|launched|shipped|hired|wrote|built|made|found|ran|gave|sent|took|told|learn(?:ed|t)|realised|realized|noticed|ordered|refunded|filmed|posted|rented|signed|mixed|hid|planted|burned|baked|cooked|carried|brought|followed|named|designed|planned|promised|underestimated|overestimated|answered|emailed|mailed|texted|visited|ate|packed|planed|live(?= (?:alone|near|next)\b)|still have|still had|had to|should have|couldn['’]?t|didn['’]?t)(?! (?:by|of|in|on|with|from|for|to order|me|handed|lining)\b)|(?:worked|lived|studied|volunteered|travelled|traveled|trained|cycled|stayed|shipped|moved|drove|walked)(?= (?:in|on|for|with|from|at|as|to)\b)) \S/i;

/** 'Christmas 2023. Missed recycling twice', 'Ep 4, recorded 70 min': when it was, and what somebody did. */
export const WHEN_FIRST =
  /^((?:\p{L}+ ){0,3}(?:(?:19|20)\d\d|\d{1,3}|year|month|week|night|day|summer|winter|spring|autumn|morning|evening|christmas|easter|january|february|march|april|may|june|july|august|september|october|november|december))[.,:] (\p{L}.*)$/isu;

/** 'Was a lift mechanic 22 yrs'. */
export const WAS_SOMEBODY =
  /^was an? (?:\p{L}+ ){0,3}?\p{L}+(?:er|or|ist|ian|ic|man|woman|nurse|cook|chef|student|guard|clerk|guide|smith|wright|judge|monk|vet|nun|coach|pilot|medic|postie|kid)\b/iu;

/** What others did to somebody. */
export const HAPPENED_TO = /^(?:made (?:redundant|homeless)|told (?:by|to|that))\b/i;

/** What a thing may have done as well. */
export const OF_THINGS_TOO =
  /^(?:worked|ran|broke|fell|began|started|felt|opened|failed|took|cost|stood|turned|sold|burned|burnt|came|went|moved|left)\b(?! (?:it|them|that|the)\b)/i;

/** 'The leaderboard. I had it for 5 weeks' answers a question that readers have not seen. */
export const NAMED_FIRST =
  /^(?:the|a) ([bcdfghjklmnpqrstvwxz]\p{Ll}+[^s\W])[.] (I|we) had it\b(?= for\b)/iu;

/** 'Oh, the menu. We began with …', 'Hmm, I think …'. */
export const THINKING =
  /^(?:oh|ah|um|uh|hmm+|hm|er)\b[,.…]*\s+(?:(?:the|that|this|my|our) \p{Ll}{2,20}(?: \p{Ll}{2,20})?[.!…]+\s+(?=\S))?/iu;

export const ASKS =
  /^(?:what|which|who|whom|whose|where|when|why|how|do|does|did|is|are|was|were|has|have|can|could|would|should|will)(?:['’]?s)?\b/i;

/** A bracket or a quotation ends nothing by itself, but ':)' does. */
export const ENDED = /[.!?…][)\]"”’']*$|[:;]-?[)(]?$/;
export const HEADING_MARK = /^\s*(?:#{1,6}\s+|>\s*)/;

/** Said of one person, even among many. */
export const OF_ONE = /\b(?:I|my|me|myself)\b|^(?:worked|lived|studied|trained)\b/i;
export const CAPITAL_WORD = /^(?:A|\p{Lu}\p{Ll}+)(?![\p{L}\d])/u;
export const NEEDS_NO_CAPITAL = /^(?:An?|The|People|My|Our|Those|Anyone|Everyone)$/;

/** Speaks of what nobody named. */
export const POINTS = /^(?:It|They|This|That|These|Those|He|She)(?=['’]|\s)/;
export const ASKED_ABOUT =
  /(?<=\b(?:use|using|like|try|need|want|buy|pay for|change about|about|improve|of) )(?:it|this|them)\b/i;
export const QUOTE_SIGN = /["“”«»„]/;
