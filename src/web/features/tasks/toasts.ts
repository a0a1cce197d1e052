/** What toasts say about today's tasks and what was logged. */
export const TOASTS = {
  logNotOpened: "We couldn't open your log",
  logged: (kind: string, fullName: string) => `Logged: a ${kind} in ${fullName}`,
  notLogged: "We couldn't log that. Please try again.",
  uncounted: "No longer counted",
  stillCounted: "It still counts. Please try again.",
  notBroughtBack: "We couldn't bring it back.",
  notTicked: "We couldn't save that. Please try again.",
};
