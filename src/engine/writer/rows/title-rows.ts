// What is seen in a sentence that could stand above a post; how much each counts is fitted.

export const TITLE_SIGNS = {
  quoted: /["“”]/,
  "begins quoted": /^["“]/,
  "colon or semicolon": /[:;]/,
  bracket: /[()]/,
  "begins with a pronoun": /^(?:it|they|he|she|this|that|these|those|there|then|so|and|but)\b/i,
  "begins with us": /^(?:I|we|my|our)\b/i,
  "begins with the": /^the\b/i,
  "begins with one": /^(?:an?|one|some)\b/i,
  "begins with a figure": /^\d/,
  denies: /\b(?:not|no|never|nobody|nothing|without)\b|n['’]t\b/i,
  "somebody speaks": /\b(?:said|told|asked|wrote|called)\b/i,
  somebody:
    /\b(?:mother|father|mum|mom|dad|wife|husband|son|daughter|gran\w*|uncle|aunt|brother|sister|neighbou?r|friend|man|woman|boss|customer|kid|girl|boy|guy|lady)\b/i,
  "says it": /\b(?:it|its)\b/i,
  "says them": /\b(?:they|them|their|ones?)\b/i,
  "says who": /\b(?:he|she|him|her|his)\b/i,
  "says this": /\b(?:this|that|these|those)\b(?! (?:is|was|day|year|night))/i,
  money: /[$£€]/,
  comma: /,/,
  "large letter": /^[A-Z]/,
} satisfies Record<string, RegExp>;
