/** As in a-to-e.ts. */
export const SUBJECTS_S_TO_Z = `
sailing|sail{ing,or(s),boat(s)},yacht(s)|sailing
sailing cruisers|passage plan*,sail(ing) boat(s),liveaboard(s)|sailing sailboatcruising
sales|sales {team(s),rep(s),call(s),people},cold call*,crm|sales
SAT|sat(s){ prep}|sat
science communication|explain{s,ing,} science,science {podcast,newsletter,channel}|science
science fiction|sci-fi,science fiction,space opera|scifi printsf
scooters|moped(s),vespa(s)|scooters moped
screenwriting|screenwrit*,screenplay(s)|screenwriting
scuba diving|scuba,divers,freediv*|scuba
screen printing|screen print*,silkscreen*|screenprinting
self-publishing|self-publish*,indie author(s),kdp|selfpublish
SEO|seo,search {ranking(s),engine optimi*},backlink(s)|seo bigseo
sewing|sew{s,ing,n,},seamstress*,dressmak*,sewing pattern(s)|sewing
sharpening|whetstone(s),knife sharpen*|sharpening
shaving|wet shav*,shaving {soap,cream,brush*},safety razor(s),straight razor(s)|wicked_edge wetshaving
shipping at sea|maritime,merchant {navy,marine,officer}(s),seafarer(s)|maritime
shipwrecks|shipwreck(s)|shipwrecks
shoegaze|shoegaze,dream-pop|shoegaze
shoes and boots|{leather,work,welted,handmade} boots,shoemak*,goodyear welt*,cobbler(s)|goodyearwelt
Shopify|shopify|shopify
short stories|short stor{y,ies},flash fiction|shortstories
shrimp|shrimp(s){ safe,},neocaridina|shrimptank
sign language|sign language,asl|asl
singing|sing{er(s),ing},vocal {coach*,lesson(s),warm*},choir(s)|singing
single parents|single {parent(s),mum(s),mom(s),dad(s),mothers,fathers}|singlemoms singledads
site reliability|sre,on-call,incident {response,management},observability,uptime|sre devops
skateboarding|skateboard*|skateboarding
skiing|ski{ing,er(s),}|skiing
skincare|skin-care,serum(s),moisturi{s,z}er(s)|skincareaddiction
sleep apnoea|sleep apn(o)ea,cpap|sleepapnea cpap
slow cookers|slow cook*,crock-pot(s)|slowcooking
small business owners|small business(es),shop owner(s)|smallbusiness
small farms|small {* ,}farm(s),market garden*|smallfarms
small service businesses|{cleaning,landscaping,pressure washing,lawn,septic,tree,junk removal,moving} {business*,compan*,crew(s)}|sweatystartup
smart homes|smart home,zigbee,z-wave,home automation,smart {plug,bulb,thermostat}(s)|homeautomation smarthome
sneakers|sneaker(s),sneakerhead(s)|sneakers
snowboarding|snowboard*|snowboarding
soap|{handmade,artisan,natural,cold process,olive oil,goat milk} soap(s),soap{s,} {maker(s),cured,bars}|soapmaking soap
soap making|soap making,cold process|soapmaking
sobriety|sober,sobriety,quit{ting,} drinking|stopdrinking
soccer|soccer,football {club(s),coach*,training}|soccer
social media management|social media {manag*,schedul*,posts,calendar}|socialmedia socialmediamarketing
social work|social worker(s)|socialwork
software careers|software {engineer(s),developer(s)} {who,looking,in,at},tech job(s)|cscareerquestions experienceddevs
solar installers|solar installer(s)|solar
solar power|solar {panel(s),power,install*,energy},photovolt*|solar solardiy
soldering|solder*|soldering
solo board games|solo {board-gam*,play,mode},1 * players|soloboardgaming
solo role-playing|{solo,journal(l)ing} {journal(l)ing ,}rpg(s)|solo_roleplaying
solo travel|solo travel*,travel(l)ing alone|solotravel
songwriting|songwrit*|songwriting songwriters
space|space {exploration,news,mission(s)},rocketry|space
space games|space {sim,game,combat,explor*}-{game,}|spacesimgames
special education|special {education,needs},iep|specialed
speech therapy|speech {language ,}{therap,patholog}*|slp
speedrunning|speedrun*|speedrun
spinning wool|hand-spun,spinning wheel(s),fleece(s)|handspinning
spreadsheets|spreadsheet(s),google sheets|excel googlesheets
SQL|sql|sql
stamps|stamp collect*,philatel*|stamps philately
Star Wars|star wars|starwars
startups|start-up(s),founders|startups
stationery|stationery,notebooks and pens|stationery
stepfamilies|step-{parent(s),kids,famil*},blended famil*|stepparents
stickers|sticker(s)|stickers
stock investing|stock {market,picks,screener(s)},stocks,portfolio track*,dividend {stocks,investing,portfolio}|stocks investing dividends
stoicism|stoic*|stoicism
stone and lapidary|lapidary,gemstone(s)|lapidary gemstones
strategy games|{turn based,real time,grand} {strategy,tactics},strategy game(s),4x|strategygames
streaming|streamer(s),twitch|twitch streaming
streetwear|streetwear|streetwear
strength training|strength train*,weightlift*,powerlift*,barbell(s)|weightroom powerlifting
structural engineering|structural engineer*,civil engineer*,{bridges,dams} {and ,}{dams,tunnels,buildings,bridges}|structuralengineering civilengineering engineering
student finance|student loan(s)|studentloans
studying|study {tips,habits,session(s),planner,timer},studying,exam {prep,revision},revision {app,guides,notes,timetable}|getstudying studytips
succulents and cacti|succulent(s),cact{i,us}|succulents cactus
surfing|surf{ing,er(s),board(s)}|surfing
surveying|land survey*|surveying
sushi|sushi|sushi
sustainable fashion|{sustainable,ethical,slow} fashion,upcycled cloth*|sustainablefashion ethicalfashion
swimming|swim{mer(s),ming},swim {school(s),lesson(s),club(s),team(s)}|swimming
synthesizers|synth(s),synthesi{s,z}er(s),eurorack|synthesizers synthdiy
synthwave|synthwave,retrowave|newretrowave
sysadmin|sys-admin(s),it department(s),active directory|sysadmin
table tennis|table tennis,ping pong|tabletennis
tacos and tortillas|taco(s),tortilla(s),taquer*|tacos mexicanfood
tactics games|tactics,tactical rpg,xcom,fire emblem,advance wars|strategyrpg
tarot|tarot,oracle deck|tarot
tattoos|tattoo*|tattoos tattoo
tax|tax(es) {return(s),filing,season,deduct*},tax prep*,sales tax,irs|tax
tea|loose leaf,oolong,pu-erh,matcha|tea
tea drinkers|tea(s),tea {company,shop,blend(s)}|tea
teachers|school-teacher(s),classroom teachers,for teachers|teachers
techno and house|techno,house music|techno house
teenagers|teens,teenagers,raising teens|parentingteenagers
tennis|tennis|tennis
Terraform|terraform,infrastructure as code|terraform devops
terrariums|terrarium*|terrariums
Tesla|tesla|teslamotors
testing software|qa {engineer(s),tester(s),team(s)},test automation,playwright,selenium|qualityassurance softwaretesting
theatre|theat{re,er}(s),musical(s)|theatre
theses|phd,doctoral,dissertation(s),thesis,theses|phd gradschool askacademia
tiling and floors|til{ers,ing},flooring|tile flooring
time tracking|time track*,timesheet(s)|productivity
tiny houses|tiny {house(s),home(s)}|tinyhouses
toddlers|toddler(s)|toddlers
tomatoes|tomato(es)|tomatoes
tower defence|tower defen{c,s}e|towerdefense
toys|wooden toy(s),montessori|montessori toys
tractors|tractor(s)|tractors
trading cards|trading card(s),sports card(s),card collect*|baseballcards sportscards
trail running|trail run*,ultramarathon(s)|trailrunning
trains|interrail,eurail,by train,rail passe(s)|interrail europetravel
trans people|trans{gender,} {people,women,men,youth}|asktransgender trans
transcription|transcription*,transcriber(s)|transcription
translation|translators|translationstudies
translation trade|translator(s),translation(s) {agency,service(s)},localization,localisation|translationstudies
travel planning|travel plan*,itinerar*,trip plan*,travellers,travelers|travel solotravel
triathlon|triathl*,ironman|triathlon
truck driving|trucker(s),truck drivers,freight|truckers
true crime|true crime|truecrimepodcasts
tutoring|tutors,tutoring,i tutor|tutorshelpingtutors
twins|twins,parents of multiples|parentsofmultiples
type 1 diabetes|diabet*,insulin|diabetes diabetes_t1
typography|typograph*,font(s),typeface(s)|typography identifythisfont
UFOs and the paranormal|paranormal,ghost stor*,haunted,ufo(s)|paranormal ghosts
UI design|ui design*,design system(s)|ui_design uxdesign
UK finance|isa(s),uk {tax,pension,mortgage},hmrc|ukpersonalfinance
ukulele|ukulele(s)|ukulele
ultralight|ultralight,thru hik*|ultralight
unsolved mysteries|unsolved,unexplained disappearance(s),cold case(s)|unresolvedmysteries unsolvedmysteries
urban planning|urban plan*,city planners|urbanplanning
used bikes|{used,second hand,rebuilt,old} {bike(s),bicycle(s)}|xbiking bikewrench
UX design|ux,user research,usability|userexperience uxdesign
van conversions|van-life,camper-van(s),van conversion(s)|vandwellers vanlife
vegan food|vegan(s),plant based {food,meals,recipes,diet,cooking,cheese,milk}|vegan veganrecipes plantbaseddiet
vegetable gardening|vegetable {garden(s),patch,bed(s),farm(s)},allotment(s),raised beds|vegetablegardening
vegetarian food|vegetarian*|vegetarian
vending|vending machine(s)|vending
veterans|veterans|veterans
veterinary medicine|veterinar*,vet clinic(s),vet practice(s)|veterinary
video editing|video edit*,premiere pro,davinci|videoediting editors
vintage clothing|vintage {cloth*,fashion,dresses},thrift*|vintagefashion thriftstorehauls
vintage toys|vintage toy(s),action figure(s)|toys actionfigures
vinyl records|vinyl,turntable(s),record {shop,store,player}(s)|vinyl turntables
violin|violin(s),fiddle(s),violinist(s)|violinist
virtual assistants|virtual assistant(s)|virtualassistant
virtual tabletops|virtual tabletop(s),foundry vtt,roll20|foundryvtt vtt
visual novels|visual novel(s)|visualnovels
voice acting|voice-{acting,actor(s),over(s),artist(s)}|voiceacting recordthis
volunteering|volunteer*|volunteer
VPNs|vpn(s),wireguard|vpn wireguard
VR games|vr {game,app,experience,title}(s),meta quest,virtual reality|virtualreality oculusquest
VS Code|vs-code,visual studio code|vscode
VTubers|vtub*|vtubers
walking tours|walking tour(s),tour guide(s)|travel
wallets|wallet(s)|wallets
wargames|wargam*|wargaming
Warhammer|warhammer,40k|warhammer warhammer40k
watch repair|watch repair*,watchmak*|watchrepair
watches|{wrist,}watch(es) {brand,maker,collect*,repair,strap(s),company},microbrand(s),horolog*,automatic {watch,movement}|watches microbrandwatches
watercolour|watercolo(u)r(s)|watercolor
Wear OS and smartwatches|wear os,smart-watch*,garmin|wearos garmin
weather|weather {app,station,data},storm(s)|weather
weaving|weav{e,er(s),ing},loom(s),handwoven|weaving
web design|web-design*|web_design
web development|web dev*,websites for clients,client sites|webdev
web serials|web {serial(s),novel(s),fiction},royal-road|royalroad
wedding photography|wedding photograph*|weddingphotography
wedding videography|wedding {videograph*,film(s)}|weddingvideography videography
weddings|wedding(s),brid{e(s),al}|weddingplanning
weight loss|weight loss,los{e,ing} weight,calorie {count*,deficit,track*}|loseit caloriecount
wheelchairs|wheelchair(s)|wheelchairs disability
whisky|whisk(e)y,bourbon,scotch|whiskey bourbon
whittling|whittl*,wood-carv*,spoon-carv*,carve {wooden ,}spoon(s),wooden spoon(s),kuksa(s)|whittling woodcarving greenwoodworking
wildlife conservation|wildlife,conservation,rewilding|conservation
wildlife photography|wildlife photograph*|wildlifephotography
window cleaning|window clean*|windowcleaning
wine|wine(s),winer{y,ies},vineyard(s)|wine
witchcraft|witch{es,craft,},pagan*|witchcraft
women's fashion|womens {fashion,clothing,dresses}|femalefashionadvice
woodturning|wood-turn*,turned bowls|turning
woodworking|woodwork*|woodworking
WordPress|wordpress,woocommerce|wordpress
working parents|working {parents,mums,moms}|workingmoms
worldbuilding|world-building|worldbuilding
worldbuilding tools|world-build*,fictional world(s)|worldbuilding
worm composting|worm {bin(s),farm(s),compost*},vermicompost*|vermiculture
yarn|yarn(s),skein(s)|yarn yarnaddicts
YNAB|ynab,envelope budget*,zero based budget*|ynab
yoga|yoga|yoga
YouTubers|youtubers,youtube creators|newtubers
zero waste|zero waste,plastic free,refill {shop,store}(s)|zerowaste
zines|zine(s)|zines
`;
