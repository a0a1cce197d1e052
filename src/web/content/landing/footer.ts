export const footer = {
  text: "Foothold isn't affiliated with Reddit. It never posts, votes or comments for you.",
  /** Places of the front page, and pages that the server renders. */
  links: [
    { label: "How it works", to: "/#how" },
    { label: "Pricing", to: "/#pricing" },
    { label: "Questions", to: "/#questions" },
    { label: "API", to: "/api/docs" },
  ],
} as const;
