import type { PageText } from "./page-text.ts";

export const terms: PageText = {
  title: "Terms",
  description:
    "The terms for using Foothold: what it does and doesn't do, what's yours, what you promise, plans, refunds, and how it ends.",
  lead: "What you can expect from us, and what we expect from you.",
  date: "November 17, 2026",
  sections: [
    {
      id: "parties",
      name: "The parties",
      text: [
        "You, and the operator of this installation of Foothold: {operator}. Contact: {support}. By creating an account you accept these terms. If you use Foothold for a company, you accept them for it.",
      ],
    },
    {
      id: "service",
      name: "What Foothold does",
      text: [
        "It suggests communities, helps you write and check posts, plans when they go out, and shows what became of them. It never posts, votes, comments or sends messages on Reddit for you: you do, with your own account.",
        "Foothold isn't affiliated with Reddit.",
      ],
    },
    {
      id: "no-promise",
      name: "What it can't promise",
      text: [
        "Rules change, some aren't public, and moderators decide case by case. A match, a ban risk or a good hour is an estimate from what is known, with its date. None of them guarantees that a post stays up, that an account isn't banned, or that anyone buys. Read a community's rules before you post.",
      ],
    },
    {
      id: "account",
      name: "Your account",
      list: [
        "Give an email address that is yours, and keep your mailbox and your devices to yourself: a sign-in link opens the account.",
        "You must be old enough to agree to a contract where you live.",
        "You are responsible for what is posted with your Reddit account, and for keeping to Reddit's own terms and each community's rules.",
      ],
    },
    {
      id: "content",
      name: "Your content",
      text: [
        "What you type in and what is drafted from it belongs to you, as far as the law allows. You let us store and process it to run the service for you, and nothing more. Check a draft before you post it: you are responsible for what it says.",
        "[Privacy](/privacy) says what is kept and how to delete it.",
      ],
    },
    {
      id: "fair-use",
      name: "Fair use",
      text: ["Please don't:"],
      list: [
        "use Foothold for spam, deception, fake accounts, bought votes or anything illegal,",
        "try to get at other people's data, or to break or overload the service,",
        "resell access to it without an agreement.",
      ],
    },
    {
      id: "plans",
      name: "Plans and payment",
      list: [
        "The free plan costs nothing and needs no card.",
        "A monthly plan renews each month until you cancel it in [Billing](/billing). You keep it until the end of the month you paid for.",
        "A lifetime plan is paid once and works for as long as the operator runs this installation.",
        "Your price stays locked after purchase. Taxes are added where the law asks for it.",
        "You can have any payment back within 30 days, for any reason: write to {support}.",
      ],
    },
    {
      id: "availability",
      name: "Availability and changes",
      text: [
        "We try to keep Foothold running and your data safe, but there may be interruptions, and features may change. You can export your data at any time.",
      ],
    },
    {
      id: "liability",
      name: "Liability",
      text: [
        "The service is provided as is. As far as the law allows, the operator isn't liable for lost profit, for bans or removals on Reddit, or for indirect damage, and otherwise for no more than you paid in the last twelve months. Nothing here limits rights that the law gives you as a consumer, or liability for intent, gross negligence or injury.",
      ],
    },
    {
      id: "end",
      name: "Ending your account",
      text: [
        "You can delete your account at any time in [Settings](/settings/data#delete). The operator may close an account that breaks these terms, and says why. If the operator closes it for another reason, or ends the service, you'll get 30 days' notice where possible, and can export your data until then.",
      ],
    },
    {
      id: "rest",
      name: "The rest",
      text: [
        "The law of the place where the operator is based applies, along with the consumer protection of the country you live in. When these terms change, their date does, and [What's new](/whats-new) says so before they count. The program itself is open source under the MIT licence.",
      ],
    },
  ],
};
