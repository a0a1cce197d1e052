import { plainWord } from "../words/tokens.ts";

/** Whether a word is one of a list, in which 'ban*' stands for all that begin so. */
export type WordList = (word: string) => boolean;

export function list(words: string): WordList {
  const all = words.split(" ").map(plainWord);
  const exact = new Set(all.filter((word) => !word.endsWith("*")));
  const beginnings = all.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1));
  return (word) => exact.has(word) || beginnings.some((beginning) => word.startsWith(beginning));
}

/** 'One post in ten', 'una de cada diez' */
export const isOutOf = list("in of sur von auf de em por cada every jede* out");
/** What may stand between 'one' and 'ten'. */
export const isCounted = list(
  "post posts submission submissions of your comment comments the every each beitrag* publica* publications publication message messages mensa* tus seus vos deine* eure* cada out in de sur em von auf por jede* les los os as las",
);
export const isForEach = list("each every jede* auf chaque cada pour por para for");
export const isOther = list(
  "post posts comment comments contribution* contribu* thing* otras otros outras outros que in other others beitrage* kommentare* andere* message messages commentaire commentaires autres publicacion* comentario* otr* mensaje* publicac* outr*",
);
/** A tenth of what one posts. */
export const isTenth = list("tenth zehntel zehnte zehnten zehnter dixieme decimo decima");

/** '61 % of you wanted it': no share of what one posts. */
export const isVoter = list(
  "you us members users voters those respondents euch uns mitglieder nutzer vous nous membres vosotros ustedes nosotros miembros voces nos membros",
);

/** Words that ask for an age. */
export const isAgeAsked = list(
  "older filtered held wait minimum restriction restrictions requirement requirements erst warten attend* esper* aguard*",
);
/** Who may do so at all, and not only what is promoted. */
export const isAnyPosting = list(
  "post posting submit submitting participate comment posten schreiben kommentieren mitmachen poster publier participer commenter publicar participar postar comentar",
);
/** Names of rules that are on every post. */
export const isOfEveryPost = list(
  "note example examples tip tips reminder edit update hinweis nota remarque title* tag tags format* general formal* quality form source* flair* length requirement* minimum* limit* basics language* english topic* relevance effort context detail* search posts-and self text texts body titel* format* formal* form qualitat lange sprache thema allgemein* mindest* anforderung* beitrage titre* forme format qualite langue sujet general* longueur titulo* formato calidad idioma tema* general* longitud normas requisito* formato qualidade titulo* assunto* geral gerais account* konto konten compte* cuenta* conta contas karma new neue nouveau* nuev* nov* low short how what why when where who bitte please do be use keep no stay can may do does should could i we",
);
/** 'Banned for seven days' is no age. */
export const isPunishment = list(
  "ban bann* suspen* mute* gesperrt sperre exclu* expuls* banid* banead*",
);

/** Permissions that may be meant as an aside, or as no more than that something is possible. */
export const isFaint = list(
  "can may to sure course absolutely supported hosted published approved problem mind konn* kann* durf* darf* klar naturlich selbstverstandlich moglich angenommen freigegeben pouvez peut peuvent peux pourrez droit publie* valide* bien sur evidemment pued* podeis pod* claro supuesto estupendo certeza",
);
/** The denial of a wish says all there is to say: '… wollen wir nicht'. */
export const isWish = list(
  "want* wanna willst wollt woll* wunsch* mocht* voul* veux veut queremos quiere* quer queres querem buscamos like",
);
export const isBecause = list("because since weil denn parce car porque pois ya");
/** What people go to. */
export const isEvent = list(
  "event* concert* gig gigs veranstaltung* konzert* evenement* spectacle* concierto* concerto* espectaculo* show shows",
);
/** What was spoken of before. */
export const isPronoun = list(
  "these those they them it this that such you your diese dies davon es das ihr du euch dir ces cela ca il elle vous tu te estos esto eso te os esses isso isto ele ela voce voces",
);

