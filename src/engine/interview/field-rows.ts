// How people fill in the fields of facts.

export const HAS_BEGINNING =
  /^(?:an?|per|each|every|once|for|in|on|at|to|if|up|with|plus|until|one-off|one-time|\w+ly)(?!\S)/;

/** 'for the paperback', 'for 10 jars'. */
export const NOT_COUNTED = /^(?:\d|(?:the|my|our|your|all|both|everything)(?!\S))/i;

export const HAS_PLACE = /^(?:on|in|inside|as) /;

export const SMALL =
  /^(?:An?|The|My|Our|Your|Any|All|Every|Each|One|Per|In|On|At|By|From|For|With|Inside|Near|Behind|Up|Monthly|Weekly|Yearly|Once)(?!\S)/;
export const IS_FREE = /^(?:free|nothing|none|\D{0,4}0+(?:[.,]0+)?\D{0,8})$/i;
