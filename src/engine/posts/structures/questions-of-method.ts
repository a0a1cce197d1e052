import { askTitles, upperFirst } from "./ask-titles.ts";
import { must, should, type Structure } from "./slot.ts";

/** Also where promotion is banned: there the project is disclosed in passing and not named. */
import { BEGINNINGS, ending, orTold } from "./question-parts.ts";

/** How others go about it. */
export const METHOD_QUESTIONS: Structure[] = [
  {
    id: "story-and-question",
    types: ["question"],
    suits: [
      "Business & Entrepreneurship",
      "Productivity & Tools",
      "Finance & Crypto",
      "Health & Fitness",
      "Learning & Careers",
    ],
    worksWhere: /story|experience|question|personal/i,
    build: (v) => ({
      titles: v.isAboutBuilding
        ? []
        : v.whyTitle.flatMap((why) => [
            `${why}. What do you do about this?`,
            `${why}. How do you avoid that?`,
            `${why}. Has anyone found a way around this?`,
          ]),
      paragraphs: [
        [
          must([
            "That was the point at which I started looking for another way.",
            "What annoyed me most was {{the worst part of it}}.",
            "Looking back, I should have seen it coming: {{the sign you missed}}.",
          ]),
          should([
            "What I do now instead: {{what you changed}}.",
            "Since then I {{what you do differently}}.",
          ]),
        ],
        [
          must([
            "How do you deal with this, and does your way still hold when you're busy?",
            "I'd like to know what the rest of you do, and how long you've been doing it that way.",
            "If you've had something like it happen to you, what did you change afterwards?",
          ]),
          should([
            "A boring routine that works is what I'm after.",
            "Low-tech answers count, too.",
            "It's fine if the answer is that you just live with it.",
          ]),
        ],
        ending(v),
      ],
    }),
  },
  {
    id: "same-trouble",
    types: ["question"],
    suits: ["Business & Entrepreneurship", "Home, Crafts & DIY", "Hobbies & Collecting"],
    worksWhere: /question|discussion|ask|struggle/i,
    build: (v) => ({
      titles:
        v.trouble === null
          ? []
          : [
              `How do you keep from ${v.trouble}?`,
              `Does anyone else keep ${v.trouble}?`,
              `What do you do about ${v.trouble}?`,
            ],
      paragraphs: [
        [
          must(
            orTold(v.background, [
              "It happened to me {{when, and how it came about}}.",
              "The last time it was because {{what got in the way}}.",
              "For me it's mostly down to {{the reason}}.",
            ]),
          ),
          should([
            "So far I've tried {{what you tried}}.",
            "What I do against it now: {{your current way}}.",
          ]),
        ],
        [
          must([
            "Have you found something that holds, or do you just live with it?",
            "What works for you, and does it still work on a bad day?",
            "Is there a habit that helps, or does it take a tool?",
            "I'd like to hear what you tried, also if it didn't help.",
          ]),
        ],
        ending(v),
      ],
    }),
  },
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
      titles: askTitles(
        v,
        [(task) => `How do you all ${task}?`, (task) => `How do you ${task} when time is short?`],
        [(topic) => `What's your routine for ${topic}?`, (topic) => `How do you handle ${topic}?`],
      ),
      paragraphs: [
        [
          must(
            orTold(v.isAboutBuilding ? BEGINNINGS : v.background, [
              "My own way so far: {{how you do it today}}.",
              "At the moment I {{how you do it}}, which works until {{when it stops working}}.",
              "I've always {{how you do it}}. Lately that means {{what goes wrong}}.",
            ]),
          ),
        ],
        [
          must(
            v.isAboutBuilding
              ? [
                  "What worked for you, and what turned out to be a waste of time?",
                  "If you had to do it again with what you know now, where would you begin?",
                  "How long did it take you, and what finally got things moving?",
                ]
              : [
                  "What does it look like for you on an ordinary day, not on a good one?",
                  "Do you have a fixed way of doing this, or does it change from one time to the next?",
                  "What's the first thing you do, and what do you leave for later?",
                ],
          ),
          should([
            "And if you tried something and dropped it again, what was the reason?",
            "Is there something you'd never go back to?",
            "I'm also curious what it costs you, in time or in money.",
          ]),
        ],
        ending(v),
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
      titles: v.isAboutBuilding
        ? []
        : askTitles(
            v,
            [
              (task) => `What do you use to ${task}?`,
              (task) => `What did you end up with to ${task}, and would you pick it again?`,
            ],
            [(topic) => `What do you use for ${topic}, and would you pick it again?`],
          ),
      paragraphs: [
        [
          must([
            "So far I've tried {{one or two things}}.",
            "I've looked at {{what you compared}}, and I'm still undecided.",
            "What I use today is {{your current way}}. It does the job until {{when it doesn't}}.",
          ]),
          should(v.background),
        ],
        [
          must([
            "Which one did you settle on, and is it still the one you use?",
            "What would you choose if you had to start from nothing today?",
            "What made you switch, if you did?",
          ]),
          should([
            "I care less about the longest list of features than about what still works after a few months.",
            "A dull answer is fine, as long as it works.",
            "If the honest answer is that none of them is good, that helps too.",
          ]),
        ],
        ending(v),
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
      titles: v.isAboutBuilding
        ? []
        : askTitles(
            v,
            [(task) => `What made you change the way you ${task}?`],
            [
              (topic) => `When did your old way of ${topic} stop working?`,
              (topic) =>
                `${upperFirst(topic)}: at what point did your first approach stop working?`,
            ],
          ),
      paragraphs: [
        [
          must(
            orTold(v.background, [
              "For me it was {{the moment the old way failed}}.",
              "I noticed it when {{what went wrong}}.",
              "My own sign was {{what told you}}.",
            ]),
          ),
          should([
            "So I'm curious where the line is for others.",
            "I'm after the moment more than the method.",
            "It made me wonder how long other people wait.",
          ]),
        ],
        [
          must([
            "Did you change early, or only after something went wrong?",
            "What was the sign for you, and what did you do about it then?",
            "Looking back, would you have done it sooner?",
          ]),
          should([
            "I'd also like to hear from anyone who changed and regretted it.",
            "Staying with the simple way is an answer, too, if it still works for you.",
          ]),
        ],
        ending(v),
      ],
    }),
  },
];
