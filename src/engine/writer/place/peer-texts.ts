import type { ProjectKind } from "#engine/interview/project-kind.ts";

/** What is written where people make such things, and what where they use them; the matcher compares both. */
type PeerRow = {
  makers: string;
  users: string;
};

export const PEER_TEXTS: Record<ProjectKind, PeerRow> = {
  software: {
    makers:
      "programming, writing code, my open source project, framework, database, deploy, developer",
    users: "which app should I use, recommendations, settings, help with my phone, subscription",
  },
  game: {
    makers:
      "game design, designing my own game, playtesting a prototype, game developer, publishing a game I made",
    users:
      "playing games, which game should I play, my collection, favourite game, recommendations",
  },
  book: {
    makers:
      "writing my novel, self-publishing, author, manuscript, editing, cover, querying agents",
    users: "reading books, what should I read next, favourite book, book recommendations",
  },
  product: {
    makers: "how I made it, my workshop, tools, wood, stitching, build process, my first project",
    users: "buying, which one should I buy, my collection, review, favourite",
  },
  shop: {
    makers:
      "running my shop, opening a store, suppliers, stock, customers, rent, selling at markets",
    users: "where can I buy, recommendations, favourite shop, what did you get",
  },
  media: {
    makers:
      "recording and editing episodes, growing an audience, subscribers, writing each issue, equipment",
    users: "listening, favourite episode, recommendations, what should I listen to or read",
  },
  course: {
    makers: "teaching a class, lesson plan, my students, teacher, curriculum",
    users: "learning, beginner, how do I start, where can I take lessons, practice",
  },
  service: {
    makers: "running my business, pricing my work, clients, customers, quotes, invoices, trade",
    users: "repair my home, need help, who should I hire, how do I fix this",
  },
  cause: {
    makers: "organising volunteers, campaign, nonprofit, council, petition, fundraising, activists",
    users: "my neighbourhood, living here, what is going on, news of our town",
  },
};
