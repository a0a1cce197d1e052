import { listWords } from "./list-words.ts";

/** Words that any community may use: they tell nothing about this one. */
export const GENERIC_WORDS = new Set(
  listWords(`
    a an and are aren as at be but by can cant could couldn did didn do does doesn dont for from get gets had hadn
    has hasn have haven he her here him himself herself his how however i if in into is isn it its itself just let
    lets like likes may me might must my myself no nor not of off on onto or our ours ourselves out over shall she
    should shouldn so some such than that thats the their them themselves then there these they this those though
    although through throughout to too under unless until till up ups upon us very via was wasn we were weren what
    whatever whats when whenever where whether which while who whoever whom whose why will with within without won
    would wouldn yall yes yeah yet you your yours yourself ok okay hey hello hi lol lmao etc ect aka eg ie pls plz
    thx idk til wtf omg tbh imo btw ain gonna wanna gotta kinda dude dudes bro bros guys guy folks fellow fellows
    able about above according across act acts actual actually add affairs afraid again against age ago ahead aim
    aims alike alive all allow allows almost alone along alot already also alternate alternative alternatives always
    am amateur amateurs amazing among amongst amount another answer answers any anybody anymore anyone anything
    anytime anyway anywhere apart appear appears appreciate appreciation approach appropriate area areas around
    article articles aside ask aspect aspects aspiring ate attempt attempts attention authentic available average
    avoid aware awareness away awesome back background backgrounds bad banned bans banner base basic basics
    became because become becomes been before began begin begins behind being believe believers beloved below bem
    benefit benefits best better between beyond big bigger biggest bit bizarre board boards both bottom bought
    brand brands brave brilliant bring brings broad broken broke brought bunch but buzz call calls came can capture
    care carry case cases casual catch catches category caught cause causes celebrate celebrates celebration center
    central centre century certain chance change changes channel channels chaos chat chats check checks choice
    choices choose chosen claim claims classic classics clean clear click close club clubs collab collaborate
    collaboration collective collection collections combination combines come comes comfort comfortable comment
    comments common communicate communication communities community community-driven community-run compare complain
    complete completely complex comprehensive concept concepts concern concerns condition conditions congregate
    connect connection connections consider consists constant constructive contact contain contains content contents
    context contribute controversial conversation conversations cool coolest copy corner correct count couple course
    cover coverage covers create creates creation creations creative creativity creator creators critical criticism
    crazy criticize curious current currently cut cute cutest daily damn dark date dates day days deal deals dear
    decade decent decide decision dedicated deep definition definitive delicious description descriptions deserve
    deserves desire despite destination detail details develop developments devoted die dies difference different
    difficult direct directly dirty disclaimer discord discover discoveries discovery discuss discusses discussion
    discussions display displays diverse document documents don done dos double down dozens drew drop drops dry due
    dumb dynamic each early easier easily easy edge effect effective effects effort either elements else elsewhere
    emphasis empty enable enables encounter encounters encourage encourages end endless ends engage engagement enjoy
    enjoyers enjoyment enjoys enough ensure enter entertainment enthusiast enthusiasts entire environment epic
    especially essential ever every everybody everyday everyone everything everywhere evidence exactly example
    examples excellent except exclusive exclusively exist existence exists expand expect expensive experience
    experiences experiment expert experts explain explore explores expose express expression extra extraordinary
    extreme eye eyes face faces fact facts fail fails fair fake fakes familiar fan fan-made fan-run fancy fanpage fans
    fantastic faq far fast faster favorite favorites favourite favourites feature features feedback feel feelings
    feels fell felt few find findings finds fine finest finish first fit fits five fix flair flairs focus focuses
    follow followers follows follower forever forget form formats former formerly forms forum forums forward four
    free freely fresh friend friendly friends friendship friendships from front fuck full fully fun function
    functional funniest funny future gain gallery garbage gather gathering gathers gave general generally generation
    genuine get gif gifs gift give given gives giveaway giveaways glad global go goal goals goes gone good goods
    gorgeous got grab grand grande great greater greatest greetings ground group groups grow growth guess guest
    guests guidance guide guidelines guides half hand handle hands hang hangout happen happens happy hard hate head
    heads hear heart hearts held hell help helpful helps hidden hide high high-quality higher highest highlight
    highlights highly hilarious hit hits hobbies hobby hobbyists hold holders honest hope hopes horrible hot hottest
    hour hours hub huge hub human humans humble hundreds icon icons iconic idea ideas idiot idiots image images
    imaginary imagine immersive impact important impossible improve improvement in-depth inc includes include
    incredible individual individuals info inform information informative inner innovation innovative input inquire
    insane inside insight insights inspiration inspire instance instances instant instead intended intense interact
    interaction interactions interactive interest interests interested international internet introduce invite inch
    irl irony issue issues item items join joy jump keep keeps kept key kick kid kill kind kinds knew
    know knowledge known knows lack lady ladies large larger largest last late later latest laugh layer lazy lead
    leader leaders leads learn least leave left legit legitimate length less let level levels library lie lies life
    lifestyle lifetime light like-minded limit limits line lines link links list lists lit literally little live
    lives local locals location locations lol long longer look looks lot lots lounge love lovely lover lovers loves
    low lower lowkey lucky ltd mad made main mainly mains mainstream maintain major make makes manage manner many
    mark mass massive mate material materials matter matters mature maybe mean means meant media medium meet meets
    meetup meetups mega megathread member members memories memory mention merge message messages met method methods
    mid middle mighty mild miles million millions mind minds mine mini minimal minimum minor minute minutes miss
    mistakes mix mod moderator moderators moderation mods moment moments month months mood more most mostly move
    moved moves much multiple mutual name names national native natural nature near nearby nearly necessary need
    needed needs negative network never new newbie newbies newcomers newest news next nice niche night nine nobody
    non none nonsense non-official normal nose not note notes nothing notice now nsfw number numbers object objects
    obscure occasional odd offer offers offical official officially offline often old older oldest one ones
    one-stop online only open opinion opinions opportunities opportunity option options order orders ordinary
    organize origin original originally origins other others otherwise overall own owner owners ownership page pages
    pair part participants participate particular parts party pass passion passionate past pay peace people per
    perfect perhaps period permanent person personal perspective perspectives phase photo photos photographs pic pick
    picks pics picture pictures piece pieces pin place places plain plan plans platform play player players please
    plus point points polite poor popular population position positive positivity possible post poster posters posts
    potential power powerful powers practical practice practices prefer premier premium prepare present presents
    press pretty prior private pro probably problem problems process processes produce product products professional
    professionals profile profiles program progress project projects proof proper pros protect proud provide
    provides public pull pure purpose purposes push put puts quality question questions quick quiet quite quote
    quotes random range rare rate rather raw reach react reaction read readers ready real real-time real-world
    realistic really realm reason reasons receive recent recently recommend recommendation recommendations recs
    redditor redditors reddit reddits refer reference references refers regard regardless regards region regions
    regular relatable relate relates relation relations relax relevant reliable remember reminder remove replace
    report reports represent request requests require resource resources respect response responses responsible rest
    result results return returns reveal reveals review reviews rich rid right rise role roll room rooms round
    routine rule rules run runs sad safe said same sample saw say says scene scenes schedule second secret secrets
    section see seek seekers seeks seem seems seen self send sense sent serious serve serves service set sets setup
    setups several sfw shape share shares shit shitpost shitposts shitty short shot shots show showcase showcases
    shows side sides sidebar sign significant signs silent silly similar simple simply since single sir sit site
    sites situation situations six size sizes slow small smaller smart smooth social society soft solely solid
    solution solutions solve somebody someone something sometimes somewhere soon sorry sort sorts source sources
    space spaces spam speak special specific specifically spend spirit split spoiler spoilers spot spots spread
    square staff stage stand standard stands star start starts state statement states stay step steps stick still
    stop stories story straight strange stranger strangers strictly strong struggle struggles stuck stuff stupid
    style styles sub subbreddit subject subjects submission submissions submit subreddit subreddits sub-reddit
    subscribe suck sucks sudden suddenly suffer sufferers suggest suggestion suggestions super superior support
    supporters supportive supports sure surface surprise sweet table tag tags take taken takes tale tales talent
    talk talks task tasks taste tell tells template ten tend term terms terrible text texts thank thanks theme themes
    theories theory thick thing things think thinks third thought thoughts thousand thousands thread threads three
    throw thus ticket tier time timeless times tiny tip tips tired title titles today together tok told tomorrow
    tone tonight took top topic topics total totally touch tough toward towards town track tradition
    traditional treat tribute trick tricks tried tries trip trips trouble true truth try turn turns twice twist two
    type types ultimate ultra understand union unique unit unite united units universal universe unknown unlike
    unofficial unusual update updates upload upper upvote upvotes usage use useful useless user users usual usually
    utility valuable value values variety various vast version versions vibe vibes vibrant vid video videos vids view
    viewers views vip viral visit visitor visitors visual visuals voice voices wait walk walks wall want wants warm
    watch way ways week weekly weeks weird welcome welcomes well went whole wide wild willing win wish wishes woman
    women men man girl girls boy boys wonder wonderful word words work works world worlds worldwide worry worse worst
    worth write wrong year years yesterday young younger
    www http https com org net html discord.gg t.me wiki faq dm dms mod-approved nda lbs min max sep aug oct nov dec
    jan feb apr jun jul
    january february march april june july august september october november december monday tuesday wednesday
    thursday friday saturday sunday weekend weekends morning evening
    colleges universities humanities automobiles outdoors beverages celebrities personality alumni affiliated
    nationalphotosubs imtrackinglink churchof payla rkiye pok mon tbol hne hakk espa comunit communaut aqu fran voc
    telegram instagram insta twitter facebook tiktok tik youtube snapchat onlyfans whatsapp linktr linktree patreon
    born raised american-born native year-old better-known so-called go-to must-have well-known nonnude
    amp nbsp quot lang san santa los las von van der del est que
    perpetuity honestly stickied thats kinda whats fails shenanigans bienvenidos bienvenue willkommen
    welkom bem-vindo commonly primarily strive sincere admire admirers brag vent rant rants appreciator
  `),
);
