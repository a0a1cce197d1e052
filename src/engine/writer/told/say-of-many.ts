/** What is said of one thing, said of several. */
const OF_MANY = new Map([
  ["It's", "They're"],
  ["It is", "They are"],
  ["It isn't", "They aren't"],
  ["It was", "They were"],
  ["It has", "They have"],
  ["It does", "They do"],
  ["It doesn't", "They don't"],
  ["It won't", "They won't"],
  ["It can't", "They can't"],
  ["It goes", "They go"],
]);
const HISSING = ["sses", "shes", "ches", "xes", "zes"];

/** 'Opens without cutting' of several balls: 'It opens', which we put there, becomes 'They open'; what the founder typed stays. */
export function sayOfMany(sentence: string, typed: string): string {
  const [first = "", second = ""] = sentence.replaceAll("’", "'").split(" ", 2);
  const begun = first === "It" ? `It ${second}` : first;
  const said = OF_MANY.get(begun) ?? (first === "It" ? sayDone(second) : null);
  if (said === null || typed.replaceAll("’", "'").toLowerCase().includes(begun.toLowerCase()))
    return sentence;
  return `${said}${sentence.slice(begun.length)}`;
}

/** 'They open' of 'opens'; null of 'took', which is said of anything. */
function sayDone(verb: string): string | null {
  if (!verb.endsWith("s") || verb.length < 4) return null;
  if (verb.endsWith("ies")) return `They ${verb.slice(0, -3)}y`;
  return `They ${verb.slice(0, HISSING.some((end) => verb.endsWith(end)) ? -2 : -1)}`;
}
