import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { billing } from "#web/content/billing.ts";
import { type Answers, noAnswer, refuse } from "#web/testing/answer-calls.ts";
import { sampleSubscription } from "#web/testing/samples.ts";
import { showPart } from "#web/testing/show-part.tsx";
import { signIn } from "#web/testing/sign-in.ts";
import { PaymentReturn } from "./payment-return.tsx";

beforeEach(() => signIn());

const FREE = sampleSubscription({ isPremium: false, planCode: "FREE", status: "none" });

const comeBack = (query: string, getBillingStatus: Answers["getBillingStatus"] = FREE) =>
  showPart(<PaymentReturn />, {
    path: `/billing/return${query}`,
    answers: { getBillingStatus, checkPayment: { isConfirmed: false } } as Answers,
  });

const heading = (name: string) => screen.findByRole("heading", { name });

test("while the plan is asked for, nothing is said of the payment", async () => {
  comeBack("?status=success", noAnswer);
  expect(await heading(billing.comeBack.checking.title)).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});

test("a plan that is there is named", async () => {
  comeBack("?status=success&plan=PREMIUM_MONTHLY", sampleSubscription());
  expect(await heading("Thank you")).toBeTruthy();
  expect(screen.queryByText(billing.comeBack.waiting)).toBeNull();
});

test("a plan that is not there yet is waited for", async () => {
  comeBack("?status=success&plan=PREMIUM_MONTHLY");
  expect(await screen.findByText(billing.comeBack.waiting)).toBeTruthy();
});

test("who did not pay can try again", async () => {
  comeBack("?status=cancelled");
  expect(await heading("Not paid")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Try Again" })).toBeTruthy();
});

test("a plan that could not be read takes no payment back", async () => {
  comeBack("?status=success", refuse(400, "VALIDATION", "It broke."));
  expect(await screen.findByText(billing.comeBack.unread.title)).toBeTruthy();
  expect(await heading("Thank you")).toBeTruthy();
  expect(screen.getByRole("link", { name: "View Billing" })).toBeTruthy();
});
