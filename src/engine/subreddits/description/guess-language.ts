import { listWords } from "./list-words.ts";

const MIN_HITS = 2;

/**
 * The language that a community seems to write in, going by small words among its keywords; null
 * for English and when unsure. Words that are English, too, are left out.
 */
export function guessLanguage(keywords: string[]): string | null {
  const scores = Object.entries(SMALL_WORDS).map(([language, words]) => ({
    language,
    hits: keywords.filter((keyword) => words.has(keyword)).length,
  }));
  const [first, second] = scores.toSorted((a, b) => b.hits - a.hits);
  if (!first || first.hits < MIN_HITS) return null;
  return second && second.hits === first.hits ? "a language other than English" : first.language;
}

export function isSmallForeignWord(word: string): boolean {
  return ALL_SMALL_WORDS.has(word);
}

const SMALL_WORDS: Record<string, Set<string>> = {
  Spanish: set(`
    que para los las una por como este esta esto todo todos toda todas sobre comunidad espacio hablar pero gente compartir
    donde lugar cualquier personas espa mejor nuestra nuestro bienvenidos bienvenido dudas hecho sin muy cosas cada puedes
    dedicado dedicada contenido noticias relacionado aqu tambi discutir argentina mexicanos argentinos tipo ser hay
  `),
  Portuguese: set(`
    que para uma por como este esta isso todos sobre comunidade brasil brasileiro brasileira brasileiros voc aqui pra mais
    seja bem-vindo compartilhar quem lugar portugu tudo mas muito dedicada discutir conte pessoas discuss not bem seu sua
  `),
  German: set(`
    und der das ist oder ein eine einen nicht von mit hier alles rund wir auf zum zur gerne auch ich sind sich wie bei
    deutsche deutschen deutscher deutschsprachige fragen tipps bilder willkommen deutschland aus sein kann euch
  `),
  French: set(`
    les des est pour une dans sur avec vous communaut tout nous qui sont francophone bienvenue toute tous ici discuter
    cette ces fran aux quebec propos
  `),
  Italian: set(`
    che della delle degli una sono tutto italiano italiana italiani comunit questo gli nel anche dedicata parlare dove tutti
  `),
  Dutch: set(
    `het een voor van niet alle zijn ook wij deze nederlandse nederland welkom naar alles bij hier om`,
  ),
  Turkish: set(`
    bir icin yok ile burada olan kadar daha payla payla rkiye toplulu hakk kas olarak tur biz sadece gibi her kimsenin
  `),
  Polish: set(`nie jest dla oraz polski polska polsce wszystko tym lub jak czy tego`),
  Swedish: set(`och att det som alla svenska sverige inte fr vara kan har till om`),
  Norwegian: set(`det til ikke norsk norge alt og som eller`),
  Danish: set(`og det til ikke dansk danmark eller af som`),
  Finnish: set(`suomi suomen suomalainen kaikki sek mutta tai tervetuloa`),
  Romanian: set(`pentru este sau despre toate romania care din subreddit-ul cele mai`),
  Hungarian: set(`egy nem magyar hogy vagy minden ami`),
  Czech: set(`pro jsou nebo jako esk jak ale`),
  Indonesian: set(`yang untuk dari ini itu komunitas tempat dengan ada bisa kalian tentang`),
  Filipino: set(`ang mga para lang kayo pinoy naman dito tayo natin yung ako kung hindi`),
  Vietnamese: set(`cho nam trong kh vi ng nh`),
};

const ALL_SMALL_WORDS = new Set(Object.values(SMALL_WORDS).flatMap((words) => Array.from(words)));

function set(text: string): Set<string> {
  return new Set(listWords(text));
}
