import type { Concern } from "../../demand.ts";

/** How lists call posts of each sort; the whole name. The first that fits counts. */
export const NAMED_POSTS: Record<string, { noted: RegExp; of: Concern }> = {
  all: { noted: /^(?:\w+ )?posts$|^titles$|^claims$|^facts$/, of: "all" },
  question: {
    noted:
      /^(?:(?!beginner)[\w-]+ ){0,2}(?:questions?|requests?|help(?: requests)?|homework|price checks|issues|troubleshooting)$/,
    of: "question",
  },
  survey: { noted: /\b(?:surveys?|polls|petitions|research)\b/, of: "survey" },
  event: { noted: /\b(?:giveaways?|amas?|contests?|events?)\b/, of: "AMA, event or giveaway" },
  work: { noted: /\b(?:jobs?|recruiting|hiring|singers)\b/, of: "hiring" },
  sale: {
    noted: /^(?:sales(?: and trades)?|selling|offers|trades)\b/,
    of: "advert or sale",
  },
  image: {
    noted:
      /^(?:[\w-]+ )?(?:pictures?|photos?(?: and memes)?|images?|screenshots?|selfies?|setups?|maps|drinks|renders?|art)$/,
    of: "image",
  },
  game: { noted: /^(?:own )?games?$/, of: "own game" },
  software: {
    noted:
      /^(?:[\w-]+ )?(?:apps?|tools?|programs?|sites?|plug-?ins?|scripts?|projects?|websites?|launches)$/,
    of: "own software",
  },
  media: {
    noted:
      /^(?:own )?(?:channels?|podcasts?|videos?|trailers?|streams?|episodes?|films?|discords?)$/,
    of: "own media",
  },
  music: { noted: /^(?:own )?(?:music|tracks?|songs?|playlists?)$/, of: "own music" },
  writing: {
    noted: /^(?:own )?(?:blogs?|newsletters?|books?|comics?|poems?|stor(?:y|ies))$/,
    of: "own writing",
  },
  product: {
    noted: /^(?:[\w-]+ )?(?:products?|merchandise|shops?|brands?|vendors?|business(?:es)?)$/,
    of: "own product",
  },
  resource: {
    noted: /^(?:courses?|guides?|resources?|homebrew)$/,
    of: "own resource",
  },
  services: {
    noted: /^(?:[\w-]+ )?services?$/,
    of: "services",
  },
  link: { noted: /^(?:[\w-]+ )?(?:links?|articles?|news|old news|blog links)$/, of: "link" },
};
