import { expect, test } from "vitest";
import { NO_CORRECTIONS } from "./corrections.ts";
import { readOwnPolicy } from "./own-reading.ts";

const read = (text: string) =>
  readOwnPolicy(text, NO_CORRECTIONS, "2026-11-19").demands?.map(
    ({ of, code }) => `${of}: ${code}`,
  );

/** Demands as long rules pages word them. */
const ASKED: [string, string[]][] = [
  ["You need 30 karma from this community to start a thread.", ["all: min-local-karma"]],
  ["Unter 40 Karma aus unserem Sub könnt ihr keine Beiträge erstellen.", ["all: min-local-karma"]],
  ["Il faut 25 de karma gagné sur ce subreddit pour publier.", ["all: min-local-karma"]],
  [
    "Para publicar aquí hacen falta 25 de karma ganado en este subreddit.",
    ["all: min-local-karma"],
  ],
  ["É preciso ter 25 de karma ganho neste sub para postar.", ["all: min-local-karma"]],
  ["Account of 6 days minimum.", ["all: min-days"]],
  ["Konto mindestens 9 Tage alt und 20 Karma.", ["all: min-days", "all: min-karma"]],
  ["Mindestens 9 Tage und 20 Karma, sonst wird gefiltert.", ["all: min-days", "all: min-karma"]],
  ["Pour publier ici, il faut un compte de 12 jours minimum.", ["all: min-days"]],
  ["Cuentas de 8 días como mínimo.", ["all: min-days"]],
  ["Só publicam aqui contas com 8 dias no mínimo.", ["all: min-days"]],
  ["You may post a poem of your own once every 20 days.", ["own writing: gap-days"]],
  ["You can share a track of your own once a month.", ["own music: gap-days"]],
  ["Ein eigenes Gedicht dürft ihr einmal im Monat posten.", ["own writing: gap-days"]],
  ['Put the country and the year in the title, like "Peru 1967".', ["all: title-format"]],
  ["Lieu et année dans le titre pour toute photo.", ["image: title-format"]],
  ["Ort und Jahr in den Titel bei jedem Foto.", ["image: title-format"]],
  ["En el título, el nombre del juego y el año.", ["all: title-format"]],
  [
    "As publicações são em português. No título, o nome do jogo e o ano.",
    ["all: language", "all: title-format"],
  ],
  ["Im Titel Marke und Baujahr.", ["all: title-format"]],
  ["Dans le titre, la marque et l'année.", ["all: title-format"]],
  ["Tell us what it costs and where you found it.", ["all: contains"]],
  ["Bilder von Anlagen sehen wir gern, schreibt aber Ort und Jahr dazu.", ["image: contains"]],
  ["Es geht hier um Werkstätten in Tirol und Bayern.", ["all: region"]],
  ["Es geht um Radwege in Österreich.", ["all: region"]],
  ["Tiene que ser sobre Rosario y la zona.", ["all: region"]],
  ["Tem de ser sobre o Porto e arredores.", ["all: region"]],
  ["Giveaways only if you have talked to us first.", ["AMA, event or giveaway: ask-mods"]],
  ["Gewinnspiele nur, wenn ihr vorher mit uns geredet habt.", ["AMA, event or giveaway: ask-mods"]],
  ["Concours : demander à la modération.", ["AMA, event or giveaway: ask-mods"]],
  ["Sorteos: preguntar a los moderadores.", ["AMA, event or giveaway: ask-mods"]],
  ["Sorteios: perguntar à moderação.", ["AMA, event or giveaway: ask-mods"]],
  ["KI-Bilder brauchen wir nicht.", ["AI-made: no-ai"]],
  ['Valuations go in the "Attic" thread.', ["special question: question-in-thread"]],
  ["Wertschätzungen kommen in den Thread „Dachboden“.", ["special question: question-in-thread"]],
  ["Les estimations vont dans le fil « Grenier ».", ["special question: question-in-thread"]],
  ["Las tasaciones van en el hilo «Desván».", ["special question: question-in-thread"]],
  ["As avaliações de moedas vão no tópico «Sótão».", ["special question: question-in-thread"]],
  ["Memes go to r/boardmemes, except on April 1st.", ["other: unwanted"]],
  ['Concerts: only free ones, with the flair "Agenda".', ["other: free-only", "other: flair"]],
  ["Konzerte: nur kostenlose, mit dem Flair „Termine“.", ["other: free-only", "other: flair"]],
  ["Eventos: solo los gratuitos, con el flair «Agenda».", ["other: flair", "other: free-only"]],
  [
    "If a generator made the textures of your game, put [AI] in the title.",
    ["AI-made: label-ai", "AI-made: title-tag"],
  ],
  [
    "Si tu portada salió de un generador, pon [IA] en el título.",
    ["AI-made: label-ai", "AI-made: title-tag"],
  ],
  ["Advertising is not wanted here, but accounts of what went wrong are.", ["promotion: unwanted"]],
  ["No links to your site in the post.", ["own product: no-link"]],
  ["Keine Links auf eure Seite im Beitrag.", ["own product: no-link"]],
  ["Pas de lien vers votre site dans le message.", ["own product: no-link"]],
  ["Sin enlaces a tu web en la publicación.", ["own product: no-link"]],
  ["Sem links para o seu site no post.", ["own product: no-link"]],
  [
    "**No promotion.** None. The only exception is local clubs, who message us before posting.",
    ["promotion: ask-mods", "promotion: unwanted"],
  ],
  ["Pretending that your own app is somebody else's gets you removed.", []],
  [
    "Concours : interdits, sauf ceux d'associations validées par les modérateurs.",
    ["AMA, event or giveaway: unwanted", "AMA, event or giveaway: ask-mods"],
  ],
  [
    "If you post a photo of a shelf, include its size and what you built it from.",
    ["image: contains"],
  ],
  ["**Removal reasons**\nFind yours here before you write to us.", []],
  ["**Motivos de eliminación**\nBusca el tuyo aquí antes de escribirnos.", []],
  ["**Motifs de suppression**\nCherchez le vôtre avant de nous écrire.", []],
];

test.each(ASKED)("reads what is asked for in %s", (text, expected) => {
  expect(read(text)?.toSorted()).toEqual(expected.toSorted());
});
