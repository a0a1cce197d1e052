import { sayLeave } from "./leave.ts";
import type { Says } from "./says.ts";

/** What a rule leaves to promotion, or asks for beforehand: a thread, a day, the moderators' leave, a flair. */
export const ROOMS = {
  thread: {
    en: "weekly/monthly/daily/biweekly/dedicated/designated/recurring/pinned/sticky/stickied/official/appropriate/relevant ~4 thread/threads/megathread*/megapost | promo*/monday*/tuesday*/wednesday*/thursday*/friday*/saturday*/sunday*/feedback/showcase/help/question/questions/discussion/chat/advice/hiring/marketplace/introduction*/buy/sell/trade/general ~1 thread | megathread* | in/into/inside/within/to/use/using/outside/except of/for? the/our ~3 thread/threads/megathread* | the/our/dedicated ~4 help desk | stickied/pinned/sticky post | weekly/daily/monthly/pinned ~3 post/discussion/chat/chats | pinned/weekly/monthly/daily/stickied ~1 corner/lounge/roundup/exchange | the/our ~2 sticky | sticky | own thread | monthly/weekly/quarterly/yearly/annual/seasonal ~4 thread | use the weekly/monthly/daily | monthly/weekly ~2 exchange/market/bazaar/roundup/show | in/into the sticky/pinned",
    any: "megathread* | sammelthread*",
    de: "*thread | wochentlich* ~2 thread/faden/beitrag | angeheftet* ~1 beitrag/thread/faden | *faden | *thread | sammelbeitrag* | angeheftet* ~1 post | sammelpost* | angepinnt* ~1 beitrag/thread/faden/post | fixiert* ~1 beitrag/thread | monatlich* ~2 thread/faden/beitrag/post | wochenpost | wochentlich* ~2 post | dauerthread*",
    fr: "fil hebdo*/dedie*/mensuel*/quotidien*/epingle* | fil de/du/des | le/notre/ce fil | fils dedies | fil du/de/des ~1 | discussion epinglee/hebdo*/mensuelle | post hebdo*/mensuel | fil « | fils « | un/du/au/des/leur/son fil | megafil* | sujet dedie/hebdomadaire/mensuel/unique | post dedie/hebdomadaire/unique | publication epinglee/hebdomadaire | discussion dediee | fil ~2 epingle* | dans le fil | post/message/sujet epingle",
    es: "hilo semanal/mensual/diario/fijado/dedicado/de | el/nuestro/ese hilo | hilos dedicados | megahilo* | publicacion fijada | hilo del/de/fijo ~1 | tema fijado | post semanal/mensual | hilo « | un/al/del/su/este hilo | hilo especifico/unico/propio/recopilatorio | hilos de/semanales/mensuales | hilo ~2 fijad*/semanal/mensual/anclad* | publicacion semanal/mensual/anclada | post fijado/anclado | entrada fijada | tema semanal/mensual | mensaje fijado | hilo de los/las",
    pt: "topico semanal/mensal/diario/fixado/dedicado/de | o/no/nosso topico | fio semanal/fixado | megatopico* | post fixado | thread semanal/fixada | topico de/da/do/fixo ~1 | topico semanal/mensal ~1 | post semanal/mensal | topico « | um/ao/do/seu/neste/nesse topico | topico especifico/unico/proprio/mensal/semanal | topicos semanais/mensais/de | topico ~2 fixad*/semanal/mensal/pinad* | publicacao/postagem fixada/semanal/mensal | thread/megathread ~2 semanal/mensal/fixada/fixa | fio de/do/«/mensal | post pinado | no/ao/o fio ~1",
  },
  /** The moderators' leave, beforehand. */
  mods: {
    en: `${sayLeave("en")} | contact/message/pm/dm/email ~2 mods/mod/moderators/moderator/us/modmail ~1 if ~3 want/like/wish/plan | if ~3 want/like/wish/plan ~6 contact/message/pm/dm/email ~2 mods/mod/moderators/moderator/us/modmail | talked/spoken to/with ~1 us/mods/moderators | ask/asking/contact/contacting/message/messaging/modmail/check/checking/clear/cleared/pm/dm/talk/reach ~6 mods/mod/moderators/moderator/modteam/us/modmail ~7 before/first/prior/permission/approval/approved/beforehand/advance/ahead/clearance | permission/approval/approved/consent/authorization/authorisation/clearance ~5 mods/mod/moderators/moderator/us/modmail | mods/mod/moderators/moderator/moderation ~3 permission/approval/approved/consent/preapproval/authorization | preapprov* | prior/express/explicit/written/without/need*/require*/get/with/requires/unless ~2 approval/permission/consent/authorization | cleared/approved/vetted/verified by ~2 mods/mod/moderators/moderation/us | without/unless/prior ~3 approved/approval/permission | must be ~2 approved | sent to ~1 mod mail/mods/modmail before | send/write/drop/email/talk/speak/ask/message/contact ~4 modmail/mods/moderators/us/mod ~14 wait/yes/reply/answer/approval/then/before | get/have/need ~2 mods/moderators/our blessing/ok/okay/approval/permission/leave/consent | moderator ~2 signed off | talk to us | clear/clearing/run/running ~3 with/by/past ~2 mods/moderators/mod/us | drop/send us ~3 modmail/line/message/note | modmail us | introduce ~2 to ~3 mods/mod/moderators/team | prior consent | unauthori* | unapproved | unsolicited`,
    de: `${sayLeave("de")} | mit ~1 uns/mod*/moderat* ~1 gesprochen/geredet | frag*/fragt/kontaktier*/schreib* ~4 vorher ~3 mods/moderatoren/moderation/mod* | vorher ~4 mods/moderatoren/moderation/modteam | frag*/kontaktier* ~3 mods/moderatoren/moderation ~3 vorher/zuerst/bevor | genehmigung | erlaubnis | zustimmung ~3 mods/moderat* | absprache mit ~2 mod* | freigabe | genehmigt | unerlaubt* | ohne/nach/vorherige* absprache/rucksprache | rucksprache mit ~2 mod* | mit ~2 mod* ~2 abklar*/abgeklart/absprech*/absprache | abgesprochen | unabgesprochen* | unangemeldet* | ungenehmigt* | voraus mit ~2 mod* | unser okay/ok/ja/einverstandnis/einverstandniss* | okay/ok/einverstandnis/segen ~3 mod*/uns | meldet euch ~4 vorher/zuerst/bei | schreib* ~4 vorab/zuerst/vorher | vorab ~4 mod*/uns/modmail | modmail ~3 vorher/zuerst/vorab | vorher ~3 anfragen/fragen/melden | mod* ~3 gefragt/zugestimmt | vorher ~5 team/modmail | meldet euch ~4 team | vorher ab | stimm* ~4 vorher | meld* ~3 modmail ~4 | anmelden ~4 mod* | klart ~5 ab | nach unserer/unserem ~2 | erst nach ~1 freigabe | per modmail ~3 anmeld*/ankundig*/abklar* | modmail anmelden | bei ~2 mods/moderatoren/moderation/uns ~3 anmeld*`,
    fr: `notre permission/autorisation/feu | ${sayLeave("fr")} | : demander/demandez ~2 moderat*/modos | parle avec nous/moderat* | approbation ~4 moderat* | accord ~2 moderat* | accord/autorisation/permission prealable | autorisation ~3 moderat* | permission ~3 moderat* | demandez ~3 moderat* | contactez ~3 moderat* ~3 avant | avant ~6 contact*/demand* ~4 moderat* | sans autorisation/accord/permission | valide* par ~2 moderat* | message/mail ~3 moderat* ~3 avant/prealable | ecrivez/ecrire/parlez/adressez ~4 moderat* | demandez d abord | feu vert | aval ~3 moderat* | d abord ~3 moderat* | passent par ~4 moderat* | prevenez ~2 moderat* | d abord ~4 equipe | avant ~6 equipe | ecrivez nous | contactez nous ~3 avant | avant ~4 contactez nous | se demande | voit ensemble | prenez contact ~3 avant | contact avec nous`,
    es: `permiso/autorizacion/acuerdo nuestr* | ${sayLeave("es")} | : preguntar/preguntad/pregunta/consultar ~3 moderador*/moderacion/mods | hablado con ~1 nosotros/moderador*/mods | permiso ~4 moderador*/moderacion/mods | autorizacion ~4 moderador*/moderacion/mods | permiso/autorizacion previ* | aprobacion ~3 moderador*/mods/moderacion | consulta* ~3 moderador*/mods ~3 antes | pregunta* ~3 moderador*/mods antes/primero | antes ~6 contact*/consult*/pregunt*/pid* ~4 moderador*/mods | contacta* ~3 moderador*/mods ~3 antes | sin permiso/autorizacion | escrib* ~4 moderador*/moderacion/mods | mensaje ~4 moderador*/moderacion/mods | visto bueno | espera ~3 respuesta/aprobacion/permiso | sin aprobacion | hablad*/habla ~3 moderador*/mods/moderacion | previa consulta | aprobacion previa | primero ~4 moderador*/mods/moderacion | habl* ~3 con ~4 moderacion/moderador*/mods | consult* ~3 con ~4 moderacion/moderador*/mods | antes ~6 equipo | escribenos ~4 | primero ~5 modmail | primero escrib* | escrib* primero | consultanos* | aprobad* por | pidenos | pedidnos | pidanos`,
    pt: `permissao/autorizacao/acordo nossa/nosso | nossa permissao/autorizacao | ${sayLeave("pt")} | : perguntar/perguntem/pergunte/consultar ~3 moderador*/moderacao/mods | falado connosco/conosco | permissao ~4 moderador*/moderacao/mods | autorizacao ~4 moderador*/moderacao/mods | permissao/autorizacao previa | aprovacao ~3 moderador*/moderacao/mods | fale/consulte/pergunte/contate ~4 moderador*/moderacao/mods ~3 antes/primeiro | antes ~6 fale/consulte/pergunt*/contat*/pec* ~4 moderador*/moderacao/mods | sem permissao/autorizacao | fale/falem/escreva/escrevam/mande/envie ~4 moderador*/moderacao/mods | mensagem ~4 moderador*/moderacao/mods | aval ~3 moderador*/moderacao/mods | espere ~3 resposta/aprovacao | sem aprovacao | aprovacao previa | consulta previa | primeiro ~4 moderador*/moderacao/mods | antes ~6 equipe/equipa | escreva ~3 antes/primeiro | primeiro ~5 modmail | mande mensagem ~5 antes/primeiro | combin* ~3 antes | contacte ~2 moderacao | peca nos`,
  },
  /** The moderators can make an exception; the ban stands. */
  modsExceptions: {
    en: "contact/message/ask/modmail/dm ~3 mods/mod/moderators/us ~3 exception/exceptions",
    de: "ausnahmen ~7 mod*",
    fr: "exceptions ~7 moderat*",
    es: "excepciones ~7 moderador*/moderacion",
    pt: "excecoes ~7 moderador*/moderacao",
  },
  /** Beside the post itself: in a comment, or at its end. */
  aside: {
    en: "in a/the/your ~1 comment/comments | as a comment | at the ~1 end/bottom",
    de: "im/in ~2 kommentar/kommentare/kommentaren | am ende | am schluss | ganz unten",
    fr: "en/dans un?/le?/les? commentaire/commentaires | en fin de | a la fin | en bas",
    es: "en un?/los?/el? comentario/comentarios | al final",
    pt: "num/em/no/nos comentario/comentarios | no fim | no final | ao final",
  },
  flair: {
    en: "flair/flairs/flaired/flairing | post flair* | unflaired",
    any: "flair/flairs/flaired",
    de: "flair/flairs | beitragsflair* | postflair* | *flair",
    fr: "etiquette* | flair/flairs",
    es: "flair/flairs | etiqueta/etiquetas",
    pt: "flair/flairs | etiqueta/etiquetas",
  },
  /** That one has to choose a flair, with nothing else said. */
  flairAsked: {
    en: "a/one flair on each/every/any | flair your/all/posts/every | use/add/choose/select/assign/pick/set/put/apply ~4 flair/flairs | correct*/appropriate* ~1 flair* | flair/flairs/flaired ~5 correct*/appropriate*/required/mandatory/accordingly/properly | flair requirement* | flair it/them/this/those/as | picks/carry/carries/wear/wears/bear/bears/get/gets/gives/needs/takes ~3 flair | with ~3 flair | carry/carries ~5 flair/flairs | flair on/for all/every/everything",
    de: "ein flair je/pro/fur jeden? beitrag/post | flair ~2 pflicht | waehlt ~3 flair | wahlt/nutzt/verwendet/setzt ~3 flair | mit ~2 flair | flair ~3 setzen/wahlen/nutzen/verwenden | flair ~3 wahlen/setzen/vergeben/angeben/nicht/braucht/brauchen | brauch*/benotig* ~3 flair | ohne flair | passend* flair | richtig* flair | flairt/flaire | trag*/bekomm*/erhalt*/kriegt/kriegen ~3 flair | unter ~2 flair | wahl* ~3 flair",
    fr: "une/un etiquette/flair par publication/message/post | choisissez/utilisez/ajoutez ~3 flair/etiquette | utiliser/ajouter/choisir ~3 flair/etiquette | avec ~2 flair/etiquette | mettez/mets/mettre/choisis/utilise/selectionnez/selectionner/appliquez ~3 flair/etiquette | flair/etiquette ~3 obligatoire/adapte*/approprie*/correct* | seul*/bon*/bonne ~2 flair/etiquette | obligation ~3 flair/etiquette | sans flair/etiquette | sous le/l flair/etiquette | porte/portent/porter/prend/prennent/recoi* ~3 flair/etiquette | un flair pour ~3 | choisissez un flair",
    es: "usa/usen/elige/pon/agrega ~3 flair/etiqueta | usar/poner/elegir/lleva/llevan ~3 flair/etiqueta | con ~2 flair/etiqueta | usad/utiliza/utilicen/elegid/poned/pongan/anade/anadid/selecciona*/lleva*/llevar* ~3 flair/etiqueta | flair/etiqueta ~3 obligatori*/correct*/adecuad*/correspondiente | sin flair/etiqueta | bajo la/el flair/etiqueta | llev*/marc* ~4 flair/etiqueta | ponerle*/ponle/ponedle ~3 flair/etiqueta",
    pt: "use/usem/escolha/coloque/adicione ~3 flair/etiqueta | usar/colocar/escolher ~3 flair/etiqueta | com ~2 flair/etiqueta | utilize/utilizem/escolham/coloquem/selecione*/adicionem/usar/marque*/levam/leva ~3 flair/etiqueta/tag | flair/etiqueta ~3 obrigatori*/corret*/adequad*/correspondente | sem flair/etiqueta | sob a/o flair/etiqueta | leva/levam/levar/leve/levem/ganha/recebe* ~3 flair/etiqueta/tag",
  },
  tag: {
    en: "tag/tags/tagged/tagging",
    de: 'markiert/markier/kennzeichnet ~4 "',
    fr: 'balise/balises | tag/tags | marquez/marque/marquent ~4 "',
    es: 'tag/tags | marca/marcas entre | marca/marcan/marque/marcad ~4 "',
    pt: 'tag/tags | marcador* | marca/marcam/marque/marquem ~4 "',
  },
  disclose: {
    en: "say/saying/state/stating/mention/mentioning/tell ~5 you're/you the/a/an ~1 designer/maker/author/publisher/developer/dev/owner/seller/founder/creator/artist/manufacturer | disclos* | transparen* | state/declare/reveal/admit/identify ~3 affiliation* | say/state/mention/tell ~3 you ~2 work/made/own/built/created/affiliated | be upfront | be open about | if you made it yourself | that you are the/a author/creator/developer/owner/maker | conflict of interest | say/tell/state/mention ~2 that ~2 yours/wrote/made/built/work/own | say it's yours | say it is yours | disclos* that you | make ~2 clear ~6 yours/you/own | say so | identify yourself/themselves | who you are | connection to | say/tell/state ~2 what you have to do with | that pays you | say you/you're/you've ~3 made/behind/built/maker/author | be honest about",
    de: "dahintersteckt/dahintersteckst/dahintersteht | schreib/schreibt das/es ~1 rein/dazu/hin | kennzeichn* | offenleg* | offenzulegen | transparent* | legt offen | lege offen | zu erkennen | dass ~2 eures/euer/eure/deins/dein/von | als autor/entwickler/anbieter/hersteller/betreiber | sagt/schreibt/gebt ~3 dass ~4 | gebt euch ~3 | outet euch | selbst erkennbar | verschweig* | offen ~1 sagen/sagt/dazusagen | dazusagen | dass es ~3 eigen* | eure verbindung | interessenkonflikt* | wer ~2 dahinter* | sagt es dazu | sag es dazu | wer ihr seid | dahinter steht/steckt | sagt , dass | schreibt dazu , dass | verratet , dass | ehrlich ~3 dazu | mit offenen karten | eure rolle",
    fr: "transparen* | precisez ~3 lien* | signal*r ~3 affiliation | dites/precisez/indiquez/annoncez/signalez ~2 que/qu ~4 vous/votre/auteur* | soyez transparent* | annoncez | votre/son/ton lien avec | afficher/affichez/affiche ~2 lien/la/couleur | conflit* d interet* | sans ~2 cacher | c est le/la tien*/votre/vôtre | que c est | cachez pas | declarez | declarer | qui vous etes | que vous ~2 auteur*/createur*/vendeur* | dites le | que c est ~1 votre/vous | jouez ~2 franc | votre role",
    es: "que estas detras | que sois ~1 quien* | transparen* | divulg*r ~2 relacion | revel* ~3 relacion | indica* ~2 que ~2 autor* | di/diga/digan/avisa/aclara/indica/menciona ~1 que ~4 tuyo/tuya/suyo/autor* | identificate/identifiquese/identifiquense | como autor* | declara* ~3 | identific* ~2 como | que ~2 es tu*/tuyo*/vuestro* | que eres el/la/su/quien/autor* | conflicto* de interes* | tu relacion con | tu vinculo | sin ocultar | dilo claramente | deja/dejad claro | deje* claro | quien eres | que es tuyo/tuya/vuestro | que lo ~2 hecho | dilo | decidlo | tu papel | con transparencia | que ganas",
    pt: "transparen* | inform* ~2 que ~2 autor* | deix* claro | diga/digam/avise/avisem/informe/mencione ~1 que ~4 seu/sua/teu/autor* | identifique se | como autor* | declar* ~3 | identific* ~2 como | que ~2 e seu/sua/teu/tua/vosso | conflito* de interesse* | sua/tua relacao com | vinculo com | sem esconder | assum* que | quem voce e | que e seu/teu/vosso/sua | diga que | digam que | seu papel | que ganha | que foi voce | avise que",
  },
  label: {
    en: "tell us which/how | say/state ~2 whether/how |tell us if/when/whether | says so | has/have to say | label* | mark/marked | disclos* | tag/tagged | flair/flaired | clearly state* | identified as | say so | declare/declared | indicate/indicated | mention/mentioned",
    de: "sagt/sag/sagen es/uns/dazu/ob | gehort dazugesagt | kennzeichn* | gekennzeichnet | markier* | angegeben | als solche* | ausgewiesen | ausweisen | kenntlich | angeben | dazuschreib* | deklarier* | schreib/schreibt/sagt/sag ~2 dazu | muss/mussen ~4 stehen | dazu ~1 sagen | angemerkt",
    fr: "dites si | precisez si | le dire | dites le/nous | signale* | indique* | etiquete* | mentionne* | precise* | comme tel* | identifie* | declare* | balise*",
    es: "etiquetar* | di si | decid si | decirlo | hay que decir* | etiquetad* | indica* | marcad* | dilo | digalo | avisa* | mencion* | declara* | aclara* | como tal* | identificad* | senal*",
    pt: "diga se | avise se | dize lo | avisa | informar | deve ser dito | etiquetad* | indica* | marcad* | identificad* | sinalizad* | avise* | diga* | mencion* | declar* | como tal | marque* | sinalize* | informe* | informad*",
  },
} satisfies Record<string, Says>;
export type Room = keyof typeof ROOMS;