/** A word behind it is a noun, and no order. */
export const isArticle = list(
  "the your a an this that our its their der die das den ein eine einen le les un une des el los una o os um uma",
);
/** An order may come behind it. */
export const isJoining = list("and then und et puis y e luego also always please bitte immer");
/** 'Para pedir análisis pega …': an order comes after what it is for. */
export const isOpening = list("para pour bei se si cuando quando lorsque when for");
/** 'Gebt … an', 'fügt … hinzu' */
export const isSeparated = list("an hinzu dazu rein hinein hin bei");
/** 'Every review names …', 'les récits indiquent …' */
export const isEach = list(
  "every each all any jeder jedes jede alle chaque tout toute tous toutes les cada todo toda todos todas los las os as",
);
/** 'Examples include …' tells of nobody's post. */
export const isNoTeller = list(
  "example examples rule rules topic topics exception exceptions things these reason reasons moderator moderators mods wiki faq bot automod automoderator sidebar page guide thread flair list team person user member seller community sub subreddit forum regel regeln beispiel liste seite robot règle page liste équipe bot regla página lista equipo regra página lista equipe equipa",
);

/** Where comments on one thing are gathered. */
export const isThread = list(
  "thread threads megathread megathreads faden fil fils hilo hilos topico topicos fio",
);
/** What such a thread may be called as well, with its name. */
export const isPost = list("post sticky");
/** 'Thread titles', 'the "Sketches" post flair': what belongs to posts, and is no thread itself. */
export const isNoThread = list(
  "flair flairs tag tags title titles comment comments index rules requirements format template guidelines link links",
);
/** What is spoken of where something is in the wrong place. */
export const isPlace = list(
  "room place sub subreddit forum venue spot door home elsewhere else out ort platz adresse ecke falsch falsche* hier raus draussen woanders endroit lieu adresse ailleurs place puerta sitio lugar casa fuera porta espaco aqui ici here",
);
/** '… a month between two', 'im Abstand von' */
export const isBetween = list(
  "between apart zwischen abstand abstande entre intervalle intervalo separad* espac* pass* vergeh* lieg* later earliest fruhestens spater tot tard prochain* suivant* siguiente* seguinte* nachste* pausa pause",
);
/** Shares in words. */
export const FRACTIONS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    20: "fifth funftel cinquieme quinto quinta",
    25: "quarter viertel quart cuarto",
    33: "third drittel tiers tercio terco",
    50: "half halfte moitie mitad metade",
  }).flatMap(([share, words]) => words.split(" ").map((word) => [word, Number(share)] as const)),
);
/** What a question is answered with. */
export const isYes = list(
  "yes yep yeah sure certainly absolutely definitely ja klar sicher gern gerne natürlich oui certainement evidemment claro adelante sim",
);
/** What a question is denied with. */
export const isNoAtAll = list("no nope never nein nie niemals non jamais nunca jamas nao");
/** Other people. */
export const isOthers = list(
  "others other autres autre otra otras outras outro anderes anderen andere otros demas outros people else except besides ausser sauf salvo excepto exceto",
);
/** What English writes with a capital, so that a capital behind it begins a name. */
export const isWeekday = list("monday tuesday wednesday thursday friday saturday sunday");
/** 'A thread called The Back Room' */
export const isCalling = list("called named namens heisst appele nomme llamado chamado");
/** What is done with what belongs into a title. */
export const isPut = list(
  "put goes go begin begins start starts open opens belongs kommt kommen gehor* steht stehen beginnt fang* figure* met* commence* va van vai vao empieza* empez* comienz* comec* aparece* aparec* figura* lleva* leva* conter",
);

