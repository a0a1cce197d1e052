import type { Concern, DemandCode } from "#engine/policy/demand.ts";
import type { RuleCode } from "#engine/rules/rule-table.ts";
import type { Says } from "./says.ts";

/** Something that rules speak of: forbid, allow, send to a thread. */
export type Subject = {
  of: Concern;
  /** Which posts of that sort, in words. */
  detail?: string;
  /** What forbidding it comes to; null for what has a rule code alone. */
  ban: { of: Concern; code: DemandCode } | null;
  /** The rule code that forbidding it comes to. */
  code?: RuleCode;
  /** What a post may have or be: its name alone says nothing about whether it is wanted. */
  isCarrier?: true;
  says: Says;
};

/** 'Shops, channels and blogs': who lists two kinds of what founders have speaks of founders. */
const inList = (things: string, joined: string) => `${things} ${joined} ~2 ${things}`;

const unwanted = (of: Concern) => ({ of, code: "unwanted" as const });

export const SUBJECTS = {
  promotion: {
    of: "promotion",
    ban: unwanted("promotion"),
    code: "no-self-promotion",
    says: {
      en: "marketers | self promo* | promo/promos | promotion* | promote/promotes/promoted/promoting | advert* | ads | no ad/advert | ad post* | solicit* | shameless plug* | self plug* | plug/plugs/plugging your/their/own | plugging | marketing post*/material*/campaign*/your | commercial post*/content/link*/promot* | shill* | sponsored post*/content | drive by link* | pitch your | company/business/corporate account* | vendor/vendors/seller/sellers post* | vendors may/can/should/must/are | plug/plugs ~2 your/their/own/a | vendors/dealers/retailers/sellers/businesses/companies/brands/founders/agencies ~3 may/can/should/must/are/get | bring/brings you/them ~2 customers/clients/traffic/subscribers/sales | exist/exists/made/posted ~1 to sell/advertise/promote | show/pitch/present ~1 a product | product launch* | drum up ~2",
      any: "self promo* | selfpromo*",
      de: "werbung | eigenwerbung | selbstwerbung | werben | bewerben | bewirbt | bewirbst | *werbung | werbe* | selbstvermarktung | reklame | anpreis* | vermarkt* | kundenfang | kundengewinnung | handler/anbieter/firmen/unternehmen/gewerbliche* ~2 durfen/mussen/sollen/konnen",
      fr: "auto promo* | autopromo* | publicit* | pub/pubs | promotion* | promouvoir | demarchage | demarcher | reclame* | contenu* promotionnel*/commerciaux/commercial | faire connaitre ~3 | racolage",
      es: "auto promo* | autopromo* | publicidad* | anuncios | promoc* | promocion* | promover | publicitar* | propaganda comercial | autobombo | publicitari* | contenido promocional/comercial | dar a conocer ~3 | presentar/anunciar tu/tus/su/sus",
      pt: "auto promo* | autopromo* | publicidade* | propaganda* | divulga* | promo* | promover | anuncios/anuncio | promocional | conteudo promocional/comercial | anunciar seu/seus/sua/suas/o/a ~2 | jaba | merchan | divulgu*",
    },
  },
  ownWork: {
    of: "own work",
    ban: unwanted("own work"),
    code: "no-self-promotion",
    says: {
      en: "showcas* | show off/offs | showoff* | show and/n/& tell | side project* | your/own/personal ~1 project* | projects | same project | project post* | portfolio* | your/own ~1 own? work/creation*/content/stuff/build*/links | own/personal/original work/creation*/content/build*/stuff | what you 've? made/built/make/build | something you made/built/created/wrote | things you made/built | i made/built this/it | progress picture* | battlestation* | original content | drive by | makers/creators/authors/designers/artists may/can/should/must/are | own things/thing/piece*/release*/work | you ~1 made/created/built/wrote/developed/designed/coded | if you ~2 make/build/built/sell/run/teach/publish/develop/own/wrote/built/created ~4 | want to share/show/present/announce/promote ~3 you/your",
      de: "eigen* ~1 projekt*/arbeit*/werk*/inhalt*/beitrag*/kreation* | projekte | projekt ~1 vorstell* | selbst gemacht*/gebaut* | eure* projekt*/arbeit*/werk* | dein* projekt* | eigen* sachen/dinge/stucke | wer ~4 entwickelt/baut/herstellt/verkauft/betreibt/veroffentlicht/anbietet | eure sachen",
      fr: "vos/votre/tes/ses/leurs propres? projet*/creation*/contenu*/oeuvre*/travaux/realisation* | propre* projet*/contenu*/creation* | contenu personnel | projets personnels | creations personnelles | votre/vos travail/ouvrage*/oeuvre*/creations",
      es: "tu/tus/su/sus ~1 proyecto*/trabajo*/creacion*/contenido*/obra* | proyectos/contenido propi* | propi* proyecto*/contenido*/trabajo* | proyectos/trabajos personales | has creado/hecho/desarrollado | creaciones propias",
      pt: "seu/seus/sua/suas ~1 projeto*/trabalho*/criac*/conteudo*/obra* | projetos/conteudo/trabalhos propri* | propri* projeto*/conteudo*/trabalho* | projetos pessoais | criacoes proprias | voce criou/fez/desenvolveu | teu/teus/tua/tuas ~1 projeto*/trabalho*/criac*",
    },
  },
  ownProduct: {
    of: "own product",
    ban: unwanted("own product"),
    code: "no-self-promotion",
    says: {
      en: "your/own/their/personal/my ~1 own? product*/business*/company/companies/brand*/startup*/store*/shop*/site*/website*/web/webpage*/domain*/launch*/kickstarter",
      de: "eigen* ~1 firma/unternehmen/produkt*/seite*/webseite*/website*/shop*/laden/startup* | dein*/eure*/euer ~1 firma/unternehmen/produkt*/webseite*/shop*/startup* | eigen* ~1 produkt*/angebot*/geschaft*/marke*/dienst*",
      fr: "votre/vos/ton/ta ~1 entreprise*/produit*/site*/boutique*/marque*/startup* | votre/vos/ton/ta ~2 commerce*/service*/societe*/projet",
      es: "tu/tus/su/sus ~1 negocio*/empresa*/producto*/pagina*/sitio*/web/tienda*/marca*",
      pt: "seu/sua/seus/suas ~1 negocio*/empresa*/produto*/site*/loja*/marca* | teu/tua ~1 negocio*/empresa*/produto*/loja*",
    },
  },
  ownThings: {
    of: "own product",
    ban: unwanted("own product"),
    code: "no-self-promotion",
    says: {
      en: inList(
        "apps/tools/products/services/shops/stores/channels/blogs/podcasts/newsletters/courses/websites/startups/brands/businesses/companies/agencies/workshops",
        ",/and/or/&",
      ),
      de: inList(
        "apps/tools/produkte/dienste/dienstleistungen/shops/kanale/kanalen/blogs/podcasts/newsletter/kurse/webseiten/startups/marken/laden",
        ",/und/oder",
      ),
      fr: inList(
        "applis/applications/outils/produits/services/boutiques/chaines/blogs/podcasts/newsletters/formations/sites/startups/marques/livres",
        ",/et/ou/ni",
      ),
      es: inList(
        "apps/aplicaciones/herramientas/productos/servicios/tiendas/canales/blogs/podcasts/boletines/cursos/webs/startups/marcas/talleres/libros",
        ",/y/o/ni/e",
      ),
      pt: inList(
        "apps/aplicativos/ferramentas/produtos/servicos/lojas/canais/blogs/podcasts/newsletters/cursos/sites/startups/marcas/oficinas/livros",
        ",/e/ou/nem",
      ),
    },
  },
  ownSoftware: {
    of: "own software",
    ban: unwanted("own software"),
    code: "no-apps-or-sites",
    says: {
      en: "your/own/their/my/an/share/sharing/post/posting ~2 app/apps/tool/tools/software/extension*/program*/plugin*/script*/bots | apps/tools/software/plugins/scripts/extensions that? you made/built/make/created/wrote/developed | developers may/can/should/must/are | no apps/app/startups/websites | no own/personal/new/more apps/software/websites | app/apps/tool/tools or/and tool*/app* | apps",
      de: "eigen* ~1 app/apps/tool*/software/programm* | dein*/eure*/euer ~1 app/apps/tool*",
      fr: "votre/vos/ton ~1 appli*/outil*/logiciel*",
      es: "tu/tus/su ~1 app/apps/aplicacion*/herramienta*/programa*",
      pt: "seu/sua/seus ~1 app/apps/aplicativo*/ferramenta*/programa*",
    },
  },
  ownMedia: {
    of: "own media",
    detail: "own channel",
    ban: unwanted("own media"),
    says: {
      en: "your/own/their/personal/my/a ~1 channel*/video*/podcast*/stream*/youtube/twitch/tiktok/instagram/livestream* | youtube channel* | video/youtube/channel/stream promo* | podcasts | streamers | subscribe to ~2 channel | social media link*/account*/handle*/page* | onlyfans",
      de: "eigen* ~1 kanal/kanale/video*/podcast*/stream* | dein*/eure*/euer ~1 kanal/kanale*/podcast*/video*",
      fr: "votre/vos/ta ~1 chaine*/video*/podcast* | chaine*/compte* ~1 personnel* | chaines youtube",
      es: "tu/tus/su ~1 canal*/video*/podcast* | canal/canales propi*/personal*",
      pt: "seu/seus/sua ~1 canal*/video*/podcast* | canal/canais propri*/pessoa* | proprio canal",
    },
  },
  videoLink: {
    of: "own media",
    detail: "video",
    ban: unwanted("own media"),
    code: "no-video-links",
    says: {
      en: "video/youtube/twitch/channel/stream link*/post* | no ~1 youtube/videos/video/twitch | link* to ~2 youtube/video*/channel*/stream*",
    },
  },
  ownWriting: {
    of: "own writing",
    detail: "own blog",
    ban: unwanted("own writing"),
    says: {
      en: "your/own/their/personal/my/a ~1 blog*/article*/newsletter*/substack/medium/book*/ebook*/novel*",
      de: "eigen* ~1 blog*/artikel*/buch/newsletter | dein*/eure*/euer ~1 blog*/buch/newsletter",
      fr: "votre/vos/ton ~1 blog*/article*/livre* | blog*/site* personnel*",
      es: "tu/tus/su ~1 blog*/articulo*/libro*",
      pt: "seu/seus ~1 blog*/artigo*/livro*",
    },
  },
  blogspam: {
    of: "own writing",
    detail: "blogspam",
    ban: unwanted("own writing"),
    code: "no-blogspam",
    says: { en: "blog spam* | blogspam* | content farm*/mill* | no ~3 blogs | blog post*/link*" },
  },
  ownMusic: {
    of: "own music",
    ban: unwanted("own music"),
    code: "no-self-promotion",
    says: {
      en: "your/own/their/my ~1 own? music/song*/track*/album*/band*/playlist*/mixtape*/soundcloud/spotify | original music | finished/original track*/song* | music post* | playlist*",
      de: "eigen* ~1 musik/song*/lied*/album | eigen* ~1 band/track*/stuck* | dein*/eure*/euer ~1 musik/band/song*",
      fr: "votre/vos ~1 musique*/chanson*/morceau* | votre/vos/ton ~1 groupe/album*/titre*",
      es: "tu/tus/su ~1 musica/cancion* | tu/tus/su ~1 banda*/grupo/disco*/tema*",
      pt: "sua/seu/suas ~1 musica*/banda | propria banda/musica* | teu/tua/teus/tuas ~1 musica*/banda*/som",
    },
  },
  ownGame: {
    of: "own game",
    ban: unwanted("own game"),
    code: "no-self-promotion",
    says: {
      en: "your/own/their ~1 own? game/games | game dev* promo* | indie game* promo* | games you made/developed | game developers",
      de: "eigen* ~1 spiel* | dein*/eure*/euer spiel* | eure spiele | wer ~2 spiel* ~1 entwickelt/macht",
      fr: "votre/vos ~1 jeu/jeux",
      es: "tu/tus/su ~1 juego*",
      pt: "seu/seus ~1 jogo*",
    },
  },
  ownResource: {
    of: "own resource",
    ban: unwanted("own resource"),
    says: {
      en: "your/own/their ~1 own? guide*/tutorial*/course*/resource*/template*/ebook* | free/paid resource*/course*/tutorial*",
      de: "eigen* ~1 kurs*/anleitung*",
      fr: "vos/votre ~1 cours/formation*/tutoriel*",
      es: "tu/tus/su ~1 curso*/tutorial*/guia*",
      pt: "seu/seus ~1 curso*/tutoria*/guia*",
    },
  },
  sale: {
    of: "advert or sale",
    detail: "sale",
    ban: unwanted("advert or sale"),
    says: {
      en: "sell/selling/sells/sold | buy/buying and/or/, ~1 sell*/trad* | buying , selling | buy ~1 sell ~1 trade* | buy ~1 sell | buying/selling/trading | trade/trades post*/request* | trades | for sale | resale/resell* | sales | sale post* | marketplace* | wts/wtb | merch/merchandise | ticket sale*/exchange*",
      de: "verkauf* | verkaufe* | kaufgesuch* | kleinanzeige* | an und verkauf | flohmarkt | tauschborse | verkaufen",
      fr: "vente/ventes | vendre | achat* | petites annonces | echange* | vends | occasion",
      es: "venta/ventas | vender | compra venta | compraventa | anuncios de venta | vendo | trueque* | intercambio*",
      pt: "venda/vendas | vender | compra e venda | classificados | vendo | troca/trocas | comprar e vender",
    },
  },
  services: {
    of: "services",
    ban: unwanted("services"),
    says: {
      en: "services | offer*/sell* ~2 service* | commission/commissions | for hire | freelanc* | your service | tutoring | agency/agencies",
      de: "dienstleistung* | auftragsarbeit* | dienste | nachhilfe | coaching* | auftrage",
      fr: "services | prestation* | commissions | cours particuliers",
      es: "servicios | comisiones | clases particulares | asesoria*",
      pt: "servicos | comissoes | encomendas | aulas particulares | aulas e servicos | consultoria*",
    },
  },
  referral: {
    of: "referral link",
    ban: unwanted("referral link"),
    code: "no-affiliate-links",
    says: {
      en: "affiliate/affiliates | affiliate link*/code*/market* | referral* | referal* | ref link*/code* | promo/discount/invite/coupon code* | invite link*",
      any: "affiliate | affiliate link* | referral*",
      de: "affiliate* | partnerlink* | werbelink* | reflink* | empfehlungslink* | rabattcode*",
      fr: "affiliation* | affilie* | parrainage* | code* promo*",
      es: "referido* | afiliado* | codigo* de referid*/descuento",
      pt: "afiliad* | indicacao link | link* de indicacao/referencia | codigo* de indicacao/desconto | cupom/cupons",
    },
  },
  fundraising: {
    of: "fundraising",
    ban: { of: "all", code: "no-crowdfunding" },
    code: "no-fundraising",
    says: {
      en: "fund raising | fundrais* | crowd funding | crowdfund* | donation* | donate/donating | begging | e begging | panhandl* | ask*/request* for money/donations | patreon/patreons | kickstarter* | charity/charities | money request*",
      any: "gofundme* | go fund me | kickstarter* | crowdfunding | patreon | indiegogo",
      de: "spenden* | spende | crowdfunding* | betteln | bettelei | geld sammeln | geldsammlung* | spendenaufruf*",
      fr: "cagnotte* | financement participatif | collecte* de fonds | dons | mendicite | appel* aux dons | quete* | demande* d argent",
      es: "donacion* | donativo* | recaudacion* | crowdfunding | pedir dinero | colecta* | pedir ~2 dinero/inversion/donaciones | micromecenazgo | financiacion colectiva",
      pt: "vaquinha* | doac* | financiamento coletivo | arrecadac* | pedir dinheiro | rifa* | pedir ~2 dinheiro/doacoes/investimento | pix solidario",
    },
  },
  survey: {
    of: "survey",
    ban: { of: "all", code: "no-surveys" },
    code: "no-surveys",
    says: {
      en: "survey* | questionnaire* | market research | academic research | research stud*/post*/request*/participant*/recruit* | research recruit* | user research | poll question* | academic ~1 market ~1 survey* | recruit*/find*/seek*/look* for? ~2 participants | study participants | researchers/students may/can/should/must",
      de: "umfrage* | fragebog* | befragung* | studien | probanden | abschlussarbeit*",
      fr: "sondage* | questionnaire* | enquete* | etude* de marche | etudes | participants a",
      es: "encuesta* | cuestionario* | estudio* de mercado | sondeo* | participantes para",
      pt: "pesquisas | questionario* | pesquisa* de mercado/academica* | enquete* | formulario* | participantes para",
    },
  },
  feedback: {
    of: "feedback request",
    ban: { of: "all", code: "no-feedback-requests" },
    code: "no-feedback-requests",
    says: {
      en: "feedback/critique/roast request*/post* | request*/asking/ask for feedback/critique/reviews | validate my/your/an ~2 idea* | validation of ~2 idea* | idea validation | rate my | roast my | seeking feedback | critique/feedback request* | asking/ask for opinion*",
      de: "feedback anfrage* | kritikanfrage*",
      fr: "demande* d avis/retour* | retours | avis sur",
      es: "peticion* de feedback/opinion | pedir opinion*",
      pt: "pedido* de feedback/opiniao | pedidos de opiniao",
    },
  },
  hiring: {
    of: "hiring",
    ban: { of: "all", code: "no-recruiting" },
    code: "no-hiring",
    says: {
      en: "hiring | job/jobs ad/ads/post*/listing*/offer*/seek*/advert*/opening*/board* | recruit/recruiting/recruitment/recruiters | looking for work | no jobs | for hire | employment ad* | guild/clan/team recruit* | casting call* | collaborator*",
      de: "stellenanzeige* | jobangebot* | stellenangebot* | jobsuche* | personalsuche | mitgrunder* | stellen | jobs",
      fr: "offre* d emploi | emploi/emplois | recrutement* | recherche d emploi | cherche ~1 associe* | stage/stages",
      es: "oferta* de trabajo/empleo | reclutamiento* | busqueda de trabajo | vacantes | busqueda de socios | socios fundadores | empleo/empleos",
      pt: "vaga/vagas de emprego | vagas | oferta* de emprego/trabalho | recrutamento* | procura de emprego | procura de socios | busca de socios | recrutar",
    },
  },
  giveaway: {
    of: "AMA, event or giveaway",
    detail: "giveaway",
    ban: unwanted("AMA, event or giveaway"),
    code: "no-giveaways",
    says: {
      en: "giveaway* | give away* | raffle* | sweepstake* | contest/contests | free key*/code* | discount* | deals",
      de: "gewinnspiel* | verlosung*",
      fr: "concours | tirage* au sort | jeux concours",
      es: "sorteo* | concurso* | regalos",
      pt: "sorteio* | concurso*",
    },
  },
  ama: {
    of: "AMA, event or giveaway",
    detail: "AMA",
    ban: unwanted("AMA, event or giveaway"),
    says: { en: "ama/amas | ask me anything", any: "ama/amas" },
  },
  event: {
    of: "AMA, event or giveaway",
    detail: "event",
    ban: unwanted("AMA, event or giveaway"),
    says: {
      en: "event promo* | event post*/announcement*/advert* | meetup* | webinar* | your event*",
    },
  },
  ai: {
    of: "AI-made",
    ban: { of: "AI-made", code: "no-ai" },
    code: "no-ai-content",
    says: {
      en: "ai/llm/gpt/chatgpt ~1 generat*/written/made/created/assisted/content/art/slop/image*/post*/text/artwork*/music/video*/comment*/produced/enhanced | generat*/written/made/created/produced ~2 by/with/using/from ~2 ai/chatgpt/llm/llms/gpt | no ~2 ai | generative ai | ai | use*/using of? ai/chatgpt/llms | chatgpt | llm/llms | chatbots",
      de: "ki/ai ~1 generiert*/erstellt*/geschrieben*/inhalt*/bild*/kunst/text* | von/mit ki/chatgpt ~1 | ki | chatgpt",
      fr: "genere* ~2 ia/chatgpt | ia generative | contenu* ~1 ia | par ~3 ia | ia | intelligence artificielle | chatgpt",
      es: "generad* ~3 ia/chatgpt | contenido de ia | hecho* con ia | ia | inteligencia artificial | chatgpt",
      pt: "gerad* ~3 ia/chatgpt | conteudo de ia | feito* com/por ia | ia | inteligencia artificial | chatgpt",
    },
  },
} satisfies Record<string, Subject>;
