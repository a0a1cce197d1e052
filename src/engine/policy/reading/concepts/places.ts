import { READ_LANGUAGES } from "./says.ts";
import { plainWord } from "../words/tokens.ts";

/** ISO 3166. */
const COUNTRIES =
  "AD AE AF AL AM AO AR AT AU AZ BA BB BD BE BG BH BO BR BS BW BY BZ CA CD CH CI CL CM CN CO CR CU CV CY CZ DE DK DO DZ EC EE EG ES ET FI FJ FR GB GE GH GR GT HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JP KE KH KR KW KZ LA LB LI LK LT LU LV MA MC MD ME MG MK MM MN MT MU MX MY MZ NA NG NI NL NO NP NZ OM PA PE PG PH PK PL PR PT PY QA RO RS RU RW SA SE SG SI SK SN SV SY TH TN TR TT TW TZ UA UG US UY UZ VE VN YE ZA ZM ZW".split(
    " ",
  );

/** States, parts of countries, continents and some large cities. */
const PLACES =
  "alabama alaska arizona arkansas california colorado connecticut delaware florida hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada hampshire jersey york carolina dakota ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming ontario quebec manitoba saskatchewan alberta columbia scotia brunswick queensland victoria tasmania england scotland wales ulster cornwall yorkshire bayern sachsen hessen thuringen brandenburg niedersachsen saarland baden tirol steiermark karnten bretagne normandie alsace occitanie wallonie bruxelles andalucia cataluna galicia asturias aragon valencia euskadi madrid barcelona lisboa porto algarve minas bahia parana ceara pernambuco goias london paris berlin munchen wien hamburg koln zurich europe europa amerika america africa afrika asia asien".split(
    " ",
  );

/** In capitals: 'US-only', 'MN, WI or MI'; not those that are words or degrees as well, such as IN, OR and MD. */
const SHORT =
  "US USA UK EU NZ UAE DACH AL AK AZ AR CA CO CT DE FL GA IL IA KS KY LA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH RI SC SD TN TX UT VT VA WA WV WI WY NSW QLD BC AB".split(
    " ",
  );

const shortened = new Set(SHORT);

type Known = { words: ReadonlySet<string>; phrases: readonly string[] };
let known: Known | null = null;

/** What countries are called in each language that rules are read in: in one word, or in several, as 'South Korea'. */
function listKnown(): Known {
  const names = READ_LANGUAGES.flatMap((language) => {
    const called = new Intl.DisplayNames(language, { type: "region" });
    return COUNTRIES.map((code) => plainName((called.of(code) ?? "").split(/[\s-]/)));
  });
  return {
    words: new Set([...PLACES, ...names.filter((name) => !isPhrase(name))]),
    phrases: [...new Set(names.filter(isPhrase))],
  };
}

function isPhrase(name: string): boolean {
  return name.includes(" ");
}

function plainName(words: readonly string[]): string {
  return words.map(plainWord).join(" ");
}

/** Whether a word, as it is written, is the name of a country or a state. */
export function isKnownPlace(word: string): boolean {
  known ??= listKnown();
  return shortened.has(word) || (/^\p{Lu}/u.test(word) && known.words.has(plainWord(word)));
}

/** Whether there is the name of a country among these words that has several: 'South Korea', and not 'South Park'. */
export function namesCountry(words: readonly string[]): boolean {
  known ??= listKnown();
  const text = ` ${plainName(words)} `;
  return known.phrases.some((name) => text.includes(` ${name} `));
}
