import { expect, test } from "vitest";
import type { Stance } from "#engine/policy/stances.ts";
import { NO_CORRECTIONS } from "./corrections.ts";
import { readOwnPolicy } from "./own-reading.ts";
import { readPaste } from "./read-paste.ts";

/** Rules that say it in a way of their own: room in another sentence, in a row of a table, in an answer. */
const WORDINGS: [Stance | null, string][] = [
  [
    "closed",
    "Nothing for sale, nothing to download, nothing to subscribe to. If you profit from it, leave it at home.",
  ],
  [
    "closed",
    "Commercial interests: whether you sell hand-knitted socks or enterprise software, this is the wrong room for it.",
  ],
  [
    "closed",
    "We used to have a promo thread. We don't any more, and we don't miss it. Plugs are removed.",
  ],
  ["closed", "Your app might be brilliant. Please tell someone else about it."],
  [
    "closed",
    "Do you have something to plug? Not on this sub, not in the comments, not in your flair.",
  ],
  [
    "thread",
    "We keep the front page for discussion. Your launch, your blog, your Discord: comment under the Sunday Bazaar post.",
  ],
  ["thread", "Stuff you made goes under the sticky."],
  [
    "thread",
    "If you would like people to see what you have been working on, the Friday Workbench is the place. It's stickied.",
  ],
  [
    "weekday",
    "Thursday is market day. On that day you may post about your shop, your app or your book. On every other day such posts are removed.",
  ],
  [
    "weekday",
    "Plug whatever you like from Saturday morning to Sunday night. Monday to Friday we talk about trains.",
  ],
  ["weekday", "Is today Saturday? Then go ahead and show us your product. If not, wait."],
  [
    "flair",
    "Anybody who posts something they sell or built picks the flair Self-Made. Without it, automod eats the post.",
  ],
  ["flair", "Promotional posts are tolerated under the flair [Shop Talk] and under no other."],
  [
    "share",
    "Be a person first. For every time you mention your product we'd like to see nine contributions that have nothing to do with it.",
  ],
  ["share", "Between two posts about your own things, let at least a month go by."],
  [
    "share",
    "If more than a fifth of your posts point to your own site, we'll treat you as a spammer.",
  ],
  ["share", "Announce a release when there is one, but not more than twice a month."],
  [
    "ask",
    "Before you post anything you make money with, drop a note to modmail and wait for somebody to say yes.",
  ],
  ["ask", "Nothing commercial goes up without one of the moderators having agreed to it."],
  [
    "welcome",
    "Made something? Show it. Shops, apps, paid, free, half finished: we want to see it.",
  ],
  [
    "welcome",
    "There are no rules about self-promotion here. Promote what you like, when you like.",
  ],
  ["welcome", "This sub exists so that people can show what they've made. Go on then."],
  ["welcome", "Feel at home and plug your stuff as often as you have something new."],
  ["closed", "Wer hier etwas verkaufen, vermarkten oder bekannt machen will, ist falsch."],
  [
    "closed",
    'Kein Gewerbe, keine Gutscheine, keine "schaut mal auf meinem Kanal vorbei"-Beiträge.',
  ],
  [
    "closed",
    "Hinweise auf die eigene App, das eigene Buch oder den eigenen Laden werden ohne Rückfrage entfernt, auch in Kommentaren.",
  ],
  ["closed", "Früher gab es einen Werbefaden. Den gibt es nicht mehr. Werbung wird gelöscht."],
  [
    "thread",
    'Selbstgebautes, Selbstgeschriebenes, Selbstverkauftes: dafür gibt es jeden Monat den Faden „Schaufenster". Eigene Beiträge dazu nehmen wir raus.',
  ],
  ["thread", "Du hast eine App gebaut? Glückwunsch! Erzähl davon im angepinnten Thread."],
  ["weekday", "Eigenes nur am Wochenende."],
  [
    "flair",
    'Beiträge über eigene Produkte tragen das Flair „Werbung". Wer das vergisst, dessen Beitrag verschwindet.',
  ],
  ["share", "Euer eigenes Zeug dürft ihr alle vier Wochen einmal erwähnen."],
  [
    "share",
    "Auf einen Beitrag zum eigenen Projekt kommen neun, in denen es um etwas anderes geht.",
  ],
  [
    "ask",
    "Bevor du hier deine Firma, deinen Kurs oder deinen Podcast vorstellst, frag kurz bei uns nach.",
  ],
  ["ask", "Gewerbliche Beiträge stimmen wir vorher ab. Meldet euch per Modmail."],
  ["ask", "Eigenwerbung? Nur wenn einer der Mods vorher ja gesagt hat."],
  [
    "welcome",
    "Zeigt her, was ihr gebaut habt! Ob Hobby oder Geschäft, ob gratis oder teuer, ist uns gleich.",
  ],
  ["closed", "Vous avez quelque chose à vendre ? Ce n'est pas l'endroit."],
  [
    "thread",
    "Vous venez de lancer quelque chose ? Parlez-en dans le fil du premier lundi du mois.",
  ],
  [
    "flair",
    "Tout message qui parle de votre activité porte le flair « Pro ». Sans lui, le message saute.",
  ],
  [
    "ask",
    "La promotion se demande : un petit mot à l'équipe avant de publier, et on voit ensemble.",
  ],
  [
    "welcome",
    "Ici on aime les gens qui fabriquent. Postez vos projets, vos boutiques et vos vidéos sans complexe.",
  ],
  ["closed", "Si vienes a vender algo, te has equivocado de puerta."],
  ["thread", "Lo que hayas hecho tú se enseña en el hilo «El mercadillo»."],
  ["share", "Cada cual puede mencionar lo suyo una vez cada dos semanas."],
  ["share", "De cada diez mensajes tuyos, como mucho uno puede hablar de tu negocio."],
  ["ask", "Nada de promoción sin que un moderador te haya dicho que sí."],
  ["welcome", "Aquí puedes enseñar lo que haces sin pedir permiso, cobres o no por ello."],
  [
    "welcome",
    "Nos encanta que la gente venga con sus inventos: webs, tiendas, aplicaciones, lo que sea. ¡Adelante!",
  ],
  ["closed", "Não é lugar de vender seu peixe."],
  ["closed", "Quem vier divulgar canal, loja, curso ou aplicativo leva ban na hora."],
  ["closed", "A sua empresa não interessa a esta comunidade. Publicações sobre ela são removidas."],
  ["thread", "Tudo o que for vosso, pago ou gratuito, fica no tópico mensal."],
  [
    "value",
    "Pode citar a sua ferramenta se ela resolver o problema de quem perguntou. Post que é só anúncio sai.",
  ],
  ["ask", "Quer mostrar o seu produto? Chama a moderação antes e espera o sim."],
  ["ask", "Qualquer publicação com interesse comercial tem de ser combinada connosco antes."],
  ["welcome", "Mostrem o que andam a fazer: lojas, aplicações, cursos. Não é preciso pedir."],
  [
    "closed",
    "Dear visitor,\n\nwe mend shoes here, and we talk about mending shoes. We are not interested in what you manufacture, distribute, monetise or are about to launch. Such posts disappear.\n\nQuestions go in the Monday thread.",
  ],
  [
    "closed",
    "- Surveys need our approval.\n- Flair is required.\n- Links to anything you own or get paid for will earn you a ban.",
  ],
  [
    "thread",
    "SHOWING OFF\nWe love it, in its place. Its place is the Show & Tell thread (first Saturday of the month). A post of its own will be locked.",
  ],
  ["thread", "Everything you've got to promote: use the weekly. It's at the top of the page."],
  [
    "thread",
    "1. Be nice.\n2. Ask clever questions.\n3. Shop owners, bloggers, podcasters: your plug belongs in the Monday Market. We remove it anywhere else.",
  ],
  [
    "flair",
    'Commercial posts: allowed | Condition: flair "Trade" | Penalty for forgetting: removal',
  ],
  ["flair", "Indie devs are welcome to post. Flair: Dev Post. No flair, no post."],
  [
    "ask",
    "Are you a company? Then please introduce yourself to the mod team before doing anything else here. We usually say yes.",
  ],
  ["ask", "Promotion is by appointment. Modmail us."],
  [
    "ask",
    "If you've got a book, app or course that our members could use, tell the moderators about it and let them decide.",
  ],
  [
    "welcome",
    "Q: Can I link my store?\nA: Sure.\nQ: Can I do it every week?\nA: If you have something new every week, be our guest.",
  ],
  ["welcome", "Nobody here minds a bit of self-promotion. Post away."],
  [
    "closed",
    "Werbung jeglicher Couleur, auch für Gratisangebote, Vereine und gute Zwecke, kommt hier nicht durch.",
  ],
  [
    "closed",
    "Dein Start-up, dein Shop, dein Kanal? Interessiert hier leider niemanden. Beiträge dazu werden entfernt.",
  ],
  ["thread", 'Wohin mit meinem Blog?\nIn den Monatsfaden „Linkschleuder". Nur dorthin.'],
  [
    "weekday",
    "Freitag ist Zeigetag! Apps, Bücher, Videos, Läden: alles, was von euch ist. Von Samstag bis Donnerstag bitte nicht.",
  ],
  ["flair", 'Gewerbliche Anbieter wählen das Flair „Händler". Private brauchen keins.'],
  ["ask", "Firmen melden sich bitte bei uns, bevor sie hier etwas posten."],
  ["welcome", "Eigenwerbung ist bei uns ausdrücklich erwünscht."],
  [
    "welcome",
    "Was ihr selbst macht, dürft ihr hier zeigen, verlinken und verkaufen, so oft ihr wollt.",
  ],
  [
    "thread",
    "Les créateurs ont leur coin : le post épinglé du lundi. Ailleurs, leurs annonces sont fermées.",
  ],
  ["share", "Une annonce personnelle tous les quinze jours au maximum."],
  ["share", "Neuf messages pour les autres, un pour vous : c'est la règle."],
  ["ask", "Toute annonce commerciale doit recevoir notre accord."],
  ["share", "Máximo un enlace a tu web al mes."],
  ["ask", "Empresas y autónomos: hablad con nosotros antes de anunciar nada."],
  ["welcome", "¿Has montado una web, una tienda o un juego? ¡Enséñanoslo!"],
  ["closed", 'Sem propaganda, sem jabá, sem "segue lá meu canal".'],
  ["share", "Um post sobre o seu próprio produto a cada 30 dias, e olhe lá."],
  ["value", "Pode linkar o seu blog desde que o post faça sentido sem o clique."],
  ["ask", "Marcas e empresas devem falar com a moderação antes de publicar."],
  ["ask", "Antes de anunciar o seu curso ou a sua app, peça-nos autorização."],
  [
    "thread",
    "Links to your own work are collected in a monthly roundup. Comment there instead of starting a post.",
  ],
  ["weekday", "Commercial stuff is confined to Mondays."],
  ["share", "Keep it to one plug for every five regular posts."],
  [
    "value",
    "Your own articles are fair game when you paste the full text here; drive-by links are not.",
  ],
  ["welcome", "We have no objection to people promoting their own work."],
  ["welcome", "If you've built it, we want it here: tell us, link us, sell it to us."],
  ["thread", "Links zu euren Sachen bitte nur als Kommentar unter dem wöchentlichen Beitrag."],
  ["flair", 'Alles, womit ihr Geld verdient, bekommt das Flair „Kommerz".'],
  ["ask", "Bitte klärt Werbung jeder Art mit uns ab, bevor ihr sie einstellt."],
  ["welcome", "Wir freuen uns über jedes Projekt, das ihr hier zeigt, egal ob es etwas kostet."],
  ["welcome", "Macht ruhig Werbung für euch."],
  ["closed", "Pas de marchands ici : ni artisans, ni plateformes, ni coachs."],
  ["closed", "Celui qui vient vendre repart banni."],
  ["flair", "Signalez vos propres produits par le flair « Publicité »."],
  ["value", "Parlez de votre produit seulement si cela aide celui qui pose la question."],
  ["ask", "Professionnels : prenez contact avec nous avant toute publication."],
  ["welcome", "Toutes les créations sont les bienvenues, commerciales ou non."],
  ["closed", "Nada de vender, ni de anunciar, ni de pedir que te sigan."],
  ["closed", "A quien venga a hacer publicidad se le invita a marcharse."],
  ["value", "Menciona tu herramienta solo si viene a cuento y ayuda a quien pregunta."],
  ["ask", "Cualquier tipo de publicidad debe ser aprobada por el equipo de moderación."],
  ["closed", "Aqui não se vende nada e não se divulga nada."],
  ["weekday", "Quarta-feira é o dia de mostrar o que é seu. Nos restantes, guarde."],
  ["flair", 'Marque com a flair "Meu negócio" tudo o que lhe renda dinheiro.'],
  ["value", "Só fale da sua ferramenta quando ela responder mesmo à dúvida."],
];

