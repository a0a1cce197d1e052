import { type Language, foldLetters } from "./detect-language.ts";

const ORDER: Language[] = ["de", "fr", "es", "pt", "it", "nl", "pl"];

/**
 * What the catalogue calls a topic | how words for it begin in German | French | Spanish | Portuguese |
 * Italian | Dutch | Polish, folded. A beginning with '=' is the whole word.
 */
const TABLE = `
accounting invoices freelance|rechnung buchhalt beleg =steuer steuern umsatzsteuer|factur comptab impot devis|factur contab impuest|fatura contab =nota =notas imposto|fattur contab forfett partita|factu boekhoud belasting|faktur ksiegow podat
freelance self employed|freiberuf selbststandig selbstandig kleinunternehm|independant freelance autoentrepreneur|autonom freelanc|autonom freelanc =mei|freelanc autonom|=zzp zzper freelanc|freelanc samozatrud
small business|unternehmen =betrieb betriebe handwerksbetrieb|entreprise commerce tpe|negocio empresa pyme|empresa negocio|impres aziend|bedrijf ondernem|firm biznes przedsieb
personal finance budget|haushaltsbuch sparen =geld finanzen budget|=budget epargne argent finances|ahorro dinero finanz presupuest|dinheiro financ orcament poupan|risparm soldi finanz|geld spaar budget|pieniadz budzet oszczed finans
investing stocks|aktien =etf borse geldanlage|bourse investiss|inversion bolsa acciones|investimento =bolsa =acoes|investiment =borsa azioni|beleg aandel beurs|inwest gield akcj
programming developer software|programmier entwickler bibliothek =code schnittstelle|developpeu programm bibliotheque logiciel|programador programacion desarroll libreria|programador programacao desenvolv biblioteca|programma sviluppa libreria|programmeur ontwikkelaar programmeren|programist biblioteka oprogramow
open source self hosted|quelloffen quelltext selbst-host selbstgehost freie-software|libre auto-heberg heberge|codigo-abierto autoaloj|codigo-aberto autohosped|=libero open-source =server|opensource zelf-host|otwart zrodl licencj
app android iphone|=app =apps handy smartphone|appli application|=app aplicacion movil|=app aplicativo celular|=app applicazione|=app mobiel|aplikacj =apka telefon
website web|webseite website internetseite|site =web|sitio pagina =web|=site pagina|=sito pagina|website webpagina|=strona =strone stron
video game indie game|=spiel spiele videospiel computerspiel aufbauspiel|=jeu =jeux|juego videojuego|=jogo jogos|gioco videogioc gestionale|=spel game videospel|=gra =gre =gry gier
board game card game|brettspiel kartenspiel|jeu-de-societe plateau|juego-de-mesa cartas|tabuleiro|gioco-da-tavolo|bordspel kaartspel|planszow karcian
novel book author fiction|roman buch taschenbuch erzahl schriftstell|roman livre romancier autoedit polar|novela libro cuento escrit|romance livro escrit|romanzo libro autopubblic|roman boek schrijv|powiesc ksiazk opowiad autor
historical fiction history|histori geschicht|histori|histori|histori|storic storia|histori geschieden|histor
fantasy novel|fantasy|fantasy fantastique|fantasia|fantasia|fantasy|fantasy|fantasy fantas
crime mystery novel|krimi kriminal|policier polar|policiac crimen|policial crime|giallo|misdaad|kryminal
poetry poems|gedicht lyrik|poeme poesie|poema poesia|poema poesia|poesi|gedicht poezie|wiersz poezj
children picture book parents|kinderbuch bilderbuch|album-jeunesse jeunesse|infantil|infantil|bambin|prentenboek kinderboek|dzieci
comics webcomic|comic|bande-dessinee =bd|comic historieta|quadrinho tirinha|fumett|strip|komiks
podcast|podcast|podcast balado|podcast|podcast|podcast|podcast|podcast
music band album|band musik album lied|groupe-de musique chanson album|banda musica cancion disco|banda musica album|gruppo-musicale musica canzon|band muziek album|zespol muzyk plyt winyl rock
film cinema|film kino|cinema film|cine pelicula|cinema filme|cinema film|film bioscoop|film kino
youtube channel video|youtube kanal|youtube chaine|youtube canal|youtube canal|youtube canale|youtube kanaal|youtube kanal
photography|fotograf|photograph|fotograf|fotograf|fotograf|fotograf|fotograf
drawing illustration sketching|zeichn illustr|dessin illustr croquis|dibuj ilustr|desenh ilustr|disegn illustr|teken illustr|rysun ilustr
watercolor painting|aquarell malen malerei|aquarelle peinture|acuarela pintura|aquarela pintura|acquerell pittura|aquarel schilder|akwarel malow
pottery ceramics handmade|keramik topfer|ceramique poterie|ceramica alfarer|ceramica|ceramic|keramiek pottenbak|ceramik kubk glin
woodworking handmade|holz schreiner tischler|bois menuis|madera carpinter|madeira marcenar|legno falegnam|hout timmer|drewn stolar
sewing knitting crochet|nahen stricken hakel|couture tricot crochet cousu|costur tejer tejid crochet|costur croche tric|cucit maglia uncinett|naaien genaaid breien haken|szyc dziewiar szydel
handmade crafts|handgemacht handarbeit|artisan fait-main|artesan hecho-a-mano|artesan feito-a-mao|artigian fatto-a-mano|handgemaakt ambacht|recznie rekodziel
leather|leder|cuir|cuero|couro|cuoio pelle|leer|skor
jewelry|schmuck|bijou|joyer|joia|gioiell|sieraad sieraden|bizuter
cooking recipes food|koch rezept essen|cuisine recette repas|cocina receta comida|cozinha receita comida|cucina ricett pasta|koken recept eten|kuchn przepis gotow
coffee espresso roaster|kaffee rosterei|cafe torref|cafe tostad|cafe torra|caffe torref|koffie brander|kawa kaw palarn
bread baking|brot backen backerei|pain boulang|pan-de panader|=pao padaria|=pane forno|brood bakker|chleb piekar
beer brewing|bier brauer|biere brass|cerveza cervecer|cerveja cervejar|birra birrific|bier brouwer|piwo browar
wine|wein winzer|=vin vigner|=vino bodega|vinho vinicola|=vino cantina|wijn|wino winnic
restaurant cafe|restaurant gaststatte|restaurant bistrot|restaurante|restaurante|ristorant osteria|restaurant eetcaf|restaurac
vegan vegetarian|vegan vegetar|vegan vegetar|vegan vegetar|vegan vegetar|vegan vegetar|vegan vegetar|wegan wegetar
gardening vegetable garden|garten gemuse beet|jardin potager|jardin huerto huerta|jardim horta jardin|giardin orto|tuin moestuin|ogrod dzialk grzad
beekeeping honey bees|imker bienen honig|apicul abeille =miel|apicult abeja =miel|apicult abelha =mel|apicolt =api miele|bijen imker honing|pszczel pszczol miod
electricians electrical work|elektriker elektrobetrieb elektroinstall|electricien|electricista|eletricista|elettricist|elektricien|elektryk
plumbing heating|klempner sanitar heizungs|plombier chauffagiste|fontaner|encanador|idraulic|loodgieter|hydraulik
flashcards anki studying|karteikart vokabel|flashcard cartes-memoire|flashcard tarjetas-de-estudio|flashcard|flashcard|flitskaart|fiszk
house plants|zimmerpflanz pflanzen|plantes|plantas|plantas|piante|kamerplant planten|roslin
trees planting nature conservation|baume aufforst naturschutz wald|arbres foret reboise|arboles bosque reforest sembr|arvores mata plantio reflorest|alberi bosco|bomen natuur bos|drzew las przyrod
solar photovoltaic balcony|balkonkraftwerk photovolt solar|solaire photovolt|solar fotovolt|solar fotovolt|solare fotovolt|zonnepane|fotowolt solar
home improvement diy|heimwerk renovier handwerk bohren|bricol renov|bricolaj reforma|reforma marcenaria|fai-da-te ristruttur|klus verbouw|remont majsterk
landlords rent apartment roommates|vermieter miete wohnung =wg|locat loyer coloc apparte|alquil inquilin departament|aluguel inquilin apartament|affitt coinquilin appartament|huur verhuur huisgenot|najem wynaj mieszkan
bicycle cycling|fahrrad radweg rader radfahr|velo cyclis|bici ciclis|biciclet ciclis bike|bici ciclis|fiets|rower
motorcycles|motorrad|=moto motard|motociclet motoc|=moto motoc|=moto motoc|motorfiets motorcaf|motocykl
cars|auto-werkstatt autos|voiture|=coche =coches =auto =autos|=carro =carros|automobil|=auto autorijden|samochod
trains railway public transport|=bahn bahnhof zug anschluss|=train gare sncf|tren ferrocarril|=trem ferrovi|treno binario stazion coincidenza|trein spoor|pociag kolej
hiking trails mountains|wander berg|randonn sentier montagne|senderis montana camino|trilha caminhada levada|escursion sentier cammin trekking|wandel|szlak gor wedrow
travel hotel hostel|reise unterkunft|voyage auberge hotel|viaje hostal albergue|viagem hospeda pousada|viaggi ostello passeggiat|reizen herberg|podroz hostel nocleg
running fitness training|laufen fitness training|course-a-pied fitness entrain|correr entrenam gimnas|corrida treino academia|corsa allenament palestra|hardlop trainen sportschool|biegan trening silown
yoga meditation|yoga medita|yoga medita|yoga medita|yoga medita|yoga medita|yoga medita|joga medyta
football soccer|fussball|football|futbol|futebol|calcio|voetbal|pilka pilkar
health doctors nurses|pflege arzt gesundheit krank|sante medecin infirm|salud medic enferm|saude medic enferm|salute medic infermier|zorg arts verpleeg|zdrow lekarz pielegn
therapy mental health|therap psych|therap psych|terap psicolog|terap psicolog|terap psicolog|therap psych|terap psycholog
teachers school|lehrer schule unterricht|professeur enseign ecole|profesor maestro escuela|professor escola|insegnant scuola|leraar onderwijs school|nauczyciel szkol
university students studying exam|studier studium student prufung|etudiant examen bac|estudiant examen universi|vestibular =enem estud aluno|student esame universi|student examen stud|student matur egzamin
language learning|sprachkurs sprache-lernen deutschkurs deutsch-lernen|apprendre-le cours-de-langue|idioma ingles curso-de-ingles|idioma ingles curso-de-ingles|lingua corso-di-lingua|taalcursus cursus-spreken nieuwkomer|kurs-polskiego jezyk
online course|kurs onlinekurs|cours formation|curso taller|curso aula|corso lezion|cursus|kurs warsztat
creative writing workshop|schreibwerkstatt kreatives-schreiben|atelier-d-ecriture ecriture|escritura-creativa taller-de-escritura|escrita-criativa|scrittura racconto|schrijfcursus|pisani
career jobs resume|bewerbung lebenslauf karriere|=cv emploi recrut|curriculum empleo trabajo-remoto|curriculo emprego carreira|curriculum lavoro|sollicit vacature baan|=cv praca kariera
marketing social media|marketing werbung|marketing publicit|marketing publicidad|marketing publicidade|marketing pubblicit|marketing reclame|marketing reklam
web design agency|webdesign webagentur|webdesign agence-web|diseno-web|web-design|web-agency|webdesign webbureau|strony-internetowe
pets dogs cats|hund katze haustier|chien chat animaux|perro gato mascota|cachorr gatos pet petshop tosa|cane cani gatto gatti|hond kat huisdier|pies psy kot koty zwierz
charity volunteers|ehrenamt spende verein burgerinitiative|benevol association dons|voluntari donaci padrino|voluntari doac mutir|volontari donazion raccogliamo|vrijwillig goed-doel|wolontar fundacj zbiork
zero waste repair recycling|reparier mull nachhaltig recycl|repar recycl dechets|repar recicl basura|reparo recicl lixo|ripar ricicl rifiuti|repar recycl herstel|napraw recykl smieci
climate environment|klima umwelt|climat environn|clima ambiente|clima ambiente|clima ambiente|klimaat milieu|klimat srodowisk
fashion clothing|mode kleid|mode vetement|moda ropa|moda roupa|moda abbigliament|mode kleding|moda odziez ubran
cosmetics skincare|kosmetik hautpflege|cosmetique soin|cosmetic piel|cosmetic pele|cosmetic pelle-viso|cosmetica huidverzorg|kosmetyk
tattoo|tattoo tatow|tatou|tatuaj|tatuag tatuad|tatuagg|tattoo tatoeag|tatuaz
moving local service|umzug|demenag|mudanza|mudanca|trasloch|verhuiz|przeprowadzk
translation proofreading editing|lektorat korrektorat ubersetz|relecture traduct correction|correccion traducc|revisao-de traduc|correzione traduzion|correctie vertal redactie|korekt redakcj tlumacz
newsletter blog|newsletter|newsletter|boletin newsletter|newsletter|newsletter|nieuwsbrief|newsletter
artificial intelligence|=ki kunstliche|=ia intelligence-artificielle|=ia inteligencia-artificial|=ia inteligencia-artificial|=ia intelligenza-artificiale|=ai kunstmatige|=ai sztuczn
appointment scheduling|termin buchungs|rendez-vous reserv agenda|agenda turnos reserva citas|agend|prenota appuntament|afspra|rezerwac umawi
ecommerce online shop|onlineshop =shop handler|boutique-en-ligne e-commerce|tienda|loja|negozio-online e-commerce|webshop webwinkel|sklep
role playing games fantasy|rollenspiel|jeu-de-role|juego-de-rol|rpg|gioco-di-ruolo|rollenspel|fabularn
roguelike|roguelit roguelik|roguelit roguelik|roguelit roguelik|roguelit roguelik|roguelit roguelik|roguelit roguelik|roguelit roguelik
backpack camping gear|rucksack zelt|sac-de-rando sac-a-dos tente|mochila carpa|mochila barraca|zaino tenda|rugzak tent|plecak namiot
`;

type Row = { topic: string; beginnings: string[] };

let rows: Record<Language, Row[]> | null = null;

/** The topics of a text in another language, in the catalogue's own words, each once. */
export function findTopicWords(text: string, language: Language): string[] {
  rows ??= readTable();
  const words: string[] = foldLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const joined = ` ${words.join("-")}`;
  const has = (beginning: string) => {
    if (beginning.startsWith("=")) return words.includes(beginning.slice(1));
    if (beginning.includes("-")) return joined.includes(beginning);
    return words.some((word) => word.startsWith(beginning));
  };
  return rows[language].filter(({ beginnings }) => beginnings.some(has)).map(({ topic }) => topic);
}

function readTable(): Record<Language, Row[]> {
  const lines = TABLE.trim()
    .split("\n")
    .map((line) => line.split("|"));
  const rowsOf = (column: number) =>
    lines.map(([topic = "", ...beginnings]) => ({
      topic,
      beginnings: (beginnings[column] ?? "").split(" ").filter(Boolean),
    }));
  return Object.fromEntries(ORDER.map((language, i) => [language, rowsOf(i)])) as Record<
    Language,
    Row[]
  >;
}
