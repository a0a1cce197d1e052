/** What communities do not take: how it is called, and what gives it away; all signs have to be there. */
export type UnwantedKind = { word: string; signs: RegExp[] };
