export const demo = {
  heading: "From a blank page to a live thread",
  text: "One project, start to finish: the communities, the draft, the check, the slot, the result.",
  video: {
    name: "tour",
    label:
      "A tour of Foothold: a project page with its communities and activity, the roadmap, and a draft being checked and mended.",
  },
} as const;
