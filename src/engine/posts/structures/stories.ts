import { must, should, type Structure } from "./slot.ts";
import { capitalise } from "./showcases.ts";

export const STORIES: Structure[] = [
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
        `How ${v.short} came about`,
        `I ${v.isRun ? "started" : "made"} ${v.short}, and this is the problem behind it`,
      ],
      paragraphs: [
        [must(v.why)],
        [must(v.introduceAfter), should(v.detail), must(v.note)],
        [should(v.first), should(v.numberKnown)],
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
        `What I tried before ${v.isRun ? "starting" : "making"} ${v.short}`,
        `I ${v.isRun ? "started" : "made"} ${v.short} after another way had failed`,
        `What came before ${v.called}, ${v.short}`,
      ],
      paragraphs: [
        [
          must([
            "My first attempt was {{what you tried first}}, and it failed because {{the plain reason}}.",
            "Before this there was {{the thing you used or tried}}. It lasted until {{what broke it}}.",
            "I had already given up on {{what you tried before}} by then, mostly because of {{what got in the way}}.",
          ]),
        ],
        [must(v.introduceAfter), should(v.whyKnown), must(v.note)],
        [should(v.wrong)],
        [
          should(v.reason),
          should([
            "What did you try that looked right and wasn't?",
            "Did anyone here get the first approach to work after all?",
            "Which of these would you have given another chance?",
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
      titles: [
        `I ${v.isRun ? "run" : "made"} ${v.short}. This is who used it first`,
        `What the first user of ${v.short} showed me`,
        `${capitalise(v.short)}: how the first user found it`,
      ],
      paragraphs: [
        [must(v.first)],
        [must(v.introduce, v.introduceBriefly), should(v.whyKnown), must(v.note)],
        [
          should([
            "What they asked for first: {{the request that surprised you}}.",
            "What I learned from watching: {{what they did that you had not expected}}.",
            "The thing they got stuck on: {{where they stopped, and what you changed}}.",
          ]),
        ],
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
        `${capitalise(v.short)}: how it's going so far`,
        `I ${v.isRun ? "run" : "made"} ${v.short}. The state of things`,
        `${v.called}, ${v.short}: the road so far`,
      ],
      paragraphs: [
        [must(v.introduce, v.introduceBriefly), should(v.whyKnown), should(v.detail)],
        [
          must([
            "The first version could {{what it did}} and took {{how long it took you}}.",
            "It took {{how long}} until the first version, which could only {{what it did then}}.",
            "Version one was {{what it looked like, in one line}}.",
          ]),
          should(v.wrongKnown),
        ],
        [should(v.number), must(v.note)],
        [
          should([
            "Next on my list: {{what you work on next, and why that}}.",
            "What I'm unsure about now: {{the decision in front of you}}.",
          ]),
          should(v.reason),
          must(v.link),
        ],
      ],
    }),
  },
];
