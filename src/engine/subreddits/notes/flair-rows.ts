// What the names of flairs say.

export const PROMOTION =
  /\bself[\s-]?promo\w*|^\W*promo(tion|tional)?s?\b|\badvert\w*|\b(shameless|self) plug\b/i;

export const SHOWCASE = /\bmy project\b|^\W*((project|app|product) )?(showcase|launch(es)?)\W*$/i;

export const NEGATED = /\bno[nt]?\b/i;

export const COARSE = /shit|s\*+(t|post)|fuck|f\*+k|\bporn|\bsex|\bass\b|bitch|cunt|dick/i;

/** A community's own pictures and everybody's. */
export const PICTURES = /:[\w-]+:|[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}\u{200D}]/gu;
export const QUOTES = /['"‘’“”]/g;
export const AROUND = /^[\s|.,:–—-]+|(?<![\s|.,:–—-])[\s|.,:–—-]+$/g;
export const WORDED = /\p{L}{2}/u;
export const MEMES = /\bmemes?\b/i;
