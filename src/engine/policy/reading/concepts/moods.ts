import { INCLUDE } from "./contents.ts";
import type { Says } from "./says.ts";

/** How a sentence stands to what it speaks of. */
export const MOODS = {
  /** Says nothing, though a word in it might: whatever begins within it is not counted. */
  noise: {
    en: "comment/comments/post/posts/mistake/mistakes/report/reports you ~1 made/wrote/created | question/questions/ask/asking/recommend/recommendations/requests about/for/on ~2 apps/tools/products/services/shops/stores/channels/courses/websites/books | promot*/promotion of? ~3 addictive/behavior*/exclusionary/agenda*/belief*/religion*/cheat*/hack*/scam*/fraud*/hat*/violen*/kindness/illegal*/harm*/self/racis*/bigot*/discriminat*/drug*/positiv*/discussion*/health*/good/pira*/suicid*/eating/misinformation/conspirac*/terror*/abuse/rape/real/inappropriate/unsafe/dangerous/extremis*/conversation*/inclusiv*/understanding/agenda*/ideolog*/civil* | but ~2 not limited to | not limited to | whether or not | if not | no matter | no problem | no exception/exceptions | karma farm*/whor*/begg*/grab* | for karma | free karma | not only | non original | not original | unoriginal | no later | credit card* | user flair* | flaired/unflaired user*/account* | flair system | non ai | on reddit | use common sense | why not | non commercial | reddit ads | do/does/will/would not apply | not apply/applies | don't/doesn't apply | sexual solicit* | solicit* ~2 information/advice/medical/direct/dm/dms | without ~1 warning/notice/exception/exceptions/appeal/chance/hesitation | advertis* ~1 cheat* | reserve/reserves the? right ~2 remove | payment/dating/messaging apps | no tolerance | first ban | may be banned | accus* ~12 ai/chatgpt/llm/llms | we/mods/moderators may/might/can/will ~2 start/create/open/make/post/pin ~3 thread/threads/megathread* | mods/moderators may/might/can/will ~6 flair/flairs | whenever ~2 like/want/wish | when you like/want | without ~2 note/discussion/explanation/mercy",
    de: "unter anderem nicht nur | nicht nur | nicht vergessen | keine sorge | kein problem | ohne ~1 vorwarnung/diskussion/ankundigung/begrundung/ausnahme/kommentar/hinweis/warnung | wann immer | wenn ihr wollt/mogt | kommentarlos",
    fr: "non seulement | pas seulement | au fil de/du/des | d ailleurs | par ailleurs | n hesit* ~1 pas | n oubli* pas | sans ~1 preavis/avertissement/sommation/discussion/explication/exception/appel/pitie | quand vous voulez | si vous voulez",
    es: "no solo | no solamente | no olvid* | no dud* | ademas | no hay problema | sin problema* | cuando quier* | si quier* | sin ~1 avis*/previo/explicac*/dudar/contemplaciones/excepcion*/miramientos",
    pt: "nao so | nao apenas | nao esquec* | nao hesite* | sem problema* | quando quis* | se quis* | sem ~1 aviso/avisar/explicac*/excec*/do/piedade",
  },
  deny: {
    en: "no | not | never | nothing | zero tolerance | don't | dont | doesn't | isn't | aren't | can't | cannot | won't | do/does/are/is/will/may/can/should/must not | avoid* | refrain* | stop | forbidden | prohibit* | disallow* | banned/ban/bans/bannable/banning | remove/removed/removes/removing | delete/deleted/deletes | against ~2 rules | unwelcome | unacceptable | keep out | not ~2 allow*/permitted/welcome/accepted/acceptable/tolerated/ok/okay/place | isn't/aren't ~2 allowed/permitted/welcome/accepted/acceptable/tolerated/ok/okay | no ~5 allowed/permitted/accepted | no longer allowed/permitted/accepted | not/cannot/can't be posted/shared/submitted/linked | not ~1 belong | considered/as/is/are/constitutes spam | zero | off limits | get you banned | will result in | taken down | takes it down | get/gets locked/removed/deleted/nuked | leave us alone | no place here | taboo | nuked | off the table | not here | not for | unwanted | rejected | won't be/stay ~1 | out of bounds | get/gets/earn/earns ~2 ban | shall not | pull/pulled/pulling on sight | on sight | get/gets/be/are/is pulled/binned/zapped/axed/tossed/wiped/trashed/bounced/nuked/yeeted/culled | no go | out of the question | are/is out | wrong place | not the place | happen/happens/belong/belongs/go/goes/goes/take/takes/lives ~3 elsewhere | take it/them/that/those ~1 elsewhere | nope | no thanks | no thank you | no way | hard no | get rid of | show you the door | don't last | vanish/vanishes/disappear/disappears | shut down | spare us | nobody wants | not interested | find another | find somewhere else | nor | neither | no place/room | have/has no place/room | removal | removals | deletion | hard pass | no chance | free of/from | stay silent | keep quiet | pass on | nobody/anybody may/can | no one may/can | taken off | not your",
    de: "kein* | nicht | nie/niemals | verboten | untersagt | unerwunscht | nicht hierher | geloscht | loschen wir | entfernt | gesperrt | unzulassig | unterlass* | verzichtet auf | nicht ~2 erlaubt/gestattet/erwunscht/zulassig | tabu | fliegt/fliegen ~1 raus | nichts verloren | nichts zu suchen | kein platz | geduldet nicht | loschen | losch* | wird/werden gesperrt | unterbleib* | lasst ~2 bleiben | sperre | nicht ~2 willkommen/gewunscht/gern | nein | nein danke | bannen | gebannt | bann | kick/gekickt | fliegt/fliegen | rausgeworfen | rauswurf | wegkommen | kommt/kommen weg | raus | verschwind* | nehmen wir raus/runter | woanders | anderswo | anderer stelle | fehl am platz | auf keinen fall | keinesfalls | ausgeschlossen | unterbind* | wollen ~3 nicht | lasst ~2 sein | spart euch | muss draussen bleiben | draussen | ungeeignet | hat/haben ~3 nichts | verzicht* | keinen platz | hat/haben ~2 keinen platz | loschung | sperrung | entfernung | ebenso wenig | ebensowenig | genauso wenig | frei von | nicht ~1 freigeschaltet",
    fr: "pas de/d | aucun/aucune | ne ~2 pas | ne sont/est pas ~1 autorise*/permis*/acceptee*/tolere* | non autorise* | interdit* | interdict* | interdiction | supprime* | banni* | jamais | proscrit* | evitez | retire* | ni | n ~2 pas | n ~1 aucun* | n ont/a pas leur/sa place | refus* | non merci | hors de question | banni* | efface* | exclu/exclus/exclue/exclues | a bannir | inutile de | pas ~1 bienvenu* | non | non plus | c est non | pas ici | pas question | vire* | degage* | enleve* | bloque* | poubelle | corbeille | trappe | ecarte* | ailleurs | a eviter | a proscrire | s abstenir | abstenez | ne ~3 pas | ne ~3 plus | ne ~3 jamais | ne ~3 aucun* | n ~3 pas | n ~3 plus | on n en veut pas | passez votre chemin | bannissement | exclusion | eviter | suppression | suppressions | retrait | encore moins | exempt* de | partent/part/finit/finissent/va/vont ~1 la/a | ne ~3 rien | n ~3 rien | ne ~6 personne",
    es: "no | nada de | ningun/ninguna | nunca | prohibid* | prohibe* | no ~2 permit*/admit*/acept* | eliminad* | eliminar* | borrad* | baneo | evita/evitar/eviten | sin ~1 permitir | ni | fuera | se borra*/retira*/elimina* | borrara* | retirad* | retirara* | vetad* | rechaza* | queda/quedan fuera | expulsion | abstenerse | absteng* | no ~2 bienvenid* | tampoco | ni hablar | aqui no | se quita* | quitamos | quitad* | borramos | eliminamos | retiramos | bane* | bloque* | papelera | basura | en otro lugar/sitio | otra parte | de mas | veto | no va | jamas | queremos evitar | descartad* | cerrad* a | elimina/eliminan/borra/borran/retira/retiran | suprimi* | no tiene/tienen cabida/lugar/sitio | sobran/sobra | eliminacion | borrado | retirada | libre de | mejor no",
    pt: "nao | nada de | nenhum/nenhuma | nunca | proibid* | proibe* | nao ~2 permitid*/aceit* | removid* | apagad* | excluid* | banid* | evite/evitem | sem ~1 permitir | vedad* | nem | fora daqui | apaga* | retirad* | barrad* | sera/serao removid*/apagad* | rejeitad* | banimento | abstenham | nao ~2 bem vind* | tambem nao | nem pensar | aqui nao | elimin* | deleta* | delet* | apagamos | removemos | remove/remova/removem/remocao | retirados | bloque* | recus* | lixo | noutro lado/sitio | em outro lugar | outro lugar | jamais | fora | veta* | some/somem | dispens* | excluimos | sao/serao excluid* | nao tem/tem lugar/espaco/vez | nao entra/entram/cabe/cabem/rola/pode | remocao | exclusao | eliminacao | livre de | melhor nao | apaga | sem chance | lixeira",
  },
  permit: {
    en: "welcome/welcomed | allowed/allow | encouraged | ok/okay | fine | permitted | accepted/acceptable | feel free | free to | may | can | not ~1 prohibited/forbidden/banned/disallowed/against | not ~1 remove/removed/delete/deleted | will/do/does/are/is/won't/don't not? ~1 be? not ~1 remove/removed/delete/deleted | won't/don't ~1 remove/removed/delete/deleted | is/are/be not ~1 prohibited/forbidden/banned/disallowed/against | isn't/aren't ~1 prohibited/forbidden/banned/disallowed/against | happy to | love ~1 to? see/seeing/hear/hearing | no ~1 rule/rules against | no problem | go ahead | post away | knock yourself out | be our guest | we don't mind | we do not mind | don't mind | fair game | tolerated | open to | love to | hosted | approved | published | entertained | condoned | supported | welcomes/welcoming | sure | happily | of course | absolutely | by all means",
    de: "nicht ~1 verboten/untersagt | erlaubt | willkommen | gestattet | durfen | durft/darf/darfst | konnt/kannst/konnen | gerne/gern | zulassig | in ordnung | okay/ok | freuen uns | kein problem | kein thema | zugelassen | moglich | gern gesehen | nichts dagegen | spricht nichts dagegen | freigeschaltet | freigegeben | angenommen | akzeptiert | geduldet | toleriert | klar | selbstverstandlich | naturlich",
    fr: "pas ~1 interdit*/proscrit* | est/sont pas ~1 interdit*/proscrit* | autorise* | permis* | bienvenu* | pouvez | peuvent/peut | acceptee*/accepte* | toleree*/tolere* | libre* de | n hesitez | avec plaisir | peux | pourrez | as le droit | avez le droit | droit de | libre a | faites vous plaisir | on accepte | acceptons | publie* | valide* | admis* | bien sur | volontiers | evidemment",
    es: "no ~1 esta/estan/es prohibid* | no prohibid* | permitid* | permite* | bienvenid* | puedes/pueden/puede | aceptad* | se acepta* | se puede/pueden | sois/son libres | adelante | podeis | podes | pueda* | se admite* | admitimos | aceptamos | os animamos | no hay problema | esta bien | libre | admitid* | tolerad* | claro | por supuesto | estupendo | encantad* | se valora* | libremente",
    pt: "nao ~1 e/esta/sao/estao proibid* | nao proibid* | permitid* | bem vind* | pode/podem | aceit* | liberad* | podes | fique/fiquem a vontade | podera* | se aceita* | aceitamos | a vontade | tudo bem | sem problema* | tolerad* | admitid* | claro | com certeza | ta liberado | tranquilo | e livre",
  },
  require: {
    en: "must | require/required/requires/requirement* | mandatory | need/needs/needed | have/has to | should | please | make sure | ensure | don't forget | do not forget | always | are/is to be | expected | be sure | minimum | at least | shall | obliged | obligatory | compulsory",
    de: "muss/mussen/musst | brauch* | benotig* | notwendig | pflicht | erforderlich | bitte | soll/sollen/sollte* | mindestens | habt zu | ist zu | verpflichtend | immer | bedingung | voraussetzung | gehort/gehoren in den titel | zwingend | gilt | nicht vergessen | unbedingt | haben zu | sind zu | zu haben | vorgeschrieben | verlang* | voraussetzung | ist/sind ~5 zu | zu nennen | zu beachten",
    fr: "doit/doivent/devez/devra/devront | obligatoire* | necessaire* | faut | veuillez | merci de | requis* | au moins | minimum | toujours | imperati* | condition | prerequis | exige* | impose* | indispensable* | obligation* | pensez a | tenu de | est de mise | sont tenus",
    es: "debe/deben/debes/deberan | obligatori* | necesari* | hay que | por favor | tiene/tienen/tienes que | requier* | al menos | minimo | siempre | necesit* | usa/usen/usar/utiliza* | escribe/escriban | minim* | imprescindible* | exig* | pon/poned/pongan | tendra*/tendran que | es preciso | ha/han de | indispensable* | deberia* | requisito* | debereis | debera",
    pt: "deve/devem | obrigatori* | necessari* | precisa/precisam | tem/tem que | por favor | pelo menos | minimo | sempre | use/usem/utilize* | escreva/escrevam | exigid* | minim* | imprescindive* | exig* | coloque/coloquem | tem de | devera* | e preciso | ha de | indispensave* | requer* | requisito* | precisas | devera | deves",
  },
  only: {
    en: "only | exclusively | solely | restricted to | limited to | reserved for | confined to | belong/belongs in/on/to/only | go/goes in/into/to | use the/our/this/that | should/must be posted in/on/to | keep ~4 in/to | save ~4 for | post ~3 in the/our | put ~4 in the/our | directed to | instead | move* to | refer to | live/lives in | stay/stays in | are/is for the | belong/belongs here/there | only there | there only | go/goes/belong/belongs/live/lives/stay/stays ~1 inside | is where | are where",
    de: "nur | ausschliesslich | lediglich | gehor* in | nutzt/benutzt/verwendet ~2 | gehor*/kommen/kommt/landen/lauft/laufen in/im/ins/uber | allein | nirgend* sonst | dafur gibt es | einzig | gehor* ~1 in/ins | kommt/kommen ~2 in/ins | beschrankt auf | vorbehalten | wandert/wandern in/ins | ab in/ins | rein in",
    fr: "uniquement | seulement | exclusivement | que dans | reserve* | utilisez le/la/notre | vont/va dans | se font/fait ~1 dans/sur | passent/passe par | nulle part ailleurs | rien que | seul endroit | c est la que | cantonne* | limite* a/au/aux | direction le | rendez vous dans/sur | postez ~2 dans | se poste* dans | se trouve* dans | a poster dans | est prevu* | sont prevu*",
    es: "solo | solamente | unicamente | exclusivamente | van en | usa/usen el/la/nuestro | reservad* | va/van/vayan en/al/a | dentro del/de | tan solo | unico sitio/lugar | nada mas que en | limitad* a/al | se publica* en | se comparte* en | publica* ~2 en el | para eso esta | quedan para | tienen su",
    pt: "so | somente | apenas | exclusivamente | use/usem o/a/nosso | reservad* | vao no/na | vai/vao no/na/para | dentro do/da | unicamente | unico lugar/sitio/espaco | limitad* a/ao | vai/vao para/no/na/ao | publique* ~2 no | poste* ~2 no | so la | ficam/fica no/para | tem lugar",
  },
  except: {
    en: "except* | unless | other than | outside of? | apart from | aside from | besides | with the exception of | exempt* | the only exception*",
    de: "ausser | ausgenommen | es sei denn | ausserhalb | mit ausnahme | ausnahme* | bis auf | abgesehen von",
    fr: "sauf | excepte | hormis | a moins | en dehors | a l exception | exception* | a part | mis a part",
    es: "excepto | salvo | a menos que | fuera de | con excepcion | a excepcion | excepcion* | aparte de | quitando",
    pt: "exceto | salvo | a menos que | fora de/do/da | com excecao | a nao ser | excecao | excecoes | tirando | a excecao",
  },
  without: {
    en: "without | lacks/lacking | missing a/an/the/any | not ~2 related/relevant to | unrelated to | not ~1 about | that/which/who/posts/submissions/images/photos/links/titles/questions/threads ~1 do/does/are/is/don't/doesn't/aren't/isn't not? ~1 includ*/contain*/have/having/follow*/use/using/tagged/flaired/labelled/labeled/marked/approved/made/posted/accompanied/meet* | fail/fails/failing/failure to | posts/submissions/links/images not ~1 includ*/contain*/having/follow*/using | not ~1 tagged/flaired/labelled/labeled/marked/approved | unflaired | unapproved | untagged",
    de: "ohne | fehlt | fehlend*",
    fr: "sans",
    es: "sin",
    pt: "sem",
  },
  condition: {
    en: "if | as/so long as | provided that? | when | where | given that | in case | on condition | condition is | providing | only if | on the condition | once you/your/an | assuming",
    de: "wenn | falls | sofern | solange | vorausgesetzt | bedingung | soweit | unter der bedingung | im fall | insofern",
    fr: "si | tant que | a condition | a condition de/d/que | pourvu que | du moment que | des lors que | lorsque | quand | des que | seulement si | dans la mesure",
    es: "si | siempre que | mientras | siempre y cuando | a condicion de | con tal de | cuando | en caso de | a cambio de | si y solo si",
    pt: "se | desde que | contanto que | caso | com a condicao | quando | sob condicao | na condicao | se e so se | em caso de",
  },
  but: {
    en: "but | however | although | whereas | though | that said",
    de: "aber | jedoch | allerdings",
    fr: "mais | toutefois | cependant",
    es: "pero | aunque | sin embargo",
    pt: "mas | porem | embora",
  },
  /** Promotion in small doses, or for those who take part otherwise. */
  moderate: {
    en: "in moderation | sparing* | excessive* | too much/often/frequent* | occasional* | within reason | active/regular/contributing/established ~1 member*/participant*/contributor*/user* | active in/on | be a regular | regulars | in excess | constant* | repeated* | solely | primarily | only post*/here ~3 promot*/own/link* | you only came | be active | be part of | participat* in ~3 community/sub/subreddit/discussion* | contribut* to ~3 community/sub/subreddit/discussion* | history of ~3 participat* | reasonable | mostly | once in a while | now and then | from time to time",
    de: "in massen | gelegentlich* | ubermass* | aktive* mitglied* | ab und zu | stammnutzer | hin und wieder | nicht ubertreib* | sonst ~3 mitred*/beteilig*/mitmach* | in massen",
    fr: "avec moderation | excessi* | occasionnel* | membre* actif* | de temps en temps | a petite dose | a l occasion | parfois",
    es: "con moderacion | excesiv* | ocasional* | miembro* activ* | de vez en cuando | a veces | sin abusar | con mesura",
    pt: "com moderacao | excessiv* | ocasional* | membro* ativ* | de vez em quando | as vezes | sem exagero | com bom senso",
  },
  /** That there is a bound, and not which. */
  vague: {
    en: "limit/limits/limited/limiting | restrict/restricted/restrictions | discourag* | frowned | case by case | discretion | guidelines | policy/policies | under review | certain conditions | read ~3 wiki | subject to | special rules | rules apply | careful* | handled | within limits | conditions apply",
    de: "eingeschrankt | begrenzt | ungern | einzelfall* | ermessen | richtlinien | bedingungen",
    fr: "limite* | restreint* | deconseill* | cas par cas | discretion | conditions",
    es: "limitad* | limita | restringid* | desaconsej* | caso por caso | criterio de | condiciones",
    pt: "limitad* | restrit* | desaconselh* | caso a caso | criterio da/dos | condicoes",
  },
  /** What a thread is there for. */
  meant: {
    en: "for that/this/those/these/them/it | get/gets/have/has/got their/its/a own | made for | set up for",
    de: "dafur | hierfur | fur so/solche* | dazu",
    fr: "pour ca/cela/ceci | fait/prevu/prevus/dedie/dediee pour/a/aux | a cet effet",
    es: "para eso/ello/esto/ellos/tal | a tal fin | tienen su/un",
    pt: "para isso/isto/tal/esse/esses | pra isso | tem seu/um | proprio para",
  },
  /** 'Not even on Sundays': what comes after it is no room that is left. */
  even: {
    en: "even | not even | including",
    de: "auch | auch nicht | selbst | sogar | nicht mal/einmal",
    fr: "meme | y compris | meme pas",
    es: "incluso | inclusive | tampoco | ni siquiera | ni | tambien | aunque sea",
    pt: "mesmo | inclusive | nem | nem mesmo | tambem",
  },
  /** Said behind a day or thread: 'dimanche compris'. */
  included: {
    en: "included | too | as well",
    de: "eingeschlossen | inklusive | inbegriffen",
    fr: "compris | inclus | aussi",
    es: "incluid* | inclusive | tambien",
    pt: "incluid* | inclusive | incluso | tambem",
  },
  /** What is not in the room that is left: a ban on it says that there is room. */
  rest: {
    en: "any/all/every other day/days/time/times | on other days | other days | rest of the week | anywhere else | outside of? it/that/this/those/them/there | outside of? that/this/the day/days/window/thread | otherwise",
    de: "anderen tagen | ubrigen tagen | restlichen tage* | sonst | ansonsten | andernfalls | ausserhalb davon/dessen",
    fr: "autre* jour* | reste de la semaine | sinon | autrement | en dehors de cela/ca/ce",
    es: "demas dias | otros dias | otro dia | resto de la semana | resto de dias | resto de los dias | de lo contrario | fuera de ese/eso/ahi/el",
    pt: "outros dias | outro dia | restantes dias | demais dias | resto da semana | caso contrario | senao | fora disso/dele/desse/dai",
  },
  /** That a post has to be worth something by itself. */
  worth: {
    en: "worth ~1 reading/posting/something | on its/their own merit* | stand/stands on its/their own | add/adds/adding/bring/brings/provide/provides/offer/offers/give/gives/contribute/contributes/has/have/of ~4 value | valuable | useful/helpful/interesting | without ~3 clicking/click | self contained | of substance | substantive | substance | teach/teaches ~2 something/us/others/people | informative/educational | lesson/lessons | learn/learned/learnt ~2 from | more than ~2 link/ad/advert/pitch | benefit/benefits ~2 community/readers/members/others | story behind | how you ~1 built/made/did | what you ~1 learned/learnt | write up/writeup",
    de: "mehrwert | nutzwert | lesenswert | fur sich ~1 stehen/steht | substanz | nutzlich* | hilfreich* | lehrreich* | auch ohne ~3 klick*/link/links | was/etwas ~2 lernen/lernt/mitnehmen | erfahrungsbericht* | beitragt",
    fr: "apporte/apportent/apporter/apportez/apportant ~4 | valeur ajoutee | utile* | se suffi* | instructif* | enrichi* | retour* d experience | sans ~2 cliquer | plus qu un lien | apprend* ~3 quelque/chose",
    es: "aporta/aportan/aporte/aporten/aportar/aportando | util/utiles | valor | se sostiene* | sin ~3 clic/pinchar/entrar | ensena* ~3 | aprend* ~2 algo | experiencia propia | contribuy* ~3",
    pt: "agrega/agregue/agreguem/agregar/acrescenta/acrescente/acrescentar/acrescentem ~3 | util/uteis | valor | ensina/ensinam/ensine ~3 | sem ~3 clicar | aprend* ~2 algo | contribu* ~3 | relato*",
  },
  /** That promoting is all a post is for. */
  purely: {
    en: "only/just/solely/purely/merely/simply/exclusively ~3 promote/advertise/sell/link/links/plug/drive/market/redirect/point/points/lead/leads/promotional/advertising/ad/ads/advert | only/sole/main/whole/entire purpose/aim/goal/reason/point | nothing but ~2 | nothing more than ~2 | drop and run | hit and run | post and run | dump and run | link drop* | link dump* | drop* ~2 link ~3 leave/run | bare/naked link*",
    de: "nur/lediglich/bloss/ausschliesslich ~5 werben/bewerben/verlinken/verkaufen/link/links/werbung/verweisen/fuhren/fuhrt | rein*/blosse/blosser werbung/werbe*/linkpost*/links/linkbeitrag* | einzige*/alleinige* zweck/ziel | link* abladen/abwerfen/hinwerfen | einfach nur ~2",
    fr: "que pour ~3 | que de la pub | uniquement/seulement/juste/simplement ~4 vendre/lien/liens/renvoyer/renvoient/promouvoir/pub/promotion | seul/unique but/objectif | purement | simple/simples lien* | se contente*/contenter ~4 lien/renvoyer | ne ~2 qu a | ne ~2 que a | servent/sert qu a",
    es: "solo/solamente/unicamente/simplemente ~5 vender/lleva/llevan/llevar/enlace/enlaces/promocion*/anunciar/dirig*/redirig*/publicidad | unico objetivo/fin/proposito | puramente | mero/meros/simple/simples enlace*/anuncio* | soltar/dejar/tirar ~2 enlace* | no ~3 mas que | sirven/sirve solo",
    pt: "so/apenas/somente/unicamente/simplesmente ~6 vender/levar/leva/levam/link/links/divulgar/promover/redirecion*/propaganda/publicidade | unico objetivo/proposito/fim | puramente | meramente | mero/meros link*/anuncio* | largar/jogar/despejar ~2 link* | so servem/serve | servem/serve apenas/so/somente | nao passam/passa de",
  },
  /** What a statement begins with that goes on about what the one before it spoke of. */
  refers: {
    en: "use | please | instead | except | unless | without | only | you | those | these | they | it | that | this | keep | save | post | such | any | all | exceptions | must | limit | allowed | welcome | when | if | follow | contact | message | ask | never | one | once | no more | posts | links | want | say | tell | to | do | don't | comments | users | in | he | we | for | also | there | please | put | just | otherwise | anything | everything | not | once | each | every | limit | be | make | ones | same | outside | with | also | always | remember | then",
    de: "bitte | nutzt | diese | dies | das | sie | nur | ausser | wer | fragt | im | in | es | ausnahme* | dafur | hierfur | verwendet | dazu | dabei | ihr | hier | davon | solche* | ausserdem | danach | daneben | sonst | ohne | beitrage | immer | vorher | kennzeichn* | maximal | hochstens | pro",
    fr: "utilisez | ces | cela | ils | elles | sauf | uniquement | demandez | merci | veuillez | si | interdit* | pour | contactez | vous | tu | on | dans ce cas | une seule | un seul | une fois | ceux | celles | les autres | sans | pas plus | maximum | toujours | merci | indiquez | precisez | montrez | il | le flair | en dehors | tout | toute | n oubliez",
    es: "usa | estos | estas | ellos | solo | excepto | salvo | pide | pidan | por | si | prohibid* | para | contacta | utiliza | usad | puedes | en ese caso | una sola | una vez | los demas | sin | maximo | siempre | eso | esos | esas | no mas | indica | aclara | avisa | como mucho | lo que | todo | fuera | y | ademas | tambien | si",
    pt: "use | esses | essas | estes | eles | so | somente | exceto | peca | por | se | proibid* | para | contate | utilize | usem | pode | podem | nesse caso | uma vez | sem | maximo | sempre | isso | isto | esse | essa | no maximo | indique | avise | fora | tudo | e la | la | ai | alem | tambem | os outros | deixe",
  },
  /** To have something in the post. */
  include: INCLUDE,
  invite: {
    en: "add | link | mention | talk about | post about | share | post | show | show off | showcase | present | launch | promote | announce | bring | drop | sharing",
    de: "zeigt | teilt | zeig | stellt ~3 vor | zeigen | teilen | vorstellen | posten | verlinken | erwahnen | bewerben",
    fr: "partagez | montrez | presentez | partager | montrer | presenter | parler | publier | mentionner | poster",
    es: "comparte | compartan | muestra | presenta | compartir | mostrar | presentar | enlazar | publicar | hablar | mencionar | anunciar",
    pt: "compartilhe | mostre | apresente | compartilhar | partilhar | mostrar | apresentar | divulgar | postar | publicar | falar | mencionar",
  },
} satisfies Record<string, Says>;
export type Mood = keyof typeof MOODS;
