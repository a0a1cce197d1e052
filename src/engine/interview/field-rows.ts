// How people fill in the fields of facts.

export const HAS_BEGINNING =
  /^(?:an?|per|each|every|once|for|in|on|at|to|if|up|with|plus|until|one-off|one-time|\w+ly)(?!\S)/;

/** 'for the paperback', 'for 10 jars'. */
export const NOT_COUNTED = /^(?:\d|(?:the|my|our|your|all|both|everything)(?!\S))/i;

export const HAS_PLACE = /^(?:on|in|inside|as) /;

export const SMALL =
  /^(?:An?|The|My|Our|Your|Any|All|Every|Each|One|Per|In|On|At|By|From|For|With|Inside|Near|Behind|Up|Monthly|Weekly|Yearly|Once)(?!\S)/;
/** '£18', '18 €', '18 euro', 'Rs 500', '10 %', and not '18 a car'. */
export const HAS_CURRENCY =
  /\p{Sc}|\d ?%|(?<!\p{L})(?!(?:about|around|roughly|nearly|only|just|from|to|and|or|up|under|over|between|each|per|for|a|an)(?!\p{L}))\p{L}{1,4}\.? ?\d|\d ?(?!(?:to|and|or|up|each|per|for|a|an|the|in|on|at|if|with|plus|once|every|by|until)(?!\p{L})|\p{Ll}+ly(?!\p{L}))\p{L}{1,12}/iu;
/** Things and nothing else between its commas, with no 'and' yet. */
export const IS_SERIES =
  /^(?!.*(?: and | or | plus |[&+/()]))[^,]+(?:, *(?! )(?!(?:with|from|by|for|in|on|at|as|that|which|each|all|not|no|but|only|also|even)(?!\p{L})|\d|\p{Ll}+(?:ly|ed)(?!\p{L}))[^,]+)+$/u;
export const IS_FREE = /^(?:free|nothing|none|\D{0,4}0+(?:[.,]0+)?\D{0,8})$/i;
