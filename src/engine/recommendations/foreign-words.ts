import { foldText } from "#engine/search/split-words.ts";

/** Whether a text is in another language than English: it has more of their small words than of ours. */
export function readsForeign(text: string): boolean {
  const words = foldText(text).match(/\p{L}+/gu) ?? [];
  const foreign = words.filter(isForeignWord).length;
  const english = words.filter((word) => ENGLISH.has(word)).length;
  return foreign >= FEWEST_SIGNS && foreign > english;
}

/** One may be a name or a loan. */
const FEWEST_SIGNS = 2;

/** Whether it is a small word of German, French, Spanish, Portuguese, Italian or Dutch. */
export function isForeignWord(word: string): boolean {
  return FOREIGN.has(word);
}

const ENGLISH = new Set(
  "the a an and or of to for with your you our we is are it its that this by from at as be can what who how when".split(
    " ",
  ),
);

/** Without those that are as common in English: in, me, an, on, was, die, so. */
const FOREIGN = new Set(
  [
    // German
    `der das den dem des ein eine einen einem einer eines und oder aber nicht mit von vom zum zur fur auf aus bei nach uber unter
    vor durch ohne ist sind wird werden wurde hat haben kann konnen soll muss man wir ihr sie er es ich du sich mein meine dein
    deine sein seine unser unsere auch nur noch schon wie wenn dass weil als alle alles mehr sehr immer einfach damit dein euch`,
    // French
    `le la les un une des du de et ou mais ne pas avec pour sans sur sous dans par chez vers est sont etre avoir ont nous vous ils
    elle elles il je tu que qui quoi dont ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs plus tres
    tout tous toute toutes aussi comme au aux permet afin votre`,
    // Spanish
    `el los las una unos unas y o pero con para por sin sobre entre hasta desde es son ser esta estan este estas esto ese esa tu tus su
    sus mi mis nuestro nuestra que quien cual como cuando donde muy mas tambien todo todos toda todas del al se lo te nos puede`,
    // Portuguese
    `os uma umas e ou mas com sem para por pelo pela dos das do da no na nos nas ao aos seu sua seus suas meu minha nosso voce voces
    que quem como quando onde muito mais tambem tudo isso este esta pode sao`,
    // Italian
    `gli i lo una uno e ed o ma con per senza su tra fra del della dei delle dello degli nel nella nei nelle al alla agli alle dal
    dalla che chi cui come quando dove molto piu anche tutto tutti tutte sono essere tuo tua tuoi suo sua nostro vostro questo questa`,
    // Dutch
    `het een en of maar niet met van voor zonder op uit bij naar over onder door is zijn wordt worden heeft hebben kan kunnen moet
    wij jij jouw je uw hun ons onze mijn ook alleen nog al hoe wat als dat dit deze die alle meer zeer altijd waar`,
  ]
    .flatMap((words) => words.split(/\s+/))
    .filter(
      (word) =>
        !"i is or on over under so does do no man me hat an of over nos".split(" ").includes(word),
    ),
);
