import type { ReadLanguage, Says } from "./says.ts";

/** What asking the moderators is said with. */
type Asking = {
  mods: string;
  /** Who the moderators are as well, where something says that they are asked. */
  team: string;
  us: string;
  our: string;
  ask: string;
  /** What they say or give. */
  leave: string;
  agree: string;
  /** What they say when they agree. */
  yes: string;
  decide: string;
  before: string;
  wait: string;
  without: string;
  /** To ask, and nothing else. */
  beg: string;
};

const ASKING: Record<ReadLanguage, Asking> = {
  en: {
    mods: "mod/mods/moderator/moderators/modteam/modmail",
    team: "team/staff/admin/admins",
    us: "us",
    our: "our",
    ask: "ask/asks/asked/asking/contact/contacting/message/messaging/write/writing/email/check/checking/clear/cleared/clearing/run/running/talk/talking/speak/reach/ping/pm/dm/drop/send/tell/consult/consulting/touch/word",
    leave:
      "permission/approval/approved/consent/authorization/authorisation/clearance/okay/ok/blessing/nod/agreement/preapproval/sign/signoff/yes/thumbs/verification/greenlight",
    agree: "agree/agreed/agrees/approve/approves/approved/okayed/nodded/confirmed/vetted/cleared",
    yes: "yes/ok/okay",
    decide: "decide/decides",
    before: "before/first/prior/beforehand/ahead/advance/until/unless",
    wait: "wait/waiting/until/once/unless",
    without: "without/unless/needs/need/require/requires",
    beg: "ask",
  },
  de: {
    mods: "mod/mods/moderator/moderatoren/moderatorin/moderation/modteam/modmail",
    team: "team",
    us: "uns",
    our: "unser*",
    ask: "frag*/kontaktier*/schreib*/schreibt/meld*/sprech*/sprich/sprecht/absprechen/abstimm*/klar*/klart/nachricht/anfrag*/wend*/hol*/bescheid",
    leave:
      "genehmigung/erlaubnis/zustimmung/freigabe/okay/ok/einverstandnis/absprache/rucksprache/segen/ja/einwilligung",
    agree: "zugestimmt/genehmigt/gefragt/zustimm*/genehmig*/nickt/genickt/abgenickt",
    yes: "ja/okay/ok",
    decide: "entscheid*",
    before: "vorher/vorab/zuerst/bevor/zuvor/erst/ehe/voraus",
    wait: "wart*/bis/sobald/nachdem",
    without: "ohne/braucht/brauchen/benotig*/nach/mit",
    beg: "fragen/fragt/frag/nachfragen/anfragen",
  },
  fr: {
    mods: "moderat*/modos/modo/mods/modmail",
    team: "equipe/staff",
    us: "nous",
    our: "notre/nos",
    ask: "demand*/contact*/ecri*/parl*/adress*/prevenez/prevenir/message/mail/mot/consult*/soumet*/voyez/voir/sollicit*/envoy*/pass*",
    leave: "accord/autorisation/permission/aval/approbation/validation/feu/oui/ok",
    agree: "accept*/approuv*/valid*/autoris*/accord*",
    yes: "oui/ok",
    decide: "decid*/tranch*",
    before: "avant/abord/prealable*/prealablement",
    wait: "attend*/sans/tant/jusqu",
    without: "sans/exige*/requier*/necessit*/avec/apres",
    beg: "demander/demandez/demande/demandes",
  },
  es: {
    mods: "moderador*/moderacion/mods/mod/modmail",
    team: "equipo",
    us: "nosotros/nos",
    our: "nuestr*",
    ask: "consult*/pregunt*/contact*/escrib*/pid*/ped*/habl*/mensaje/avis*/mand*/envi*/privado/comenta*",
    leave: "permiso/autorizacion/aprobacion/consentimiento/acuerdo/visto/ok/aval",
    agree: "acept*/aprueb*/aprob*/autoric*/autoriz*/confirm*/responda*",
    yes: "que si",
    decide: "decid*",
    before: "antes/primero/previamente/previa/previo",
    wait: "esper*/hasta/sin",
    without: "sin/requier*/necesit*/con/tras/previo/previa",
    beg: "pregunta/preguntad/preguntar/preguntas/consulta/consultad/consultar",
  },
  pt: {
    mods: "moderador*/moderacao/mods/mod/modmail",
    team: "equipe/equipa",
    us: "conosco/connosco/nos",
    our: "nossa/nosso",
    ask: "consult*/pergunt*/contat*/contact*/escrev*/pec*/pedir/pede/fale*/fala/falar/mensagem/mand*/cham*/envi*/combin*/avis*",
    leave: "permissao/autorizacao/aprovacao/consentimento/acordo/aval/ok/sim/luz",
    agree: "aceit*/aprov*/autoriz*/confirm*/respond*/deixar",
    yes: "sim",
    decide: "decid*",
    before: "antes/primeiro/previamente/previa/previo",
    wait: "esper*/aguard*/ate/sem",
    without: "sem/requer*/precis*/com/depois/apos",
    beg: "pergunta/pergunte/perguntem/perguntar/consulte/consultar",
  },
};

