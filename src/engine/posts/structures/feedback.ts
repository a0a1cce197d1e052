import { must, should, type Structure } from "./slot.ts";

export const FEEDBACK: Structure[] = [
  {
    id: "ask-for-critique",
    types: ["feedback"],
    suits: ["Design & UX", "Art & Photography", "Writing & Books", "Music"],
    worksWhere: /critique|feedback|comments/i,
    build: (v) => ({
      titles: [
        `I ${v.made} ${v.short} and would like your critique`,
        `I ${v.made} ${v.short}. What would you change?`,
        `What would you change about ${v.called}?`,
      ],
      paragraphs: [
        [must(v.introduce, v.introduceBriefly), should(v.detail), must(v.note)],
        [
          must(
            [
              "I'm least sure of {{the part you doubt}}.",
              "Please look at {{the part you want judged}} above all.",
              "What I keep changing back and forth is {{which part}}.",
            ]
              .slice(v.wantKnown.length > 0 ? 3 : 0)
              .concat(v.wantKnown),
          ),
        ],
        [should(v.whyKnown), should(v.numberKnown), should(v.more)],
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
        `I ${v.made} ${v.short} and have one question`,
        `I ${v.made} ${v.short}. Would you use it?`,
        `I need a second opinion on ${v.called}`,
      ],
      paragraphs: [
        [must(v.want)],
        [must(v.introduce, v.introduceBriefly), should(v.detail), must(v.note)],
        [
          should([
            "My own guess is {{your guess}}, but I'm too close to it.",
            "I lean towards {{your current answer}}, but not by much.",
          ]),
          should(v.wrongKnown),
        ],
        [should(v.whyKnown), should(v.more), should(v.reason), must(v.link)],
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
        `I ${v.made} ${v.short}. Is it clear what it's for?`,
        `First impressions of ${v.called}?`,
        `What do you take ${v.called} for at first glance?`,
      ],
      paragraphs: [
        [
          must([
            "If you have a minute, tell me what you think this is for, and at which point you'd leave.",
            "I know this too well to judge it. What do you take it for at first glance?",
            "I'd like to know what a stranger understands within the first minute, and what not.",
          ]),
        ],
        [must(v.introduce, v.introduceBriefly), should(v.detail), must(v.note)],
        [should(v.why), should(v.numberKnown), should(v.more)],
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
        `I ${v.made} ${v.short} and have a decision to make`,
        `Which way would you go with ${v.called}?`,
      ],
      paragraphs: [
        [
          must([
            "I'm torn between {{the first option}} and {{the second option}}.",
            "There are two ways I could go: {{one way}}, or {{the other way}}.",
            "I can't decide whether to {{one option}} or {{the other}}.",
          ]),
        ],
        [must(v.introduce, v.introduceBriefly), should(v.detail), must(v.note)],
        [should(v.firstKnown), should(v.numberKnown), should(v.more)],
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
