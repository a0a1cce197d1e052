const LONGEST_TOLERATED = 60;

/** 'your own recipes are fine': notes name things, and a card needs a sentence. */
export function wordTolerated(noted: string): string {
  const [things = "", ...rest] = sayWhose(noted).split(CONDITION);
  if (!things || things.length > LONGEST_TOLERATED) return "lessons and stories are fine";
  const said = saySo(things);
  const limit = rest.map(wordCondition).join("");
  return said.length + limit.length <= LONGEST_TOLERATED + 10 ? said + limit : said;
}

/** Where a list of things ends and what is asked of them begins. */
const CONDITION =
  /, (?=(?:no|not|never|rarely|sparingly|credit|with|marked|openly|limited frequency|nothing|disclosed as)\b|[^,]*\b(?:disclosed|last|flair|named|shown|visible|stated|explained|moderated|Sharing|comparison|included|exists|once|limited|sparingly|first)$)/;

function wordCondition(condition: string): string {
  if (condition === "disclosed") return ", if disclosed";
  return `, ${/^(?:no|not|never|rarely)\b/.test(condition) ? "but " : ""}${condition}`;
}

/** Notes say 'own' for short. 'Tools you own' are yours already. */
function sayWhose(clause: string): string {
  const ofOthers = /\b\w+s (?:announce|share|show|post) own\b/i;
  return clause
    .replace(ofOthers, (words) => words.replace(/\bown$/, "their own"))
    .replace(/(?<!\b(?:you|your|their|its) )\bown\b/gi, "your own")
    .replace(/^limited your own/, "some of your own");
}

function saySo(things: string): string {
  if (
    / (?:is|are|may) |\w{3}s (?:announce|answer|appear|mention|pitch|post|share|show) |^only | first$/.test(
      things,
    )
  ) {
    return things;
  }
  const only = /^(.+) only$/.exec(things)?.[1];
  if (only) return `only ${only} ${agree(only)} fine`;
  const [, seen, how = "", more = ""] = SAID_HOW.exec(things) ?? [];
  if (!seen) return `${addArticle(things)} ${agree(things)} fine`;
  const isJustSeen = !more && /^(?:shown|shared|posted|presented|announced|included)$/.test(how);
  return `${seen} ${agree(seen)} ${isJustSeen ? "fine" : how + more}`;
}

/** 'free tools tolerated', 'own scripts shared free'. */
const SAID_HOW =
  /^(.{1,90}?)(?<! with) (tolerated|welcome|usual|common|accepted|allowed|restricted|shown|shared|posted|presented|announced|included)( .+)?$/;

/** One thing that can be counted needs an article: 'a documented case is fine'. */
function addArticle(things: string): string {
  const isBare = !/^(?:your|the|an?|only|one|some|how|\w+ing(?! post)) /i.test(things);
  if (!isBare || agree(things) === "are" || NOT_COUNTED.test(headOf(things))) return things;
  return `${/^(?:[aio]|e(?!u)|u(?!s|ni)|hon|hour)/i.test(things) ? "an" : "a"} ${things}`;
}

const NOT_COUNTED =
  /(?:ing|mathematics|art|work|source|music|audio|software|footage|content|material|advice|research|analysis|experience|hair|jewelry|talk|help|gear|food|news|photography|promotion|data|code)$/i;

function agree(things: string): "is" | "are" {
  const head = headOf(things);
  if (/^how /i.test(head)) return "is";
  if (/ you \w+ and \w+s$/.test(things)) return "are";
  if (/,| and | or .{0,90}s$/.test(head)) return "are";
  return /[^su]s$/i.test(head) && !/(?:mathematics|analysis)$/i.test(head) ? "are" : "is";
}

/** 'own bread' of 'own bread with recipe'. */
function headOf(things: string): string {
  return things.split(BEHIND_THE_HEAD)[0] ?? things;
}

const BEHIND_THE_HEAD =
  / (?:with|of|for|in|on|under|as|from|by|that|who|which|where|between|inside|you|made|explained|written|done|named|built|given|introduced|seen|once|at|to|up|usable|like)(?![-\w])/i;
