import type { Concern } from "../../demand.ts";

/** How lists call posts of each sort; the whole name. The first that fits counts. */
export const NAMED_POSTS: Record<string, { noted: RegExp; of: Concern }> = {
  all: { noted: /^(?:\w+ )?posts$|^titles$|^claims$|^facts$/, of: "all" },
  question: {
    noted:
      /^(?:(?!beginner)[\w-]+ ){0,2}(?:questions?|requests?|help(?: requests)?|homework|price checks|issues|troubleshooting)$/,
    of: "question",
  },
  survey: { noted: /\b(?:surveys?|polls|petitions|research|studies)\b/, of: "survey" },
  event: { noted: /\b(?:giveaways?|amas?|contests?|events?)\b/, of: "AMA, event or giveaway" },
  work: { noted: /\b(?:jobs?|recruiting|hiring|singers)\b/, of: "hiring" },
  sale: {
    noted: /^(?:sales(?: and trades)?|selling|offers|trades|lists for sale)\b/,
    of: "advert or sale",
  },
  image: {
    noted:
      /^(?:[\w-]+ )?(?:pictures?|photos?(?: and memes)?|images?|screenshots?|selfies?|setups?|plots?|maps|drinks|renders?|art)(?: posts)?$/,
    of: "image",
  },
  game: { noted: /^(?:own )?(?:games?|demos?|betas?|prototypes?)$/, of: "own game" },
  software: {
    noted:
      /^(?:[\w-]+ )?(?:apps?|tools?|software|programs?|sites?|extensions?|plug-?ins?|packages?|scripts?|librar(?:y|ies)|projects?|websites?|bots?|launches|apps and tools|tools and services)$/,
    of: "own software",
  },
  media: {
    noted:
      /^(?:own )?(?:channels?|podcasts?|videos?|trailers?|vlogs?|streams?|live ?streams|episodes?|films?|servers?|discords?)$/,
    of: "own media",
  },
  music: { noted: /^(?:own )?(?:music|tracks?|songs?|albums?|playlists?)$/, of: "own music" },
  writing: {
    noted:
      /^(?:own )?(?:blogs?|newsletters?|books?|novels?|articles?|comics?|poems?|stor(?:y|ies)|writing|fiction)$/,
    of: "own writing",
  },
  product: {
    noted:
      /^(?:[\w-]+ )?(?:products?|devices?|merchandise|shops?|stores?|brands?|vendors?|business(?:es)?|store)$/,
    of: "own product",
  },
  resource: {
    noted: /^(?:own )?(?:courses?|guides?|tutorials?|resources?|patterns?|templates?|homebrew)$/,
    of: "own resource",
  },
  services: {
    noted: /^(?:[\w-]+ )?(?:services?|coaching|coaches|agenc(?:y|ies))$/,
    of: "services",
  },
  link: { noted: /^(?:[\w-]+ )?(?:links?|articles?|news|old news|blog links)$/, of: "link" },
};
