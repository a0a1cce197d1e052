import { describe, expect, test } from "vitest";
import type { FormName, SubjectName } from "../marks.ts";
import { markSentence } from "../mark-sentence.ts";
import type { Lead } from "./leads.ts";
import type { ReadLanguage } from "./says.ts";

/** Sentences that speak of a thing, and sentences that only look like it; each row is tested both ways. */
type Examples = { is: (string | [ReadLanguage, string])[]; isNot: string[] };

const SUBJECT_EXAMPLES: Record<Exclude<SubjectName, "hinted">, Examples> = {
  promotion: {
    is: [
      "No self-promotion",
      "Do not advertise your shop",
      "No vendor posts",
      ["de", "Keine Eigenwerbung"],
      ["fr", "Pas de publicité"],
      ["es", "Sin autopromoción"],
      ["pt", "Divulgação é proibida"],
    ],
    isNot: ["Do not promote violence", "Promote kindness", "Use promo codes at your own risk"],
  },
  ownWork: {
    is: [
      "Share your projects",
      "Show off what you built",
      "Makers may post new pieces",
      ["de", "Eigene Projekte nur samstags"],
      ["fr", "Présentez vos projets"],
      ["es", "Comparte tus proyectos"],
      ["pt", "Mostre seus projetos"],
    ],
    isNot: [
      "Name the makers of the piece",
      "Our moderators work hard",
      "The project room is closed",
    ],
  },
  ownPictures: {
    is: [
      "No battlestations",
      "Progress pics go in the weekly thread",
      "Shelf pictures are removed",
    ],
    isNot: ["Pictures of the setup error", "Is there any progress?"],
  },
  ownProduct: {
    is: ["No links to your own website", "Talk about your startup", ["es", "tu negocio"]],
    isNot: ["Product reviews are welcome"],
  },
  ownThings: {
    is: [
      "No blogs, channels or shops",
      ["de", "Kurse, Kanäle und Shops sind tabu"],
      ["fr", "Boutiques et blogs refusés"],
      ["es", "Ni canales ni tiendas"],
      ["pt", "Lojas e canais só às sextas"],
    ],
    isNot: ["Questions about apps and tools are welcome", "The shops were closed"],
  },
  ownSoftware: {
    is: [
      "Ask before you post your app",
      "Plugins that you made",
      "Developers may post",
      ["de", "eigene Apps"],
    ],
    isNot: ["Use the mobile app to report"],
  },
  ownMedia: {
    is: ["Your own YouTube channel", ["fr", "votre chaîne"]],
    isNot: ["Videos need a summary"],
  },
  socialLinks: {
    is: ["No social media links", "Social media handles"],
    isNot: ["Follow us on social media"],
  },
  videoLink: { is: ["No YouTube links", "Links to videos"], isNot: ["Videos need a summary"] },
  ownWriting: {
    is: ["Do not link your own blog", ["pt", "seu blog"]],
    isNot: ["Quote the article"],
  },
  blogspam: { is: ["No blogspam", "Content farms are banned"], isNot: ["No spam"] },
  ownMusic: {
    is: ["Your own music", "Finished tracks", ["es", "tu música"]],
    isNot: ["Discuss music here"],
  },
  ownGame: {
    is: ["Talk about your own game", ["fr", "votre jeu"]],
    isNot: ["Game nights on Friday"],
  },
  ownResource: {
    is: ["Paid courses are removed", ["pt", "seus cursos"]],
    isNot: ["Of course you can ask"],
  },
  sale: {
    is: [
      "No buying, selling or trading",
      "Buy/sell/trade",
      ["de", "Verkauf ist verboten"],
      ["fr", "pas de vente"],
    ],
    isNot: ["Salespeople are people, too"],
  },
  services: {
    is: ["Do not offer your services", ["es", "ofrecer servicios"]],
    isNot: ["Service dogs are welcome"],
  },
  referral: {
    is: ["No affiliate links", ["de", "Keine Affiliate-Links"], ["pt", "links de afiliados"]],
    isNot: ["We are not affiliated with the company"],
  },
  fundraising: {
    is: [
      "No crowdfunding",
      ["de", "Keine Spendenaufrufe"],
      ["fr", "Les cagnottes"],
      ["pt", "Vaquinhas"],
    ],
    isNot: ["Fun is allowed"],
  },
  bareLinks: {
    is: [
      "A bare link gets removed",
      "Links without context are removed",
      ["de", "Nackte Links fliegen raus"],
      ["fr", "Pas de lien sec"],
      ["es", "Enlaces sin texto, no"],
      ["pt", "Links soltos são removidos"],
    ],
    isNot: ["Link to the source", "A link and a summary"],
  },
  marketResearch: {
    is: [
      "Marketing surveys are never allowed",
      "No market research",
      ["de", "Kommerzielle Umfragen nicht"],
      ["fr", "Pas d'études de marché"],
      ["es", "Nada de encuestas comerciales"],
      ["pt", "Sem pesquisas de mercado"],
    ],
    isNot: ["Surveys of students", "The farmers' market"],
  },
  survey: {
    is: [
      "No surveys",
      ["de", "Umfragen"],
      ["fr", "sondages"],
      ["es", "encuestas"],
      ["pt", "questionários"],
    ],
    isNot: ["Service is slow"],
  },
  feedback: {
    is: ["Feedback requests", "Do not ask for feedback"],
    isNot: ["We read your feedback"],
  },
  hiring: {
    is: [
      "No job posts",
      ["de", "Stellenanzeigen"],
      ["fr", "offres d'emploi"],
      ["es", "ofertas de trabajo"],
      ["pt", "vagas de emprego"],
    ],
    isNot: ["Good job, everybody"],
  },
  giveaway: {
    is: ["Giveaways", ["de", "Gewinnspiele"], ["es", "sorteos"]],
    isNot: ["Give credit"],
  },
  ama: { is: ["AMAs need approval"], isNot: ["Ask anything"] },
  event: { is: ["Event posts", "Meetups"], isNot: ["In the event of a ban"] },
  ai: {
    is: [
      "AI-generated posts",
      ["de", "Von KI geschriebene Texte"],
      ["fr", "textes générés par IA"],
      ["es", "contenido generado por IA"],
    ],
    isNot: ["Original non-AI art", "Air quality"],
  },
  memes: { is: ["No memes"], isNot: ["Members only"] },
  politics: { is: ["No politics", ["fr", "politique"]], isNot: ["Be polite"] },
  crypto: { is: ["No crypto", "NFTs are banned"], isNot: ["Cryptic clues"] },
  petitions: { is: ["No petitions"], isNot: ["Repetition"] },
  spoilers: { is: ["Tag spoilers"], isNot: ["Spoilt milk"] },
  rants: { is: ["No rants"], isNot: ["Warranty questions"] },
  screenshots: { is: ["No screenshots of tweets"], isNot: ["Screenshots are fine"] },
  paywalls: { is: ["No paywalled articles"], isNot: ["Pay attention"] },
  spam: { is: ["No spam", ["de", "Kein Spam"]], isNot: ["Spaniels are dogs"] },
  lowEffort: { is: ["Low-effort posts", "No shitposts"], isNot: ["Effort is welcome"] },
  reposts: { is: ["No reposts"], isNot: ["Post once"] },
  dm: { is: ["Do not send DMs", "No private messages"], isNot: ["No new threads after 8 pm"] },
  experience: {
    is: ["Experience reports", ["fr", "Un retour d'expérience"]],
    isNot: ["No experience needed"],
  },
  toModerators: { is: ["Message the mods"], isNot: ["Message your friends"] },
  personal: {
    is: ["No personal information", "No doxxing"],
    isNot: ["Personal stories are welcome"],
  },
  nsfw: { is: ["No NSFW content"], isNot: ["Safe for work"] },
  piracy: { is: ["No pirated copies"], isNot: ["Pirate ships are on topic"] },
  shorteners: { is: ["No URL shorteners"], isNot: ["Keep it short"] },
  crossposts: { is: ["No crossposts"], isNot: ["Cross the line"] },
  advice: { is: ["No medical advice"], isNot: ["Advice is welcome"] },
  simple: { is: ["Basic questions", ["de", "Anfängerfragen"]], isNot: ["Open questions"] },
  support: { is: ["Tech support posts"], isNot: ["We support each other"] },
  buying: { is: ["Purchase advice", ["de", "Kaufberatung"]], isNot: ["Advice is welcome"] },
  identify: { is: ["Identification requests"], isNot: ["Verify your identity"] },
  career: { is: ["Career advice"], isNot: ["Careful, hot"] },
  homework: { is: ["No homework"], isNot: ["Do the work"] },
  quotedQuestion: {
    is: ['No "which one should I buy" posts', '"Is this mould?" goes in the daily thread'],
    isNot: [
      'Start your title with "Question"',
      'Write "what I tried" as a heading',
      "Which one is it?",
    ],
  },
  question: { is: ["Questions need detail", ["de", "Fragen"]], isNot: ["Questionable taste"] },
  image: { is: ["Photos must be yours", ["es", "fotos"]], isNot: ["Imagine that"] },
  link: { is: ["Links need a summary", ["fr", "liens"]], isNot: ["Linked lists"] },
};

