/**
 * What a subject is called | how people say it, as whole words |the communities that are about it, the nearest
 * first. Their names are often not what a founder says: r/nursing, and nobody but 'night shifts on a ward'.
 */
export const SUBJECT_TABLE = String.raw`
autism|autis(?:m|tic)|asperger\w*|autism aspergers neurodiversity
ADHD|adhd|adhd adhdwomen adhd_programmers
nursing|nurses?|nursing homes?|hospital wards?|icu|nursing
night shifts|(?:night|rotating|split) shifts?|shift work(?:ers?)?|nightshift nursing
divorce|divorc\w+|separated parents|co-?parent\w*|custody|divorce coparenting
single parents|single (?:parents?|mums?|moms?|dads?|mothers|fathers)|singlemoms singledads
new parents|newborns?|breastfe\w+|postpartum|new (?:parents|mothers|mums|moms)|newparents beyondthebump newborns
pregnancy|pregnan\w+|midwi\w+|babybumps
caregiving|caregiv\w+|carers?|dementia|alzheimer\w*|ag(?:e)?ing parents|caregivers dementia agingparents
wheelchairs|wheelchairs?|wheelchairs disability
disability|disabled|disabilit\w+|disability
type 1 diabetes|diabet\w+|insulin|diabetes diabetes_t1
migraine|migraines?|migraine
coeliac disease|c(?:o)?eliac|gluten[- ]free|celiac glutenfree
insomnia|insomnia|insomnia sleep
sobriety|sober|sobriety|quit(?:ting)? drinking|stopdrinking
hearing loss|hearing aids?|hard of hearing|deaf\w*|hardofhearing deaf
blindness|blind|visually impaired|screen readers?|blind
menopause|menopaus\w+|menopause
arboriculture|arborists?|tree surgeons?|tree climb\w+|climb trees|arborists treeclimbing
structural engineering|structural engineer\w*|civil engineer\w*|(?:bridges|dams),? (?:and )?(?:dams|tunnels|buildings|bridges)|structuralengineering civilengineering engineering
electricians|electricians?|electricians
plumbing|plumb(?:ers?|ing)|septic|plumbing
heating and cooling|hvac|heat pumps?|hvac
roofing|roof(?:ers?|ing)|roofing
carpentry|carpent(?:ers?|ry)|carpentry
landscaping|landscap(?:ers?|ing)|lawn care|landscaping lawncare
locksmiths|locksmiths?|locksmith
lock picking|lock ?pick\w*|lockpicking
truck driving|truckers?|truck drivers|freight|truckers
food trucks|food (?:trucks?|vans?|carts?)|(?:converted|old) (?:ambulance|horsebox|van|airstream)|foodtrucks
restaurants|restaurant owners|chefs|line cooks|restaurateur kitchenconfidential chefit
bartending|bartend\w+|cocktail bars?|bartenders
cocktails|cocktails?|bitters|cocktails
landlords|landlords?|rental propert\w+|landlord propertymanagement
estate agents|realtors?|estate agents?|realtors
bookkeeping|bookkeep\w+|bookkeeping accounting
lawyers|lawyers|law firms?|attorneys|lawyertalk
dentistry|dentists?|dental practices?|dentistry
veterinary medicine|veterinar\w+|vet clinics?|vet practices?|veterinary
librarians|librarians?|librarians libraries
museums|museums|museumpros
non-profits|non-?profits|charities|nonprofit
teachers|school ?teachers?|classroom teachers|for teachers|teachers
home-schooling|home-?school\w*|homeschool
tutoring|tutors|tutoring|i tutor|tutorshelpingtutors
A-levels|a[- ]levels?|sixth form|alevel 6thform
GCSEs|gcses?|gcse
theses|phd|doctoral|dissertations?|thesis|theses|phd gradschool askacademia
medical school|med(?:ical)? students|usmle|mcat|medicalschool premed mcat
law school|law students|bar exam|lsat|lawschool lsat
flashcards|flashcards?|spaced repetition|anki|anki
learning Spanish|(?:learn\w*|teach\w*|practi[cs]e) spanish|spanish (?:learners|lessons|course|teachers?)|learnspanish spanish
learning French|(?:learn\w*|teach\w*|practi[cs]e) french|french (?:learners|lessons|course|teachers?)|french learnfrench
learning German|(?:learn\w*|teach\w*|practi[cs]e) german|german (?:learners|lessons|course|teachers?)|german
learning Japanese|(?:learn\w*|teach\w*|practi[cs]e) japanese|japanese (?:learners|lessons|course)|kanji|jlpt|learnjapanese
learning Korean|(?:learn\w*|teach\w*|practi[cs]e) korean|hangul|korean (?:learners|lessons)|korean
learning Chinese|(?:learn\w*|teach\w*|practi[cs]e) (?:chinese|mandarin)|hanzi|hsk|chineselanguage
copy-editing|copy-?edit\w*|proofread\w*|copyediting
translation|translators|translationstudies
screenwriting|screenwrit\w+|screenplays?|screenwriting
worldbuilding|world-?building|worldbuilding
zines|zines?|zines
solo role-playing|(?:solo|journall?ing) (?:journall?ing )?rpgs?|solo_roleplaying
role-playing games|ttrpgs?|tabletop rpgs?|dungeon masters?|rpg dmacademy
hot sauce|hot sauces?|hot honey|carolina reapers?|habaneros?|ghost peppers?|chill?i oil|hotsauce spicy hotpeppers
barbecue|barbecue|bbq|brisket|bbq smoking
bread|sourdough|bakers|breadit sourdough
coffee|espresso|pour-over|coffee roast\w+|coffee espresso
tea|loose[- ]leaf|oolong|pu-?erh|matcha|tea
home brewing|home-?brew\w*|homebrewing
kombucha|kombucha|kombucha
fermentation|ferment(?:ed|ing|ation)|kimchi|sauerkraut|fermentation
beekeeping|beekeep\w+|bee hives?|beehives?|hives|beekeeping
chickens|backyard (?:chickens|hens)|hens|chicken coops?|backyardchickens
horses|horses?|equestrian\w*|equestrian horses
aquariums|aquariums?|fish ?tanks?|aquariums plantedtank
birding|bird(?:ers|ing|watch\w+)|birding
foster animals|foster (?:homes?|dogs|cats|kittens)|rescue (?:dogs|cats|animals)|animal (?:rescue|shelter)\w*|animalrescue
reactive dogs|reactive dogs?|reactivedogs
vegetable gardening|vegetable (?:gardens?|patch|beds?|farms?)|allotments?|raised beds|vegetablegardening
composting|compost\w*|composting
house plants|house ?plants?|houseplants
bonsai|bonsai|bonsai
foraging|forag(?:e|ers?|ing)|foraging
small farms|small (?:\w+ )?farms?|market garden\w*|smallfarms
vinyl records|vinyl|turntables?|record (?:shop|store|player)s?|vinyl turntables
cassettes|cassettes?|cassetteculture
ambient music|ambient|drone music|tape loops|ambientmusic ambient
synthesizers|synths?|synthesi[sz]ers?|eurorack|synthesizers synthdiy
guitar pedals|guitar pedals?|effects? pedals?|guitarpedals diypedals
soldering|(?<!no )solder\w*(?! nothing)|soldering
electronics|breadboards?|circuit boards?|electronics kits?|askelectronics diyelectronics
music production|vsts?|music producers|audio plug-?ins?|edmproduction audioengineering
piano|pianos?|pianists?|piano
LoRa|lora(?:wan)?|lora
IoT|mqtt|iot|iot
ESP32|esp32|esp8266|esp32
Raspberry Pi|raspberry pis?|raspberry_pi
Arduino|arduinos?|arduino
amateur radio|ham radio|amateur radio|amateurradio
3D printing|3d[- ]print\w*|3dprinting
command lines|command[- ]line|cli|terminal (?:app|tool|ui)|commandline
databases|postgres\w*|mysql|sqlite|database schemas?|database
DevOps|ci/cd|kubernetes|devops|deployments?|devops
Obsidian|obsidian (?:plug-?in|vault|notes)|obsidianmd
Excel|excel|excel
Shopify|shopify|shopify
WordPress|wordpress|woocommerce|wordpress
Etsy sellers|etsy sellers|etsysellers
Airbnb hosts|airbnb|holiday lets?|short[- ]term rentals?|airbnb_hosts
early retirement|financial independence|early retirement|retire early|coast ?fire|fire movement|financialindependence fire coastfire
budgeting|budgeting|household budgets?|personalfinance
electric cars|electric (?:cars?|vehicles?)|ev charg\w+|electricvehicles
van conversions|van ?life|camper ?vans?|van conversions?|vandwellers vanlife
tractors|tractors?|tractors
engines|two-stroke|diesel engines?|diesel
motorcycles|motorcycles?|motorbikes?|motorcycles
bike mechanics|(?:bike|bicycle) (?:repair|workshop|kitchen|mechanic)s?|true a wheel|bikemechanics bicycling
bicycle touring|bike ?packing|bicycle touring|cycle touring|panniers?|bicycletouring bikepacking
trains|interrail|eurail|by train|rail passes?|interrail europetravel
sailing|sail(?:ing|ors?|boats?)|yachts?|sailing
shipping at sea|maritime|merchant (?:navy|marine|officer)s?|seafarers?|maritime
kayaking|kayak\w*|kayaking
fishing|angl(?:ers?|ing)|fly[- ]fishing|fishing
climbing|boulder(?:ing|ers)|rock climb\w*|climbers|climbing bouldering
running|marathons?|runners|running
hiking|hik(?:ers?|ing)|trail ?maps?|hiking
ultralight|ultralight|thru-hik\w+|ultralight
kettlebells|kettlebells?|kettlebell
yoga|yoga|yoga
fitness after fifty|over (?:fifty|sixty|50|60)|fitness30plus
fountain pens|fountain pens?|iron gall|fountainpens
calligraphy|calligraph\w+|dip pens?|nibs|inks?|calligraphy
stationery|stationery|notebooks and pens|stationery
knitting|knit(?:ting|ters?)?|sock yarn|knitting
crochet|crochet\w*|crochet
yarn|yarns?|skeins?|yarn yarnaddicts
quilting|quilt\w*|quilting
pottery|pottery|potters?|kilns?|pottery ceramics
woodworking|woodwork\w*|woodworking
leatherwork|leather(?:work|craft)\w*|leathercraft
candle making|candle[- ]making|hand-poured candles|candlemaking
soap making|soap[- ]making|cold[- ]process|soapmaking
mechanical keyboards|mechanical keyboards?|split keyboards?|keyboard kits?|mechanicalkeyboards ergomechkeyboards
miniature painting|miniature paint\w*|warhammer|minipainting
model trains|model (?:trains?|railways?|railroads?)|modeltrains
genealogy|genealog\w+|family trees?|ancest(?:ors|ry)|genealogy
unsolved mysteries|unsolved|unexplained disappearances?|cold cases?|unresolvedmysteries unsolvedmysteries
true crime|true crime|truecrimepodcasts
shipwrecks|shipwrecks?|shipwrecks
astronomy|telescopes?|stargaz\w+|night sky|astronomy telescopes
urban planning|urban plan\w+|city planners|urbanplanning
cosy games|co[sz]y games?|cozygamers
expats|expats?|expats
digital nomads|digital nomads?|digitalnomad
small service businesses|(?:cleaning|landscaping|pressure washing|lawn|septic|tree|junk removal|moving) (?:business\w*|compan\w+|crews?)|sweatystartup
`;
