/** As in a-to-e.ts. */
export const SUBJECTS_F_TO_M = `
Facebook ads|{facebook,meta} ads|facebookads
fantasy maps|fantasy map(s),map making|inkarnate mapmaking
fantasy novels|{epic,dark,high,urban,cosy,cozy} fantasy,fantasy {novel(s),book(s),series,trilogy}|fantasy fantasybooks
farming|farm{s,er(s),ing},livestock|farming
fathers|for {dads,fathers},dads|daddit
fermentation|ferment{ed,ing,ation},kimchi,sauerkraut|fermentation
Figma|figma|figmadesign
film making|film-mak*,short film(s),cinematograph*|filmmakers
film photography|film photograph*,analog(ue) {photo,camera}*,35mm,darkroom(s)|analogcommunity analog
first-time buyers|first time {home-,}buyer(s),mortgage(s)|firsttimehomebuyer
fishing|angl{er(s),ing},fly fishing|fishing
fitness after fifty|over {fifty,sixty,50,60}|fitness30plus
flashcards|flashcard(s),spaced repetition,anki|anki
flight simulation|flight sim*|flightsim
flights and points|flight deal(s),cheap flights,award flights,airline miles|churning awardtravel flights
flowers|florist(s),cut flowers,flower farm*,bouquet(s)|flowers florists
Flutter|flutter|flutterdev
folk music|folk {music,song(s),singer,band}|folk
food allergies|food allerg*,nut free,allergen*|allergies foodallergies
food trucks|food {truck(s),van(s),cart(s)},{converted,old} {ambulance,horsebox,van,airstream}|foodtrucks
football managers|football manager(s),fantasy {football,premier league}|fantasyfootball fantasypl
foraging|forag{e,er(s),ing}|foraging
forex|forex|forex
Formula 1|formula-{1,one},f1|formula1
fossils|fossil(s),paleontolog*|fossilid paleontology
foster animals|foster {home(s),dogs,cats,kittens},rescue {dogs,cats,animals},animal {rescue,shelter}*|animalrescue
fountain pen ink|ink(s)|fountainpens
fountain pens|fountain pen(s),iron gall|fountainpens
FPGAs|fpga(s),verilog|fpga
fragrance|perfume(s),fragrance(s),cologne|fragrance
freelancing|freelancers,for freelanc*,self employed,freelancing|freelance
front-end development|front-end,css,react component(s)|frontend webdev
frugality|frugal*,{save,saving} money,thrifty|frugal
functional 3D prints|functional print*,3d print* {part(s),organi*,insert(s),case(s)},3d printer(s)|functionalprint
funeral trade|funeral {director(s),home(s)}|askfuneraldirectors
Funko|funko*|funkopop
furniture|sofa(s),standing desk(s),office chair(s),desk(s)|officechairs standingdesks
furniture making|furniture {mak*,build*},handmade furniture,cabinet-mak*|woodworking furniture
furniture restoration|{furniture,antique} restor*,upcycled furniture,upholster*|furniturerestoration furnitureflip upholstery
game audio|game {audio,music,sound},{for,in} {indie ,}games|gameaudio
game consoles handheld|steam deck,handheld console(s)|steamdeck sbcgaming
game development|game dev*,indie {game ,}dev*,game {studio(s),engine(s),asset(s)}|gamedev
garden design|garden design*|landscaping
gardening|garden(s),gardening,gardener(s)|gardening
GCSEs|gcse(s)|gcse
genealogy|genealog*,family tree(s),ancest{ors,ry}|genealogy
geocaching|geocach*|geocaching
gifted and neurodivergent people|neurodiver*,body doubling|neurodiversity adhd
Git|git {client,gui,hook(s),repos*},version control|git
glass|stained glass,glassblow*,lampwork|stainedglass glassblowing
Go|baduk,game of go|baduk
goats|goat(s)|goats
golf|golf*|golf
Google Ads|google ads,ppc,adwords|ppc googleads
graphic design|graphic design*,logo design*|graphic_design
GRE and GMAT|gre,gmat|gre gmat
grief|grie{f,ving},bereave*,widow{s,ed,er(s),}|widowers
guinea pigs|guinea pig(s)|guineapigs
guitar|guitar(s),guitarist(s),fretboard(s)|guitar
guitar lessons|guitar {course,lesson(s),teacher(s),player(s),practice},fretboard,learn guitar|guitarlessons learnguitar
guitar pedals|guitar pedal(s),effect(s) pedal(s)|guitarpedals diypedals
Gundam|gunpla,gundam|gunpla
habits|habit(s),habit track*|getdisciplined thexeffect
hair and beauty salons|hair-{stylist(s),dresser(s),salon(s)},salon(s)|hairstylist
hair loss|hair loss,balding|tressless
hammock camping|hammock(s)|hammocks hammockcamping
hamsters|hamster(s)|hamsters
hand-dyed yarn|hand dyed,indie dyer(s),natural dye(s)|dyeing yarnaddicts knitting crochet
hats|{felt,straw,cowboy,custom,wool} hat(s),hat-mak*,milliner*,fedora(s)|hats
headphones and hi-fi|headphones,hi-fi,audiophile(s),speakers and|headphones audiophile
hearing loss|hearing aid(s),hard of hearing,deaf*|hardofhearing deaf
heating and cooling|hvac,heat pump(s)|hvac
help desks|help-desk(s),ticketing,it support|helpdesk
hiking|hik{er(s),ing},trail-map(s)|hiking
hip-hop production|beats,hip hop,beatmak*|makinghiphop
historical fiction|historical {fiction,novel(s)}|historicalfiction
history podcasts|history podcast(s)|historypodcast
Home Assistant|home assistant,hacs|homeassistant
home brewing|home-brew*|homebrewing
home energy|energy {bill(s),audit(s),efficien*},insulation|heatpumps
home gyms|home gym(s)|homegym
home improvement|home {improvement,renovation,repair(s)},renovat*,handym{a,e}n|homeimprovement diy handyman
home organisation|organi{s,z}{e,ing} {your ,}{home,house,closet,pantry},professional organi{s,z}er(s)|declutter organization
home-schooling|home-school*|homeschool
homelabs|home-lab(s),home server(s),proxmox|homelab homeserver
homesteading|homestead*,self sufficien*|homestead
honey|honey|beekeeping honey
horror films|horror {film(s),movie(s)}|horror
horror games|horror game(s),survival horror|horrorgaming
horror novels|horror {novel(s),book(s),stor*,fiction}|horrorlit
horses|horse(s),equestrian*|equestrian horses
hot sauce|hot sauce(s),hot honey,carolina reaper(s),habanero(s),ghost pepper(s),chil(l)i oil|hotsauce spicy hotpeppers
house plants|house-plant(s)|houseplants
HR|hr {team(s),manager(s),department(s)},human resources,onboarding employees|humanresources
hunting|hunters,hunting|hunting
hydroponics|hydropon*|hydroponics
IBS|ibs,irritable bowel,low fodmap|ibs sibo
ice cream|ice cream,gelato|icecreamery icecream
ice hockey|ice hockey,hockey|hockey
idle games|idle game(s),incremental game(s),clicker|incremental_games
IELTS|ielts,toefl|ielts
immigrants|immigra*,visa(s),green card(s)|immigration
improv and comedy|improv,stand-up comed*|improv standupcomedy
index funds|index fund(s),etf(s),boglehead(s)|bogleheads
Indian food|indian {food,cooking,curr*,spice*},masala(s)|indianfood
indie games|indie game(s)|indiegaming
indie rock|indie {rock,band,folk}|indieheads indie_rock
infertility|infertil*,ivf,trying to conceive,ttc|tryingforababy
influencers|influencer(s),content creators,ugc|influencermarketing
insects|insect(s),entomolog*|insects entomology
insomnia|insomnia|insomnia sleep
Instant Pots|instant pot(s),pressure cook*|instantpot
insurance|insurance {agent(s),broker(s)}|insurance
interactive fiction|interactive fiction,text adventure(s),twine|interactivefiction
interior design|interior design*,home decor|interiordesign homedecorating
intermittent fasting|intermittent fasting,fasting|intermittentfasting fasting
introverts and shyness|introvert(s),social anxiety,shy people|socialanxiety introvert
IoT|mqtt,iot|iot
iPad|ipad|ipad
isopods|isopod(s)|isopods
Japan travel|{trip(s),travel} {to,in} japan|japantravel
JavaScript|javascript,typescript,node-js|javascript typescript node
jazz|jazz|jazz
jewellery making|jewel(l)er{y,s},silversmith*,goldsmith*|jewelrymaking jewelry silversmith
job seekers|job {seeker(s),search*,hunt*},resume(s),cover letter(s),cv(s)|resumes jobs
journaling|journal(l)ing,journals|journaling
juggling and circus|juggl*|juggling
kayaking|kayak*|kayaking
keto|keto,low carb|keto
kettlebells|kettlebell(s)|kettlebell
kitchen knives|{kitchen,chef(s)} knives,chef(s) knife|chefknives
kites|kite(s)|kites
knitting|knit{ting,ter(s),},sock yarn|knitting
knives and EDC|edc,everyday carry,pocket kni{fe,ves}|edc
knots|knots|knots
kombucha|kombucha|kombucha
Korean food|korean {food,cooking,bbq}|koreanfood
Kubernetes|kubernetes,k8s,helm chart(s)|kubernetes
lab science|lab {technician(s),scientist(s),notebook(s)}|labrats medlabprofessionals
landlords|landlord(s),rental propert*|landlord propertymanagement
landscaping|landscap{er(s),ing},lawn care|landscaping lawncare
language learning|language learn*,learn(ing) {a ,}{new ,}language(s),vocabulary,polyglot(s)|languagelearning
laptops|laptop(s)|laptops
larp|larp(s),live action role|larp
laser cutting|laser {cut*,engrav*}|lasercutting
laundry|laund{ry,romat,erette}(s)|laundry
law school|law students,bar exam,lsat|lawschool lsat
lawns|lawn(s),mowing|lawncare
lawyers|lawyers,law firm(s),attorneys|lawyertalk
learning Arabic|{learn*,practi{c,s}e} arabic|learn_arabic
learning Chinese|{learn*,teach*,practi{c,s}e} {chinese,mandarin},hanzi,hsk|chineselanguage
learning Dutch|{learn*,practi{c,s}e} dutch|learndutch
learning English|{learn*,practi{c,s}e,improve} {your ,}english,english {learners,lessons,speaking}|englishlearning
learning Finnish|{learn*,practi{c,s}e} finnish|learnfinnish
learning French|{learn*,teach*,practi{c,s}e} french,french {learners,lessons,course,teacher(s)}|french learnfrench
learning German|{learn*,teach*,practi{c,s}e} german,german {learners,lessons,course,teacher(s)}|german
learning Greek|{learn*,practi{c,s}e} greek|greek
learning Hindi|{learn*,practi{c,s}e} hindi|hindi
learning Italian|{learn*,practi{c,s}e} italian,italian {learners,lessons,course}|italianlearning
learning Japanese|{learn*,teach*,practi{c,s}e} japanese,japanese {learners,lessons,course},kanji,jlpt|learnjapanese
learning Korean|{learn*,teach*,practi{c,s}e} korean,hangul,korean {learners,lessons}|korean
learning Latin|{learn*,read} latin|latin
learning Norwegian|{learn*,practi{c,s}e} norwegian|norsk
learning Polish|{learn*,practi{c,s}e} polish|learnpolish
learning Portuguese|{learn*,practi{c,s}e} portuguese|portuguese
learning Russian|{learn*,practi{c,s}e} russian|russian
learning Spanish|{learn*,teach*,practi{c,s}e} spanish,spanish {learners,lessons,course,teacher(s)}|learnspanish spanish
learning Swedish|{learn*,practi{c,s}e} swedish|swedish svenska
learning Thai|{learn*,practi{c,s}e} thai|learnthai
learning to code|learn {to ,}{code,program*,python},coding bootcamp(s),beginner(s) {coder(s),programmer(s)}|learnprogramming learnpython
learning Turkish|{learn*,practi{c,s}e} turkish|turkish
learning Vietnamese|{learn*,practi{c,s}e} vietnamese|vietnamese learnvietnamese
leatherwork|leather{work,craft}*|leathercraft
legal tech|legal tech*,paralegal(s)|paralegal lawyertalk
LEGO|lego|lego
LGBTQ people|lgbt*,queer,gay {men,bar(s)}|lgbt
librarians|librarian(s)|librarians libraries
lighting|{table,desk,floor,pendant} lamp(s),lampshades|lighting
linguistics|linguist*,etymolog*|linguistics etymology
Linux|linux,ubuntu,arch linux|linux linux_gaming
LitRPG|litrpg|litrpg progressionfantasy
LLM apps|llm(s),large language model(s),rag,ai agent(s)|llmdevs ai_agents
lo-fi music|lo-fi|lofi
local LLMs|local {llm(s),model(s)},ollama,llama-cpp|localllama ollama
local multiplayer games|couch co-op,local {co-op,multiplayer}|localmultiplayergames
local SEO|local {seo,search},google {business profile,reviews}|localseo seo
lock picking|lock-pick*|lockpicking
locksmiths|locksmith(s)|locksmith
logic puzzles|{logic,word,number,daily,math} puzzle(s),sudoku,crossword(s)|puzzles
logistics|logistics,supply chain,warehouse(s)|logistics supplychain
loneliness|lonel{y,iness},mak{e,ing} friends|lonely makenewfriendshere
LoRa|lora(wan)|lora
Mac|mac {app,utility,menu bar},macos|macapps macos
machine learning|machine learning,ml model(s),deep learning,neural net*|machinelearning learnmachinelearning
machining|machinist(s),cnc,lathe(s)|machinists cnc
macramé|macrame|macrame
magic tricks|magic trick(s),magician(s)|magic
Magic: the Gathering|magic: the gathering,mtg,commander deck(s)|magictcg edh mtg
make-up|make-up artist(s),cosmetics|makeup makeupaddiction
makerspaces|makerspace(s),hackerspace(s)|makerspace
manga and anime|manga,anime|anime manga
maps|cartograph*,gis|maps gis
martial arts|martial arts,karate,bjj,jiu jitsu,judo|martialarts bjj
massage|massage therap*|massagetherapists
mathematics|math(s),mathematics,calculus,algebra|learnmath math
maths teachers|math(s) teacher(s)|matheducation mathteachers
mattresses|mattress*|mattress
ME/CFS|me cfs,chronic fatigue,long covid|cfs covidlonghaulers
meal planning|meal {plan*,prep*}|mealprepsunday mealprep
mechanical keyboards|mechanical keyboard(s),split keyboard(s),keyboard kit(s)|mechanicalkeyboards ergomechkeyboards
media servers|plex,jellyfin,media server(s)|plex jellyfin
medical school|med{ical,} students,usmle,mcat|medicalschool premed mcat
medicine|doctors,physician(s),medical resident(s)|medicine residency
medieval history|medieval,middle ages|medievalhistory
meditation|meditat*,mindful*|meditation mindfulness
men's fashion|menswear,mens {fashion,clothing,suit(s),shirt(s),style}|malefashionadvice
menopause|menopaus*|menopause
metal|{black,death,doom,heavy,thrash} metal,metal band|metal
metalworking|metalwork*,sheet metal|metalworking
metroidvanias|metroidvania(s)|metroidvania
microgreens|microgreen(s)|microgreens
migraine|migraine(s)|migraine
military life|military {spouse(s),families},soldiers|military
Minecraft|minecraft|minecraft
minerals|mineral(s),rockhound*,crystal(s)|rockhounds crystals
mini PCs and PC building|pc build*,custom pc(s)|buildapc
miniature painting|miniature paint*,warhammer|minipainting
miniatures games|miniature(s)|minipainting
minimalism|minimalis*,declutter*|minimalism declutter
MMOs|mmo(rpg)(s)|mmorpg
mobile games|mobile game(s),{ios,android} game(s)|androidgaming iosgaming
model kits|scale model(s),model {kit(s),airplane(s),tank(s)}|modelmakers
model trains|model {train(s),railway(s),railroad(s)}|modeltrains
mothers|for {mums,moms,mothers},mums,moms|mommit
motorcycles|motorcycle(s),motorbike(s)|motorcycles
mountain biking|mountain bik*,mtb|mtb
moving abroad|mov{e,ing} abroad,relocat*|expats iwantout
MSPs|msp(s),managed service provider(s)|msp
MUDs|mud(s),text based {mmo*,rpg,game}|mud
museums|museums|museumpros
mushrooms|mushroom(s),mycolog*|mushroomgrowers
music for children|childrens music,kids songs|toddlers
music production|vst(s),music producers,audio plug-in(s)|edmproduction audioengineering
music teaching|music {teacher(s),lessons,school(s)}|musiced
music theory|music theory,chord progress*,ear training|musictheory
mysteries and thrillers|{mystery,crime,detective} {novel(s),book(s),series,fiction},thriller(s),cosy myster*|mysterybooks thrillerbooks
`;
