import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";

/** What browsers send, by the place of a row. */
export const DEVICE_EXAMPLES: Record<string, RowExamples> = {
  "BROWSERS 0 0": { has: ["Chrome/1 Edg/1", "EdgiOS/1"], lacks: ["Chrome/1", "Edging"] },
  "BROWSERS 1 0": { has: ["Chrome/1 OPR/2", "OPR/9"], lacks: ["Chrome/1", "OPRA"] },
  "BROWSERS 2 0": { has: ["Firefox/140.0", "FxiOS/3"], lacks: ["Chrome/1", "Firefox"] },
  "BROWSERS 3 0": { has: ["Chrome/1 Safari/2", "CriOS/9"], lacks: ["Safari/2", "Chromecast"] },
  "BROWSERS 4 0": { has: ["Version/17 Safari/605", "Safari/1"], lacks: ["Firefox/1", "Safari"] },
  "BROWSERS 5 0": { has: ["curl/8.1", "curl/7"], lacks: ["libcurl/8", "curl"] },
  "SYSTEMS 0 0": { has: ["iPhone; CPU", "iPad; OS"], lacks: ["Android 14", "iPhones"] },
  "SYSTEMS 1 0": { has: ["Linux; Android 14", "Android"], lacks: ["X11; Linux", "Androids"] },
  "SYSTEMS 2 0": { has: ["Windows NT 10.0", "Windows"], lacks: ["X11; Linux", "Window"] },
  "SYSTEMS 3 0": { has: ["Intel Mac OS X 10_15", "Mac OS X"], lacks: ["Mac OS", "iPad"] },
  "SYSTEMS 4 0": { has: ["X11; CrOS x86_64", "CrOS"], lacks: ["X11; Linux", "CriOS"] },
  "SYSTEMS 5 0": { has: ["X11; Linux x86_64", "Linux"], lacks: ["Windows", "Linuxes"] },
};
