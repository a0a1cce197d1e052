// The addresses of posts, as they are pasted.
export const PARTS = /^https?:\/\/([^/?#]*)([^?#]*)/i;
export const HOST = /^([\w-]+(?:\.[\w-]+)+)\.?(?::(?:80|443))?$/;
export const WITHIN_TEXT = /https?:\/\/[^\s<>"'()[\]]+/i;
export const WITHOUT_SCHEME = /^([\w-]+\.)*(reddit\.com|redd\.it)(\/|$)/i;
export const FORMAT = /\.(json|rss|compact)$/i;
export const NAME = /^[\w-]{1,30}$/;
export const SLUG = /^[\w%-]{1,300}$/;

/** Reddit numbers posts in base 36. */
export const ID = /^[\da-z]{1,13}$/i;
