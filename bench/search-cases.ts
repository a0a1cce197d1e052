export type SearchCase = { kind: string; query: Record<string, string> };

/** What people look for, by what makes it hard. */
export const SEARCH_CASES: SearchCase[] = [
  ...words(
    "one word",
    "saas",
    "marketing",
    "photography",
    "guitar",
    "parenting",
    "selfhosted",
    "c++",
    "c#",
  ),
  ...words("wide word", "game", "art", "music", "community", "new", "life"),
  ...words("prefix", "mark", "prog", "sta", "des", "ga", "a", "ai"),
  ...words("typo", "markting", "progamming", "entreprenuer", "photogrphy", "sideprojct"),
  ...words("two words", "small business", "indie games", "web design", "invoice freelancers"),
  ...words(
    "meaning",
    "people who brew coffee at home",
    "note taking for founders",
    "leak sensor",
    "auto-entrepreneurs",
    "Modelleisenbahn",
    "somebody to walk my dog in the evening",
    "logiciel de facturation pour artisans",
    "app that plans meals for diabetics",
  ),
  filter({ category: "Gaming", risk: "MODERATE", minMembers: "1000", maxMembers: "500000" }),
  filter({ category: "Tech & SaaS", risk: "SAFE", minMembers: "10000" }),
  filter({ risk: "MODERATE", minMembers: "1000" }),
  filter({ q: "game", category: "Gaming", risk: "MODERATE", minMembers: "10000" }),
];

function words(kind: string, ...searches: string[]): SearchCase[] {
  return searches.map((q) => ({ kind, query: { q } }));
}

function filter(query: Record<string, string>): SearchCase {
  return { kind: "filters", query };
}
