import { expect, test } from "vitest";
import type { Stance } from "#engine/policy/stances.ts";
import { NO_CORRECTIONS } from "./corrections.ts";
import { readOwnPolicy } from "./own-reading.ts";

const read = (text: string) => readOwnPolicy(text, NO_CORRECTIONS, "2026-11-19");

/** One rule as moderators of many tempers word it, and what it leaves to a founder. */
const STANCES: [Stance | null, string][] = [
  ["closed", "Nobody here wants to hear about what you're selling, so save it."],
  ["closed", "If you came to find customers, you came to the wrong door."],
  ["closed", "Got a product? Congratulations. Keep it off this page."],
  ["closed", "We don't do plugs. Not yours, not your cousin's."],
  ["closed", "Your Etsy store is lovely. It is also off limits here."],
  ["closed", "Wer hier Kundschaft sucht, fliegt raus."],
  ["closed", "Für eure Shops und Kurse gibt es bessere Orte als unser Forum."],
  ["closed", "Ici, on ne vend rien et on ne fait la pub de personne."],
  ["closed", "Ni tiendas, ni cursos, ni canales propios: este no es el sitio."],
  ["closed", "Quem vier vender alguma coisa perde o post e a conta."],
  [
    "thread",
    "Everything you want to sell, show off or plug lives in the Sunday Stall. Anything of that sort outside it disappears.",
  ],
  [
    "thread",
    "One comment per person per month in the pinned makers' roundup, and that's all the advertising we take.",
  ],
  ["thread", "Eigene Sachen? Dafür haben wir den Sammelbeitrag am Monatsanfang, und nur den."],
  [
    "thread",
    "Tu as fabriqué quelque chose ? Le fil épinglé est là pour ça, les posts séparés sautent.",
  ],
  ["thread", "Si quieres enseñar tu app, espera al hilo de los viernes y comenta ahí."],
  ["thread", "Qualquer coisa que você venda só pode aparecer no tópico fixo do mês."],
  [
    "weekday",
    "We open the floor to makers once a week, on Wednesdays. Try it on a Thursday and it's gone.",
  ],
  [
    "weekday",
    "Samstags ist Basteltag: dann darf jeder zeigen, was er verkauft. An allen anderen Tagen löschen wir das.",
  ],
  [
    "weekday",
    "Le week-end, montrez vos applis et vos boutiques ; du lundi au vendredi, c'est non.",
  ],
  ["weekday", "Domingo é dia de feira: pode anunciar o seu trabalho. Nos outros dias, não."],
  ["share", "You may mention your own blog in one out of every eight posts, no more."],
  [
    "share",
    "Someone who has taken part here for half a year may post their own project once per quarter.",
  ],
  ["share", "Eigene Projekte höchstens einmal alle drei Monate."],
  ["share", "Pas plus d'une présentation de votre projet par trimestre."],
  [
    "ask",
    "Want to tell people about your product? Write to modmail first and wait until we answer.",
  ],
  ["ask", "Bevor ihr euer eigenes Buch erwähnt, fragt kurz bei uns nach."],
  ["ask", "Sin el visto bueno de los moderadores, ningún proyecto propio."],
  ["ask", "Antes de divulgar o seu canal, chame a moderação e espere o ok."],
  ["flair", 'Anything you made yourself goes up with the "Homegrown" flair.'],
  ["flair", "Quien publique su propio juego usa la etiqueta «Hecho por mí»."],
  ["welcome", "Show us the thing you've been building. We love demos, finished or not."],
  ["welcome", "Zeigt her, was ihr gebaut habt, egal wie klein."],
  [null, "The seven-day gap between two adverts has been repealed."],
  [null, "Karma? We scrapped that check last year."],
  [null, "Die alte Frist von vierzehn Tagen zwischen zwei Werbebeiträgen ist aufgehoben."],
  [null, "L'ancienne règle du dimanche pour la pub n'existe plus."],
  [null, "El antiguo límite de una promo por semana quedó derogado."],
  [null, "A antiga regra da divulgação às sextas foi revogada."],
  ["closed", "Keep your startup to yourself, please."],
  ["closed", "Leave the sales pitch at the door."],
  ["closed", "Whoever comes here to sell loses the post, and the second time the account."],
  ["closed", "Lasst eure Shops und Podcasts bitte zu Hause."],
  ["closed", "Für Kundenfang seid ihr hier an der falschen Tür."],
  ["closed", "Personne ici ne veut de votre formation ni de votre chaîne."],
  ["closed", "Laissez vos boutiques à la porte."],
  ["closed", "Tu tienda, mejor en otro sitio."],
  ["closed", "A nadie le interesa aquí tu curso ni tu canal."],
  ["closed", "Deixe a sua loja e o seu canal na porta."],
  ["closed", "Ninguém aqui quer saber da sua empresa."],
  ["closed", "Can I post my app here?\nNo, not even if it's free."],
  ["ask", "Before anything about your shop goes up, drop us a line and wait for a yes."],
  ["ask", "Tienes un taller y quieres contarlo: primero nos preguntas y esperas respuesta."],
  ["ask", "Votre boutique ? D'abord vous nous écrivez, ensuite on voit."],
  [
    "ask",
    "Eure Firma wollt ihr zeigen? Erst fragen, dann posten: die Mods antworten meist am selben Tag.",
  ],
  ["ask", "Sem falar antes com a moderação, nada sobre o seu negócio."],
  ["share", "Out of every fifteen posts you make, one may be about your own shop."],
  ["share", "Four posts about other things, then one about your own project, and so on."],
  ["share", "Von zwölf Beiträgen darf einer von euren eigenen Sachen handeln."],
  ["share", "Sur vingt messages, un seul peut parler de votre boutique."],
  ["share", "De cada quince publicaciones tuyas, una puede ser sobre tu negocio."],
  ["share", "Em cada vinte posts seus, um pode falar do seu canal."],
  ["value", "Teach us something first, and you may put your shop's name in the last line."],
  ["value", "If the whole recipe is in the post, you can link your blog underneath."],
  ["value", "Steht die ganze Anleitung im Beitrag, dürft ihr darunter euren Kanal nennen."],
  ["value", "Si todo el tutorial está en el mensaje, puedes poner tu canal al final."],
  ["value", "Si tout est expliqué dans le message, vous pouvez citer votre blog à la fin."],
  ["value", "Se a receita está completa no post, pode deixar o link do seu blog no fim."],
  ["welcome", "There's no need to ask anybody: show your games whenever they're ready."],
  ["welcome", "Niemand muss um Erlaubnis bitten, zeigt eure Apps einfach."],
  ["welcome", "Vous n'avez personne à prévenir, présentez vos jeux quand ils sont prêts."],
  ["flair", "Wer verkauft, was er macht, setzt das Flair „Werkstatt“."],
  ["flair", "Quien venda lo que hace usa la etiqueta «Taller»."],
  ["flair", 'Quem vende o que faz usa a flair "Ateliê".'],
];

