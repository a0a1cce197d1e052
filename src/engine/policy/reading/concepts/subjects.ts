import type { Concern, DemandCode } from "#engine/policy/demand.ts";
import type { RuleCode } from "#engine/rules/rule-table.ts";
import { HAS_MADE, HAS_THINGS, own, THINGS_IN_LIST } from "./own-things.ts";
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

const unwanted = (of: Concern) => ({ of, code: "unwanted" as const });

export const SUBJECTS = {
  promotion: {
    of: "promotion",
    ban: unwanted("promotion"),
    code: "no-self-promotion",
    says: {
      en: "marketers | self promo* | promo/promos | promotion* | promote/promotes/promoted/promoting | advert* | ads | no ad/advert | ad post* | is/are an ad | solicit* | shameless plug* | self plug* | plug/plugs/plugging your/their/own | plugging | marketing | commercial post*/content/link*/promot*/material/activity/offer*/interest*/purpose* | shill* | hawk/hawking | peddl* | tout/touting | sponsored post*/content | pitch/pitches/pitching | vendor/vendors/seller/sellers post* | vendors/dealers/retailers/sellers/businesses/companies/brands/founders/agencies/marketers/resellers/traders ~3 may/can/should/must/shall/are/get/need/have | plug/plugs ~2 your/their/own/a | find/finding/get/getting/win/gain/attract ~1 customers/clients/users/readers/listeners/subscribers/followers/students/buyers | launch post/posts | business/brand/corporate/company/vendor account/accounts | product launch* | commerce | sales pitch* | publicity | commercial | something to plug/sell/promote | to sell you/us | sold to | plug ~2 whatever/anything/something/stuff | launch announcement* | influencer* | business owners | product post* | a release | promote ~1 yourself | self marketing | company | companies | brands | a/one/your/any/every/each/no plug | plugs | promoting | find/found/get/win ~1 customers/clients/buyers | come/comes/came ~2 to sell/promote/advertise/market/pitch | market ~1 your/their",
      any: "self promo* | selfpromo*",
      de: "selbstpromo* | eigenpromo* | werbung | bewerben | bewirbt | bewirbst | *werbung | werbe* | promo/promos/promotion* | selbstvermarktung | selbstdarstellung | reklame | anpreis* | vermarkt* | kundenfang | kundengewinnung | kommerziell* | handler/anbieter/firmen/unternehmen/hersteller/gewerbetreibende/gewerbliche* ~2 durfen/mussen/sollen/konnen/melden/fragen/kontaktieren/brauchen | akquise | kommerz | kundenakquise | wirbt | wirbst | geworben | beworben* | gewerblich* | beitrag*/post*/link* von ~1 firmen/unternehmen/handlern/marken/anbietern | litfasssaule | gewerbe | bekannt machen | verkaufen , | fur eigenes | kaufmann* | geschaftlich* | geschaftsinteresse* | selbstandige* | influencer* | gewerbliche* anbieter | firmen | marken , | anzeigen ~1 aller/jeder | anzeigen | fur sich werben | fur eure | kundschaft | kunden ~1 sucht/suchen/sucht/gewinnen/finden/wirbt/fangen | nichts ~1 verkauft | niemand ~1 verkauft | kundensuche | kauferschaft | kommt/kommen/kommst ~2 verkaufen/werben | um ~2 zu verkaufen | schaufenster",
      fr: "auto promo* | autopromo* | publicit* | pub/pubs | promo/promos | promotion* | promouvoir | faire la promotion | reclame* | spam commercial | contenu*/message*/post*/publication* promotionnel*/commerciaux/commercial/publicitaire* | a but commercial/lucratif | faire connaitre ~3 | racolage | vanter | placement* de produit* | professionnels/entreprises/marques/commercants/vendeurs/createurs ~2 peuvent/doivent | prospection | se faire connaitre | mercantil* | vitrine* | message*/post*/publication* d ~1 entreprise*/marque* | panneau publicitaire | interet commercial | auto entrepreneur* | influenceur* | quelque chose a vendre | se vendre | faire ~2 reclame | a but ~1 lucratif | lancement* | annonce* commerciale* | annonces | marque/marques , | marchands | vient/venir vendre | parle de ses/son | coachs | cherch* ~2 clients/clientele/acheteurs | ne vend rien | trouver ~2 clients/clientele/acheteurs | demarch* | vient/viennent/venez/viens ~1 vendre | venu*/venus pour vendre",
      es: "auto promo* | autopromo* | publicidad* | anuncios | promo/promos | promoc* | promover | promueve* | publicitar* | propaganda | autobombo | contenido/fines promocional*/comercial* | spam comercial | dar/daros/darse a conocer ~3 | presentar/anunciar tu/tus/su/sus/vuestr* | empresas/marcas/comercios/vendedores/profesionales ~2 pueden/deben | captacion de clientes | captar clientes | difusion de ~3 herramientas/cursos/productos/servicios/tiendas | mercantil* | publicaciones de ~1 empresas/marcas/tiendas | tablon de anuncios | hacer publicidad | interes comercial | vender algo | a vender | clientes o visitas | busca* clientes | anuncia nadie | influencers | hacer caja | hacer negocio | anunciarse | lanzamientos | empresas y | marcas y | autonomos | de anunciar | que te sigan | seguidores | busc* ~2 clientela/clientes/compradores | nadie vende nada | ganar clientes | viene/vienen/venga/vienes a vender/anunciar/promocionar | escaparate/escaparates",
      pt: "auto promo* | autopromo* | publicidade* | propaganda* | divulga* | divulgu* | promo* | anuncios/anuncio | conteudo/fins promocional/comercial/comerciais | anunciar seu/seus/sua/suas/o/a ~2 | jaba | merchan | dar a conhecer | empresas/marcas/lojas/vendedores/profissionais ~2 podem/devem | captacao de clientes | captar clientes | difusao de ~3 ferramentas/cursos/produtos/servicos/lojas | fazer comercial | posts/publicacoes de ~1 empresas/marcas/lojas | mural de anuncios | fazer propaganda | interesse comercial | vender seu peixe | comercial | vender algo | busca* clientes | influencer* | anuncio | lancamento* | fazer negocio | marcas e | empresas e | segue la | se divulga | se vende | captacao de seguidores | busc*/procur* ~2 clientela/clientes/compradores/fregues* | ninguem vende nada | vier/vem/vir ~1 vender | ganhar clientes",
    },
  },
  ownWork: {
    of: "own work",
    ban: unwanted("own work"),
    code: "no-self-promotion",
    says: {
      en: `of your own ,/:/./(/is/are/go/goes/belong/belongs/only/may/can/must/should/need/needs/yes/on | showcas* | show off/offs | showoff* | show and/n/& tell | side project* | your/own/personal ~1 project* | projects | project post* | portfolio* | your/own ~1 own? work/creation*/content/stuff/build*/links | own/personal makes | own/personal/original work/creation*/content/build*/stuff | what/whatever you 've? made/built/make/build | i made/built this/it | oc | drive by | makers/creators/authors/designers/artists/devs may/can/should/must/are | own things/thing/piece*/release*/work | if you ~2 make/build/built/sell/run/teach/publish/develop/own/wrote/created | ${HAS_THINGS.en} | ${HAS_MADE.en} | of your own making | things/stuff/something/anything/everything you ~2 made/make/built/build/sell/created/wrote/offer/run/publish/earn/profit | if you made/built/wrote/sell it | you profit from | pays/paid you | what/whatever you/you've ~2 make/making/made/built/sell/created/been | self made | what they've made | made by you | what/whatever/anything/something/everything you ~6 sell/selling/manufacture/distribute/monetise/monetize/launch/promote/own/profit/publish/giving | you/they own or | get/gets paid for | bloggers | podcasters | youtubers | streamers | yours | you wrote/represent/founded/run | anyone/anybody/whoever/people/users/accounts who/that? ~1 offer/offers/sell/sells/promote/promotes/advertise/advertises/market/markets | thing/things you've/you're ~2 building/making/working/selling | what they/he/she/one sell/sells/make/makes/built/made ~1`,
      de: `${own("work").de} | eigen* ~1 projekt*/arbeit*/werk*/inhalt*/beitrag*/kreation*/sachen/dinge/stucke | projekte | projekt ~1 vorstell* | eure*/dein* ~1 projekt*/arbeit*/werk* | eure sachen | ${HAS_THINGS.de} | ${HAS_MADE.de} | eigenes | eigen* ~1 zeug/kram/sache/ding | euer ~1 zeug/kram | eure ~1 werke/bastel* | dein ~1 zeug/kram | selbstgebaut*/selbstgeschrieben*/selbstverkauft*/selbstgemacht*/selbstgenaht*/selbsterstellt* | was ihr ~3 gebaut/gemacht/geschrieben/verkauft/macht/baut/entwickelt/anbietet | was du ~3 gebaut/gemacht/geschrieben/verkaufst/machst/baust/anbietest | aus eigener ~2 | von euch ~1 gemacht*/gebaut* | in eigener sache | wer ~5 vorzustellen/vorstellen/zeigen/bewerben ~2 hat/will/mochte | was von euch | ihr ~3 bewerben/vorstellen | jedes projekt | womit ihr ~1 geld | an eurem ~1 | sein/seine/seinen produkt/shop/projekt/blog/kanal | deins/eures/deine/eure eigenen | das deine/eure | selbst ~4 macht/baut/herstellt/schreibt | was er/sie/man/jeder/jede ~2 verkauft/gebaut/gemacht/gebastelt/herstellt/schreibt | wer etwas ~2 verkauft/anbietet/herstellt | eigene ware* | verkaufst/vertreibst/vertreibt/zuchtet du/ihr | ihr verkauft/vertreibt/zuchtet/betreibt | eure ~1 kontaktdaten | alles eigene/selbstgemachte/selbstgebaute`,
      fr: `${own("work").fr} | ${HAS_THINGS.fr} | ${HAS_MADE.fr} | ce que/qui ~1 vous ~2 faites/vendez/publiez/avez/fabriquez/creez/proposez | tout ce qui vient de vous/toi | vient de vous/toi | vous venez de ~1 lancer/creer/publier/sortir/finir | vous ~1 lancez/lance quelque | votre ~1 activite/atelier/affaire/invention* | vos ~1 trouvailles/fabrications/inventions | son propre travail | son travail | gens qui fabriquent/creent/vendent | fait maison | fait par vous/toi | annonce* personnelle*/perso | vos ~1 liens/annonces | leurs annonces | createurs | votre ~1 pub | les creations | toutes les creations | vous vendez | vous publiez | vous streamez | ses produits | le/la/les votre/votres/tien/tienne/tiens | que vous editez/vendez/dirigez/fabriquez | votre ~1 salle/cabinet/topo/atelier/marque | qui vend/vendent/propose/proposent/fabrique/fabriquent ~2 | ceux/celles qui vendent/proposent/fabriquent/publient | que vous ecrivez/codez/developpez/vendez/fabriquez/dirigez/animez | que tu ecris/codes/developpes/vends/fabriques | je vends/fabrique/anime mes/mon/ma/un/une/des | presenter/montrer/partager/publier/proposer/annoncer ses/son/leurs/leur ~1 projet*/creation*/site*/boutique*/livre*/chaine*/jeu*/appli*/oeuvre*`,
      es: `${own("work").es} | ${HAS_THINGS.es} | ${HAS_MADE.es} | lo tuyo/suyo/vuestro/mio/propio | lo que ~1 haces/hagas/haceis/hacen/vendes/hayas/has/habeis/hayais ~1 | algo tuyo/vuestro/propio | algo que ~1 has/vendes/vende/hayas/creaste/hiciste ~1 | tus/sus/vuestros ~1 inventos/cosas/creaciones | productos propios | cosas propias | de cosecha propia | hecho* por ti/vosotros/mi/uno | produccion propia | lo que ~1 vendas/promociones/hagas/publiques/vendais | creadores | has montado/creado/hecho/lanzado un/una | algo que vendes | en que andais/andas | tu trabajo | el/la/los/las tuyo/tuya/tuyos/tuyas/vuestro/vuestra | tu ~1 distribuidora/taller/programa/editorial/marca | quien vende/vendan/ofrece/ofrezca/anuncia/promociona | quienes venden/ofrecen/anuncian/promocionan | si vendes/vende/vendeis/vendan | vendes/vendeis algo | mi obrador/restaurante/taller/estudio/escuela | que has/habeis ~1 escrito/programado/montado | tu contacto | que organizas | que vendes/haces/escribes/programas ~1 tu | tienes/teneis/tiene app/aplicacion/tienda/canal/blog/podcast/marca/taller/banda/estudio/negocio/empresa/web/curso | presentar/mostrar/compartir/publicar/anunciar/ensenar sus/su ~1 proyecto*/creacion*/tienda*/libro*/canal*/juego*/app*`,
      pt: `${own("work").pt} | ${HAS_THINGS.pt} | ${HAS_MADE.pt} | o que ~1 faz/fazes/fazem/vende/vendes/fizeste/fez/criou/criaste | o que e/for vosso/seu/teu | tudo o que for vosso/seu | algo seu/teu/vosso | proprio trabalho | trabalho proprio | producao propria | feito por ti/si/voces/voce/mim | coisas suas/vossas | suas/vossas invencoes/criacoes | produtos proprios | negocios | alguma coisa sua | criadores | o que e seu/teu/vosso | lhe renda dinheiro | que ~2 renda ~1 dinheiro | produto para apresentar | um produto | o/a/os/as vosso/vossa/vossos/vossas | o que e teu/seu | quem vende/vender/venda/oferece/anuncia/divulga/promove | se voce/vc vende | qualquer coisa que ~1 venda/vende/vender/faz/faca/fez | contato da/do ~1 oficina/loja/canal/marca/empresa | o que escreveste/programaste/fizeste | que ~1 escrevem/escreves/programas/vendes | tem/tens/tiver app/aplicativo/loja/canal/blog/podcast/marca/oficina/banda/negocio/empresa/site/curso | apresentar/mostrar/compartilhar/partilhar/publicar/divulgar seus/seu/suas/sua ~1 projeto*/criac*/loja*/livro*/canal*/jogo*/app*`,
    },
  },
  ownProduct: {
    of: "own product",
    ban: unwanted("own product"),
    code: "no-self-promotion",
    says: own("product"),
  },
  /** Pictures of what one has or did: bounds on them say nothing of products. */
  ownPictures: {
    of: "image",
    detail: "own picture",
    ban: null,
    says: {
      en: "progress picture*/pic* | battlestation* | setup/haul/shelf/collection picture*/pic*/photo*",
    },
  },
  ownThings: {
    of: "own product",
    ban: unwanted("own product"),
    code: "no-self-promotion",
    says: THINGS_IN_LIST,
  },
  ownSoftware: {
    of: "own software",
    ban: unwanted("own software"),
    code: "no-apps-or-sites",
    says: own("software", {
      en: "an/share/sharing/post/posting ~2 app/apps/tool/tools/software/extension*/program*/plugin*/script*/bots | developers may/can/should/must/are | apps/tools/software/plugins/scripts/extensions that? you made/built/make/created/wrote/developed | app/apps/tool/tools or/and tool*/app* | apps",
    }),
  },
  ownMedia: {
    of: "own media",
    detail: "own channel",
    ban: unwanted("own media"),
    says: own("media", {
      en: "a ~1 channel*/podcast*/youtube/twitch/tiktok/instagram | youtube channel* | video/youtube/channel/stream promo* | podcasts | streamers | subscribe to ~2 channel | onlyfans",
      fr: "chaines youtube",
      pt: "perfil/perfis de/do instagram/tiktok",
    }),
  },
  videoLink: {
    of: "other",
    detail: "videos",
    ban: unwanted("other"),
    code: "no-video-links",
    says: {
      en: "video/youtube/twitch/channel/stream link*/post* | no ~1 youtube/videos/video/twitch | link* to ~2 youtube/video*/channel*/stream*",
    },
  },
  socialLinks: {
    of: "link",
    detail: "social media links",
    ban: unwanted("link"),
    says: { en: "social media link*/account*/handle*/page*" },
  },
  ownWriting: {
    of: "own writing",
    detail: "own blog",
    ban: unwanted("own writing"),
    says: own("writing", {
      en: "blog post*/link* | a ~1 blog*/newsletter*/substack/medium/ebook* | story/stories/poem/poems/fiction of your own",
      de: "eigen* ~1 geschichte*/gedicht*/kurzgeschichte*",
      fr: "votre/vos propre* nouvelle*/poeme*/histoire*",
      es: "relato*/poema*/cuento* propio*/tuyo*",
      pt: "conto*/poema* proprio*/seu/seus/teu/teus",
    }),
  },
  blogspam: {
    of: "own writing",
    detail: "blogspam",
    ban: null,
    code: "no-blogspam",
    says: { en: "blog spam* | blogspam* | content farm*/mill*" },
  },
  ownMusic: {
    of: "own music",
    ban: unwanted("own music"),
    code: "no-self-promotion",
    says: own("music", {
      en: "original music | finished/original track*/song*",
      es: "tema/temas propio*/tuyo*",
    }),
  },
  ownGame: {
    of: "own game",
    ban: unwanted("own game"),
    code: "no-self-promotion",
    says: own("game", {
      de: "wer ~2 spiel* ~1 entwickelt/macht",
    }),
  },
  ownResource: {
    of: "own resource",
    ban: unwanted("own resource"),
    says: own("resource", { en: "free/paid resource*/course*/tutorial*" }),
  },
  sale: {
    of: "advert or sale",
    detail: "sale",
    ban: unwanted("advert or sale"),
    says: {
      en: "no ~2 sales | sell/selling/sells/sold | buy/buying and/or/,/& ~1 sell*/trad* | buying , selling | buy ~1 sell ~1 trade* | buy ~1 sell | selling/trading | trade/trades post*/request* | trades | for sale | resale/resell* | sales | marketplace* | wts/wtb | paid courses/course/content/products/newsletters | rooms/houses/flats ~3 to let | for rent | rentals",
      de: "verkauf* | kaufgesuch* | kleinanzeige* | an und verkauf | flohmarkt | tauschborse | ankauf | tausch | biete | suche | marktplatz | gebrauchtware | kostenpflichtige* | bezahlkurs* | zu vermieten | vermietung* | gebrauchtes",
      fr: "annonces de ~3 occasion | vente/ventes | vendre | achat* | petites annonces | echange* | vends | occasion | annonces de vente | revente | troc | marche | bon coin | brocante | formations payantes | cours payants | payant* | a louer | d occasion",
      es: "venta/ventas | vender | compra venta | compraventa | anuncios de venta | vendo | trueque* | intercambio* | anuncios de compra*/segunda | anuncios de ~3 segunda mano | segunda mano | comprar y vender | reventa | mercadillo | cursos de pago | contenido de pago | de pago y | en alquiler | se alquila*",
      pt: "venda/vendas | vender | compra e venda | classificados | vendo | troca/trocas | comprar e vender | anuncios de venda | anuncios de ~3 segunda mao | segunda mao | comercio de | revenda | desapego* | compro | brecho | cursos pagos | conteudo pago | para alugar | aluga se | usados",
    },
  },
  services: {
    of: "services",
    ban: unwanted("services"),
    says: {
      en: "services | offer*/sell* ~2 service* | commission/commissions | for hire | freelanc* | tutoring | agency/agencies | coaching | consulting | consultancy",
      de: "dienstleistung* | auftragsarbeit* | dienste | nachhilfe | coaching* | auftrage",
      fr: "services | prestation* | commissions | cours particuliers",
      es: "servicios | comisiones | clases particulares | asesoria*",
      pt: "servico | servicos | comissoes | encomendas | aulas particulares | aulas e servicos | consultoria*",
    },
  },
  referral: {
    of: "referral link",
    ban: unwanted("referral link"),
    code: "no-affiliate-links",
    says: {
      en: "affiliate/affiliates | affiliate link*/code*/market* | referral* | referal* | ref link*/code* | promo/discount/invite/coupon code* | invite link* | per click | commission link* | paid link* | kickback* | friend code* | sign up bonus* | money in your/their pocket | link/links ~2 pay/pays/paying you/them",
      any: "affiliate | affiliate link* | referral*",
      de: "affiliate - und werbelink* | affiliate und werbelink* | affiliate* | partnerlink* | werbelink* | reflink* | empfehlungslink* | rabattcode* | affiliate links | gutscheincode* | rabattlink* | werbe link* | freundschaftscode* | provision | provisionen | provisionslink* | mitverdien* | verdienst/verdient ~2 mit | pro klick | an denen ~2 verdien* | bonuslink* | pramienlink* | geworben* freund* | freunde werben | wer ~4 klickt ~3 verdien* | werbepramie*",
      fr: "affiliation* | affilie* | parrainage* | code* promo* | lien* affilie*/sponsorise*/remunere* | lien* ~1 parrain* | code* de parrainage/reduction | liens traques | commission/commissions | remunere* | touchez ~2 commission | rapporte* ~2 commission | par clic | lien*/code* ~3 paye*/payent/rapporte*/rapportent | code* ~1 ami* | parrain/parrains/filleul* | prime* ~2 parrain* | vous/te rapporte* ~2 quelque/argent/sous | vous y gagnez",
      es: "referido* | afiliado* | codigo* de referid*/descuento | enlace* de afiliad*/referid* | codigo* promocional* | cupon* | comision por | con comision | te da/dan/llevas ~2 comision* | rinde* comision | por clic | con los que ganas | enlace* que ~3 paga*/pagan/da/dan/renta* | codigo* de amig* | invitacion* con ~1 bono*/premio* | plan amigo | te paga*/pagan comision* | codigo* ~1 invitacion | te llevas algo/parte/comision/dinero",
      pt: "afiliad* | indicacao link | link* de indicacao/referencia | codigo* de indicacao/desconto | cupom/cupons | link* de afiliad* | codigo* promocional* | link* patrocinad* | link* de parceir* | comissao por | com comissao | rende* ~2 comissao | ganha* ~2 comissao | por clique | da/dao comissao | link* que ~3 paga*/pagam/rende*/da/dao | codigo* de amig* | convite* com bonus/premio | paga*/pagam ~1 comissao | codigo* de convite | te/lhe da/dao ~1 bonus/dinheiro/comissao/desconto",
    },
  },
  fundraising: {
    of: "fundraising",
    ban: { of: "all", code: "no-crowdfunding" },
    code: "no-fundraising",
    says: {
      en: "petitions for money | fund raising | fundrais* | crowd funding | crowdfund* | donation* | donate/donating | e begging | panhandl* | ask*/request* for ~3 money/donations | patreon/patreons | kickstarter* | charity/charities | go fund me* | money raising | solicit* donations | kofi | ko fi | tip jar* | raise money | funding campaign* | hat around | donation drive* | sponsored swim*/run*/walk*/ride*/swims/runs/walks/rides | collections ,/and",
      any: "gofundme* | go fund me | kickstarter* | crowdfunding | patreon | indiegogo",
      de: "spenden* | spende | crowdfunding* | betteln | bettelei | geld sammeln | geldsammlung* | kickstarter* | geldspende* | sammelaktion* | klingelbeutel | hut herumgeh* | geld ~3 sammeln/sammelt | sammelt/sammeln ~2 geld/spenden | sammelbuchse* | schnorr* | *kosten ~2 sammeln | geld ~3 gesammelt/gebettelt | gesammelt wird",
      fr: "cagnotte* | financement participatif | collecte* de fonds | dons | mendicite | appel* aux dons | quete* | demande* d argent | campagne* de financement | levee* de fonds | don/donation* | tipeee | ulule | leetchi | crowdfunding | faire la quete | fait ~2 quete | demand* ~2 argent/sous/dons | quemand* | recolte*/recolter de fonds | lever des fonds | aux dons",
      es: "donacion* | donativo* | recaudacion* | crowdfunding | pedir dinero | colecta* | pedir ~2 dinero/inversion/donaciones | micromecenazgo | financiacion colectiva | campana* de recaudacion/financiacion/donacion* | gofundme | verkami | bizum | pasar la gorra | hucha/huchas | pid*/pedir/pedis ~2 dinero | recaud* ~1 fondos/dinero | poner la gorra | rifas",
      pt: "vaquinha* | doac* | financiamento coletivo | arrecadac* | pedir dinheiro | rifa* | pedir ~2 dinheiro/doacoes/investimento | pix solidario | campanha* de arrecadac*/doac*/financiamento | angariac* | catarse | apoia se | peditorio* | crowdfunding | donativo* | passar o chapeu | pec*/pedir/pede* ~2 dinheiro/grana | arrecadar | passar a sacolinha",
    },
  },
  marketResearch: {
    of: "survey",
    detail: "market research",
    ban: unwanted("survey"),
    says: {
      en: "market research/survey*/stud* | marketing/commercial/validation/product/customer survey*/research/questionnaire*",
      de: "kommerzielle* ~1 umfrage*/befragung*/marktforschung/studie* | marktforschung* | marketingumfrage* | werbeumfrage*",
      fr: "etude/etudes de marche | etude* commercia* | sondage*/questionnaire*/enquete* commercia* | sondage*/questionnaire* marketing",
      es: "estudio*/investigacion* de mercado | encuesta*/cuestionario*/estudio* comercial* | encuestas de marketing",
      pt: "pesquisa*/estudo* de mercado | pesquisa*/questionario*/inquerito*/estudo* comercia* | pesquisas de marketing",
    },
  },
  survey: {
    of: "survey",
    ban: { of: "all", code: "no-surveys" },
    code: "no-surveys",
    says: {
      en: "recruit* of? ~1 respondent*/participant*/subjects | survey* | questionnaire* | market research | academic research | research stud*/post*/request*/participant*/recruit* | user research | poll/polls | thesis | dissertation | focus group* | research project* | user interview* | for a study | form/forms to fill | students with a/clipboards | a study",
      de: "umfrage* | fragebog* | befragung* | studien | probanden | abschlussarbeit* | studie | bachelorarbeit* | masterarbeit* | marktforschung | teilnehmer* ~3 gesucht/suche* | interviewpartner* | interviewanfrage* | fur eine ~1 studie/arbeit | studierende ~2 fragebog* | ausfull*",
      fr: "sondage* | questionnaire* | enquete* | etude* de marche | etudes | participants a | memoire* d etudiant* | memoire* | these* | etude/etudes universitaire* | recherche universitaire | formulaire* | demande* d interview* | interviews | une etude | etudiant* ~3 questionnaire* | remplir ~2 questionnaire*/formulaire*",
      es: "encuesta* | cuestionario* | estudio* de mercado | sondeo* | participantes para | tesis | tfg/tfm | investigacion academica | estudios | estudio academico/universitario | formulario* | entrevistas | para un estudio/trabajo | rellenar ~2 cuestionario*/formulario*",
      pt: "pesquisas | questionario* | pesquisa* de mercado/academica* | enquete* | formulario* | participantes para | inquerito* | tcc/tccs | tese/teses | estudos | estudo academico | entrevistas | pesquisa academica | pesquisa/pesquisas de/para/academicas/cientificas | sondagem/sondagens | para um estudo/trabalho | preencher ~2 questionario*/formulario*",
    },
  },
  feedback: {
    of: "feedback request",
    ban: { of: "all", code: "no-feedback-requests" },
    code: "no-feedback-requests",
    says: {
      en: "looking/look for ~3 feedback | playtesters | beta testers/readers | critique my | request*/asking/ask for feedback/critique/reviews | idea validation | rate my | roast my | seeking feedback | critique/feedback request* | asking/ask for opinion* | want/wants/after/need ~1 feedback/opinions/critique | feedback wanted | feedback/opinions/thoughts/critique on ~1 your/my/a",
      de: "feedback anfrage* | kritikanfrage* | bitte um feedback/kritik/meinung* | feedback/kritik/meinung* ~2 wunsch*/erbet*/gesucht | ruckmeldung/feedback/kritik ~1 will/wollt/willst/mochte/mochtet/suche/sucht | meinung*/feedback/kritik zu/uber",
      fr: "demande/demandes de critique* | demande* d avis/retour* | retours | avis sur | demander ~2 avis/retour* | un avis | a commenter | critique* de | relecture* | voulez/veux/cherche* ~1 avis/retour*/critique*",
      es: "peticion* de feedback/opinion | pedir opinion* | pedir ~2 opinion*/feedback/critica* | solicitud* de feedback/opinion* | criticas | quieres/quieren/busc*/pid* ~1 opinion*/critica*/consejo* | opinion*/critica*/consejo* sobre",
      pt: "pedido/pedidos de critica* | pedido* de feedback/opiniao | pedir ~2 opiniao/opinioes/feedback/critica* | criticas | avaliacao de | quer/queres/quiser*/busc* ~1 opiniao/opinioes/critica* | opinioes/criticas/conselhos sobre",
    },
  },
  hiring: {
    of: "hiring",
    ban: { of: "all", code: "no-recruiting" },
    code: "no-hiring",
    says: {
      en: "co founder/founders/founding | cofounder* | looking for/a ~2 artist/artists/programmer*/players/teammate*/musicians/bandmates/drummer/singer/members | hiring | job/jobs ad/ads/post*/listing*/offer*/seek*/advert*/opening*/board* | recruit/recruiting/recruitment/recruiters | looking for work | no jobs | for hire | employment ad* | casting call* | collaborator* | vacanc* | help wanted | job opportunit* | internship* | open/job positions | we're hiring",
      de: "mitspieler*/mitstreiter*/musiker*/bandmitglied* ~1 gesucht/suche* | suche* ~1 mitspieler*/mitstreiter*/musiker*/bandmitglied* | recruiter* | personalvermittl* | stellenanzeige* | jobangebot* | stellenangebot* | jobsuche* | personalsuche | mitgrunder* | offene stellen | freie stellen | stellen ,/und/: | jobs | jobanzeige* | stellenausschreib* | stellengesuch* | arbeitsangebot* | praktik* | recruiting | personal | bewerber* | suche* ~2 job/arbeit/stelle | gesuche und angebote",
      fr: "cherche/cherchez/recherche/recherchez un/une ~1 illustrateur*/illustratrice*/graphiste*/developpeur*/artiste*/traducteur*/traductrice*/compositeur* | recherche/recherches de ~1 joueur*/musicien*/membre*/equipier* | offre* d emploi | emploi/emplois | recrutement* | recherche d emploi | cherche ~1 associe* | stage/stages | annonce* d emploi/recrutement | offre* de stage/mission*/travail | poste* a pourvoir | recruter | recruteur* | freelance* | cherche* ~1 emploi/travail/poste",
      es: "busc*/busqueda* ~1 jugador*/musico*/miembro*/compañero* | reclutador* | oferta* de trabajo/empleo | reclutamiento* | busqueda de trabajo | vacantes | busqueda de socios | socios fundadores | empleo/empleos | anuncio* de trabajo/empleo | ofertas laborales | vacante | contratar | practicas | busco equipo | busqueda* de equipo | reclutar | bolsa de trabajo | te falta ~3 | busca* trabajo | busco trabajo",
      pt: "procur*/busc* ~1 jogador*/integrante*/musico*/membro*/baterista* | recrutador* | vaga/vagas de emprego | vagas | oferta* de emprego/trabalho | recrutamento* | procura de emprego | procura de socios | busca de socios | recrutar | anuncio* de emprego/trabalho/recrutamento/vaga* | emprego/empregos | estagio* | contratar | contratando | freela/freelas | procura ~1 emprego/ajudante/trabalho | procuro ~1 emprego/trabalho",
    },
  },
  giveaway: {
    of: "AMA, event or giveaway",
    detail: "giveaway",
    ban: unwanted("AMA, event or giveaway"),
    code: "no-giveaways",
    says: {
      en: "giveaway* of ~2 code/codes/key/keys | giveaway* | give aways | raffle* | sweepstake* | contest/contests",
      de: "gewinnspiel* | verlosung* | giveaway* | rabatt/rabatte/rabatten/rabattaktion* | gutschein | gutscheine | gutscheinen",
      fr: "tombola* | concours | tirage* au sort | jeux concours | giveaway* | cadeaux | code* de reduction | bons plans",
      es: "sorteo* | concurso* | regalos | giveaway* | descuento/descuentos",
      pt: "sorteio* | concurso* | giveaway* | brinde* | desconto*",
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
      en: "other/any events | event/events go/goes/belong/belongs | event post*/announcement*/advert* | meetup* | webinar*",
    },
  },
  ai: {
    of: "AI-made",
    ban: { of: "AI-made", code: "no-ai" },
    code: "no-ai-content",
    says: {
      en: "nothing ~1 generated | anything ~2 generated | generated ones/one/pieces/pictures/photos/music/songs/covers/prose | is/was/were/been generated | a/the model made/wrote/drew/painted/helped/help | ai/llm/gpt/chatgpt ~1 generat*/written/made/created/assisted/content/art/slop/image*/post*/text/artwork*/music/video*/comment*/produced/enhanced | generat*/written/made/created/produced ~2 by/with/using/from ~2 ai/chatgpt/llm/llms/gpt | no ~2 ai | ai | use*/using of? ai/chatgpt/llms | chatgpt | llm/llms | chatbots | language model* | machine generated | generated text/content/images/art | midjourney/claude/gemini/copilot | artificial intelligence | text/posts/words/content ~3 bot/bots/robot/robots/machine/machines | chatbot | text/texts out of a ~1 machine/bot/model | generated image*/picture*/photo*/list*/summar* | what a person/human ~1 typed/wrote | machine/robot/bot/chatbot/model/algorithm ~1 wrote/writes/made/generated/produced/drew/painted | image/picture/art/text/video generator*",
      de: "nichts generiert* | generiertes | generierte | etwas generiert ~1 | ki/ai ~1 generiert*/erstellt*/geschrieben*/inhalt*/bild*/kunst/text* | von/mit ki/chatgpt ~1 | ki | chatgpt | kunstliche* intelligenz | sprachmodell* | maschinell ~1 erzeugt*/erstellt*/generiert*/geschrieben* | automatisch generiert* | midjourney | chatbot* | llm/llms | text*/beitrag* ~1 von ~2 bot/bots/roboter*/maschine* | *generator | *generatoren | ki generator* | maschinengemacht* | von ~1 maschine* ~2 | chatgpt & ~1 | generierte* ~1 bild*/text*/foto*/beitrag* | aus der maschine | aus dem automaten | maschine/bot/roboter/modell/automat ~2 geschrieben/erzeugt/verfasst/gemalt",
      fr: "rien de ~1 genere | contenu*/illustration*/musique* generee*/generes/genere | genere* ~2 ia/chatgpt | ia generative | contenu* ~1 ia | par ~3 ia | ia | intelligence artificielle | chatgpt | modele* de langage | genere* automatiquement | genere* par ~2 machine/robot/ordinateur | texte* automatique* | midjourney | chatbot* | llm/llms | robot conversationnel | texte*/message* ~2 par ~1 robot*/bot/bots/machine* | fait*/ecrit*/dessine* par ~1 machine*/algorithme* | image*/photo*/texte* generee*/genere* | pondu* par ~2 robot*/machine* | par un ~1 generateur/algorithme/automate",
      es: "nada generado | contenido* generado* | musica/portadas generada* | generad* ~3 ia/chatgpt | contenido de ia | hecho* con ia | ia | inteligencia artificial | chatgpt | modelo* de lenguaje | generad* automaticamente | generad* por ~1 maquina* | midjourney | chatbot* | llm/llms | bots de texto | texto*/mensaje* ~2 por/de ~1 robot*/bot/bots/maquina* | escrito/dibujado/hecho/hecha/generad* ~4 maquina* | por una maquina | imagen*/imagenes/foto*/texto* generad* | por un ~1 generador/algoritmo/automata",
      pt: "nada gerado | conteudo* gerado* | musica*/capa* gerada* | gerad* ~3 ia/chatgpt | conteudo de ia | feito* com/por ia | ia | inteligencia artificial | chatgpt | modelo* de linguagem | gerad* automaticamente | gerad* por ~1 maquina* | midjourney | chatbot* | llm/llms | robo de texto | texto*/textao/mensage* ~2 de/por ~1 robo/robos/bot/bots/maquina* | bot/bots que escreve* | escrit*/desenhad*/feit* ~3 maquina* | por uma maquina | imagem/imagens/foto*/texto* gerad* | por um ~1 gerador/algoritmo",
    },
  },
} satisfies Record<string, Subject>;
