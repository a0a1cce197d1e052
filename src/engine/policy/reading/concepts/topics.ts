import type { Concern } from "#engine/policy/demand.ts";
import type { RuleCode } from "#engine/rules/rule-table.ts";
import type { Subject } from "./subjects.ts";

const other = (
  detail: string,
  code: RuleCode | null,
  en: string,
  more: Omit<Subject["says"], "en"> = {},
): Subject => ({
  of: "other",
  detail,
  ban: { of: "other", code: "unwanted" },
  ...(code && { code }),
  says: { en, ...more },
});
const coded = (code: RuleCode, en: string, more: Omit<Subject["says"], "en"> = {}): Subject => ({
  of: "other",
  ban: null,
  code,
  says: { en, ...more },
});
const asked = (detail: string, en: string, more: Omit<Subject["says"], "en"> = {}): Subject => ({
  of: "special question",
  detail,
  ban: { of: "special question", code: "unwanted" },
  says: { en, ...more },
});
const carrier = (of: Concern, en: string, more: Omit<Subject["says"], "en"> = {}): Subject => ({
  of,
  ban: { of, code: "unwanted" },
  isCarrier: true,
  says: { en, ...more },
});

/** What else rules speak of, and no founder's own work. */
export const TOPICS = {
  memes: other(
    "memes",
    "no-memes",
    "meme/memes | image macro* | joke post* | reaction gif*/image* | rage comic*",
    // 'Même' is French for 'even' and 'same'.
    {
      de: "meme/memes",
      es: "meme/memes",
      pt: "meme/memes",
      fr: "de/des/d memes | memes interdits",
    },
  ),
  /** A community's rule on it has a code, as nudity has: no sort of post that a maker plans. */
  politics: {
    ...coded("no-politics", "politic/politics/political", {
      de: "politik | politisch*",
      fr: "politique*",
      es: "politica*",
      pt: "politica*",
    }),
    detail: "politics",
  },
  crypto: other(
    "crypto",
    "no-crypto",
    "crypto/cryptos | cryptocurrenc* | bitcoin | nft/nfts | web3",
    { any: "crypto | nft/nfts | bitcoin" },
  ),
  petitions: other("petitions", null, "petition*"),
  spoilers: { of: "other", detail: "spoilers", ban: null, says: { en: "spoiler*" } },
  rants: other("rants", null, "rant/rants | venting | vent post*"),
  screenshots: other(
    "screenshots of social media",
    null,
    "social media screenshot* | screenshots of ~2 tweet*/comment* | tweets",
  ),
  paywalls: other("paywalled links", null, "paywall* | pay walled"),
  spam: coded("no-spam", "spam | spams/spamming/spammer/spammers/spammy", { any: "spam" }),
  lowEffort: coded(
    "no-low-effort",
    "low effort/quality | zero effort | shit post* | shitpost* | lazy post*",
  ),
  reposts: coded(
    "no-reposts",
    "repost* | re post/posts | reposting | duplicate* | already ~1 posted",
    {
      de: "doppelpost* | reposts",
      fr: "repost* | doublon*",
      es: "repost* | duplicad*",
      pt: "repost* | repetid*",
    },
  ),
  dm: coded(
    "no-dm-requests",
    "dms | dm me/us/you/others/users | no dm | pms | pm me/us/you | direct messag* | private messag* | unsolicited message* | message me | message you privately",
  ),
  /** What is told of, and no request for an opinion. */
  experience: {
    of: "other",
    detail: "accounts of experience",
    ban: null,
    says: { en: "experience report*", fr: "retour/retours d experience" },
  },
  /** To write to the moderators is no way to get people's messages. */
  toModerators: {
    of: "other",
    ban: null,
    says: {
      en: "dm/pm/message/messaging/contact ~3 mods/moderators/mod/us",
    },
  },
  personal: coded(
    "no-personal-info",
    "personal* ~1 info/information/data/details | dox* | private info* | identifying info*",
  ),
  nsfw: coded(
    "no-nsfw",
    "nsfw | nsfl | nudity | porn* | sexual content | gore | adult content | sexually explicit",
    { any: "nsfw | nsfl" },
  ),
  piracy: coded(
    "no-piracy",
    "piracy | pirated/pirating | torrent* | warez | cracked | illegal download*/stream*/copies",
    { any: "warez | torrents" },
  ),
  shorteners: {
    of: "link",
    detail: "shortened links",
    ban: { of: "link", code: "unwanted" },
    code: "no-link-shorteners",
    says: {
      en: "url/link shorten* | shortened/shortener/shorten url*/link* | bit . ly | tinyurl | short links | shortlinks",
      any: "bit . ly | tinyurl",
      de: "linkverkurz* | link verkurz* | kurzlink* | verkurzt* link* | url verkurz* | shortlink*",
      fr: "raccourcisseur* | liens raccourcis/courts | lien raccourci | url/urls raccourcie*",
      es: "acortador* | enlace* acortad* | enlaces cortos | url/urls acortad*",
      pt: "encurtador* | link* encurtad* | links curtos | url/urls encurtad*",
    },
  },
  bareLinks: {
    of: "link",
    detail: "bare links",
    ban: { of: "link", code: "unwanted" },
    says: {
      en: "bare/naked link/links | link/links ~1 without ~2 text/context/explanation/comment/description/summary | link dump* | link dropping",
      de: "nackte*/blosse* ~1 link/links | link/links ohne ~2 text/erklarung/kontext/kommentar/beschreibung | linkdump*",
      fr: "lien/liens sec/secs/nu/nus/brut/bruts | lien/liens sans ~2 texte/contexte/explication/description/commentaire",
      es: "enlace/enlaces a secas | enlace* suelto*/pelado* | enlace* sin ~2 texto/contexto/explicacion/descripcion/comentario",
      pt: "link/links solto*/seco*/pelado* | link/links sem ~2 texto/contexto/explicacao/descricao/comentario",
    },
  },
  crossposts: coded("crossposts-limited", "cross post* | crosspost*"),
  advice: {
    ...asked(
      "medical, legal or financial advice",
      "medical/legal/financial/tax/investment/professional ~3 advice | medical/legal/tax/financial question* | diagnos* request*",
      {
        de: "rechtsfrage* | rechtsberatung* | steuerfrage* | medizinische* ~1 frage*/rat/beratung | diagnose* | anlageberatung",
        fr: "question*/conseil*/avis ~1 medica*/medicaux/juridique*/fisca*/financier* | diagnostic*",
        es: "pregunta*/duda*/consulta*/consejo* ~1 medic*/legal*/juridic*/fiscal*/financier* | diagnostico*",
        pt: "pergunta*/duvida*/consulta*/conselho* ~1 medic*/juridic*/legal/legais/fisca*/financeir* | diagnostico*",
      },
    ),
    code: "no-professional-advice" as const,
  },
  simple: asked(
    "simple question",
    "simple/basic/beginner/beginners/newbie/noob/easy/quick/common/generic/repetitive question* | frequently asked question* | faq question* | questions ~4 faq/wiki/sidebar/google* | googleable | beginner help",
    {
      de: "anfangerfrage* | einsteigerfrage* | einfache ~1 fragen | kurze fragen | standardfrage*",
      fr: "questions simples/basiques | questions de debutant*",
      es: "preguntas basicas/simples",
      pt: "perguntas basicas/simples | duvidas basicas",
    },
  ),
  support: asked(
    "technical support",
    "tech/technical support | troubleshoot* | support question*/request*/post* | bug report* | help request*/post* | need help | asking for help",
    {
      de: "technische* ~1 hilfe/problem*/frage* | fehlersuche | hilfegesuch* | supportanfrage* | problembericht*",
      fr: "support technique | probleme* technique* | depannage* | demande* d aide",
      es: "soporte tecnico | problema* tecnico* | pedir ayuda | solicitud* de ayuda",
      pt: "suporte tecnico | problema* tecnico* | pedir ajuda | pedido* de ajuda",
    },
  ),
  buying: asked(
    "buying question",
    "purchase/purchasing/buying/shopping advice/question*/recommendation*/help/request* | what should i buy/get | which ~2 should i buy | recommendation request*/post* | request* for recommendation* | product recommendation* | suggestion/recommendation thread* | asking for ~1 recommendation* | what to buy | buying a/an/your | looking to buy | thinking of buying | shopping for",
    {
      de: "kauffrage* | kaufberatung* | kaufempfehlung* | welche* ~4 kaufen | was soll* ~3 kaufen",
      fr: "question* ~1 achat* | conseil* ~3 achat*/acheter | aide a l achat | quel* ~4 acheter/choisir",
      es: "pregunta*/duda* de compra* | consejo* ~2 compra* | recomendacion* de compra | que ~3 comprar/compro | ayuda ~2 comprar/compra",
      pt: "pergunta*/duvida* de compra* | ajuda ~2 compra*/comprar | dica* de compra | recomendac* de compra | qual ~4 comprar | o que comprar",
    },
  ),
  identify: asked(
    "identification",
    "identification/identify/id request*/post*/question* | what is this | authenticat* | legit check* | appraisal* | valuation/valuations | how much is | what is it worth | value of",
    {
      de: "wertschatzung* | wertanfrage* | bestimmung* | was ist das | echtheitspruf*",
      fr: "estimation/estimations | identification* | identifier",
      es: "tasacion/tasaciones | identificacion* | identificar | que es esto",
      pt: "avaliacao/avaliacoes de/do/da/dos/das ~1 | identificac* | identificar | o que e isso",
    },
  ),
  career: asked(
    "career question",
    "career question*/advice/post* | resume/cv review* | resume post* | job hunt* | salary question* | school/college question* | admission*",
    {
      de: "karrierefrage* | bewerbungsfrage* | gehaltsfrage* | lebenslauf*",
      fr: "question* de carriere | orientation | cv",
      es: "pregunta*/duda*/consejo* ~1 laboral*/profesional* | curriculum*",
      pt: "pergunta*/duvida* ~1 carreira | curriculo*",
    },
  ),
  homework: other("homework", null, "homework | assignment* help | school work | do my homework"),
  /** 'Which one should I buy' in quotes: found by its form (`mark-sentence.ts`). */
  quotedQuestion: asked(
    "the question that the rule quotes",
    "where/which/what ~2 should i buy/get/use/choose/pick/read/play/learn/study/visit/eat/go/do/take | how do i get in/into/started | how do i start",
    {
      de: "welche* ~3 soll/sollte ich | wo soll ich | wie fange ich",
      fr: "par ou commencer | comment debuter | quel* ~3 dois je",
      es: "por donde empiezo/empezar | que ~2 compro/estudio | cual ~2 compro",
      pt: "por onde comeco/comecar | qual ~2 compro/escolho | que ~1 compro",
    },
  ),
  question: carrier(
    "question",
    "question/questions | requests/request/calls/call/pleas/plea/cries for help | ask for help | help posts",
    {
      de: "frage/fragen | hilfe suche* | fragt um rat",
      fr: "question/questions | demander conseil",
      es: "pregunta/preguntas | duda/dudas | consulta/consultas",
      pt: "pergunta/perguntas | duvida/duvidas | questao/questoes",
    },
  ),
  image: carrier(
    "image",
    "image/images | photo/photos | photograph* | picture/pictures | pic/pics | screenshot* | selfie* | gif/gifs",
    {
      de: "bild/bilder/bildern | screenshot* | aufnahme/aufnahmen | *foto/*fotos/*bilder",
      fr: "image/images | photo/photos | cliche/cliches | capture/captures",
      es: "imagen/imagenes | foto/fotos | fotografia* | captura*",
      pt: "imagem/imagens | foto/fotos | fotografia* | captura* | print/prints",
    },
  ),
  link: carrier("link", "link/links | article/articles | url/urls | news | link post*", {
    de: "link/links",
    fr: "lien/liens | article/articles | actualites",
    es: "enlace/enlaces | link/links | noticia/noticias | articulo/articulos",
    pt: "link/links | noticia/noticias | artigo/artigos",
  }),
} satisfies Record<string, Subject>;