/** What joins the name of a thing to its refusal. */
export const isLinking = list(
  "all both alle tous toutes todos todas c ca is are be been get gets being will would shall also always simply just immediately , : ? wird werden wurde wurden ist sind sofort auch immer grundsätzlich hier bitte sont est sera seront aussi toujours ici systématiquement se es son sera seran esta estan serao sao e tambem siempre sempre aqui on wir a gente nos nous strictly temporarily generally blanket currently usually explicitly streng grundsatzlich strictement estrictamente estritamente",
);
/** With these a refusal says all there is to say; 'do not' goes on. */
export const isRefusing = list(
  "elsewhere binned zapped axed trashed culled pulled wanted removed deleted banned prohibited forbidden disallowed limits unwelcome locked nuked down allowed permitted accepted tolerated welcome acceptable taboo closed out door lado nebenan côté answer reply replies unanswered unread unbeantwortet réponse respuesta resposta verboten untersagt gelöscht löschen entfernt gesperrt geschlossen tabu unerwünscht unzulässig raus draussen erlaubt gestattet erwünscht zulässig willkommen interdit* supprim* retir* refus* banni* proscrit* effac* exclu* ferm* ailleurs ignor* prohibid* eliminad* eliminamos elimina* borrad* borramos borra* retirad* retiramos retira* vetad* rechaza* cierra* cerrad* cerramos fuera proibid* permitid* permis* acept* aceit* admitid* autoris* toler* removid* apagad* apagamos banid* banido vedad* rejeitad* recusad* fechad* fecha fora",
);
/** No name of a thing begins so. */
export const isNoName = list(
  "than other similar too example exemple beispiel ejemplo exemplo focus see related join visit check prefer looking leider sorry sadly unfortunately malheureusement infelizmente lamentablemente we you i it they he she latter former additionally this that these those please if when while where for in at to also there any anyone anybody anything everything everyone everybody who whoever what whatever which how why some one ones most many both all such others otherwise failure failing repeat repeated doing being first second and but or so not either neither here yes no off nothing exceptions requests wer was ihr wir du sie das dies diese dieser es man alle alles jeder jede solche wenn falls hier dort auch und oder aber sonst nur vous nous on tu il elle ils ce ces cela ça ceci si tout tous toute toutes qui que quand ici là et ou mais sinon quien quienes lo eso esto esos esas estos estas si todo todos todas cualquier que cuando aqui ahi y o pero sino quem isso isto esse essa esses essas este esta estes se tudo qualquer que quando aqui ai e ou mas senao",
);
/** What posts are called, and who posts: names nothing that is not wanted. */
export const isGeneric = list(
  "following said says examples post posts posting comment comments submission* content thread threads link links account accounts user users member members people person poster posters rule rules offender* violat* break* breach* message messages reply replies title titles topic topics anything things stuff subreddit sub here bot bots entries behaviour behavior language quality effort warning reason request mods moderator* you your yours you'll they'll we'll it'll we've they're you're rest reste resto our us me my them their it its beitrag* post* kommentar* inhalt* nutzer* mitglied* regel* verstoss* konto konten nachricht* titel euer eure dein uns publication* commentaire* contenu* compte* utilisateur* membre* regle* message* titre* votre vos nous notre publicac* publicacion* comentario* contenid* cuenta* usuario* miembro* regla* mensaje* titulo* tu tus nos nuestro* conteudo* conta* usuario* membro* regra* mensagem mensagens seu sua seus suas",
);
export const isAbout = list(
  "about on regarding over über zu zum zur sur sobre de acerca asking seeking",
);

/** 'No discussion of leaks' refuses something, and 'no discussion' does not. */
export const isTalk = list("discussion discussions debate debates");
/** 'Posts from shops', 'content that shows …': which posts are meant. */
export const isRelation = list(
  "from by of containing showing related relating involving featuring mentioning depicting made",
);

/** 'Such questions', 'ce genre de question' */
export const isDemonstrative = list(
  "such these those that this kind sort type solche* diese* derartige* ce ces cette genre type telles tels esa* ese esta* este tipo tales essa* esse tipo",
);

/** A name ends with none of these. */
export const isJoiner = list("and or but und oder aber et ou mais y o pero e");

