import type { Says } from "./says.ts";

/** 'indic' with 'a an ar' is indica/indican/indicar. */
function forms(stems: string, endings: string): string {
  return stems
    .split(" ")
    .flatMap((stem) => endings.split(" ").map((ending) => stem + ending))
    .join("/");
}

const ENGLISH = forms(
  "include contain provide state mention describe cite indicate list name detail show explain",
  "s",
);

/** Verbs of telling: to have something in the post. As orders, as what posts do, and after 'must'. */
export const INCLUDE: Says = {
  en: `only with | words/characters about/on | needs/need : | needs/need a/an ~2 comment/photo/picture/screenshot | put the/your ~1 number/name/recipe/price/prices/details/location/date/version/data/source/sources/code/street/address/town/city/country/region/year/model/brand/size/weight/age/budget/cost | say/says/tell/tells which/what/where/how/when/why | include | contain | must/should/shall have | provide | state | specify/specifies | list | mention | accompanied by | require | requires | leave/post/add/make/write a/an ~2 comment explaining/describing/with/about/containing/detailing | explain | come/comes with | describe | cite | indicate | add the/your/a/an | attach | say/explain what/which/where/how/why/whether | tell us/people which/where/what/how/the/your | tell us if/whether | needs/need a/an ~1 description/summary/caption | need/needs your/the | give/gives your/the/us | name the/your/its | show your/us ~1 code/logs/log/error/work/attempt/setup | paste | stating | naming | mentioning | give/gives | together with ~1 your/the | with a/an ~1 link/photo/source/screenshot/description/summary | ${ENGLISH}`,
  de: `braucht/brauchen/gehort : | sagt/sag/schreibt/schreib dazu? ob | schreibt/schreib/schreiben ~1 welche*/was/wie/wo/wofur/wozu | sagt/sag/sagen ~3 wozu/wofur/worum/wobei | angabe/angaben zur/zum | verrat/verraten/sagen/sagt ~1 welche*/was/wie/wo/wann | sagt/sag uns ~3 und | zu ~3 gehoren/gehort | unter angabe | fugt ~4 ein | erzahlt/erzahl uns? ~1 wie/was/wo/welche* | enthalt* | enthalten | angabe/angaben von/der/des/eurer/zu/uber | mit angabe/angaben | angeben | anzugeben | angegeben | nennt | nenne | nennen | genannt | beschreib* | bitte ~2 mit | nur mit | immer mit | gebt/gib/gebe/geben/gibt ~8 an | schreib/schreibt/schreiben ~6 dazu/rein/hinein/hin | dazuschreib* | hinzufug* | fugt/fuge ~6 hinzu/bei/an | hangt ~5 an | erwahn* | auffuhr* | aufgefuhrt | verratet | sagt/sag uns? ~1 welche*/was/wie/wo/wann/woher | teilt uns mit | erganzt | braucht/brauchen die/das/den/eure | mit ~1 beschreibung/quelle/quellenangabe | dazu gehor* | gehor* ~2 dazu`,
  fr: `mets/mettez le/la/les/votre/vos ~1 lieu/date/prix/modele/marque/ville/age/taille/mesures/version/nom/budget/poids/annee | il faut : | annoncez/annoncer | dites/dis si/de/d/le/la/les/l/votre/vos | figurer | figurent/figure | uniquement/seulement avec | ecrivez/ecris ~1 quel*/ce/ou/comment/pourquoi | dites/dis ~2 pourquoi/quoi | dit/disent le/la/les/l/quel*/ce/ou/comment | viennent/vient/viens avec | collez | colle | collent | en indiquant/precisant/mentionnant/donnant | racontez/raconte ~1 comment/ce/ou | inclure | contenir | comporter | comporte/comportent | contient/contiennent | inclure | incluez | inclus | incluent | accompagne* de/d/du/des | n oubliez pas | donnez | donne | donner | joindre | joignez | joins | joint/joints | decris/decrivez/decrire/decrivent | dites/dis/dire nous? ~1 quel*/ou/comment/ce/depuis | fournir | fournissez | fournis | doit/doivent avoir | ${forms("indiqu precis mentionn ajout renseign detaill specifi nomm cit expliqu", "e ez er ent es")}`,
  es: `pon/ponga/poned/pongan el/la/los/las/tu/su ~1 lugar/fecha/precio/modelo/marca/ciudad/provincia/edad/talla/medidas/version/nombre/presupuesto/tamano/peso/ano | pone la/el/un/una/tu | conta que/como/donde/cuanto | deci que/la/el/tu | contando/diciendo que/como/donde/cual/el/la | necesitan/necesita/hacen/hace falta? : | di/decid/diga/digan si/dos/tres | constar/consten/constan/figurar/figuren | solo/unicamente/solamente con | escribe/escribid/escriban/poner el/la/los/las/tu/tus | pon/poned/pongan el/la/los/las ~6 en el texto/mensaje/cuerpo/publicacion | cuentes/cuenten/indiques/menciones/expliques/detalles/adjuntes/digas/digais | cuenta/contad/dice/dicen/dinos ~1 la/el/los/las/tu/su/con/en | llevan/lleva/lleven | pega/pegad/peguen/pegar | indicando | incluyendo | especificando | mencionando | adjuntando | cuenta/contad/cuenten ~1 que/como/cuanto*/cuanta*/donde | incluir | incluye/incluyen/incluya/incluyan/incluid | contener | contiene/contienen/contenga/contengan | anade/anadan/anadid/anadir/anada | describe/describan/describid/describir | di/decid/diga/digan/decir siempre? ~1 que/cual/donde/como/el/la/los/las/tu/vuestr* | debe/deben/tienen llevar/traer/tener | acompana* de/con | llevan/lleva ~1 descripcion/datos/foto/fuente | traer/traen/trae | pon/poned/pongan ~4 en el texto/mensaje/cuerpo | muestra/mostrad/muestren ~2 codigo/error/intento* | ${forms("indic explic especific public", "a an ad ar")} | ${forms("indiqu expliqu especifiqu agregu", "e en")} | ${forms("mencion agreg adjunt detall senal aport facilit proporcion nombr cit", "a an ad ar")} | ${forms("mencion adjunt detall senal aport facilit proporcion nombr", "e en")}`,
  pt: `coloca/coloque/coloquem/ponha/ponham o/a/os/as ~1 local/lugar/data/preco/modelo/marca/cidade/idade/medidas/versao/nome/orcamento/tamanho/peso/ano | fala/fale o/a/quantas/quantos/qual/onde | referem/refere o/a/os/as | contando/dizendo que/como/onde/qual/o/a | precisa/precisam : | diga/digam/diz/digas se/dois/duas/tres/do/da | constar/constem/figurar | so/apenas/somente com | escreva/escrevam/escreve/por o/a/os/as | dizer a/o/as/os/qual | digas/indiques/menciones/contes | diz/dizem/conta/contam a/o/as/os/que/qual | vem/venham com | trazem/traz/tragam | cole/colem/colar | indicando | informando | incluindo | especificando | mencionando | conta/conte/contem ~1 quanta*/quanto*/como/onde/qual/o | incluir | inclui/incluem/inclua/incluam | conter | contem/contenha/contenham | descreva/descrevam/descrever/descreve | diga/digam/diz/digas/dizer ~1 qual/quais/onde/como/o/a/os/as/que/sua/seu | deve/devem/precisa/precisam/tem ter/trazer/levar/vir | tem/tem de ter/trazer | traga/tragam/trazer/trazem/traz | precisam/precisa de | acompanhad* de/por/com | ponha/ponham/ponhas ~4 no texto/corpo | mostre/mostrem/mostra/mostrar ~2 codigo/erro/tentativa* | forneca/fornecam/fornecer | ${forms("indiqu expliqu especifiqu", "e em es")} | ${forms("indic explic especific", "a am ar")} | ${forms("inform mencion adicion anex detalh cit nome", "e em es ar a am")} | coloque/coloquem ~4 no texto/corpo`,
};

