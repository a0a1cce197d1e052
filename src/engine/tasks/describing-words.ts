/** What descriptions say of any product: verbs and adjectives that no thread is about. */
const WORDS =
  "add allow automatic automatically avoid bring built choose collect compare connect convert count discover earn enable enter fill fix gather generate grow handle helpful improve include instant later learn let lower manage measure modern monitor move never organise organize pick powerful prepare prevent produce protect provide reach receive recommend reduce remember remind remove replace scan secure select short show smart sort suggest swap switch sync throw thrown track turn understand unlimited upload warn within worry";

const DESCRIBING_WORDS: ReadonlySet<string> = new Set(WORDS.split(" "));

/** In any of its forms: "remove", "removes", "removed", "removing". */
export function isDescribing(word: string): boolean {
  const stem = word.replace(/(?:s|ed|ing)$/, "");
  return [word, stem, `${stem}e`].some((form) => DESCRIBING_WORDS.has(form));
}
