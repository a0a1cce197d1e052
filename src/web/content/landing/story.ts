export const story = {
  heading: "Why we built it",
  paragraphs: [
    "Most founders meet Reddit the same way. A week of writing, one link, a removal notice. Or no notice at all: the post just sits there, seen by nobody, and the account that took years to earn is a little less trusted than before.",
    "The rules were there all along. They were in a sidebar, a wiki page, a pinned thread from 2019, and in the heads of people who moderate for nothing and have read the same pitch four hundred times. They are not against you. They are tired.",
    "So we built the partner we wanted on that wall: one who has read the route, checks the knot, says plainly what nobody can know, and lets you do the climbing.",
  ],
  signature: "The people who make Foothold",
} as const;
