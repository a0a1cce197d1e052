import { SETTERLY_COMPETITORS } from "./setterly-competitors.ts";
import { type DemoProject, paragraphs, type PastDemoPost } from "./demo-project.ts";

const SETTERLY_PAST: PastDemoPost[] = [
  {
    subredditId: "climbing",
    postType: "question",
    title: "How does your gym tell you what is new on the wall?",
    content: paragraphs(
      "I set routes for six years, and I never found a good way to tell people what changed. A note at the desk gets read by the same ten people.",
      "What does your gym do, and do you look at it? Photos, a list, tags at the wall, nothing at all?",
      "I make a planner for setters, so I have a stake in the answer. I won't link it here.",
    ),
    daysAgo: 54,
    hour: 9,
    seen: { outcome: "live", upvotes: 41, comments: 17 },
  },
  {
    subredditId: "saas",
    postType: "lesson",
    title: "We priced per user, so every gym shared one login",
    content: paragraphs(
      "Setterly is my planner for climbing gyms. I charged for each setter, and within a month every gym had exactly one setter called Team.",
      "Now the price goes by the number of walls, which nobody can hide. Sign-ups per gym tripled, and so did the things that people log.",
      "How did you find the unit that you charge for? Try it free: https://setterly.example",
    ),
    daysAgo: 51,
    hour: 20,
    seen: {
      outcome: "removed",
      upvotes: 3,
      comments: 1,
      removedReason: "Rule 1: no self-promotion in posts, use the weekly thread",
    },
  },
  {
    subredditId: "bouldering",
    postType: "question",
    title: "How long should a boulder stay up before you are tired of it?",
    content: paragraphs(
      "Our gym resets a wall every six weeks. Some people have not finished their project by then, and others were done in the first week.",
      "What would be right for you, and does it depend on the grade?",
      "Disclosure: I write software for setters, and this is one of the things they argue about.",
    ),
    daysAgo: 47,
    hour: 18,
    seen: { outcome: "live", upvotes: 88, comments: 63 },
  },
  {
    subredditId: "microsaas",
    postType: "story",
    title: "My first nine customers are all climbing gyms, and none of them came from an ad",
    content: paragraphs(
      "I make Setterly, a planner for route setters. The first gym was my own. The second was where its head setter went next.",
      "After that it was always a person who changed jobs. I now write to nobody and answer everyone who asks.",
      "What was your first channel that you did not choose? https://setterly.example",
    ),
    daysAgo: 44,
    hour: 20,
    seen: { outcome: "live", upvotes: 38, comments: 21 },
  },
  {
    subredditId: "sideproject",
    postType: "showcase",
    title: "I made a planner for climbing gyms, because the whiteboard kept getting wiped",
    content: paragraphs(
      "I set routes at a climbing gym for six years. The plan for the week lived on a whiteboard, and somebody always wiped it.",
      "Setterly is that board, but it stays. You see which walls are due, who sets what on which day, and which grades are missing.",
      "What went wrong: I built statistics for owners first, and nobody opened them. Setters wanted the board. Today 9 gyms plan their week with it.",
      "What would you cut from it? https://setterly.example",
    ),
    daysAgo: 40,
    hour: 20,
    visits: 131,
    seen: { outcome: "live", upvotes: 112, comments: 47 },
  },
  {
    subredditId: "climbharder",
    postType: "question",
    title: "Do you trust the grades at your gym when you plan training?",
    content: paragraphs(
      "I set for a living, and I know how a grade comes about: three people, a short argument, and lunch.",
      "Those of you who plan by grade, how do you deal with that? Do you keep your own list, or do you go by feel?",
    ),
    daysAgo: 33,
    hour: 12,
    seen: {
      outcome: "removed",
      upvotes: 4,
      comments: 2,
      removedReason: "Simple questions belong in the weekly thread",
    },
  },
  {
    subredditId: "smallbusiness",
    postType: "question",
    title: "Those with shift workers: where does the plan for the week live?",
    content: paragraphs(
      "At the climbing gym where I worked it was a whiteboard, and somebody always wiped it. Others tell me of group chats and of one person who simply knows.",
      "What do you use, and what happens on the day when that person is ill?",
    ),
    daysAgo: 30,
    hour: 9,
    seen: { outcome: "live", upvotes: 19, comments: 33 },
  },
  {
    subredditId: "indoorbouldering",
    postType: "feedback",
    title: "Setters here: would this board replace your whiteboard?",
    content: paragraphs(
      "Maker here. Setterly is a planner for climbing gyms, and the head setter of my home gym was the first to use it.",
      "It shows one week on one screen: walls that are due on the left, people on the right, and the grades that are missing in between.",
      "What would make you give up the whiteboard? And what on your whiteboard would you miss?",
    ),
    editSection: "EDIT: some of you asked where it is: https://setterly.example",
    daysAgo: 26,
    hour: 20,
    visits: 87,
    seen: { outcome: "live", upvotes: 64, comments: 29 },
  },
  {
    subredditId: "roastmystartup",
    postType: "feedback",
    title: "Setterly: a planning board for climbing gyms. What is wrong with the front page?",
    content: paragraphs(
      "I built it. Route setters get it within a minute, and owners leave after ten seconds.",
      "The page talks about walls and grades, since that is what setters care about. Owners pay, though.",
      "Would you make two pages of it, or one that is about money? https://setterly.example",
    ),
    daysAgo: 19,
    hour: 20,
    seen: { outcome: "live", upvotes: 27, comments: 44 },
  },
  {
    subredditId: "entrepreneurridealong",
    postType: "lesson",
    title: "I asked the people who pay, and built the wrong thing",
    content: paragraphs(
      "I make software for climbing gyms. Owners pay for it, so I asked owners what they want. They said statistics. I built statistics for four months.",
      "Nobody opened them. The setters, who never sign an invoice, wanted a board with the week on it. Since I built that, 9 gyms use it.",
      "How do you find out who really uses a thing before you build it? https://setterly.example if you want to look.",
    ),
    daysAgo: 12,
    hour: 9,
    visits: 49,
    seen: { outcome: "live", upvotes: 57, comments: 38 },
  },
  {
    subredditId: "climbergirls",
    postType: "question",
    title: "Which routes at your gym feel set for somebody else's reach?",
    content: paragraphs(
      "I set routes, and I'm tall. A colleague pointed out that half of my easy ones have one move that only works from up here.",
      "What do you notice first, and how would you like to tell the setters? A note, a tag at the wall, a word at the desk?",
      "I also write a planner for setters, so whatever you say here may end up in it.",
    ),
    daysAgo: 1,
    hour: 19,
    seen: null,
  },
];

