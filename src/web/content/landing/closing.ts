/** The count is marketing text of the specification, not a measurement. */
export const closing = {
  heading: "The first hold is the hardest. This one is free.",
  text: "Join 500+ marketers who read the route before they climb it.",
  action: "Get Started",
} as const;
