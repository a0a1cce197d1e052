/** Verbs that descriptions begin with, in their plain form. */
const BASE_VERBS = new Set(
  `accept add analyse analyze answer ask automate avoid back bill book borrow brew bring browse budget build buy
  calculate capture catch chart chat check choose clean collect combine compare compose connect convert cook
  coordinate copy count create cut deliver deploy design detect discover document draft draw edit eat explore
  export fill find fix follow forecast generate get give grow guide handle help hire host identify import improve
  inspect invoice join keep know learn let list listen log make manage map match measure meet merge migrate
  monitor move offer order organise organize pay pick plan play post practise practice prepare prevent print
  process publish put queue read receive recommend record reduce remember remind rent repair replace review ride
  run save scan schedule search see sell send serve set share ship shop show shrink simplify sing sort split spot
  start stop store stream study summarise summarize swap switch sync tag take talk teach tell test tidy trace
  track trade train transcribe translate travel trim turn understand update upload use visualise visualize walk
  watch water work write`
    .split(/\s+/)
    .filter(Boolean),
);

const DOUBLED = new Set(
  "plan get set run cut stop put swap map log tag ship shop scan spot chat trim begin win step drop let split bet jog".split(
    " ",
  ),
);

export function isBaseVerb(word: string): boolean {
  return BASE_VERBS.has(word.toLowerCase());
}

/** 'tracks' → 'track'; null where it is no verb that we know. */
export function baseOfThirdPerson(word: string): string | null {
  const lower = word.toLowerCase();
  const forms = [lower.replace(/s$/, ""), lower.replace(/es$/, ""), lower.replace(/ies$/, "y")];
  return forms.find((form) => form !== lower && BASE_VERBS.has(form)) ?? null;
}

/** 'track' → 'tracks' */
export function toThirdPerson(base: string): string {
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

/** 'track' → 'tracking' */
export function toGerund(base: string): string {
  if (DOUBLED.has(base)) return `${base}${base.slice(-1)}ing`;
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  return `${base}ing`;
}
