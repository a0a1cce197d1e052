import { plainWord } from "../tokens.ts";

/** Whether a word is one of a list, in which 'ban*' stands for all that begin so. */
export type WordList = (word: string) => boolean;

function list(words: string): WordList {
  const all = words.split(" ").map(plainWord);
  const exact = new Set(all.filter((word) => !word.endsWith("*")));
  const beginnings = all.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1));
  return (word) => exact.has(word) || beginnings.some((beginning) => word.startsWith(beginning));
}

/** 'One post in ten', 'una de cada diez' */
export const isOutOf = list("in of sur von auf de em por cada every jede* out");
/** What may stand between 'one' and 'ten'. */
export const isCounted = list(
  "post posts submission submissions of your comment comments the every each beitrag* publica* publications publication message messages mensa* tus seus vos deine* eure* cada out in de sur em von auf por jede* les los os as las",
);
export const isForEach = list("each every jede* auf chaque cada pour por para for");
export const isOther = list(
  "post posts comment comments contribution* contribu* thing* otras otros outras outros que in other others beitrage* kommentare* andere* message messages commentaire commentaires autres publicacion* comentario* otr* mensaje* publicac* outr*",
);
/** A tenth of what one posts. */
export const isTenth = list("tenth zehntel zehnte zehnten zehnter dixieme decimo decima");

/** '61 % of you wanted it': no share of what one posts. */
export const isVoter = list(
  "you us members users voters those respondents euch uns mitglieder nutzer vous nous membres vosotros ustedes nosotros miembros voces nos membros",
);

/** Words that ask for an age. */
export const isAgeAsked = list(
  "older filtered held wait minimum restriction restrictions requirement requirements erst warten attend* esper* aguard*",
);
/** 'Banned for seven days' is no age. */
export const isPunishment = list(
  "ban bann* suspen* mute* gesperrt sperre exclu* expuls* banid* banead*",
);

/** Permissions that may be meant as an aside, or as no more than that something is possible. */
export const isFaint = list(
  "can may to sure course absolutely supported hosted published approved problem mind konn* kann* durf* darf* klar naturlich selbstverstandlich moglich angenommen freigegeben pouvez peut peuvent peux pourrez droit publie* valide* bien sur evidemment pued* podeis pod* claro supuesto estupendo certeza",
);
/** The denial of a wish says all there is to say: '… wollen wir nicht'. */
export const isWish = list("want* woll* wunsch* voul* veut queremos quiere* buscamos like");
/** What was spoken of before. */
export const isPronoun = list(
  "these those they them it this that such you your diese dies davon es das ihr du euch dir ces cela ca il elle vous tu te estos esto eso te os esses isso isto ele ela voce voces",
);

/** A word behind it is a noun, and no order. */
export const isArticle = list(
  "the your a an this that our its their der die das den ein eine einen le les un une des el los una o os um uma",
);
/** An order may come behind it. */
export const isJoining = list("and then und et puis y e luego also always please bitte immer");
/** 'Para pedir análisis pega …': an order comes after what it is for. */
export const isOpening = list("para pour bei se si cuando quando lorsque when for");
/** 'Gebt … an', 'fügt … hinzu' */
export const isSeparated = list("an hinzu dazu rein hinein hin bei");
/** 'Every review names …', 'les récits indiquent …' */
export const isEach = list(
  "every each all any jeder jedes jede alle chaque tout toute tous toutes les cada todo toda todos todas los las os as",
);
/** 'Examples include …' tells of nobody's post. */
export const isNoTeller = list(
  "example examples rule rules topic topics exception exceptions things these reason reasons moderator moderators mods",
);

/** Where comments on one thing are gathered. */
export const isThread = list(
  "thread threads megathread megathreads faden fil fils hilo hilos topico topicos fio",
);
/** What such a thread may be called as well, with its name. */
export const isPost = list("post sticky");
/** What is spoken of where something is in the wrong place. */
export const isPlace = list(
  "room place sub subreddit forum venue spot door home elsewhere else out ort platz adresse ecke falsch falsche* hier raus draussen woanders endroit lieu adresse ailleurs place puerta sitio lugar casa fuera porta espaco aqui ici here",
);
/** '… a month between two', 'im Abstand von' */
export const isBetween = list(
  "between apart zwischen abstand abstande entre intervalle intervalo separad* espac* pass* vergeh* lieg* later earliest fruhestens spater tot tard prochain* suivant* siguiente* seguinte* nachste* pausa pause",
);
/** Shares in words. */
export const FRACTIONS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    20: "fifth funftel cinquieme quinto quinta",
    25: "quarter viertel quart cuarto",
    33: "third drittel tiers tercio terco",
    50: "half halfte moitie mitad metade",
  }).flatMap(([share, words]) => words.split(" ").map((word) => [word, Number(share)] as const)),
);
/** What a question is answered with. */
export const isYes = list(
  "yes yep yeah sure certainly absolutely definitely ja klar sicher gern gerne natürlich oui certainement evidemment claro adelante sim",
);
/** What a question is denied with. */
export const isNoAtAll = list("no nope never nein nie niemals non jamais nunca jamas nao");
/** Other people. */
export const isOthers = list("others autres anderen andere otros demas outros people else");
/** What English writes with a capital, so that a capital behind it begins a name. */
export const isWeekday = list("monday tuesday wednesday thursday friday saturday sunday");
/** 'A thread called The Back Room' */
export const isCalling = list("called named namens heisst appele nomme llamado chamado");
/** What is done with what belongs into a title. */
export const isPut = list(
  "put goes go begin begins start starts open opens belongs kommt kommen gehor* steht stehen beginnt fang* figure* met* commence* va van vai vao empieza* empez* comienz* comec* aparece* aparec* figura* lleva* leva* conter",
);
