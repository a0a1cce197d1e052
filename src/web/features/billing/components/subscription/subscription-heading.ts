/** Names the card, and takes the keyboard when the button it was on is gone. */
export const SUBSCRIPTION_HEADING_ID = "current-subscription";
