// How founders begin and go on where they finish a sentence of ours.

/** 'that second-hand shop where they count the pieces', as one says to a friend. */
export const POINTED =
  /^(?:that|this) (?!\p{Ll}+s )(?=\p{Ll}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,4} (?:where|that|which|who|with|for|in|on|of|near)\b)/iu;

export const HEDGED = /^(?:(?:kind|sort) of|just|really|simply) (?=an? )/i;

/** 'a web page, really, where you put in what hangs there'. */
export const HEDGED_WITHIN = /, (?:really|basically|honestly|actually|I guess), /gi;

/** 'a crime novel, well, it's a novel with a crime in it': what was meant comes last. */
export const CORRECTED =
  /^[^,.;]{3,60}, (?:well|or rather|I mean|no|actually|sorry),? (?:it['’]s|it is|its) (?=an? )/i;

/** 'Keeps track of costumes' is what it does; 'Prints of birds' are what it is. */
export const DOES_FIRST =
  /^(?:only |also |just )?(?:keeps|tracks|finds|turns|tells|lets|shows|sends|reads|makes|gives|takes|holds|saves|stores|counts|checks|watches|remembers|reminds|teaches|compares|converts|generates|sorts|matches|measures|plays|prints|draws|plans|builds|writes|translates|connects|hides|mutes|blocks|warns|logs|maps|lists|syncs|collects|cleans|fixes|solves) (?!of\b|for\b|from\b|by\b|in\b|on\b|with\b|about\b|and\b|or\b|that\b|which\b)\p{L}/iu;

export const OF_A_PLACE =
  /(?:(?<!f|veg|hum|artis|veter|ici|ari|ori|rdi)ans|(?:lond|dubl|berl|york)\p{Ll}*ers|^(?:Brit\p{Ll}*|Scots|Finns|Swedes|Danes|Poles|Turks|Greeks|Czechs|Kiwis|Aussies))$/iu;

/** 'a menu bar app, mutes your microphone' */
export const DOES_AFTER_COMMA =
  /^((?:an?|the|my|our) (?:(?! that | which )[^,.;:(]){3,60}), (\p{Ll}{2,}s) (?=(?:your?|the|it|its|my|an?|all|what|when|every|any)\b)/u;

export const TEACHES_AFTER_COMMA =
  /^((?:an?|the|my|our) (?:(?! that | which )[^,.;:(]){3,60}), (teaches|shows|tells|tracks|helps|lets|keeps|turns|finds|reads|plans|sends|reminds|counts) (?=\p{L})/u;

/** A timer, a planner, a translator; water and paper are none of them. */
export const DOES = /^\p{L}{2,}(?:er|or)$/iu;

export const NOT_OF_THING =
  /^(?:how|what|why|when|where|who|to|so|somewhere|something|come|go|take|bring|throw|put|pick|press|pull|push|ask|think|imagine|like|currently|an?|the|one|two|three|four|five|six|seven|eight|nine|ten|\d\S*|my|our|your|his|her|their|this|that|these|those|it|its|some|any|all|every|each|no|I|we|you|they|helps?|helping|makes?|making|reclaim|get|stop|turn|never|discover|meet|say|learn|track|find|build|create|write|share|play|watch|plan|save|manage|keep|use|try|run|start|send|and|or|is|are)$/i;

/** Between two sentences of which the second has a capital. */
export const NEXT_SENTENCE = /(?<=[.!?])(?<!\b(?:St|Mt|Ft|Mr|Mrs|Ms|Dr|Prof)\.)\s+(?=\p{Lu})/u;
/** Also where the founder writes no capitals. */
export const NEXT_OF_ANY = /(?<=[.!?])\s+(?=\p{Lu})|(?<=\p{L}{3}[.!?])\s+/u;

/** Said while one thinks of how to begin. */
export const SAID_FIRST = /^(?:(?:so|well|ok|okay|basically|um|honestly),? )+(?=it|this|we)/i;
export const SAID_BEFORE = /^(?:honestly|basically|literally|oh|um|well),? (?=\S)/i;

/** One word with a capital, and small ones behind it. */
export const ONE_CAPITAL = /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*(?:$| \p{Ll})/u;

/** Where somebody who talks on can be cut. */
export const CLAUSE_END =
  /, (?=\p{L})|; | (?:and|but|because) (?=(?:it|the|you|I|we|they|there|every|one|each|so)\b)/gu;

/** The end of a sentence for who writes no capitals. */
export const SMALL_STOP = /(?<=\p{L}{3})[.!?](?= \p{Ll})/gu;

/** Several of somebody, or a word with a hyphen, with a capital. */
export const READERS_FIRST = /^(\p{Lu}\p{Ll}+(?:s|-\p{Ll}+))(?= \p{Ll})/u;

export const TAKES_AN = /^(?:[aeio]|u(?!ni|se|s[ei]|k)|hon|hour)/i;

/** Several, or something that is not counted. */
export const UNCOUNTED = /(?:[^s]s|ing|tion|sion|ment|ance|ence|ship|care)$/i;

/** Behind the name of a thing. */
export const THING_END =
  / (?:that|which|who|for|with|about|of|on|in|from|to|where|at|made|by|against|without|so|when|while|because|if|where you|which|using)\b|[,;:(.]/;
