/** 'I make'; 'I made' and, last, 'I've written'; 'I'm making': in one order, joined as patterns join them. */
type Forms = readonly [now: string, past: string, making: string];

// Every verb with which people say that something is theirs because they made it or keep it, by what it tells. The
// built-in writer takes its words from here, and disclosure and promotion are found by them. Each row has its examples
// in `testing/maker-examples.ts`.

/** Whatever is behind them is the speaker's: 'I made a lamp'. */
export const MAKE: Forms = [
  "make|build|create|design|develop|code|write|draw|record",
  "made|built|created|designed|developed|coded|wrote|drew|recorded|written|drawn|put together|hacked together",
  "making|building|creating|designing|developing|coding|writing|drawing|recording",
];

/** So it is with a trade, but 'I baked this' may be about a cake for tonight: it says whose, and shows nothing. */
export const SELL: Forms = [
  "sell|teach|bake|brew|roast|sew|carve",
  "sold|taught|baked|brewed|roasted|sewed|carved|sewn",
  "selling|teaching|baking|brewing|roasting|sewing|carving",
];

/** The same of what everybody does at times. */
export const GROW: Forms = [
  "grow|paint|print|organise|organize",
  "grew|painted|printed|organised|organized|grown",
  "growing|painting|printing|organising|organizing",
];

/** It is there to be shown as long as somebody does it. */
export const RUN: Forms = [
  "run|maintain|host",
  "ran|maintained|hosted",
  "running|maintaining|hosting",
];

/** Of a name, or of what people have of their own: who owns something else may have bought it. */
export const PUBLISH: Forms = ["publish|own", "published|owned", "publishing|owning"];

/** Said when it has happened: 'I start Ledgerly' is said by its users, and 'I found Ledgerly' by finders. */
export const LAUNCH: Forms = [
  "launch|ship|release|start|co-found",
  "launched|shipped|released|started|founded",
  "launching|shipping|releasing|starting|founding",
];

/** Said before it happens: 'I opened Ledgerly' is said by its users. */
export const OPEN: Forms = [
  "open|prepare|set up",
  "opened|prepared|set up",
  "opening|preparing|setting up",
];

/** What is said, and what somebody is said to be doing. */
type Saying = readonly [said: string, doing: string];

/** What there is to show since. */
export const MADE = `${MAKE[1]}|${LAUNCH[1]}|${PUBLISH[1]}`;

/** Shows a thing to readers. */
export const PRESENTS: Saying = [
  `${MADE}|${PUBLISH[0]}|${RUN[0]}`,
  `${MAKE[2]}|${LAUNCH[2]}|${PUBLISH[2]}|${RUN[2]}`,
];

/** Says of anything at hand whose it is. */
export const SHOWS_OWNER: Saying = [
  `${MAKE[0]}|${MAKE[1]}|${SELL[0]}|${SELL[1]}|${GROW[0]}|${GROW[1]}|${RUN[0]}|${RUN[1]}`,
  `${MAKE[2]}|${SELL[2]}|${GROW[2]}|${RUN[2]}`,
];

/** Says so of the name behind it. */
export const NAMES_OWN: Saying = [
  `${SHOWS_OWNER[0]}|${PRESENTS[0]}`,
  `${SHOWS_OWNER[1]}|${PRESENTS[1]}|${OPEN[2]}`,
];

/** What tells of making by itself, whoever does it: the score weighs words without their subject. */
export const MADE_ALONE = `${PRESENTS[1]}|${MAKE[0]}|${MAKE[1]}|${SELL.join("|")}|${LAUNCH[1]}|${RUN[0]}`;

/** The same in the other languages that we read, as far as one word tells. */
export const MADE_ABROAD =
  "abrimos abrí aperto armé aufgenommen baue biete bieten codé creato creé criei créé desarrollé desenvolvi développé enregistré entwickelt eröffnet escrevi escribí fabriqué fatto fazemos fiz gebaut gebouwd gegründet gelanceerd gemaakt gemacht geopend geschreven geschrieben gestartet grabé gravei hacemos hice lancei lanciato lancé lanzamos lançamos montei nagrałem napisałam napisałem ontwikkeld otworzyliśmy otworzyłem ouvert programmiert pubblicato publiquei publiqué publié registrato reparo scritto sorti stworzyłam stworzyłem sviluppato uitgebracht vendemos vendiamo vendo verkaufe verkaufen verkoop veröffentlicht wydałam wydałem zbudowałem zrobiłam zrobiłem écrit";
