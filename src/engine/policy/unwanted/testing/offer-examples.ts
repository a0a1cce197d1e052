import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";

/** Drafts that ask readers to take part, join, follow or win, and near ones. */
export const OFFER_EXAMPLES = {
  survey: {
    has: [
      "Bread habits, a short survey\nIt takes four minutes and is anonymous.",
      "Participants wanted: sleep of shift workers\nYou get a gift card.",
    ],
    lacks: [
      "[Results] Bread habits, the survey\nIt took four minutes and was anonymous.",
      "A new study on bread\nThe authors asked 900 bakers.",
    ],
  },
  recruit: {
    has: [
      "[Hiring] Night editor\nPaid by the hour, send a CV.",
      "Looking to hire someone for the oven\nPaying well.",
    ],
    lacks: [
      "What does a night editor earn?\nThey offer 30 an hour.",
      "Our bassist left\nWe play as three now.",
    ],
  },
  vacancy: {
    has: [
      "Wir suchen eine Schreinerin (m/w/d)\nVollzeit, Bewerbung per Mail.",
      "Cherche boulanger en CDI\nSalaire selon profil.",
      "Buscamos cocinero\nEnviar CV por privado.",
    ],
    lacks: [
      "Wir suchen einen Arzt in Kassel\nWer kennt einen?",
      "Cherche un bon dentiste à Lyon\nDes idées ?",
      "Buscamos un bar con terraza",
    ],
  },
  giveaway: {
    has: [
      "Giveaway: two lamps\nThe draw is on Friday.",
      "5 lifetime codes\nFirst come, first served.",
    ],
    lacks: ["I gave my lamp away", "Do giveaways work?\nOurs brought nobody."],
  },
  playlist: {
    has: ["My playlist for rain\nGive it a save.", "80 tracks of summer\nLinks below."],
    lacks: ["Why does my playlist skip?", "A song for rain\nRecorded in a shed."],
  },
  gate: {
    has: [
      "Free brushes\nFollow me to get the link.",
      "The template is for everyone who comments 'me'",
    ],
    lacks: ["Free brushes\nThe file is below.", "I follow the recipe to get it right"],
  },
  group: {
    has: ["LFG for tonight", "Our clan is recruiting\nWe play on Sundays."],
    lacks: ["Our clan turned ten", "A group of friends met in our server"],
  },
} satisfies Record<string, RowExamples>;
