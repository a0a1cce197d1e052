import type { PageText } from "./page-text.ts";

/** The questions of a first week, each answer short and with the way to the screen. */
export const help: PageText = {
  title: "Help",
  description:
    "Short answers to the questions of a first week with Foothold: communities, drafts, ban risk, posting, plans and your data.",
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
            "[Create a project](/projects/new): paste its address, and five short steps later you have communities that fit. Only want to test a text? [Check a draft](/check) needs no account.",
          ],
        },
        {
          id: "reddit-account",
          heading: "Do I need a Reddit API key or an old account?",
          text: [
            "No key. Any Reddit account will do, but some communities ask for a minimum age or karma. Enter yours in [Settings](/settings) and every check will use it.",
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
          heading: "My sign-in link did not arrive. What now?",
          text: [
            "Look in the spam folder, then [ask for another one](/signin): only the newest link works, for 15 minutes. A link works once. If nothing comes, write to {support}.",
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
            "How well a community fits your project. In our tests, about nine in ten communities shown at 90% were a good fit. The reasons beside it say what fits and what to watch for.",
          ],
        },
        {
          id: "groups",
          heading: "What is the difference between “Post here” and “Take part here”?",
          text: [
            "*Post here* lists places where a project like yours may be posted, sometimes with conditions. *Take part here* has the right people but is closed to promotion: comment and help there.",
          ],
        },
        {
          id: "own-rules",
          heading: "The rules shown are missing or old. Can I fix that?",
          text: [
            "Yes. Open the community in the [subreddit browser](/subreddits), choose *Paste the rules* and paste them as they are on Reddit. From then on they count in all your checks.",
          ],
        },
        {
          id: "add-community",
          heading: "How do I add or drop a community?",
          text: [
            "On your project, search for it by name under Communities, or press *Add to Project* in the [subreddit browser](/subreddits). *Not this one* keeps a suggestion away until you bring it back.",
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
            "From your answers to the founder interview, under Facts on your project, as you wrote them. Nothing is made up: if something is missing, you are asked for it or get a blank to fill in.",
          ],
        },
        {
          id: "nothing-written",
          heading: "Why didn't I get a draft?",
          text: [
            "The roadmap says why: five posts are pending already, an answer is missing, you posted in that community lately, or it is closed to posts. Answer the question in place, or choose *Write my own*.",
          ],
        },
        {
          id: "ban-risk",
          heading: "How reliable is the ban risk?",
          text: [
            "It is an estimate from the community's known rules, your draft, your account and how much you have promoted lately. Each reason quotes the words it reacts to. Low means that no known rule is broken, not that nothing can happen.",
          ],
        },
        {
          id: "reads-like",
          heading: "My draft is off topic. Where does it belong?",
          text: [
            "The editor's verdict names up to three communities that it reads like. On [Check a draft](/check) press *Which community does this read like?*: that sends the draft to this server once, and nothing of it is stored.",
          ],
        },
        {
          id: "read-as",
          heading: "What does “We read this as” mean?",
          text: [
            "Some rules are for one sort of post alone, such as questions or your own work. We tell the sort by the words of the draft. If it is another, choose it there, and the draft is judged as that.",
          ],
        },
        {
          id: "to-read",
          heading: "What does “for you to read” mean?",
          text: [
            "Some rules can't be checked by a program, such as “be original”. Read them and tick the ones your draft follows.",
          ],
        },
        {
          id: "own-assistant",
          heading: "Can I use ChatGPT, Claude or another assistant?",
          text: [
            "Yes. On your project, press *Choose…* above the roadmap and pick *Your own assistant*: it gives you a brief to copy. Paste the reply, and claims that you never made are underlined before the rules are checked. You can also [connect your assistant](/settings/assistants) with an access token.",
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
            "Never. *Open on Reddit* takes you to Reddit's own page with the text filled in. You press Post, then paste the link here.",
          ],
        },
        {
          id: "when",
          heading: "When should I post?",
          text: [
            "The roadmap plans posts for each community's good hours in your time zone, which you can change in [Settings](/settings). Where the hour makes no difference, we say so.",
          ],
        },
        {
          id: "budget",
          heading: "What is the promotion budget?",
          text: [
            "Many communities want most of what you write there to be about something else, often nine in ten. The budget counts what you posted and the helpful comments you log, and tells you when you can promote again.",
          ],
        },
        {
          id: "removed",
          heading: "My post was removed. What now?",
          text: [
            "Open the post on your roadmap and say what you see. You get the likely reason with its evidence, what to do next, and a polite message to the moderators to copy. Don't repost it right away.",
          ],
        },
        {
          id: "history",
          heading: "Can I import my earlier posts?",
          text: [
            "Yes. Ask Reddit for your data at reddit.com/settings/data-request. Reddit sends you a ZIP file, often within days. Open *Bring your history* in your project's results and choose that file. It is read in your browser; tick what you want, and say which posts stayed up. Only what you tick is sent.",
            "Posts then count in your results, and posts and comments of the last 90 days in your budget. You can undo an import on the same page.",
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
            "In Slack, add an *Incoming Webhook* for the channel and copy its address. Paste it under [Settings, Webhooks](/settings/webhooks) and press *Send a test*. Discord works the same way, and so does a server of your own, which gets signed JSON. You get a message when a post is due or was removed, when your radar finds a conversation, and one on Mondays about the week before.",
          ],
        },
        {
          id: "visits",
          heading: "Can I see how many visitors a post brought?",
          text: [
            "Yes. Your project has a snippet for your site under Facts. It counts visits for each post without cookies.",
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
            "Press *Cancel Subscription* in [Billing](/billing). You keep the plan until the end of the month you paid for. Within 30 days you can have your payment back: write to {support}.",
          ],
        },
        {
          id: "data",
          heading: "How do I export or delete my data?",
          text: [
            "[Settings](/settings/data) has both: everything as one file, your posts as a table, and *Delete account*, which erases it for good. [Privacy](/privacy) lists what we keep.",
          ],
        },
      ],
    },
  ],
};
