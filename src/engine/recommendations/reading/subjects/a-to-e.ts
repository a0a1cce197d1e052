/**
 * What a subject is called | how people say it | the communities that are about it, the nearest first. Their
 * names are often not what a founder says: r/nursing, and nobody but 'night shifts on a ward'.
 *
 * A comma is between ways to say it. 'run(s)' has an end that may be missing, 'run*' any end, and '*' is a word
 * of any kind; '{a,b}' is one of them, and 'home-brew' is one word or two.
 */
export const SUBJECTS_A_TO_E = `
3D modelling|3d model*|3dmodeling
3D printing|3d print*|3dprinting
4x4|4x4,off-road*|4x4
A-levels|a level(s),sixth form|alevel 6thform
accessibility|accessib{le,ility},wcag|accessibility
accounting|accountant(s),accounting {software,firm(s),app},double entry,quickbooks,xero|accounting
acne|acne|acne skincareaddiction
addiction recovery|addiction,recovering addict(s),12 step|addiction stopdrinking
ADHD|adhd|adhd adhdwomen adhd_programmers
adoption|adopt{ion,ive parents},foster {parents,care,children}|adoption fosterit
affiliate marketing|affiliate market*|affiliatemarketing
agencies|{marketing,web,design,creative,digital} agenc*|agency
agile|scrum,agile,sprint plan*|agile scrum
AI art|stable diffusion,midjourney,image generation,comfyui|stablediffusion
air fryers|air fr{yer,ying,ied}(s)|airfryer
Airbnb hosts|airbnb,holiday let(s),short term rental(s)|airbnb_hosts
airline pilots|pilot(s),aviation,student pilot(s),flight school|flying aviation
algorithmic trading|algo{rithmic,} trad*,backtest*|algotrading
amateur radio|ham radio,amateur radio|amateurradio
Amazon sellers|amazon {seller(s),fba,listing(s)},fba|fulfillmentbyamazon amazonseller amazonfba
ambient music|ambient,drone music,tape loops|ambientmusic ambient
American Civil War|civil war|civilwar
ancient history|ancient {history,greece,egypt}|ancienthistory
Android|android {launcher,widget,app}(s)|androidapps
antiques|antique(s)|antiques
anxiety|anxiety,panic attack(s)|anxiety
APIs|rest api(s),graphql,api {docs,testing,client}|webdev
Apple Watch|apple watch|applewatch
aquariums|aquarium(s),fish-tank(s)|aquariums plantedtank
aquascaping|aquascap*,aquarium plant(s),planted tank(s)|aquascape plantedtank
arboriculture|arborist(s),tree surgeon(s),tree climb*,climb trees|arborists treeclimbing
arcade and pinball|pinball,arcade {cabinet(s),machine(s)}|pinball cade
archaeology|archaeolog*,archeolog*|archaeology
archery|archery|archery
architecture|architect(s),architectural {firm(s),practice(s)}|architecture architects
Arduino|arduino(s)|arduino
asthma|asthma*|asthma
astrology|astrolog*,horoscope(s)|astrology
astronomy|telescope(s),stargaz*,night sky|astronomy telescopes
audiobooks|audio-book(s)|audiobooks
autism|autis{m,tic},asperger*|autism aspergers neurodiversity
automation|workflow automation,n8n,zapier,make com|n8n automation
automation games|factory {game,builder,automation},factorio|factorio
AWS|aws,lambda functions|aws
babies|bab{y,ies} {food,clothes,sleep,gear,monitor,sling,carrier},infant(s),first year|newparents beyondthebump
baby gear|baby carrier(s),stroller(s),pram(s),cloth diaper(s)|clothdiaps babywearing
baby names|baby name(s)|namenerds
back pain|back pain,sciatica,herniated|backpain
backpackers and hostels|hostel(s),backpackers|solotravel backpacking
backpacking|backpack{ing,ers}|wildernessbackpacking backpacking
bags and backpacks|backpack(s),messenger bag(s),tote bag(s)|manybaggers onebag
baking|bak{e,es,ing} {cake(s),cookies,bread,at home},cake(s),cupcake(s),cookies and,pastr{y,ies}|baking cakedecorating
ballet|ballet|ballet
Bambu printers|bambu|bambulab
barbecue|barbecue,bbq,brisket|bbq smoking
barbers|barber{s,shop(s),}|barber
bartending|bartend*,cocktail bar(s)|bartenders
baseball|baseball|homeplate baseball
basketball|basketball|basketball
bass|bass {guitar,player(s),lessons},bassist(s)|bass bassguitar
beards|beard(s),beard oil|beards
bed and breakfast|bed and breakfast(s),guest-house(s),innkeeper(s)|hotels airbnb_hosts
beekeeping|beekeep*,bee hive(s),beehive(s),hives|beekeeping
beginner runners|couch to 5k,c25k,new runners|c25k
bicycle commuting|bike commut*,cycle commut*|bikecommuting
bicycle touring|bike-packing,bicycle touring,cycle touring,pannier(s)|bicycletouring bikepacking
bike mechanics|{bike,bicycle} {repair,workshop,kitchen,mechanic}(s),true a wheel|bikemechanics bicycling
bike repair|{bike(s),bicycle(s)} {repair(s),shop,maintenance,parts,tool(s)}|bikewrench
biology|biolog*|biology
bipolar disorder|bipolar|bipolar bipolarreddit
bird feeding|bird feeder(s)|birdfeeding birding
birding|bird{ers,ing,watch*}|birding
Bitcoin|bitcoin|bitcoin
blacksmithing|blacksmith*,forg{ed,ing} {knives,steel,iron,by hand}|blacksmith bladesmith
Blender|blender|blender
blindness|blind,visually impaired,screen reader(s)|blind
blogging|blogger(s)|blogging
board games|board-game(s)|boardgames
boats|boat(s),boating|boating
bodyweight fitness|bodyweight,calisthenics|bodyweightfitness
bonsai|bonsai|bonsai
book recommendations|book {recommend*,club(s),lovers,discovery},reading list(s),readers|suggestmeabook books
bookbinding|bookbind*,hand bound|bookbinding
bookkeeping|bookkeep*|bookkeeping accounting
borderline personality disorder|bpd,borderline personality|bpd
boxing|boxing,boxers|amateur_boxing boxing
bread|sourdough,bakers|breadit sourdough
browser games|browser game(s)|webgames
Buddhism|buddhis*|buddhism
budgeting|budgeting,household budget(s)|personalfinance
bullet journals|bullet journal*,bujo|bulletjournal
bushcraft|bushcraft|bushcraft
business intelligence|dashboard(s) for,business intelligence,power-bi,tableau|businessintelligence powerbi
buy it for life|buy it for life,lasts a lifetime,repairable|buyitforlife
CAD|cad,fusion 360,freecad,openscad|cad
calligraphy|calligraph*,dip pen(s),nibs,ink(s)|calligraphy
camping|camp{ing,ers,site(s),ground(s)},tent(s)|camping
candle making|candle making,hand poured candles|candlemaking
candles|candle(s)|candles candlemaking
car detailing|{car,auto,mobile} detail*|autodetailing detailing
car enthusiasts|car {enthusiast(s),meet(s),people,culture}|cars
car repair|car {repair,maintenance,mechanic(s)},auto {repair,shop(s)},obd*|mechanicadvice autorepair cartalk
career change|career chang*,career {coach*,advice}|careerguidance findapath
caregiving|caregiv*,carer(s),dementia,alzheimer*,ag(e)ing parents|caregivers dementia agingparents
cargo bikes|cargo bike(s)|cargobike
carnivorous plants|carnivorous plant(s)|savagegarden
carpentry|carpent{er(s),ry}|carpentry
cassettes|cassette(s)|cassetteculture
cast iron|cast iron|castiron castironcooking
cats|cat(s),kitten(s)|cats catadvice
cattle and sheep|cattle,sheep,ranch*|ranching sheep
CFA and CPA|cfa,cpa exam|cfa cpa
charities' fundraising|fundrais*,grant {writing,application(s),deadline},grant(s)|nonprofit grants
ChatGPT|chatgpt,gpt *|chatgpt
cheap meals|{cheap,budget,frugal} {* ,}{meal(s),dinner(s),recipe(s),cooking,food}|eatcheapandhealthy budgetfood frugal
cheese|cheesemak*,cheesemonger(s),artisan cheese|cheese cheesemaking
chemistry|chemistry|chemistry
chess|chess|chess chessbeginners
chickens|backyard {chickens,hens},hens,chicken coop(s)|backyardchickens
children's books|{picture,childrens,kids} book(s)|childrensbooks
children's clothes|{kids,children,toddler(s),babies} cloth*,overalls for toddlers|moderatelygranolamoms toddlers
Chinese food|chinese {food,cooking},dumpling(s),dim sum|chinesefood
chocolate|chocolatier(s),bean to bar,chocolate(s)|chocolate
Christian faith|christian(s),bible,devotional|christianity bible
chronic illness|chronic{ally,} {ill,illness*,pain,fatigue}|chronicpain
church|church*,worship {leaders,team*,music},pastor(s)|christianity
cinema|film {club,criticism,reviews},movie {app,reviews,lovers,nights,tracker},movies|movies truefilm
city builders|city build*,colony {sim(s),builder(s)}|citybuilders basebuildinggames
classic cars|classic car(s),vintage car(s)|classiccars projectcar
classical music|classical music,orchestra(s),string quartet(s)|classicalmusic
Claude|claude{ code,}|claudeai
cleaning|clean{ing,ers} {service,company,tips,products,schedule},house clean*|cleaningtips
climate|climate {change,action,crisis},carbon {footprint,emissions}|climate climateactionplan
climbing|boulder{ing,ers},rock climb*,climbers|climbing bouldering
co-operatives|co-operative(s),worker owned|cooperatives
cocktails|cocktail(s),bitters|cocktails
coding interviews|{coding,technical,system design,behavio(u)ral} interview(s),leetcode,interview prep*|leetcode cscareerquestions
coeliac disease|c(o)eliac,gluten free|celiac glutenfree
coffee|espresso,pour over,coffee roast*|coffee espresso
coffee roasting|coffee roast*,roast{ed,ery} {in,small}|roasting coffee
coffee shops|coffee-shop {owners,staff,managers},for {coffee-shops,cafes},barista(s)|barista
coins|coin collect*,numismat*|coins
college admissions|college {application(s),admission(s),essay(s)},common app|applyingtocollege
college students|college students,university students,undergrad*|college
comics creation|make comics,comic artist(s)|comic_crits
command lines|command line,cli,terminal {app,tool,ui}|commandline
community gardens|community garden(s)|gardening
composting|compost*|composting
construction|construction {compan*,crew(s),site(s),manager(s)},general contractor(s),builders|construction
consulting|consultant(s)|consulting
content marketing|content market*|content_marketing
cookbooks|cook-book(s)|cookbooklovers cookbooks
copy-editing|copy-edit*,proofread*|copyediting
copywriting|copywrit*|copywriting
cosy farm games|{farming,life} sim(s),stardew*,co{s,z}y {* ,}{* ,}game|cozygamers
cosy games|co{s,z}y game(s)|cozygamers
craft beer|craft {beer,brewer*},microbrewer*,brewer{y,ies}|beer
crochet|crochet*|crochet
Crohn's and colitis|crohns,colitis,ibd|ulcerativecolitis ibd
CrossFit|crossfit,wod(s)|crossfit
crosswords|crossword(s)|crossword
cruises|cruise(s)|cruise
crypto|crypto*,bitcoin,ethereum,web3|cryptocurrency
curly hair|curly hair|curlyhair
customer support|customer {support,success,service}|customersuccess customerservice
cyberdecks|cyberdeck(s)|cyberdeck
cybersecurity|cyber-security,infosec,pentest*,vulnerabilit*|cybersecurity netsec
cycling|cycl{ing,ist(s)},road bike(s),gravel bike(s)|cycling bicycling
dance|danc{e,ers,ing} {classes,school,studio},salsa,swing danc*|dance salsa
data engineering|data {engineer*,pipeline(s),warehouse(s)},etl,dbt|dataengineering
data hoarding|data hoard*,backup {tool,software,script},archiv{e,ing} {web,data,files},web archiv*|datahoarder
data science|data scien*,data analys*|datascience dataanalysis
databases|postgres*,mysql,sqlite,database schema(s)|database
dating|dating {app(s),advice,coach*},singles|dating datingapps
dating sims|otome,dating sim(s)|otomegames
deck-building games|deck-build*|boardgames
delivery drivers|delivery {drivers,couriers},doordash,couriers|doordash_drivers couriersofreddit
dental patients|orthodont*,braces,aligners|dentistry
dentistry|dentist(s),dental practice(s)|dentistry
depression|depress{ion,ed}|depression
desk setups|desk {setup,mat,shelf,organi{s,z}er}(s)|desksetup battlestations
DevOps|ci cd,kubernetes,devops,deployment(s)|devops
dice|{resin,metal,gemstone,handmade,custom} dice,dice set(s)|dice dicemaking
digital art|digital art*,procreate|digitalart procreate
digital nomads|digital nomad(s)|digitalnomad
disability|disabled,disabilit*|disability
disc golf|disc golf|discgolf
Discord|discord {bot(s),server(s)}|discordapp discordbots
Disney trips|disney-{world,land}|waltdisneyworld
distributed systems|distributed system(s),database internals|compsci
divorce|divorc*,separated parents,co-parent*,custody|divorce coparenting
DJing|dj(s),djing,beatmatch*|djs beatmatch
Docker|docker*,containers|docker
dog grooming|dog groom*,grooming|doggrooming
dog training|dog train*,puppy train*,obedience|dogtraining opendogtraining
dog walking and daycare|dog {walk*,day-care,boarding,sitt*},pet sitt*,rover com|roverpetsitting dogs
dogs|dog(s),pupp{y,ies}|dogs
dolls|doll(s)|dolls
drawing|draw(ing),sketch*,figure drawing|learntodraw drawing
drones|drone(s),fpv|drones fpv multicopter
dropshipping|dropship*|dropship
drums|drum{mer(s),s,ming}|drums
dungeon mastering|d d,dnd,5e,dungeons {and,and} dragons,dungeon master(s)|dnd dmacademy dungeonmasters dndbehindthescreen
Dungeon terrain|terrain,battle-map(s)|battlemaps terrainbuilding
dyslexia|dyslexi*|dyslexia
e-bikes|e-bike(s)|ebikes
e-commerce|e-commerce,online {store(s),shop(s),seller(s)},shopify|ecommerce
e-ink|e-ink,e-paper display(s)|eink
e-readers|e-reader(s),kindle(s),kobo|kindle ereader
early childhood educators|preschool*,kindergarten*,day-care {center(s),centre(s),worker(s)},ecers|eceprofessionals
early retirement|financial independence,early retirement,retire early,coast-fire,fire movement|financialindependence fire coastfire
eBay sellers|ebay|ebaysellers flipping
eczema|eczema|eczema
Ehlers-Danlos|ehlers danlos,hypermobil*|ehlersdanlos
electric cars|electric {car(s),vehicle(s)},ev charg*|electricvehicles
electricians|electrician(s)|electricians
electronics|breadboard(s),circuit board(s),electronics kit(s)|askelectronics diyelectronics
Emacs|emacs,org mode|emacs
email marketing|email {marketing,campaign(s),sequence(s)},cold email*|emailmarketing
embedded systems|embedded {systems,software,engineers,developers},microcontroller(s)|embedded
embroidery|embroider*,cross-stitch*|embroidery crossstitch
emulation|emulat{or,ion}(s)|emulation
enamel pins|enamel pin(s)|enamelpins
endometriosis|endometriosis|endo
energy and soft drinks|soda(s),soft drink(s)|soda
engagement rings|engagement ring(s),moissanite|engagementrings
engines|two stroke,diesel engine(s)|diesel
English teachers abroad|esl,tefl,teach(ing) english|tefl
escape rooms|escape room(s)|escaperooms
ESP32|esp32,esp8266|esp32
estate agents|realtor(s),estate agent(s)|realtors
estate planning|estate plan*,wills and,wills online,probate|estateplanning
Etsy|etsy|etsysellers
Etsy sellers|etsy sellers|etsysellers
Excel|excel|excel
expats|expat(s)|expats
eyewear|glasses frame(s),sunglasses,eyewear|glasses sunglasses
`;
