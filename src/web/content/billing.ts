/** Every word of the billing pages that does not depend on the user's plan. */
export const billing = {
  testPayments: "Test payments: no money moves",

  questions: [
    {
      question: "What does lifetime access mean?",
      answer: "You pay once. Nothing renews, and the plan has no end date.",
    },
    {
      question: "Can I change my plan?",
      answer:
        "Yes. Upgrade on this page whenever you like. Buying Lifetime ends a running monthly subscription at once, so you do not pay for both. To go back to Free, cancel the subscription.",
    },
    {
      question: "How can I pay?",
      answer:
        "By card: Visa, MasterCard or American Express. Stripe takes the payment on its own page, and your card number never reaches us.",
    },
    {
      question: "Will my price go up?",
      answer: "No. The price is locked once you have bought a plan.",
    },
    {
      question: "How do I cancel?",
      answer:
        "Press Cancel Subscription on this page. You keep Premium until the end of the period you have paid for, and nothing is charged after that. Your projects and posts stay. Every purchase has a 30-day money-back guarantee.",
      /** Leads on to the link that writes to us. */
      withSupport: "To use it,",
    },
  ],

  /** Where a payment brings people back to. */
  comeBack: {
    checking: { title: "One moment", text: "We are checking your payment." },
    waiting: "Your plan opens in a few seconds.",
    late: "The payment provider has not confirmed your payment yet. Your plan changes as soon as it does. You do not need to pay again.",
    back: "Taking you back to where you were...",
    failed: "There was an error processing your payment. Please contact support.",
  },
} as const;
