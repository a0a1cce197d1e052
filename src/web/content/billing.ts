/** Every word of the billing pages that does not depend on the user's plan. */
export const billing = {
  testPayments: "Test payments: no money moves",

  questions: [
    {
      question: "What does lifetime access mean?",
      answer: "You pay once and keep access.",
    },
    {
      question: "Can I change my plan?",
      answer:
        "Yes, at any time. Lifetime replaces your monthly plan right away. To return to Free, cancel Premium.",
    },
    {
      question: "How can I pay?",
      answer:
        "By Visa, MasterCard or American Express, through Stripe. We never see your card number.",
    },
    {
      question: "Will my price go up?",
      answer: "No. Your price is locked once you buy a plan.",
    },
    {
      question: "How do I cancel?",
      answer:
        "While you pay for Premium, Cancel Subscription is at the top of this page. You keep Premium until the paid period ends, and your projects and posts stay. You have 30 days to get your money back.",
      /** Leads on to the link that writes to us. */
      withSupport: "For that,",
    },
  ],

  /** Where a payment brings people back to. */
  comeBack: {
    checking: { title: "One moment", text: "We're checking your payment." },
    waiting: "Your plan opens in a few seconds.",
    late: "The payment provider hasn't confirmed your payment yet. Your plan changes as soon as it does. Don't pay again.",
    back: "Taking you back to where you were...",
    unread: {
      title: "We can't read your subscription right now",
      text: "What you paid for is safe.",
    },
    failed: "There was an error processing your payment. Please contact support.",
  },
} as const;
