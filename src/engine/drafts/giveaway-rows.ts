/** Calls to act; harmless in a draft that promotes nothing. */
export const SALES_CALLS =
  /\b(?:(?:buy|purchase|order) (?:it|now|today|yours?|here|one)\b|sign(?:ing)? up\b|subscribe\b|download\b|free trial\b|check (?:it|us|this|me) out\b|click (?:here|the link|below)\b|join (?:the |our |my )?(?:waitlist|wait list|beta|newsletter)\b|give it a (?:try|shot|go)\b|try it (?:now|today|for free|out)\b|get started\b|visit (?:our|my) (?:site|website|page)\b|link in (?:the )?(?:bio|comments|profile)\b|only \$ ?\d[\d.,]*|follow (?:me|us) on\b)/gi;

/** Offers, which sell whoever makes them. */
export const SALES_OFFERS =
  /\b(?:limited[- ]time\b|(?:promo|discount|coupon)(?: |-)?codes?\b|use (?:the )?code\b|\d{1,2} ?% off\b|special (?:offer|price|deal)\b|lifetime (?:deal|access)\b|act (?:now|fast)\b|don['’]t miss out\b|buy now\b|money[- ]back guarantee\b|exclusive (?:offer|deal|access)\b|last chance\b|(?:price|offer|deal|sale|discount|bundle)\b[^.!?\n]{0,40}\b(?:ends?|until|till?) (?:on )?\w+day\b|for the next \d+ ?(?:h|hours|days)\b|early[- ](?:bird|price)\b|(?<!our )first \d+ (?:backers|customers|orders|buyers)\b|we ship (?:from|to|within|in)\b)/gi;

export const HYPE_WORDS =
  /\b(?:(?:revolutionary|revolutionis(?:e|es|ing)|revolutioniz(?:e|es|ing)|game[- ]chang(?:er|ing)|cutting[- ]edge|state[- ]of[- ]the[- ]art|world[- ]class|best[- ]in[- ]class|next[- ]gen(?:eration)?|ground-?breaking|mind-?blowing|life[- ]changing|amazing|incredible|awesome|ultimate|unparalleled|unrivalled|unmatched|disruptive|industry[- ]leading|one[- ]of[- ]a[- ]kind|must[- ]have|insanely)\b|the best (?:app|tool|site|service|platform|way|product|software)\b)|(?<!\w)#1\b/gi;

/** What language models say far more often than people do. */
export const AI_PHRASES =
  /\b(?:delv(?:e|es|ing) into\b|in today['’]s (?:fast-paced|digital|ever-changing|modern|busy) (?:world|age|landscape|era)\b|(?:ever-evolving|ever-changing|rapidly evolving) (?:landscape|world)\b|unlock(?:s|ing)? (?:the|your|new|its) (?:full )?(?:potential|power|secrets?|doors?|possibilities)\b|seamless(?:ly)?\b|effortless(?:ly)?\b|supercharge\b|empower(?:s|ing|ed)?\b|leverag(?:e|es|ing) (?:the|our|your|ai|its)\b|harness(?:es|ing)? the power\b|(?:elevate|transform|streamline) your\b|streamlin(?:e|es|ing)\b|not (?:just|only) (?:a |an |about )?[\w'’ -]{2,40}[,—–-] ?(?:but|it['’]s|it is)\b|it['’]s not (?:just )?about\b|whether you['’]re a\b|look no further\b|say goodbye to\b|tapestry\b|testament to\b|in conclusion\b|it['’]s worth noting\b|embark(?:ing)? on (?:a|this|the|your) journey\b|take(?:s)? your [\w ]{2,30} to the next level\b|one-stop (?:shop|solution)\b|all-in-one solution\b|i hope this (?:post|message) finds you well\b|let['’]s dive in\b|dive(?:s)? deep into\b)/gi;
