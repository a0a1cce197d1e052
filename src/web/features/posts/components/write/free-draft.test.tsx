import { screen } from "@testing-library/react";
import { createRef } from "react";
import { expect, test, vi } from "vitest";
import type { Project } from "#contract/project.ts";
import type { OutlookQuery } from "#web/features/posts/api/use-roadmap.ts";
import { showPart } from "#web/testing/show-part.tsx";
import { FreeDraft } from "./free-draft.tsx";

const PROJECT = { id: "p", interview: { kind: "product", answers: {} } } as unknown as Project;

test("an offer that could not be loaded says so, and is asked for again", async () => {
  const refetch = vi.fn<() => void>();
  const outlook = {
    data: undefined,
    error: new Error("x"),
    isError: true,
    isPending: false,
    isFetching: false,
    refetch,
  } as unknown as OutlookQuery;
  const { user } = showPart(
    <FreeDraft
      project={PROJECT}
      outlook={outlook}
      isLikely
      buttonRef={createRef()}
      onWritten={() => {}}
      onComment={undefined}
    />,
  );
  expect(screen.getByRole("alert").textContent).toContain("We couldn't load your first draft");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(refetch).toHaveBeenCalledOnce();
});
