import type { TextPlace } from "#engine/text/text-place.ts";
import { type Link, isHostOf } from "./find-links.ts";
import { isBlog, isReddit, isShortened, isVideo } from "./link-kinds.ts";
import { DISTRUSTED_HOSTS, STORE_HOSTS } from "./promotion-signs.ts";

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

const LINKED = new Set(["<home>", "<store>", "<chat>", "<short>", "<handle>"]);
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

const NAME = /^[A-Z\u00c0-\u00de][a-zA-Z\u00df-\u024f]+/;

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
  me: "i my me mine i'm i've i'd ich mein meine meinen meinem meiner mir je j'ai mon ma mes moi yo mi mis mío eu meu minha meus minhas io mio mia miei ik mijn mój moja moje moją mojego",
  us: "we our ours us we're we've wir unser unsere unseren unserem unserer uns nous notre nos nosotros nosotras nuestro nuestra nuestros nuestras somos tenemos nós nosso nossa nossos nossas temos noi nostro nostra nostri abbiamo wij onze ons nasz nasza nasze naszą naszym",
  you: "you your yours you're you'll you'd ihr euch eure euer eurer vous votre vos te tu tus usted ustedes vosotros você vocês seu sua voi vostro vostra jullie jouw wam wasz wasze",
  they: "he she they his her their them him husband wife boss colleague neighbour neighbor friend manager landlord customer er sie sein ihre il elle ils leur él ella ellos su sus ele ela eles",
  made: "built build building made make making wrote write writing created create creating designed designing coded coding developed developing launched launching released releasing shipped shipping published publishing founded recorded recording started opened opening run running host hosting teach teaching sell selling roast roasted bake baked sew sewed carve carved composed illustrated formulated handmade self-published gebaut entwickelt programmiert geschrieben gemacht eröffnet gegründet veröffentlicht gestartet aufgenommen baue biete bieten verkaufe verkaufen codé créé développé écrit ouvert lancé sorti publié fabriqué enregistré hice creé armé lancé desarrollé escribí abrí publiqué grabé hacemos vendo vendemos abrimos lanzamos criei fiz desenvolvi lancei escrevi publiquei gravei montei fazemos vendemos lançamos creato fatto sviluppato scritto aperto lanciato pubblicato registrato vendiamo gemaakt gebouwd geschreven ontwikkeld uitgebracht geopend gelanceerd verkoop zrobiłem zrobiłam stworzyłem stworzyłam napisałem napisałam wydałem wydałam zbudowałem otworzyłem otworzyliśmy nagrałem",
  work: "app apps tool game novel debut book ebook audiobook memoir anthology album ep single track song mixtape podcast episode episodes series newsletter substack course courses workshop webinar masterclass bootcamp tour tours shop store boutique studio bakery cafe café brewery restaurant gallery plugin plug-in extension add-on addon library package framework api cli bot website site webapp platform service services saas startup channel videos prints stickers merch jewelry jewellery candles soap serum powder supplement campaign kickstarter crowdfunding fundraiser gofundme blog template templates planner journal zine comic webtoon survey questionnaire coaching sessions lessons agency marketplace directory dashboard tracker generator prototype mvp demo beta software kurs kurse buch roman spiel laden werkstatt webseite seite verein kanal folge umfrage führungen livre roman jeu site boutique atelier cours chaîne enquête formation appli libro novela juego tienda taller página canal curso cursos encuesta sitio disco livro romance jogo loja oficina canal pesquisa aplicativo oficina romanzo gioco negozio bottega sito corso canale spel boek winkel cursus nieuwsbrief książka książkę powieść gra grę sklep aplikacja aplikację kurs strona stronę kanał ankieta ankietę",
  out: "out live available launch launches release new introducing announcing presenting finally today now open opens dates spring early edition version volume jetzt neu endlich verfügbar erhältlich erschienen online ab disponible enfin nouveau nouvelle dès ya nuevo nueva disponibles lançamento disponível novo nova agora già nuovo nuova disponibile uscito uscita nu nieuw verkrijgbaar beschikbaar już nowa nowy dostępna dostępny premiera",
  call: "visit try download buy order preorder pre-order book subscribe join wishlist register follow donate support grab check click install signup sign-up pledge enroll enrol reserve apply dm pm message contact whatsapp text call besucht schaut bestellen bestellt bestell buchen bucht anmelden meldet abonniert kommt teilnehmen probiert venez visitez réservez commandez inscrivez abonnez essayez découvrez visiten visita pidan pedidos pueden entra entren reserva reserven suscríbete prueben escríbanme escribime compra acesse entrem inscreva comprem confiram chama visitate provate iscrivetevi ordinate prenotate scrivetemi venite bezoek bestel probeer schrijf meld kom sprawdźcie zapraszam zapraszamy zamów kup zapisz wpadajcie wypróbujcie",
  offer:
    "free discount off coupon promo code trial price pricing pay shipping ship ships limited presale sale deal spots slots seats tickets copies copy paperback hardcover kindle steam etsy gumroad amazon patreon bandcamp spotify bookings orders gratis kostenlos rabatt versand preis plätze gratuit gratuite livraison prix remise places descuento envío envíos precio gratis cupos desconto frete preço vagas grátis sconto spedizione prezzo posti korting verzending prijs plekken zniżka zniżki wysyłka cena darmowy darmowa miejsc",
  link: "link links website page profile bio store comments here below profil perfil enlace lien linku strona hier aquí ici aqui qui",
  ask: "recommend recommendation recommendations should anyone anybody advice help why how which worth vs wondering question does empfehlen empfehlung jemand weiß warum welche welchen kennt wie quelqu'un conseil conseils pourquoi comment quel quelle alguien recomiendan saben cómo cuál alguém recomendam como qual sabem qualcuno consiglio consigliate perché iemand weet waarom hoe ktoś polecacie dlaczego jak",
  learn:
    "learner learning learned learnt beginner newbie practice practise homework exercise exercises tutorial semester self-taught taught student assignment degree review reviewed lernende anfänger übung aufgabe apprends débutant exercice aprendiendo principiante ejercicio aprendendo iniciante exercício",
  spent:
    "cost paid bought spent total used using tried second-hand leftover scrap materials gekauft bezahlt gekostet acheté payé coûté compré pagué costó comprei paguei custou comprato pagato gekocht betaald kupiłem kupiłam zapłaciłem",
  think:
    "feedback thoughts think opinions roast honest critique suggestions curious meinung avis opiniones opinião pareri mening opinie",
} as const;

