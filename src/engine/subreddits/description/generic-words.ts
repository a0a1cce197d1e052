import { listWords } from "#engine/text/guess-language.ts";
import { EXPLICIT_PART } from "./keyword-rows.ts";

/** Words that any community may use: they tell nothing about this one. */
export const GENERIC_WORDS = new Set(
  listWords(`
    anonymity criticisms googles ish medias observe stops theorize walls
    a abilities ability able aboard about above absolute accept access according account accounts accurate achieve
    achievement achievements across act actions activities activity acts actual actually add addition address
    adjacent admins admiration admire admirers adore adult adults advance advice advocate advocates affairs affect
    affiliated aficionados afraid again against age ages ago agree ahead aim aims ain air aka alike alive all allow
    allows almost alone along alongside alot alpha already also alt alternate alternative alternatives although
    alumni always am ama amateur amateurs amazing american-born among amongst amount amp amplify amusement an
    analyze and angry annual another answer answers any anybody anymore anyone anything anytime anyway anywhere
    apart appear appears applies appreciate appreciation appreciator approach appropriate approval approved apr
    april aqu arc are area areas aren arm arms around article articles as aside ask aspect aspects aspirants
    aspiring assemble assist assistance at ate atmosphere attempt attempts attention audience aug august authentic
    automobiles available average avoid aware awareness away awesome awkward babies baby back background backgrounds
    bad badass balance ban banned banner bans banter base basic basics basis be beat beautiful became because become
    becomes been before began begin beginner beginners begins behalf behind being beings belief beliefs believe
    believers belong belongs beloved below bem bem-vindo benefit benefits ber best better better-known between
    beverages beware beyond bienvenidos bienvenue big bigger biggest birth bit bizarre black blow blue board boards
    bold bonus boost born borough both bottom bought boy boys brag brand brands brave break breaks bright brilliant
    bring bringing brings bro broad broke broken bros brother brotherhood brothers brought brown browse brutal btw
    buddies buddy built bunch but button buy buzz by call calls calm came can cant capabilities capture care carry
    case cases casual catch catches category caught cause causes celebrate celebrates celebration celebrities center
    central centre century certain challenge challenges chance change changes channel channels chaos chapter
    chapters character characters charge charm chat chats check checks chill choice choices choose chosen churchof
    circle circlejerk citizen citizens city civil claim claims class classic classics classy clean clear clever
    click clip clips close closet club clubs cold collab collaborate collaboration collect collection collections
    collective colleges color colors com combination combine combines come comeback comedic comes comfort
    comfortable comment commentary comments commiserate common commonly communaut communicate communication
    communities community community-driven community-run companion compare compete complain complete completely
    complex comprehensive comrades comunidad comunidade comunit con concept concepts concern concerns condition
    conditions confidence congregate conjunction connect connection connections connects consequences consider
    consists constant constructive contact contain contains contenido content contents context continue contribute
    contributions control controls controversial conversation conversations converse cool coolest copy core corner
    correct could couldn count counter counties country county couple course cover coverage covers cozy crazy create
    creates creation creations creative creativity creator creators crew cringe critical criticism criticize cross
    crosspost crowd cry curious current currently custom cut cute cuteness cutest cutting-edge dad daily damn dark
    date dates day days deal deals dear dec decade december decent decide decision decisions dedicado dedicated deep
    deeper definition definitive defunct del delicious deliver delve demand depth depths der des describe describes
    description descriptions deserve deserves desire desires despite destination detail details develop developing
    developments devoted dialogue did didn die dies difference different difficult difficulty direct directly dirty
    disappearance discipline disciplines disclaimer discord discord.gg discourse discover discoveries discovery
    discuss discusses discussion discussions display displays distinct distribute diverse diversity dm dms do
    document documents does doesn don done dont dos dose double doubts down dozens drawer drawn dream dreams drew
    driven drop drops dry dude dudes due dumb dump duo dynamic each early earn ears easier easily east eastern easy
    eat ect edge edition editions educational effect effective effects efficient effort efforts eg either elegant
    elements elevate else elsewhere embark embed embrace emphasis empower empty enable enables encounter encounters
    encourage encouragement encourages end endless ends enemies engage engagement enhance enjoy enjoyers enjoyment
    enjoys enough ensure enter entertainment enthusiast enthusiasts entire entrance entries entry environment
    envision epic equal era error espa especially essence essential est etc eternal even evening event events ever
    every everybody everyday everyone everyones everything everywhere evidence evil exactly examine example examples
    excellent except excitement exclusive exclusively exist existence existing exists expand expect expectations
    expensive experience experiences experiment expert experts explain explanation explanations explore explores
    expose exposure express expression external extra extraordinary extreme eye eyes face facebook faces facilitate
    fact facts fail fails fair fake fakes fall fallen fame familiar fan fan-made fan-run fancy fanpage fans
    fantastic faq faqs far fast faster fastest fate favorite favorites favourite favourites fear feats feature
    features featuring feb february feedback feel feelings feels fell fellas fellow fellows felt female females
    feminine few fictional field final find findings finds fine finest finish first fit fits five fix flair flairs
    flow fluffy focus focuses folks follow follow-ups follower followers follows foot footage for force forces
    foreign forever forget forgot forgotten fork form formats former formerly forms forum forums forward fotos found
    foundation four fran freaks free freedom freely fresh friday friend friendlier friendly friends friendship
    friendships from front frontier fuck full fully fun function functional funniest funny fusion future gain
    gallery game-related gang garbage gateway gather gathering gathers gave gen general generally generation
    generations genius gentle genuine get gets giant gif gifs gift girl girlfriend girlfriends girls give giveaway
    giveaways given gives glad global globe glory go go-to goal goals god goddess gods goes gone gonna good goods
    gorgeous got gotta grab grade grand grande grassroots gray great greater greatest green greetings grew grey
    ground group groups grow grown growth grupo guard guess guest guests guidance guide guidelines guides guilty guy
    guys habits hacks had hadn haha hai hail hakk half hand handle hands hang hangout happen happenings happens
    happiness happy hard harm harmony has hasn hate haul hauls have haven he head heads heaps hear heard heart
    hearts heaven heavy held hell hello help helpful helps her here herself hey hi hidden hide high high-quality
    higher highest highlight highlights highly hilarious him himself hints hip his hit hits hne hobbies hobby
    hobbyists hold holders holds hole holiday honest honestly hong honor hop hope hopes horrible host hosts hot
    hottest hour hours how howdy however html http https hub huge human humanities humans humble humor humour
    hundreds husband hype i icon iconic icons idea ideal ideas identify ideology idiot idiots idk ie if iii illegal
    image imagery images imaginary imagination imagine immediate immersive imo impact important impossible
    impressions improve improvement imtrackinglink in in-depth inc inch include includes increase incredible
    independent individual individuals infinite influence info inform information informative inner innovation
    innovations innovative input inquire inquiries insane inside insight insights inspiration inspirational inspire
    insta instagram instance instances instant instead intellectual intelligent intended intense intent intention
    intentions interact interaction interactions interactive interest interested interests intermediate
    international internet intersection into introduce invite involve involves irl ironic irony is isn issue issues
    it item items its itself jan january join joint journey journeys joy joys judge judgement judgment jul july jump
    jun june just keep keeps kept key kick kid kill kind kinda kindly kindness kinds knew know knowledge known knows
    lack ladies lady land lane lang large larger largest las last late later latest laugh layer lazy lbs lead leader
    leaders leads learn least leave left legit legitimate length less let lets level levels library lie lies life
    lifestyle lifetime light like like-minded likes lil limit limits line lines link links linktr linktree lip list
    listen lists lit literally little live live-action lives lmao local locals location locations log lol long
    longer look looks loop los lose loss lost lot lots lounge love lovely lover lovers loves low lower lowkey loyal
    ltd luck lucky mad made main mainly mains mainstream maintain major make makes male man manage manner many march
    mark mass masses massive master masters match matches mate material materials matter matters mature max may
    maybe me mean means meant med media medium meet meets meetup meetups mega megathread member members memories
    memory men mention merge message messages met meta method methods mid middle might mighty mild mile miles
    million millions min mind minds mine mini minimal minimum minor minute minutes miracle miss mission mistakes mix
    mixes mod mod-approved moderation moderator moderators modern modmail mods mom moment moments mommy mon monday
    month months mood more morning most mostly mother motion mount move moved movement moves much multiple mundane
    must must-have mutual my myself name names narrative narratives nation national nationalphotosubs nations native
    natural nature navigate nbsp nda near nearby nearly necessary need needed needs negative negativity neither neo
    nerds net network neutral never new newbie newbies newcomers newest news next nice niche night nights nine no
    nobody noise non non-official none nonnude nonsense nor normal north northern nose not note notes nothing notice
    nov november now nowhere nsfw number numbers object objects obscure observations occasional occur oct october
    odd odds of off offer offers offical official officially offline oficial often ok okay old older oldest omg on
    one one-stop ones online only onlyfans onto open operation opinion opinions opportunities opportunity opposite
    option options or orange order orders ordinary org organize origin original originally origins other others
    otherwise our ours ourselves out outdoors outer outline outs outside over overall own owner owners ownership
    page pages paid pain pair pals para paradise parody part participants participate particular partner partners
    parts party pass passion passionate past path patreon pay payla peace peeps people peoples per perfect perhaps
    period permanent perpetuity person persona personal personalities personality persons perspective perspectives
    phase photo photographs photos phrase physical pic pick picks pickup pics picture pictures piece pieces pin pink
    place placeholder places plain plan plans platform play player players plays please pleasure plenty pls plus plz
    pocket point points pok polite poor popular population position positions positive positivity possibilities
    possible post poster posters postings posts potential pound power powerful powers practical practice practices
    praise prefer premier premium prepare presence present presents preserve press pressure pretty prevent previous
    pride primarily primary prime principles prior private pro probably problem problems process processes produce
    product products professional professionals profile profiles program progress project projects promote proof
    proper pros protect proud provide provides public pull purchase purchases pure purple purpose purposes pursuit
    push put puts quality que queries question questions quick quiet quirks quirky quite quot quote quotes rage
    rainbow raise raised ran random range rant rants rare rate rather raw reach react reaction read readers ready
    real real-time real-world realistic reality realize really realm reason reasons receive recent recently
    recommend recommendation recommendations recs red reddit reddit's redditor redditors reddits redemption reduce
    refer reference references refers reflect refuge regard regardless regards region regions regular reign
    relatable relate relates relation relations relax release releases relevant reliable remain remember reminder
    removal remove replace replies reply report reports repost reposts represent representation represents request
    requests require resembles resident residents resmi resource resources respect response responses responsible
    rest restore result results return returns reveal reveals reverse review reviews revival revolutionary reward
    rewards rich rid right riot rip rise river rkiye role roles roll room rooms roots round routine routines rule
    rules rumors rumours run runs sad safe said sake same sample san sanctuary santa saturday save saw say says
    scale scary scene scenes schedule scream search season seasons second secret secretly secrets section see seek
    seekers seeks seem seems seen selection self self-promotion sell send sense sent sep separate september series
    serious seriously serve serves service session set sets settings setup setups seven several sfw shadow shadows
    shall shape shapes share shares she shenanigans shit shitpost shitposts shitty short shot shots should shouldn
    show showcase showcases showing shown shows shut sick side sidebar sides sigma sign significant signs silent
    silly similar simple simply since sincere single sir sister sit site sites situation situations six size sizes
    sky slang slice slow small smaller smart smarter smile smooth snapchat snippets so so-called social socials
    society soft sold solely solid solidarity solo solution solutions solve some somebody somehow someone something
    sometimes somewhat somewhere son soon sorry sort sorts soul souls sounds source sources south southeast southern
    space spaces spam spark speak speakers special specializes specific specifically specifics spectacular spectrum
    speculate spend spicy spin spirit spirits split spoiler spoilers spoken spot spots spread square stack staff
    stage stance stand standard stands star start starts stash state statement states status stay step steps stick
    stickied still stop stories story straight strange stranger strangers street strength strictly strive strong
    stronger struggle struggles stuck stuff stuffs stunning stupid style styles sub sub-reddit subbreddit subject
    subjects submission submissions submit subreddit subreddits subscribe substance success successes such suck
    sucks sudden suddenly suffer sufferers suggest suggestion suggestions summary sun sunday sunny super superior
    support supporters supportive supports supreme sure surface surprise surreal surveys sweet t.me table tackle tag
    tags take taken takes tale talent talented talents tales talk talks tall target task tasks taste tbh tbol teach
    team teammates teams tears telegram tell tells template ten tend tenets term terminal terms terrible test text
    texts than thank thanks that thats the their them theme themes themselves then theories theory there these they
    thick thing things think thinker thinkers thinks third third-party this those though thought thoughts thousand
    thousands thread threads three through throughout throw throwback thursday thus thx ticket tidbits tier tik
    tiktok til till time timeless times tiny tip tips tired titan title titles to today together tok told tomorrow
    tone tonight tons too took top topic topics toplulu total totally touch tough toward towards town track
    tradition traditional transform transformation transparent treat trends tribe tribute trick tricks tried tries
    trip trips trivia trouble true trust truth try tuesday turn turns twice twin twins twist twitter two type types
    ultimate ultra umbrella uncle und under understand understanding union unique uniqueness unit unite united units
    universal universe universities unknown unleash unless unlike unofficial until unusual up update updates upload
    upon upper ups upvote upvotes us usage use useful useless user users uses usual usually utility utmost valuable
    value values van variants variations varieties variety various vast vent versatile version versions very via
    vibe vibes vibrant victories victory vid video videos vids view viewers views village vip viral vision visit
    visitor visitors visual visuals voc voice voices void von wacky wait wake walk walks wall wanna want wanted
    wants warm was wash wasn watch way ways we wear wednesday week weekend weekends weekly weeks weird welcome
    welcomes welkom well well-known went were weren west western wet what whatever whats whatsapp when whenever
    where wherever whether which while whilst white who whoever whole wholesome whom whos whose why wide wife wiki
    wild will willing willkommen win winner wins wisdom wish wishes wit with within without woes woman women won
    wonder wonderful wonders word words work works world worlds worldwide worry worse worst worth would wouldn wow
    write written wrong wtf www xx yall yard yay yeah year year-old years yellow yes yesterday yet york you young
    younger your yours yourself youtube yummysubnet zero zone
  `),
);

