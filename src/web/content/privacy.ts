import type { PageText } from "./page-text.ts";

/** What the program really stores: change it with the tables, the cookies and the partners it speaks of. */
export const privacy: PageText = {
  title: "Privacy",
  description: "What Foothold stores, who sees it, and how to export or delete it.",
  lead: "What we store, who sees it, and how to export or delete it.",
  date: "November 18, 2026",
  sections: [
    {
      id: "short",
      name: "In short",
      list: [
        "We keep what you type so that the product works. We use no ads, no analytics and no scripts, fonts or images from other sites.",
        "You can [check a draft](/check) without an account. It stays in your browser unless you press the button that sends it.",
        "You can download everything or delete your account yourself in [Settings](/settings/data).",
        "We sell nothing, and train no model on what you write.",
      ],
    },
    {
      id: "who",
      name: "Who is responsible",
      text: [
        "Foothold is software that anybody can run. The operator of this installation decides about your data: {operator}. Write to {support} about anything on this page.",
      ],
    },
    {
      id: "kept",
      name: "What we keep",
      text: ["If you have an account, we store:"],
      list: [
        "**You:** your email address, your time zone as your browser says it, and if you give them your name, Reddit user name, karma and the age of your Reddit account. Karma is kept day by day so that you can see it grow.",
        "**Your sign-ins:** for each, the kind of browser and system, when it began and when it was last used. Sign-in links, passwords and tokens are kept only as hashes.",
        "**Access tokens you create** for assistants and scripts: their names, what they may do, when they end and when they were last used.",
        "**Assistants you connect:** their names and addresses, what they may do, and when they were last used.",
        "**Your projects:** name, description, address, category, audience, goals, your interview answers, the communities you chose or turned down, and your competitors. For competitors we also keep public Reddit posts about them, without their authors.",
        "**Your posts:** drafts, past posts you imported from Reddit's data export, titles, times, the link once you have posted, whether it stayed up, votes and number of comments, and the rules you ticked as read.",
        "**Your radar,** if you set it up: the key of your private Reddit feed, encrypted, your phrases, and posts that it found, without their authors, for 14 days.",
        "**What you add as you go:** comments you logged or imported from Reddit's data export, tasks you ticked, favorite communities, searches you saved, rules you pasted.",
        "**Visits to your own site**, if you add our snippet there: one number per post and hour. No cookie, no IP address, nothing about the visitor.",
        "**Webhooks you add:** their addresses, which events each gets, and a log of what was sent with the first 200 characters of each answer.",
        "**Receipts you share:** a link to the community, day, ban risk and rules met of a post, until you stop sharing it. It shows no text and no name.",
        "**Your plan:** which one, until when, and your customer ID at Stripe.",
        "**Messages we sent you:** type and date, and the text of receipts.",
      ],
    },
    {
      id: "browser",
      name: "What stays in your browser",
      text: [
        "On [Check a draft](/check) the rules come to your browser and the check runs there. We learn which community you look up, not what you wrote. One button sends the draft when you press it: *Which community does this read like?* The server compares its beginning with the communities it knows, and keeps nothing of it. A link that you share from there holds the draft after its # sign, which browsers never send to a server. Anyone who has the link can read it.",
        "What you enter on the front page is read by the server to find communities, and not kept. If you go on to a draft, your sign-in link carries it.",
        "When you import your history, Reddit's data export is read in your browser. For posts you tick, we receive the title, text, link, date and outcome; for comments, the link, the date and whether they mention your project. Nothing else in that file is sent.",
        "There is one cookie. It is set when you ask for a sign-in link, holds eight characters of that link so that this browser can open it without another click, and lasts 15 minutes. It tracks nothing.",
        "Your browser stores your sign-in, your choice of light or dark and, until you close the tab, text you haven't saved. A draft that you want to save before you have signed in waits there for a week at most.",
      ],
    },
    {
      id: "others",
      name: "Who else sees it",
      text: [
        "Only services that the operator has connected, and only what each needs. [Settings](/settings/connections) shows which.",
      ],
      list: [
        "**Mail provider:** your address and the message.",
        "**Stripe**, if you buy a plan: your email address and the payment. Your card number goes to Stripe alone.",
        "**Language model**, if one is connected: what it needs to write, such as your description, your answers, a page or thread you asked us to read, the draft and the community's rules. Not your email address. Without one, the built-in writer does the work on the server.",
        "**Reddit**, if your radar is on: your feed key, names of your communities, your phrases and the ids of your posts, so that it sends us its feeds.",
        "**Reddit**, if it is connected: names of communities, links of your posts, names of competitors you look up, and your Reddit user name to read its public karma.",
        "**An assistant or script** that you allow or give an access token: what you let it read, until you disconnect it or revoke the token in [Settings](/settings/assistants).",
        "**Slack, Discord or a server of yours**, if you add a webhook: your posts' titles, communities, times and links, your projects' names, and the counts of a week, until you turn it off in [Settings](/settings/webhooks).",
        "**Your project's site:** when you give its address, our server reads that page as any visitor would.",
      ],
    },
    {
      id: "logs",
      name: "Logs and limits",
      text: [
        "The server logs each request with time, page and result. No IP address, no text you typed, no token. To prevent abuse it counts requests per hashed IP address, usually for an hour, and then deletes the hash. A proxy that the operator runs in front may keep logs of its own.",
      ],
    },
    {
      id: "how-long",
      name: "How long it is kept",
      list: [
        "Your account and what is in it: until you delete it.",
        "A deleted post: 24 hours, so that you can bring it back. If it was on Reddit, its community, link and day go on counting towards your promotion budget.",
        "Sign-in links: 15 minutes. Sign-ins: 30 days after you last used them, 180 days at most.",
        "Our record of messages: 90 days. The log of a webhook: 30 days. Ticked tasks: 7 days.",
        "Backups: as long as the operator keeps them. As shipped, they are made daily and deleted after 14 days, and what you deleted with them.",
        "Payments: invoices stay with Stripe and in the operator's books as long as the law asks.",
      ],
    },
    {
      id: "rights",
      name: "What you can do",
      list: [
        "See and correct: you can change every field.",
        "Take it with you: [Settings, Your data](/settings/data) gives you everything as JSON, and your posts as CSV.",
        "Delete: [Settings, Delete account](/settings/data#delete) erases it at once and ends any subscription first.",
        "Stop emails: use the link in any reminder, or [Settings](/settings/notifications).",
        "Ask or object: write to {support}. You can also complain to the data protection authority where you live.",
      ],
    },
    {
      id: "changes",
      name: "Changes",
      text: ["When this page changes, we update its date, and [What's new](/whats-new) says so."],
    },
  ],
};
