/** What search engines and link previews say of the front page. */
export const page = {
  title: "Foothold: promote your project on Reddit without being banned",
  description:
    "Foothold finds the communities that fit your project, drafts posts from your own facts and checks each one against the community's rules. You press Post.",
  imageAlt: "A draft with its words marked, beside the reasons a community might remove it.",
} as const;
