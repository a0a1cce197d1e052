import type { Concern, DemandCode } from "#engine/policy/demand.ts";
import type { RuleCode } from "#engine/rules/rule-table.ts";
import type { Says } from "./says.ts";

/** A demand that is said in one phrase, whatever else the sentence says. */
export type Form = {
  demand: { of: Concern; code: DemandCode; value?: string } | null;
  code?: RuleCode;
  /** 'Off-topic chat is welcome' asks for nothing. */
  isLiftedByPermission?: true;
  says: Says;
};

const language = (value: string, en: string, rest: Omit<Says, "en">, code?: RuleCode): Form => ({
  demand: { of: "all", code: "language", value },
  ...(code && { code }),
  isLiftedByPermission: true,
  says: { en, ...rest },
});
const inTongue = (word: string) =>
  `language : ${word} | ${word} language? only | only ~1 in? ${word} | must/should/shall/please/have ~5 in/use/write/speak ${word} | use/write/speak/post only? in? ${word} | non ${word} ~6 not/removed/deleted/banned/prohibited | no ~3 non ${word} | in ${word} only/please | must/should/shall be ~2 ${word} | keep ~4 ${word}`;

export const FORMS = {
  english: language(
    "en",
    `${inTongue("english")} | languages other than english | foreign language*`,
    {
      de: "auf/nur englisch | in englischer sprache",
      fr: "en anglais",
      es: "en ingles",
      pt: "em ingles",
    },
    "english-only",
  ),
  german: language("de", inTongue("german"), {
    de: "auf/nur/in deutsch | in deutscher sprache | deutschsprachig* ~1 beitrag* | sprache ~3 deutsch | deutsch ~2 sprache | deutsch fur | deutsch , bitte | deutsch bitte",
    fr: "en allemand",
    es: "en aleman",
    pt: "em alemao",
  }),
  french: language("fr", inTongue("french"), {
    de: "auf franzosisch",
    fr: "en francais | langue ~2 francais | francais uniquement/obligatoire/seulement",
    es: "en frances",
    pt: "em frances",
  }),
  spanish: language("es", inTongue("spanish"), {
    de: "auf spanisch",
    fr: "en espagnol",
    es: "en espanol/castellano | idioma ~2 espanol/castellano | espanol solamente/unicamente",
    pt: "em espanhol",
  }),
  portuguese: language("pt", inTongue("portuguese"), {
    de: "auf portugiesisch",
    fr: "en portugais",
    es: "en portugues",
    pt: "em portugues | idioma/lingua ~2 portugues | portugues apenas/somente",
  }),
  /** 'If the article is paywalled, sum it up in a comment.' */
  summary: {
    demand: { of: "link", code: "contains", value: "a summary" },
    says: {
      en: "a/short ~1 summary in/of/as ~4 comment/comments/article/link/content",
      de: "fasst/fass/fassen ~6 zusammen | zusammenfassung ~4 kommentar/artikel*/inhalt*/links",
      fr: "resumez/resume/resumer le/la/les | resumez | resume ~3 en/dans ~1 commentaire/commentaires",
      es: "resumelo/resumidlo/resumela/resumir ~2 | resumen ~3 comentario/comentarios/articulo/noticia/enlace",
      pt: "resuma/resume/resumir o/a/os/as | resumo ~4 comentario/comentarios/corpo/artigo/noticia",
    },
  },
  textOnly: {
    demand: { of: "all", code: "text-only" },
    code: "text-posts-only",
    says: {
      en: "take/takes/accept/accepts ~1 text/self post/posts | must/should/have/has/to ~2 be ~4 as text | text/self post/posts/submissions only | only text/self post* | no link/image ~3 post/posts | must/should/to be ~3 text/self post/posts/based | as/in ~1 text/self post/posts | make/makes it a/an text/self post | text only | plain text only",
      de: "als ~1 textpost/textbeitrag/selfpost | nur textbeitrage/textposts/text | reine textbeitrage | nur reiner text | ausschliesslich text",
      fr: "texte uniquement | posts texte uniquement | texte seul | texte seulement | que du texte | uniquement du texte | seulement du texte | posts en texte | texte exclusivement",
      es: "solo texto | texto solamente/unicamente | unicamente texto | solamente texto | solo se ~2 texto | solo de texto | texto plano",
      pt: "apenas texto | somente texto | so texto | texto apenas/somente | somente de texto | so de texto | apenas de texto",
    },
  },
  linkOnly: {
    demand: { of: "all", code: "link-only" },
    says: {
      en: "link post/posts only | no text/self post* | must/should be ~1 linked ~1 directly/from | must ~1 directly link | only direct ~2 link/links | links only",
      de: "nur links | nur linkbeitrage | nur linkposts",
      fr: "liens uniquement/seulement | uniquement des liens",
      es: "solo enlaces | unicamente enlaces",
      pt: "apenas links | somente links | so links",
    },
  },
  noLink: {
    demand: { of: "all", code: "no-link" },
    says: {
      en: "no links/urls in ~1 post/posts/submission/submissions/text | no links | don't/dont/not put/post/use ~1 urls/links in/into ~1 post/posts/submission/submissions/text | no external/outside/direct links | links are not allowed/permitted | do not post links | no urls | no links of any kind | without links",
      de: "keine links | links sind verboten/nicht | keine verlinkungen | links ~2 nicht erlaubt | ohne links",
      fr: "pas de liens | aucun lien | liens interdits | pas de lien",
      es: "no se permiten enlaces | sin enlaces | nada de enlaces | enlaces prohibidos | ningun enlace | los enlaces ~2 prohibidos | no pongas enlaces",
      pt: "sem links | nada de links | links proibidos | nenhum link | nao coloque links | os links ~2 proibidos",
    },
  },
  image: {
    demand: { of: "all", code: "image-required" },
    says: {
      en: "without a/an/any ~2 photo/picture/image/diagram/drawing/sketch | put in a/an ~2 photo/picture/pic | photo/picture/pic please | must include/contain/have/provide ~3 image/photo/picture/pictures/photos/images | image/photo posts only | only post/submit static/direct image*/photo*/picture* | only direct ~2 image*/photo*/picture*/media | must be ~2 images/screenshots/photos/pictures | at least one/two/a ~1 image/photo/picture/pictures/photos | photo/picture/image/photos/pictures/images is/are required/mandatory/needed | no picture/photo/image/pic/pics , no | photo/picture of ~3 always/required",
      de: "brauch* ein ~1 bild/foto | mit ~2 bild/bildern/foto/fotos | mindestens ~2 bild/foto | ohne ~1 bild/foto/fotos/bilder | bild/foto ~3 pflicht/erforderlich | hangt ~3 bild/foto an | ohne/kein ~1 bild/foto ,? kein* | foto/bild ~1 immer/zwingend/gehort ~2 dazu | immer ~2 foto/bild",
      fr: "mettez/mets une ~1 photo/image | ajoutez/joignez une ~1 photo/capture/image | au moins ~2 photo/image | avec ~2 photo/image/photos | sans ~1 photo/image | photo/image ~2 obligatoire | joignez ~2 photo/image | accompagne* ~3 photo*/image* | photo/image ~2 toujours/exigee | toujours ~1 photo/image",
      es: "necesit*/llev* una ~1 foto/imagen | pon/poned/pongan una ~1 foto/imagen | anade/anadid/sube una ~1 foto/captura/imagen | al menos ~2 foto/imagen | sin ~1 foto/imagen/fotos | foto/imagen ~2 obligatori* | adjunta* ~3 foto/imagen | acompana* ~3 foto*/imagen* | sin foto/imagen no/, | foto de ~3 por dentro | una foto de | foto/imagen ~2 siempre | siempre ~1 foto/imagen",
      pt: "precisa*/leva*/ponha* de? uma ~1 foto/fotografia/imagem | adicione/envie uma ~1 foto/captura/imagem | pelo menos ~2 foto/imagem | sem ~1 foto/imagem/fotos | foto/imagem ~2 obrigatori* | anex* ~3 foto/imagem | acompanhad* ~3 foto*/imagem* | foto/imagem ~2 sempre | sempre ~1 foto/imagem",
    },
  },
  openSource: {
    demand: { of: "own work", code: "open-source-only" },
    says: {
      en: "only ~1 open source projects/software/apps/tools/code/work | must be ~4 open source* | open source ~2 only | no closed source | osi ~1 approved/license*/licence* | under a/an ~2 free/open/libre/floss/foss ~2 licence/license",
      de: "freie*/offene*/quelloffene* ~1 lizenz* | keine ~1 proprietar* | quelloffen | open source ~2 sein/nur | nur open source | quellcode ~3 offen*/verfugbar | code ~2 muss ~2 offen/frei",
      fr: "licence libre/ouverte | pas de ~1 proprietaire* | logiciel* proprietaire* ~3 interdit*/refuse*/supprime* | open source uniquement | code source ~3 ouvert/disponible/public | doit/doivent ~3 open source | code ouvert | logiciels libres uniquement | le code est libre/ouvert/public | code ~2 doit ~2 libre/ouvert/public",
      es: "licencia libre/abierta | sin/nada ~2 propietario/privativo | codigo abierto | open source | software libre | codigo ~2 debe ~2 abierto/libre",
      pt: "licenca livre/aberta | sem/nada ~2 proprietario | codigo aberto | open source | software livre | codigo ~2 deve ~2 aberto/livre",
    },
  },
  freeOnly: {
    demand: { of: "own resource", code: "free-only" },
    says: {
      en: "if/when ~2 entry/admission is free | as long as ~4 free | free to play/download/use | downloaded/download ~2 for free | downloaded for free | free , without ~2 sign*/email/account/registration | must be ~3 free | only free | free ~2 only | has/have to be ~2 free | no paid ~3 | paid ~3 not allowed/removed/permitted | free of charge",
      de: "wenn/sofern/nur ~4 eintritt ~2 frei/kostenlos/kostenfrei | nur ~2 freiem eintritt | solange ~4 kostenlos/gratis/kostenfrei | ohne zu bezahlen | gratis/kostenlos/kostenfrei ~5 herunterlad*/download*/spielbar/nutzbar | herunterlad* ~3 gratis/kostenlos | nur kostenlos* | muss/mussen ~3 kostenlos/gratis/frei | nur gratis* | kostenlos ~2 sein | kostenfrei",
      fr: "si ~2 entree ~2 gratuite/libre | seulement/uniquement ~4 entree gratuite/libre | tant que ~4 gratuit* | sans payer | telecharg* ~1 gratuit* | gratuit* ~2 sans inscription | gratuit* a telecharger | gratuit* uniquement | doit/doivent ~3 gratuit* | que ~2 gratuit* | seulement ~2 gratuit* | gratuit* seulement",
      es: "si ~2 entrada ~2 gratuita/libre/gratis | solo ~4 entrada gratuita/libre | mientras ~4 gratis/gratuit* | siempre que ~4 gratis/gratuit* | sin pagar | descarg* ~2 gratis | gratis y sin registro | solo ~2 gratuit* | tiene/tienen que ser ~1 gratuit*/gratis | debe/deben ser ~2 gratuit*/gratis | gratuit* y | solo ~3 gratis",
      pt: "se ~2 entrada ~2 gratuita/livre/franca | so/apenas ~4 entrada gratuita/livre/franca | desde que ~4 gratis/gratuit* | sem pagar | baix* ~2 de graca/gratis | gratis e sem | descarreg* ~2 gratis/gratuit* | apenas/somente ~2 gratuit* | deve/devem ser ~2 gratuit*/gratis | so ~3 gratuit*/gratis | precisa* ser ~2 gratuit*/gratis",
    },
  },
  salesLink: {
    demand: { of: "all", code: "no-sales-link" },
    says: {
      en: "without ~2 link/links to ~3 shop*/store* | link/links to where ~5 buy/order/purchase/get ~3 not/isn't/aren't/out | keep/leave ~4 shop/store/sales/buy/purchase/product link/links ~1 out/off/away | shop/store/sales/buy link/links ~3 out/not/aren't | not/don't/dont/never link ~2 to ~4 store*/shop*/checkout*/basket/cart/etsy/amazon/ebay/gumroad | shop/store/sales or commission link/links | no ~4 link/links to ~4 store/stores/shop/shops/etsy/amazon/ebay/sales | no ~3 store/shop/etsy/amazon/ebay/sales/purchase/product/shopping/retail links/link | link/links to ~2 store*/shop*/amazon/etsy/gumroad/patreon/ebay | shop/store/sales/etsy/gumroad/buy link/links ~3 comments/comment",
      pt: "link* para ~2 loja*/hotmart/vendas ~8 removid*/proibid*/apagad*/nao | link* de loja | sem link* ~3 loja*/venda* | link* de venda | nao ~2 link* ~3 loja*/venda*",
      es: "enlace* a ~2 tienda*/venta/ventas/amazon/etsy ~8 elimina*/borra*/no/prohib*/retira* | no enlac* ~3 tienda*/curso*/venta | enlace* ~2 venta | sin enlace* ~3 tienda*/venta",
      fr: "sans lien* ~3 boutique*/etsy | lien/liens vers ~3 boutique*/etsy/amazon/vente ~8 retire*/supprime*/interdit*/refuse* | pas de lien* ~2 amazon/etsy/ebay/vinted | pas de lien* ~4 boutique*/vente/marchand* | lien* ~4 boutique*/marchand* ~4 interdit*/supprime*/refuse* | lien* marchand* | lien* de vente",
      de: "ohne link/links ~2 shop*/laden/etsy/amazon | keine ~1 ebay/amazon/etsy/kleinanzeigen/vinted/shop/verkaufs link/links | keine ~2 shoplinks/verkaufslinks | keine links ~3 shop*/laden/amazon | links ~3 shop*/amazon ~4 verboten/nicht/geloscht/entfernt",
    },
  },
  onTopic: {
    demand: null,
    code: "on-topic",
    isLiftedByPermission: true,
    says: {
      en: "stay/keep/remain/be/post/posts/content ~5 on topic | on topic | must/should/only/has/have/need/needs ~7 relevant/related/relate/about/pertain | no/not ~2 off topic/topics | off topic | irrelevant | unrelated | relevance | relevant content",
      de: "beim thema | themenbezug | bezug zum thema",
      fr: "hors sujet | rester dans le sujet",
      es: "fuera de tema | off topic | relacionad* con",
      pt: "fora do tema | fora de topico | relacionad* ",
    },
  },
  respect: {
    demand: null,
    code: "be-respectful",
    says: {
      en: "respect/respectful/respectfully/respecting | disrespect* | civil/civility/civilly | be nice/kind/polite/friendly/excellent/courteous/good/decent/gentle | harass* | bully* | hate/hateful | racist/racism | sexist/sexism | bigot* | personal attack* | insult* | toxic* | troll/trolls/trolling | rude/rudeness | slur/slurs | discriminat* | reddiquette | don't be a/an jerk/dick/ass* | remember the human",
      de: "freundlich | respekt* | beleidig* | hoflich | nett | anstandig",
      fr: "respect* | polis/polie/politesse | courtois* | insult* | harcel*",
      es: "respet* | amab* | insult* | acoso",
      pt: "respeit* | educad* | insult* | ofensa* | assedio",
    },
  },
  source: {
    demand: null,
    code: "source-required",
    says: {
      en: "source/sources/credit/credits/citation/citations/attribution ~4 required/must/mandatory/needed/artist/artists | credit/credits ~2 your/the artist* | give/include/provide/cite/add/link/post/state/name/credit ~4 source/sources/artist/artists/credit/creator/creators | unsourced | cite | give/giving ~1 credit | must/should/please ~2 credited/sourced/attributed | credit the/others/original",
      de: "quelle/quellen ~3 angeb*/pflicht/erforderlich",
      fr: "source/sources ~2 obligatoire* | citez ~2 source*",
      es: "fuente/fuentes ~3 obligatori* | cita* ~2 fuente*",
      pt: "fonte/fontes ~3 obrigatori* | cite ~2 fonte*",
    },
  },
  titleForm: {
    demand: { of: "all", code: "title-format" },
    code: "title-format",
    says: {
      en: "title/titles end/ends/ending with/in | caps/capitals title/titles | title/titles ~4 caps/capitals/capital/uppercase | title of the post is/must/has | descriptive/clear/accurate/proper/correct/clickbait/bait/editorialized/editorialised/misleading/vague/original ~2 title/titles | do not editoriali*/sensationali* | title/titles ~7 must/should/shall/format/formatting/include/descriptive/bracket/brackets/tag/tags/clear/accurate/required/guidelines/rules/specific/reflect/start/begin | use/keep ~3 original/exact/article/real/actual/published ~1 title/headline | keep/use/match ~4 headline/headlines | title/titles ~8 clickbait | clickbait ~6 title/titles | editoriali* | put/include/name/state/add/give/mention ~6 in/into/to the/your/post title/titles/headline | title/titles : | title/titles =",
      de: "originaltitel* | originaluberschrift* | titel/uberschrift des/der ~1 artikel*/quelle/zeitung | aussagekraftig*/klar*/eindeutig* ~1 titel/uberschrift* | titel ~4 muss/mussen/soll/sollen/aussagekraftig* | gehor*/schreib*/nenn*/setz* ~5 titel | titel : | titel = | titel ist der/die/das/euer/dein ~3",
      fr: "conservez/gardez/reprenez ~2 titre/titres | titre d origine | titre original | titre/titres ~4 doit/doivent/clair*/descriptif*/explicite* | indiquez/precisez/mettez/mentionnez/indiquer/preciser ~6 dans le titre | titre/titres : | titre/titres =",
      es: "titular/titulo original | conserva*/mantene*/manten ~2 titular/titulo | titulo/titulos ~4 debe/deben/clar*/descriptiv* | indica*/pon/ponga*/incluy*/menciona*/escrib* ~6 en el titulo | titulo/titulos ~3 mayusculas | titulo/titulos : | titulo/titulos = | titulo es/sera el/la/tu ~3",
      pt: "titulo/manchete original | titulo da noticia/materia | mant* ~2 titulo/manchete | titulo/titulos ~4 deve/devem/clar*/descritiv* | indique*/coloque*/inclua*/mencione*/informe*/ponha* ~6 no titulo | titulo/titulos ~3 maiusculas | titulo/titulos : | titulo/titulos = | titulo e/sera o/a ~3",
    },
  },
} satisfies Record<string, Form>;