/** 'No longer in use', 'no exceptions' */
export const isNone = list(
  "ok okay limit* cap caps quota quotas minimum deadline* hurry rush shame pressure grenze* begrenz* eile stress limite* plafond honte pression tope prisa verguenza pressa vergonha longer more need one problem matter exception* doubt worries go reply way idea warning warnings excuse* guarantee* means about regarding ausnahme* problem* grund sorge* frage probleme* exception* souci* besoin excepcion* problema* falta excec* precisa* discussion debate flair flairs need* required before after from",
);
/** 'We don't do your homework', 'pas de vos exercices' */
export const isOwning = list(
  "your the any der die das eure* dein* vos votre tes les la le l tu tus vuestr* los las el seu seus sua suas os as o a",
);
/** 'No videos are allowed', 'no flair needed': the name ends before it. */
export const endsName = list(
  "allowed permitted accepted tolerated welcome anywhere here please whatsoever ever either autorise* admis* permis* erlaubt gestattet permitid* aqui ici hier",
);
/** Behind it something is told, and no thing is named any more. */
export const isTelling = list("which whether who whom because since unless before after");
/** What is left of the name of a rule on how people treat each other is no sort of post. */
export const isConduct = list(
  "impersonat* scam scams scammer* theft explicit* lewd inappropriate* unprofessional derogatory sexual* cruelty misrepresent* behavior* behaviour* disparag* fetish* terminology flamebait harass* hate hateful hating hatred racis* sexis* misogyn* xeno* homophob* transphob* bigot* insult* slur slurs attack* abus* bully* troll* flaming flame flamewar* dox* witch brigad* violen* threat* shaming gatekeep* toxic* hostil* mocker* mocking slapfight* drama metadrama callout* victim* plagiar* manipulat* evasion evad* vote votes voting upvote* downvote* karma piracy illegal* flood* swear* profan* vulgar* moraliz* moralis* rude rudeness disrespect* discriminat* stalking inflammat* defamat* misinformation misleading sexuali* pedo* gore incit* suicid* revenge clickbait click personal private name-calling calling remarks fights fighting arguing arguments lies lying bigotry genocide terror* hass hetze rassis* beleidig* belastig* mobbing diskriminier* gewalt* drohung* personlich* haine haineu* raciste* racisme harcel* menace* toxique* personnel* odio clasis* machis* acoso discrimin* amenaz* plagio toxic* personales bairris* clubis* ofens* xingament* assedio viole* ameac* desrespeit* dados datos",
);

/** What lets one of many be something else. */
export const isAllowing = list("can may could darf kann peut puede pode");
/** Words before what a post has to have that are no part of it: 'gebt ihr bitte immer …'. */
export const isBesideContents = list(
  "aber doch ihr du sie wir uns bitte auch immer einfach nur dort mal please always also us nous vous toujours aussi siempre también sempre também nos",
);
/** Verbs by themselves are orders; 'names' and 'states' at the beginning are things. */
export const isThirdPerson = list("names lists states shows details mentions cites notes");
export const isAnyOne = list("a an ein eine une un una uno um uma the der die das le la l el o");

/** 'A 7-day ban', 'a 41-year-old' */
export const isOfSpan = list("ban bans old olds");

/** 'Leider nein', 'sorry, no' */
export const isSorry = list(
  "sorry sadly unfortunately afraid leider malheureusement hélas désolé lamentablemente desgraciadamente infelizmente lamento , bitte please por favor merci",
);

/** What says that a name is one of a place. */
export const isPlaceNoun = list(
  "estuary bay peninsula fjord fens foothills estuaire baie estuario bahia estuary area areas region city cities town towns county counties state province metro metropolitan vicinity surroundings surrounding outskirts suburb suburbs neighbourhood neighborhoods nearby valley village villages island islands coast parish harbour harbor marina district districts borough boroughs mountain mountains hills umgebung umland umkreis agglomeration agglo region ville environs alentours departement metropole communes banlieue alrededores ciudad comuna provincia cercanias municipio isla islas regiao arredores zona zone cidade municipio concelho ilha ilhas proximidades",
);
/** 'Posts must be of interest to residents' */
export const isLocal = list(
  "local locals resident residents einheimische* anwohner* habitants habitant vecinos moradores",
);
/** What may stand between the names of places. */
export const isPlaceJoiner = list(
  ", ( or and & / the its it around on up two three of und oder et ou y o e su sus son sa ses la le les los las el der die das in de do da dos das seus suas",
);

/** 'Self-promotion', and not 'adverts' or 'commercial things' alone. */
export const namesPromotion = list(
  "promo* selfpromo* autopromo* werbung eigenwerbung selbstpromo* publicit* divulga* autodivulga* publicidad* own yours your eigen* propi* propri*",
);
/** 'Excessive promotion', 'unauthorised promotion': of a sort only. */
export const isLimiting = list(
  "unauthorized unauthorised excessive* limited shameless blatant* unapproved unsolicited low mere merely pure* primarily solely only repeated spam* obvious irrelevant unrelated overly too ungefragt* unabgesprochen* unerlaubt* ubermassig* excesiv* excessif* excessiv*",
);