const FORM_EXAMPLES: Record<FormName, Examples> = {
  english: {
    is: ["English only", "Please write in English", ["de", "Bitte auf Englisch"]],
    isNot: ["Learners of English are welcome"],
  },
  german: { is: [["de", "Bitte schreibt auf Deutsch"]], isNot: ["German cars"] },
  french: { is: [["fr", "Les messages doivent être en français"]], isNot: ["French fries"] },
  spanish: { is: [["es", "Escribe en español"]], isNot: ["Spanish food"] },
  portuguese: { is: [["pt", "Escreva em português"]], isNot: ["Portuguese food"] },
  summary: {
    is: [
      "If it is paywalled, put a summary in the comments",
      ["de", "Fasst den Artikel kurz zusammen"],
      ["fr", "Résumez l'article"],
      ["es", "Un resumen en los comentarios"],
      ["pt", "Resuma o artigo"],
    ],
    isNot: ["In summary, be kind"],
  },
  textOnly: { is: ["Text posts only", "No link posts"], isNot: ["Text posts are welcome"] },
  linkOnly: { is: ["Link posts only", "No text posts"], isNot: ["Links are welcome"] },
  noLink: { is: ["No links"], isNot: ["Links are welcome"] },
  image: { is: ["Posts must include a photo"], isNot: ["Photos are welcome"] },
  openSource: { is: ["Projects must be open source"], isNot: ["Open source is nice"] },
  freeOnly: { is: ["Only free resources", "No paid courses"], isNot: ["Feel free to ask"] },
  salesLink: { is: ["No links to online stores"], isNot: ["Links are welcome"] },
  onTopic: { is: ["Stay on topic"], isNot: ["Topical jokes"] },
  respect: { is: ["Be civil", ["de", "Seid freundlich"]], isNot: ["Civilians"] },
  source: { is: ["Credit the artist"], isNot: ["Credit cards are not accepted"] },
  titleForm: { is: ["Use descriptive titles"], isNot: ["Entitled people"] },
};

