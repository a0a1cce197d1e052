import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ApiError } from "#contract/client.ts";
import { showPart } from "#web/testing/show-part.tsx";
import { ProjectNotFound } from "./project-header.tsx";

test.each([
  ["that is not there", new ApiError(404, null), "Project not found", 0],
  ["whose server broke", new ApiError(500, null), "We can't reach the server", 1],
  ["without a network", new TypeError("Failed to fetch"), "We can't reach the server", 1],
])("a project %s", async (_, error, title, retries) => {
  const onRetry = vi.fn<() => void>();
  const { user } = showPart(<ProjectNotFound error={error} onRetry={onRetry} isRetrying={false} />);
  expect(screen.getByRole("heading", { name: title })).toBeTruthy();
  const again = screen.queryAllByRole("button", { name: "Try again" });
  expect(again).toHaveLength(retries);
  for (const button of again) await user.click(button);
  expect(onRetry).toHaveBeenCalledTimes(retries);
});
