import { expect, test } from "vitest";
import { NO_CORRECTIONS } from "./corrections.ts";
import { readOwnPolicy } from "./own-reading.ts";

const read = (text: string) =>
  readOwnPolicy(text, NO_CORRECTIONS, "2026-11-19").demands?.map(
    ({ of, code }) => `${of}: ${code}`,
  );

/** Sentences of long pages that explain, name or tell, and what is asked for beside them. */
const EXPLAINED: [string, string[]][] = [
  // What is said of the page itself.
  ["The side panel has titles only, this wiki page has the details.", []],
  ["Auf der Wiki-Seite stehen zu jeder Überschrift auch Beispiele.", []],
  ["La barre latérale ne donne que les titres.", []],
  ["En la barra lateral solo están los títulos.", []],
  ["A barra lateral traz apenas os títulos.", []],
  ["Look your number up in the list before you message us.", []],
  ["Lest die Begründung, bevor ihr den Mods schreibt.", []],
  ["Lisez le motif avant de nous écrire.", []],
  ["Busca tu número en la lista antes de escribir a los moderadores.", []],
  ["Procure o número do motivo antes de escrever à moderação.", []],
  // How many of them the moderators let in is no gap between those of one member.
  [
    "Ask the mods before you post a survey. We say yes to two surveys a month.",
    ["survey: ask-mods"],
  ],
  // What was tried is over.
  ["No advertising. We tried a monthly thread and it was empty.", ["promotion: unwanted"]],
  [
    "Keine Werbung. Einen Sammelthread haben wir ausprobiert, den hat niemand gelesen.",
    ["promotion: unwanted"],
  ],
  [
    "Pas de publicité. Nous avons essayé un fil mensuel, personne n'y venait.",
    ["promotion: unwanted"],
  ],
  ["Prohibida la publicidad. Probamos un hilo mensual y nadie entraba.", ["promotion: unwanted"]],
  ["Divulgação proibida. Tentámos um tópico mensal e ninguém aparecia.", ["promotion: unwanted"]],
  // Whose post it is, and not what it is.
  ["Raffles by companies need our approval first.", ["AMA, event or giveaway: ask-mods"]],
  ["Kommerzielle Umfragen sind nicht erlaubt.", ["survey: unwanted"]],
  ["Les sondages commerciaux sont interdits.", ["survey: unwanted"]],
  ["No se permiten estudios comerciales.", ["survey: unwanted"]],
  ["Não são aceites estudos comerciais.", ["survey: unwanted"]],
  ["Affiliate- und Partnerlinks werden gelöscht.", ["referral link: unwanted"]],
  ["Nada de anuncios de muebles de segunda mano.", ["advert or sale: unwanted"]],
  ["Sem anúncios de coisas em segunda mão.", ["advert or sale: unwanted"]],
  // What the name of a reason for removal finds fault with.
  ["**R3 – Unclear feedback request.** Ask about one thing that we can hear.", []],
  ["**R1 – Incomplete title.** A title must have the year and the maker.", ["all: title-format"]],
  ["**M4. Foto sin escala.** Una moneda al lado basta.", []],
  ["**M2. Post sem contexto.** Informe a história da peça.", ["all: contains"]],
  // What is compared, and what is asked not to be done.
  ["**Link without a word.** This is a workshop, not a museum.", []],
  ["**Foto ohne Maßstab.** Wir sind eine Werkstatt, kein Museum.", []],
  ["**Lien sans un mot.** C'est un atelier, pas un musée.", []],
  ["**Enlace a secas.** Esto es un taller, no un museo.", []],
  ["**Foto sem escala.** Isto é uma oficina, não um museu.", []],
  ["Explain it, don't shout.", []],
  ["Explica, no humilles.", []],
  ["Keine Antwort ist auch keine Zusage.", []],
  ["No reply does not mean yes.", []],
  // Comments.
  ["No puns in first-level comments.", []],
  ["Keine Witze in den Kommentaren.", []],
  ["Pas de blagues dans les commentaires.", []],
  ["Nada de chistes en los comentarios.", []],
  ["Sem piadas nos comentários.", []],
  // Languages of a country, and no region.
  ["Only in Spanish, from Spain or from Mexico.", ["all: language"]],
  ["Sólo en español, de España o de México.", ["all: language"]],
  ["Nur auf Deutsch, ob aus Österreich oder der Schweiz.", ["all: language"]],
  // What stands in a condition, a comparison or beside a disclosure.
  [
    "Sagt immer dazu, dass es euer eigenes Produkt ist und was ihr damit zu tun habt.",
    ["own product: disclose"],
  ],
  ['Saturday posts need the "Show and tell" flair.', ["other: flair"]],
  ["Every post needs a picture.", ["all: image-required"]],
  ["Jeder Beitrag braucht ein Foto.", ["all: image-required"]],
  ["Studien sind in Ordnung, wenn Institut und Frist genannt sind.", ["survey: contains"]],
  ["If you post a photo of your garden shed, include its size and the wood.", ["image: contains"]],
  ["You needn't be a regular to post your project, and you may do so on any day.", []],
  // What a rule goes on to.
  ["**Homework.** We don't write your essay on Hamlet.", ["other: unwanted"]],
  ["**Hiring.** No search for partners, interns or testers.", ["all: no-recruiting"]],
  ["**Photos of shelves.** Sundays only.", ["image: day"]],
  ["**Fotos de estanterías.** Solo los domingos.", ["image: day"]],
  ["**Bilder von Regalen.** Nur sonntags.", ["image: day"]],
  ["**Photos d'étagères.** Le dimanche uniquement.", ["image: day"]],
  [
    "Fundraisers no, except emergencies that the moderators have confirmed.",
    ["all: no-crowdfunding", "fundraising: ask-mods"],
  ],
  ["Les retours d'expérience font au moins 300 mots.", ["other: min-words"]],
  // Written when the classes were mended.
  ["This wiki page spells out what the titles of the rules mean.", []],
  ["Hier im Wiki steht ausführlicher, was mit den Titeln gemeint ist.", []],
  ["Check the list of reasons before sending us a modmail.", []],
  ["Vérifiez la liste avant de contacter la modération.", []],
  [
    "We tested a weekly promo thread and dropped it. Self-promotion is banned.",
    ["promotion: unwanted"],
  ],
  ["**Unklarer Titel.** Der Titel muss Ort und Jahr nennen.", ["all: title-format"]],
  ["**Falta de contexto.** Explica de dónde sale la foto.", ["all: contains"]],
  ["We are a library, not a bookshop. Please whisper.", []],
  ["No one-word replies in the comments.", []],
  ["Only in Portuguese, whether from Brazil or Angola.", ["all: language"]],
  ["Toute publication doit avoir une photo.", ["all: image-required"]],
  ["**Essays.** We won't write your essay about Macbeth.", ["other: unwanted"]],
  ["**Screenshots.** Only on Wednesdays.", ["image: day"]],
  [
    "Verlosungen bitte nur, wenn ihr davor mit den Mods gesprochen habt.",
    ["AMA, event or giveaway: ask-mods"],
  ],
  ["Tombolas : demander aux modos.", ["AMA, event or giveaway: ask-mods"]],
  ["Memes brauchen wir hier nicht.", ["other: unwanted"]],
];

test.each(EXPLAINED)("reads only what is asked for in %s", (text, expected) => {
  expect(read(text)?.toSorted()).toEqual(expected.toSorted());
});
