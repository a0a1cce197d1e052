import { must, should, type Structure } from "./slot.ts";
import { capitalise } from "./showcases.ts";

export const FEEDBACK: Structure[] = [
  {
    id: "ask-for-critique",
    types: ["feedback"],
    suits: ["Design & UX", "Art & Photography", "Writing & Books", "Music"],
    worksWhere: /critique|feedback|comments/i,
    build: (v) => ({
      titles: [
        `Looking for critique on ${v.short}`,
        `I ${v.isRun ? "run" : "made"} ${v.short} and would like critique`,
        `What would you change about ${v.short}?`,
      ],
      paragraphs: [
        [must(v.introduce, v.introduceBriefly), should(v.detail), must(v.note)],
        [
          must([
            "Two things I can't judge myself: {{the first thing you doubt}} and {{the second}}.",
            "Please look at {{the part you want judged}} above all. I'm least happy with {{what bothers you about it}}.",
            "The part I'm least sure of: {{which part, and what the other option was}}.",
          ]),
        ],
        [should(v.whyKnown), should(v.numberKnown)],
        [should(v.reason), must(v.link)],
        [
          should([
            "Blunt is fine.",
            "I can take it, so no need to be gentle.",
            "Short answers help too.",
          ]),
        ],
      ],
    }),
  },
  {
    id: "one-question",
    types: ["feedback", "question"],
    suits: [
      "Tech & SaaS",
      "Business & Entrepreneurship",
      "Finance & Crypto",
      "Family & Relationships",
    ],
    worksWhere: /question|specific/i,
    build: (v) => ({
      titles: [
        `I ${v.isRun ? "run" : "made"} ${v.short} and have one question`,
        `Does ${v.short} make sense to you?`,
        `I need a second opinion on ${v.short}`,
      ],
      paragraphs: [
        [must(v.want)],
        [must(v.introduce, v.introduceBriefly), should(v.detail), must(v.note)],
        [
          should([
            "My own guess is {{what you think the answer is}}, but I'm too close to it.",
            "I lean towards {{your current answer}}, but not by much.",
            "So far I've assumed {{what you took for granted}}.",
          ]),
          should(v.wrongKnown),
        ],
        [should(v.whyKnown), should(v.reason), must(v.link)],
      ],
    }),
  },
  {
    id: "first-impression",
    types: ["feedback"],
    suits: [
      "Marketing & Growth",
      "Podcasts & Creators",
      "Productivity & Tools",
      "Fashion & Beauty",
    ],
    worksWhere: /landing|page|first impression|review/i,
    build: (v) => ({
      titles: [
        `First impressions of ${v.short}?`,
        `Is it clear what ${v.short} is for?`,
        `${capitalise(v.short)}: where would you stop reading?`,
      ],
      paragraphs: [
        [
          must([
            "If you have a minute, tell me what you think this is for, and at which point you'd leave.",
            "I know this too well to judge it. What do you take it for at first glance?",
            "I'd like to know what a stranger understands within the first minute, and what not.",
          ]),
        ],
        [must(v.introduce, v.introduceBriefly), must(v.note)],
        [should(v.why), should(v.numberKnown)],
        [should(v.wantKnown), should(v.reason), must(v.link)],
      ],
    }),
  },
  {
    id: "torn-between",
    types: ["feedback", "question"],
    suits: [
      "Gaming",
      "Home, Crafts & DIY",
      "Food & Drink",
      "Health & Fitness",
      "Learning & Careers",
    ],
    worksWhere: /versions|choice|compare|decision/i,
    build: (v) => ({
      titles: [
        `Which way would you go with ${v.short}?`,
        `I ${v.isRun ? "run" : "made"} ${v.short} and have a decision to make`,
        `Two ways to go with ${v.called}, ${v.short}`,
      ],
      paragraphs: [
        [
          must([
            "I'm torn between {{the first option}} and {{the second option}}.",
            "There are two ways I could go: {{one way}}, or {{the other way}}.",
            "I have to decide on {{the open decision, with both options}}.",
          ]),
        ],
        [must(v.introduce, v.introduceBriefly), should(v.detail), must(v.note)],
        [
          should([
            "What speaks for the first: {{your best argument}}.",
            "What holds me back: {{the risk you see}}.",
          ]),
          should(v.firstKnown),
        ],
        [
          should([
            "What would you pick, and why?",
            "Which one would you regret less?",
            "Where would you start?",
          ]),
          should(v.reason),
          must(v.link),
        ],
      ],
    }),
  },
];
