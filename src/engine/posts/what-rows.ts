// What a founder says that something is.

export const PLAYED = / (?:where|in which) (?=(?:you|two|one|each|every)\b)(.*)$/;

export const IS_ONE = /^(?:an?|the|one|my|our) /i;

export const IS_MANY =
  /^(?:\p{L}+[ -]){0,4}?(?:(?!news\b)\p{L}+[^s\P{L}]s|feet|teeth|people|mice|dice)(?=,|$| (?:that|which|who|for|of|with|from|in|on|made|and|I|we)\b)/u;

/** Said while one thinks of what comes next. */
export const SPOKEN = /,? (?:well|anyway|so|actually|I mean|you know|like)$/;

/** What a thing does. */
export const SAYS_WHAT =
  /^(?:expands|parses|prints|generates|detects|lists|maps|compares|merges|splits|renders|records|replaces|removes|adds|warns|alerts|pulls|fetches|scans|sorts|filters|translates|calculates|measures|predicts|draws|builds|writes|teaches|connects|blocks|hides|closes|opens|mutes|logs|listens|learns|remembers|reminds|reads|tells|shows|runs|finds|checks|makes|keeps|lets|works|turns|does|has|sends|tracks|helps|gives|takes|converts|plays|plans|stores|syncs|matches|watches|counts) \p{L}/u;

export const SPLICE =
  /, (?=(?:(?:basically|mostly|honestly|really|actually) )?(?:we|I|it|you|they|there)(?:['’]\p{L}{1,2})? \p{Ll}|so (?:we|I) \p{Ll})/u;

/** 'a mug which, when you drop it, you can mend'. */
export const CLAUSE =
  /\b(?:if|when|while|where|whenever|which|that|who|whose|once|because|after|before|as|until)\b/i;

export const IS_RUN =
  /^(?:charity|project|group|club|association|organi[sz]ation|foundation|initiative|programme|program|network|collective|co-?op|cooperative|scheme|society|team|choir|study|survey|campaign|petition|movement|nonprofit|ngo|trust|fund|fundraiser|foodbank|pantry|helpline|hotline|meetup|drive|archive|experiment|census|count|library|caf[eé]|garden|kitchen|workshop|shop|service|centre|center|hub|exchange|clinic|school|festival|orchestra|museum|newsletter|podcast|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|evenings?|nights?|afternoons?|mornings?|weekends?|walks?|meals?|breakfasts?|lunch(?:es)?|suppers?|class(?:es)?|lessons|camps?|swaps?|rides?|sessions?)$/i;

/** 'eleven neighbours', 'the tenants of two houses': one can be one of them. */
export const ARE_MANY =
  /^(?:(?:about|around|some) )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w{3,5}teen|twenty|thirty|forty|fifty|the|several|a (?:group|handful|few|dozen|couple))\b/i;

/** 'three classes and one student who is me', 'the people with dementia', 'the families': those it is for, or more than one group. */
export const IS_MIXED =
  /\b(?:me|myself|I|who|whose|whoever|and (?:one|an?|my|the|their|his|her)|classes|schools|families|people with|children|patients|customers|aged?|years? old)\b/i;

export const OPENS_ONE = /^an? /i;
export const IS_ONE_THING = /^(?:an?|the|one|my|our|this)\b/i;

/** A full stop where the sentence goes on. */
export const GOES_ON = /(?<=\p{L}{3})[.!] (?=(?:and|or|but|with|without|for|plus) )/gu;
/** Between two sentences of which the second has a small letter. */
export const SMALL_SENTENCE = /(?<=\p{L}{3}|\)|\b(?:it|so|up|me|us|on|in))[.!?] (?=\p{Ll})/u;

/** Surely the name of a thing. */
export const IS_COUNTED =
  /^(?:an?|the|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty|\d+|some|every|each|free|weekly|monthly|daily|hand\S*|\p{L}{3,}ing)\b/iu;
/** 'fencers plug it in', but not 'fencers who plug it in'. */
export const BEGINS_PLURAL =
  /^\p{L}+[^s\P{L}]s (?!(?:that|which|who|for|of|with|from|in|on|at|by|about|to|made|and|or|&|without|against|under|over)\b)\p{L}/u;
/** Who does it, or what somebody said. */
export const BEGINS_SENTENCE = /^(?:(?:I|we|you|he|she|they|it|there)\b|["“'‘])/iu;
/** 'two brothers share a boat' may be the name of no thing, and 'every Friday' is none. */
export const NUMBERED =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty|\d[\d,.]*|some|every|each) /iu;
export const OURS = /^(?:my|our) /i;

/** A sentence of its own, and not the name of a thing with more about it: 'my daughter was left', but 'a lamp you can mend'. */
export const SAYS_ITSELF =
  /^(?:(?!(?:that|which|who|whom|whose|where|when|if|because|while|as|how|what|why|I|you|we|they|he|she|it|one)\b)[^\s.,;:]+ ){1,8}?(?:am|is|are|was|were|has|had|should|must|can(?! for)|could|will|would|may|might|doesn['’]t|don['’]t|isn['’]t|aren['’]t|can['’]t|won['’]t) /iu;

/** Behind a first sentence: 'it's a game'. */
export const NAMES_THING = /(?<=[.!?]\s)(?:it['’]?s|it is|this is) an? /i;
