import { MADE_ABROAD, MADE_ALONE } from "#engine/lexicon/maker-verbs.ts";
import type { TextPlace } from "#engine/text/text-place.ts";
import { type Link, isHostOf } from "./find-links.ts";
import { CODE_HOSTS, isBlog, isReddit, isShortened, isVideo } from "./link-kinds.ts";
import { DISTRUSTED_HOSTS, STORE_HOSTS } from "./promotion-rows.ts";
import { ARTICLE, HELP_HOST, HELP_PATH, NAME, PUBLIC_HOST } from "./draft-rows.ts";

export type TextPart = { text: string; links: readonly Link[]; quotes: readonly TextPlace[] };

/** `word` is the word itself; `kind` says 'name', 'price' or the kind of link where it is one. */
export type Token = FeaturePlace & { word: Term; kind: Term };

export type FeaturePlace = TextPlace & { isTitle: boolean };

/** A word as often as it occurs, so that it is looked up and compared once. */
export type Term = {
  id: number;
  text: string;
  /** What it does in a sentence: the kind of word or of link. */
  role: string | undefined;
  wordKind: WordKind | undefined;
  isEnd: boolean;
};

function termOf(text: string, terms: Map<string, Term>): Term {
  const known = terms.get(text);
  if (known) return known;
  const wordKind = WORD_KINDS.get(text);
  const isKind = text.startsWith("<");
  const role = isKind ? (LINKED.has(text) ? "<to>" : text) : text === "?" ? text : wordKind;
  const term = { id: terms.size, text, role, wordKind, isEnd: ENDS.has(text) };
  terms.set(text, term);
  return term;
}

