import type { ReadLanguage, Says } from "./says.ts";

/** What founders have and make, by kind. */
type Kind = "product" | "software" | "media" | "writing" | "music" | "game" | "resource" | "work";
type Nouns = Record<ReadLanguage, string>;

const NOUNS: Record<Kind, Nouns> = {
  product: {
    en: "product*/business*/company/companies/brand*/startup*/store*/shop/shops/shopify/site*/website*/web/webpage*/domain*/launch*/kickstarter/firm/studio/practice/stall/homepage/merch/etsy/gumroad/shopify/fiverr/upwork/place/restaurant/cafe/bar/venue/salon/gym/bakery/brewery/gallery/clinic/agency/event*",
    de: "firma/firmen/unternehmen/produkt*/seite*/webseite*/website*/homepage/shop*/laden/*laden/startup*/geschaft*/marke*/angebot*/dienst*/betrieb*/gewerbe",
    fr: "entreprise*/produit*/site*/boutique*/marque*/startup*/commerce*/societe*/magasin*/business/offre*",
    es: "negocio*/empresa*/producto*/pagina*/sitio*/web/webs/tienda*/marca*/startup*/comercio*/academia*/emprendimiento*",
    pt: "negocio*/empresa*/produto*/site*/pagina*/loja*/marca*/startup*/comercio*/empreendimento*",
  },
  software: {
    en: "app/apps/tool/tools/software/extension*/program/programs/plugin*/script*/bot/bots/saas",
    de: "app/apps/tool*/software/programm*/plugin*/erweiterung*/skript*/bot/bots/anwendung*",
    fr: "appli*/outil*/logiciel*/extension*/programme*/plugin*/script*/bot/bots",
    es: "app/apps/aplicacion*/herramienta*/programa*/software/extension*/plugin*/script*/bot/bots",
    pt: "app/apps/aplicativo*/aplicac*/ferramenta*/programa*/software/extens*/plugin*/script*/bot/bots",
  },
  media: {
    en: "channel*/video*/podcast*/stream*/youtube/twitch/tiktok/instagram/livestream*/vlog*/discord/server/telegram/patreon/yt/insta/ig/linktree/socials",
    de: "kanal/kanale*/video*/podcast*/stream*/youtube*/instagram*/tiktok*/twitch*/discord*/server/telegram*",
    fr: "chaine*/video*/podcast*/stream*/youtube/instagram/tiktok/twitch/discord/serveur/telegram",
    es: "canal*/video*/podcast*/stream*/youtube/instagram/tiktok/twitch/discord/servidor/telegram",
    pt: "canal/canais/video*/podcast*/stream*/youtube/instagram/tiktok/perfil/perfis/discord/servidor/telegram",
  },
  writing: {
    en: "blog*/article*/newsletter*/substack/medium/book/books/ebook*/novel*/zine*",
    de: "blog*/artikel*/buch/bucher*/newsletter/roman*/ratgeber/ebook*",
    fr: "blog*/article*/livre*/newsletter*/infolettre*/roman*/ebook*",
    es: "blog*/articulo*/libro*/newsletter*/boletin*/novela*/ebook*",
    pt: "blog*/artigo*/livro*/newsletter*/romance*/ebook*",
  },
  music: {
    en: "music/song*/track*/album*/band*/playlist*/mixtape*/soundcloud/spotify",
    de: "musik/song*/lied*/album/band/track*/stuck*/playlist*",
    fr: "musique*/chanson*/morceau*/groupe/album*/playlist*",
    es: "musica/cancion*/banda*/grupo/disco*/playlist*",
    pt: "musica*/banda*/som/disco*/playlist*",
  },
  game: {
    en: "game/games",
    de: "spiel*",
    fr: "jeu/jeux",
    es: "juego*/videojuego*",
    pt: "jogo*/game/games",
  },
  resource: {
    en: "guide*/tutorial*/course*/resource*/template*/worksheet*/printable*/preset*/workshop*/masterclass*",
    de: "kurs*/anleitung*/tutorial*/vorlage*/workshop*/seminar*",
    fr: "cours/formation*/tutoriel*/tuto*/guide*/atelier*",
    es: "curso*/tutorial*/guia*/plantilla*/taller*/temario*",
    pt: "curso*/tutoria*/guia*/modelo*/oficina*/workshop*",
  },
  work: {
    en: "work/material*/project*/creation*/content/stuff/build*/links/things/thing/piece*/release*",
    de: "projekt*/material*/arbeit*/werk*/inhalt*/kreation*/sachen/dinge/stucke/machwerk*",
    fr: "projet*/materiel*/support*/creation*/contenu*/oeuvre*/travaux/travail/realisation*/ouvrage*",
    es: "proyecto*/material*/trabajo*/creacion*/contenido*/obra*/cosas",
    pt: "projeto*/materia*/trabalho*/criac*/conteudo*/obra*/coisas",
  },
};