/** Days as rules name them. */
export const DAYS = {
  Monday: {
    en: "monday/mondays",
    de: "montag/montags",
    fr: "lundi/lundis",
    es: "lunes",
    pt: "segundas | segunda feira/feiras | na/nas/as/a/toda/todas/cada/de/da/das/as/uma/numa/esta/so/apenas segunda",
  },
  Tuesday: {
    en: "tuesday/tuesdays",
    de: "dienstag/dienstags",
    fr: "mardi/mardis",
    es: "martes",
    pt: "terca/tercas",
  },
  Wednesday: {
    en: "wednesday/wednesdays",
    de: "mittwoch/mittwochs",
    fr: "mercredi/mercredis",
    es: "miercoles",
    pt: "quartas | quarta feira/feiras | na/nas/as/a/toda/todas/cada/de/da/das/as/uma/numa/esta/so/apenas quarta",
  },
  Thursday: {
    en: "thursday/thursdays",
    de: "donnerstag/donnerstags",
    fr: "jeudi/jeudis",
    es: "jueves",
    pt: "quintas | quinta feira/feiras | na/nas/as/a/toda/todas/cada/de/da/das/as/uma/numa/esta/so/apenas quinta",
  },
  Friday: {
    en: "friday/fridays",
    de: "freitag/freitags",
    fr: "vendredi/vendredis",
    es: "viernes",
    pt: "sextas | sexta feira/feiras | na/nas/as/a/toda/todas/cada/de/da/das/as/uma/numa/esta/so/apenas sexta",
  },
  Saturday: {
    en: "saturday/saturdays",
    de: "samstag/samstags/sonnabend/sonnabends",
    fr: "samedi/samedis",
    es: "sabado/sabados",
    pt: "sabado/sabados",
  },
  Sunday: {
    en: "sunday/sundays",
    de: "sonntag/sonntags",
    fr: "dimanche/dimanches",
    es: "domingo/domingos",
    pt: "domingo/domingos",
  },
  weekend: {
    en: "weekend/weekends | week end/ends",
    de: "wochenende/wochenenden",
    fr: "weekend/weekends | week end/ends",
    es: "fin de semana | fines de semana",
    pt: "fim de semana | fins de semana",
  },
} satisfies Record<string, Says>;
export type Day = keyof typeof DAYS;

