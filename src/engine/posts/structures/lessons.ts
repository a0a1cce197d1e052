import type { Voice } from "../voice/voice.ts";
import { must, should, type Structure } from "./slot.ts";

/** Also where promotion is banned: there the project is disclosed in passing and not named. */
export const LESSONS: Structure[] = [
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
      titles: about(v, [
        (what) => `${upperFirst(what)}: what I'd do differently`,
        (what) => `Something I got wrong when it came to ${what}`,
        (what) => `What I'd change if I started again: ${what}`,
      ]),
      paragraphs: [
        [must(v.disclose), should(v.isQuiet ? [] : v.whyKnown)],
        [
          must(v.wrong),
          should([
            "How I noticed: {{the moment or the number that gave it away}}.",
            "It took me {{how long}} to see it.",
          ]),
        ],
        [
          should([
            "If I started again, I'd {{what you would do instead}}.",
            "Today I would {{the other way}}, even though {{what makes that harder}}.",
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
      titles: about(v, [
        (what) => `What I expected from ${what}, and what happened`,
        (what) => `My assumptions about ${what} were off`,
        (what) => `${upperFirst(what)}: what I expected and what I got`,
      ]),
      paragraphs: [
        [
          must([
            "I was sure that {{what you expected}}. What happened was {{what really happened}}.",
            "The plan said {{what you expected}}. Reality said {{how it turned out}}.",
            "My assumption going in: {{what you took for granted}}. It held until {{what disproved it}}.",
          ]),
        ],
        [should(v.wrongKnown), should(v.numberKnown), must(v.note)],
        [
          should([
            "What I take from it: {{the lesson, so that someone else can use it}}.",
            "For anyone about to try the same: {{the one thing to know before}}.",
          ]),
          must(v.disclose),
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
      titles: about(v, [
        (what) => `What helped and what did nothing: ${what}`,
        (what) => `What made a difference when it came to ${what}`,
        (what) => `${upperFirst(what)}: what helped and what didn't`,
      ]),
      paragraphs: [
        [must(v.disclose), should(v.isQuiet ? [] : v.whyKnown)],
        [must(v.isQuiet ? quietNumber(v) : v.number)],
        [
          must([
            "What made the difference: {{the one change that helped}}. What did nothing: {{something you put work into for no result}}.",
            "The step that helped was {{what you changed}}. I had expected more from {{what did not help}}.",
            "Most of it came from {{where it came from}}, and close to nothing from {{what you had hoped for}}.",
          ]),
        ],
        [should(v.wrongKnown), must(v.note)],
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
      titles: about(v, [
        (what) => `What someone else taught me about ${what}`,
        (what) => `${upperFirst(what)}: something I learned from someone else`,
        (what) => `A small lesson about ${what}`,
      ]),
      paragraphs: [
        v.isQuiet ? [must(TAUGHT)] : [must(v.introduce, v.introduceBriefly), must(v.first)],
        [
          must([
            "What I took from that: {{the lesson in one plain sentence}}.",
            "It changed how I do one thing: {{what you do differently since}}.",
            "Until then I had always {{how you did it before}}.",
          ]),
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

function quietNumber(v: Voice): string[] {
  return v.numberKnown.length > 0
    ? v.numberKnown.map((number) =>
        number.replace(/^(?:Where it stands|To put a figure on it)/, "One figure from my side"),
      )
    : [
        "One figure from my side, for scale: {{a number you would not mind being asked about}}.",
        "For scale, my own numbers: {{before and after, also if they are small}}.",
      ];
}

const TAUGHT = [
  "I learned this from {{who showed you, and in what situation}}.",
  "It took {{who it was}} to point out to me that {{what you had missed}}.",
];

/** What the founder told is about the making of it; with nothing told, the topic is wide open. */
function about(v: Voice, ways: ((what: string) => string)[]): string[] {
  const making = v.isRun ? "running" : "making";
  const hasTold = v.wrongKnown.length + v.numberKnown.length > 0;
  const own = hasTold ? `${making} my own ${v.thing}` : v.topic.replace(/\byour\b/g, "my");
  return ways.map((way) => way(v.isQuiet ? own : `${making} ${v.short}`));
}

function upperFirst(text: string): string {
  return text.startsWith("{{") ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
