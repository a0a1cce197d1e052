const LACKING: readonly RegExp[] = [
  /^no ([^,.]{3,40}), no (?:posts?|listing|sale|deal|help|answer|reply|id)\b/iu,
  /^keine? ([^,.]{3,40}), keine? (?:beitrag|post|hilfe|antwort|anzeige)(?!\p{L})/iu,
  /^pas d(?:e |['’])([^,.]{3,40}), pas d(?:e |['’])(?:post|message|réponse|aide|annonce)(?!\p{L})/iu,
  /^(?:[^:.]{3,30}: )?sin ([\p{L} ]{3,40}?),? (?:no (?:hay|salen?|se|pasan?|entran?)|se (?:elimina|borra|retira))(?!\p{L})/iu,
  /^(?:[^:.]{3,30}: )?sem ([\p{L} ]{3,40}?),? (?:sem post|não (?:há|tem|entra|sai|passa|sobe))(?!\p{L})/iu,
];

/** 'No price, no post', 'Sin salario no hay oferta': what a post has to have, by what comes of its lack; else null. */
export function findLacking(text: string): string | null {
  return LACKING.map((pattern) => pattern.exec(text)?.[1]).find(Boolean) ?? null;
}
