import type { Concern } from "#engine/policy/demand.ts";
import { list, type WordList } from "./word-lists.ts";

/** Behind these stands what is said of a sort of posts: 'Tutors have their own thread', 'Rezepte brauchen …'. */
export const isVerbOfSorts = list(
  "is are be has have get gets go goes need needs may must can could should will take takes carry carries belong belongs come comes start starts begin begins say says tell tells include includes live stay ist sind hat haben braucht brauchen kommt kommen gehört gehören muss müssen darf dürfen kann können soll sollen bekommt bekommen tragen nennen beginnen sont ont va vont doit doivent peut peuvent passe passent porte portent commencent son va van debe deben tiene tienen puede pueden lleva llevan necesitan empiezan sao vao deve devem tem pode podem levam precisam comecam",
);

/** Words that say nothing of what a post is on. */
export const isSmallWord = list(
  "a an the you your yours we our us i my me he she it its they them their this that these those there here any some all every each no not and or but to of in on at for with by from as is are be been do does did have has had want wants would like can may will if when before after please always also one two first then so just only something anything what who der die das den dem ein eine einen einem einer ihr du sie er es wir uns euch euer eure eurem dein deine mein im in am an auf für von mit zu zum zur bei und oder aber nicht hier etwas was wer wenn bitte auch immer nur man habt hast wollt willst möchtet möchtest seid bist ist sind le la les l un une des du de d et ou mais vous tu il elle on nous votre vos ton ta tes son sa ses mon ma mes ce cet cette ces en dans sur pour avec par que qui quelque chose est êtes es avez as voulez veux ne pas el los las una unos unas del al y o pero tu tus su sus mi mis nos os se en con por para que quien algo esto ese es son has habéis quieres queréis quiere no o os as um uma do da dos das e ou mas voce voces seu sua seus suas no na nos nas em com por para que quem algo isto esse e sao quer quiser queres nao vai",
);

/** 'If you post here', 'wenn ihr etwas einstellt': what every post is. */
export const isPosting = list(
  "post posts posting posted submit submits submitting submitted share shares sharing publish write writing create make making start subreddit community reddit participate posten postet postest poste einstellen einstellt schreiben schreibt schreibst erstellen erstellt teilen teilt veröffentlichen mitmachen poster postez publier publiez publie écrire écrivez partager partagez créer créez participer publicar publicas publicáis publiques escribir escribes compartir compartes creas participar postar posta poste publicar publica publique escrever escreve compartilhar participar",
);

/** 'One track per week', 'une création tous les 14 jours': what its maker posts, by what it is. */
const MADE: readonly [of: Concern, is: WordList][] = [
  ["own game", list("game games demo demos jeu jeux juego juegos jogo jogos")],
  [
    "own music",
    list(
      "track tracks song songs album albums ep single lied lieder morceau morceaux chanson chansons cancion canciones musica musicas faixa faixas",
    ),
  ],
  [
    "own work",
    list(
      "project projects app apps creation creations release releases mod mods plugin product products projekt projekte werk werke projet projets création créations oeuvre oeuvres proyecto proyectos obra obras creacion creaciones projeto projetos criacao criacoes",
    ),
  ],
];

export function nameMade(word: string): Concern | null {
  return MADE.find(([, is]) => is(word))?.[0] ?? null;
}

/** What people write when they want to know or find something. */
export const isAskedSort = list(
  "question* request* problem* trouble* fault* help issue* repair* ad ads review* report* hiring frage* fragen problem* gesuch* anfrage* hilfe* fehler* probleme* panne* demande* annonce* pregunta* duda* problema* averia* peticion* anuncio* pedido* pergunta* duvida* oferta* vaga* identif*",
);

/** What has to be told begins so: 'the model', 'your region', 'since when'. */
export const isItemStart = list(
  "the your a an one how since whether what which when where how der die das den euer eure dein deine ein eine ob seit was wie wann wo welche welcher le la les l un une votre vos ton ta tes depuis si el los las tu tus vuestra su desde o os as um uma seu sua",
);

/** 'With a sentence on …': one thing that is asked for. */
export const isOneOf = list(
  "a an one two three some ein eine einem einer einen zwei un une deux una uno dos um uma dois duas",
);
/** 'Write a little: what it does, …' */
export const isToWrite = list(
  "write describe words text schreib schreibt erzähl erzählt wörter text écrivez écris écrire décrivez mots texte escribe escribid escriba escriban escribir describe palabras texto escreva escrevam escrever descreva palavras texto",
);

/** 'Welcome with a few restrictions', 'with an NSFW tag' */
export const isRestriction = list(
  "restriction* exception* condition* limit* tag tags tagged markup nsfw moderation care einschränkung* ausnahme* maß bedacht exception* réserve* modération restriccion* excepcion* moderacion restric* excec* moderacao",
);

/** What people do: 'stirring', and not 'dating' or 'asking', which posts may be for. */
export function isDoing(word: string): boolean {
  return /^[a-z]{3,}ing$/.test(word) && !isPostedFor(word);
}
const isPostedFor = list(
  "asking requesting seeking looking linking dating gambling cheating hacking gaming painting drawing recording wedding clothing listing roleplaying editing training streaming something anything everything nothing spring",
);
/** 'Jokes about exams', 'art from films': the thing is named before it. */
export const isBehindHead = list(
  "of about on in as for from to at by with without that which who regarding related relating concerning",
);
/** 'Gaming news', 'vlogging content' */
export const isSortOfPost = list(
  "post posts content thread threads submission submissions news stories videos pictures photos screenshots links requests questions discussion discussions clips memes jokes",
);

/** Who posts is no sort of posts. */
export const isPerson = list(
  "user users member members people posters accounts bots minors nutzer mitglied mitglieder leute utilisateurs membres usuarios miembros usuários membros",
);
/** Who has a flair, a score or a history. */
export const isHolder = list(
  "user users member members people poster posters account accounts seller sellers buyer buyers trader traders anyone someone those nutzer mitglied mitglieder leute utilisateurs membres usuarios miembros usuários membros",
);
