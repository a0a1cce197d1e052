// What is said of where a thing runs, what it costs and where it is.

/** 'No ads', 'Nothing to install': what goes with the sentence before it. */
export const LACKS = /^(?:No(?! one\b)|Nothing) [^,;:.!?]{2,40}[.]$/;

/** A short sentence about the thing, which another one can be joined to. */
export const SAYS_OF_THING = /^It(?:['’]s| is| runs| costs| works) [^;:()!?]{2,60}[.]$/;

/** What it costs its maker, or what the maker has: no use to those who only use it. */
export const OF_MAKER =
  /^(?:It (?:has )?(?:cost|costs|took) (?:me|us)|(?:I|We) (?:pay|paid|don['’]t (?:own|have)|run it on|do the work on)|(?:I['’]m|I am|We['’]re|We are) paid|Mine (?:is|runs))\b/;
