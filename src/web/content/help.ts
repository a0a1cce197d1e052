import type { PageText } from "./page-text.ts";

/** The questions of a first week, each answer short and with the way to the screen. */
export const help: PageText = {
  title: "Help",
  description: "Short answers about communities, drafts, ban risk, posting, plans and your data.",
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
            "[Create a project](/projects/new), or [check a draft](/check) without an account.",
          ],
        },
        {
          id: "reddit-account",
          heading: "Do I need a Reddit API key or an old account?",
          text: [
            "No. Where communities ask for an age or karma, checks use what you enter in [Settings](/settings).",
          ],
        },
        {
          id: "free-plan",
          heading: "What do I get for free?",
          text: [
            "Unlimited projects, activity charts, the subreddit browser, three recommended communities per project, one generated draft and the rule checker. [Compare plans](/billing).",
          ],
        },
        {
          id: "sign-in-link",
          heading: "My sign-in link didn't arrive. What now?",
          text: [
            "Check your spam folder, or [ask for another](/signin): only the newest works, once, for 15 minutes. Still nothing? Write to {support}.",
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
          text: ["How well it fits. In our tests, about nine in ten at 90% did."],
        },
        {
          id: "groups",
          heading: "What's the difference between “Post here” and “Take part here”?",
          text: [
            "*Post here* takes projects. *Take part here* bans promotion, so comment and help there.",
          ],
        },
        {
          id: "own-rules",
          heading: "The rules shown are missing or old. Can I fix that?",
          text: [
            "Yes. Open the community in the [subreddit browser](/subreddits) and press *Paste the rules*.",
          ],
        },
        {
          id: "add-community",
          heading: "How do I add or drop a community?",
          text: ["Under Communities in your project. *Not this one* drops a suggestion."],
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
            "From your answers under Facts. If something is missing, we ask or leave a blank.",
          ],
        },
        {
          id: "nothing-written",
          heading: "Why didn't I get a draft?",
          text: ["The roadmap says why. Answer its question, or choose *Write my own*."],
        },
        {
          id: "ban-risk",
          heading: "How reliable is the ban risk?",
          text: ["An estimate. Low means you break no known rule, not that nothing can happen."],
        },
        {
          id: "reads-like",
          heading: "My draft is off topic. Where does it belong?",
          text: [
            "The editor names similar communities. On [Check a draft](/check), *Which community does this read like?* sends us the draft once, and we don't store it.",
          ],
        },
        {
          id: "read-as",
          heading: "What does “We read this as” mean?",
          text: [
            "Some rules apply to one sort of post. If we read yours wrong, choose the right one.",
          ],
        },
        {
          id: "to-read",
          heading: "What does “for you to read” mean?",
          text: ["We can't check rules such as “be original”. Tick the ones your draft follows."],
        },
        {
          id: "own-assistant",
          heading: "Can I use ChatGPT, Claude or another assistant?",
          text: [
            "Yes. [Connect it](/settings/assistants), or press *Write one post*, pick *Your own assistant* and copy the brief. We underline claims you never made.",
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
          text: ["Never. *Open on Reddit* fills in Reddit's form. You press Post."],
        },
        {
          id: "when",
          heading: "When should I post?",
          text: ["The roadmap suggests hours in your time zone. Often any hour is fine."],
        },
        {
          id: "budget",
          heading: "What's the promotion budget?",
          text: [
            "Many communities want nine in ten contributions about something else. Yours says when you can promote again.",
          ],
        },
        {
          id: "removed",
          heading: "My post was removed. What now?",
          text: [
            "Don't repost it right away. On your roadmap, say what you see to get the likely reason and the next step.",
          ],
        },
        {
          id: "history",
          heading: "Can I import my earlier posts?",
          text: [
            "Yes. Request your data at reddit.com/settings/data-request and open the ZIP under *Import your history*. Only what you tick leaves your browser.",
          ],
        },
        {
          id: "radar",
          heading: "How do I find people who ask for what I made?",
          text: [
            "Turn on *Radar* in your project, as [Settings](/settings/radar) shows, or paste a thread you found.",
          ],
        },
        {
          id: "slack",
          heading: "How do I get a message in Slack?",
          text: [
            "Add an *Incoming Webhook* in Slack and paste its address under [Settings, Webhooks](/settings/webhooks). Discord works too.",
          ],
        },
        {
          id: "visits",
          heading: "Can I see how many visitors a post brought?",
          text: ["Yes, with the snippet under Facts. It sets no cookies."],
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
            "Under [Settings, Your data](/settings/data). [Privacy](/privacy) lists what we keep.",
          ],
        },
      ],
    },
  ],
};
