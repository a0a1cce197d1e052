export const steps = {
  heading: "Three moves, and the last one is yours",
  items: [
    {
      title: "Find where you fit",
      text: "Describe the project once. Foothold lists communities with the reasons they match, and what to mind in each.",
    },
    {
      title: "Draft from your facts, then check",
      text: "Drafts state what you told us and leave blanks for the rest. Every rule gets a verdict, a quote and a fix.",
    },
    {
      title: "Post it yourself",
      text: "Foothold opens Reddit's own page, filled in. Afterwards it asks you to look whether the post stayed up, and helps when it did not.",
    },
  ],
} as const;