// One of these makes the whole list unfit: its neighbours are seldom better.
const EXPLICIT = new Set(
  listWords(`
    anal bbw bdsm bj bjs blowjob boobs booty boobies bukkake cam-girl camgirl clit cock cocks
    creampie cuck cuckold cum cumming dildo escort f4m f4f femboys fap fapping fetish footjob futa gostosa gostosas
    handjob hentai hookup horny incest kink kinks kinky lewd lewds loli m4f m4m masturbate milf milfs
    naked nsfw nude nudes nudity onlyfans orgasm panties pawg penis porn pornstar pornstars pussy rape raped
    selfsuck sex sext sexting sexual sexy shota slut sluts squirt swinger swingers thot threesome tits titties
    topless twerk twerking upskirt vagina waifus whore whores xxx yiff
  `),
);

// Never repeated, whoever said it: slurs, insults, and what could sound like an accusation of someone.
const HARSH = new Set(
  listWords(`
    abuse abused abuser addict addicts alcoholic arrested assault autistic bastard cheater cheating corrupt crackhead crap
    creep creepy criminal criminals cult dead death died divorce drunk dumbass exposed exposing faggot fat fatty fraud
    fraudulent fuck fucked fucking fugly genocide gore groomer grooming hate hater haters hitler hoe idiot idiots incel incels
    insane junkie kill killed killer kills liar liars loser losers molest moron morons murder murdered nazi nazis okbuddyretard
    overdose pathetic pedo pedophile pedophiles predator pregnant psycho racist racists rapist retard retarded retards scam
    scammer scammers scams scum sexist shame shit shithole shitty simps suicidal suicide terrorist terrorists thief thieves
    ass asses babes bitch bitches dick dicks ebony goon gooning jerk jerking oral soles smut piss cunt
    asshole bikini bs bullshit moronic scandal scandals offense pajero feet foot infidelity legs misery sole toe toes bullied cheated crazy psychotic sue lawsuit guilty convicted
    toxic tranny trash ugly victim victims violence tankies worship snark snarking
  `),
);

export function isExplicit(word: string): boolean {
  return EXPLICIT.has(word) || EXPLICIT_PART.test(word);
}

export function isHarsh(word: string): boolean {
  return (
    HARSH.has(word) ||
    word.includes("fuck") ||
    word.includes("shit") ||
    (word.includes("-") && word.split("-").some((part) => HARSH.has(part)))
  );
}
