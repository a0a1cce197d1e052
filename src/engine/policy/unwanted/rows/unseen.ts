/** What lists name that nobody sees in a draft: how they call it, and what its author is asked or told. */
export const UNSEEN: Record<string, { noted: RegExp; asks: string }> = {
  again: {
    noted: /^(?:(?:\w+ )?re-?posts?|duplicates?|(?:repeat|repeated) posts?)(?: within [\w ]+)?$/,
    asks: "takes nothing a second time: only you can tell whether this is new there.",
  },
  asked: {
    noted:
      /^(?:(?:repeat|repeated) (?:questions?|topics?)|(?:common|faq|overdone) (?:questions?|topics?))$/,
    asks: "is tired of some topics. Did you search it first?",
  },
  children: {
    noted: /^(?:pictures?|photos?|images?) of (?:children|minors|kids)$/,
    asks: "takes no pictures of children. Is yours without any?",
  },
  theft: {
    noted: /^(?:plagiarism|stolen content)$/,
    asks: "takes nothing that is somebody else's. Is this your own?",
  },
};
