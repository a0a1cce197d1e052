import type { PostBrief } from "../post-brief.ts";

type Sample = Pick<PostBrief, "project" | "interview">;

/** Founders who answered everything, one of each voice. */
export const SAMPLE_INTERVIEWS: Sample[] = [
  {
    project: { name: "Lockpeek", url: "https://lockpeek.example" },
    interview: {
      kind: "software",
      stage: "out",
      verb: null,
      isTeam: false,
      place: null,
      answers: {
        what: "a command-line tool that reads a Postgres migration and tells you which locks it will take before you run it",
        forWhom: "people who run migrations on tables they are slightly afraid of",
        why: "I took down our checkout with one ALTER TABLE that two people had reviewed",
        scene:
          "I added a column to a 90-million-row table on a Tuesday at eleven in the morning. The statement waited behind a long report query, everything else queued behind the statement, and checkout was down for fourteen minutes. Two of us had reviewed it. Neither of us had asked what it would lock.",
        before:
          "We had a wiki page with a list of dangerous statements. Nobody opened it, me included, because you only look something up when you suspect it. I also tried a linter, but it flagged a table with 12 rows exactly as loudly as the one with 90 million.",
        unusual:
          "Lockpeek does not guess from the SQL text. It runs the migration in a transaction on an empty copy of your schema, reads pg_locks from a second connection, and rolls back. Then it weighs the locks by row counts from a statistics dump, so a full rewrite of a small table stays quiet.",
        numbers:
          "In eleven months Lockpeek has checked 412 migrations at our shop and stopped 9. Outside of work, 37 people have opened an issue, so I assume a few more use it.",
        price:
          "The whole thing is free and MIT-licensed. There is no paid version and I don't plan one.",
        platform:
          "There are single binaries for Linux and macOS, and it needs Postgres 13 or newer to talk to.",
        stackOrMaterial:
          "I wrote it in Go, about 3,000 lines, with pgx as the only dependency that matters.",
        limits:
          "Lock duration is an estimate, and on a busy table it is a bad one. Anything that depends on data, such as validating a constraint, it can only warn about. Partitioned tables are wrong in at least one case that I know of.",
        surprise:
          "I expected ALTER TABLE to be the problem. Six of the nine migrations that got stopped were CREATE INDEX without CONCURRENTLY, written by people who know better, late in the day.",
        userSaid:
          'Someone in the issues wrote: "It told me nothing for two months and then it told me one thing, which is the ratio I want."',
        mistake:
          "The first version connected to production to read row counts. I thought read-only was enough. Our DBA asked what happens when the tool itself waits on a lock, and I had no answer, so now it reads a statistics dump instead.",
        teach:
          "Set lock_timeout to something like two seconds before any DDL and retry in a loop. The dangerous part is rarely the ALTER itself, it is the queue that builds behind it while it waits. With a timeout the statement gives up, the queue drains, and you try again in ten seconds. Validate constraints in a second step, and look in pg_stat_activity for anything older than a minute before you start.",
        askReaders:
          "What would you want a lock checker to say about partitioned tables: the worst partition, or all of them?",
        askPeers:
          "If you maintain a tool that is right by being silent, how do you find out whether people still run it?",
      },
    },
  },
  {
    project: { name: "Night Ferry", url: "https://nightferry.example" },
    interview: {
      kind: "game",
      stage: "out",
      verb: null,
      isTeam: false,
      place: "Oban",
      answers: {
        what: "a puzzle game about loading the last ferry of the day so that it floats level and everyone gets off in the right order",
        forWhom: "people who like packing a car boot a little too much",
        why: "I worked on that car deck for four summers and still load every supermarket trolley by weight",
        scene:
          "One night in Oban I loaded the milk lorry last, and it was for the first island. I was nineteen and worked on the car deck. We had to back eleven cars off in the rain to let it out, and a man in a Volvo clapped. I have thought about that deck for twenty years.",
        before:
          "The first version was a board game with wooden cars. My family played it twice, out of love. Nobody wants to do the arithmetic of a listing ship by hand.",
        unusual:
          "There is no timer and no score. The ferry itself is the feedback: put too much on one side and the horizon tilts, the lamps swing, and the crew start to stand oddly. Most players never look at the number in the corner.",
        howItPlays:
          "You get a queue of vehicles, each with a weight and an island. You drive them on one by one, you cannot turn round, and at each stop the right ones have to be able to leave. A level takes about four minutes.",
        numbers:
          "The demo has 22 levels and 1,340 people have played it. The median player stops at level 14, which has a horse box in it.",
        price:
          "The demo is free. The full game will cost about twelve pounds, and I hope to finish it in spring.",
        platform: "There are builds for Windows, Linux and the Steam Deck.",
        stackOrMaterial:
          "I use Godot 4. The tilt is arithmetic and no physics: every vehicle adds a moment, one line gives the angle, and a spring makes it look heavy. I threw out the real buoyancy after three weeks, because nobody could predict what it would do, and a puzzle you cannot predict is only weather.",
        limits:
          "There is no Mac version yet. The text is only in English. Colour matters too much in a few levels, and I have to fix that before anything else.",
        surprise:
          "I thought players would hate that cars cannot turn round. They hate the horse box instead, because it may not stand next to a motorbike, and it is now the only thing anyone writes to me about.",
        userSaid:
          'A retired purser played the demo in our kitchen and said: "You have the cars right, but nobody on your boat is cold enough."',
        mistake:
          "I made forty levels before I showed one to anybody. The first tester finished level three by accident and level four not at all, and it turned out I had taught the weight rule in level nine. I threw away thirty-one of them.",
        teach:
          "If a puzzle needs a rule, give the rule a level in which nothing else can go wrong. Watch someone play without speaking, and write down the time of their first wrong guess, since that is where the rule is missing. Order the levels by the wrong idea each of them corrects. Then take out a third.",
        askReaders:
          "In a puzzle game, when do you stop enjoying a hard level and only want it to be over?",
        askPeers:
          "How do you decide that a puzzle is too hard when half the testers call it their favourite?",
      },
    },
  },
  {
    project: { name: "The Weighing Room", url: "https://weighingroom.example" },
    interview: {
      kind: "book",
      stage: "out",
      verb: null,
      isTeam: false,
      place: null,
      answers: {
        what: "a mystery set on the fish dock of Grimsby in 1911, in which the only honest witness is a set of scales",
        forWhom: "readers who like a crime solved by arithmetic and patience",
        why: "I wanted to read about a detective who is good at her actual job",
        premise:
          "Nell Haddon weighs the catch for a living and finds that one boat always lands eleven stone more than its hold can carry. The clerk who noticed it before her has drowned in four feet of water. She can read figures and nobody knows it.",
        scene:
          "My grandmother's tally book was in a biscuit tin under the stairs. She had weighed fish on the Grimsby docks before the war, and between the cod and the haddock there was one line crossed out so hard that the paper had torn. I never found out what it said. I wrote three hundred pages to make up for it.",
        sample:
          '"The fish came up out of the dark at four, and by five it had a price. Between the two there was Nell, who gave it a weight. Nobody thanks a scale."',
        before:
          "I had never written anything longer than a damp survey. I am a building surveyor, and I began by making a spreadsheet of every boat in the 1911 register, because that was the only way of starting I knew.",
        unusual:
          "Every price, tide and weight in the novel comes from the dock company's own returns for October 1911. Where the returns had a gap, I put the murder in it.",
        numbers:
          "The book has 94,000 words and took six years of evenings. Since March it has sold 312 copies, about half of them within thirty miles of Grimsby.",
        price: "The ebook is £3.99 and the paperback £9.99. It is also in Kindle Unlimited.",
        limits:
          "My honest doubt is the middle. Two readers loved the chapter in the weighing office and one told me he had skipped to the inquest. I still do not know who was right.",
        surprise:
          "I thought the dialect would be the difficulty. What readers wrote to me about was the weights, because I had used stones and hundredweights without explaining them, and a man in Ohio made me a table.",
        userSaid:
          'A retired dock worker wrote to me: "You\'ve got the cold right and the swearing wrong."',
        mistake:
          "I paid for a cover with a ship on it. There is no voyage in the book, and for five months I sold a sea story to people who wanted a sea story. The new cover has a brass weight on it, and the refunds stopped.",
        teach:
          "If you write about a trade, find out what its people were paid for and what they were fined for. The pay tells you what they did all day and the fines tell you what they did when nobody looked. Old rule books are better than memoirs for this, since nobody writes a rule against something that does not happen. County record offices will usually photograph twenty pages for the price of a lunch.",
        askReaders:
          "Do you want old weights and money explained in a story, or would you rather be left to work them out?",
        askPeers:
          "When one early reader loves the chapter that another one skipped, whom do you believe?",
      },
    },
  },
];
