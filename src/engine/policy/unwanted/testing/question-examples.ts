import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";

/** Questions that are sent elsewhere, and near ones: a title, and the content behind the end of its line. */
export const QUESTION_EXAMPLES = {
  health: {
    has: [
      "My MRI came back, should I be worried?\n34M, some back pain.",
      "My left knee clicks\nIs this normal?",
      "My mum is 80 and they want a new hip\nShould she get the surgery?",
      "Bad scan for my brother\nI'm not a doctor, what does it mean?",
    ],
    lacks: [
      "How do you handle patients who bring their own lab results?",
      "My knee is fine again\nTwo weeks of rest did it.",
      "Should my residents get more pain rounds?",
    ],
  },
  home: {
    has: [
      "Homeowner here\nCan I add an outlet to this box?",
      "I'm not a professional\nWhy does this trap leak?",
    ],
    lacks: [
      "Anyone else tired of back-stabbed outlets?\nThird one this week.",
      "Torque screwdrivers\nNot a problem so far. Which do you use?",
      "Homeowner watched me all day.",
    ],
  },
  support: {
    has: [
      "Printer prints by itself at night\nMy cat is scared. Any ideas?",
      "My laptop won't wake up after the update\nAny fix?",
      "Our office router keeps dropping the line\nWhat now?",
    ],
    lacks: [
      "Speakers with a stand of their own\nI like mine.",
      "My laptop is ten years old\nWhat is yours?",
      "My laptop won't wake up. I sold it.",
    ],
  },
  routine: {
    has: ["Rate my four day split", "New here\nShould I add a fifth day?"],
    lacks: ["What ten years of lifting did to my sleep", "The routine of a champion"],
  },
  legal: {
    has: [
      "My landlord kept the deposit\nDo I have a case?",
      "I was fired by mail\nIs this even legal?",
    ],
    lacks: [
      "My landlord kept the deposit\nIt was 400.",
      "A court ruled on deposits\nDo tenants win more often now?",
    ],
  },
  tax: {
    has: [
      "My tax return came late\nDo I have to send it again?",
      "My refund\nCan I deduct the van?",
    ],
    lacks: ["My 1099 came late\nIt was in the wrong box.", "Do I have to file in paper form?"],
  },
  pet: {
    has: [
      "My old cat stopped eating\nIs this normal?",
      "My beagle limps since Monday\nShould I wait?",
    ],
    lacks: [
      "My dog learned to ring a bell\nShould I teach the cat, too?",
      "My old cat stopped eating\nIt was the bowl.",
    ],
  },
  client: {
    has: [
      "My therapist cancelled twice\nIs that usual?",
      "We ordered two lamps in May\nWhere are they?",
    ],
    lacks: [
      "My therapist cancelled twice.",
      "How do you bill a client who cancels twice?",
      "Which scanner do you get on your route?",
      "My accountant wants tips in a column of their own\nOur crew has 22 people. What does yours ask for?",
    ],
  },
  portfolio: {
    has: ["Should I sell before the split?", "Roast my portfolio"],
    lacks: ["What a split does to options", "A portfolio of one fund since 1998"],
  },
  personal: {
    has: [
      "My girlfriend reads my mail, what now?",
      "Should I move for a job?\nIt pays more, and I know nobody there.",
    ],
    lacks: ["My girlfriend reads my mail.", "Why do people move for love?\nShould I know?"],
  },
  code: {
    has: [
      "I'm new to Python\nMy loop never ends, how do I stop it?",
      "Due tomorrow\nMy sort returns nothing, please help.",
    ],
    lacks: [
      "What I like about the new type parameter syntax\nHow do you use it?",
      "I'm new to Python\nIt took me a week to like it.",
    ],
  },
  study: {
    has: [
      "Stuck on my homework\nHow do I solve this integral?",
      "Problem set 4\nCan somebody explain the second step?",
    ],
    lacks: ["A homework policy that works", "How do I solve this integral by hand?"],
  },
  translate: {
    has: [
      "What does this stamp say?\nIt's under my teapot.",
      "How would you say 'safe home' in Irish?",
      "Could somebody translate my aunt's letter",
    ],
    lacks: ["I translated a cookbook\nHow do you deal with cups?", "Why do languages share words?"],
  },
  recommend: {
    has: ["Books like Piranesi?", "Looking for a slow film\nAny recommendations?"],
    lacks: ["What Piranesi says about solitude", "I watched forty slow films"],
  },
  buy: {
    has: [
      "Which plotter should I get?\nMy budget is 300.",
      "Best open back headphones under $200?\nMy budget is fixed.",
      "Which kettle should I buy?",
    ],
    lacks: [
      "What should I charge for a mural?\nThe budget of the café is 900.",
      "I bought these headphones ten years ago, and they still sound fine",
      "Which kettle was on the ship?",
      "Belt or pulley?\nIt squeals after about 40 minutes.",
      "Frame or fork?\nI got the bike for 30 and ride around 2,500 km a year.",
    ],
  },
  simple: {
    has: ["Is oatmeal fine before a run?\nOr too heavy?", "Which wax for skis?"],
    lacks: [
      `Is oatmeal fine before a run?\n${"I tried both. ".repeat(30)}`,
      "Oatmeal before a run\nIs that fine?",
      "Why did corner threes drop?\n38.1 to 36.9 since 2023, for 2 teams of 10.",
    ],
  },
  remember: {
    has: [
      "Trying to remember a film\nA lighthouse, two brothers.",
      "What is the name of this song?\nIt begins with a flute.",
    ],
    lacks: ["A film to remember", "The name of the lighthouse"],
  },
  identify: {
    has: ["What is this plant in our yard?", "Can anyone identify the bird?"],
    lacks: ["What is your workflow\nAnd how long does it take?", "Plants that birds like"],
  },
  worth: {
    has: ["Found a teapot\nHow much is it worth?", "Grandma's stamps\nAre they worth anything?"],
    lacks: ["The value of patience in restoring clocks", "A teapot worth the trip"],
  },
  legit: {
    has: ["Legit check on these, please", "Is this watch real or fake?"],
    lacks: ["How fakes are made", "A legitimate question on seams"],
  },
  critique: {
    has: ["Feedback on my street shots wanted", "What do you think of my first chapter?"],
    lacks: ["How to take feedback", "Street shots from Lagos"],
  },
  brainstorm: {
    has: ["Ideas for a summer menu?", "What should I make with leeks?"],
    lacks: ["A summer menu that sold out", "Leeks\nAny ideas why they bolt?"],
  },
  tips: {
    has: [
      "Best dumplings downtown?",
      "Anyone know a good tailor?\nMine retired.",
      "Where can I watch the final tonight?\nWe are eight.",
    ],
    lacks: [
      "The new bus is full every morning\nDoes anybody know whether more are coming?",
      "Snow on the bluffs",
      "Why is the bridge shut?\nIt has been two weeks.",
    ],
  },
  visit: {
    has: [
      "Visiting next week\nThree of us. Where should we eat?",
      "Two nights in Leeds\nWhat should we see?",
    ],
    lacks: [
      "Burnside bridge is closed this weekend\nWhere will buses go?",
      "Visiting my aunt next week.",
    ],
  },
  itinerary: {
    has: [
      "Must sees in Norway?\nWe like boats.",
      "Hidden gems near Porto?",
      "Two weeks in October\nCan you make me an itinerary?",
      "Japan in May\nWe are not sure where to start.",
    ],
    lacks: [
      "Hidden gems near Porto?\nDays 1-3 Porto, day 4 Douro.",
      "Please check\nDay 1: Tokyo. Not sure where to go on day 4.",
      "Two weeks in October\nWe saw nine towns.",
    ],
  },
  money: {
    has: [
      "Rent is due\nMy venmo is @someone, anything helps.",
      "Can anyone lend me 40 until Friday?",
    ],
    lacks: [
      "How I pay rent on 22 hours a week\n211 helped more than I thought.",
      "A bank that lends to bakers",
    ],
  },
  student: {
    has: [
      "I'm a second year student\nDo you mind late mails?",
      "My prof never answers\nIs that usual?",
    ],
    lacks: ["I'm a second year student.", "Do your students write late mails?"],
  },
  applicant: {
    has: ["What GPA gets me into medical school?", "My GPA is 3.1\nIs that enough?"],
    lacks: ["My school turned sixty.", "How do you pick first year students?"],
  },
  beginner: {
    has: [
      "Complete beginner, which hook?\nThe yarn is thin.",
      "Where do I start?\nI want to learn to weave.",
      "Is this scarf too loose?\nMy first ever loom!",
      "How tight?\nThis is my first scarf.",
    ],
    lacks: [
      "Loom or frame?\nMy first thought was the loom.",
      "How do we teach beginners to weave?\nTwelve in a class.",
      "Begin with the border?",
    ],
  },
  junior: {
    has: [
      "Bootcamp or degree?\nNo experience yet, what should I do?",
      "Breaking into design at 40\nIs it too late?",
    ],
    lacks: ["How we train juniors.", "Should I teach my team to write tests?"],
  },
  business: {
    has: ["My LLC needs a loan\nBank or investors?", "Our agency has nine months of runway"],
    lacks: ["My company moved to Leeds.", "What investors read first"],
  },
  idea: {
    has: ["What business should I start with 5k?", "How do I make money from home?"],
    lacks: ["What our business took in last year", "How a mint makes coins"],
  },
  hack: {
    has: ["How do I get into my ex's phone", "Can you recover my old account?"],
    lacks: ["How did you get into a pentesting role?", "My account of the outage"],
  },
  poll: {
    has: ["What is the most underrated battle?", "Your favourite general?"],
    lacks: ["An underrated battle, in maps", "How the battle began"],
  },
  recent: {
    has: ["Why did Brexit happen?", "Prices in 2019\nWhat drove them?"],
    lacks: ["Why did Rome fall?", "Prices in 1919\nWhat drove them?"],
  },
  inland: {
    has: [
      "Texas passes a new water law",
      "Flood warnings in New York",
      "Senate Republicans split over roads",
    ],
    lacks: [
      "US Senate votes on aid to Ukraine",
      "Floods in Bavaria\nA friend in Texas sent me this.",
      "A new water law in Spain",
    ],
  },
} satisfies Record<string, RowExamples>;
