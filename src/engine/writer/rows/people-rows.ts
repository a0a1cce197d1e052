// Who somebody is to a founder, and the ways in which that is said.

const WOMEN =
  "wife mother mum mom aunt auntie sister daughter grandmother grandma gran granny nan niece girlfriend granddaughter landlady".split(
    " ",
  );
const MEN =
  "husband father dad uncle brother son grandfather grandad granddad grandpa nephew boyfriend grandson landlord".split(
    " ",
  );
const ANYBODY =
  "friend neighbour neighbor colleague coworker co-worker partner cousin boss cofounder co-founder flatmate roommate housemate teacher student pupil apprentice tester editor kid lad mate".split(
    " ",
  );

/** 'sister', 'sister-in-law', 'stepbrother', 'great-aunt'. */
const anyOf = (words: readonly string[]) =>
  String.raw`(?:step|great-)?(?:${words.join("|")})(?:[- ]in[- ]law)?`;
const RELATION = anyOf([...WOMEN, ...MEN, ...ANYBODY]);

export const IS_WOMAN = new RegExp(String.raw`(?<![\p{L}-])${anyOf(WOMEN)}$`, "u");
export const IS_MAN = new RegExp(String.raw`(?<![\p{L}-])${anyOf(MEN)}$`, "u");

/** 'my wife Denise', 'our old neighbour, Tom,'. */
export const RELATED_NAME = new RegExp(
  String.raw`(?<!\p{L})(?<as>(?:[Mm]y|[Oo]ur) (?:\p{Ll}[\p{Ll}'’-]* ){0,2}?${RELATION})(?: (?<name>\p{Lu}\p{Ll}{1,})(?![\p{L}\p{N}])(?! (?:and|or|&) \p{Lu})|, (?<aside>\p{Lu}\p{Ll}+)(?=[,.;:)!?]|$))`,
  "gu",
);

/** 'Ray, our welder,': not 'in Mexico, my cousin, …'. */
export const NAME_RELATED = new RegExp(
  String.raw`(?<!\b(?:[Ii]n|[Aa]t|[Tt]o|[Nn]ear|[Ff]rom|[Oo]n|[Oo]f|\p{Lu}\p{Ll}+) )(?<![\p{L}\p{N}])(?<name>\p{Lu}\p{Ll}{1,})(?:, | \()(?<as>(?:my|our) (?:\p{Ll}[\p{Ll}'’-]* ){0,2}?(?:${RELATION}|\p{Ll}{3,}(?:er|or|ist|ian|man|woman)))(?=[,.;)!?])`,
  "gu",
);

/** 'Hemi who writes the code is my son in law'. */
export const NAME_IS = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<name>\p{Lu}\p{Ll}+),?(?: who [^.,;:!?]{1,60},?)? (?:is|was) (?<as>(?:my|our) (?:\p{Ll}[\p{Ll}'’-]* ){0,2}?${RELATION})(?!\p{L})`,
  "gu",
);

/** 'a guy named Walt', 'an installer in Syracuse called Tony'. */
export const SOMEBODY_CALLED =
  /(?<!\p{L})(?<as>[Aa]n? (?:(?!(?:an?|the|her|his|their|its|and|or|who|that|which)\b)[\p{L}'’-]+ ){1,5}(?:named|called)) (?<name>\p{Lu}\p{Ll}+)(?!\p{L}| \p{Lu})/gu;

const TRADE = String.raw`\p{Ll}{3,}(?:er|or|ist|ian|eer|man|woman|lady|boy|girl|guy)|bloke|fella|chap|guy|man|boy|girl|lady|dog|cat|horse|pony`;

/** Before a name these say who it is: 'my sister Jo', 'our Karen', 'Mr Shaw', 'a man named Luis', 'the road foreman, Dale', 'Isa Kerr'. */
export const SAYS_WHO = new RegExp(
  String.raw`(?:(?<![\p{L}-])(?:${RELATION}|${TRADE}),?|(?<!\p{L})(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Yy]our|[Aa]n?|[Tt]he|named|called|(?:Mr|Mrs|Ms|Dr|St)\.?|[Ss]ignora?|[Ss]eñora?|Dona|[Uu]ncle|[Aa]unt(?:ie|y)?|[Gg]rand(?:ma|pa)|[Nn]anna?)|[\p{L}\p{N},;] \p{Lu}\p{Ll}+) ["“‘']?$`,
  "u",
);

/** Behind a name: 'Walt, who tested it', 'Hattie, she was seven', 'Shaw, 91', 'Ray (our welder)'. */
export const SAYS_WHO_BEHIND =
  /^(?: \p{Lu}\p{Ll}+)?(?: who(?!\p{L})|, (?:who|whom|whose|she|he|my|our|his|her|their|an?|the|aged)(?!\p{L})|,? \(|, \d| (?:is|was|['’]s) (?:my|our|an?|the)(?!\p{L}))/u;

/** 'at her sister's', but not 'I asked her to': whose it is. */
export const OWNED =
  /^ (?!(?:an?|the|to|in|on|at|for|with|and|or|but|when|that|if|because|so|up|out|off|down|by|from|of|as|after|before|about|into|back|over|again|not|how|what|why|where|whether|while|until|since|my|our|his|one|all|there|then|too|how)\b)\p{Ll}/u;

/** The first that stands for somebody. */
export const SHE = /(?<![\p{L}\p{N}])(?:[Ss]he|[Hh]er)(?![\p{L}])/u;
export const HE = /(?<![\p{L}\p{N}])(?:[Hh]e|[Hh]im|[Hh]is)(?![\p{L}])/u;

/** Somebody else speaks. */
export const QUOTED = /["“][^"“”]*["”]/g;

/** What comes behind it is large. */
export const BEGINS_SENTENCE = /(?:^|[.!?…]["”’')]? )$/;
