// What drafts and shown things are, by their words.
export const OF_AI = /\b(?:ai|llms?|chatgpt)\b/gi;
export const EVENTS = /\b(?:ama|ask me anything|meet-?ups?|webinars?|hackathons?|giveaways?)\b/gi;
export const PICTURED =
  /\b(?:photo(?:graph)?s?|pic(?:ture)?s?|images?|shots?|screenshots?|renders?|paintings?|drawings?|sketch(?:es)?|gifs?|clips?|videos?)\b/gi;
/** What a post says that it has not. */
export const DENIED = /\b(?:no|not|without) (?:an? |any )?\w+/gi;
export const ASKS = /[?？]|\b(?:help|advice|wondering|looking for)\b/i;
export const IMAGE_FILE = /\.(?:jpe?g|png|gif|webp)$/i;
