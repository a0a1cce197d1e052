// The addresses and entries of feeds.
export const PARTS = /^(https?):\/\/([^/\s]+)(\/\S*)?$/i;
export const HOST = /^((?:[a-z\d-]+\.)+[a-z\d-]+)\.?(?::443)?$/i;
export const KEY = /^[\w-]{16,128}$/;
export const USER_NAME = /^[\w-]{1,24}$/;
export const USER_PATH = /^\/(?:u|user)\/([\w-]{1,24})(?:\/|$)/i;
export const FEED_SCHEME = /^feed:(?=https?:)/i;
export const WITHOUT_SCHEME = /^(?:[\w-]+\.)*reddit\.com(?=[/?])/i;
export const POST_ID = /^t3_([\da-z]{1,13})$/;
export const COMMUNITY = /^\w{2,24}$/;
export const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/;
export const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>()]+/gi;
