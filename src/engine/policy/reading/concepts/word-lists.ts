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
export const isForEach = list("each every jede* chaque cada");
export const isOther = list(
  "post posts comment comments other others beitrage* kommentare* andere* message messages commentaire commentaires autres publicacion* comentario* otr* mensaje* publicac* outr*",
);
/** A tenth of what one posts. */
export const isTenth = list("tenth zehntel zehnte zehnten zehnter dixieme decimo decima");

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
  "these those they them it this such diese dies davon ces cela ca estos esto eso esses isso isto",
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
