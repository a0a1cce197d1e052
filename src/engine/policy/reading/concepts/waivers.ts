import type { Says } from "./says.ts";

/** That something is not asked for: 'no flair needed', 'ein Mindestalter gibt es nicht', 'não precisa de flair'. */
export const WAIVED: Says = {
  en: "no need | no ~3 needed/required/necessary/requirement/requirements | no ~2 minimum | no minimum | not ~2 required/needed/necessary/mandatory/compulsory/obligatory | isn't/aren't/doesn't/don't ~2 required/needed/necessary/mandatory/compulsory/obligatory/matter | don't/doesn't/dont/needn't need/require | don't/doesn't/dont/needn't have/need to | do/does not need/require | do/does not have to | need not | needn't | optional | voluntary | up to you",
  de: "nicht ~2 notig/erforderlich/notwendig/vorgeschrieben/pflicht/zwingend | kein/keine/keinen/keiner ~3 notig/erforderlich/pflicht/vorgeschrieben/notwendig | keine pflicht | keine mindest* | kein mindest* | musst/muss/mussen/brauchst/braucht/brauchen/mussten ~5 nicht | brauch* ~2 kein/keine/keinen | freiwillig | optional | entfallt | verlangen ~2 nicht | freigestellt | nicht mehr ~1 notig/pflicht",
  fr: "pas ~2 obligatoire*/necessaire*/requis*/besoin/exige*/tenu* | plus ~1 obligatoire*/necessaire*/besoin/exige* | facultati* | inutile de/d | aucun/aucune ~2 requis*/necessaire*/exige*/obligatoire* | aucun/aucune minimum/obligation/anciennete | pas de minimum | pas d obligation | optionnel* | pas la peine | dispense* de | au choix",
  es: "no ~1 hace/hacen falta | no ~2 necesari*/obligatori*/imprescindible*/requisito | no ~1 necesit*/requier*/exig*/pedimos | no tienes/tienen/teneis que | opcional* | voluntari* | sin necesidad | ya no ~2 falta/exig*/pid*/necesit*/obligatori* | no hay minimo*/requisito* | ni hace falta",
  pt: "nao ~1 precisa/precisam/preciso/precisas/requer*/exig*/pedimos | nem precisa/precisam | nao ~2 necessari*/obrigatori*/imprescindive* | opciona* | facultativ* | sem necessidade | dispensad* de | ja nao ~2 precis*/exig*/obrigatori* | nao ha minimo*/requisito* | nao tem que/de | nao tens que/de",
};
