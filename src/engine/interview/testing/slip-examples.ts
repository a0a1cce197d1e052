/** Of each slip, in the order of the rows: what is mended and how, and what stays as it is. */
export const SLIP_EXAMPLES: { mends: [from: string, to: string][]; leaves: string[] }[] = [
  {
    mends: [
      ["it dont work", "it don't work"],
      ["I couldnt", "I couldn't"],
    ],
    leaves: ["a tent", "haunt"],
  },
  {
    mends: [
      ["you cant see it", "you can't see it"],
      ["it wont start", "it won't start"],
    ],
    leaves: ["all cant.", "as is my wont."],
  },
  {
    mends: [
      ["thats a lot", "that's a lot"],
      ["hes not here", "he's not here"],
    ],
    leaves: ["the whats and hows", "heres to you"],
  },
  {
    mends: [
      ["people whos dogs bark", "people whose dogs bark"],
      ["Whos idea", "Whose idea"],
    ],
    leaves: ["who's there", "the Whos."],
  },
  {
    mends: [
      ["whats in it", "what's in it"],
      ["Whats next for us", "What's next for us"],
    ],
    leaves: ["the whats and whys", "whats"],
  },
  {
    mends: [
      ["thats it", "that's it"],
      ["Thats fine.", "That's fine."],
    ],
    leaves: ["the hats", "that is"],
  },
  {
    mends: [
      ["theres one", "there's one"],
      ["Theres more", "There's more"],
    ],
    leaves: ["there", "the rest"],
  },
  {
    mends: [
      ["hed never seen it", "he'd never seen it"],
      ["Hed been there", "He'd been there"],
    ],
    leaves: ["the shed been", "hed"],
  },
  {
    mends: [
      ["somebody elses job", "somebody else's job"],
      ["nobody elses", "nobody else's"],
    ],
    leaves: ["what elses", "somebody else"],
  },
  {
    mends: [
      ["when its done", "when it's done"],
      ["its worth it", "it's worth it"],
    ],
    leaves: ["its owner", "its late fee"],
  },
  {
    mends: [
      ["I payed it", "I paid it"],
      ["Payed twice", "Paid twice"],
    ],
    leaves: ["paid", "displayed"],
  },
  {
    mends: [
      ["I instaled it", "I installed it"],
      ["reinstaled", "reinstalled"],
    ],
    leaves: ["installed", "staled"],
  },
  {
    mends: [
      ["since march", "since March"],
      ["in march we opened", "in March we opened"],
    ],
    leaves: ["a long march", "the last march of the year"],
  },
  {
    mends: [
      ["us dollars", "US dollars"],
      ["on us time zones", "on US time zones"],
    ],
    leaves: ["tell us more", "join us"],
  },
  {
    mends: [
      ["theyre old", "they're old"],
      ["Youre right", "You're right"],
    ],
    leaves: ["were", "there"],
  },
  {
    mends: [
      ["weve got two", "we've got two"],
      ["Theyve left", "They've left"],
    ],
    leaves: ["weave", "five"],
  },
  {
    mends: [
      ["and its a lamp", "and it's a lamp"],
      ["its free", "it's free"],
    ],
    leaves: ["its lid", "Its free lid"],
  },
  {
    mends: [
      ["its 29 euros", "it's 29 euros"],
      ["so its £5", "so it's £5"],
    ],
    leaves: ["of its 230 photos", "its lid"],
  },
  {
    mends: [
      ["Its a lamp", "It's a lamp"],
      ["Its 29 euros", "It's 29 euros"],
    ],
    leaves: ["Its lid", "its owner"],
  },
  {
    mends: [
      ["we was late", "we were late"],
      ["They was", "They were"],
    ],
    leaves: ["it was", "we wash"],
  },
  {
    mends: [
      ["a old lady", "an old lady"],
      ["A apple", "An apple"],
    ],
    leaves: ["a one-off", "a user", "a and b", "a European"],
  },
  {
    mends: [
      ["wich is", "which is"],
      ["Wich one", "Which one"],
    ],
    leaves: ["sandwich", "Norwich"],
  },
  {
    mends: [
      ["alot of them", "a lot of them"],
      ["Alot of work", "A lot of work"],
    ],
    leaves: ["a lot of", "allot of"],
  },
  {
    mends: [
      ["I should of known", "I should have known"],
      ["could of", "could have"],
    ],
    leaves: ["a must, of course", "because of"],
  },
  {
    mends: [
      ["becose of it", "because of it"],
      ["Becouse it", "Because it"],
    ],
    leaves: ["because", "verbose"],
  },
  {
    mends: [
      ["im late", "I'm late"],
      ["and Im here", "and I'm here"],
    ],
    leaves: ["IM me", "im 2"],
  },
  {
    mends: [
      ["it have a lid", "it has a lid"],
      ["I left, and she have it", "I left, and she has it"],
    ],
    leaves: ["he have to", "they have"],
  },
  {
    mends: [
      ["it don't work", "it doesn't work"],
      ["It broke. He don’t care", "It broke. He doesn't care"],
    ],
    leaves: ["they don't", "I know it don't"],
  },
];

/** What is only written small: names of days, months, languages and countries. */
export const NAME_EXAMPLES = {
  NAMES: { has: ["on tuesdays", "a german app"], lacks: ["in march", "a polish cloth"] },
  DAYS: { has: ["wed to sat", "fri-sun"], lacks: ["we wed in June", "he sat down"] },
  MONTHS: { has: ["in may", "since august"], lacks: ["it may rain", "a march"] },
};
