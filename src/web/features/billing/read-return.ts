export type PaymentReturn = {
  outcome: "paid" | "not-paid" | "unsaid";
  title: string;
  message: string;
};

/** What the address says about the payment; what was paid for is the server's to say. */
export function readReturn(status: string | null): PaymentReturn {
  if (status === "success" || status === "paid") {
    return {
      outcome: "paid",
      title: "Thank you",
      message: "Payment successful! Your subscription has been activated.",
    };
  }
  if (status === "failed" || status === "cancelled") {
    return {
      outcome: "not-paid",
      title: "Not paid",
      message: "Payment was not completed. Please try again.",
    };
  }
  return {
    outcome: "unsaid",
    title: "Welcome back",
    message: "Redirecting you back to your account...",
  };
}
