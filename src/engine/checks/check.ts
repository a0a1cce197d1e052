/** One rule of a community applied to one draft. */
export type Check = {
  /** Stable while one types. */
  id: string;
  kind: "rule" | "banned-keywords" | "post-types" | "flair" | "posting-frequency";
  /** What is demanded: the rule itself, or what the check looks at. */
  label: string;
  isFollowed: boolean;
  message: string;
  /** False where no machine can tell: such a rule passes, and has to be read. */
  isMachineChecked: boolean;
};
