/** Something that the user wrote on Reddit, through Foothold or logged by hand. */
export type Contribution = {
  subredditId: string;
  at: Date;
  /** Whether it promotes the user's own work. */
  isPromotional: boolean;
};

export const CONTRIBUTION_KINDS = ["comment", "post"] as const;
export type ContributionKind = (typeof CONTRIBUTION_KINDS)[number];
