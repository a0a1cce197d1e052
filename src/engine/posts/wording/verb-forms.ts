/** Verbs that descriptions begin with, in their plain form. */
const BASE_VERBS = new Set(
  `accept add adjust analyse analyze answer ask automate avoid back bill book borrow brew bring browse block budget build bundle buy
  calculate cancel capture catch chart chase chat check choose clean close collect combine compare compose connect convert cook
  coordinate copy count cover create cut decide deliver deploy design detect discover document draft draw edit eat explain explore
  export fill filter find fix follow forecast generate get give grow guide handle help hire host identify import improve
  inspect invoice join keep know learn let link list listen log make manage map match measure meet merge migrate
  monitor move offer order organise organize pay pick plan play post practise practice prepare prevent print
  process publish put queue read receive recommend reconcile record reduce remember remind rent resell repair reply report reserve replace review ride
  run save scan schedule search see sell send serve set share ship shop show shrink simplify sing sort split spot
  start stop store stitch stream study summarise summarize swap switch sync tag take talk teach tell test tidy trace
  track trade train transcribe translate travel trim turn understand update upload use visualise visualize verify walk
  watch water work write`
    .split(/\s+/)
    .filter(Boolean),
);

const DOUBLED = new Set(
  "plan forget get set run cut stop put swap map log tag ship shop scan spot chat trim begin win step drop let split bet jog".split(
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

/** 'tracking' → 'track'; null where it is no verb that we know. */
export function baseOfGerund(word: string): string | null {
  return BASE_OF_GERUND.get(word.toLowerCase()) ?? null;
}

/** 'track' → 'tracking' */
export function toGerund(base: string): string {
  if (DOUBLED.has(base)) return `${base}${base.slice(-1)}ing`;
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  return `${base}ing`;
}

const BASE_OF_GERUND = new Map([...BASE_VERBS].map((base) => [toGerund(base), base]));
