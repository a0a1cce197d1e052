import { must, should, type Structure } from "./slot.ts";

/** Also where promotion is banned: there the project is disclosed in passing and not named. */
export const QUESTIONS: Structure[] = [
  {
    id: "how-do-you",
    types: ["question"],
    suits: [
      "Business & Entrepreneurship",
      "Productivity & Tools",
      "Home, Crafts & DIY",
      "Family & Relationships",
    ],
    worksWhere: /question|discussion|ask/i,
    build: (v) => ({
      titles: [
        `How do you deal with ${v.topic}?`,
        `How does everyone here handle ${v.topic}?`,
        `${upperFirst(v.topic)}: what works for you?`,
      ],
      paragraphs: [
        [
          must(
            v.background.length > 0
              ? v.background
              : [
                  "My own way so far: {{how you do it today, with the part that annoys you}}.",
                  "At the moment I {{how you handle it yourself}}, which works until {{when it stops working}}.",
                  "What I do today: {{your routine, and the part of it you'd like to lose}}.",
                ],
          ),
        ],
        [
          should([
            "The part that takes me longest: {{which step, and roughly how long}}.",
            "Where my way breaks down: {{the case it does not cover}}.",
            "What I'd most like to get rid of: {{the step you put off}}.",
          ]),
        ],
        [
          must([
            "What do you use, and what about it gets on your nerves?",
            "I'd like to know what your routine looks like on an ordinary day, not on a good one.",
            "Do you have a system for this, or do you wing it each time?",
          ]),
          should([
            "And if you tried something and dropped it again, what was the reason?",
            "Is there something you would never go back to?",
            "What does it cost you, in time or money?",
          ]),
          should(v.reasonToAsk),
        ],
        [must(v.disclose), must(v.note), must(v.link)],
      ],
    }),
  },
  {
    id: "which-options",
    types: ["question"],
    suits: [
      "Tech & SaaS",
      "Finance & Crypto",
      "Programming & Development",
      "Cars & Vehicles",
      "Gaming",
    ],
    worksWhere: /comparison|recommend|options|tools|software/i,
    build: (v) => ({
      titles: [
        `What do you use for ${v.topic}, and why that?`,
        `Options for ${v.topic}: what did you end up with?`,
        `What would you pick today for ${v.topic}?`,
      ],
      paragraphs: [
        [
          must([
            "The options I know of are {{the two or three you looked at}}.",
            "What I've looked at: {{what you compared, and what spoke against each}}.",
            "So far I've tried {{what you tried, and how it went}}.",
          ]),
        ],
        [
          should([
            "What matters most to me is {{your one hard requirement}}.",
            "The thing I can't do without: {{the requirement that rules most of them out}}.",
          ]),
          must([
            "Which did you choose, and would you choose it again?",
            "What am I missing?",
            "What made you switch, if you did?",
          ]),
        ],
        [
          should([
            "I'm less interested in the longest list of features than in what still works after a few months.",
            "A dull answer is fine, as long as it works.",
            "If the honest answer is that none of them is good, that helps too.",
          ]),
          should(v.reasonToAsk),
        ],
        [must(v.disclose), must(v.note), must(v.link)],
      ],
    }),
  },
  {
    id: "when-worth-it",
    types: ["question"],
    suits: [
      "Business & Entrepreneurship",
      "Marketing & Growth",
      "Learning & Careers",
      "Health & Fitness",
    ],
    worksWhere: /practitioner|owner|experience|advice/i,
    build: (v) => ({
      titles: [
        `What made you change how you handle ${v.topic}?`,
        `At what point did you change how you handle ${v.topic}?`,
        `Is there a point at which you need a real system for ${v.topic}?`,
      ],
      paragraphs: [
        [
          must([
            "This is a question of timing more than of method.",
            "I'm curious where the line is for others.",
            "I'm after the moment, not the method.",
          ]),
          must(
            v.background.length > 0
              ? v.background
              : [
                  "For me it was {{the moment you noticed that the old way no longer worked}}.",
                  "I noticed it when {{what went wrong or took too long}}.",
                  "My own sign was {{what told you it was time}}.",
                ],
          ),
        ],
        [
          should([
            "Did you change early, or only after something went wrong?",
            "What was the sign for you?",
            "Looking back, would you have done it sooner?",
          ]),
          should([
            "I'd also like to hear from anyone who changed and regretted it.",
            "Staying with the simple way is an answer, too, if it still works for you.",
            "And what did you do about it then?",
          ]),
          should(v.reasonToAsk),
        ],
        [must(v.disclose), must(v.note), must(v.link)],
      ],
    }),
  },
  {
    id: "what-did-you-give-up",
    types: ["question"],
    suits: [
      "Design & UX",
      "Writing & Books",
      "Music",
      "Art & Photography",
      "Sports",
      "Animals & Pets",
    ],
    worksWhere: /struggle|tried|method|habits/i,
    build: (v) => ({
      titles: [
        `What did you try for ${v.topic} and give up on?`,
        `Things that didn't work for ${v.topic}?`,
        `What looked like a good idea for ${v.topic} and wasn't?`,
      ],
      paragraphs: [
        [
          must([
            "Everyone recommends what works. I'd like the other list.",
            "Advice usually covers what to do. I'm more curious about what you stopped doing.",
            "I learn more from what people abandoned than from what they praise.",
          ]),
        ],
        [
          must(
            v.isAboutBuilding && v.wrongKnown.length > 0
              ? v.wrongKnown
              : [
                  "Mine to begin with: {{what you tried, how long you kept at it, and why you stopped}}.",
                  "To start: {{something you gave up on, and what you do now}}.",
                ],
          ),
        ],
        [
          should(v.reasonToAsk),
          should([
            "What's on yours?",
            "What would you warn someone about?",
            "What did you drop, and do you miss it?",
          ]),
        ],
        [must(v.disclose), must(v.note), must(v.link)],
      ],
    }),
  },
  {
    id: "is-it-just-me",
    types: ["question"],
    suits: [
      "Society & Culture",
      "Food & Drink",
      "Fashion & Beauty",
      "Hobbies & Collecting",
      "Places & Travel",
      "Science & Nature",
      "Film, TV & Anime",
      "Podcasts & Creators",
    ],
    worksWhere: /discussion|talk|conversation|discovery/i,
    build: (v) => ({
      titles: [
        `Do you find ${v.topic} harder than it should be?`,
        `What's the slow part of ${v.topic} for you?`,
        `Where do you lose time with ${v.topic}?`,
      ],
      paragraphs: [
        [
          must([
            "Last time it took me {{how long, and what held you up}}.",
            "The part where I lose time is {{the step that drags}}.",
            "Where it goes wrong for me: {{the point at which you get stuck}}.",
          ]),
        ],
        [
          should([
            "What I've already tried: {{one or two things, and how they went}}.",
            "I've been told to {{advice you were given}}, which {{how that went}}.",
          ]),
        ],
        [
          should([
            "Maybe there's a trick that everybody knows but me.",
            "I can't tell whether that's normal.",
            "It may well be that I'm doing it wrong.",
          ]),
          must([
            "How does it go for you?",
            "What does it look like at your end?",
            "How long do you put up with it before you look for another way?",
          ]),
        ],
        [should(v.reasonToAsk)],
        [must(v.disclose), must(v.note), must(v.link)],
      ],
    }),
  },
  {
    id: "beginner-advice",
    types: ["question"],
    suits: [
      "Learning & Careers",
      "Programming & Development",
      "Finance & Crypto",
      "Home, Crafts & DIY",
    ],
    worksWhere: /beginner|advice|learn|guide/i,
    build: (v) => ({
      titles: [
        `What would you tell someone who is new to ${v.topic}?`,
        `What do you wish you had known about ${v.topic}?`,
        `The one piece of advice on ${v.topic} you'd give a beginner?`,
      ],
      paragraphs: [
        [
          must([
            "I'm collecting the kind of advice that only comes from having done it.",
            "Guides skip the boring parts, and those are the ones I'd like to hear about.",
            "There is plenty of general advice around. I'm after the specific kind.",
          ]),
        ],
        [
          must([
            "The best I've been given: {{a piece of advice that proved right}}.",
            "What I'd pass on myself: {{something you learned the slow way}}.",
            "My contribution: {{one thing that works, and when it doesn't}}.",
          ]),
          should(["What's yours?", "What would you add?", "Where would you disagree?"]),
        ],
        [
          should([
            "I'd also like to know which advice you'd ignore: for me that's {{what people say that did not help}}.",
            "The other way round works as well: {{advice that did you no good, and why}}.",
          ]),
        ],
        [should(v.reasonToAsk), must(v.disclose), must(v.note), must(v.link)],
      ],
    }),
  },
];

function upperFirst(text: string): string {
  return text.startsWith("{{") ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
