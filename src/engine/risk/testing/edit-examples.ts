import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";

/** What stands before or behind a place. */
export const EDIT_EXAMPLES: Record<string, RowExamples> = {
  OPENS_LINK: { has: ["see [it](", "![pic]( <"], lacks: ["see it (", "[it]"] },
  CLOSES_LINK: { has: [")", '> "title")'], lacks: ["x)", " ."] },
  SCHEMES_BEFORE: { has: ["https://", "see www."], lacks: ["https", "www. x"] },
  SENTENCE_BEFORE: { has: ["So. ", "\n- "], lacks: ["so ", "a, "] },
  LINE_ENDS: { has: ["  \nmore", ""], lacks: [" more", "."] },
  BRACKET_BEFORE: { has: ["see (", "a [ "], lacks: ["see", "a)"] },
  BRACKET_BEHIND: { has: [") more", " ]"], lacks: ["more)", "("] },
  STOPS_BEHIND: { has: [". So", "!"], lacks: [".com", " ."] },
  STOPS_AND_SPACE: { has: [". So", ", so"], lacks: [".So", "so. "] },
  ARTICLE_BEFORE: { has: ["it is a ", "An "], lacks: ["extra ", "a"] },
  LETTER_BEHIND: { has: [" lamp", "x"], lacks: [" 7", "-x"] },
  SHOUT_AT_END: { has: ["Look!!", "Look ! "], lacks: ["Look! Here", "Look"] },
  SHOUT_BEFORE_ASKING: { has: ["What!?", "So! ?"], lacks: ["What?", "So!"] },
  ASKING_SHOUT: { has: ["What?!", "So?!!"], lacks: ["What!?", "So?"] },
  SHOUT_BEFORE_SPACE: { has: ["Look! Here", "A !! B"], lacks: ["Look!", "Look"] },
  SHOUT_WITHIN: { has: ["Look!here", "a!!b"], lacks: ["Look!", " ! "] },
  STOPS_AT_END: { has: ["So..", "So. ."], lacks: ["So.", "a..b"] },
  CAPITAL_WORD: { has: ["LOOK here", "a I b"], lacks: ["Look", "LOOKs"] },
  SMALL_LETTERS: { has: ["lamp", "LOok"], lacks: ["LAMP", "Oo"] },
  WORD_GOES_ON: { has: [" lamp", " great"], lacks: [" and so", "lamp"] },
  HANGS_ON_NEXT: { has: ["it is ", "bright, "], lacks: ["lamp ", "is"] },
  EMPTY_EDIT: { has: ["EDIT: link:", "  "], lacks: ["EDIT: see it", "lamp"] },
  PAUSE: { has: ["a – b", "so: it"], lacks: ["a-b", "so:it"] },
  FOR_THREAD: {
    has: ["In the weekly thread this is my comment", "A comment for the Friday thread"],
    lacks: ["a thread", "my comment"],
  },
  DENIES: { has: ["I am not affiliated", "just a happy user"], lacks: ["affiliated", "a user"] },
};
