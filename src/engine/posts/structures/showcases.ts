import { must, should, type Structure } from "./slot.ts";

export const SHOWCASES: Structure[] = [
  {
    id: "plain-show",
    types: ["showcase"],
    suits: ["Tech & SaaS", "Productivity & Tools", "Gaming"],
    worksWhere: /show|demo|release|launch|own (?:project|work)/i,
    build: (v) => ({
      titles: [...titleShow(v), `${v.called}: ${v.short}`],
      paragraphs: [
        [must(v.introduce, v.introduceBriefly), should(v.detail), must(v.note)],
        [should(v.why)],
        [should(v.reason), should(v.numberKnown)],
        [should(v.want), must(v.link)],
      ],
    }),
  },
  {
    id: "limits-first",
    types: ["showcase", "feedback"],
    suits: ["Programming & Development", "Design & UX", "Tech & SaaS"],
    worksWhere: /honest limits|limits|honest|licen[cs]e|technical/i,
    build: (v) => ({
      titles: [
        `${capitalise(v.short)}, and what it can't do yet`,
        `I ${v.isRun ? "run" : "made"} ${v.short}. Here is what's missing`,
        `What ${v.called} can't do yet`,
      ],
      paragraphs: [
        [
          must([
            "Let me start with what it can't do: {{the most obvious thing that is missing}}.",
            "The weak spot first, before someone else finds it: {{what it does badly or not at all}}.",
            "What you'd miss in it today: {{a limit that you know about}}.",
          ]),
        ],
        [must(v.introduce, v.introduceBriefly), should(v.detail), must(v.note)],
        [should(v.why), should(v.numberKnown)],
        [
          should(v.reason),
          should([
            "Would the missing part stop you from using it?",
            "Is the missing part a reason to stay away, or can you live with it?",
            "How much would that limit bother you in practice?",
          ]),
          must(v.link),
        ],
      ],
    }),
  },
  {
    id: "walk-through",
    types: ["showcase"],
    suits: [
      "Programming & Development",
      "Productivity & Tools",
      "Home, Crafts & DIY",
      "Art & Photography",
    ],
    worksWhere: /setup|config|steps|method|how it works|walk|process|workflow|technique/i,
    build: (v) => ({
      titles: [
        `How ${v.called} works, from start to finish`,
        `${capitalise(v.short)}: what using it looks like`,
        `I ${v.isRun ? "run" : "made"} ${v.short}: a walk through it`,
      ],
      paragraphs: [
        [must(v.introduce, v.introduceBriefly)],
        [
          must([
            "In practice it goes like this: {{what someone does first}}, then {{what happens next}}, and at the end there is {{what they have in hand}}.",
            "A typical use: {{a real example from start to finish, in two sentences}}.",
            "Someone who opens it sees {{the first thing on screen}} and is done after {{the last step}}.",
          ]),
          should(v.detail),
        ],
        [should(v.whyKnown), should(v.wrongKnown), must(v.note)],
        [should(v.reason)],
        [
          should([
            "Which step would you leave out?",
            "Where in that would you get stuck?",
            "Does that order match how you'd do it?",
          ]),
          must(v.link),
        ],
      ],
    }),
  },
  {
    id: "not-for-everyone",
    types: ["showcase"],
    suits: [
      "Business & Entrepreneurship",
      "Marketing & Growth",
      "Finance & Crypto",
      "Health & Fitness",
    ],
    worksWhere: /who it is for|audience|comparison|compare/i,
    build: (v) => ({
      titles: [
        `${capitalise(v.short)}: who it's for and who should skip it`,
        `Who ${v.called} is for, and who it isn't`,
        `I ${v.isRun ? "run" : "built"} ${v.short}. It isn't for everyone`,
      ],
      paragraphs: [
        [must(v.introduce, v.introduceBriefly), should(v.whyKnown), must(v.note)],
        [
          must([
            "You probably don't need it if {{who is better served by something else}}.",
            "Who should skip it: {{the people it was never meant for}}.",
            "It's the wrong choice for {{who, and what they should use instead}}.",
          ]),
          should(v.first),
        ],
        [should(v.reason), should(v.detail)],
        [should(v.want), must(v.link)],
      ],
    }),
  },
  {
    id: "before-and-after",
    types: ["showcase", "story"],
    suits: [
      "Home, Crafts & DIY",
      "Learning & Careers",
      "Food & Drink",
      "Family & Relationships",
      "Music",
    ],
    worksWhere: /before|after|result|personal|experience/i,
    build: (v) => ({
      titles: [
        `What changed for me with ${v.short}`,
        `Before and after ${v.called}`,
        `I ${v.isRun ? "started" : "made"} ${v.short}: before and after`,
      ],
      paragraphs: [
        [
          must([
            "Until recently I did this by {{how you did it before, with the annoying part}}.",
            "My old way: {{how this went before, in one or two plain sentences}}.",
            "How this used to go for me: {{the old routine and what it cost you}}.",
          ]),
        ],
        [should(v.whyKnown), must(v.introduceAfter), should(v.detail), must(v.note)],
        [
          should([
            "What's different now: {{one concrete thing that changed}}.",
            "Since then {{what you no longer have to do}}.",
          ]),
          should(v.numberKnown),
        ],
        [should(v.reason), should(v.wantKnown), must(v.link)],
      ],
    }),
  },
  {
    id: "figure-first",
    types: ["showcase", "story"],
    suits: ["Business & Entrepreneurship", "Marketing & Growth", "Tech & SaaS", "Finance & Crypto"],
    worksWhere: /figures|numbers|revenue|data|sales|spend|cost/i,
    build: (v) => ({
      titles: [
        `${v.called}: where it stands, with a real number`,
        `An honest status of ${v.called}, ${v.short}`,
        `${capitalise(v.short)}: where it stands`,
      ],
      paragraphs: [
        [must(v.number)],
        [must(v.introduce, v.introduceBriefly), should(v.whyKnown), must(v.note)],
        [should(v.wrong), should(v.detail)],
        [
          should(v.reason),
          should([
            "If that were your figure, what would you look at next?",
            "What would you work on first in my place?",
            "Is that about what you'd expect at this point?",
          ]),
          must(v.link),
        ],
      ],
    }),
  },
];

function titleShow(v: { short: string; called: string; isRun: boolean; thing: string }): string[] {
  return v.isRun
    ? [`I run ${v.short}`, `My ${v.thing}: ${v.short}`]
    : [`I made ${v.short}`, `I built ${v.short}`];
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
