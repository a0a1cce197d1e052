import type { Says } from "./says.ts";

/** How a sentence stands to what it speaks of. */
export const MOODS = {
  /** Says nothing, though a word in it might: whatever begins within it is not counted. */
  noise: {
    en: "comment/comments/post/posts/mistake/mistakes/report/reports you ~1 made/wrote/created | question/questions/ask/asking/recommend/recommendations/requests about/for/on ~2 apps/tools/products/services/shops/stores/channels/courses/websites/books | promot*/promotion of? ~3 addictive/behavior*/exclusionary/agenda*/belief*/religion*/cheat*/hack*/scam*/fraud*/hat*/violen*/kindness/illegal*/harm*/self/racis*/bigot*/discriminat*/drug*/positiv*/discussion*/health*/good/pira*/suicid*/eating/misinformation/conspirac*/terror*/abuse/rape/real/inappropriate/unsafe/dangerous/extremis*/conversation*/inclusiv*/understanding/agenda*/ideolog*/civil* | but ~2 not limited to | not limited to | whether or not | if not | no matter | no problem | no exception/exceptions | karma farm*/whor*/begg*/grab* | for karma | free karma | not only | no later | credit card* | user flair* | flaired/unflaired user*/account* | flair system | non ai | on reddit | use common sense | why not | non commercial | reddit ads | do/does/will/would not apply | not apply/applies | don't/doesn't apply | sexual solicit* | solicit* ~2 information/advice/medical/direct/dm/dms | without ~1 warning/notice/exception/exceptions/appeal/chance/hesitation | advertis* ~1 cheat* | reserve/reserves the? right ~2 remove | payment/dating/messaging apps | no tolerance | first ban | may be banned | accus* ~12 ai/chatgpt/llm/llms | we/mods/moderators may/might/can/will ~2 start/create/open/make/post/pin ~3 thread/threads/megathread* | mods/moderators may/might/can/will ~6 flair/flairs",
    de: "unter anderem nicht nur | nicht nur",
    fr: "non seulement | pas seulement",
    es: "no solo | no solamente",
    pt: "nao so | nao apenas",
  },
  deny: {
    en: "no | not | never | nothing | zero tolerance | don't | dont | doesn't | isn't | aren't | can't | cannot | won't | do/does/are/is/will/may/can/should/must not | avoid* | refrain* | stop | forbidden | prohibit* | disallow* | banned/ban/bans/bannable/banning | remove/removed/removes/removing | delete/deleted/deletes | against ~2 rules | unwelcome | unacceptable | keep out | not ~2 allow*/permitted/welcome/accepted/acceptable/tolerated/ok/okay/place | isn't/aren't ~2 allowed/permitted/welcome/accepted/acceptable/tolerated/ok/okay | no ~5 allowed/permitted/accepted | no longer allowed/permitted/accepted | not/cannot/can't be posted/shared/submitted/linked | not ~1 belong | considered/as/is/are/constitutes spam | zero | off limits | get you banned | will result in | taken down | takes it down | get/gets locked/removed/deleted/nuked | leave us alone | no place here | taboo | nuked | off the table | not here | not for | unwanted | rejected | won't be/stay ~1 | out of bounds | get/gets/earn/earns ~2 ban",
    de: "kein* | nicht | nie/niemals | verboten | untersagt | unerwunscht | nicht hierher | geloscht | loschen wir | entfernt | gesperrt | unzulassig | unterlass* | verzichtet auf | nicht ~2 erlaubt/gestattet/erwunscht/zulassig | tabu | fliegt/fliegen ~1 raus | nichts verloren | nichts zu suchen | kein platz | geduldet nicht | loschen | losch* | wird/werden gesperrt | unterbleib* | lasst ~2 bleiben | sperre | nicht ~2 willkommen/gewunscht/gern",
    fr: "pas de/d | aucun/aucune | ne ~2 pas | ne sont/est pas ~1 autorise*/permis*/acceptee*/tolere* | non autorise* | interdit* | interdict* | interdiction | supprime* | banni* | jamais | proscrit* | evitez | retire* | ni | n ~2 pas | n ~1 aucun* | n ont/a pas leur/sa place | refus* | non merci | hors de question | banni* | efface* | exclu/exclus/exclue/exclues | a bannir | inutile de | pas ~1 bienvenu*",
    es: "no | nada de | ningun/ninguna | nunca | prohibid* | prohibe* | no ~2 permit*/admit*/acept* | eliminad* | eliminar* | borrad* | baneo | evita/evitar/eviten | sin ~1 permitir | ni | fuera | se borra*/retira*/elimina* | borrara* | retirad* | retirara* | vetad* | rechaza* | queda/quedan fuera | expulsion | abstenerse | absteng* | no ~2 bienvenid*",
    pt: "nao | nada de | nenhum/nenhuma | nunca | proibid* | proibe* | nao ~2 permitid*/aceit* | removid* | apagad* | excluid* | banid* | evite/evitem | sem ~1 permitir | vedad* | nem | fora daqui | apaga* | retirad* | barrad* | sera/serao removid*/apagad* | rejeitad* | banimento | abstenham | nao ~2 bem vind*",
  },
  permit: {
    en: "welcome/welcomed | allowed/allow | encouraged | ok/okay | fine | permitted | accepted/acceptable | feel free | free to | may | can | not ~1 prohibited/forbidden/banned/disallowed/against | not ~1 remove/removed/delete/deleted | will/do/does/are/is/won't/don't not? ~1 be? not ~1 remove/removed/delete/deleted | won't/don't ~1 remove/removed/delete/deleted | is/are/be not ~1 prohibited/forbidden/banned/disallowed/against | isn't/aren't ~1 prohibited/forbidden/banned/disallowed/against | happy to | love ~1 to? see/seeing/hear/hearing | no ~1 rule/rules against",
    de: "nicht ~1 verboten/untersagt | erlaubt | willkommen | gestattet | durfen | durft/darf/darfst | konnt/kannst/konnen | gerne/gern | zulassig | in ordnung | okay/ok | freuen uns | kein problem",
    fr: "pas ~1 interdit*/proscrit* | est/sont pas ~1 interdit*/proscrit* | autorise* | permis* | bienvenu* | pouvez | peuvent/peut | acceptee*/accepte* | toleree*/tolere* | libre* de | n hesitez | avec plaisir",
    es: "no ~1 esta/estan/es prohibid* | no prohibid* | permitid* | permite* | bienvenid* | puedes/pueden/puede | aceptad* | se acepta* | se puede/pueden | sois/son libres | adelante",
    pt: "nao ~1 e/esta/sao/estao proibid* | nao proibid* | permitid* | bem vind* | pode/podem | aceit* | liberad* | podes | fique/fiquem a vontade",
  },
  require: {
    en: "must | require/required/requires/requirement* | mandatory | need/needs/needed | have/has to | should | please | make sure | ensure | don't forget | do not forget | always | are/is to be | expected | be sure | minimum | at least",
    de: "muss/mussen/musst | brauch* | benotig* | notwendig | pflicht | erforderlich | bitte | soll/sollen/sollte* | mindestens | habt zu | ist zu | verpflichtend | immer | bedingung | voraussetzung | gehort/gehoren in den titel | zwingend",
    fr: "doit/doivent/devez/devra/devront | obligatoire* | necessaire* | faut | veuillez | merci de | requis* | au moins | minimum | toujours | imperati* | condition | prerequis",
    es: "debe/deben/debes/deberan | obligatori* | necesari* | hay que | por favor | tiene/tienen/tienes que | requier* | al menos | minimo | siempre | necesit* | usa/usen/usar/utiliza* | escribe/escriban | minim* | imprescindible* | exig* | pon/poned/pongan",
    pt: "deve/devem | obrigatori* | necessari* | precisa/precisam | tem/tem que | por favor | pelo menos | minimo | sempre | use/usem/utilize* | escreva/escrevam | exigid* | minim* | imprescindive* | exig* | coloque/coloquem | tem de",
  },
  only: {
    en: "only | exclusively | solely | restricted to | limited to | reserved for | confined to | belong/belongs in/on/to/only | go/goes in/into/to | use the/our/this/that | should/must be posted in/on/to | keep ~4 in/to | save ~4 for | post ~3 in the/our | put ~4 in the/our | directed to | instead | move* to | refer to | live/lives in | stay/stays in | are/is for the | belong/belongs here/there",
    de: "nur | ausschliesslich | lediglich | gehor* in | nutzt/benutzt/verwendet ~2 | gehor*/kommen/kommt/landen/lauft/laufen in/im/ins/uber | allein",
    fr: "uniquement | seulement | exclusivement | que dans | reserve* | utilisez le/la/notre | vont/va dans | se font/fait ~1 dans/sur | passent/passe par | nulle part ailleurs | rien que",
    es: "solo | solamente | unicamente | exclusivamente | van en | usa/usen el/la/nuestro | reservad* | va/van/vayan en/al/a | dentro del/de | tan solo",
    pt: "so | somente | apenas | exclusivamente | use/usem o/a/nosso | reservad* | vao no/na | vai/vao no/na/para | dentro do/da | unicamente",
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
    en: "if | as/so long as | provided that? | when | where | given that | in case | on condition | condition is | providing",
    de: "wenn | falls | sofern | solange | vorausgesetzt | bedingung | soweit",
    fr: "si | tant que | a condition | a condition de/d/que | pourvu que | du moment que | des lors que",
    es: "si | siempre que | mientras | siempre y cuando | a condicion de | con tal de | cuando",
    pt: "se | desde que | contanto que | caso | com a condicao | quando",
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
  /** What a statement begins with that goes on about what the one before it spoke of. */
  refers: {
    en: "use | please | instead | except | unless | without | only | you | those | these | they | it | that | this | keep | save | post | such | any | all | exceptions | must | limit | allowed | welcome | when | if | follow | contact | message | ask | never | one | once | no more | posts | links | want | say | tell | to | do | don't | comments | users | in | he | we | for | also | there | please | put",
    de: "bitte | nutzt | diese | dies | das | sie | nur | ausser | wer | fragt | im | in | es | ausnahme* | dafur | hierfur | verwendet | dazu",
    fr: "utilisez | ces | cela | ils | elles | sauf | uniquement | demandez | merci | veuillez | si | interdit* | pour | contactez",
    es: "usa | estos | estas | ellos | solo | excepto | salvo | pide | pidan | por | si | prohibid* | para | contacta | utiliza",
    pt: "use | esses | essas | estes | eles | so | somente | exceto | peca | por | se | proibid* | para | contate | utilize",
  },
  /** To have something in the post. */
  include: {
    en: "include | contain | must/should have | provide | state | specify | list | mention | accompanied by | come with | describe | cite | add the/your/a/an | attach | fill out/in | say what/which/where/how | tell us/people which/where/the/your | tell us/people what it/they/you ~1 built/made/used/use | always tell us | needs/need a/an description/summary/caption/explanation | needs/need a/an ~1 description/summary/caption | give your/the",
    de: "enthalt* | enthalten | angabe von/der/des/eurer | mit angabe | angeben | angegeben | nennt | nennen | beschreib* | bitte mit | nur mit | mit angabe",
    fr: "inclure | contenir | comporter | indiquer | preciser | inclu* | ajoutez | indiquez | precisez | mentionnez | decrivez | montrez | donnez | joignez | accompagne* de/d",
    es: "incluir | incluy* | contener | indicar | mencionar | inclu* | anade/anadan | agrega/agreguen | explica/expliquen | describe/describan | indica/indiquen | menciona/mencionen | adjunta/adjunten | especifica* | detalla* | muestra ~1 codigo | acompana* de/con",
    pt: "incluir | conter | indicar | informar | mencionar | inclu* | adicione/adicionem | explique/expliquem | descreva/descrevam | informe/informem | indique/indiquem | mencione/mencionem | precisam/precisa de | especifique* | detalhe* | acompanhad* de",
  },
  invite: {
    en: "add | link | mention | talk about | post about | share | post | show | show off | showcase | present | launch | promote | announce | bring | drop | sharing",
    de: "zeigt | teilt | zeig | stellt ~3 vor | zeigen | teilen | vorstellen | posten | verlinken | erwahnen | bewerben",
    fr: "partagez | montrez | presentez | partager | montrer | presenter | parler | publier | mentionner | poster",
    es: "comparte | compartan | muestra | presenta | compartir | mostrar | presentar | enlazar | publicar | hablar | mencionar | anunciar",
    pt: "compartilhe | mostre | apresente | compartilhar | partilhar | mostrar | apresentar | divulgar | postar | publicar | falar | mencionar",
  },
} satisfies Record<string, Says>;
export type Mood = keyof typeof MOODS;
