/** What toasts say about signing in. */
export const TOASTS = {
  signInFirst: "Please sign in to continue",
  alreadySignedIn: "You're already signed in!",
  linkSent: "Magic link sent!",
  notSent: "Signup failed",
};