test.each(STANCES)("%s: %s", (stance, text) => {
  expect(read(text).stance?.is ?? null).toBe(stance);
});

/** One rule, and what it asks for. */
const DEMANDS: [string, string][] = [
  [
    "all: min-days",
    "Accounts that are less than three weeks old have to wait before their first post.",
  ],
  ["AI-made: no-ai", "We only read what a person typed. Text out of a machine is thrown away."],
  ["all: no-surveys", "Leave your questionnaires at home; thesis season is no excuse."],
  ["all: no-crowdfunding", "Passing the hat around is not what we're here for: no donation pages."],
  [
    "referral link: unwanted",
    "Links that put money in your pocket when somebody signs up are removed.",
  ],
  ["referral link: unwanted", "Keine Links, an denen du mitverdienst."],
  ["referral link: unwanted", "Los enlaces con los que te llevas algo, fuera."],
  ["referral link: unwanted", "Nada de convites que te dão bônus."],
  ["survey: ask-mods", "Students with a questionnaire write to the mods first."],
  ["survey: ask-mods", "Wer eine Umfrage für die Uni hat, fragt vorher bei der Moderation."],
  ["survey: ask-mods", "Para pasar un cuestionario, primero nos escribes."],
  ["survey: ask-mods", "Les sondages, seulement avec l'accord de l'équipe."],
  ["all: min-days", "Your account needs ten days of history before you post."],
  ["all: min-days", "Konten müssen zwei Wochen auf dem Buckel haben."],
  ["all: min-days", "Votre compte doit avoir trois semaines d'existence."],
  ["all: min-days", "A conta precisa de vinte dias de vida."],
  ["other: unwanted", "1. Chain letters\nWe don't carry those.\n2. Be nice."],
  ["other: unwanted", "1. Lottery tips\nOff limits.\n2. Be nice."],
  ["other: unwanted", "1. Astrologia\nNão se discute aqui.\n2. Be nice."],
  ["all: title-format", "About titles\nState the city and the year."],
  ["all: title-format", "Titel\nNennt Ort und Jahr."],
  ["all: title-format", "Título = especie y lugar."],
  ["all: no-crowdfunding", "Hier wird kein Geld gesammelt."],
  ["all: no-crowdfunding", "N'appelez pas aux dons."],
  ["AI-made: no-ai", "If a machine wrote it, we don't want it."],
  ["AI-made: no-ai", "Was eine Maschine geschrieben hat, wird gelöscht."],
  ["AI-made: no-ai", "Les images pondues par un générateur sont supprimées."],
  ["AI-made: label-ai", "Did a language model help? Fine, as long as you say so."],
  ["AI-made: label-ai", "KI im Spiel? Dann schreibt es dazu."],
];

test.each(DEMANDS)("%s: %s", (demand, text) => {
  expect(read(text).demands?.map(({ of, code }) => `${of}: ${code}`)).toContain(demand);
});
