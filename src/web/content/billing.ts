/** Every word of the billing pages that does not depend on the user's plan. */
export const billing = {
  testPayments: "Test payments: no money moves",

  questions: [
    {
      question: "What does lifetime access mean?",
      answer: "You pay once and keep access. Nothing renews.",
    },
    {
      question: "Can I change my plan?",
      answer:
        "Yes, at any time. Buying Lifetime ends your monthly plan right away, so you never pay for both. To return to Free, cancel Premium.",
    },
    {
      question: "How can I pay?",
      answer:
        "By card: Visa, MasterCard or American Express. Stripe handles the payment; we never see your card number.",
    },
    {
      question: "Will my price go up?",
      answer: "No. The price is locked once you have bought a plan.",
    },
    {
      question: "How do I cancel?",
      answer:
        "Press Cancel Subscription above. You keep Premium until the end of the paid period, and your projects and posts stay. Every purchase has a 30-day money-back guarantee.",
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
    unread: {
      title: "We can't read your subscription right now",
      text: "We don't know yet which plan you have. What you paid for is not affected.",
    },
    failed: "There was an error processing your payment. Please contact support.",
  },
} as const;
