import { GENERIC_WORDS, isExplicit, isHarsh } from "./generic-words.ts";
import { listWords } from "#engine/text/guess-language.ts";
import { ACRONYM, ADJECTIVE, ENDING, VERB_OR_ADJECTIVE, WORD } from "./keyword-rows.ts";

/** Later keywords are ever less distinctive. */
const CANDIDATES = 18;

/**
 * The words and phrases that tell most about a community and can be shown, most telling first; `said` is
 * what the reader knows already.
 */
export function pickKeywords(keywords: string[], said: { name: string; kind: string }): string[] {
  const all = keywords.map((keyword) => keyword.toLowerCase());
  if (all.some((keyword) => isOf(keyword, isExplicit))) return [];
  const bareName = said.name.toLowerCase().replaceAll("_", "");
  const telling = all
    .slice(0, CANDIDATES)
    .filter(
      (keyword) =>
        keyword.split(" ").every(isWord) &&
        isOf(keyword, (word) => !isGeneric(word)) &&
        !isOf(keyword, isHarsh) &&
        !isSaid(keyword, bareName, said.kind),
    );
  const nouns = telling.filter((word) => !isAdjective(word));
  return dropVariants([...nouns, ...telling.filter(isAdjective)]).map((keyword) =>
    keyword.split(" ").map(capitalise).join(" "),
  );
}

function isOf(keyword: string, is: (word: string) => boolean): boolean {
  return keyword.split(" ").some(is);
}

function isWord(word: string): boolean {
  return WORD.test(word);
}

function isGeneric(word: string): boolean {
  if (GENERIC_WORDS.has(word)) return true;
  if (word.endsWith("ing")) return !ACTIVITIES.has(word);
  return VERB_OR_ADJECTIVE.test(word) && !NOUNS_ALL_THE_SAME.has(word);
}

// Verbs and adjectives read oddly in a list of what comes up, and say little.

const NOUNS_ALL_THE_SAME = new Set(
  listWords(`
    seed weed feed speed breed reed steed greed shed watershed embed family italy lily emily monopoly anomaly assembly
    butterfly firefly dragonfly supply rally jelly belly wireless fish irish english british spanish turkish swedish danish
    finnish scottish jewish polish kurdish crayfish catfish goldfish vegetable cable table bible crucible detective
    automotive locomotive archive hive drive dive olive roguelike rogue-like soulslike
  `),
);

function isAdjective(word: string): boolean {
  return ADJECTIVE.test(word);
}

function isSaid(word: string, bareName: string, kind: string): boolean {
  const stem = stemOf(word.replaceAll("-", "").replaceAll(" ", ""));
  if (bareName.includes(stem) || (bareName.length > 3 && stem.includes(bareName))) return true;
  return kind.includes(stem) || kind.includes(SAME_SUBJECT.get(word) ?? "–");
}

/** Words that only repeat what the kind of community says. */
const SAME_SUBJECT = new Map([
  ["game", "gaming"],
  ["games", "gaming"],
  ["gamers", "gaming"],
  ["gamer", "gaming"],
  ["movie", "film"],
  ["movies", "film"],
  ["cars", "vehicles"],
  ["pets", "animals"],
  ["show", "television"],
  ["cryptocurrency", "crypto"],
  ["tech", "technology"],
  ["celebrity", "public figures"],
  ["podcast", "podcasts"],
  ["manga", "anime"],
]);

/** "cookie" and "cookies", "art" and "artist": the first one stands for both. */
function dropVariants(words: string[]): string[] {
  const kept: string[] = [];
  for (const word of words) {
    const stem = stemOf(word);
    const isVariant = kept.some(
      (other) => word.startsWith(stemOf(other)) || other.startsWith(stem),
    );
    if (!isVariant) kept.push(word);
  }
  return kept;
}

function stemOf(word: string): string {
  return word.length > 4 ? word.replace(ENDING, "") : word;
}

/** The words in -ing that name something one does or is interested in; the others are mere verbs. */
const ACTIVITIES = new Set(
  listWords(`
    accounting advertising backpacking baking banking betting bicycling biking biohacking boarding boating bodybuilding boeing bowling
    boxing breeding brewing broadcasting budgeting camping canning carving city-building climbing clothing coaching coding collecting
    coloring composing computing consulting cooking crafting crossposting crowdfunding cycling dancing dating decorating detailing dining
    diving drafting drawing driving dropshipping editing engineering farming fasting fencing filmmaking fishing flying foraging
    freelancing fundraising gambling gaming gardening gliding golfing grilling grooming hacking handwriting healing hiking homeschooling
    homesteading housing hunting hiring investing journaling juggling kayaking knitting landscaping learning leveling lifting
    lighting lightning manufacturing mapping marketing mining modding modeling modelling networking note-taking
    nursing orienteering packaging painting parenting parking plumbing powerlifting prepping
    printing processing programming publishing quilting racing reading recording redistricting renting reselling retro-gaming ring
    role-playing roleplaying rowing running sailing scouting scrapbooking scripting sewing shipping shooting shopping singing skateboarding
    skating skiing skydiving smoking snowboarding speedrunning spelling spring staking storytelling streaming string styling surfing swimming
    teaching thrifting trading training traveling travelling trucking tuning tutoring typing vaping viking voting
    wargaming wedding weightlifting welding wing woodworking woodturning worldbuilding wrestling writing wuthering
  `),
);

