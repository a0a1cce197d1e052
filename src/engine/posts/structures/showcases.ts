import { must, should, type Structure } from "./slot.ts";

export const SHOWCASES: Structure[] = [
  {
    id: "plain-show",
    types: ["showcase"],
    suits: ["Tech & SaaS", "Productivity & Tools", "Gaming"],
    worksWhere: /show|demo|release|launch|own (?:project|work)/i,
    build: (v) => ({
      titles: [
        `I ${v.made} ${v.short}`,
        `I ${v.isRun ? "started" : "built"} ${v.short}`,
        ...v.entitled,
      ],
      paragraphs: [
        [must(v.introduce, v.introduceBriefly), should(v.detail), should(v.more), must(v.note)],
        [should(v.why), should(v.numberKnown)],
        [should(v.firstKnown), should(v.reason)],
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
        `I ${v.made} ${v.short}. What's missing in it?`,
        `What's missing in ${v.called}?`,
        // A shop lacks things; it is not unable to do them.
        ...(v.isRun ? [] : [`I ${v.made} ${v.short}. Here is what it can't do yet`]),
      ],
      paragraphs: [
        [
          must([
            "Let me start with what's missing: {{the most obvious gap}}.",
            "The weak spot first, before someone else finds it: {{what it does badly}}.",
            "What you'd miss in it today: {{a limit you know about}}.",
            "Honest warning: {{what might annoy you}}.",
          ]),
        ],
        [must(v.introduce, v.introduceBriefly), should(v.detail), must(v.note)],
        [should(v.whyKnown), should(v.numberKnown), should(v.more)],
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
        `I ${v.made} ${v.short}. This is how it works in practice`,
      ],
      paragraphs: [
        [must(v.introduce, v.introduceBriefly)],
        [
          must([
            "In practice: {{what someone does first}}, and at the end there is {{what they have in hand}}.",
            "I last used it for {{a real example}}.",
            "You open it, {{the first thing you do}}, and you're done after {{the last step}}.",
          ]),
          should(v.detail),
          should(v.more),
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
        `Who ${v.called} is for, and who should skip it`,
        `I ${v.made} ${v.short}. It isn't for everyone`,
      ],
      paragraphs: [
        [must(v.introduce, v.introduceBriefly), should(v.whyKnown), must(v.note)],
        [
          must([
            "You probably don't need it if {{who is better off without}}.",
            "Who should skip it: {{who it was never meant for}}.",
            "It's the wrong choice for {{who}}.",
            "Someone who {{what they do}} won't get much out of it.",
          ]),
          should(v.firstKnown),
        ],
        [should(v.detail), should(v.more), should(v.reason)],
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
        `How I got by before I ${v.began} ${v.short}`,
        `Before and after ${v.called}`,
        `I ${v.began} ${v.short}. What changed since`,
      ],
      paragraphs: [
        [
          must([
            "Until recently I did this by {{how you did it before}}.",
            "My old way was {{how this went before}}.",
            "For a long time I {{the old routine}}, and it cost me {{what it cost you}}.",
          ]),
        ],
        [should(v.whyKnown), must(v.introduceAfter), should(v.detail), must(v.note)],
        [
          should([
            "What's different now: {{one thing that changed}}.",
            "Since then I no longer {{what you no longer have to do}}.",
          ]),
          should(v.numberKnown),
          should(v.more),
        ],
        [should(v.reason), should(v.wantKnown), must(v.link)],
      ],
    }),
  },
  {
    id: "terms-first",
    types: ["showcase"],
    suits: ["Tech & SaaS", "Productivity & Tools", "Finance & Crypto", "Hobbies & Collecting"],
    worksWhere: /price|pricing|free|cost|privacy|terms|open source/i,
    build: (v) => ({
      titles: [
        `I ${v.made} ${v.short}. What it costs and what's behind it`,
        `What ${v.called} is, what it costs and who is behind it`,
        `I ${v.made} ${v.short}. Ask me anything about it`,
      ],
      paragraphs: [
        [must(v.introduce, v.introduceBriefly), should(v.detail), should(v.more), must(v.note)],
        [
          must([
            "It costs {{the price, or nothing}}.",
            "The price is {{how much, or that it's free}}, and there's {{just you, or how many of you}} behind it.",
            "Money, so that it's said: {{what it costs, or how it pays for itself}}.",
          ]),
          should(v.firstKnown),
          should(v.numberKnown),
        ],
        [should(v.whyKnown), should(v.reason)],
        [should(v.wantKnown), must(v.link)],
      ],
    }),
  },
  {
    id: "figure-first",
    types: ["showcase", "story"],
    suits: ["Business & Entrepreneurship", "Marketing & Growth", "Tech & SaaS", "Finance & Crypto"],
    worksWhere: /figures|numbers|revenue|data|sales|spend|cost/i,
    build: (v) => ({
      titles: [`Where ${v.called} stands today`, `I ${v.made} ${v.short}. Where it stands today`],
      paragraphs: [
        [must(v.number)],
        [must(v.introduce, v.introduceBriefly), should(v.whyKnown), must(v.note)],
        [should(v.wrong), should(v.detail), should(v.more)],
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
  {
    id: "figure-in-title",
    types: ["showcase", "story"],
    suits: ["Business & Entrepreneurship", "Marketing & Growth", "Tech & SaaS", "Finance & Crypto"],
    worksWhere: /figures|numbers|revenue|data|sales|spend|cost/i,
    build: (v) => ({
      titles: v.numberTitle,
      paragraphs: [
        [must(v.introduce, v.introduceBriefly), should(v.detail), must(v.note)],
        [should(v.whyKnown), should(v.firstKnown)],
        [should(v.wrongKnown), should(v.more)],
        [
          must([
            "If that were your figure, what would you look at next?",
            "What would you work on first in my place?",
            "Is that about what you'd expect at this point?",
            "What would you need to know before you'd call that good or bad?",
          ]),
          should(v.reason),
          must(v.link),
        ],
      ],
    }),
  },
];
