import type { Language } from "./detect-language.ts";

/**
 * For each language what a subject is called | how people say it, as in reading/subjects | the communities of that
 * language that are about it.
 */
export const SUBJECTS_BY_LANGUAGE: Record<Language, string> = {
  de: `
money|finanz*,steuer*,euer,rechnung*,buchhalt*,beleg*,haushaltsbuch,budget*,spar{en,plan*},versicherung*,kredit*,rente*,depot*,etf(s),aktie*,geldanlage*,kleinunternehm*,freiberuf*,datev|finanzen
early retirement|finanzielle freiheit,finanzielle unabhangigkeit,frugalis*|firegermany finanzen
computing|software*,programmier*,entwickler*,quelloffen*,open source,selbst gehostet,selfhost*,server*,linux,docker,datenbank*,it sicherheit|de_edv
work in computing|softwareentwickler*,informatiker*,informatik,quereinstieg it,programmierkurs*|informatikkarriere
artificial intelligence|chatgpt,ki,kunstliche intelligenz,sprachmodell*|chatgpt_de ki_welt
solar power|balkonkraftwerk*,photovoltaik,solar*,wechselrichter*|balkonkraftwerk deutschephotovoltaik
building and renovating|hausbau*,renovier*,sanier*,heimwerk*,handwerk*,baustelle*|hausbau
homes and furniture|mobel*,einrichtung*,wohnaccessoires,wohnkultur,lampen|wohnkultur daheim
road bikes|rennrad*,gravel*,radsport*|rennrad
motorcycles|motorrad*,biker*|motorraddeutschland motorrad
railways|bahn,bahnfahr*,zug,zuge,fahrplan*,deutschlandticket,db,zugreise*|bahn
horses|pferd*,reiten,reiter*,reitsport*,reitstall*|reitsport
medical studies|medizinstud*,physikum,famulatur|medizinstudium
nurseries and kindergartens|kita(s),kindergart*,erzieher*|erzieher
public service|offentlicher dienst,verwaltung*,behorde*,beamte*|oeffentlicherdienst
climate|klima*,energiewende,co2|klimawandel
abandoned places|lost places,verlassene orte,urbex|lostplacesdeutschland
cooking|kochen,rezept*,kochbuch*,kochkurs*|kantine
music|musik*,band,album,konzert*|musik
police|polizei*|polizei
martial arts|kampfsport*,boxen,judo,karate,mma|kampfsport
second-hand clothes|second hand,vinted,gebrauchte kleid*|vinteddeutschland
television crime|tatort|tatort
`,
  fr: `
money|finances,epargne*,budget*,bourse,investi*,etf(s),pea,assurance vie,impot*,credit*,patrimoine|vosfinances vossous
free software|logiciel(s) libre(s),open source,linux,auto heberg*|linuxfr
computers|pc gamer,ordinateur*,carte graphique|pcmasterracefr
work|emploi*,cv,recrut*,entretien d embauche,reconversion,carriere*,lettre de motivation|emploi conseilboulot
students|etudiant*,partiels,licence,prepa*,universit*|etudiants
engineers|ingenieur*,ecole d ingenieurs|ingenieurs
hiking|randonn*,trek*,gr20,sentier*,bivouac*|randonneur
travel|voyage*,backpack*,tour du monde|voyageons
running|course a pied,running,coureur*,marathon*,trail|runningfr
fitness|musculation,fitness,salle de sport,entrainement*|fitnessfrance
health|sante,medecin*,symptome*,infirmier*|questionsante
do-it-yourself|brico*,renov*,travaux,menuiserie,outillage|brico
cars|voiture*,automobile*,garage*,auto ecole|voiture
coffee|cafe de specialite,torrefact*,espresso,expresso|cafecafecafe
nature|nature,permaculture,ecolog*,potager*,zero dechet|naturellement
wild plants|plantes sauvages,cueillette|plantessauvages
drawing|dessin*,illustrat*,bande dessinee,bd|dessin
music|musique*,chanson*,album,ep,rappeur*,groupe de musique|musique
rap|rap,rappeur*,hip hop|frenchrap
fashion|mode,vetement*,couture|mode
things that last|durable*,reparable*,pour la vie|achatpourlavie
playing and trading cards|cartes a collectionner,jeux de cartes,magic,pokemon|jaimelescartes
second-hand clothes|vinted,seconde main,friperie*|vinted_france
mobile contracts|forfait* mobile*,operateur*|meilleurforfaitmobile
science|science*,vulgaris*|sciencepure
artificial intelligence|chatgpt,ia,intelligence artificielle|chatgpt_fr
photographs of France|photos de france|francepics
chess|echecs|echecs
work in computing in Quebec|quebec informatique|quebecti
`,
  es: `
money in Spain|irpf,hacienda,espana ahorro,inversion* espana,fondos indexados|spainfire
money in Mexico|sat,cfdi,afore,cetes,mexico finanzas,finanzas mexico|mexicofinanciero
money in Chile|chile finanzas,finanzas chile,uf,cuenta rut|finanzaschile
money in Colombia|colombia finanzas,finanzas colombia,dian|colombiafinanciera
money in Peru|peru finanzas,finanzas peru,sunat|perufinanzas
business in Argentina|argentin* {negocio,pyme,comercio,monotributo}*,monotribut*,mercado pago,afip,emprend* argentin*,pymes argentin*|negociosargentina
programming in Mexico|programa* mexic*,mexic* programa*,desarrollador* mexic*|taquerosprogramadores
programming in Chile|programa* chile*,informatic* chile*|chileit
technology|tecnolog*,programaci*,programador*,software,codigo abierto,open source,aplicacion movil|tecnologia
video games|videojuego*,juego* de steam,gamer*,consolas|esgaming
video games in Argentina|videojuego* argentin*,argentin* videojuego*|argaming argengaming
video games in Chile|videojuego* chilen*,chilen* videojuego*|chilegames
films|cine,pelicula*,cortometraje*,largometraje*|escine cine
series|series|esseries
poetry|poe{ma,mas,sia,ta,tas}|poesia
philosophy|filosof*|filosofia
remote jobs|trabajo* remoto*,teletrabajo|trabajosremotos
cars in Mexico|auto* mexic*,taller mecanic*|autosmexico
crypto|cripto*,bitcoin|criptomonedas
studying in Chile|paes,universi* chile*,educaci* chile*|educacionchile
Warhammer|warhammer,miniaturas|warhammer40kesp
`,
  pt: `
investing|investi*,acoes,fii(s),renda fixa,bolsa,tesouro direto,dividendos,corretora*|investimentos
household money|financ*,orcamento*,dinheiro,gastos,contas,boleto*,mei,das,nota fiscal,economizar,salario*|financaspessoais
extra income|renda extra,ganhar dinheiro|rendaextra
money in Portugal|irs,recibos verdes,certificados de aforro,poupan* portugal|literaciafinanceira
programming|programa{cao,dor,dores,r},desenvolvedor*,python,codigo aberto,open source,software,dev(s),ti|devbr
careers|carreira*,curriculo*,emprego*,vaga(s),entrevista* de emprego,linkedin|conselhodecarreira
studying|estudar,estudos,para estudantes,plano de estud*,enem,vestibular*,concurso*,prova(s),redacao|estudosbr
university|faculdade*,universi*,graduacao|faculdadebr
mathematics|matematica|matematicabrasil exatas
books|livro*,romance(s),leitura,leitor*,autor independente|clubedolivro
books in Portugal|livro* portugal|livrosportugal
comics|quadrinho*,hq(s),tirinha*,mangas|quadrinhos
drawing|desenh*,ilustra*|desenhos
video games|jogo* {indie,digital,eletronico,de steam}*,videogame*,steam|jogosbrasil videogamesbrasil
table-top role-playing|rpg de mesa,mestre de rpg,tormenta,rpg|tormenta_20
music|musica*,banda,album,cantor*|musicabr
metal|metal,rock pesado|metalbrasil
guitar|guitarra*,violao|guitarras
films|cinema,curta metragem,filme*|cinemabrasileiro
coffee|cafe(s) especia*,torrefacao,cafe torrado,grao* de cafe|cafebrasil
cheese|queij*|queijos
barbecue|churrasc*|churrasco
plants|planta(s),jardim,jardinagem,horta*,suculenta*|plantasbrasil
bicycles|bicicleta*,ciclis*,pedal,bike(s)|bicicletasbrasil
tattoos|tatua*|tatuagem
architecture|arquitet*|arquitetura
hair|cabel*,cabeleireir*|cabelosdobrasil
home|casa,decora*,reforma*,marcenaria|tudocasa
photographs|fotograf*|eutireiumafoto
property in Portugal|imobiliar* portugal,arrendamento|imobiliarioemportugal
economy|economia|economia
men's fashion|moda masculina|modamasculina
`,
  it: `
money|finanz*,risparm*,investi*,etf,conto deposito,budget,tasse,forfett*,partita iva,fattur*,mutuo*,pensione*,bollo|italiapersonalfinance
computing|informatic*,programma{tore,tori,zione},software,sviluppator*,open source,linux,python,app gratuita,server|italyinformatica
hardware|hardware,pc fisso,assembla* pc|italyhardware
writing|scrittura,racconti,romanz*,scrittor*,autopubblic*|scrittura
travel|viagg*,cammin{o,i},itinerari*,ostello*,turis*,escursion*,trekking|viaggiita
fitness|palestra,allenament*,fitness,corsa,personal trainer|italyfitness
`,
  nl: `
money|geld,financ*,budget*,spaar*,sparen,hypothe*,belasting*,zzp*,facturen,boekhoud*,verzekering*|geldzaken
early retirement|financieel onafhankelijk,fire,eerder stoppen met werken|dutchfire
investing|beleg*,aandelen,etf(s),beurs|beleggen
saving|zuinig*,bespar*,tweedehands|zuinig
do-it-yourself|klus*,verbouw*,renov*,gereedschap*,timmer*|klussers
plants and gardens|tuin*,moestuin*,planten,kamerplant*,zaden|groenevingers
motorcycles|motorfiets*,motorrijd*|motorfietsen
repairing cars|autoklus*,auto onderhoud,auto reparatie*|autoklussers
running|hardlo*,marathon*|hardlopen
work|sollicit*,baan,banen,werkgever*,loopbaan*,cv,vacature*|werkzaken
history|geschieden*|geschiedenis
vegan food|vegan*,plantaardig*|vegannl
things that last|duurzame spullen,levenslang,reparabel*|biflnl
metal|metal|metaalfanaten
bitcoin|bitcoin,crypto*|bitcoinnl
`,
  pl: `
investing|inwest*,gield*,etf,obligacj*,oszczedn*,akcj*,ike,ikze|inwestowanie
books|ksiazk*,powiesc*,czyteln*,opowiadan*,ebook*|ksiazki
universities|studia,student*,uczelni*,doktorat*,praca magisterska,matura*|nauka_uczelnia
`,
};
