import { isHostOf, type Link } from "./find-links.ts";
import { isBlog, isReddit, isShortened, isVideo } from "./link-kinds.ts";
import { DISTRUSTED_HOSTS, STORE_HOSTS } from "./promotion-signs.ts";

export type LinkKind =
  | "reddit"
  | "store"
  | "chat"
  | "short"
  | "video"
  | "blog"
  | "file"
  | "code"
  | "press"
  | "home"
  | "page";

/** What a link leads to, as far as its address says. */
export function classifyLink(link: Link): LinkKind {
  const { host, path } = link;
  if (isReddit(link)) return "reddit";
  if (isHostOf(host, STORE_HOSTS)) return "store";
  if (isHostOf(host, DISTRUSTED_HOSTS)) return "chat";
  if (isShortened(link)) return "short";
  if (isVideo(link)) return "video";
  if (isBlog(link)) return "blog";
  if (isHostOf(host, FILE_HOSTS)) return "file";
  if (isHostOf(host, CODE_HOSTS)) return "code";
  if (isHostOf(host, PRESS_HOSTS)) return "press";
  return /^\/?(?:[?#]|$)/.test(path) ? "home" : "page";
}

/** Where samples, pictures and snippets are put so that others can look at them. */
const FILE_HOSTS: ReadonlySet<string> = new Set(
  "dropbox.com drive.google.com docs.google.com onedrive.live.com 1drv.ms wetransfer.com imgur.com ibb.co postimg.cc gist.github.com pastebin.com hastebin.com codepen.io jsfiddle.net codesandbox.io stackblitz.com replit.com play.rust-lang.org godbolt.org regex101.com desmos.com tinkercad.com pcpartpicker.com".split(
    " ",
  ),
);

const CODE_HOSTS: ReadonlySet<string> = new Set(
  "github.com gitlab.com codeberg.org bitbucket.org sr.ht npmjs.com pypi.org crates.io".split(" "),
);

/** Newspapers, magazines, works of reference and authorities: cited, hardly ever one's own. */
const PRESS_HOSTS: ReadonlySet<string> = new Set(
  "wikipedia.org archive.org nytimes.com washingtonpost.com wsj.com ft.com economist.com bloomberg.com newyorker.com theatlantic.com bbc.co.uk bbc.com theguardian.com independent.co.uk telegraph.co.uk reuters.com apnews.com npr.org cnn.com cnbc.com nbcnews.com forbes.com businessinsider.com techcrunch.com theverge.com wired.com arstechnica.com time.com vox.com politico.com politico.eu nature.com science.org sciencedirect.com springer.com arxiv.org doi.org nih.gov jstor.org history.com nationalgeographic.com smithsonianmag.com spiegel.de zeit.de faz.net sueddeutsche.de derstandard.at orf.at srf.ch nzz.ch heise.de tagesschau.de lemonde.fr lefigaro.fr elpais.com elmundo.es clarin.com lanacion.com.ar folha.uol.com.br globo.com publico.pt corriere.it repubblica.it nos.nl nrc.nl volkskrant.nl wyborcza.pl stackoverflow.com stackexchange.com developer.mozilla.org gov.uk europa.eu who.int ycombinator.com google.com".split(
    " ",
  ),
);