/** 'Affiliate links as well', 'también los enlaces de afiliado', 'link de afiliado, idem' */
export const isAlso = list(
  "also too well likewise neither same ditto auch ebenso ebenfalls genauso desgleichen aussi également pareil idem plus también tampoco igualmente também tambem tampouco igual included inklusive compris incluid*",
);

export const isImageWord = list(
  "photo photos picture pictures pic pics screenshot screenshots image images gif gifs foto fotos bild bilder bildern capture captures captura capturas imagen imagenes imagem imagens fotografia fotografias",
);
/** What may stand before a picture that is asked for. */
export const isArticleOfImage = list(
  "a an one two at least some your the clear good few several mindestens ein eine einem einen ein zwei eure dein im un une des du au moins deux una uno unas unos al menos un por lo tu sus um uma umas pelo seu sua dos das de add attach include post provide upload subir adjuntar incluir incluye anadir poner adicionar anexar inclui inclua enviar ajouter joindre joignez ajoutez fugt",
);
/** What ends one of several things. */
export const isItemEnd = list(
  ", ; and plus with as und sowie mit et ainsi avec y mas con e mais com .",
);
export const isOrWord = list("or oder ou o");

/** 'The title follows the form …' */
export const isFormWord = list(
  "format formatted form pattern template schema muster vorlage modell modele formato modelo estructura padrao",
);
/** 'A title that names the show is not enough' */
export const isEnough = list(
  "enough genug genugt reicht suffit suffisant basta bastam suficiente chega",
);
export const isWith = list("with mit avec con com");
/** 'No links to other subs', 'pas de liens de parrainage' */
export const isGoingOn = list(
  "to that which from with in about of containing where unless without except de d du des vers sur zu zum zur auf von a al para do da com con que qui der die das sec secs nu nus seul",
);
/** What may stand behind the name of a language that posts are in. */
export const isBesideLanguage = list(
  "only please , . or and / & bitte nur oder und uniquement seulement ou et solo solamente unicamente o y apenas so e do de du von por obligatoire obligatorio obrigatorio",
);

/** 'Rezepte: Menge und Dauer angeben' */
export const isInfinitive = list(
  "angeben nennen dazuschreiben beifügen anhängen hinzufügen erwähnen beschreiben mitteilen",
);

/** 'In the comments' */
export const isWithin = list("in im en dans nos num no na nas under as");

/** 'Unless it is …', 'außer wenn …', 'sauf si …': an exception that is told as a sentence. */
export const isClausal = list("unless denn wenn si que se when if");
/** 'AI art', 'KI-Bilder' */
export const isPictureMade = list(
  "art arts artwork* image* picture* pic pics photo* drawing* illustration* painting* bild* foto* kunst* grafik* zeichnung* dessin* imagen* imagem* imagens arte artes ilustra* dibujo* desenho*",
);
/** What else a machine makes: who names it refuses more than pictures. */
export const isOtherMade = list(
  "text* post* content* contents writing* written write* wrote prose poem* comment* stor* article* script* code* music* song* audio* video* slop material* anything nothing everything work works answer* title* caption* beitrag* inhalt* geschrieben* geschichte* musik* alles contenu* publication* texte* musique* ecrit* contenido* publicacion* musica* escrit* mensaje* conteudo* publicac* mensagem*",
);

/** 'On Fridays', 'le vendredi' */
export const isOnDay = list("on am an le les el los na no nas nos aos");

/** '… et d'expliquer', 'and to explain' */
export const isOfVerb = list("d de to zu a");

export const isFlairWord = list("flair flairs etiqueta etiquette");

/** What questions begin with. */
export const isAsking = list(
  "which what where how why who when should is are can does do will would could did has have am any anyone wieviel kann darf ist sind hat combien est es puis peut cuanto cuanta puedo hay quanto quanta posso tem welche* was wie wo warum soll quel* comment pourquoi que cual como donde qual onde porque",
);
