import type { UnwantedKind } from "../../policy.ts";

/** What asks readers to take part, join, follow or win. */
export const OFFERS = {
  survey: {
    word: "surveys and searches for participants",
    signs: [
      /\b(?:surveys?|questionnaires?|polls?|umfrage|encuesta|sondage|participants?|respondents?|teilnehmer\w*|(?:my|our|market|a|this|for an?|psychology|phd|master['’]?s) (?:\w+ ){0,2}(?:study|research|thesis|dissertation)|research on|we are interviewing|bachelorarbeit|masterarbeit)\b/,
      /\b(?:\w+ minutes?|anonym\w+|fill (?:in|out|it)|answer (?:\d+|a few|some|ten|these)|answers help|take (?:part|my|our|this|it|the)|participat\w+|respon(?:d|ses)|please vote|you qualify|over 18|vouchers?|gift cards?|(?:i|we) (?:need|pay) \d+|brauche noch|link (?:in|below)|(?:google|short|the|this|my|our) form|forms\.|\/forms?\b|pick a slot|talk to me|[5-9] questions|10 questions)\b/,
      /^(?!\W{0,3}\[?results?\b)/,
    ],
  },
  recruit: {
    word: "searches for people and offers of work",
    signs: [
      /^[^\n]*(?:\[(?:hiring|hobby|paid|rev ?share|recruiting)\]|\b(?:hiring|recruiting|recruits|(?:looking|want(?:ing)?|hoping|trying|need) to hire|hire (?:someone|somebody|an?))\b)|\b(?:wanted|needed|seeking|looking for|searching for|need (?:an?|\d|two|three|some|more)|join (?:us|our|my)|we want)\b[^.?!\n]{0,60}\b(?:artists?|composers?|developers?|devs?|programmers?|coders?|designers?|writers?|editors?|drummers?|bassists?|singers?|guitarists?|vocalists?|actors?|actress(?:es)?|players?|members?|co-?founders?|volunteers?|moderators?|testers?|linguists?|translators?|bookkeepers?|freelancers?|teammates?|partners?|interns?|engineers?|animators?)\b|\b(?:artists?|composers?|developers?|programmers?|designers?|writers?|editors?|drummers?|bassists?|singers?|guitarists?|actors?|co-?founders?|volunteers?|testers?|bookkeepers?|two|\d) (?:[\w-]+ ){0,3}(?:wanted|needed|for an? (?:\w+ ){0,4}(?:game|campaign|short|film|band|raid))\b|\bneed \d more\b/,
      /\b(?:paid|unpaid|pay(?:s|ing)?|rev ?share|equity|rates?|hours? (?:a|per) (?:week|month)|portfolio|cv|resume|apply|send (?:me|your|a|us)|write to me|dm|comment your|invite|rehearse|credit|experience|beginners|remote|an hour|deadline|have a mic|tell me|we use|age doesn['’]?t matter)\b/,
    ],
  },
  vacancy: {
    word: "job adverts",
    signs: [
      /^[^\n]*\((?:m\/w\/d|w\/m\/d|m\/f\/d|f\/m\/d|h\/f|f\/h|m\/v\/x)\)|\b(?:wir suchen|wir stellen ein|stellenangebot|verstärkung gesucht|recherche|recrute|recrutons|cherche(?:ons)?|offre d['’]emploi|buscamos|se busca|se necesita|estamos (?:buscando|contratando)|procura-se|procuramos|vaga (?:de|para)|cerchiamo|cercasi|offerta di lavoro|wij zoeken|vacature|szukamy|zatrudnimy|oferta pracy)\b/,
      /\b(?:bewerb(?:ung|t|en)|lebenslauf|unbefristet|vollzeit|teilzeit|gehalt|quereinsteiger|cdi|cdd|alternance|télétravail|salaire|votre cv|candidature|enviar (?:el )?cv|mandar (?:el )?cv|su cv|currículum|sueldo|salario|jornada|turno|presencial|currículo|enviar currículo|salário|clt|home office|inviare (?:il )?cv|stipendio|tempo indeterminato|sollicit\w+|salaris|uur per week|wynagrodzenie|umowa o pracę|etat)\b/,
    ],
  },
  giveaway: {
    word: "giveaways and raffles",
    signs: [
      /\bgive-?aways?\b|\bgiving away\b|\braffl(?:e|es|ing)\b|\benter (?:to win|my|our|the)\b|^[^\n]*\bwin an?\b|\b(?:promo|lifetime|redeem|gift|\d+ (?:\w+ )?)codes?\b|\b\d+ (?:\w+ )?keys\b|\bfree (?:[\w-]+ ){0,2}(?:codes?|keys?|licen[cs]es?|cuttings)\b/,
      /\b(?:draw|winners?|entr(?:y|ies)|ends (?:on|sunday|\w+day)|first (?:come|\w+ who|\d+)|comment (?:a|your|below)|leave a comment|tag a friend|random|you['’]?re in|worldwide|tell me which)\b/,
    ],
  },
  playlist: {
    word: "playlists",
    signs: [
      /\bplaylists?\b|\/playlist\/|^[^\n]*\b(?:\d+ tracks of|\d+ bpm (?:[\w-]+ )?mix|running mix)\b/,
      /\b(?:my|mine|i (?:made|update|put together)|curated|follow|save|submit|links? (?:below|here)|updated)\b/,
      /^(?![^\n]*\b(?:why|how|which|is there)\b)/,
    ],
  },
  gate: {
    word: "downloads that ask for a follow, a comment or an address first",
    signs: [
      /(?<!\b(?:i|we) )\b(?:follow|subscribe|like and follow|upvote|share|comment)\b[^.!?\n]{0,60}\b(?:to (?:get|unlock|enter)|for the password|(?:and )?i['’]?ll (?:send|dm|message|reply)|so that i can (?:message|dm))\b|\b(?:everyone|everybody|those|first \d+) who (?:comments?|follows?)\b|\bopens? once you(?:['’]ve| have) followed\b|\bscreenshot that you follow\b|\bfor free: just join\b/,
    ],
  },
  group: {
    word: "searches for players, clans and friends to play with",
    signs: [
      /\b(?:lfg|lfm|looking for (?:[\w-]+ ){0,3}(?:team|players?|friends|people to play)|need \d more|clan (?:is )?recruiting|recruiting (?:active |new )?members|players? (?:needed|for an?)|add me)\b/,
    ],
  },
} satisfies Record<string, UnwantedKind>;
