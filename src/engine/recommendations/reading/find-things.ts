/** What a project is, as far as it decides where its makers show it. */
type Thing = {
  /** Only for those who want this. */
  goal?: string;
  says: RegExp;
  /** Not, where another thing is meant. */
  not?: RegExp;
  /** Categories that say it as well as words do. */
  categories?: string[];
  /** Where such things are shown, the likeliest first; their policies decide whether this holds. */
  places: string;
};

const w = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}])`, "iu");

const GAME_OF_TABLE = w(
  "board ?games?|card games?|tabletop|print[- ]and[- ]play|dice games?|brettspiele?|kartenspiele?|bordspel|kaartspel|jeux? de société|jeux? de cartes|juegos? de mesa|juegos? de cartas|jogos? de tabuleiro|jogos? de cartas|gioco da tavolo|giochi da tavolo|gr[aęy] planszow\\p{L}+|gr[aęy] karcian\\p{L}+|ttrpg|wargame rules|miniatures? (?:game|rules)",
);
const GAME = w(
  "games?|roguelit?k?es?|metroidvania|platformer|visual novel|rpg|4x|shooter|puzzler|simulator|point-and-click|co-op|steam|itch(?:\\.?io)?|playable|spiel|aufbauspiel|jeux?|videojuegos?|juegos?|jogos?|gioco|videogioc\\p{L}+|gestionale|gr[aęy]|gier|spel",
);
const APP = w(
  "(?<!no |shopify |podcast |banking |all )apps?|appli|application|aplicaci[oó]n|aplicativo|aplikacj\\p{L}+|apka",
);
const SOFTWARE = w(
  "apps?|appli|software|saas|plugin|extension|add-?on|api|sdk|library|cli|command line|website|web ?app|dashboard|tool|self-?host\\p{L}*|open[- ]source|script|bot|package|template|webseite|logiciel|bibliothek|libreria|librería|biblioteca|biblioteka|programma|sistema|aplicaci[oó]n|aplicativo|aplikacj\\p{L}+|application",
);
const NO_SOFTWARE = w(
  "podcast|newsletter|novel|novella|roman|audio drama|webcomic|handmade|freelance \\p{L}+ person|for hire|volunteers|we knit|bookshop|cafe|café",
);
const BOOK = w(
  "novels?|novella|books?|ebooks?|e-books?|paperback|hardcover|memoir|anthology|litrpg|roman|romans|romanzo|romance|livre|libro|livro|buch|taschenbuch|boek|prentenboek|powieść|powieści|książk\\p{L}+|novela",
);
const OWNED_BOOK = w(
  "self-?published|my (?:first |second |third |debut )?(?:novel|book)|novel|novella|pages|chapters|paperback|seiten|pages|páginas|pagine|stron|pagina['’]?s|bladzijden|autoédité|autopubblicato|edição de autor|series|debut|memoir|uitgegeven|wydan\\p{L}+|verlegt",
);

/** By what such things are called; in the order of how much a word of theirs tells. */
const THINGS: Record<string, Thing> = {
  "board and card games": {
    says: GAME_OF_TABLE,
    not: w("inserts?|caf[eé]|shop|sleeves|storage|app"),
    places: "tabletopgamedesign boardgamedesign boardgames",
  },
  "print-and-play games": { says: w("print[- ]and[- ]play|pnp"), places: "printandplay" },
  games: {
    says: GAME,
    not: new RegExp(
      `${GAME_OF_TABLE.source}|journaling rpg|zine|dungeon master|(?:for|your|into|to|of|chess|die) (?:your )?games|upload your games|game (?:masters?|assets?|engines?|dev|developers|night|shop|store|servers?)|Godot, Unity|inside Godot|sprite`,
      "iu",
    ),
    places: "indiegaming indiedev indiegames playmygame solodevelopment gamedevscreens",
  },
  "games on itch.io": { says: w("itch(?:\\.?io)?"), places: "itchio" },
  "browser games": {
    says: w("browser game|in the browser|html5 game|idle game"),
    places: "webgames",
  },
  "iPhone apps": { says: w("iphone|ios|ipad|app store|testflight|apple watch"), places: "iosapps" },
  "Android apps": { says: w("android|google play|play store|f-droid"), places: "androidapps" },
  "Mac apps": { says: w("mac|macos|menu bar"), places: "macapps" },
  "Windows apps": { says: w("windows"), places: "windowsapps" },
  "browser extensions": {
    says: w("chrome extension|browser extension|firefox (?:add-?on|extension)|extension"),
    places: "chrome_extensions firefoxaddons",
  },
  "open-source projects": {
    says: w(
      "open[- ]source|open source|github|gitlab|mit licen[cs]e|gpl|agpl|foss|free software|quelloffen|quelltext offen|logiciel libre|código abierto|código aberto|licença (?:mit|livre)|programma libero|otwarta licencja|opensource",
    ),
    places: "opensource coolgithubprojects",
  },
  "self-hosted software": {
    says: w("self-?host\\p{L}*|docker|auto-?héberg\\p{L}+|proprio server|homelab"),
    places: "selfhosted",
  },
  "mobile apps": {
    says: APP,
    not: w("mac|windows|desktop|web app|shopify|game|steam"),
    places: "iosapps androidapps apps",
  },
  "SaaS products": {
    says: w(
      "saas|subscription|mrr|churn|crm|for (?:agencies|teams|businesses|shops|practices|companies|landlords|freelancers|accountants|founders)|b2b|invoic\\p{L}+|per (?:seat|month)|customers",
    ),
    not: w("free|open[- ]source|game|sprite|no subscription|novel|podcast|newsletter|handmade"),
    places: "saas microsaas",
  },
  websites: {
    says: w("free (?:website|web tool|site)|website that|webseite|sito web|no sign-?up"),
    places: "internetisbeautiful webapps",
  },
  "productivity apps": {
    says: w("to-do|planner|note-taking|notes app|habits?|time (?:tracking|recording)|clipboard"),
    not: w("game|podcast|newsletter|novel|charity|handmade|course"),
    places: "productivityapps",
  },
  "side projects": {
    says: SOFTWARE,
    categories: ["SaaS & Software"],
    not: NO_SOFTWARE,
    places: "sideproject",
  },
  "software for testers": {
    says: SOFTWARE,
    not: NO_SOFTWARE,
    goal: "Get feedback",
    categories: ["SaaS & Software"],
    places: "alphaandbetausers",
  },
  courses: {
    says: w(
      "(?:online|e-?mail|video|free|week|day|live) course|lessons|curso online|onlinekurs|cours en ligne",
    ),
    not: w("app|golf course|of course|course of"),
    places: "sideproject",
  },
  "audio dramas": {
    says: w("audio ?drama|radio play|hörspiel"),
    places: "audiodrama podcastsharing",
  },
  podcasts: {
    says: w("podcast"),
    not: w("for podcasters|podcast (?:host|editing|editor|apps)|edit podcasts"),
    places: "podcastsharing podcasts",
  },
  newsletters: { says: w("newsletter|substack|nieuwsbrief"), places: "newsletters substack" },
  blogs: { says: w("blog"), places: "blogs" },
  "new music": {
    says: w(
      "(?:first|new|debut|our|second|third|drugi\\p{L}*|premier|primer) (?:album|ep|single|record)|album|band|songs|record label|our music|stoner rock|synthwave|bandcamp|chanson|płyta|banda",
    ),
    not: w(
      "plugin|vst|app|software|songwriting app|newsletter|podcast|band saw|watch band|photo\\p{L}*|weddings?",
    ),
    places: "thisisourmusic indiemusicfeedback musicpromotion promoteyourmusic bandcamp",
  },
  "video channels": {
    says: w("youtube channel|youtube|canale youtube|canal (?:do|de) youtube|chaîne youtube"),
    not: w("for youtubers|app|software|extension|curso|course"),
    places: "youtube_startups newtubers",
  },
  films: {
    says: w("short film|feature film|documentary|kurzfilm|court[- ]métrage"),
    places: "shortfilm indiefilm",
  },
  comics: {
    says: w("webcomic|comics?|graphic novel|bande dessinée|quadrinhos|fumett\\p{L}+|komiks"),
    places: "webcomics comics indiecomicbooks",
  },
  "new books": {
    says: BOOK,
    not: w(
      "app|software|bookkeep\\p{L}*|booking|newsletter|podcast|course|bookshop|bookstore|comic|quadrinhos|editing|editor|manuscripts?|compiler",
    ),
    places: "wroteabook selfpublish",
  },
  "e-books": {
    says: w("ebook|e-book|kindle|kindle unlimited|numérique|cyfrow\\p{L}+"),
    places: "kindleunlimited",
  },
  poems: { says: w("poems|poetry|poemas|gedichte|poèmes|poesie|wiersze"), places: "poetryreading" },
  "handmade things": {
    says: w(
      "hand-?made|handmade|hand[- ](?:poured|sewn|stitched|thrown|woven|carved|painted|dyed|forged|turned)|handgemaakt|fait main|cousu\\p{L}*|hecho a mano|torneados|feito à mão|fatte? (?:a mano|al tornio)|ręcznie|i (?:sew|weave|carve|throw|forge)|my workshop|leather|pottery|ceramic\\p{L}*",
    ),
    not: new RegExp(
      `${GAME.source}|${w("app|software|shopify|plugin|courses?|newsletter|shared|animation|cartoon|hall|cafe|tracks|songs|beats|we knit|poems|chapbook|zine").source}`,
      "iu",
    ),
    places: "handmade artisangifts somethingimade",
  },
  "crowdfunding campaigns": {
    says: w(
      "kickstarter|crowdfunding|crowdfunded|back(?:ers|ed)|gamefound|startnext|ulule|verkami",
    ),
    places: "kickstarter",
  },
  gadgets: {
    says: w(
      "device|pcb|circuit board|e-ink|esp32|hardware|3d-?printed|aluminium|aluminum|prototype|dongle|halterung|gadget",
    ),
    not: w("app|software|saas"),
    places: "hwstartups shutupandtakemymoney",
  },
  "goods of small makers": {
    says: w(
      "preorders?|pre-orders?|we ship|ships|shipped|shipping|in stock|small batch\\p{L}*|batches|versand|spedizion\\p{L}+|envíos|por encomenda",
    ),
    not: w("app|software|saas|shopify app|plugin|woocommerce|ship (?:faster|code|features)"),
    categories: ["E-commerce"],
    places: "indiebiz",
  },
  "offers of work": {
    says: w(
      "freelanc\\p{L}+ (?:editor|designer|writer|developer|illustrator)|for hire|i (?:edit|design|write|translate|build) (?:for|your)|(?:editing|design|proofreading|translation|bookkeeping|copywriting) service|we (?:edit|design|write|translate) |agency|studio for|lektorat|korekta|redakcja|relecture|traduction|webseiten für|fixed price|flat fee|festpreis|fixpreis|tarif fixe",
    ),
    not: w("app|software|saas|plugin|for agencies|course"),
    places: "forhire freelance_forhire",
  },
  "good causes": {
    says: w(
      "charity|non-?profit|donat\\p{L}+|volunteers?|fundrais\\p{L}+|ehrenamt\\p{L}*|verein|spenden|bénévoles?|association de|voluntari\\p{L}+|doaç\\p{L}+|mutir\\p{L}+|volontari|fundacja|zbieramy|vrijwilligers|padrinos",
    ),
    not: w("app|software|for (?:churches|charities|nonprofits|associations)|logiciel"),
    places: "charity",
  },
  fundraisers: {
    says: w("gofundme|fundrais\\p{L}+|raising money|zbieramy na|padrinos"),
    places: "gofundme",
  },
  "small businesses": {
    says: w(
      "shop|café|cafe|bakery|studio|workshop|restaurant|brewery|roaster\\p{L}*|rösterei|kaffeerösterei|guesthouse|cleaning|moving|mudanzas",
    ),
    not: w("app|software|saas|plugin|shopify|course|coffee ?shop (?:app|software)"),
    places: "indiebiz",
  },
};

/** What was answered beside the description. */
export type ProjectAnswers = { category: string | null; goals: readonly string[] };

/** Places by id with the thing that speaks for them, the likeliest thing first. */
export function findLaunchPlaces(
  text: string,
  { category, goals }: ProjectAnswers,
): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, { says, not, categories, goal, places }] of Object.entries(THINGS)) {
    const isSaid = says.test(text) || (category !== null && categories?.includes(category));
    if (!isSaid || not?.test(text)) continue;
    if (goal !== undefined && !goals.includes(goal)) continue;
    if (name === "new books" && !OWNED_BOOK.test(text)) continue;
    for (const place of places.split(" ")) if (!found.has(place)) found.set(place, name);
  }
  return found;
}
