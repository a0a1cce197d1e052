/** What people who share a subject speak of, where none of the words they use for it is said. */
const RELATED: [sign: RegExp, words: string][] = [
  [/^(?:history|historical|ukhistory|historians?|archives?|archaeology|medieval)$/, "1900 archive archives register century ledger returns parish dock trade grandfather grandmother"], // prettier-ignore
  [/^(?:ancestry|genealogy|familyhistory|heritage)$/, "1900 grandfather grandmother letter letters handwriting parish register census family archive"], // prettier-ignore
  [/^(?:parent\w*|\w+parenting|raising|toddlers?|daddit|mommit)$/, "daughter son child children kids mother father bedtime school baby"], // prettier-ignore
  [/^(?:language|languages|etymology|linguistics|bilingual|multilingual|translation)$/, "word words translate translated translation latin dialect accent spelling pronounce verb grammar"], // prettier-ignore
  [/^(?:garden\w*|homestead\w*|plants?|allotment|vegetables?|permaculture)$/, "bed beds seed soil potatoes tomatoes harvest vegetables compost frost orchard hedge shed"], // prettier-ignore
  [/^(?:homestead\w*|smallholding|hobbyfarm\w*|farm\w*|livestock|backyardchickens|chickens?|poultry)$/, "hen hens chicken chickens rooster ducks goats sheep pigs cows fox foxes"], // prettier-ignore
  [/^(?:kitchen|chefs?|cook|cooking|culinary|restaurant)$/, "chef knife knives prep kitchen menu pan pot spoon stove recipe cook dish"], // prettier-ignore
  [/^(?:bread\w*|baking|sourdough|bakers?)$/, "loaf loaves flour dough rye oven starter bake baked crust crumb pretzel pretzels bagel bagels"], // prettier-ignore
  [/^(?:bike|bikes|bicycle\w*|cycling|cyclists?|ebike|touring)$/, "ride riding rode tyre frame saddle handlebar pannier tour hill wheel"], // prettier-ignore
  [/^(?:photography|photos|film|darkroom|analog|camera|cameras)$/, "print prints negative lens roll camera exposure enlarger photograph photo"], // prettier-ignore
  [/^(?:music|musicians?|bands?|musicindustry|guitar|producers?)$/, "band bands gig gigs song songs stage tour van drummer singer promoter merch album"], // prettier-ignore
  [/^(?:sound|audio|sounddesign|recording|podcasting)$/, "microphone record recorded recorder speech noise voice listen"], // prettier-ignore
  [/^(?:wildlife|conservation|birds?|birding|biodiversity|nature|ecology|bees)$/, "bird birds nest nests swift swifts species bee bees roost habitat insects"], // prettier-ignore
  [/^(?:walking|hiking|walkers|hikers|outdoors|backpacking|trails?)$/, "walk walks walked path hill hills boots trail miles gate"], // prettier-ignore
  [/^(?:teachers?|teaching|historyteachers|education|classroom|edtech)$/, "lesson lessons pupil pupils student students class teach taught worksheet school"], // prettier-ignore
  [/^(?:trains?|railways?|rail|transit|buses|tram|metro)$/, "bus buses platform platforms station stop line track driver timetable passengers"], // prettier-ignore
  [/^(?:pottery|ceramics|potters?|kiln)$/, "kiln clay glaze pots mugs firing thrown wheel"],
  [/^(?:sewing|myog|quilting|textiles|knitting|yarn|crochet)$/, "sew sewn seam seams stitch fabric cloth thread pattern wool needle"], // prettier-ignore
  [/^(?:diy\w*|woodworking|woodshop|carpentry|homeimprovement)$/, "plywood ply screws drill saw wood oak timber plank wall paint glue offcuts box"], // prettier-ignore
  [/^(?:nursing|nurses|medicine|hospital)$/, "ward patient patients nurse nurses shift clinic"],
  [/^(?:writing|writers?|authors?|novels?|literature|selfpublish)$/, "chapter novel manuscript draft readers cover plot sentence publisher"], // prettier-ignore
  [/^(?:boardgame\w*|tabletop\w*|boardgames)$/, "card cards deck dice players rules round shuffle"],
  [
    /^(?:gardenwild|wild)$/,
    "bird birds bee bees nest hedge pond insects frog swift swifts sparrows",
  ],
  [/^(?:camping\w*|ultralight|bushcraft|backpacking|hiking)$/, "mug stove tent pot titanium gram grams trail pack fuel boil camp campfire prototype"], // prettier-ignore
  [/^(?:ocean\w*|marine\w*|tidepool\w*|seas?|coast\w*)$/, "sea crab crabs limpet barnacle barnacles fish tide tides pool shell shells reef whale seaweed shore coast plankton"], // prettier-ignore
  [/^(?:travel\w*|solotravel|tourism|backpackers?)$/, "guide guides tour train hostel streets museum trip luggage passport abroad tourists"], // prettier-ignore
  [/^(?:astronomy|telescopes?|astrophotography|stargazing)$/, "telescope stars star planet moon sky eyepiece mirror galaxy"], // prettier-ignore
  [/^(?:beekeep\w*|bees|honey)$/, "hive hives bee bees honey swarm queen frame frames wax"],
  [/^(?:fishing|angling|flyfishing)$/, "rod reel lure fish catch river lake line fly"],
  [/^seed\w*$/, "seed seeds plant plants sow sowing harvest variety varieties germination vegetable vegetables leek leeks"], // prettier-ignore
  [/^(?:chess|chessboards?)$/, "chess rook pawn opening endgame board bishop"],
  [/^(?:tea|teas|tealeaves)$/, "tea leaves kettle brew pot cup"],
  [/^(?:vinyl|turntables?|records)$/, "record records sleeve groove turntable pressing"],
  [/^(?:keyboards?|mechanicalkeyboards|mechmarket)$/, "switch switches keycap keycaps solder layout plate typing"], // prettier-ignore
  [/^(?:3dprint\w*|printing|prusa)$/, "print printed printer filament nozzle layer layers slicer"],
  [/^(?:houseplants?|succulents?|bonsai)$/, "leaf leaves pot soil light water root roots"],
  [/^(?:aquarium\w*|aquascape|fishtank)$/, "tank tanks fish water filter plants shrimp"],
  [/^(?:personalfinance|budget\w*|bookkeeping|accounting|freelance\w*)$/, "budget savings bank receipt receipts tax invoice invoices account accountant"], // prettier-ignore
  [
    /^(?:fitness|gym|weightlifting|bodyweight\w*)$/,
    "workout squat reps gym weight training muscle",
  ],
  [/^(?:yoga|pilates|backpain)$/, "pose breath breathe back mat stretch spine"],
  [
    /^(?:knives|knife|sharpening|chefknives)$/,
    "knife knives blade edge steel sharpen stone stones",
  ],
  [/^(?:homebrew\w*|brewing|beer)$/, "brew yeast hops malt ferment bottle bottles keg"],
  [/^(?:cheese\w*|fermentation)$/, "milk rennet curd cheese brine jar jars"],
  [/^(?:leather\w*|leathercraft)$/, "leather stitch awl hide wallet strap belt"],
  [/^(?:jewel\w*|silversmith\w*)$/, "silver ring rings solder stone bracelet necklace"],
  [/^(?:soap\w*|candle\w*)$/, "soap lye oils wax wick scent bar bars"],
  [/^(?:lego|legos|afol)$/, "brick bricks set sets minifig"],
  [/^(?:rpg|dnd|dungeonsanddragons|ttrpg|solorole\w*)$/, "dice campaign dungeon players character table adventure"], // prettier-ignore
  [/^(?:poetry|poems|poets?)$/, "poem poems line lines stanza verse rhyme"],
  [/^(?:comics?|webcomics?|manga|graphicnovels?)$/, "panel panels page pages ink draw drew comic"],
  [/^\w*(?:gamers?|gaming|videogames?)$/, "play plays played playing player players level levels demo stuck puzzle controller"], // prettier-ignore
  [/^(?:drawing|sketch\w*|art|painting|watercolor)$/, "draw drew drawn pencil paper sketch ink line"], // prettier-ignore
  [/^(?:bookbinding|bindings?|bookbinders?)$/, "bound bind binding spine cover covers paper paste glue glued adhesive sewn sewing stitch cloth"], // prettier-ignore
  [/^(?:notebooks?|stationery|journals?|journaling|fountainpens?)$/, "notebook notebooks paper bound cover ink page pages nib pen"], // prettier-ignore
  [/^(?:radio|amateurradio|hamradio|shortwave|hams?)$/, "radio operator operators frequency khz morse key antenna signal transmitter call station"], // prettier-ignore
  [/^(?:maritime|seafarers?|merchant|lighthouses?|ships?|shipping)$/, "ship ships lifeboat coast trawler harbour sea lighthouse captain crew"], // prettier-ignore
  [/^(?:latin|classics|ancientrome|romans?|rome|romanempire)$/, "latin roman romans inscription inscriptions gravestone gravestones emperor legion stone"], // prettier-ignore
  [/^(?:cartography|maps?|mapping|mapmaking|gis)$/, "map maps coast coordinates survey surveyed projection contour"], // prettier-ignore
  [/^(?:librar(?:y|ies)|librarians?)$/, "library libraries book books shelf shelves loan"],
  [/^(?:coffee|espresso|barista\w*)$/, "beans roast grinder brew cup milk roaster"],
  [/^(?:cars|motorcycles|mechanics?)$/, "engine brake brakes gearbox wheel garage"],
  [/^(?:running|runners|marathon)$/, "run ran runner shoes mile miles race pace"],
  [/^(?:dogs?|cats?|pets|dogtraining)$/, "dog dogs cat cats puppy vet lead walk"],
  [/^(?:restoration|restor(?:ing|ed|e)|antiques?)$/, "restore restored repair repaired rust rusty varnish solvent spirit polish polished stuck cleaned"], // prettier-ignore
  [/^(?:ergonomics?|posture)$/, "back posture spine wrist wrists knee knees shoulder sit sitting chair bench desk handles"], // prettier-ignore
  [/^(?:publicspeaking|speaking|speakers?|toastmasters|rhetoric|presentations?)$/, "speech speeches toast eulogy audience stage talk talks microphone nervous"], // prettier-ignore
  [/^(?:learnmath|math|maths|mathematics|homeschool\w*|tutors?|tutoring|onlineeducation|elearning)$/, "maths math pupil pupils student students lesson lessons teach taught course exercise school homework"], // prettier-ignore
  [/^(?:mending|visiblemending|fixit|repair\w*|righttorepair)$/, "mend mended mending darn darned repair repaired hole holes patch needle sew stitch screw solder"], // prettier-ignore
  [/^(?:lawns?|nolawns|nativeplant\w*|prairie|meadows?)$/, "lawn lawns grass mow mowing meadow prairie seed seeds weeds native plant plants"], // prettier-ignore
  [/^(?:electronics|arduino|raspberry\w*|esp32|microcontrollers?|embedded)$/, "solder board sensor sensors microphone battery circuit wire wires pin pins firmware"], // prettier-ignore
  [/^(?:fantasy\w*|progressionfantasy|worldbuilding|scifi|sciencefiction)$/, "magic king dragon novel map world healer kingdom chapter spaceship planet"], // prettier-ignore
  [/^(?:ceramic|glass\w*|stainedglass|glassblowing)$/, "glass kiln lead solder pane window furnace"], // prettier-ignore
  [/^(?:accessib\w*|disabilit(?:y|ies)|disabled|blind|deaf|wheelchairs?)$/, "wheelchair blind deaf ramp screen reader hearing braille cane"], // prettier-ignore
  [
    /^(?:dance|dancing|salsa|ballet|tango|swing)$/,
    "dance dancing danced steps partner floor music",
  ],
  [/^(?:climbing|bouldering|mountaineering)$/, "climb climbed wall rope holds route boulder gym harness crag belay carabiner pitch"], // prettier-ignore
  [/^(?:swim\w*|openwater|triathlon)$/, "swim swam pool lake lane goggles wetsuit"],
  [/^(?:ski\w*|snowboard\w*)$/, "ski skis snow slope lift wax"],
  [/^(?:foraging|mushrooms?|mycology)$/, "mushroom mushrooms forest spore spores basket berries"],
  [/^(?:dementia|alzheimers?|caregivers?|agingparents|eldercare)$/, "mother father grandmother grandfather memory care nursing home forget forgot"], // prettier-ignore
  [/^(?:insomnia|sleep)$/, "sleep asleep awake night bed snore"],
  [/^(?:stutter\w*|speech\w*|slp)$/, "stutter speech word words sentence voice"],
  [/^(?:vegan\w*|vegetarian\w*|plantbased)$/, "vegan beans lentils tofu meat milk recipe cook"],
  [
    /^(?:spices?|hotsauce|spicy|chil(?:i|li)\w*)$/,
    "sauce chilli chili pepper peppers heat ferment bottle",
  ],
  [/^(?:wine|winemaking|cider|mead)$/, "wine grapes cider apples bottle barrel yeast ferment"],
  [/^(?:tools?|handtools|machinist\w*|metalwork\w*|blacksmith\w*|welding)$/, "steel lathe forge hammer file vice weld chisel plane"], // prettier-ignore
  [/^(?:sailing|boats|kayaking)$/, "boat boats sail sails mast tide harbour deck"],
];

/** Words that go with those of a subject. */
export function listRelated(subject: string[]): string[] {
  const found = RELATED.filter(([sign]) => subject.some((word) => sign.test(word)));
  return found.flatMap(([, words]) => words.split(" "));
}