/** Words that measure. */
export const MEASURES = {
  hour: {
    en: "hour/hours | hr/hrs",
    de: "stunde/stunden",
    fr: "heure/heures",
    es: "hora/horas",
    pt: "hora/horas",
  },
  day: { en: "day/days", de: "tag/tage/tagen", fr: "jour/jours", es: "dia/dias", pt: "dia/dias" },
  fortnight: {
    en: "fortnight/fortnights",
    fr: "quinzaine/quinzaines",
    es: "quincena/quincenas",
    pt: "quinzena/quinzenas",
  },
  week: {
    en: "week/weeks",
    de: "woche/wochen",
    fr: "semaine/semaines",
    es: "semana/semanas",
    pt: "semana/semanas",
  },
  month: {
    en: "month/months",
    de: "monat/monate/monaten",
    fr: "mois",
    es: "mes/meses",
    pt: "mes/meses",
  },
  quarter: {
    en: "quarter/quarters",
    de: "quartal/quartale/quartalen",
    fr: "trimestre/trimestres",
    es: "trimestre/trimestres",
    pt: "trimestre/trimestres",
  },
  year: {
    en: "year/years",
    de: "jahr/jahre/jahren",
    fr: "an/ans/annee/annees",
    es: "ano/anos",
    pt: "ano/anos",
  },
  percent: {
    en: "% | percent | per cent",
    any: "%",
    de: "prozent",
    fr: "pour cent",
    es: "por ciento",
    pt: "por cento",
  },
  every: {
    en: "every | each | per | a | an | / | in a/an | per person per/and/a | a head a/per",
    any: "/",
    de: "alle | jede/jeden/jedes | pro | im | in der | pro person/kopf/nase und",
    fr: "par | chaque | tous les | toutes les | par personne/membre/tete et/et par",
    es: "por | cada | a la | al | a | en un/una | por persona/usuario/cabeza/miembro y",
    pt: "por | cada | a | ao | em um/uma | num/numa | por pessoa/utilizador/usuario/cabeca e/e por",
  },
  once: { en: "once", de: "einmal | ein mal", fr: "une fois", es: "una vez", pt: "uma vez" },
  account: {
    en: "account/accounts | redditor* account* | user accounts | registered | new users/members/redditors/posters | been on reddit | throwaway* | alts | joined | profile/profiles | users ~2 younger | redditors",
    de: "konto/konten | account/accounts | accountalter | profil/profile/profilen | angemeldet | registriert | neue nutzer*/mitglieder/user | neulinge | neu ~1 hier | kontoalter",
    fr: "compte/comptes | profil/profils | inscrit* | inscription | nouveaux membres/inscrits/venus | ancienneté",
    es: "cuenta/cuentas | perfil/perfiles | registrad* | usuarios nuevos | nuevos usuarios/miembros | recien llegad* | antiguedad",
    pt: "conta/contas | perfil/perfis | cadastr* | registad* | registrad* | usuarios/membros/utilizadores novos | novos usuarios/membros/utilizadores | recem chegad* | antiguidade",
  },
  karma: { en: "karma", any: "karma" },
  localKarma: {
    en: "subreddit/sub/community/local/r ~1 karma | karma ~1 earned/gained? in/on/from r | karma in/on/from/within ~2 sub/subreddit/community/here | karma ~1 earned/gained/from ~3 sub/subreddit/community/here | karma earned/gained here | karma here",
    de: "karma aus ~1 sub*/community/forum | karma im/in/auf ~2 sub*/community/forum | subkarma | karma hier",
    fr: "karma ~1 gagne*/obtenu* ~2 sub*/communaute/forum/ici | karma sur/dans ~2 sub*/communaute/forum | karma ici | karma local",
    es: "karma ~1 ganad*/obtenid*/conseguid* ~2 sub*/comunidad/foro/aqui | karma en ~2 sub*/comunidad/foro | karma aqui | karma local",
    pt: "karma ~1 ganh*/obtid* ~2 sub*/comunidade/forum/aqui | karma no/na/neste/nesta/em ~2 sub*/comunidade/forum | karma aqui | karma local",
  },
  title: {
    en: "title/titles/titled | post title* | headline* | start/starts/begin/begins/open/opens with [",
    de: "titel/titeln | uberschrift* | beginnt/beginnen/startet ~2 mit [ | fangt/fangen mit [ | stellt ein [",
    fr: "titre/titres | commence/commencent par [ | debute/debutent par [",
    es: "titulo/titulos | empieza/empiezan/comienza/comienzan con/por [",
    pt: "titulo/titulos | comeca/comecam com/por [",
  },
  words: {
    en: "words | word count",
    de: "worter | wortern",
    fr: "mots",
    es: "palabras",
    pt: "palavras",
  },
  characters: {
    en: "characters | chars",
    de: "zeichen",
    fr: "caracteres | signes",
    es: "caracteres",
    pt: "caracteres",
  },
  less: {
    en: "less/fewer/shorter/under/below/younger/newer/lower | not ~2 yet | less than",
    de: "weniger | unter | kurzer | junger | jungere/jungeren/jungste/kleiner",
    fr: "moins | inferieur* | jeune/jeunes/recent*",
    es: "menos | inferior* | recien | menor/menores",
    pt: "menos | inferior* | recem | menor/menores",
  },
  most: {
    en: "at most | maximum | max | no/not more than | up to | cannot exceed",
    de: "hochstens | maximal | nicht mehr als | bis zu",
    fr: "au plus | maximum | pas plus | maximal*",
    es: "como maximo | maximo | no mas de | hasta | como mucho | a lo sumo",
    pt: "maximo | nao mais | no maximo | ate | quando muito",
  },
  old: {
    en: "old/older/age/aged/newer/new/young/younger | exist/existed/existing | at least | minimum | over | more than | history | lifetime",
    de: "alt/alter/alteren/neue/neuen | altere/alterer | mindestalter | existier* | besteh* | junger/jungere/jungeren | seit | mehr als | mindestens | uber | dabei | neu | buckel | auf dem buckel | lang/lange | bestanden",
    fr: "minimum | avoir | vieux | ancien* | plus de | exister | existe | depuis | au moins | agé* | plus vieux | recent* | aura | ait | neufs | neuf | nouveau* | tout neuf* | d existence | de vie | moins de",
    es: "antiguedad | tener | edad | mas de | antiguas | al menos | como minimo | minimo de | existir | mayor* a | desde hace | menos de | minimo | mas | recientes | cumpl* | nuev* | de vida | de existencia | de uso",
    pt: "idade | ter | mais de | antiguidade | pelo menos | no minimo | minimo de | existir | existencia | menos de | ha mais | minimo | recentes | complet* | tiver | tenha | nov* | de vida | de existencia | de uso",
  },
} satisfies Record<string, Says>;
export type Measure = keyof typeof MEASURES;
