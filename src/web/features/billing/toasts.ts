/** What toasts say about plans and payment. */
export const TOASTS = {
  canceled: "Subscription canceled successfully",
  notCanceled: "Failed to cancel subscription",
  noCheckout: "Failed to start checkout process",
  noPortal: "We couldn't open invoices and card",
};
