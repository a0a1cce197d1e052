/** They say nothing about what a project is. */
export const EMPTY_WORDS =
  `a about account action add advice after all also an and answer any app application are around as ask at automatic away base be
  been before best better between board both bring build built but by call can card change check choose clean code collect com come
  company complete copy count cover create custom daily data day different digital do does done down drop each easy end enter even
  every everyday everyone everything explain fail famous fast feature figure find first five for found four free from full get give
  go good great group grow grown guide hand happen has hate have help her here high his hour how hundred i idea if in into internet
  is it its just keep kind know last late learn leave less let level life like line link list little live local log long look lot love
  made main make man many match me mean meet message minute money month more most much my name need needed never new next night no
  non not note now number of off old on once one online only open option or order other our out outside over own page part pay people
  person picture piece place plan platform point post practice price problem product profit program project pro question quick read
  real reason record report result review right row run same save say search second see self send service session set share shared short should
  show simple single site size small so some speak spend spoken start step stop support system take talk team tell ten test than that
  the their them then there they thing think third this those three through tick time to today together too took tool top track true
  try turn two type under until up us use user very view wait walk want was waste way we web website week well were what when where
  which while who why will with without word work world would write written wrong year you young your
  hosted source friendly based driven made powered version share teach taught spaced local public update daily current custom warm park phone`.split(
    /\s+/,
  );

/** Empty by themselves, telling before the right word: open source, small business. */
export const OPENING_WORDS = ["open", "self", "small", "non", "real", "digital", "web"];
/** Empty by themselves, telling behind the right word. */
export const CLOSING_WORDS = ["source", "hosted", "profit", "service", "data", "code", "page"];