/** Every way to put them together: 'us' takes an asking and a before. */
export function sayLeave(language: ReadLanguage): string {
  const { mods, team, us, our, ask, leave, agree, yes, decide, before, wait, without, beg } =
    ASKING[language];
  const ours = `${team}/${us}`;
  return [
    `${leave} ~4 ${mods}`,
    `${mods} ~2 ${leave}`,
    `${leave} ~2 ${team}`,
    `${mods} ~5 ${agree}`,
    `${ask} ~2 ${leave} ~3 ${before}`,
    `${agree} ~4 ${mods}/${team}`,
    `${mods}/${team} ~6 ${yes}`,
    `${wait}/${before} ~6 ${ours} ~6 ${agree}`,
    `${wait}/${before} ~6 ${ours} ~6 ${yes}`,
    `${ask} ~6 ${mods} ~9 ${before}`,
    `${before} ~10 ${ask} ~4 ${mods}`,
    `${before} ~4 ${mods}`,
    `${ask} ~4 ${ours} ~4 ${before}`,
    `${ask} ~2 ${before} ~4 ${ours}`,
    `${before} ~12 ${ask} ~3 ${ours}`,
    `${ask} ~5 ${mods}/${ours} ~12 ${wait}`,
    `${without} ~2 ${leave} ~4 ${ours}`,
    `${our} ~1 ${leave}`,
    `${ask} ~3 ${us} ~3 ${leave}`,
    `${mods}/${team} ~6 ${decide}`,
    // 'Primero nos escribes', 'd'abord vous nous demandez'
    `${before} ~2 ${us} ~1 ${ask}`,
    `${us} ~1 ${ask} ~2 ${before}`,
    `${mods} ${before}`,
    // 'Erst fragen, dann posten'
    `${before} ${beg}`,
    `${beg} ${before}`,
  ].join(" | ");
}

/** That nobody has to be asked: the strongest welcome. */
export const UNASKED: Says = {
  en: "no need/reason to ask/check/request | don't ~1 ask/check first/permission/us/mods | no permission ~2 needed/required/necessary | without asking | don't need/have to ask",
  de: "ohne ~3 zu fragen | ohne ~1 anmeldung | muss* ~4 nicht ~2 fragen | braucht ~3 nicht ~2 fragen | niemanden ~2 fragen | niemand ~1 muss ~2 fragen/erlaubnis/bitten | um erlaubnis ~1 muss niemand | ungefragt",
  fr: "sans ~3 demander | sans ~1 permission | pas ~2 besoin ~3 demander | inutile de ~2 demander | personne a prevenir/demander | rien ~1 demander ~2 personne | n avez rien a demander",
  es: "sin ~2 pedir/preguntar ~1 | no ~4 pedir/preguntar ~1 permiso | no tienes/teneis/tiene/hay/necesitas/hace ~3 pedir/preguntar | no tienes/teneis/tiene/hay/necesitas/hace ~3 pedirle/preguntarle/pedirnos/avisar ~3 | no hace falta ~3 permiso/pedir/preguntar/avisar/consultar | sin ~1 permiso ~2 de nadie | nada que ~2 pedir/preguntar",
  pt: "sem ~2 pedir/perguntar ~1 | nao ~2 preciso/precisa/precisam ~1 pedir/perguntar ~1 | nao precisa ~2 autorizac*/permiss* | nada a ~1 pedir/perguntar",
};
