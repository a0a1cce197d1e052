import { list } from "./word-lists.ts";

/** Where rules are written down. */
export const isPage = list(
  "sidebar panel wiki wiki-seite wikiseite seitenleiste laterale lateral faq",
);
/** 'Read the reason before you write to us' */
export const isBefore = list("before bevor avant antes");
export const isLookingUp = list(
  "check verif* read look search find lest lies schaut such* lisez lis cherchez regardez lee leed lea busca buscad mira leia leiam procure procurem veja vejam",
);
export const isWritingTo = list(
  "write writing sending message messaging modmail contact contacting schreib* anschreib* modmail ecri* contact* escrib* escrev* contat*",
);
/** 'Introduce yourself', 'stellt sich im Vorstellungsthread vor' */
export const isIntroducing = list(
  "introduce introduces introducing introduction introductions vorstellungs* presentez presentation presentaciones presentate presentaos presentense apresente apresentem apresentacoes",
);
export const isSelf = list(
  "yourself yourselves themselves sich euch dich vous te vos se thread* *thread faden* fil hilo topico",
);
/** 'Vague feedback request', 'Título incompleto': what a reason for removal finds fault with. */
export const isFault = list(
  "vague unclear missing incomplete wrong undisclosed unmarked insufficient bad lacking empty unklare* fehlend* unvollstandig* falsch* leere* incomplet* manquant* vide* floue* incomplet* vag* falta* ausente* vazi* errad*",
);
/** 'This is a workshop, not a shop window' */
export const isCopula = list(
  "is are it's we're that's ist sind est c sommes sont es son somos e sao somos",
);
export const isBy = list("by from von par por");
/** '… wenn Hochschule und Betreuung genannt werden' */
export const isPassive = list("werden wird wurden sind ist");
/** '[AI]', '[KI-generiert]' */
export const isOfMachine = list("ai ai-generated ai-assisted genai ki ki-generiert ia");
/** '… dans le titre pour toute photo' */
export const isFor = list("for fur bei pour para");
/** With these an exception names no sort of post: 'unless you have been given leave'. */
export const isLeaveWord = list(
  "with if when you you've your have has had been get gets got it it's they is are was be the a an by prior first explicitly given those ones post posts of and or wenn ihr es ist sind hat habt haben mit der die das vorheriger vorher ein eine einer nach avec si vous avez l la le d de un une prealable accord con si has ha han habeis teneis tienes tiene de del el la los las un una previo previa que com se voce tem tenha o a os as do da dos das um uma previa",
);
export const isYours = list("your eure* dein* vos votre tes ton tu tus vuestr* seu sua seus suas");
/** 'Tell us what it costs' */
export const isQuestionWord = list(
  "what which where how why whether was welche* wie wo warum wozu ce quel* ou comment pourquoi que cual donde como cuanto* qual onde quanto*",
);
/** 'In the side panel' */
export const isBeforePage = list(
  "here hier im the in our this on side der die den in auf unserer unsere diese la le notre ce dans sur barre en nuestra esta barra a na no nossa esta",
);
/** 'Pretending you stumbled upon it gets you banned' */
export const isFeigning = list(
  "pretend pretends pretending posing hiding lying faking vorgeben vorgibt vortausch* verheimlich* verschweig* semblant cacher fingir fingi* finge* ocultar esconder",
);
/** '… in the post', and not '… in posts' */
export const isPostWord = list(
  "post beitrag text message publicacion mensaje texto publicacao mensagem",
);
export const isComment = list("comment kommentar commentaire comentario");
/** '… não são divulgados aqui', 'are not promoted here' */
export const isPromoted = list(
  "promoted advertised plugged beworben promu* divulgad* anunciad* promocionad* publicitad*",
);
/** What is done with what stands behind it: 'run a survey', 'oferece serviço'. */
export const isDoing = list(
  "run runs running make makes making made build built do does host hosts hosting organis* organiz* offer* create create* start starts starting started conduct* macht machst gemacht biete* bietet anbietet anbieten organisier* faites fait fais organise* proposez propose offre* hace haces haceis hacen ofrece* organiza* faz fazem fizer oferece* organizam",
);
/** '… so that others can pass on' */
export const isPurpose = list("so because damit weil pour afin car para porque pois");
/** 'What it is', 'le matériel qui est nécessaire': what comes behind belongs to the thing. */
export const isRelative = list(
  "what which who whose where how why whether if when was welche* wer wo wie ob die der das dass ce qui que quoi dont quel* comment pourquoi si lo cual* donde como quien cuanto* o qual onde quem quanto* se",
);
/** '… que sí', 'dass ja' */
export const isThat = list("que dass");
/** 'We lifted the ban', 'war früher verboten' */
export const isBanWord = list(
  "ban bans banned forbidden prohibited prohibition verbot* verboten untersagt interdi* prohibi* proib* vedad*",
);
/** What is done to a post that is there already: 'ask us before you delete it'. */
export const isUndoing = list(
  "delete deletes deleting deletion remove removed removing removal banned unbanned appeal decide decides decision losch* supprim* retir* elimin* borr* apag* remov*",
);
/** 'Clear it with us before you announce it' */
export const isAnnouncing = list(
  "announce announcing advertis* host hosting hold holding ankundig* annonc* anunci*",
);
