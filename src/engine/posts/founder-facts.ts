/** What only the founder can say; null where it was not answered. */
export type FounderFacts = {
  whyBuilt: string | null;
  firstUser: string | null;
  oneNumber: string | null;
  wentWrong: string | null;
  wantFromReaders: string | null;
};

export const NO_FOUNDER_FACTS: FounderFacts = {
  whyBuilt: null,
  firstUser: null,
  oneNumber: null,
  wentWrong: null,
  wantFromReaders: null,
};
