import {
  ANDROID,
  APP,
  AT_WORK,
  BOOK,
  BROWSER_GAME,
  extensionFor,
  FOOD,
  FREELANCE,
  GAME,
  GAME_OF_TABLE,
  GAME_TO_PLAY,
  HANDMADE,
  IPHONE,
  NO_OWN_PODCAST,
  NO_SOFTWARE,
  NO_VIDEO_GAME,
  PARTS_OF_SOFTWARE,
  SOFTWARE,
  SURELY_GAME,
  TALK,
  type Thing,
  TO_BE_TRIED,
  w,
} from "./thing-words.ts";

/** By what such things are called; in the order of how much a word of theirs tells. */
export const THINGS: Record<string, Thing> = {
  "board and card games": {
    says: GAME_OF_TABLE,
    not: w(
      `inserts?|caf[eé]|shop|sleeves|storage|app|software|program|maps?|generator|virtual tabletop|vtt|${TALK}`,
    ),
    notOf: ["SaaS & Software"],
    places: "tabletopgamedesign boardgamedesign boardgames",
  },
  "print-and-play games": { says: w("print[- ]and[- ]play|pnp"), places: "printandplay" },
  games: {
    says: GAME,
    not: NO_VIDEO_GAME,
    places: "indiegaming indiedev indiegames gamedevscreens",
  },
  "games that can be played": {
    says: GAME_TO_PLAY,
    not: NO_VIDEO_GAME,
    places: "playmygame",
  },
  "games by solo developers": {
    says: GAME,
    not: new RegExp(
      `${NO_VIDEO_GAME.source}|${w("two|three|four|brothers|sisters|team|we|our|duo|friends|zwei|dois|due|deux|dos").source}`,
      "iu",
    ),
    places: "solodevelopment",
  },
  "games on itch.io": { says: w("itch(?:\\.?io)?"), places: "itchio" },
  "browser games": { says: BROWSER_GAME, not: NO_VIDEO_GAME, places: "webgames" },
  "iPhone apps": { says: IPHONE, places: "iosapps", isGeneral: true },
  "Android apps": { says: ANDROID, places: "androidapps", isGeneral: true },
  "Mac apps": { says: w("mac|macos|menu bar"), places: "macapps", isGeneral: true },
  "Windows apps": { says: w("windows"), places: "windowsapps", isGeneral: true },
  "Chrome extensions": { says: extensionFor("chrome"), places: "chrome_extensions" },
  "Firefox add-ons": { says: extensionFor("firefox"), places: "firefoxaddons" },
  "open-source projects": {
    says: w(
      "open[- ]source|open source|(?:on|auf|sur|en|su|op|na) github|github(?:\\.com| repo\\p{L}*)|mit[- ]licen[cs]ed?|gpl|agpl|foss|free software|quelloffen|quelltext offen|logiciel libre|código abierto|código aberto|licença (?:mit|livre)|programma libero|otwarta licencja|opensource",
    ),
    not: w(
      "(?:free|gratis|discounts?) for open[- ]source|open[- ]source (?:maintainers|teams|alternatives? (?:exist|are))",
    ),
    places: "opensource coolgithubprojects",
  },
  "self-hosted projects": {
    says: w("self-?host\\p{L}*|docker|auto-?héberg\\p{L}+|proprio server|homelab"),
    places: "selfhosted",
  },
  "mobile apps": {
    says: APP,
    not: new RegExp(
      `${AT_WORK.source}|${w("mac|windows|desktop|web app|shopify|game|steam").source}`,
      "iu",
    ),
    places: "apps",
    isGeneral: true,
    inEnglish: true,
  },
  "phone apps": {
    says: APP,
    not: new RegExp(
      `${IPHONE.source}|${ANDROID.source}|${AT_WORK.source}|${w("mac|windows|desktop|web app|shopify|game|steam").source}`,
      "iu",
    ),
    places: "iosapps androidapps",
    isGeneral: true,
  },
  "SaaS products": {
    says: w(
      "saas|subscription|mrr|churn|crm|for (?:agencies|teams|businesses|shops|practices|companies|landlords|freelancers|accountants|founders)|b2b|invoic\\p{L}+|(?:a|per) (?:seat|month|user)|customers",
    ),
    not: w(
      "free(?! trial)|open[- ]source|(?:typescript|javascript|python|rust|go|java|php|ruby|swift|client) library|library for|command[- ]line|crate|npm|sdk|game|sprite|no subscription|novel|podcast|newsletter|handmade",
    ),
    places: "saas microsaas",
    isGeneral: true,
  },
  websites: {
    says: w(
      "free (?:website|web tool|site|(?:\\p{L}+ ){0,3}(?:calculator|converter))|website that|no sign-?up",
    ),
    places: "internetisbeautiful webapps",
    isGeneral: true,
  },
  "web apps": { says: w("webseite|sito web"), places: "webapps", isGeneral: true },
  "productivity apps": {
    says: w(
      "to-do|(?<!trip |travel |meal |route |wedding |garden |party )planner|note-taking|notes app|habits?|time (?:tracking|recording)|clipboard",
    ),
    not: w("game|podcast|newsletter|novel|charity|handmade|course|coach(?:es|ing)?|eating habits"),
    places: "productivityapps",
    isGeneral: true,
  },
  "side projects": {
    says: SOFTWARE,
    categories: ["SaaS & Software"],
    not: NO_SOFTWARE,
    places: "sideproject",
    isGeneral: true,
  },
  "products that need testers": {
    says: TO_BE_TRIED,
    not: new RegExp(`${NO_SOFTWARE.source}|${PARTS_OF_SOFTWARE.source}`, "iu"),
    goal: "Get feedback",
    categories: ["SaaS & Software"],
    places: "alphaandbetausers",
    isGeneral: true,
  },
  "audio dramas": {
    says: w("audio ?drama|radio play|hörspiel"),
    places: "audiodrama podcastsharing",
  },
  podcasts: {
    says: w("podcast"),
    not: NO_OWN_PODCAST,
    places: "podcastsharing",
  },
  "podcasts in English": {
    says: w("podcast|audio ?drama"),
    not: NO_OWN_PODCAST,
    inEnglish: true,
    places: "podcasts",
  },
  newsletters: {
    says: w(
      "newsletter|substack|nieuwsbrief|(?:daily|weekly|fortnightly|biweekly|monthly) e-?mail (?:about|on|for|with|in)",
    ),
    places: "newsletters",
  },
  "newsletters on Substack": { says: w("substack"), places: "substack" },
  blogs: { says: w("blog"), places: "blogs" },
  "new music": {
    says: w(
      "(?:first|new|debut|our|second|third|drugi\\p{L}*|premier|primer) (?:album|ep|single|record)|album|(?<!resistance |rubber |elastic |live |wedding |house )band|songs|record label|our music|stoner rock|synthwave|bandcamp|chanson|płyta|banda|disco de estreia|disco de debut|nuestro disco|nosso disco|faixas|canzoni|(?:acht|neun|zehn|elf|zwölf) (?:lieder|songs)",
    ),
    not: w(
      "plugin|vst|app|software|songwriting app|newsletter|podcast|band saw|watch band|photo\\p{L}*|foto\\p{L}*|weddings?|matrimoni\\p{L}*|bodas|hochzeit\\p{L}*|mariages?|casamentos?|quaderni|cuadernos|cadernos|carnets|notizb\\p{L}+|notebooks?|sticker albums?|rileg\\p{L}+|bookbind\\p{L}+",
    ),
    places: "thisisourmusic indiemusicfeedback musicpromotion promoteyourmusic bandcamp",
  },
  "video channels": {
    says: w("youtube channel|youtube|canale youtube|canal (?:do|de) youtube|chaîne youtube"),
    not: w("for youtubers|app|software|extension|curso|course"),
    places: "youtube_startups newtubers",
  },
  films: {
    says: w("short film|feature film|documentary(?!-?[ -]style)|kurzfilm|court[- ]métrage"),
    not: w("weddings?|videograph\\p{L}+|clients|packages|app|software|podcast|newsletter"),
    places: "shortfilm indiefilm",
  },
  comics: {
    says: w(
      "webcomic|comics?|graphic novel|novela gráfica|bande dessinée|quadrinhos|fumett\\p{L}+|komiks",
    ),
    not: w("software|saas|comics? (?:book )?(?:shops?|stores?|collect\\p{L}+)"),
    places: "webcomics comics indiecomicbooks",
  },
  "new books": {
    says: BOOK,
    not: w(
      "visual novels?|video ?game|steam|app|software|bookkeep\\p{L}*|booking|newsletter|podcast|course|bookshop|bookstore|comic|quadrinhos|editing|editor|manuscripts?|compiler",
    ),
    places: "wroteabook selfpublish",
  },
  "e-books": {
    says: w("kindle ?unlimited|kenp|(?:in|on|auf|bei) ku"),
    places: "kindleunlimited",
  },
  poems: { says: w("poems|poetry|poemas|gedichte|poèmes|poesie|wiersze"), places: "poetryreading" },
  "handmade things": {
    says: HANDMADE,
    not: new RegExp(
      `${FOOD.source}|${SURELY_GAME.source}|${w("games?|spiel|gioco|app|software|shopify|plugin|courses?|newsletter|shared|animation|cartoon|hall|cafe|tracks|songs|beats|we knit|poems|poemas|poèmes|gedichte|libro|livre|livro|buch|chapbook|zine").source}`,
      "iu",
    ),
    notOf: ["SaaS & Software"],
    places: "handmade artisangifts somethingimade",
  },
  "crowdfunding campaigns": {
    says: w("kickstarter|crowdfunding|crowdfunded|backers|gamefound|startnext|ulule|verkami"),
    not: w(TALK),
    places: "kickstarter",
    isGeneral: true,
  },
  gadgets: {
    says: w(
      "(?<!med |medical |mobile |any |your |each |every |per |one )device|pcb|circuit board|e-ink|esp32|(?:open|custom|consumer) hardware|hardware (?:device|product|project|startup|wallet|kit)s?|3d-?printed|aluminium|aluminum|prototype|dongle|halterung|gadget",
    ),
    not: new RegExp(
      `${SURELY_GAME.source}|${GAME_OF_TABLE.source}|${PARTS_OF_SOFTWARE.source}|${w("app|software|saas|self-?hosted|docker|resumes?|cvs?").source}`,
      "iu",
    ),
    places: "hwstartups shutupandtakemymoney",
  },
  "small makers": {
    says: w(
      "preorders?|pre-orders?|we ship|ships|shipped|shipping|in stock|small batch\\p{L}*|batches|versand|spedizion\\p{L}+|envíos|por encomenda|(?:sewn|cut|carved|forged|stitched|woven|knitted|poured|delivered) (?:by|in|from|at)|\\d+ (?:dollars|euros|pounds)",
    ),
    not: w(
      "apps?|software|saas|shopify app|plugin|woocommerce|ship (?:faster|code|features)|(?:a|per) month|im monat|novel|novella|book|poems|game|games|film|podcast|newsletter|album|course|lessons|tool|widget|website|episode",
    ),
    categories: ["E-commerce"],
    places: "indiebiz",
    isGeneral: true,
    inEnglish: true,
  },
  "people who offer their work": {
    says: w(
      `${FREELANCE}|for hire|i (?:edit|design|write|translate|build) (?:for|your)|(?:editing|design|proofreading|translation|bookkeeping|copywriting) service|we (?:edit|design|write|translate) |(?:design|web|marketing|content|video) (?:agency|studio)|one designer|lektorat|korekta|redakcja|relecture|traduction|webseiten für`,
    ),
    not: w("app|software|saas|plugin|for agencies|course|shop|cafe|café"),
    places: "forhire freelance_forhire",
  },
  "video editors for hire": {
    ofService: true,
    says: w("(?:video|film) edit\\p{L}*|edit(?:s|ing)? videos"),
    places: "videoeditors_forhire",
  },
  "services for creators": {
    ofService: true,
    says: w("(?:for|to) (?:\\p{L}+ ){0,3}(?:youtubers|creators|streamers|podcasters)"),
    places: "creatorservices",
  },
  "designers for hire": {
    ofService: true,
    says: w("(?:graphic|logo|brand|web|product|ui) design\\p{L}*|logos?|one designer"),
    places: "designjobs",
  },
  tutors: { ofService: true, says: w("tutor(?:s|ing)?"), places: "tutor" },
  "services for small businesses": {
    ofService: true,
    says: w(
      "(?:for|to) (?:[\\p{L}-]+,? (?:and )?){0,6}(?:business(?:es)?|restaurants|caf[eé]s|freelancers|solopreneurs|llcs|companies|firms|agencies|shops|founders|startups|practices|plumbers|electricians|roofers|hvac|contractors|tradespeople|landlords|salons|clinics)",
    ),
    places: "smallbusiness",
  },
  "good causes": {
    says: w(
      "charity|non-?profit|donat(?:e|es|ing|ions?)|volunteers?|fundrais\\p{L}+|ehrenamt\\p{L}*|verein|spenden|bénévoles?|association de|voluntari\\p{L}+|doaç\\p{L}+|mutir\\p{L}+|volontari|fundacja|zbieramy|vrijwilligers|padrinos",
    ),
    not: w(
      "app|software|for (?:churches|charities|nonprofits|associations)|logiciel|wspieram\\.to|zagramw\\.to|gr[aęy]",
    ),
    notOf: ["SaaS & Software", "E-commerce", "Finance"],
    places: "charity",
  },
  fundraisers: {
    says: w("gofundme|fundrais\\p{L}+|raising money|zbieramy na|padrinos"),
    not: w("wspieram\\.to|zagramw\\.to"),
    notOf: ["SaaS & Software", "E-commerce", "Finance"],
    places: "gofundme",
  },
  "small businesses": {
    says: w(
      "shop|café|cafe|bakery|studio|workshop|restaurant|brewery|roaster\\p{L}*|rösterei|kaffeerösterei|guesthouse|hostel|launderette|cleaning (?:service|company)|mudanzas",
    ),
    not: w("app|software|saas|plugin|shopify|course"),
    places: "indiebiz",
    isGeneral: true,
  },
  "independent businesses": {
    ofService: true,
    says: /(?:)/,
    places: "indiebiz",
    isGeneral: true,
  },
};