// Keywords are lower case; these are the names among the more frequent ones.
const PROPER_NOUNS = new Map(
  listWords(`
    ABC AI AMC AMD API ARG ASMR ATL BMW BBC BTC BTS CAD CBS CIA CPU CSS DAO DAW DC DIY DJI DLC DNA DnD EDC EDM ESPN ETF ETH EU EV EVs
    FIFA FPS FTM GME GPT GPU GTA HBO HSR HTML IBM IPO iOS IPTV IRS ISO IT JRPG K-pop Kpop LED LEGO LFG LGBT LGBTQ LLM LLMs MBA MBTI
    MCU MLB MLM MLS MMA MMO MMORPG MRR MTB MTG MTV NAS NASA NASCAR NATO NBA NBC NCAA NFL NFT NFTs NHL NPC NSW NYC OCD PCB PCs PDF
    PLA PETG PTSD PvE PvP RAM RGB RPG RPGs RTS RTX RV SaaS SEO SFX SMP SQL SSD TCG TTRPG UAE UFC UFO UFOs UI UK UPSC US USA USB UX VFX
    VPN VPS VR VTuber VTubers WNBA WWE AEW XRP ZZZ ADHD CEO GPA IELTS JEE MCAT LSAT NEET PhD PhDs
    Africa African Alabama Alaska Alberta Amazon America American Americans Android Apex Apple Arabic Arab Argentina Arizona Arkansas
    Asia Asian Asus Athens Atlanta Audi Austin Australia Australian Austria Azure Baltimore Bangalore Bangladesh Barcelona Batman Belgian
    Belgium Bengaluru Berlin Bethesda Bible Binance Birmingham Bitcoin Blizzard Blockchain Bollywood Boston Brasil Brazil Brazilian Bristol
    Britain British Brooklyn Buddhist Buddhism Buffalo Calgary California Canada Canadian Canadians Capcom Caribbean Carolina Catholic
    Charlotte ChatGPT Chevy Chicago Chile China Chinese Christ Christian Christianity Christians Christmas Chrome Cincinnati Claude
    Cleveland Colombia Colorado Columbus Connecticut Costco Covid Cthulhu Dallas Danish Delhi Deltarune Denmark Denver Detroit DeFi Diablo
    Discord Disney Dogecoin Dota Dubai Dublin Dutch Edinburgh Edmonton Egypt Egyptian Elden England English Epstein Ethereum Europe European
    Excel Fallout Filipino Filipinos Finland Finnish Fitbit Florida Ford Fortnite Forza France French Galway Gaza Genshin Georgia German
    Germany GitHub Godot Google Greece Greek Gundam Halloween Harley Hawaii Hindi Hindu Hollywood Hololive Honda Honkai Houston Hulu Hungary
    Hyundai Idaho Illinois India Indian Indiana Indians Indonesia Instagram Intel Iowa iPad iPhone iPhones Iran Iraq Ireland Irish Islam
    Israel Israeli Istanbul Italian Italy Jamaica Japan Japanese Java JavaScript Jedi Jeep Jesus Jewish Jews JoJo Jordan Kansas Kentucky
    Kerala Kirby Korea Korean Kotlin Kubernetes Laravel Latin Lebanon Linux LinkedIn Liverpool London Louisiana Louisville Lucid macOS Mac
    MacBook Madrid Maine Malaysia Malta Manchester Manhattan Mario Marvel Maryland Massachusetts Mazda Melbourne Memphis Mercedes Mexican
    Mexico Miami Michigan Microsoft Milwaukee Minecraft Minneapolis Minnesota Mississippi Missouri Montana Montreal Mumbai Muslim Muslims
    Naruto Nashville Nebraska Nepal Netflix Netherlands Nevada Nigeria Nike Nikon Nintendo Nissan Norway Norwegian Nvidia Oculus Ohio
    Oklahoma Olympics Ontario OpenAI Oregon Orlando Ottawa Overwatch Pakistan Palestine Paris Patreon PayPal Pennsylvania Perth Philadelphia
    Philippine Philippines Photoshop Pittsburgh PlayStation Pokemon Poland Polish Porsche Portland Portugal Portuguese PowerPoint Prague
    PS1 PS2 PS3 PS4 PS5 Punjab Putin Python Quebec Raspberry Reddit Roblox Roman Romania Rome Russia Russian RuneScape Sacramento Samsung
    Sanders Saudi Scotland Scottish Seattle Sega Serbia Shakespeare Shopify Silksong Singapore Skyrim Slovenia Solana Sony Soviet Spain
    Spanish Spotify Starbucks Steam Subaru Sudan Suzuki Sweden Swedish Swiss Switzerland Sydney Syria Taiwan Tamil Tampa Tekken Telegram
    Telugu Tennessee Terraria Tesla Texas Thai Thailand Tinder Tokyo Tolkien Toronto Toyota Trello Trump Tucson Tulsa Turkey Turkish
    Twitch Twitter Ubisoft Ubuntu Ukraine Ukrainian Undertale Unity Utah Valorant Vancouver Vermont Victoria Vietnam Vietnamese
    Virginia Volkswagen Volvo Wales Walmart Warcraft Warhammer Washington Web3 Welsh WhatsApp Wii Windows Winnipeg Wisconsin WordPress
    Aaron Adam Alan Albert Alex Alexa Alexander Alice Allen Amanda Amber Amy Ana Anderson Andrea Andrew Andy Angela Anna Anne Anthony
    Antonio Arthur Ashley Barbara Ben Benjamin Bernie Beth Beyonce Biden Bill Bob Bobby Brad Brandon Brian Britney Bruce Bryan Caitlin
    Cameron Carlos Carol Caroline Catherine Charles Charlie Chloe Chris Christina Christopher Claire Clinton Cooper Craig Dan Daniel
    Danny Dave David Davis Dean Diana Diego Donald Drake Dylan Ed Eddie Edward Elizabeth Ella Ellen Elon Emily Emma Epstein Eric Erin
    Ethan Eva Evan Frank Fred Gabriel Gary Gavin George Grace Graham Greg Gloria Hamilton Hannah Harris Harry Helen Henry Holly Howard
    Ian Isaac Isabella Jack Jackson Jake James Jamie Jane Jason Jay Jeff Jenna Jennifer Jenny Jeremy Jerry Jesse Jessica Jim Jimmy Joan
    Joe Joel John Johnny Johnson Jonathan Jones Jose Joseph Josh Joshua Juan Judy Julia Julie Justin Kanye Karen Kate Katie Katy Keith
    Kelly Ken Kendall Kevin Kim Kyle Larry Laura Lauren Lee Leo Lewis Lincoln Linda Lisa Logan Louis Lucas Lucy Luke Madison Maggie Maria
    Marie Mark Martin Mary Matt Matthew Maya Megan Melissa Meghan Mia Michael Michelle Miguel Mike Miller Modi Monica Morgan Murphy
    Musk Nancy Natalie Nathan Neil Newsom Nick Nicole Nikki Nina Noah Obama Olivia Oscar Pam Parker Patrick Paul Pedro Peter Phil
    Rachel Rebecca Richard Rick Robert Robin Roger Ron Ross Ryan Sabrina Sam Samantha Sara Sarah Scott Sean Seth Shane Sharon Simon Smith
    Sophia Sophie Stephen Steve Steven Sue Susan Taylor Thomas Tim Timothy Tina Todd Tom Tommy Tony Travis Tyler Vanessa Victor
    Walter Wayne William Williams Wilson Zach Bradbury Asimov Heinlein Voldemort Hogwarts Thanos Thor Goku Vegeta Superman Spider-Man
    Pikachu Anthropic Konami Hadrian Hampshire Ferrari Lamborghini Chevrolet Dodge Vatican 
    Wyoming Xbox Xiaomi Yamaha YouTube YouTuber YouTubers Zelda Zelensky Zillow zealand=New~Zealand angeles=Los~Angeles francisco=San~Francisco orleans=New~Orleans vegas=Las~Vegas b2b=B2B b2c=B2C 3d=3D
  `).map((word) => {
    const [lower, shown] = word.split("=");
    return [(lower ?? word).toLowerCase(), (shown ?? word).replace("~", " ")] as const;
  }),
);

/** "nfl" → "NFL", "europe" → "Europe"; other words stay as they are. */
function capitalise(word: string): string {
  return PROPER_NOUNS.get(word) ?? (isAcronym(word) ? word.toUpperCase() : word);
}

function isAcronym(word: string): boolean {
  return ACRONYM.test(word);
}