test.each(WORDINGS)("%s: %s", (stance, text) => {
  expect(readOwnPolicy(text, NO_CORRECTIONS, "2026-11-18").stance?.is ?? null).toBe(stance);
});

const read = (text: string) =>
  (readOwnPolicy(text, NO_CORRECTIONS, "2026-11-18").demands ?? []).map(
    ({ of, code, value }) => `${of}: ${code}${value === null ? "" : ` (${String(value)})`}`,
  );

test.each([
  [
    "No plugging your own stuff, no GoFundMes, nothing from accounts under 72 hours old.",
    ["promotion: unwanted", "all: no-crowdfunding", "all: min-days (3)"],
  ],
  ["There is no karma minimum.", []],
  ["No picture, no post.", ["all: image-required"]],
  ["The place you drew goes in the title.", ["all: title-format"]],
  ["1. Quinta.\n2. Sexta. Escreve-se em português.", ["all: language (pt)"]],
  ["Votre appli ? Pas avant que l'un de nous vous ait dit oui.", ["own software: ask-mods"]],
])("%s", (text, demands) => {
  expect(read(text)).toEqual(demands);
});

test("what was so until now leaves no room", () => {
  expect(read("Until now you could post your app on weekends.")).toEqual([]);
});

test("what is said of one thing and holds for another", () => {
  expect(read("Memes are for Fridays only. The same goes for your own app.")).toContain(
    "own software: day (Friday)",
  );
});

const asksOf = (text: string) =>
  readPaste(text).rules.flatMap(({ statements }) =>
    statements
      .filter(({ meanings }) => meanings.some(({ kind }) => kind === "question"))
      .map(({ sentence }) => sentence),
  );

test("a sentence on one's own work that can't be read is asked about", () => {
  const told = "Your own shop is a matter on which we do not all agree.";
  expect(asksOf(`Be kind.\n${told}`)).toEqual([told]);
  expect(asksOf("Be kind.\nTitles must not name your own shop.")).toEqual([]);
  expect(asksOf("Self-promotion is not allowed.")).toEqual([]);
});