/** What is asked for here is no content of a post: the moderators' leave, a flair, effort. */
export const NO_CONTENTS: ReadonlySet<string> = new Set(
  [
    "algo something anything etwas isso isto eso esto ello cela ok okay okey all everything alles tout todo tudo relevance benefit value quality effort been interaction guideline guidelines rule rules criteria standards flair flairs title titles tag tags phrase word words do does follow comply are is warning their permission approval consent mod mods moderator moderators prior notice will be may get this that these those reason account accounts karma hate them they it in at on to or for out like such but before and about as must",
    "relacion relacao rapport rapports connexion ver bezug",
    "freigabe genehmigung erlaubnis zustimmung absprache rucksprache mehrwert respekt regeln titel keine keinen",
    "accord autorisation permission flair balise titre respect regles",
    "permiso autorizacion aprobacion visto etiqueta titulo respeto normas reglas",
    "permissao autorizacao aprovacao etiqueta titulo respeito regras aprovados",
  ].flatMap((line) => line.split(" ")),
);

/** What may stand before the thing that is asked for. */
export const BEFORE_CONTENTS: ReadonlySet<string> = new Set(
  "either a an the your post user some any particular meaningful net clear our une un le la les ein eine einen der die das den uma um una el los las o os as de du des do da".split(
    " ",
  ),
);
