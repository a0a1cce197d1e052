import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { refuse } from "#web/testing/answer-calls.ts";
import { showPart } from "#web/testing/show-part.tsx";
import { signIn } from "#web/testing/sign-in.ts";
import Dashboard from "./dashboard.tsx";

beforeEach(() => signIn());

test("projects that could not be loaded are not taken for none", async () => {
  const refusal = refuse(503, "UNAVAILABLE", "We are renewing the server.");
  const { calls, user } = showPart(<Dashboard />, {
    answers: { getProjectStats: refusal, getCalendar: refusal, getToday: refusal },
  });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("We can't reach the server");
  expect(alert.textContent).toContain("Your projects are safe");
  const count = () => calls.filter(({ name }) => name === "getProjectStats").length;
  const before = count();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(count()).toBeGreaterThan(before);
});
