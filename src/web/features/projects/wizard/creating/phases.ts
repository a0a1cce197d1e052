/** What creating a project amounts to, told at a pace that can be read. */
export const PHASES = [
  { text: "Going over your answers", durationMs: 2000 },
  { text: "Saving your project", durationMs: 1500 },
  { text: "Adding the communities you chose", durationMs: 1800 },
  { text: "Noting how well each one matches", durationMs: 1600 },
  { text: "Opening your project page", durationMs: 1200 },
] as const;

export const REDIRECT_AFTER_MS = 1000;