/** Whose it is, said before the thing. */
const OWNERS: Nouns = {
  en: "your/own/their/my/personal",
  de: "eigen*/dein*/eure*/euer/mein*",
  fr: "votre/vos/ton/ta/tes/mon/ma/mes/son/sa/ses/leur/leurs/propre*",
  es: "tu/tus/su/sus/vuestr*/mi/mis/propi*",
  pt: "seu/sua/seus/suas/teu/tua/teus/tuas/vosso*/vossa*/meu/minha/propri*",
};

/** Whose it is, said after the thing. */
const OWNERS_BEHIND: Partial<Nouns> = {
  fr: "personnel*/perso/persos",
  es: "propi*/personal*",
  pt: "propri*/pessoa*/teu/tua/teus/tuas/vosso/vossa",
};

/** 'Son contenu', 'leur travail' is what others made, more often than not. */
const OF_OTHERS = /\/(?:son|sa|ses|leurs?|their)(?![^/])/g;

const LANGUAGES = Object.keys(OWNERS) as ReadLanguage[];

/** A founder's things of one kind, as theirs: 'your shop', 'eure Apps', 'canal próprio'; and what else is said of that kind alone. */
export function own(kind: Kind, more: Partial<Says> = {}): Says {
  const says: Says = { en: "" };
  for (const language of LANGUAGES) {
    const things = NOUNS[kind][language];
    const owners = kind === "work" ? OWNERS[language].replaceAll(OF_OTHERS, "") : OWNERS[language];
    const behind = OWNERS_BEHIND[language];
    says[language] = [
      `${owners} ~1 ${things}`,
      ...(language === "en"
        ? [`${OWNERS.en} ~1 own ${things}`, `${things} of your own`, `${things} of yours`]
        : []),
      ...(behind ? [`${things} ${behind}`] : []),
      ...(more[language] ? [more[language]] : []),
    ].join(" | ");
  }
  return more.any ? { ...says, any: more.any } : says;
}

const EVERY_KIND: readonly Kind[] = ["product", "software", "media", "writing", "game", "resource"];

function allNouns(language: ReadLanguage): string {
  return EVERY_KIND.map((kind) => NOUNS[kind][language]).join("/");
}

/** What anybody posts tells of no founder. */
const OF_ANYBODY =
  /(?:^|\/)(?:video|stream|article|artikel|articulo|artigo|guide|guia|resource|program|programm|programme|programa|book|buch|livre|libro|livro|template|vorlage|plantilla|modelo|web|webpage|domain|launch|site|pagina|script|skript|bot)\*?s?(?=\/|$)/g;

