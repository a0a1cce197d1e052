// What a sentence points at, and what names it.

export const POINTER =
  /(?<![\p{L}\p{N}'’])(?<many>they|them|their|theirs)(?![\p{L}'’])|(?<![\p{L}\p{N}])(?:these|those)(?= (?<named>\p{Ll}+))|(?<= )(?<one>it|its|him|her|his|he|she)(?![\p{L}])|(?<![\p{L}])(?:left|right|other|same) (?<another>ones?)(?!\p{L})/giu;
/** 'Those who know', 'these days', 'those were the years': these point at nothing that has to be named. */
export const POINTS_ON =
  /^(?:who|that|which|with|where|in|on|of|whose|days|years|times|things|two|three|are|were|was|is)$/i;
/** 'Would you sign an exemption like this?': what it is stands in the post. */
export const ASKS_OF_THIS =
  /\b(?:like|did|do|does|done|doing|for|with|of|about|had|seen|tried) (?:this|these|that)(?=[,.?]|$)|\bthis (?!year|week|month|morning|evening|season|summer|winter|spring|autumn|time|one\b)\p{Ll}/iu;
/** 'It rained', 'it was Tuesday', 'it turned out', 'it all began': nothing is meant by it. */
export const MEANS_NOTHING =
  /^it(?:['’]s|['’]d| (?:is|was|were|had been|has been|took|takes|all|rain|snow|turns?|turned|seem|got|gets|felt|looks?|matter|comes|came|would|will|started|began|happen|used|does|did|just))/i;
/** 'This summer we sold 400 jars', 'That morning the van broke down': when it was. */
export const BEGINS_WITH_TIME =
  /^(?:this|that|these|those) (?:(?:first|last|same) )?(?:year|week|month|morning|afternoon|evening|night|day|season|summer|winter|spring|autumn|time)s?(?!\p{L})/iu;
export const NAMED_ONE =
  /(?<![\p{L}\d.,])(?:an?|the|my|our|your|his|her|their|this|that|some|every|each|no|any|one|another|whose|two|three|four|five|\d[\d.,]{0,12}) (?!of\b)[\p{L}\d"“]/iu;
export const NAME = /[\p{L}\d,] \p{Lu}\p{L}|^ ?\p{Lu}\p{Ll}+ \p{Ll}+ed /u;
export const NAMED_MANY =
  /(?<![\p{L}])(?!(?:is|was|has|this|does|its|us|his|always|sometimes|perhaps|yes|thus|as|across|besides|unless|towards)\b)\p{L}{2,}[^s'\P{L}]s(?!\p{L})|(?<![\p{L}])(?:and|each|every\p{Ll}*|nobody|no one|any\p{Ll}+|some\p{Ll}+|who|whoever|feet|teeth|men|women|children|sheep|mice|geese|fish|half|most|two|three|shops?|club|group|team|family|couple|council|company|staff|police) ?/iu;

/** So many of something that is not said: 'I promised a fella in Denmark fifty in walnut', 'we printed 200 and have 6'. */
export const COUNTED_OBJECT =
  /(?<!\p{L})(?:promised|made|sold|ordered|bought|sent|printed|baked|shipped|carved|returned|posted)(?: (?:about|over|nearly|some|another|the first|me|us|him|her|them|an? \p{Ll}+(?: (?:in|from) \p{Lu}\p{Ll}+)?)){0,3} (?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty|eighty|ninety|(?:a|one|two|three) hundred)(?= (?:in|with|from|for|and|but|by|before|last|this|under)(?!\p{L})|[.,;!?]|$)/iu;

/** Speaks of what was counted elsewhere: 'so the figure for May', 'the figures above'. */
export const CITES_FIGURES =
  /\b(?:(?:the|these|those) figures?|the (?:totals|statistics)|(?:figures|numbers|counts) above)\b/i;

/** 'the librarian', 'a glazier': somebody by what they do. */
export const NAMES_BY_TRADE =
  /\b(?:an?|the|my|our|one) (?:\p{Ll}+ )?(?!(?:other|water|paper|number|winter|summer|letter|computer|printer|folder|timer|counter|corner|after|never|order|power|river|weather|matter|cover|meter|motor|color|door|floor|indoor|mirror|error|sensor)\b)\p{Ll}{3,}(?:er|or|ian|ist|eer|man|woman|lady|boy|girl|guy|bloke|fella|kid)\b/iu;

/** As many as were counted before: 'on 30 of the 41 launches', 'the 118 had to go'; not 'the 1936 map', 'the 25 bus'. */
export const SO_MANY =
  /(?<!\p{L})(?:of the|those|these) ((?!(?:1[5-9]|20)\d\d\b)\d[\d,]+)(?= \p{Ll}|[.,;)])/gu;

/** A whole sentence for those who read the other answers: 'See above.', 'Same as before.' */
export const REFERS_AWAY =
  /^\(?(?:(?:see|same as|as|like) (?:above|below|(?:the )?(?:first|last|previous|other|earlier) (?:answer|question))|(?:see|same as) before|see above about [\p{L} ’']+|see (?:(?:the|my) )?(?:mistakes?|numbers|limits|scene|price|below)|(?:as|like) (?:I|we) (?:said|wrote|mentioned)(?: (?:above|before|already|earlier))?|already (?:answered|said|mentioned))\)?[.!]?$/iu;
/** The same before what is said: 'As I wrote above, it rains.' */
export const REFERS_FIRST =
  /^(?:as|like) (?:I|we)(?:['’]ve)? (?:said|wrote|written|mentioned)(?: (?:above|before|already|earlier))?, /i;
