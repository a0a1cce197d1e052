import type { Voice } from "../voice/voice.ts";
import { toOwn, upperFirst } from "./ask-titles.ts";
import { must, should, type Slot, type Structure } from "./slot.ts";

/** Also where promotion is banned: there the project is disclosed in passing and not named. */
export const LESSONS: Structure[] = [
  {
    id: "mistake-told",
    types: ["lesson"],
    suits: [
      "Business & Entrepreneurship",
      "Tech & SaaS",
      "Programming & Development",
      "Marketing & Growth",
    ],
    worksWhere: /lesson|mistake|postmortem|experience|story/i,
    build: (v) => ({
      titles: v.wrongTitle.flatMap((wrong) => [`${wrong}. What I changed after that`, wrong]),
      paragraphs: [
        [
          must([
            "It sounds small, but {{what it led to}}.",
            "How I found out: {{who told you, or what you saw}}.",
            "The cause was dull: {{why it happened}}.",
          ]),
          should([
            "What I changed: {{the fix}}.",
            "Since then I {{what you check or do now}}.",
            "I wouldn't do {{what led to it}} again.",
          ]),
        ],
        [...own(v), must(v.note)],
        [should(v.isQuiet ? [] : v.whyKnown), should(v.isQuiet ? [] : v.numberKnown)],
        [
          should([
            "Has something like it happened to you?",
            "What do you do to catch this kind of thing early?",
            "What would you have done?",
          ]),
          should(v.reasonToAsk),
          must(v.link),
        ],
      ],
    }),
  },
  {
    id: "do-differently",
    types: ["lesson"],
    suits: [
      "Business & Entrepreneurship",
      "Tech & SaaS",
      "Programming & Development",
      "Learning & Careers",
    ],
    worksWhere: /lesson|mistake|postmortem|experience/i,
    build: (v) => ({
      // What went wrong with a project is not about its subject.
      titles:
        v.isQuiet && v.wrongAlone.length > 0
          ? [
              `Something that went wrong with my own ${v.thing}`,
              `A mistake I made with my own ${v.thing}`,
            ]
          : titleLesson(
              v,
              [
                (topic) => `What I got wrong about ${topic}`,
                (topic) => `${upperFirst(topic)}: the mistake I'd warn you about`,
                (topic) => `The mistake I made with ${topic} for too long`,
              ],
              `The mistake that cost me most with ${v.called}`,
            ),
      paragraphs: [
        [...own(v), should(v.isQuiet ? [] : v.whyKnown)],
        [
          must(v.isQuiet ? orTold(v.wrongAlone, QUIET_WRONG) : v.wrong),
          should(["I noticed when {{what gave it away}}.", "It took me {{how long}} to see it."]),
        ],
        [
          should([
            "Today I'd {{what you would do instead}}.",
            "What I do now instead: {{the change you made}}.",
          ]),
          must(v.note),
        ],
        [
          should(v.reasonToAsk),
          should([
            "Has anyone solved this in another way?",
            "Did you make the same mistake, or avoid it?",
            "What would you have done?",
          ]),
          must(v.link),
        ],
      ],
    }),
  },
  {
    id: "expected-and-real",
    types: ["lesson"],
    suits: [
      "Marketing & Growth",
      "Podcasts & Creators",
      "Health & Fitness",
      "Finance & Crypto",
      "Gaming",
    ],
    worksWhere: /data|result|test|experiment|case/i,
    build: (v) => ({
      titles: titleLesson(
        v,
        [
          (topic) => `I was wrong about ${topic}`,
          (topic) => `What I believed about ${topic} until I tried it`,
          (topic) => `${upperFirst(topic)}: what I expected, and what happened`,
        ],
        `What I expected from ${v.called}, and what happened`,
      ),
      paragraphs: [
        [
          must([
            "I was sure that {{what you expected}}. What happened was {{what really happened}}.",
            "I had counted on {{what you expected}}. It went another way: {{how it turned out}}.",
            "Going in, I took it for granted that {{what you assumed}}. That held until {{what disproved it}}.",
          ]),
        ],
        [...own(v), must(v.note)],
        [
          should(v.isQuiet ? [] : v.wrongKnown),
          should(v.isQuiet ? v.numberAlone : v.numberKnown),
          should([
            "For anyone about to try the same: {{the one thing to know before}}.",
            "What I take from it: {{the lesson, in one line}}.",
          ]),
        ],
        [
          should([
            "Does that match what you've seen?",
            "Was it the same for you?",
            "Where do you think I'm reading too much into it?",
          ]),
          should(v.reasonToAsk),
          must(v.link),
        ],
      ],
    }),
  },
  {
    id: "what-moved-it",
    types: ["lesson"],
    suits: [
      "Marketing & Growth",
      "Business & Entrepreneurship",
      "Tech & SaaS",
      "Podcasts & Creators",
    ],
    worksWhere: /figures|numbers|channel|spend|conversion|revenue/i,
    build: (v) => ({
      titles: titleLesson(
        v,
        [
          (topic) => `What helped with ${topic}, and what was wasted effort`,
          (topic) => `The one change that helped me with ${topic}`,
          (topic) => `${upperFirst(topic)}: what helped and what did nothing`,
        ],
        `What helped ${v.called}, and what did nothing`,
      ),
      paragraphs: [
        [
          should(v.isQuiet ? v.background : []),
          must([
            "What helped most was {{the one change that helped}}. What did nothing was {{something you put work into}}.",
            "I had high hopes for {{what did not help}}. What made the difference in the end was {{what did}}.",
            "Most of it came down to {{the one thing that helped}}, and next to nothing to {{what you had hoped for}}.",
          ]),
        ],
        [
          should(v.isQuiet ? v.numberAlone : v.number),
          should(v.isQuiet ? [] : v.wrongKnown),
          must(v.note),
        ],
        [...own(v), should(v.isQuiet ? [] : v.whyKnown)],
        [
          should([
            "What was it for you?",
            "Which change made the difference in your case?",
            "What would you try next?",
          ]),
          should(v.reasonToAsk),
          must(v.link),
        ],
      ],
    }),
  },
  {
    id: "what-someone-taught-me",
    types: ["lesson"],
    suits: [
      "Learning & Careers",
      "Design & UX",
      "Family & Relationships",
      "Hobbies & Collecting",
      "Animals & Pets",
    ],
    worksWhere: /taught|teach|advice/i,
    build: (v) => ({
      // A shop has customers, not users.
      titles:
        v.isRun && !v.isQuiet
          ? []
          : titleLesson(
              v,
              [
                (topic) => `The best advice I got on ${topic}`,
                (topic) => `${upperFirst(topic)}: something I learned late`,
                (topic) => `What someone showed me about ${topic}`,
              ],
              `What the first person who used ${v.called} taught me`,
            ),
      paragraphs: [
        v.isQuiet
          ? [
              must([
                "It came from {{who told you}}: {{what they said, in your words}}.",
                "It took {{who it was}} to show me that {{what you had missed}}.",
                "For a long time I {{how you did it before}}. Then {{who}} showed me another way.",
              ]),
            ]
          : [must(v.introduce, v.introduceBriefly), must(v.first)],
        [
          must([
            "What changed for me: {{what you do differently since}}.",
            "Until then I had always {{how you did it before}}.",
            "What I took from that: {{the lesson, in one line}}.",
          ]),
          should(v.isQuiet ? [] : v.detail),
        ],
        [must(v.isQuiet ? v.disclose : []), must(v.note)],
        [
          should([
            "Who taught you the thing you use most?",
            "What did you learn late that you'd pass on?",
            "Is that obvious to everyone but me?",
          ]),
          should(v.reasonToAsk),
          must(v.link),
        ],
      ],
    }),
  },
];

const QUIET_WRONG = [
  "For too long I {{what you did wrong}}, and it cost me {{what it cost you}}.",
  "My mistake was {{what you did}}.",
  "I used to {{how you did it}}. It went well until {{what happened}}.",
];

/** In passing where it stays out; elsewhere readers need to know what it is. */
function own(v: Voice): Slot[] {
  return v.isQuiet
    ? [must(v.disclose)]
    : [must(v.introduce, [...v.introduceBriefly, ...v.disclose]), should(v.detail)];
}

/** Where the project stays out, a lesson is about its subject; elsewhere it is about the project. */
function titleLesson(v: Voice, ways: ((topic: string) => string)[], open: string): string[] {
  if (!v.isQuiet) return [open, `I ${v.made} ${v.short}. What I learned`];
  if (v.trouble !== null) {
    const trouble = toOwn(v.trouble);
    return [
      `What helps against ${trouble}, and what doesn't`,
      `${upperFirst(trouble)}: what helped me`,
    ];
  }
  return ways.map((way) => way(toOwn(v.topic)));
}

function orTold(told: string[], blanks: string[]): string[] {
  return told.length > 0 ? told : blanks;
}
