import type { Says } from "./says.ts";

/** How a sentence stands to what it speaks of. */
export const MOODS = {
  /** Says nothing, though a word in it might: whatever begins within it is not counted. */
  noise: {
    en: "promot*/promotion of? ~2 addictive/behavior*/exclusionary/agenda*/belief*/religion*/cheat*/hack*/scam*/fraud*/hat*/violen*/kindness/illegal*/harm*/self/racis*/bigot*/discriminat*/drug*/positiv*/discussion*/health*/good/pira*/suicid*/eating/misinformation/conspirac*/terror*/abuse/rape/real/inappropriate/unsafe/dangerous/extremis*/conversation*/inclusiv*/understanding/agenda*/ideolog*/civil* | but ~2 not limited to | not limited to | whether or not | if not | no matter | no problem | no exception/exceptions | karma farm*/whor*/begg*/grab* | for karma | free karma | not only | no later | credit card* | user flair* | flaired/unflaired user*/account* | flair system | non ai | on reddit | use common sense | why not | non commercial | reddit ads | do/does/will/would not apply | not apply/applies | don't/doesn't apply | sexual solicit* | solicit* ~2 information | advertis* ~1 cheat* | reserve/reserves the? right ~2 remove | payment/dating/messaging apps | no tolerance | first ban | may be banned",
    de: "unter anderem nicht nur | nicht nur",
    fr: "non seulement | pas seulement",
    es: "no solo | no solamente",
    pt: "nao so | nao apenas",
  },
  deny: {
    en: "no | not | never | nothing | zero tolerance | don't | dont | doesn't | isn't | aren't | can't | cannot | won't | do/does/are/is/will/may/can/should/must not | avoid* | refrain* | stop | forbidden | prohibit* | disallow* | banned/ban/bans/bannable/banning | remove/removed/removes/removing | delete/deleted/deletes | against ~2 rules | unwelcome | unacceptable | keep out | not ~2 allow*/permitted/welcome/accepted/acceptable/tolerated/ok/okay/place | no ~5 allowed/permitted/accepted | no longer allowed/permitted/accepted | not/cannot/can't be posted/shared/submitted/linked | not ~1 belong | considered/as/is/are/constitutes spam | zero | off limits | get you banned | will result in",
    de: "kein* | nicht | nie/niemals | verboten | untersagt | unerwunscht | nicht hierher | geloscht | loschen wir | entfernt | gesperrt | unzulassig | unterlass* | verzichtet auf | nicht ~2 erlaubt/gestattet/erwunscht/zulassig",
    fr: "pas de/d | aucun/aucune | ne ~2 pas | ne sont/est pas ~1 autorise*/permis*/acceptee*/tolere* | non autorise* | interdit* | interdict* | interdiction | supprime* | banni* | jamais | proscrit* | evitez | retire*",
    es: "no | ningun/ninguna | nunca | prohibid* | prohibe* | no ~2 permit*/admit*/acept* | eliminad* | eliminar* | borrad* | baneo | evita/evitar/eviten | sin ~1 permitir",
    pt: "nao | nenhum/nenhuma | nunca | proibid* | proibe* | nao ~2 permitid*/aceit* | removid* | apagad* | excluid* | banid* | evite/evitem | sem ~1 permitir | vedad*",
  },
  permit: {
    en: "welcome/welcomed | allowed/allow | encouraged | ok/okay | fine | permitted | accepted/acceptable | feel free | free to | may | can | not ~1 prohibited/forbidden/banned/disallowed/against | not ~1 remove/removed/delete/deleted | will/do/does/are/is/won't/don't not? ~1 be? not ~1 remove/removed/delete/deleted | won't/don't ~1 remove/removed/delete/deleted | is/are/be not ~1 prohibited/forbidden/banned/disallowed/against | isn't/aren't ~1 prohibited/forbidden/banned/disallowed/against | happy to | love ~1 to? see/seeing/hear/hearing | no ~1 rule/rules against",
    de: "nicht ~1 verboten/untersagt | erlaubt | willkommen | gestattet | durfen | durft/darf/darfst | konnt/kannst/konnen | gerne/gern | zulassig | in ordnung | okay/ok",
    fr: "pas ~1 interdit*/proscrit* | est/sont pas ~1 interdit*/proscrit* | autorise* | permis* | bienvenu* | pouvez | peuvent/peut | acceptee*/accepte* | toleree*/tolere*",
    es: "no ~1 esta/estan/es prohibid* | no prohibid* | permitid* | permite* | bienvenid* | puedes/pueden/puede | aceptad* | se acepta*",
    pt: "nao ~1 e/esta/sao/estao proibid* | nao proibid* | permitid* | bem vind* | pode/podem | aceit* | liberad*",
  },
  require: {
    en: "must | require/required/requires/requirement* | mandatory | need/needs/needed | have/has to | should | please | make sure | ensure | don't forget | do not forget | always | are/is to be | expected | be sure | minimum | at least",
    de: "muss/mussen/musst | brauch* | benotig* | notwendig | pflicht | erforderlich | bitte | soll/sollen/sollte* | mindestens | habt zu | ist zu | verpflichtend | immer",
    fr: "doit/doivent/devez/devra/devront | obligatoire* | necessaire* | faut | veuillez | merci de | requis* | au moins | minimum | toujours",
    es: "debe/deben/debes/deberan | obligatori* | necesari* | hay que | por favor | tiene/tienen/tienes que | requier* | al menos | minimo | siempre | necesit* | usa/usen/usar/utiliza* | escribe/escriban",
    pt: "deve/devem | obrigatori* | necessari* | precisa/precisam | tem/tem que | por favor | pelo menos | minimo | sempre | use/usem/utilize* | escreva/escrevam | exigid*",
  },
  only: {
    en: "only | exclusively | solely | restricted to | limited to | reserved for | confined to | belong/belongs in/on/to/only | go/goes in/into/to | use the/our/this/that | should/must be posted in/on/to | keep ~4 in/to | save ~4 for | post ~3 in the/our | put ~4 in the/our | directed to | instead | move* to | refer to",
    de: "nur | ausschliesslich | lediglich | gehor* in | nutzt/benutzt/verwendet ~2",
    fr: "uniquement | seulement | exclusivement | que dans | reserve* | utilisez le/la/notre",
    es: "solo | solamente | unicamente | exclusivamente | van en | usa/usen el/la/nuestro | reservad*",
    pt: "so | somente | apenas | exclusivamente | use/usem o/a/nosso | reservad* | vao no/na",
  },
  except: {
    en: "except* | unless | other than | outside of? | apart from | aside from | besides | with the exception of | exempt* | the only exception*",
    de: "ausser | ausgenommen | es sei denn | ausserhalb | mit ausnahme | ausnahme*",
    fr: "sauf | excepte | hormis | a moins | en dehors | a l exception | exception*",
    es: "excepto | salvo | a menos que | fuera de | con excepcion | a excepcion | excepcion*",
    pt: "exceto | salvo | a menos que | fora de/do/da | com excecao | a nao ser | excecao | excecoes",
  },
  without: {
    en: "without | lacks/lacking | missing a/an/the/any | not ~2 related/relevant to | unrelated to | not ~1 about | that/which/who/posts/submissions/images/photos/links/titles/questions/threads ~1 do/does/are/is/don't/doesn't/aren't/isn't not? ~1 includ*/contain*/have/having/follow*/use/using/tagged/flaired/labelled/labeled/marked/approved/made/posted/accompanied/meet* | fail/fails/failing/failure to | posts/submissions/links/images not ~1 includ*/contain*/having/follow*/using | not ~1 tagged/flaired/labelled/labeled/marked/approved | unflaired | unapproved | untagged",
    de: "ohne | fehlt | fehlend*",
    fr: "sans",
    es: "sin",
    pt: "sem",
  },
  condition: {
    en: "if | as/so long as | provided that? | when | where | given that | in case",
    de: "wenn | falls | sofern | solange",
    fr: "si | tant que | a condition",
    es: "si | siempre que | mientras | siempre y cuando",
    pt: "se | desde que | contanto que | caso",
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
    de: "in massen | gelegentlich* | ubermass* | aktive* mitglied* | ab und zu | stammnutzer",
    fr: "avec moderation | excessi* | occasionnel* | membre* actif* | de temps en temps",
    es: "con moderacion | excesiv* | ocasional* | miembro* activ* | de vez en cuando",
    pt: "com moderacao | excessiv* | ocasional* | membro* ativ* | de vez em quando",
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
    en: "include | contain | must/should have | provide | state | specify | list | mention | accompanied by | come with | describe | cite",
    de: "enthalt* | enthalten | angeben | angegeben | nennt | nennen | beschreib*",
    fr: "inclure | contenir | comporter | indiquer | preciser | inclu*",
    es: "incluir | incluy* | contener | indicar | mencionar | inclu*",
    pt: "incluir | conter | indicar | informar | mencionar | inclu*",
  },
  invite: {
    en: "share | post | show | show off | showcase | present | launch | promote | announce | bring | drop | sharing",
    de: "zeigt | teilt | zeig | stellt ~3 vor",
    fr: "partagez | montrez | presentez",
    es: "comparte | compartan | muestra | presenta",
    pt: "compartilhe | mostre | apresente",
  },
} satisfies Record<string, Says>;
export type Mood = keyof typeof MOODS;
