/** As in a-to-e.ts. */
export const SUBJECTS_N_TO_R = `
nails|nail {tech(s),art,polish,salon(s)}|nails nailtechs
nannies|nann{y,ies},babysitter(s)|nanny
NAS|nas,synology,truenas|synology datahoarder
native plants|native plant(s),pollinator garden(s),wildflower {seeds,meadow(s),garden(s)}|nativeplantgardening nolawns
natural beauty|shampoo bar(s),natural {deodorant,skincare,cosmetics}|naturalbeauty
Neovim|neovim,vim plug*|neovim vim
networking|network {engineer(s),admin(s),monitor*},router(s)|networking homenetworking
new parents|newborn(s),breastfe*,postpartum,new {parents,mothers,mums,moms}|newparents beyondthebump newborns
newsletter writing|newsletter {writer(s),creator(s),operator(s),owner(s)}|newsletters
night shifts|{night,rotating,split} shift(s),shift work{er(s),}|nightshift nursing
NixOS|nix(os)|nixos
no-code|no-code,bubble.io,zapier|nocode
non-profits|non-profits,charities|nonprofit
notaries|notar{y,ies}|notary
note-taking|note taking,notes app(s)|notetaking pkms
Notion|notion|notion
novel writing|novelist(s),{writing,write} {a ,your ,}{novel(s),book(s)},fiction writer(s),for writers,for authors|writing writers
nursing|nurse(s),nursing home(s),hospital ward(s),icu|nursing
nursing students|nursing student(s),nclex|studentnurse
nutrition|nutrition{ist(s),},dietitian(s)|nutrition dietetics
Obsidian|obsidian {plug-in,vault,notes}|obsidianmd
occupational therapy|occupational therap*|occupationaltherapy
OCD|ocd,obsessive compulsive|ocd
oceans|ocean clean*,marine {biology,life,conservation}|marinebiology
oil painting|oil paint*,acrylic paint*|oilpainting painting
older people|seniors,elderly,older {adults,people}|agingparents
olive oil|olive oil(s)|oliveoil
opticians and eye care|optometr*,optician(s)|optometry
options trading|options trad*,day trad*|options daytrading
orchids|orchid(s)|orchids
origami|origami|origami
overlanding|overland*,roof-top tent(s)|overlanding
painting trade|house paint*,painters and decorators|paint
paper crafts|paper-craft*,card making,scrapbook*|papercraft cardmaking scrapbooking
paramedics|paramedic(s),emt(s),ems|ems newtoems
parents|for parents,parenting,parents of,busy parents,new parents,parents who|parenting
Parkinson's|parkinsons|parkinsons
parrots|parrot(s),budgie(s)|parrots budgies
password managers|password manager(s)|passwordmanagers privacy
pasta|fresh pasta,pasta {shape(s),machine(s),maker(s)}|pasta
Pathfinder|pathfinder|pathfinder_rpg pathfinder2e
PCB design|pcb(s),kicad|printedcircuitboard
PCOS|pcos|pcos
pelvic floor|pelvic floor|beyondthebump
periods|menstrua*,period track*,{menstrual,period} {cycle,cup(s),underwear,pain}|menstruation
permaculture|permaculture|permaculture
personal finance|personal finance,budget(s),budgeting,net worth,debt(s)|personalfinance
personal knowledge|second brain,personal knowledge,zettelkasten|pkms zettelkasten
personal trainers|personal train*,fitness coach*|personaltraining
pest control|pest control,exterminator(s)|pestcontrol
pharmacy|pharmac{y,ies,ist(s)}|pharmacy
philosophy|philosoph*|philosophy
photo editing|lightroom,photo edit*,presets|lightroom
photography|photographers,{learn,street,portrait,landscape,nature} photography,photography {course,app,book,podcast,newsletter,channel,gear}|photography
physics|physics|physics
physiotherapy|{physio,physical} therapists,for physio(s),physiotherapists|physicaltherapy
piano|piano(s),pianist(s)|piano
piano lessons|piano {lesson(s),course,teacher(s),practice},learn piano|pianolearning piano
pickleball|pickleball|pickleball
pickles|pickl{e,es,ing},canning {jars,recipes},home canning|pickling canning
Pilates|pilates|pilates
pixel art|pixel art*|pixelart
pizza|pizza(s),pizzeri*|pizza neapolitanpizza
planners|paper planner(s),planner {sticker(s),insert(s),page(s)}|planners
plumbing|plumb{er(s),ing},septic|plumbing
plush|plush(ies)|plushies
podcasting|podcaster(s),podcasting,show notes|podcasting
poetry|poem(s),poetry,chapbook(s)|poetry
point-and-click adventures|point and click,adventure game(s)|adventuregames
poker|poker|poker
Pokémon cards|pokemon {card(s),tcg}|pokemontcg
police and fire services|firefighter(s)|firefighting
ponds|pond(s),koi|ponds
pools|pool {service,cleaning,owner(s)},swimming pool(s)|pools
PostgreSQL|postgres*|postgresql
postpartum|postpartum,after {giving ,}birth|beyondthebump
POTS|dysautonomia,pots patients,pots syndrome|pots dysautonomia
pottery|pottery,potter(s),kiln(s)|pottery ceramics
pour-over coffee|pour-over,v60,aeropress,brew guide|pourover aeropress
pregnancy|pregnan*,midwi*|babybumps
pressure washing|pressure wash*|pressurewashing
print on demand|print on demand|printondemand
printmaking|printmak*,linocut(s),letterpress,etchings,woodblock print(s)|printmaking
privacy|privacy {first,focused,friendly},tracking free,data brokers,privacy tool(s)|privacy degoogle
product management|product manag*,roadmap(s)|productmanagement
productivity|productiv*,to-do list(s),time block*,pomodoro,focus timer|productivity
project management|project manage{ment,r(s)},gantt,kanban|projectmanagement
project motorcycles|{restor*,vintage,classic,old,rusty} {* ,}{motorcycle(s),motorbike(s)},cafe racer(s)|fixxit vintagemotorcycles caferacers motorcycles
prompt engineering|prompt engineer*,prompt librar*|promptengineering
property management|property manag*,hoa(s)|propertymanagement
psoriasis|psoriasis|psoriasis
psychology|psychologist(s),psychology students|psychology psychologystudents
PTSD|ptsd,cptsd,c ptsd,trauma survivors|ptsd cptsd
punk|punk {band,rock,label},hardcore punk|punk
puppies|pupp{y,ies}|puppy101
puzzle games|puzzle game(s),puzzler(s)|puzzlevideogames
puzzles|jigsaw*|jigsawpuzzles
Python|python|python
QuickBooks|quickbooks|quickbooks
quilting|quilt*|quilting
rabbits|rabbit(s),bunn{y,ies}|rabbits
racing games|racing game(s),sim rac*|simracing
rainwater and off-grid living|off grid|offgrid
ramen|ramen|ramen
rare aroids|aroid(s),monstera(s),philodendr*|houseplants monstera
Raspberry Pi|raspberry pi(s)|raspberry_pi
rats|pet rat(s)|rats
raw denim|selvedge,raw denim,jeans|rawdenim
raw feeding|raw {dog,pet,fed,feeding}|rawpetfood
RC models|rc {car(s),plane(s),model(s)},radio controlled|rccars
React|react,reactjs|reactjs
reactive dogs|reactive dog(s)|reactivedogs
reading trackers|reading {tracker,log,habit}(s),goodreads|books
real estate investing|real estate {invest*,deal(s)},rental properties,house hack*|realestateinvesting
recipes|home cook(s),recipe {app,collection,box,site},family recipes,cooking {app,course,show,videos}|cooking recipes
recruiting|recruit{er(s),ing,ment},applicant track*|recruiting recruitinghell
reef tanks|reef tank(s),saltwater,coral(s)|reeftank
relationships|for couples,relationship {coach*,app,advice,questions}|relationship_advice relationships
remote work|remote {work*,job(s),team(s)},work(ing) from home|remotework workfromhome
renters|renters,tenants,tenant right(s)|renters tenant
reptiles|reptile(s),gecko(s),snake(s),bearded dragon(s)|reptiles leopardgeckos beardeddragons
resellers|resell{er(s),ing},flipp{ers,ing}|flipping
resin|resin {art,cast*,dice,jewel(l)ery},epoxy resin|resincasting resin
resin printers|resin print*|resinprinting
restaurants|restaurant owners,chefs,line cooks|restaurateur kitchenconfidential chefit
retirement|retire{d,es,ment},pensioners|retirement
retro games|retro {gam*,console(s)},game-boy(s)|retrogaming gameboy
rideshare drivers|uber drivers,rideshare,lyft|uberdrivers
rivers and water|river {clean*,water},water {quality,testing},watershed|environment
Roblox|roblox|roblox
robotics|robot{s,ics,}|robotics
roguelikes|rogue-li{k,t}e(s)|roguelikes roguelites
role-playing games|ttrpg(s),tabletop rpg(s),dungeon master(s)|rpg dmacademy
Roman history|roman {republic,empire,history},ancient rome,romans|ancientrome
romance novels|romance {novel(s),book(s),author}|romancebooks
romantasy|romantasy|romantasy fantasyromance
roofing|roof{er(s),ing}|roofing
roommates|roommate(s),flatmate(s),housemate(s)|badroommates
rowing|rowing {club,machine},rowers|rowing
running|marathon(s),runners|running
RVs|rv(s),motorhome(s),caravan(s)|rvliving gorving
`;
