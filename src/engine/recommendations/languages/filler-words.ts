import type { Language } from "./detect-language.ts";

const read = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/**
 * Words, folded, that say nothing about a topic although a community may be known by them: those that any text can
 * have, and what a language and its countries are called. They do not tell the language: some are of several.
 */
export const FILLER_WORDS: Record<Language, ReadonlySet<string>> = {
  de: read(`ab beim beide dabei dann dazu diese dieser dieses euer eure etwas ganz gerne gut heute hier jahr jahre jahren jeden kleine
    kleinen kleiner leben lieber machen mal monat neu neue neuen neuer oder ohne pro selbst sowie statt tag tage uns viel viele wochen
    zeit zwei zwischen deutsch deutsche deutschen deutscher deutschland osterreich schweiz`),
  fr: read(`ainsi alors ans apres aujourd autre autres avant bien bon bonne chose depuis encore ensemble etes faire fait grand grande
    ici jour jours jamais meme mieux mois moins monde nouveau nouvelle nouvelles petit petite petits peu pendant plusieurs premier
    puis quand sans seul seule semaine soit sommes souvent temps toujours trop trois vie vraiment francais francaise france`),
  es: read(`ademas ahora algo ano anos antes aqui bien bueno casi contra cosas cualquier dia dias despues dos durante ella ellos entonces
    eres era forma gran grande hacemos hacer hay hoy mejor mes meses mientras mucho muchos nada nueva nuevo nuevos nunca otra otro otros
    poco primero porque semana semanas siempre tres vez vida argentina argentinas argentino chile colombia espana espanol mexico peru`),
  pt: read(`agora ainda ano anos antes aqui bem bom coisa depois dia dias dois durante ela eles entao era gente grande hoje lugar melhor
    mes meses mesmo muita muitos nada nova novo novos nunca outra outro outros pouco porque pra primeiro quer semana sempre sobre tem
    todas todos toda todo tres vez vida brasil brasileiro portugal portugues`),
  it: read(`adesso altri altro ancora anni anno bene buon cosa cose dopo due era fare fatto giorni giorno gruppo grande insieme mai meglio
    mese mesi mio molti nuova nuove nuovi nuovo oggi ora parte piccola piccoli piccolo poi poco prima primo proprio qui quindi sempre
    settimana siamo solo stesso tre vita volta italia italiana italiano italiani`),
  nl: read(`anders beetje beste daar dag dagen dan deze dus eigen elk ander andere goed goede gewoon groot heel hier iets iedereen ieder
    ieders jaar jaren klein kleine leven maand maanden maken meest nieuw nieuwe nooit nu samen sinds staat steeds tijd tussen twee vaak
    vanaf veel via vooral waarom want week weken welke welk werd wil zelf zo nederland nederlands nederlandse`),
  pl: read(`albo bo byc bylo caly chce ci dalej dni dobry dwa dzien innych inne je jestem jeszcze kiedy lat lata lub ma mam miesiac mnie moze
    na nad nam nas nic nowa nowe nowy niz ona one potem przed razem rok roku sama sam tak taki tam te tego tej ten ta tego tylko tym
    tygodniu wiele wiec wszyscy zawsze zycie polska polski polskie polskiego polsku`),
};
