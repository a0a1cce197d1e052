import type { Family } from "./families.ts";

/** A question about one of them is asked elsewhere where another is the subject; words of everyday talk are none. */
export const PROGRAMMING: Family = {
  about: /\b(?:code|programming|language|learning|learn|help)\b/i,
  kinds: {
    Java: {
      called:
        "java(?! ?script)|jdk|jvm|spring boot|maven|gradle|intellij|arraylist|system\\.out\\S*|public static",
    },
    JavaScript: {
      named: "java ?script|typescript|node(?:\\.js)?",
      called:
        "java ?script|typescript|node\\.?js|reactjs|addeventlistener|(?:document\\.)?queryselector\\w*|console\\.log|usestate|useeffect",
    },
    Python: { called: "python\\d?|pandas|numpy|django|flask|pip|indexerror|keyerror|jupyter|venv" },
    "C#": {
      named: "c#|csharp|\\.net|dotnet",
      called: "c#|csharp|asp\\.net|\\.net|dotnet|blazor|nuget",
    },
    "C++": { named: "c\\+\\+|cpp", called: "c\\+\\+|cpp|cmake|std::\\w+" },
    PHP: { called: "php|laravel|symfony|wordpress" },
    Rust: { called: "rust(?:lang)?|cargo\\.toml|borrow checker" },
    Go: { named: "golang|go programming", called: "golang|goroutines?" },
    Kotlin: { called: "kotlin|jetpack compose" },
  },
};

export const LIVING: Family = {
  about: /\bidentif\w+|\bnaming\b/i,
  kinds: {
    birds: {
      named: "birds?",
      called: "(?:song)?birds?|feathers?|hawks?|owls?|raptors?|chicks?|duck(?:ling)?s?",
    },
    plants: {
      named: "plants?|trees?|flowers?|weeds?",
      called: "(?:house)?plants?|flowers?|weeds?|vines?|shrubs?|bush|trees?|succulents?|seedlings?",
    },
    insects: {
      named: "insects?|bugs?|spiders?",
      called: "bugs?|beetles?|spiders?|insects?|moths?|caterpillars?|wasps?|larvae?|cockroach\\w*",
    },
    snakes: { named: "snakes?", called: "snakes?" },
    mushrooms: { named: "mushrooms?|fungi", called: "mushrooms?|fung(?:us|i)" },
    rocks: {
      named: "rocks?|minerals?|stones?|crystals?",
      called: "rocks?|minerals?|crystals?|gemstones?",
    },
    fossils: { named: "fossils?", called: "fossils?|bones?" },
  },
};

/** Where people of one country, or its law, answer; a title names another one. */
export const COUNTRIES: Family = {
  about: /\b(?:questions? (?:to people|about|on)|legal questions?|law|tax|mortgages?)\b/i,
  lead: "[^\\n]*",
  kinds: {
    Germany: {
      named: "germany|german",
      called:
        "germany|berlin|munich|hamburg|cologne|frankfurt|stuttgart|leipzig|dresden|bavaria\\w*|deutsch\\w*",
    },
    Austria: {
      named: "austria\\w*",
      called: "austria|vienna|wien|graz|salzburg|innsbruck|linz",
    },
    Switzerland: {
      named: "switzerland|swiss",
      called: "switzerland|zurich|zürich|geneva|basel|bern|lausanne",
    },
    France: {
      named: "france|french",
      called: "france|paris(?:ian)?|lyon|marseille",
    },
    Italy: {
      named: "ital\\w+",
      called: "italy|rome|milan|naples|venice",
    },
    Spain: { named: "spain|spanish", called: "spain|españa|madrid|barcelona|valencia" },
    "the United Kingdom": {
      named: "uk|united kingdom|british|england",
      called: "uk|united kingdom|britain|england|london|scotland|wales|manchester|nhs|hmrc",
    },
    Ireland: { named: "ireland|irish", called: "ireland|dublin|galway" },
    "the Netherlands": {
      named: "netherlands|dutch",
      called: "netherlands|holland|amsterdam|rotterdam|utrecht",
    },
    Sweden: { named: "swed\\w+", called: "sweden|sverige|stockholm|gothenburg" },
    Poland: { named: "poland|polish", called: "poland|warsaw|krak[oó]w" },
    Canada: { named: "canad\\w+", called: "canada|toronto|vancouver|montreal|ontario" },
    Australia: { named: "austral\\w+", called: "australia|sydney|melbourne|brisbane" },
    India: { named: "indian?", called: "india|delhi|mumbai|bangalore|bengaluru" },
    Japan: { named: "japan\\w*", called: "japan|tokyo|osaka|kyoto" },
    "the United States": {
      named: "usa|united states|us (?:tax|law)|american",
      called: "usa|united states|irs|1099|401k|roth ira|fafsa|medicaid",
    },
    Texas: { named: "texas", called: "texas|houston|dallas|austin" },
  },
};

/** Where one stage of school is talked about, those before it ask elsewhere. */
export const STAGES: Family = {
  about: /\b(?:a-levels?|gcses?|sixth form)\b/i,
  lead: "[^\\n]*",
  kinds: {
    GCSE: {
      named: "gcses?",
      called: "gcses?|year (?:8|9|10|11)|y(?:9|10|11)|(?:foundation|higher) tier",
    },
    "A-level": {
      named: "a-levels?|sixth form",
      called: "a[- ]?levels?|sixth form|year 1[23]|y1[23]|ucas|ap?s[- ]levels?",
    },
  },
};