const LINKED = new Set(["<home>", "<store>", "<chat>", "<short>", "<form>", "<handle>"]);
const ENDS = new Set([".", "?", "!", "!!"]);
// Written without Unicode classes, which would make it several times slower at each keystroke.
const TOKEN =
  /[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[€%$£]|(?:usd|eur|euros?|dollars?|bucks|pounds|quid|reais|pesos|rupees|zł|chf)(?![a-z]))|\d[\d.,]*|@[\w.]{3,30}|[a-z\u00c0-\u024f\u0370-\u1fff](?:['’]?[a-z0-9\u00c0-\u024f\u0370-\u1fff])*|[.!?:]+|\n+/iy;

/** Where the token that begins there ends; the same place where none begins. */
function findTokenEnd(text: string, start: number): number {
  let at = start;
  let code = text.charCodeAt(at);
  // Nearly all of a text is plain words and the spaces between them, which need no pattern.
  if (code === 0x20) return start;
  if (isPlainLetter(code)) {
    do code = text.charCodeAt((at += 1));
    while (isPlainLetter(code) || (code >= 0x30 && code <= 0x39));
    if (code < 0x80 ? code !== 0x27 : Number.isNaN(code)) return at;
  }
  TOKEN.lastIndex = start;
  return TOKEN.test(text) ? TOKEN.lastIndex : start;
}

function isPlainLetter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
}

export function readTokens(
  { text, links, quotes }: TextPart,
  isTitle: boolean,
  terms: Map<string, Term>,
): Token[] {
  const tokens: Token[] = [];
  const name = termOf("<name>", terms);
  const isHeadline = isTitle && countCapitals(text) > 0.6;
  let link = 0;
  let quote = 0;
  let isStart = true;
  for (let start = 0; start < text.length;) {
    const end = findTokenEnd(text, start);
    if (end === start) {
      start += 1;
      continue;
    }
    // What others said is not what the author says.
    while ((quotes[quote]?.end ?? Infinity) <= start) quote += 1;
    const quoted = quotes[quote];
    if (quoted && quoted.start <= start) {
      start = Math.max(quoted.end, start + 1);
      continue;
    }
    while ((links[link]?.end ?? Infinity) <= start) link += 1;
    const address = links[link];
    if (address && address.start <= start) {
      const word = termOf(`<${classifyLink(address)}>`, terms);
      tokens.push({ word, kind: word, start: address.start, end: address.end, isTitle });
      start = Math.max(address.end, start + 1);
      isStart = false;
      continue;
    }
    const found = text.slice(start, end);
    // Most words are in small letters and were met before.
    const word = terms.get(found) ?? termOf(wordOf(found), terms);
    const isName = !isStart && !isHeadline && isCapitalised(found) && !found.startsWith("I'");
    const token = { word, kind: isName ? name : word, start, end, isTitle };
    start = end;
    // However many line breaks and dots: a sentence ends once.
    if (word.text === "." && isStart) continue;
    // Of several names in a row, the last.
    if (isName && tokens.at(-1)?.kind === name) tokens[tokens.length - 1] = token;
    else tokens.push(token);
    isStart = word.isEnd;
  }
  if (isStart) return tokens;
  const end = termOf(".", terms);
  tokens.push({ word: end, kind: end, start: text.length, end: text.length, isTitle });
  return tokens;
}

// Most words begin with a small letter, and need no pattern to tell.
function isCapitalised(word: string): boolean {
  return !(word.charCodeAt(0) >= 0x61 && word.charCodeAt(0) <= 0x7a) && NAME.test(word);
}

function wordOf(found: string): string {
  if (isPlainLetter(found.charCodeAt(0))) return lowerCase(found);
  switch (found.charAt(0)) {
    case "@":
      return "<handle>";
    case ".":
    case ":":
    case "\n":
      return ".";
    case "!":
    case "?":
      return found.includes("?") ? "?" : found.length > 1 ? "!!" : "!";
  }
  if (MONEY_OR_NUMBER.test(found)) {
    if (found.endsWith("%")) return "<percent>";
    return /^[\d.,]+$/.test(found) ? "<number>" : "<price>";
  }
  return lowerCase(found);
}

function lowerCase(word: string): string {
  return word.toLowerCase().replaceAll("’", "'");
}

const MONEY_OR_NUMBER = /^[$€£\d]/;

/** How many of the words are capitalised: in a headline all are. */
function countCapitals(text: string): number {
  const words = text.match(/[a-z\u00c0-\u024f]{4,}/gi) ?? [];
  return words.filter((word) => NAME.test(word)).length / Math.max(3, words.length);
}

/**
 * Words that do the same in a promotion, in the languages that we read. What they weigh, alone and two
 * kinds in one sentence, is learned: no word of these makes a promotion by itself.
 */
const WORDS = {
  me: "eu i i'd i'm i've ich ik io j'ai je ma me mein meine meinem meinen meiner mes meu meus mi mia miei mijn mine minha minhas mio mir mis moi moja moje moją mon my mío mój yo",
  us: "abbiamo nasz nasza nasze naszą noi nos nosotras nosotros nossa nossas nosso nossos nostra nostri nostro notre nous nuestra nuestras nuestro nuestros nós ons onze our ours somos temos tenemos uns unser unsere unserem us we we're we've wij wir",
  you: "euch euer eure eurer ihr jouw jullie seu sua te tu tus usted ustedes você vocês voi vos vosotros vostra vostro votre vous wam wasz wasze you you'd you'll you're your yours",
  they: "boss colleague customer ela ele eles ella elle ellos er friend he her him his husband ihre il ils landlord leur manager neighbor neighbour sein she sie su sus their them they wife él",
  made: `${MADE_ABROAD} composed formulated handmade illustrated`,
  work: "addon agency album ankieta anthology api aplicativo aplikacja aplikację app appli apps atelier audiobook bakery beta blog boek bootcamp bot bottega boutique brewery buch cafe café campaign canal canale candles channel chaîne cli coaching comic corso cours course courses crowdfunding curso cursos cursus dashboard debut demo directory disco ebook encuesta enquête ep episode episodes extension folge formation framework fundraiser gallery game generator gioco gofundme gra jeu jewellery jewelry jogo journal juego kanal kanał kickstarter książka książkę kurs kurse laden lessons library libro livre livro loja marketplace masterclass memoir merch mixtape mvp negozio newsletter nieuwsbrief novel novela oficina package pesquisa planner platform plugin podcast powder powieść prints prototype página questionnaire restaurant roman romance romanzo saas seite series serum service services sessions shop single site sitio sito sklep soap software song spel spiel startup stickers studio substack supplement survey taller template templates tienda tool tour tours track tracker umfrage verein videos webapp webinar webseite webtoon werkstatt winkel workshop zine",
  out: "ab agora announcing available beschikbaar dates disponibile disponible disponível dostępna dès early edition endlich enfin erschienen finally già introducing jetzt już lançamento launch launches live neu new nieuw nouveau nouvelle nova novo now nowa nowy nu nueva nuevo nuova nuovo online open opens out presenting release spring today uscita uscito verfügbar verkrijgbaar version volume ya",
  call: "acesse anmelden apply bestell bestellen bestellt besucht book buchen buy call chama check click commandez compra contact dm donate download enroll entra entren escríbanme follow grab inscrivez install iscrivetevi join kom kommt meld meldet message order pedidos pidan pledge pm prenotate preorder probiert prueben pueden register reserva reserve réservez schaut schrijf scrivetemi signup subscribe support text try venez visit visita visitez whatsapp wishlist wypróbujcie zapraszam",
  offer:
    "amazon bandcamp bookings cena code copies copy coupon cupos darmowa darmowy deal desconto descuento discount envío envíos etsy free frete gratis gratuit gratuite grátis gumroad hardcover kindle korting kostenlos limited livraison paperback patreon plekken plätze posti precio preis presale prezzo preço price pricing prijs prix promo rabatt sale sconto seats ship shipping ships slots spedizione spotify spots steam tickets trial vagas versand verzending wysyłka zniżka",
  link: "aqui aquí below bio comments enlace here hier ici lien link links page perfil profil profile qui store strona website",
  ask: "advice alguien alguém anybody anyone comment como conseil conseils consiglio cuál cómo dlaczego does empfehlen empfehlung help hoe how iemand jak jemand kennt ktoś perché polecacie pourquoi qual qualcuno quel quelle quelqu'un question recomendam recomiendan recommend recommendation recommendations sabem saben should vs waarom warum weet weiß welche welchen which why wie wondering worth",
  learn:
    "anfänger apprends aprendendo assignment aufgabe beginner degree ejercicio exercise exercises homework learned learner learning learnt lernende newbie practice practise principiante review reviewed semester student taught tutorial",
  spent:
    "acheté betaald bezahlt bought comprato comprei compré cost coûté gekauft gekocht gekostet kupiłem leftover materials pagato paguei paid payé scrap spent total tried used using",
  think:
    "avis critique curious feedback honest meinung opinie opiniones opinions opinião pareri roast suggestions think thoughts",
} as const;

type WordKind = keyof typeof WORDS;

const WORD_KINDS: ReadonlyMap<string, WordKind> = new Map([
  // First, since 'roast' asks for opinions and 'code' is what one gets a discount for.
  ...MADE_ALONE.split("|").map((word) => [word, "made"] as const),
  ...(Object.keys(WORDS) as WordKind[]).flatMap((kind) =>
    WORDS[kind].split(" ").map((word) => [word, kind] as const),
  ),
]);

export type LinkKind =
  | "reddit"
  | "store"
  | "chat"
  | "short"
  | "video"
  | "blog"
  | "file"
  | "form"
  | "code"
  | "press"
  | "home"
  | "page";

/** What a link leads to, as far as its address says. */
export function classifyLink(link: Link): LinkKind {
  const { host, path } = link;
  if (isReddit(link)) return "reddit";
  if (isForm(link)) return "form";
  if (isHostOf(host, STORE_HOSTS)) return "store";
  if (isHostOf(host, DISTRUSTED_HOSTS)) return "chat";
  if (isShortened(link)) return "short";
  if (isVideo(link)) return "video";
  if (isBlog(link)) return "blog";
  if (isHostOf(host, FILE_HOSTS)) return "file";
  if (isHostOf(host, CODE_HOSTS)) return "code";
  if (PUBLIC_HOST.test(host) || isHostOf(host, PRESS_HOSTS) || isManual(link) || ARTICLE.test(path))
    return "press";
  return /^\/?(?:[?#]|$)/.test(path) ? "home" : "page";
}

/** What a product's own pages say about its use is cited by those who use it. */
export function isManual({ host, path }: Link): boolean {
  return HELP_PATH.test(path) || HELP_HOST.test(host);
}

/** Where answers are collected. */
function isForm({ host, path }: Link): boolean {
  return isHostOf(host, FORM_HOSTS) || (host === "docs.google.com" && path.startsWith("/forms"));
}

const FORM_HOSTS: ReadonlySet<string> = new Set(
  "forms.gle forms.office.com typeform.com surveymonkey.com qualtrics.com tally.so jotform.com soscisurvey.de".split(
    " ",
  ),
);

/** Where samples, pictures and snippets are put so that others can look at them. */
const FILE_HOSTS: ReadonlySet<string> = new Set(
  "1drv.ms codepen.io codesandbox.io desmos.com docs.google.com drive.google.com dropbox.com gist.github.com godbolt.org ibb.co imgur.com jsfiddle.net lighterpack.com moxfield.com onedrive.live.com pastebin.com pcpartpicker.com play.rust-lang.org postimg.cc regex101.com replit.com stackblitz.com tinkercad.com wetransfer.com".split(
    " ",
  ),
);

/** Newspapers, magazines, works of reference and authorities: cited, hardly ever one's own. */
const PRESS_HOSTS: ReadonlySet<string> = new Set(
  "agenciatributaria.es apnews.com apple.com archive.org arstechnica.com arxiv.org bahn.de bbc.co.uk bbc.com belastingdienst.nl bloomberg.com boardgamegeek.com businessinsider.com caniuse.com citizensadvice.org.uk citizensinformation.ie clarin.com cnbc.com cnmc.es cnn.com consumerreports.org corriere.it debian.org derstandard.at deutschebahn.com discogs.com doi.org economist.com elmundo.es elpais.com elster.de europa.eu eurostar.com fandom.com faz.net folha.uol.com.br forbes.com ft.com globo.com goodreads.com google.com heise.de history.com ico.org.uk ieee.org ietf.org imdb.com independent.co.uk iso.org jstor.org kernel.org lanacion.com.ar lefigaro.fr lemonde.fr letterboxd.com microsoft.com mozilla.org nationalgeographic.com nationalrail.co.uk nature.com nbcnews.com newyorker.com nos.nl npr.org nrc.nl ns.nl nytimes.com nzz.ch openstreetmap.org orf.at politico.com politico.eu postgresql.org publico.pt python.org renfe.com repubblica.it reuters.com rtings.com science.org sciencedirect.com shelter.org.uk smithsonianmag.com sncf.com spiegel.de springer.com srf.ch stackexchange.com stackoverflow.com sueddeutsche.de tagesschau.de techcrunch.com telegraph.co.uk tesourodireto.com.br test.de theatlantic.com theguardian.com theverge.com time.com verbraucherzentrale.de volkskrant.nl vox.com w3.org washingtonpost.com which.co.uk wikimedia.org wikipedia.org wired.com wsj.com wyborcza.pl ycombinator.com zeit.de".split(
    " ",
  ),
);
