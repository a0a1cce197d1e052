import type { Voice } from "../voice/voice.ts";
import { may, must, should, type Structure } from "./slot.ts";

/** Comment-sized, for the thread that a community keeps for promotion. */
export const THREAD_COMMENTS: Structure[] = [
  {
    id: "comment-plain",
    types: ["thread-comment"],
    suits: ["Tech & SaaS", "Business & Entrepreneurship"],
    worksWhere: /thread/i,
    build: (v) => ({
      titles: titleComment(v),
      paragraphs: [
        [must(v.introduce, v.introduceBriefly), should(v.detail), should(v.why), must(v.note)],
        [
          should([
            "Still rough: {{what you'd fix next}}.",
            "Ask me about {{what you like to talk about}}.",
            "The part I'd show first: {{what it does best}}.",
            "People usually ask about {{the first question you get}}.",
            "What I'm happiest with is {{the part that came out well}}.",
            "It isn't finished: {{what's missing}}.",
          ]),
          should(v.reason),
          should(v.wantKnown),
          may(CLOSINGS),
          must(v.link),
        ],
      ],
    }),
  },
  {
    id: "comment-status",
    types: ["thread-comment"],
    suits: ["Marketing & Growth", "Finance & Crypto"],
    worksWhere: /numbers|figures/i,
    build: (v) => ({
      titles: titleComment(v),
      paragraphs: [
        [must(v.introduce, v.introduceBriefly), may(v.detail), should(v.number), must(v.note)],
        [
          should([
            "Next: {{what you are working on now}}.",
            "What I'm working on at the moment: {{the next thing}}.",
            "Coming up: {{what you finish next}}.",
            "This week I'm busy with {{what you are changing}}.",
            "Before I do anything else I want to fix {{what}}.",
          ]),
          should(v.reason),
          may(CLOSINGS),
          must(v.link),
        ],
      ],
    }),
  },
  {
    id: "comment-question",
    types: ["thread-comment"],
    suits: ["Programming & Development", "Design & UX", "Gaming"],
    worksWhere: /question|feedback/i,
    build: (v) => ({
      titles: titleComment(v),
      paragraphs: [
        [must(v.want)],
        [must(v.introduce, v.introduceBriefly), may(v.detail), must(v.note)],
        [
          should([
            "One line is enough.",
            "If you have an opinion on that, I'd like to hear it.",
            "Even a one-line answer helps.",
            "Don't spare my feelings.",
          ]),
          should(v.reason),
          may(CLOSINGS),
          must(v.link),
        ],
      ],
    }),
  },
  {
    id: "comment-limits",
    types: ["thread-comment"],
    suits: ["Productivity & Tools", "Health & Fitness", "Home, Crafts & DIY"],
    worksWhere: /honest|limits/i,
    build: (v) => ({
      titles: titleComment(v),
      paragraphs: [
        [must(v.introduce, v.introduceBriefly), must(v.note)],
        [
          must([
            "What it can't do yet: {{the limit people ask about}}.",
            "Where it falls short: {{what it does badly}}.",
            "Not for you if {{who should use something else}}.",
            "Its weak side, since you'd find it anyway: {{what people complain about}}.",
          ]),
          should(v.first),
          should(v.reason),
          may(CLOSINGS),
          must(v.link),
        ],
      ],
    }),
  },
  {
    id: "comment-first-user",
    types: ["thread-comment"],
    suits: ["Podcasts & Creators", "Learning & Careers", "Writing & Books", "Music"],
    worksWhere: /community|member/i,
    build: (v) => ({
      titles: titleComment(v),
      paragraphs: [
        [must(v.introduce, v.introduceBriefly), must(v.first)],
        [
          should([
            "What I'd change next: {{the weak spot you know}}.",
            "Still open: {{a decision you have not made}}.",
            "That changed one thing: {{what you did differently after}}.",
            "What I learned from it: {{one sentence}}.",
            "The first thing they asked was {{what they asked}}.",
          ]),
          should(v.reason),
          may(CLOSINGS),
          must(v.link),
        ],
      ],
    }),
  },
  {
    id: "comment-old-way",
    types: ["thread-comment"],
    suits: ["Hobbies & Collecting", "Food & Drink", "Family & Relationships", "Animals & Pets"],
    worksWhere: /story|personal/i,
    build: (v) => ({
      titles: titleComment(v),
      paragraphs: [
        [
          must([
            "I used to do this by {{how you did it before}}.",
            "The old way for me was {{how this went before}}.",
            "Where I come from: {{the routine you had before}}.",
            "For a long time my answer to this was {{what you did instead}}.",
          ]),
          must(v.introduceAfter),
        ],
        [
          should([
            "Since then {{what you no longer have to do}}.",
            "What's better now: {{one concrete difference}}.",
            "These days {{how it goes now}}.",
          ]),
          should(v.reason),
          may(v.detail),
          may(CLOSINGS),
          must(v.link),
        ],
      ],
    }),
  },
  {
    id: "comment-who-for",
    types: ["thread-comment"],
    suits: ["Art & Photography", "Sports", "Finance & Crypto", "Science & Nature"],
    worksWhere: /who it is for|audience/i,
    build: (v) => ({
      titles: titleComment(v),
      paragraphs: [
        [
          must([
            "Might be something for you if {{the situation in which it helps}}.",
            "This one is for people who {{what they have in common}}.",
            "You can skip this unless {{when it is of use}}.",
            "I had one kind of person in mind: {{who}}.",
          ]),
          must(v.introduce, v.introduceBriefly),
          must(v.note),
        ],
        [
          should([
            "What sets it apart from doing nothing: {{one concrete gain}}.",
            "The closest alternative I know is {{what else one could use}}.",
            "It costs {{the price, or that there is none}}.",
            "Most people would compare it with {{what else there is}}.",
          ]),
          should(v.wantKnown),
          should(v.reason),
          may(CLOSINGS),
          must(v.link),
        ],
      ],
    }),
  },
];

const CLOSINGS = [
  "Happy to answer questions about it.",
  "Ask away if something is unclear.",
  "If something in it puts you off, tell me.",
  "Criticism is as welcome as praise.",
  "I read all replies.",
];

function titleComment(v: Voice): string[] {
  return [
    `For the promotion thread of ${v.fullName}: ${v.called}`,
    `Comment for the promotion thread in ${v.fullName}`,
    `${v.fullName}, promotion thread: ${v.short}`,
    "Comment for the promotion thread",
  ];
}
