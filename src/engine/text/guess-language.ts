import { splitAtSpaces } from "./characters.ts";
import { findByLanguage, indexWords } from "./small-words.ts";
import { isLatin } from "./characters.ts";

/** Word lists are written as running text: easier to read and to extend than thousands of literals. */
export function listWords(text: string): string[] {
  return splitAtSpaces(text).filter(Boolean);
}

const MIN_HITS = 2;
/** English texts quote a few foreign words, too. */
const MIN_SHARE = 0.2;
const SOME_OTHER = "a language other than English";

/**
 * The language that a community seems to write in, going by small words among its keywords; null
 * for English and when unsure. Words that are English, too, are left out.
 */
export function guessLanguage(keywords: string[]): string | null {
  const hits = findByLanguage(INDEX, keywords);
  const most = Math.max(0, ...Array.from(hits.values(), ({ length }) => length));
  if (most < MIN_HITS || most < keywords.length * MIN_SHARE) {
    return countForeignScript(keywords) < MIN_HITS ? null : SOME_OTHER;
  }
  const likely = [...hits]
    .filter(([, { length }]) => length === most)
    .map(([language]) => language);
  return likely.length === 1 ? (likely[0] ?? null) : SOME_OTHER;
}

function countForeignScript(keywords: string[]): number {
  return keywords.filter((keyword) => !isLatin(keyword)).length;
}

const KEYWORD_SMALL_WORDS: Record<string, string> = {
  Spanish: `
    que para los las una por como este esta esto todo todos toda todas sobre comunidad espacio hablar pero gente compartir
    donde lugar cualquier personas espa mejor nuestra nuestro bienvenidos bienvenido dudas hecho sin muy cosas cada puedes
    dedicado dedicada contenido noticias relacionado aqu tambi discutir argentina mexicanos argentinos tipo ser hay
  `,
  Portuguese: `
    que para uma por como este esta isso todos sobre comunidade brasil brasileiro brasileira brasileiros voc aqui pra mais
    seja bem-vindo compartilhar quem lugar portugu tudo mas muito dedicada discutir conte pessoas discuss not bem seu sua
  `,
  German: `
    und der das ist oder ein eine einen nicht von mit hier alles rund wir auf zum zur gerne auch ich sind sich wie bei
    deutsche deutschen deutscher deutschsprachige fragen tipps bilder willkommen deutschland aus sein kann euch
  `,
  French: `
    les des est pour une dans sur avec vous communaut tout nous qui sont francophone bienvenue toute tous ici discuter
    cette ces fran aux quebec propos
  `,
  Italian: `
    che della delle degli una sono tutto italiano italiana italiani comunit questo gli nel anche dedicata parlare dove tutti
  `,
  Dutch: `het een voor van niet alle zijn ook wij deze nederlandse nederland welkom naar alles bij hier om`,
  Turkish: `
    bir icin yok ile burada olan kadar daha payla payla rkiye toplulu hakk kas olarak tur biz sadece gibi her kimsenin
  `,
  Polish: `nie jest dla oraz polski polska polsce wszystko tym lub jak czy tego`,
  Swedish: `och att det som alla svenska sverige inte fr vara kan har till om`,
  Norwegian: `det til ikke norsk norge alt og som eller`,
  Danish: `og det til ikke dansk danmark eller af som`,
  Finnish: `suomi suomen suomalainen kaikki sek mutta tai tervetuloa`,
  Romanian: `pentru este sau despre toate romania care din subreddit-ul cele mai`,
  Hungarian: `egy nem magyar hogy vagy minden ami`,
  Czech: `pro jsou nebo jako esk jak ale`,
  Indonesian: `yang untuk dari ini itu komunitas tempat dengan ada bisa kalian tentang`,
  Filipino: `ang mga para lang kayo pinoy naman dito tayo natin yung ako kung hindi`,
  Vietnamese: `cho nam trong kh vi ng nh`,
};

const INDEX = indexWords(
  Object.entries(KEYWORD_SMALL_WORDS).map(([language, text]) => [language, listWords(text)]),
);
