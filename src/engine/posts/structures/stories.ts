import { must, should, type Structure } from "./slot.ts";

export const STORIES: Structure[] = [
  {
    id: "problem-in-title",
    types: ["story", "showcase"],
    suits: [
      "Business & Entrepreneurship",
      "Productivity & Tools",
      "Tech & SaaS",
      "Learning & Careers",
    ],
    worksWhere: /story|why you|problem|personal|experience/i,
    build: (v) => ({
      titles: v.whyTitle.flatMap((why) => [
        `${why}, so I ${v.began} ${v.short}`,
        `${why}. So I ${v.began} ${v.called}`,
        `${why}. This is what I ${v.began}`,
      ]),
      paragraphs: [
        [must(v.introduce, v.introduceBriefly), should(v.detail), must(v.note)],
        [should(v.isRun ? v.firstKnown : v.first), should(v.numberKnown), should(v.more)],
        [should(v.wrongKnown)],
        [
          should(v.reason),
          should(v.wantKnown),
          should([
            "Has anyone here had the same problem and solved it differently?",
            "How do the rest of you get around this?",
            "Is this something you run into as well?",
          ]),
          must(v.link),
        ],
      ],
    }),
  },
  {
    id: "problem-first",
    types: ["story"],
    suits: [
      "Business & Entrepreneurship",
      "Learning & Careers",
      "Productivity & Tools",
      "Animals & Pets",
    ],
    worksWhere: /story|why you|problem|personal/i,
    build: (v) => ({
      titles: [
        `Why I ended up ${v.isRun ? "starting" : "making"} ${v.short}`,
        `The problem that made me ${v.isRun ? "start" : "build"} ${v.called}`,
        `I ${v.began} ${v.short}. This is the problem behind it`,
      ],
      paragraphs: [
        [must(v.why)],
        [must(v.introduceAfter), should(v.detail), must(v.note)],
        [should(v.firstKnown), should(v.numberKnown), should(v.more)],
        [
          should(v.reason),
          should([
            "Has anyone here had the same problem and solved it differently?",
            "How do the rest of you get around this?",
            "Is this something you run into as well?",
          ]),
          must(v.link),
        ],
      ],
    }),
  },
  {
    id: "failed-attempt-first",
    types: ["story", "lesson"],
    suits: ["Tech & SaaS", "Programming & Development", "Home, Crafts & DIY", "Writing & Books"],
    worksWhere: /mistake|fail|postmortem|setback|went wrong/i,
    build: (v) => ({
      titles: [
        `What I tried before I ${v.began} ${v.short}`,
        `I ${v.began} ${v.short} after something else had failed`,
        `What came before ${v.called}`,
      ],
      paragraphs: [
        [
          must([
            "Before this I tried {{what you used before}}, and gave up because {{the plain reason}}.",
            "For a while I got by with {{what you used before}}. That ended when {{what broke it}}.",
            "I had already given up on {{what you tried before}} by then.",
            "There was {{what you used before}}, which I liked apart from {{what you disliked}}.",
          ]),
        ],
        [must(v.introduceAfter), should(v.whyKnown), should(v.detail), must(v.note)],
        [should(v.wrongKnown), should(v.more)],
        [
          should(v.reason),
          should([
            "What did you try that looked right and wasn't?",
            "Did anyone here get the first approach to work after all?",
            "What did I give up on too early?",
          ]),
          must(v.link),
        ],
      ],
    }),
  },
  {
    id: "first-user",
    types: ["story"],
    suits: [
      "Marketing & Growth",
      "Podcasts & Creators",
      "Hobbies & Collecting",
      "Health & Fitness",
      "Sports",
    ],
    worksWhere: /customer|first user|community|users/i,
    build: (v) => ({
      // A shop has customers, not users.
      titles: v.isRun
        ? []
        : [
            `I ${v.made} ${v.short}. This is who used it first`,
            `What I learned from the first person who used ${v.called}`,
            `The first person who used ${v.called}, and what they did with it`,
          ],
      paragraphs: [
        [must(v.introduce, v.introduceBriefly), should(v.detail), must(v.note)],
        [
          must(v.first),
          should([
            "What surprised me: {{what they asked for or did}}.",
            "They got stuck at {{where they stopped}}.",
            "The first thing they asked for was {{their request}}.",
          ]),
        ],
        [should(v.whyKnown), should(v.more)],
        [
          should(v.reason),
          should([
            "Would you have expected that?",
            "What would you have asked them?",
            "Would you have listened, or kept going as planned?",
          ]),
          must(v.link),
        ],
      ],
    }),
  },
  {
    id: "own-use",
    types: ["story", "showcase"],
    suits: ["Places & Travel", "Home, Crafts & DIY", "Food & Drink", "Productivity & Tools"],
    worksWhere: /routine|everyday|personal|setup/i,
    build: (v) => ({
      titles: v.isRun
        ? [`What a week of running ${v.called} looks like`, `I run ${v.short}. A look behind it`]
        : [`What I use ${v.called} for myself`, `I made ${v.short}, first of all for myself`],
      paragraphs: [
        [must(v.introduce, v.introduceBriefly), should(v.detail), must(v.note)],
        [
          must(
            v.isRun
              ? [
                  "Most of my week goes into {{what takes most time}}.",
                  "The part nobody sees is {{what happens behind it}}.",
                  "A normal day begins with {{what you do first}}.",
                ]
              : [
                  "Last time I opened it to {{what you used it for}}.",
                  "I use it {{how often}}, mostly for {{what}}.",
                  "What I'd miss first without it is {{the part you use most}}.",
                ],
          ),
          should(v.more),
        ],
        [should(v.whyKnown), should(v.numberKnown)],
        [
          should(v.reason),
          should([
            "Would that be of any use to you?",
            "What would you use it for, if at all?",
            "How do you go about this yourself?",
          ]),
          must(v.link),
        ],
      ],
    }),
  },
  {
    id: "so-far",
    types: ["story"],
    suits: [
      "Gaming",
      "Design & UX",
      "Music",
      "Film, TV & Anime",
      "Cars & Vehicles",
      "Places & Travel",
      "Science & Nature",
    ],
    worksWhere: /progress|update|build in public|diary|log/i,
    build: (v) => ({
      titles: [
        `I ${v.made} ${v.short}. How it's going so far`,
        `How ${v.called} is going so far`,
        `Where I am with ${v.called}, and what's next`,
      ],
      paragraphs: [
        [
          must(v.introduce, v.introduceBriefly),
          should(v.whyKnown),
          should(v.detail),
          should(v.more),
        ],
        [
          must([
            "The first version took me {{how long}} and could only {{what it did}}.",
            "Version one was {{what it looked like, in a few words}}.",
            "I gave myself {{how long}} for a first version, and needed {{how long it took}}.",
            "The oldest part of it is {{what you made first}}.",
            "At first it could only {{what it did then}}.",
          ]),
          should(v.wrongKnown),
        ],
        [should(v.number), must(v.note)],
        [
          should([
            "Next on my list: {{what you work on next}}.",
            "What I'm unsure about now: {{the decision in front of you}}.",
          ]),
          should(v.reason),
          must(v.link),
        ],
      ],
    }),
  },
];