const SETTERLY_PLANNED: Pick<DemoProject, "upcoming" | "drafts"> = {
  upcoming: [
    {
      subredditId: "rockclimbing",
      postType: "story",
      title: "Six years of setting routes, and what the whiteboard never showed me",
      content: paragraphs(
        "I set at a climbing gym for six years. On Monday the whiteboard said which wall was next. By Wednesday somebody had wiped it with a jacket.",
        "So I started to write it down, and found out that one corner had not changed in {{how many months}} while another was reset twice.",
        "I made a planner out of that list later. What does your gym forget?",
      ),
    },
    {
      subredditId: "tradclimbing",
      postType: "question",
      title: "Those who started indoors: what did the gym not prepare you for?",
      content: paragraphs(
        "I set indoor routes, and I keep wondering what we teach by accident: clean footholds, tape that shows the way, soft floors.",
        "What surprised you on your first day outside? Is there anything that a setter could do about it?",
        "I work on a planner for setters, so I'm not neutral.",
      ),
    },
    {
      subredditId: "climbing",
      postType: "lesson",
      title: "What 9 gyms taught me about resetting a wall",
      content: paragraphs(
        "I make a planner that 9 gyms set their walls with. Three things they have in common:",
        "Easy routes stay up too long, because nobody complains. The wall by the door is reset most often. And the day before a reset is the busiest one.",
        "Does your gym do better? What would you like it to change?",
      ),
    },
  ],
  drafts: [
    {
      subredditId: "alpinism",
      postType: "question",
      title: "How do you train for long days when all you have is a gym?",
      content: paragraphs(
        "My longest day out was {{the route and how long it took}}. What I was short of in the end was not strength.",
        "I set routes indoors and would like to build one corner for this. What should be in it: {{one idea of your own}}, or something else?",
      ),
    },
  ],
};

/** Software for a trade. */
export const SETTERLY: DemoProject = {
  project: {
    id: "5e77e71e-0000-4000-8000-000000000001",
    name: "Setterly",
    description:
      "Setterly is a planner for climbing gyms. Route setters see which walls are due, plan the week on one board, and log every new boulder and route with its grade. Head setters see at a glance which grades are missing and how long each route has been up.",
    url: "https://setterly.example",
    category: "SaaS & Software",
    targetAudience: ["Small Business Owners"],
    goals: ["Get feedback", "Find customers"],
  },
  interview: {
    kind: "software",
    stage: "out",
    verb: "build",
    answers: {
      what: "a planner for climbing gyms that keeps the route setters' week on one board",
      forWhom: "head setters who plan on a whiteboard that somebody keeps wiping",
      why: "our plan for the week was wiped off the whiteboard with a jacket",
      scene:
        "Somebody wiped our whiteboard with a jacket. I had set routes at that gym for six years, and the plan for the whole week was on it. Two of us spent the next morning stripping the same wall.",
      before:
        "We had the whiteboard, a group chat and one person who simply knew. The whiteboard got wiped, the chat scrolled away, and the person went on holiday.",
      unusual:
        "Setterly starts from the walls and not from the people. Each wall has an age, and the board shows which one is due and which grades are missing on it before anybody is put on the rota.",
      numbers:
        "9 gyms plan their week with Setterly. Between them they log about 140 new boulders a week, and none of the nine came from an advert.",
      limits:
        "Setterly can't print labels for the wall yet, and it only handles one building per gym. Gyms with two halls keep two accounts, which is as silly as it sounds.",
      stackOrMaterial:
        "I built it with TypeScript and Postgres, and it runs in the browser of whatever tablet the gym already has.",
      price: "The first two walls are free. After that a gym pays 4 euros a month for each wall.",
      platform:
        "It runs in any browser, and most gyms leave it open on an old tablet in the setters' room.",
      mistake:
        "I asked the owners what they wanted, because owners pay. They said statistics, so I built statistics for four months, and nobody opened them. The setters had wanted the board all along.",
      surprise:
        "I expected gyms to care about missing grades. What they look at first every morning is how long the wall by the door has been up.",
      userSaid:
        'A head setter in her third week with it said: "I went on holiday and my phone didn\'t ring."',
      teach:
        "Write the date on the wall when you set it, where only setters look. Easy routes stay up longest, because nobody complains about them, so check those first. Plan the reset of your busiest wall for the day after its busiest evening. And if you are tall, let somebody short climb every easy route before the tape goes on.",
      askReaders: "How does your gym decide which wall gets stripped next?",
      askPeers: "How do you find out who really uses a thing when somebody else pays for it?",
    },
  },
  competitors: SETTERLY_COMPETITORS,
  past: SETTERLY_PAST,
  ...SETTERLY_PLANNED,
};
