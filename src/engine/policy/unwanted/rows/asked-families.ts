import type { Family } from "./families.ts";

/** A question about one of them is asked elsewhere where another is the subject; words of everyday talk are none. */
export const PROGRAMMING: Family = {
  about: /\b(?:code|programming|language|learning|learn|help)\b/i,
  kinds: {
    Java: {
      called:
        "java(?! ?script)|jdk|jvm|jar|spring|maven|gradle|intellij|eclipse|arraylist|system\\.out\\S*|public static",
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
    Rust: { called: "rust|cargo|borrow checker" },
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
