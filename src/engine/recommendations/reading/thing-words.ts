import { APP_FIRST, NO_GAME_AT_ALL } from "./thing-rows.ts";

/** What a project is, as far as it decides where its makers show it. */
export type Thing = {
  /** Only for those who want this. */
  goal?: string;
  /** Only of those who work for others, and say so in English, as people do there. */
  ofService?: true;
  says: { test: (text: string, category: string | null) => boolean };
  /** Not, where another thing is meant. */
  not?: RegExp;
  /** Categories that say it as well as words do, and those of which no such thing is. */
  categories?: string[];
  notOf?: string[];
  /** Where such things are shown, the likeliest first; their policies decide whether this holds. */
  places: string;
  /** Shown there whatever they are about. */
  isGeneral?: true;
  /** Members look for things in English, where none but its language tells whom it is for. */
  inEnglish?: true;
};

/** Any of these as whole words. */
export const w = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}])`, "iu");

/** A VS Code extension is none of a browser's. */
export function extensionFor(browser: "chrome" | "firefox"): RegExp {
  const named = `(?:${browser}|browser|web)[- ](?:extensions?|add-?ons?|plug-?ins?|erweiterung\\p{L}*|extensie)`;
  const abroad = `(?:extension|extensi[oó]n|extensão|estensione|erweiterung|wtyczka|rozszerzenie) (?:\\p{L}+[ /]){0,2}(?:${browser}|navigateurs?|navegador|przeglądarki|browser)`;
  const unnamed =
    "^\\P{L}*(?:an? |my |our )?extension (?:for (?:people|those|anyone)|that)(?![^]*(?:vs ?code|visual studio|jetbrains|raycast|safari|blender|shopify))";
  return w(
    `${named}|${abroad}|(?:extension|add-?on|plug-?in) for (?:${browser}|browsers|your browser)${browser === "chrome" ? `|${unnamed}` : ""}`,
  );
}

/** A podcast on board games is no board game. */
export const TALK = "podcasts?|newsletter|blog|(?:youtube )?channel|canal|kanal|chaîne|balado";
export const GAME_OF_TABLE = w(
  "board ?games?|card games?|tabletop|print[- ]and[- ]play|dice games?|brettspiele?|kartenspiele?|bordspel|kaartspel|jeux? de société|jeux? de cartes|juegos? de mesa|juegos? de cartas|jogos? de tabuleiro|jogos? de cartas|gioco da tavolo|giochi da tavolo|gr[aęy] planszow\\p{L}+|gr[aęy] karcian\\p{L}+|ttrpg|wargame rules|miniatures? (?:game|rules)",
);
export const SURELY_GAME = w(
  "roguelit?k?es?|metroidvania|platformer|visual novel|rpg|4x|shooter|puzzler|point-and-click|co-op game|steam(?! ?(?:clean|engine|train|room|bath|iron|oven|loco|power|boat))|itch(?:\\.?io)?|playable|video ?games?|videojuegos?|videogioc\\p{L}+|aufbauspiel|gestionale",
);
const PERHAPS_GAME = w(
  "game|(?:my|our|these|mak(?:e|es|ing)|indie|mobile|browser) (?:\\p{L}+ )?games|simulator|spiel|jeux?|juegos?|jogos?|gioco|gr[aęy]|gier|spel",
);
/** Categories in which games are a way to something else: phonics games are no video games. */
const NO_GAMES: ReadonlySet<string> = new Set([
  "Education",
  "E-commerce",
  "Finance",
  "Health & Fitness",
]);
export const GAME = {
  test: (text: string, category: string | null = null): boolean =>
    SURELY_GAME.test(text) ||
    (!NO_GAMES.has(category ?? "") && PERHAPS_GAME.test(text) && !APP_FIRST.test(text)),
};
/** What one can play already. */
const PLAYABLE = w(
  "demo(?! (?:for|at|in|coming|soon|planned))|playable|play (?:it|now|for free|in)|itch(?:\\.?io)?|browser|released?|out now|early access|download|alpha|beta|prototype|android|ios|iphone|app store|google play|free",
);
export const GAME_TO_PLAY = {
  test: (text: string, category: string | null): boolean =>
    GAME.test(text, category) && PLAYABLE.test(text),
};
export const NO_VIDEO_GAME = new RegExp(`${GAME_OF_TABLE.source}|${NO_GAME_AT_ALL.source}`, "iu");
/** A course that runs in the browser is no game. */
export const BROWSER_GAME = {
  test: (text: string, category: string | null): boolean =>
    GAME.test(text, category) && w("browser|html5").test(text),
};
export const APP = w(
  "(?<!shopify |podcast |banking |all )apps?|appli|application|aplicaci[oó]n|aplicativo|aplikacj\\p{L}+|apka",
);
const PLANNED =
  "(?! (?:(?:version|support|port|app|bindings) )?(?:in (?:spring|summer|autumn|fall|winter|\\d{4}|the (?:works|future))|later|soon|next|coming|planned|to follow|is coming|version (?:later|soon|next|coming|is)|folgt|kommt|geplant|später|bald|arrive|bientôt|prévue?|à venir|pronto|próximamente|más adelante|em breve|depois|in arrivo|presto|volgt|binnenkort|later|wkrótce|planowan\\p{L}+|w planach))";
export const IPHONE = w(`(?:iphone|ios|ipad)${PLANNED}|app store|testflight|apple watch`);
export const ANDROID = w(`android${PLANNED}|google play|play store|f-droid`);
/** Somebody works so; not those for whom something is made. */
export const FREELANCE =
  "(?<!(?:for|helps?|lets|gives|with) (?:\\p{L}+ ){0,2})freelanc(?:e|ing|er)";
/** What a business buys is found elsewhere than among apps for everybody. */
export const AT_WORK = w(
  "(?:for|in|to|para|für|pour|per|voor|dla) (?:\\p{L}+ ){0,3}(?:practices|clinics|wards|hospitals|teams|business(?:es)?|shops|agencies|companies|firms|fleets|gyms|studios|restaurants|kitchens|salons|schools|hotels|landlords|contractors|petshops|gimnasios|workshops|garages|\\p{L}*(?:betriebe|werkstätten|praxen|kanzleien|firmen)|händler|handwerker|gastronom\\p{L}+|entreprises|artisans|commerçants|cabinets|restaurateurs|talleres|empresas|negocios|autónomos|clínicas|oficinas|negócios|lojas|officine|aziende|imprese|negozi|bedrijven|werkplaatsen|winkels|zzp\\p{L}*|firm|warsztatów|sklepów)|per (?:seat|user|location)",
);
export const SOFTWARE = w(
  "apps?|calculator|(?:trip|travel|route|budget|expense|mood|workout|sleep|symptom) (?:planner|tracker)|appli|software|saas|plug-?ins?|add-?on|api|sdk|cli|command line|web ?app|web tool|self-?host\\p{L}*|open[- ]source|chrome extension|browser extension|vs code|iphone|ipad|ios|android|webseite|logiciel|bibliothek|librería|programma|aplicaci[oó]n|aplicativo|aplikacj\\p{L}+|application",
);
const SEEKS_TESTERS = w(
  "beta testers|(?:looking for|need|want) (?:\\p{L}+ ){0,2}(?:people|testers|users) to (?:try|test)|early access",
);
/** What asks to be tried out. */
export const TO_BE_TRIED = {
  test: (text: string): boolean => SOFTWARE.test(text) || SEEKS_TESTERS.test(text),
};
export const NO_SOFTWARE = w(
  "(?<!any |your |a |each )podcast(?! episodes?| into)|newsletter|novel|novella|roman|audio drama|webcomic|handmade|freelance \\p{L}+ person|for hire|volunteers|we knit|bookshop|cafe|café|(?:video|online|email) courses?|cursos?|corso|cursus|onlinekurs\\p{L}*|formation en ligne",
);
/** For programmers to build with, not for testers to try. */
export const PARTS_OF_SOFTWARE = w(
  "library|package|sdk|api|crate|framework|bibliothek|librería|biblioteca|biblioteka|libreria",
);
export const HANDMADE = w(
  "hand-?made|handmade|hand[- ](?:poured|sewn|stitched|thrown|woven|carved|painted|dyed|forged|turned)|handgemaakt|handgemacht|handgefertigt|handgenäht|von hand|met de hand|handgenaaid|fait main|à la main|(?:cosid|tejid|cucit|dipint)\\p{L}+ a mano|cousu\\p{L}*|hecho a mano|torneados|feito à mão|fatte? (?:a mano|al tornio)|ręcznie|i (?:sew|weave|carve|throw|forge)|my workshop|leather|pottery|ceramic\\p{L}*",
);
/** Eaten, not collected. */
export const FOOD = w(
  "restaurant|bistro|bakery|brewery|food truck|menu|lunch(?:es)?|tortillas?|pasta|noodles|dumplings?|buns|sauces?|cheese|chocolates?|sausages?",
);
export const BOOK = w(
  "novels?|novella|books?|ebooks?|e-books?|paperback|hardcover|memoir|anthology|litrpg|roman|romans|romanzo|romance|livre|libro|livro|buch|taschenbuch|boek|prentenboek|powieść|powieści|książk\\p{L}+|novela",
);
/** Made for those who have a podcast, or out of one. */
export const NO_OWN_PODCAST = w(
  "(?:for|helps?) podcasters|(?:any|your|each|every) podcast|podcast (?:episodes? into|host|hosting|studio|editing|editor|apps)|edit podcasts",
);