describe.each([
  ["subject", SUBJECT_EXAMPLES],
  ["form", FORM_EXAMPLES],
] as const)("each %s", (group, table) => {
  const isSpokenOf = (id: string, sentence: string, language: ReadLanguage) =>
    markSentence(sentence, language).marks.some(
      ({ name }) => name.group === group && name.id === id,
    );

  const rows = Object.entries(table);
  test.each(
    rows.flatMap(([id, { is }]) =>
      is.map((example): [string, string, ReadLanguage] =>
        typeof example === "string" ? [id, example, "en"] : [id, example[1], example[0]],
      ),
    ),
  )("%s is said by '%s'", (id, sentence, language) => {
    expect(isSpokenOf(id, sentence, language)).toBe(true);
  });

  test.each(
    rows.flatMap(([id, { isNot }]) => isNot.map((sentence): [string, string] => [id, sentence])),
  )("%s is not said by '%s'", (id, sentence) => {
    expect(isSpokenOf(id, sentence, "en")).toBe(false);
  });
});

const LEAD_EXAMPLES: Record<Lead, Examples> = {
  refused: {
    is: [
      "No leaks",
      "We don't do homework",
      ["de", "Wir machen keine Hausaufgaben"],
      ["fr", "On ne fait pas vos devoirs"],
      ["es", "No se permiten rumores"],
      ["pt", "Não são permitidos boatos"],
    ],
    isNot: ["Leaks are fine", "We do homework"],
  },
  sent: {
    is: [
      "News goes to r/news",
      ["de", "Nachrichten gehören nach r/news"],
      ["fr", "Les devoirs vont sur r/devoirs"],
      ["es", "Las noticias van en r/news"],
      ["pt", "Notícias vão no r/news"],
    ],
    isNot: ["News matters"],
  },
  covering: {
    is: [
      "Posts must relate to Lakeside",
      ["de", "Bezug zu Bern"],
      ["fr", "Un rapport avec Lyon"],
      ["es", "Que tengan que ver con Lima"],
      ["pt", "Tem a ver com Faro"],
    ],
    isNot: ["Lakeside is pretty"],
  },
};

describe("each lead", () => {
  const isLed = (id: string, sentence: string, language: ReadLanguage) =>
    markSentence(sentence, language).marks.some(
      ({ name }) => name.group === "lead" && name.id === id,
    );

  test.each(Object.entries(LEAD_EXAMPLES))("%s is said and not said", (id, { is, isNot }) => {
    for (const example of is) {
      const [language, sentence] =
        typeof example === "string" ? (["en", example] as const) : example;
      expect([sentence, isLed(id, sentence, language)]).toEqual([sentence, true]);
    }
    for (const sentence of isNot) {
      expect([sentence, isLed(id, sentence, "en")]).toEqual([sentence, false]);
    }
  });
});
