/**
 * Communities of one product, language, game or instrument, whose members care for nothing that has to do with
 * another | what a text says that has to do with it, where that is not the name. Each is left out of the lists of
 * projects that do not say so.
 */
export const BOUND_TABLE = String.raw`
soloboardgaming|solo|solitaire|(?:one|1|single)[- ]player|alone|1[-–]\d players
osr|osr|old[- ]school|b/x|ose|retro-?clones?|dungeon\w*
irishhistory|irish|ireland
deaf|deaf\w*|hard of hearing|hearing (?:loss|aids?)|sign language|asl|bsl|cochlear|captions?|subtitles?
norfolk|virginia|va|hampton roads
poland|poland|warsaw|krakow|expats?
indian|indians
zotero|
fusion360|fusion ?360
solidworks|
revit|
freecad|
openscad|
autocad|
esphome|esphome|esp32|esp8266|home assistant
wled|
meshtastic|meshtastic|lora(?:wan)?|mesh (?:radio|network)s?
substack|
royalroad|royal ?road|web ?(?:novel|serial|fiction)s?|litrpg
progressionfantasy|progression fantasy|litrpg|cultivation
litrpg|
wordpressplugins|(?:wordpress|woocommerce) plug-?ins?|plug-?ins? for (?:wordpress|woocommerce)
woocommerce|
shopify|
squarespace|
webflow|
wix|
framer|framer (?:template|site|plug)\w*
notion|notion
obsidianmd|obsidian
logseq|
roamresearch|roam research
evernote|
airtable|
salesforce|
hubspot|
quickbooks|quickbooks|bookkeep\w*
powerbi|power ?bi
tableau|
excel|excel|spreadsheets?|xlsx?|vba
googlesheets|google sheets|spreadsheets?
vba|
anki|anki|flash ?cards?|spaced repetition
duolingo|
leetcode|leetcode|(?:coding|technical|system design|engineer\w*|programm\w+)\b.{0,120}\binterview\w*|interview\w*\b.{0,120}\b(?:coding|engineer\w*|programm\w+)
figmadesign|figma
procreate|
lightroom|
photoshop|photoshop|psd
gimp|
affinitydesigner|affinity
blender|blender|3d (?:model|animat|art|scene)\w*
maya|\bmaya\b
zbrush|
davinciresolve|davinci
premiere|premiere
aftereffects|after effects
finalcutpro|final cut
flstudio|fl studio|vsts?|daws?|plug-?ins?
ableton|ableton|vsts?|daws?|max for live
logic_studio|logic pro|vsts?|daws?|audio units?
reaper|reaper (?:daw|script)\w*|daws?
unity|unity
comfyui|comfyui|stable diffusion
stablediffusion|stable diffusion|comfyui|image generat\w+|sdxl|flux
midjourney|
claudeai|claude|anthropic|mcp|ai cod\w+|llms?
chatgpt|chatgpt|gpt\S*|openai|llms?|ai (?:chat|assistant|prompt)\w*
chatgptcoding|chatgpt|ai cod\w+|vibe cod\w+|llms?|claude|cursor
cursor|cursor (?:ide|rules|ai)|ai cod\w+
localllama|llms?|llama\S*|local (?:ai|models?)|ollama|on[- ]device (?:ai|models?)
ollama|ollama|local (?:ai|llms?|models?)
langchain|langchain|llms?|rag
n8n|n8n|workflow automation
zapier|
homeassistant|home assistant|smart home|home automation|zigbee|z-wave|matter device
nextcloud|
proxmox|
truenas|
synology|synology|\bnas\b
unraid|
pihole|pi-?hole|dns|ad[- ]?block\w*
plex|plex|media (?:server|librar)\w*
jellyfin|jellyfin|media (?:server|librar)\w*
docker|docker\S*|containers?
kubernetes|kubernetes|k8s
wireguard|wireguard|vpn
tailscale|
mikrotik|
ubiquiti|
archlinux|
ubuntu|ubuntu|linux
nixos|nix(?:os)?
kde|kde|plasma|linux
gnome|gnome|gtk|linux
neovim|neovim|n?vim
vim|n?vim
emacs|
vscode|vs ?code|visual studio
firefox|firefox|browsers?
chrome|chrome|browsers?
discordapp|discord
discord_bots|discord
twitch|twitch|streamers?|livestream\w*
youtube|youtube\w*
tiktok|
instagram|instagram
linkedin|linkedin
pinterest|
etsy|
etsysellers|etsy
amazonseller|amazon
amazonfba|amazon|fba
fulfillmentbyamazon|amazon|fba
ebaysellers|ebay
poshmark|
depop|
mercari|
airbnb_hosts|airbnb|holiday (?:lets?|rentals?|homes?)|short[- ]term (?:lets?|rentals?)|vacation rentals?|guest ?houses?|hosts
uberdrivers|uber|rideshare|drivers
doordash_drivers|doordash|delivery drivers
roverpetsitting|rover|pet sitt\w+|dog walk\w+|dog sitt\w+
fiverr|
upwork|
ender3|
bambulab|bambu\w*|3d[- ]print\w*
prusa3d|prusa|3d[- ]print\w*
klippers|klipper|3d[- ]print\w*
3dprinting|3d[- ]?print\w*|stl|filament
functionalprint|3d[- ]?print\w*|stl|filament
cricut|cricut|vinyl cut\w*
kindle|kindle|e-?readers?|e-?books?
remarkabletablet|remarkable (?:tablet|2)|e-?ink
supernote|supernote|e-?ink
ipad|ipad|apple pencil
applewatch|apple watch|watchos
garmin|garmin
fitbit|
strava|strava|runners?|running|cycl\w+
peloton|
steamdeck|steam deck
oculusquest|quest|\bvr\b|virtual reality
playdate|
pico8|pico-?8
minecraft|
roblox|
robloxdevelopers|roblox
factorio|
stardewvalley|stardew
skyrim|
warhammer|warhammer|40k|wargam\w+|miniatures?
warhammer40k|warhammer|40k|wargam\w+|miniatures?
magictcg|magic: the gathering|mtg|commander deck\w*|trading card\w*|tcg
mtg|magic: the gathering|mtg|tcg
edh|edh|commander deck\w*|mtg
pokemontcg|pok[eé]mon
yugioh|yu-?gi-?oh
dnd|d&d|dnd|dungeons?|5e|ttrpg\w*|rpgs?|dice|role-?playing|campaigns?|game masters?
dndhomebrew|homebrew|5e|d&d|dnd
dmacademy|dungeon masters?|game masters?|\bdms?\b|d&d|dnd|5e
pathfinder_rpg|pathfinder
pathfinder2e|pathfinder
foundryvtt|foundry|vtt|virtual tabletops?
roll20|roll20|vtt|virtual tabletops?
lego|
gunpla|gunpla|gundam
crossword|crosswords?
sudoku|
chess|chess|lichess
lichess|lichess|chess
poker|
baduk|baduk|weiqi|game of go
learnjapanese|japan\w*|kanji|jlpt
german|german|deutsch\w*
french|french|fran[cç]ais\w*
learnfrench|french|fran[cç]ais\w*
spanish|spanish|espa[nñ]ol\w*
learnspanish|spanish|espa[nñ]ol\w*
dreamingspanish|spanish|comprehensible input
italianlearning|italian\w*
portuguese|portugu\w+|brazil\w*
russian|russian
korean|korean|hangul
chineselanguage|chinese|mandarin|hanzi
learndutch|dutch|nederlands
learnpolish|polish
norsk|norwegian|norsk
norwegian|norwegian
swedish|swedish
svenska|swedish|svenska
learnfinnish|finnish
greek|greek
turkish|turkish
hindi|hindi
latin|latin
learn_arabic|arabic
learnthai|thai
vietnamese|vietnam\w*
asl|\basl\b|sign language|deaf
englishlearning|english|esl|ielts
ielts|ielts|toefl|english
bass|bass(?:ists?)?
bassguitar|bass(?:ists?)?
basslessons|bass(?:ists?)?
ukulele|ukuleles?
banjo|
mandolin|
violinist|violin\w*|fiddle\w*|string (?:players?|quartets?)
cello|cell(?:o|ists?)
drums|drum\w*|percussion\w*
piano|pian\w+|keyboard(?:ists| players?)
jazzpiano|pian\w+
harmonica|
saxophone|sax\w*
trumpet|trumpet\w*|brass
accordion|
luthier|luthier\w*|guitar (?:build|mak|repair)\w*|build(?:s|ing)? guitars?
adhd_programmers|adhd.{0,200}\b(?:program\w*|develop\w*|cod(?:e|ing|ers))|(?:program\w*|develop\w*|cod(?:e|ing|ers))\b.{0,200}adhd
tesla|tesla\w*
teslamotors|tesla\w*
bmw|
miata|
reeftank|reef\w*|saltwater|corals?|marine (?:tank|aquari)\w*
printandplay|print[- ](?:and|n|&)[- ]play|pnp|printable
medievalhistory|medieval\w*|middle ages|knights?|castles?|crusad\w+
ancientrome|rom(?:e|an|ans)
old_recipes|old (?:recipes?|cook ?books?)|vintage (?:recipes?|cook ?books?)|grandm\w+|heirloom recipes?|historical? (?:recipes?|cook\w*)
gifrecipes|recipe (?:gifs?|videos?)
keycaps|keycaps?
mealprepsunday|meal[- ]?prep\w*|batch[- ]cook\w*|weekly (?:meals|dinners)|dinners|lunches
engineeringresumes|(?:engineer\w*|developers?|tech)\b.{0,120}\b(?:resum|cv)\w*|(?:resum|cv)\w*\b.{0,120}\b(?:engineer\w*|developers?)
low_poly|low[- ]?poly
salsasnobs|salsas?
povertyfinance|poverty|low[- ]income|(?:tight|small) budget|broke
boatbuilding|boat ?build\w*|build\w* (?:a |your )?boats?|wooden boats?
kickstarter|kickstarter|crowdfund\w*|back(?:ers|it)
gofundme|gofundme|fundrais\w+|rais(?:e|ing) money
solodevelopment|solo|alone|by myself|on my own|one[- ](?:man|woman|person|dev)\w*|i (?:made|built|make|develop\w*)|allein\w*|yo solo|sozinh\w+|tout seul\w*|da sol[oa]
youtube_startups|youtube\w*|video channel|videos
newtubers|youtube\w*|video channel|videos
podcasts|podcasts?|audio ?drama
blogs|blogs?|blogging
fantasywriters|fantasy|sci-?fi|speculative
scifiwriting|sci-?fi|science fiction
smoking|smok(?:ed|ers?|ing)\b.{0,60}\b(?:meat|brisket|ribs|bbq|barbecue|pork)|bbq|barbecue|brisket|smokers?
podcasting|podcasters?|podcasting|show notes|audio ?drama
landscapeastro|astrophotograph\w*|milky way
askastrophotography|astrophotograph\w*
handspinning|(?:hand)?spinning|spinners?|fleece|roving|hand-?spun
vibecoding|vibe[- ]?cod\w+|ai[- ]cod\w+|claude|cursor|llms?
puer|pu[- ']?erh?|fermented teas?
postgresql|postgres\w*
pools|pool (?:clean|owner|service|maint)\w*|swimming pools?
olkb|keyboards?|qmk|keycaps
screenprinting|screen[- ]?print\w*|silk[- ]?screen\w*|t-?shirts?
bettafish|bettas?
travelnursing|travel nurs\w+
nursingstudent|nurs\w+
buhaydigital|philippin\w*|filipin\w*
pinoyprogrammer|philippin\w*|filipin\w*
pinoygamer|philippin\w*|filipin\w*
phcareers|philippin\w*|filipin\w*
phinvest|philippin\w*|filipin\w*
programare|roman(?:ia|ian|a)
auslaw|austral\w+
lawcanada|canad\w+
uklaw|\buk\b|brit\w+|england|solicitors?
uklandlords|\buk\b|brit\w+|england|£
smallbusinessuk|\buk\b|brit\w+|england|£
ukpersonalfinance|\buk\b|brit\w+|england|£|isas?
ukjobs|\buk\b|brit\w+|england|£
policeuk|\buk\b|brit\w+|england
nursinguk|\buk\b|\bnhs\b|brit\w+|england
thecivilservice|civil service|\buk\b
diyuk|\buk\b|brit\w+|england|£
casualuk|\buk\b|brit\w+|england
ausfinance|austral\w+
personalfinancecanada|canad\w+
personalfinancenz|new zealand|\bnz\b
eupersonalfinance|europ\w+|€
realestatecanada|canad\w+
cscareerquestionseu|europ\w+|\beu\b
usajobs|federal jobs?|usajobs
fedemployees|federal (?:jobs?|employees?|workers?)
teachinginkorea|korea\w*
`;
