import { askTitles } from "./ask-titles.ts";
import { must, should, type Structure } from "./slot.ts";

/** Also where promotion is banned: there the project is disclosed in passing and not named. */
import { ending } from "./question-parts.ts";

/** What others have been through. */
export const EXPERIENCE_QUESTIONS: Structure[] = [
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
      titles: askTitles(
        v,
        [(task) => `What did you try to ${task}, and give up on?`],
        [
          (topic) => `What have you tried for ${topic} that didn't last?`,
          (topic) => `Which advice on ${topic} turned out to be no use?`,
        ],
      ),
      paragraphs: [
        [
          must([
            "Everyone recommends what works. I'd like the other list.",
            "Advice usually covers what to do. I'm more curious about what you stopped doing.",
            "I learn more from what people dropped than from what they praise.",
          ]),
          must(
            v.isAboutBuilding && v.wrongAlone.length > 0
              ? v.wrongAlone
              : [
                  "Mine to begin with: {{what you tried, and why you stopped}}.",
                  "I'll start: {{something you gave up on}}.",
                  "I kept at {{what you tried}} for longer than I should have.",
                ],
          ),
        ],
        [
          must([
            "What's on yours, and what did you do instead?",
            "What would you warn someone about?",
            "What did you drop, and do you ever miss it?",
          ]),
        ],
        ending(v),
      ],
    }),
  },
  {
    id: "slow-part",
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
      titles: askTitles(
        v,
        [],
        [
          (topic) => `Which part of ${topic} do you put off?`,
          (topic) => `What's the most annoying part of ${topic} for you?`,
          (topic) => `What takes you longest with ${topic}?`,
        ],
      ),
      paragraphs: [
        [
          must([
            "For me it's {{the step you put off}}.",
            "Last time it took me {{how long}}, mostly because of {{what held you up}}.",
            "I get stuck at {{the point where you get stuck}}.",
          ]),
          should(v.background),
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
        ending(v),
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
      titles: askTitles(
        v,
        [
          (task) =>
            `What would you tell someone who has to ${task.replace(/\byour\b/g, "their")} for the first time?`,
        ],
        [
          (topic) => `What do you wish you had known about ${topic}?`,
          (topic) => `What do beginners get wrong about ${topic.replace(/\byour\b/g, "their")}?`,
        ],
      ),
      paragraphs: [
        [
          must([
            "Guides skip the boring parts, and those are the ones I'd like to hear about.",
            "There is plenty of general advice around. I'm after the specific kind.",
            "I mean the things that nobody writes down because they seem too obvious.",
          ]),
          must([
            "The best advice I got was {{a piece of advice that proved right}}.",
            "What I'd pass on myself: {{something you learned the slow way}}.",
            "I could have saved myself {{what it cost you}} if I had known {{what you know now}}.",
          ]),
        ],
        [must(["What's yours?", "What would you add?", "Where would you disagree?"])],
        ending(v),
      ],
    }),
  },
  {
    id: "my-way",
    types: ["question"],
    suits: ["Productivity & Tools", "Home, Crafts & DIY", "Food & Drink", "Hobbies & Collecting"],
    worksWhere: /setup|routine|workflow|habits|own way/i,
    build: (v) => ({
      titles: v.isAboutBuilding
        ? []
        : askTitles(
            v,
            [(task) => `Is this a sane way to ${task}?`],
            [
              (topic) => `Am I overthinking ${topic}?`,
              (topic) => `Would you change anything about how I go about ${topic}?`,
            ],
          ),
      paragraphs: [
        [
          should(v.background),
          must([
            "The way I do it: {{your way, in one line}}.",
            "It takes me {{how long}}, and the steps are {{your steps, briefly}}.",
            "First I {{what you do first}}, then {{what you do next}}.",
          ]),
        ],
        [
          must([
            "Does that look reasonable, or is there a shorter way?",
            "Which step would you skip?",
            "I can't tell any more whether that's careful or just slow.",
          ]),
          should([
            "Feel free to tell me I'm making it harder than it is.",
            "If you do it in half the steps, I'd like to know which half.",
            "I'd rather hear it from you than find out the hard way.",
          ]),
        ],
        ending(v),
      ],
    }),
  },
  {
    id: "in-my-place",
    types: ["question"],
    suits: ["Tech & SaaS", "Business & Entrepreneurship", "Marketing & Growth"],
    worksWhere: /specific|concrete|mistake|postmortem/i,
    build: (v) => ({
      titles: v.wrongTitle.flatMap((wrong) => [
        `${wrong}. What would you have done?`,
        `${wrong}. How do you keep that from happening?`,
      ]),
      paragraphs: [
        [
          must([
            "I found out when {{how you noticed}}.",
            "How it came to that: {{the reason, in one line}}.",
            "It was my own doing: {{what you had overlooked}}.",
          ]),
        ],
        [
          must([
            "I've changed {{what you changed}} since. Is that enough?",
            "My fix for now: {{what you did about it}}.",
          ]),
          should([
            "What do you check before something like this goes out?",
            "Who catches this kind of thing where you work?",
            "Is there a habit that would have caught it?",
          ]),
        ],
        ending(v),
      ],
    }),
  },
];
