import type { DemoProject } from "./demo-project.ts";
import { SETTERLY_PAST, SETTERLY_PLANNED } from "./setterly-posts.ts";

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
  competitors: [
    {
      name: "Wallwright",
      url: "https://wallwright.example",
      description:
        "Wallwright is a logbook for boulderers, an app for iPhone and Android. Climbers tick the boulders of their gym, compare grades with friends and follow a training plan for finger strength.",
    },
    {
      name: "Staffrope",
      url: "https://staffrope.example",
      description:
        "Staffrope is a shift planner for small gyms and studios. It schedules the front desk and coaches, sells memberships and checks visitors in.",
    },
  ],
  past: SETTERLY_PAST,
  ...SETTERLY_PLANNED,
};
