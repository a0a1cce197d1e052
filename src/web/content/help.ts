import type { PageText } from "./page-text.ts";

/** The questions of a first week, each answer short and with the way to the screen. */
export const help: PageText = {
  title: "Help",
  description:
    "Short answers for your first week with Foothold: communities, drafts, ban risk, posting, plans and your data.",
  lead: "What people ask in their first week.",
  sections: [
    {
      id: "start",
      name: "Getting started",
      items: [
        {
          id: "first-step",
          heading: "What should I do first?",
          text: [
            "[Create a project](/projects/new) from its address, and get communities that fit. Or [check a draft](/check) without an account.",
          ],
        },
        {
          id: "reddit-account",
          heading: "Do I need a Reddit API key or an old account?",
          text: [
            "No key. Any account will do, but some communities ask for a minimum age or karma. Enter yours in [Settings](/settings), and every check uses it.",
          ],
        },
        {
          id: "free-plan",
          heading: "What do I get for free?",
          text: [
            "Unlimited projects, activity charts, the subreddit browser, three recommended communities per project, one generated draft and the rule checker. [Billing](/billing) compares the plans.",
          ],
        },
        {
          id: "sign-in-link",
          heading: "My sign-in link didn't arrive. What now?",
          text: [
            "Check your spam folder, then [ask for another one](/signin). Only the newest link works, once, for 15 minutes. Still nothing? Write to {support}.",
          ],
        },
      ],
    },
    {
      id: "communities",
      name: "Communities",
      items: [
        {
          id: "match",
          heading: "What does the percent match mean?",
          text: [
            "How well a community fits your project. In our tests, about nine in ten communities shown at 90% were a good fit.",
          ],
        },
        {
          id: "groups",
          heading: "What's the difference between “Post here” and “Take part here”?",
          text: [
            "You may post about your project in *Post here*, sometimes with conditions. *Take part here* has the right people but bans promotion, so comment and help there.",
          ],
        },
        {
          id: "own-rules",
          heading: "The rules shown are missing or old. Can I fix that?",
          text: [
            "Yes. Open the community in the [subreddit browser](/subreddits), choose *Paste the rules* and paste them from Reddit. All your checks then use them.",
          ],
        },
        {
          id: "add-community",
          heading: "How do I add or drop a community?",
          text: [
            "Search for it under Communities on your project, or press *Add to Project* in the [subreddit browser](/subreddits). *Not this one* hides a suggestion.",
          ],
        },
      ],
    },
    {
      id: "drafts",
      name: "Drafts and checks",
      items: [
        {
          id: "words",
          heading: "Where does the text of a draft come from?",
          text: [
            "From your answers under Facts on your project. We make nothing up: if something is missing, we ask, or leave a blank.",
          ],
        },
        {
          id: "nothing-written",
          heading: "Why didn't I get a draft?",
          text: [
            "The roadmap says why: five posts are pending, an answer is missing, you posted there lately, or the community takes no posts. Answer the question, or choose *Write my own*.",
          ],
        },
        {
          id: "ban-risk",
          heading: "How reliable is the ban risk?",
          text: [
            "It's an estimate from the known rules, your draft, your account and your recent promotion. Low means you break no known rule, not that nothing can happen.",
          ],
        },
        {
          id: "reads-like",
          heading: "My draft is off topic. Where does it belong?",
          text: [
            "The editor names up to three communities it reads like. On [Check a draft](/check), press *Which community does this read like?* We then receive the draft once and don't store it.",
          ],
        },
        {
          id: "read-as",
          heading: "What does “We read this as” mean?",
          text: [
            "Some rules apply to one sort of post, such as questions or your own work. If we read yours wrong, choose the right one there.",
          ],
        },
        {
          id: "to-read",
          heading: "What does “for you to read” mean?",
          text: [
            "We can't check some rules, such as “be original”. Read them and tick the ones your draft follows.",
          ],
        },
        {
          id: "own-assistant",
          heading: "Can I use ChatGPT, Claude or another assistant?",
          text: [
            "Yes. Press *Choose…* above the roadmap, pick *Your own assistant* and copy the brief. Paste the reply, and we underline claims you never made. You can also [connect your assistant](/settings/assistants): it asks you for access.",
          ],
        },
      ],
    },
    {
      id: "posting",
      name: "Posting and results",
      items: [
        {
          id: "who-posts",
          heading: "Does Foothold post for me?",
          text: [
            "Never. *Open on Reddit* opens Reddit's form with the text filled in. You press Post, then paste the link here.",
          ],
        },
        {
          id: "when",
          heading: "When should I post?",
          text: [
            "The roadmap picks each community's good hours in your time zone, which you can change in [Settings](/settings). Often any hour is fine.",
          ],
        },
        {
          id: "budget",
          heading: "What's the promotion budget?",
          text: [
            "Many communities want nine in ten of your contributions to be about something else. The budget counts your posts and the helpful comments you log, and says when you can promote again.",
          ],
        },
        {
          id: "removed",
          heading: "My post was removed. What now?",
          text: [
            "Open the post on your roadmap and say what you see. You get the likely reason, what to do next, and a message for the moderators. Don't repost it right away.",
          ],
        },
        {
          id: "history",
          heading: "Can I import my earlier posts?",
          text: [
            "Yes. Ask for your data at reddit.com/settings/data-request. Reddit sends you a ZIP file, often within days. Open *Bring your history* in your project's results and choose it. We read it in your browser and send only what you tick.",
            "Posts then count in your results, and the last 90 days in your budget. You can undo an import there.",
          ],
        },
        {
          id: "radar",
          heading: "How do I find people who ask for what I made?",
          text: [
            "Turn on *Radar* in your project. It needs the address of one of your private Reddit feeds: [Settings, Radar](/settings/radar) shows how to find it. You see at most ten conversations a day, each with why and with what you may say there.",
            "Without a feed address, paste a thread that you found. The radar posts nothing.",
          ],
        },
        {
          id: "slack",
          heading: "How do I get a message in Slack?",
          text: [
            "In Slack, add an *Incoming Webhook* for the channel and copy its address. Paste it under [Settings, Webhooks](/settings/webhooks) and press *Send a test*. Discord and your own server work the same way. We write when a post is due or removed, when your radar finds a conversation, and on Mondays about your week.",
          ],
        },
        {
          id: "visits",
          heading: "Can I see how many visitors a post brought?",
          text: [
            "Yes. Add the snippet under Facts to your site. It counts visits per post, without cookies.",
          ],
        },
      ],
    },
    {
      id: "account",
      name: "Account and plans",
      items: [
        {
          id: "cancel",
          heading: "How do I cancel, and can I get my money back?",
          text: [
            "Press *Cancel Subscription* in [Billing](/billing). You keep the plan until the paid month ends. For your money back within 30 days, write to {support}.",
          ],
        },
        {
          id: "data",
          heading: "How do I export or delete my data?",
          text: [
            "Under [Settings](/settings/data): everything as one file, your posts as a table, or *Delete account*. [Privacy](/privacy) lists what we keep.",
          ],
        },
      ],
    },
  ],
};