type WordKind = keyof typeof WORDS;

const WORD_KINDS: ReadonlyMap<string, WordKind> = new Map(
  (Object.keys(WORDS) as WordKind[]).flatMap((kind) =>
    WORDS[kind].split(" ").map((word) => [word, kind] as const),
  ),
);

type LinkKind =
  | "reddit"
  | "store"
  | "chat"
  | "short"
  | "video"
  | "blog"
  | "file"
  | "code"
  | "press"
  | "home"
  | "page";

/** What a link leads to, as far as its address says. */
function classifyLink(link: Link): LinkKind {
  const { host, path } = link;
  if (isReddit(link)) return "reddit";
  if (isHostOf(host, STORE_HOSTS)) return "store";
  if (isHostOf(host, DISTRUSTED_HOSTS)) return "chat";
  if (isShortened(link)) return "short";
  if (isVideo(link)) return "video";
  if (isBlog(link)) return "blog";
  if (isHostOf(host, FILE_HOSTS)) return "file";
  if (isHostOf(host, CODE_HOSTS)) return "code";
  if (PUBLIC_HOST.test(host) || isHostOf(host, PRESS_HOSTS)) return "press";
  return /^\/?(?:[?#]|$)/.test(path) ? "home" : "page";
}

/** Where samples, pictures and snippets are put so that others can look at them. */
const FILE_HOSTS: ReadonlySet<string> = new Set(
  "dropbox.com drive.google.com docs.google.com onedrive.live.com 1drv.ms wetransfer.com imgur.com ibb.co postimg.cc gist.github.com pastebin.com hastebin.com codepen.io jsfiddle.net codesandbox.io stackblitz.com replit.com play.rust-lang.org godbolt.org regex101.com desmos.com tinkercad.com pcpartpicker.com".split(
    " ",
  ),
);

const CODE_HOSTS: ReadonlySet<string> = new Set(
  "github.com gitlab.com codeberg.org bitbucket.org sr.ht npmjs.com pypi.org crates.io".split(" "),
);

/** Governments, universities and treaties have endings of their own: 'gob.es', 'ac.uk', 'esa.int'. */
const PUBLIC_HOST = /(?:^|\.)(?:gov|govt|gob|gub|gouv|gv|edu|ac|mil|nhs)(?:\.[a-z]{2})?$|\.int$/;

/** Newspapers, magazines, works of reference and authorities: cited, hardly ever one's own. */
const PRESS_HOSTS: ReadonlySet<string> = new Set(
  "wikipedia.org archive.org nytimes.com washingtonpost.com wsj.com ft.com economist.com bloomberg.com newyorker.com theatlantic.com bbc.co.uk bbc.com theguardian.com independent.co.uk telegraph.co.uk reuters.com apnews.com npr.org cnn.com cnbc.com nbcnews.com forbes.com businessinsider.com techcrunch.com theverge.com wired.com arstechnica.com time.com vox.com politico.com politico.eu nature.com science.org sciencedirect.com springer.com arxiv.org doi.org nih.gov jstor.org history.com nationalgeographic.com smithsonianmag.com spiegel.de zeit.de faz.net sueddeutsche.de derstandard.at orf.at srf.ch nzz.ch heise.de tagesschau.de lemonde.fr lefigaro.fr elpais.com elmundo.es clarin.com lanacion.com.ar folha.uol.com.br globo.com publico.pt corriere.it repubblica.it nos.nl nrc.nl volkskrant.nl wyborcza.pl stackoverflow.com stackexchange.com developer.mozilla.org europa.eu ycombinator.com google.com microsoft.com apple.com mozilla.org kernel.org debian.org python.org postgresql.org w3.org ietf.org ieee.org iso.org caniuse.com cnmc.es belastingdienst.nl elster.de agenciatributaria.es tesourodireto.com.br ico.org.uk citizensadvice.org.uk shelter.org.uk which.co.uk consumerreports.org test.de verbraucherzentrale.de rtings.com bahn.de deutschebahn.com sncf.com renfe.com ns.nl nationalrail.co.uk eurostar.com imdb.com letterboxd.com goodreads.com discogs.com boardgamegeek.com openstreetmap.org wikimedia.org fandom.com".split(
    " ",
  ),
);
