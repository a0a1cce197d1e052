export const comparison = {
  heading: "Going alone, or on a rope",
  alone: "Going alone",
  together: "With Foothold",
  rows: [
    {
      topic: "Finding communities",
      alone: "The ten everyone else launches in.",
      together: "Ranked by fit out of more than 100,000, each with its reasons.",
    },
    {
      topic: "Reading the rules",
      alone: "Sidebar, wiki, pinned thread. Per community. Every time.",
      together: "Each rule applied to your draft, with the words it reacts to.",
    },
    {
      topic: "Writing",
      alone: "A blank page, or a chatbot that invents your numbers.",
      together: "A draft from your own facts, with blanks where facts are missing.",
    },
    {
      topic: "Timing",
      alone: "Whenever you finish writing.",
      together: "A slot when that community is awake, in your time zone.",
    },
    {
      topic: "Afterwards",
      alone: "Refreshing the page, not knowing whether anyone can see it.",
      together: "A look after 15 minutes, a day and three days, and a likely reason if it's gone.",
    },
  ],
} as const;
