/** What a row of maker verbs says and what it does not, of a project by the name of Ledgerly. */
type Examples = {
  /** Its author says that it is theirs. */
  owned: string[];
  /** Nobody does. */
  notOwned: string[];
  /** Something is shown to readers. */
  shown: string[];
  /** Nothing is, whoever it belongs to. */
  notShown: string[];
};

export const MAKER_EXAMPLES: Record<
  "make" | "sell" | "grow" | "run" | "publish" | "launch" | "open",
  Examples
> = {
  make: {
    owned: [
      "I make Ledgerly, a peg compound in a stick.",
      "Now we make Ledgerly, a press that folds flat.",
      "I've written something for that.",
      "We are making Ledgerly.",
      "It is a lamp that I made for my hens.",
      "I make a lamp with a small speaker.",
      "It was coded by us.",
      "Ledgerly is a mystery. I am writing it because I wanted to read it.",
      "I called it Ledgerly: a game for one.",
    ],
    notOwned: [
      "I make coffee every morning and then open Ledgerly.",
      "I made a mistake last week.",
      "I made it to the airport in time.",
      "Somebody made Ledgerly for people like me.",
      "They build it in Leeds.",
      "I'm writing this because I can't sleep.",
    ],
    shown: [
      "I built a tool for that.",
      "We've just written a library.",
      "My brother made this app.",
      "I put together a template.",
      "I'm creating a game.",
    ],
    notShown: [
      "I make coffee every morning. Which grinder should I buy?",
      "I write code for a bank, how do you rest?",
      "I build shelves, and my drill broke.",
      "I'm writing this because I can't sleep.",
    ],
  },
  sell: {
    owned: [
      "I teach Ledgerly, a course for beekeepers.",
      "We bake this every Tuesday.",
      "I sell a pen case.",
      "Everything is baked by us.",
    ],
    notOwned: ["They sell Ledgerly in Leeds.", "A bank sold Ledgerly to him."],
    shown: [],
    notShown: [
      "I teach maths, and my pupils hate fractions.",
      "I baked this for my mother.",
      "I sell insurance. How do you keep your books?",
    ],
  },
  grow: {
    owned: ["We organise Ledgerly, a fair for makers.", "Hand painted by me.", "I print these."],
    notOwned: ["I grew up in Leeds.", "Somebody printed Ledgerly.", "She paints every day."],
    shown: [],
    notShown: ["I grew these from seed.", "I organise my apps in folders.", "I painted the shop."],
  },
  run: {
    owned: [
      "Ledgerly is a bakery which I run from Leeds.",
      "We run Ledgerly with a friend.",
      "It is run by me.",
      "I host every episode.",
    ],
    notOwned: [
      "Somebody in Leeds runs Ledgerly.",
      "You can run Ledgerly on a Raspberry Pi.",
      "I run late.",
    ],
    shown: ["I run a small agency.", "We maintain a library."],
    notShown: ["I ran five miles.", "I run marathons. Which shoes last?"],
  },
  publish: {
    owned: ["I publish Ledgerly once a week.", "We own Ledgerly.", "It was published by us."],
    notOwned: ["I own these headphones.", "They published Ledgerly."],
    shown: ["I publish a newsletter.", "I published an app."],
    notShown: ["I own a dog.", "We own the flat below."],
  },
  launch: {
    owned: ["We launched Ledgerly.", "I'm starting Ledgerly.", "We co-founded Ledgerly."],
    notOwned: [
      "I found Ledgerly last week.",
      "I start Ledgerly and wait.",
      "I started the trial.",
      "I launch Ledgerly from the dock.",
    ],
    shown: ["I've just released a plugin.", "We launched it last week."],
    notShown: ["I start work at six.", "I found an app for that."],
  },
  open: {
    owned: [
      "We are opening Ledgerly.",
      "I am preparing Ledgerly.",
      "We're setting up Ledgerly.",
      "Ledgerly is a shop. I am opening it because the last one closed.",
    ],
    notOwned: ["I opened Ledgerly and it crashed.", "I set up Ledgerly in a minute."],
    shown: [],
    notShown: ["I opened the app and it crashed.", "I'm setting up my office."],
  },
};
