import type { Says } from "./says.ts";

/** Words that say what is done with the thing beside them, whatever it is called. */
export const LEADS = {
  /** What comes behind is refused: 'No …', 'We don't do …', 'No se permiten …'. */
  refused: {
    any: "✘",
    en: "no | no more | refrain from posting | stop posting | we don't/won't/do/will not? do/host/want/accept/allow/write/solve ~1 | don't/never post/share/submit/upload | do not post/share/submit/upload | prohibited : | not allowed :",
    de: "kein* | wir machen/wollen/erlauben/dulden/schreiben/losen ~1 kein* | bitte/auch kein* | postet/teilt/zeigt/veroffentlicht ~1 kein* | verboten sind | verboten :",
    fr: "pas de/d | pas non plus de/d | aucun/aucune | on/nous ne faisons/fait/voulons/veut/acceptons/accepte pas | ne postez/publiez/partagez pas de/d | interdit* :",
    es: "no se permite/permiten/admite/admiten/acepta/aceptan | no hacemos/aceptamos/permitimos/queremos | nada de | no publiques/publiqueis/publiquen/publicar/subas/subais/pongas/compartas | prohibid* | quedan/queda prohibid* | ningun/ninguna | sin",
    pt: "nao e/sao permitid*/aceit* | nao fazemos/aceitamos/permitimos/queremos | nada de | nao poste/postem/publique/publiquem/publiques/compartilhe/partilhe | proibid* | fica/ficam/e/sao proibid* | nenhum/nenhuma | sem",
  },
  /** What stands before goes to the community behind: '… go to r/…', '… gehören nach r/…'. */
  sent: {
    any: ": | ? | ,",
    en: "that's | go/goes/belong/belongs/fit/fits/live in/to/on/over/into/at | should/can/must go/be in/to/posted/asked in?/on? | are/is for | try | see | use | over to/at/in | take ~6 to | please use | have their own",
    de: "gehor*/kommen/kommt/passt/passen nach/in/zu/auf | bitte in/nach/auf/bei | ab nach/in | nach | in | besser/lieber in/nach/auf/bei | dafur gibt es",
    fr: "c est | c est sur | va/vont/allez/passent sur/dans/vers | sur | dans | vers | voyez/voir | direction | se font/postent/posent sur/dans | plutot sur/dans | rendez vous sur",
    es: "va/van/vayan a/en/al | en | a | ver | mejor en | usa/usad/usen | para eso esta",
    pt: "va/vai/vao no/na/para/pro/pra/ao/em | no | na | em | para o | use | melhor no/em",
  },
  /** What stands behind is what posts have to be about, or where: 'must relate to …', 'Bezug zu …'. */
  covering: {
    en: "found/spotted/grown in | relate/related/relates/relating/pertain/relevant directly? to | must/should/have/has/need/needs to? be ~1 about/in/from/for | must/should/have/has to? concern/cover/involve | to do with | only ~3 in/from | sub/subreddit/community/place/forum is ~1 for/about/dedicated | community/sub/subreddit/place for/about | only for | limited/restricted to | based/located/seen/taken/happening/spotted in | covers | concerns | posts about",
    de: "bezug zu/zur/zum/auf | es geht ~1 um | geht es um | hier geht es | nur fur/aus/uber/zu/in | nur ~2 in/aus | nur beitrage/themen/posts/fragen ~1 aus/uber/zu/mit | muss/mussen/sollen/sollten ~2 mit/in/aus/zu/um | sub/community/forum ist fur | sub/community/forum fur | themen : | thema ist | beschrankt auf | betreffen | rund um",
    fr: "sujet : | potagers/jardins/sentiers du/de/en | parle/traite de/du | rapport avec | concerne/concernent/concerner | s adresse aux/a/au | porter sur | uniquement ~3 sur/en/a | sub/communaute est ~2 pour/dedie*/consacre* | limite* a/au/aux | lien avec | exercant/habitant/vivant/residant/installe* | que sur",
    es: "que ser sobre/de | debe/deben ser sobre/de | que ver con | relacion con | relacionad* con | solo publicaciones/temas/noticias/posts ~1 sobre/de/en | temas : | tema : | comunidad/sub/foro es para/sobre/de | solo para/de/sobre | solo/solamente ~2 en | trata/tratan/tratar de/sobre | limitad* a",
    pt: "assunto : | tem de/que ser sobre/do/da | a ver com | relacao com | relacionad* a/ao/com | sub/comunidade/espaco sobre/de/para | so/apenas/somente ~2 sobre/de/do/da/em | sub/comunidade e sobre/para/de | tratar de/sobre | limitad* a | temas : | devem/deve ser sobre/de",
  },
} satisfies Record<string, Says>;
export type Lead = keyof typeof LEADS;
