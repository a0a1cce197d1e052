export const questions = {
  heading: "Questions",
  items: [
    {
      question: "Can you promise I won't get banned?",
      answer:
        "No, and nobody can. Some gates are hidden and moderators decide case by case. Foothold checks what is known, shows its evidence and its date, and says plainly what it could not check.",
    },
    {
      question: "Does Foothold post, vote or comment for me?",
      answer:
        "Never. It opens Reddit's own submit page with your text filled in, and you press Post. Automated posting is what gets accounts banned.",
    },
    {
      question: "Do I need a Reddit API key or a long-standing account?",
      answer:
        "No key. Everything works without access to Reddit. If you tell us your karma and the age of your account, the check can also say which communities ask for more.",
    },
    {
      question: "Where do the posts come from?",
      answer:
        "From your answers to a short interview, in your own words. Where something is missing, it asks you. It does not make up numbers, customers or origins.",
    },
    {
      question: "What does the free plan include?",
      answer:
        "Unlimited projects, activity charts, the subreddit browser, three recommended communities per project and the rule checker. Forever, with no credit card.",
    },
    {
      question: "Can I get my money back?",
      answer:
        "Yes, within 30 days, on either paid plan. A monthly plan can be cancelled at any time and runs to the end of the period you paid for.",
    },
    {
      question: "How can I pay, and will the price change?",
      answer:
        "By card: Visa, MasterCard or American Express, through Stripe. The price is locked once you have bought a plan.",
    },
  ],
} as const;
