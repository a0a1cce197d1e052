/** What descriptions say of any product: verbs and adjectives that no thread is about. */
const WORDS =
  "add allow automatic automatically avoid bring built choose clean collect compare connect convert cost count cut design discover earn enable enter fill fix gather generate grow handle helpful hold import improve include instant kind later learn let lets link load lower manage match measure modern monitor move never organise organize pair pick powerful prepare prevent print private produce protect provide pull push reach receive recommend record reduce remember remind remove replace scan schedule search seconds secure select set short show smart sort store suggest support swap switch sync throw thrown total track turn understand unlimited upload view warn watch within worry";

const DESCRIBING_WORDS: ReadonlySet<string> = new Set(WORDS.split(" "));

/** In any of its forms: "store", "stores", "stored", "storing". */
export function isDescribing(word: string): boolean {
  const stem = word.replace(/(?:s|ed|ing)$/, "");
  return [word, stem, `${stem}e`].some((form) => DESCRIBING_WORDS.has(form));
}