function hintingNouns(language: ReadLanguage): string {
  return allNouns(language).replaceAll(OF_ANYBODY, "").replace(/^\//, "");
}

/** Who has a shop, an app or a course: 'if you run a blog', 'wer einen Kanal hat'. */
export const HAS_THINGS: Nouns = {
  en: `you have/run/own/sell/operate/manage ~2 ${allNouns("en")} | got a/an/your/something ~1 ${allNouns("en")} | have a/an ~1 ${allNouns("en")} ~2 to share/show/promote`,
  de: `wer/ihr/du ~1 ein/eine/einen ~1 ${allNouns("de")} ~1 hat/habt/hast/betreibt/betreibst/macht/verkauft | habt/hast/betreibt/betreibst ~1 ein/eine/einen ~1 ${allNouns("de")}`,
  fr: `avez/as/tenez/vendez/gerez un/une/des ~1 ${allNouns("fr")}`,
  es: `tienes/teneis/tienen/vendes/gestionas un/una/unos/unas ~1 ${allNouns("es")}`,
  pt: `tem/tens/vende/vendem/toca um/uma ~1 ${allNouns("pt")}`,
};

/** Who made something. */
export const HAS_MADE: Nouns = {
  en: "what/whatever you're/you ~1 building/making/selling/creating/developing | you/you've/you'd/youve ~2 made/created/built/wrote/written/developed/designed/coded/launched/published/crafted/composed/recorded/drew/drawn/painted/knitted/sewed/sewn/baked/carved/crocheted/wove/brewed/forged/printed | made/built/created/wrote/coded/launched/developed/designed/published/finished a/an/something/anything/some/your",
  de: "habt/hast/haben ~5 gebaut/gemacht/entwickelt/programmiert/geschrieben/erstellt/veroffentlicht/gebastelt/gegrundet/gestaltet/entworfen/erschaffen | selbst ~1 gebaut*/gemacht*/entwickelt*/programmiert*/geschrieben*/erstellt*/gebastelt*/gestaltet* | selbstgebaut*/selbstgemacht*/selbstgeschrieben*/selbstgebastelt* | wer ~4 entwickelt/baut/herstellt/verkauft/betreibt/veroffentlicht/anbietet",
  fr: "vous avez ~1 cree*/developpe*/ecrit*/fabrique*/concu*/realise*/code*/lance*/publie*/monte*/construit* | vous avez fait un/une/quelque | tu as ~1 cree*/developpe*/ecrit*/fabrique*/concu*/realise*/code*/lance*/publie*/monte*/construit* | tu as fait un/une/quelque | j ai ~1 cree*/fait/developpe*/code*",
  es: "has/han/habeis/he hecho un/una/algo | has/han/habeis/he ~1 creado/desarrollado/programado/escrito/publicado/lanzado/disenado/fabricado/montado/construido | hecho/creado/desarrollado por ti/vosotros/usted/ustedes/mi",
  pt: "voce/voces/tu/vc ~1 criou/criaram/fez/fizeram/desenvolveu/escreveu/lancou/publicou/programou/construiu/montou | criou/fez/desenvolveu/escreveu/lancou/construiu/montou um/uma/algo/alguma | fizeste/criaste/desenvolveste/escreveste/lancaste/construiste/publicaste | feito/criado/desenvolvido por voce/ti/mim",
};

/** 'Shops, channels and blogs': who lists two kinds of what founders have speaks of founders. */
const inList = (things: string, joined: string) => `${things} ${joined} ~2 ${things}`;

export const THINGS_IN_LIST: Says = {
  en: inList(
    "apps/tools/products/services/shops/stores/channels/blogs/podcasts/newsletters/courses/websites/startups/brands/businesses/companies/agencies/workshops/books/*books/games/plugins/templates",
    ",/and/or/&/nor",
  ),
  de: inList(
    "apps/tools/produkte/produkten/dienste/dienstleistungen/shops/kanale/kanalen/blogs/podcasts/newsletter/kurse/kursen/webseiten/startups/marken/laden/bucher/buchern/spiele/vorlagen/workshops/coachings/ratgeber",
    ",/und/oder",
  ),
  fr: inList(
    "applis/applications/outils/produits/services/boutiques/chaines/blogs/podcasts/newsletters/formations/sites/startups/marques/livres/jeux/ateliers/logiciels",
    ",/et/ou/ni",
  ),
  es: inList(
    "apps/aplicaciones/herramientas/productos/servicios/tiendas/canales/blogs/podcasts/boletines/newsletters/cursos/webs/startups/marcas/talleres/libros/juegos/academias/plantillas",
    ",/y/o/ni/e/u",
  ),
  pt: inList(
    "apps/aplicativos/ferramentas/produtos/servicos/lojas/canais/blogs/podcasts/newsletters/cursos/sites/startups/marcas/oficinas/livros/jogos/perfis/consultorias",
    ",/e/ou/nem",
  ),
};

/** Words that founders have in common with others: they tell whom a rule is on where nothing else does. */
export const HINTS: Says = {
  en: `my ~1 ${allNouns("en")} | ${hintingNouns("en")} | my ~1 ${NOUNS.work.en} | yours | comic/comics/*shop/zine/zines | maker*/seller*/author*/creator*/founder*/developer*/dev/devs/artist*/vendor*/supplier*/publisher*/musician*/designer*/reseller* | sell/sells/selling/offer/offers/offering | self made | handmade`,
  de: `${hintingNouns("de")} | mein/meine/meinen/deins/eures | *shop | hersteller*/handler*/verkaufer*/anbieter*/kunstler*/entwickler*/autor*/verlag*/macher*/grunder* | verkauf*/anbiet*/vertreib*/verdien* | selbst ~1 hergestellt* | wer ~10 anbietet/verkauft/herstellt/macht/entwickelt/vertreibt`,
  fr: `${hintingNouns("fr")} | le tien/votre/votres | auteur*/createur*/creatrice*/artisan*/vendeur*/editeur*/developpeur*/commercant*/professionnel*/artiste* | vend/vends/vendez/vendent/proposez/proposent/vendre | fait main`,
  es: `${hintingNouns("es")} | tuyo/tuya/tuyos/vuestro/mio | autor*/creador*/artesan*/vendedor*/editorial*/desarrollador*/artista*/emprendedor* | vend*/vende/ofrec*/ofrez* | hecho a mano | das clases`,
  pt: `${hintingNouns("pt")} | sua autoria | autor*/criador*/artesa*/vendedor*/editora*/desenvolvedor*/artista*/empreendedor* | vende/vendem/vendo/oferec* | feito a mao | sitio | documentario`,
};
