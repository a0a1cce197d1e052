import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { sampleProject, sampleSubreddit } from "#web/testing/samples.ts";
import { CommunitySection } from "./community-section.tsx";

const [sample] = sampleProject().recommendations;
if (!sample) throw new Error("The sample has no community.");

const listMany = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    ...sample,
    subredditId: `place${place}`,
    subreddit: sampleSubreddit({ id: `place${place}`, fullName: `r/place${place}` }),
  }));

function Section({ count }: { count: number }) {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <CommunitySection
      title="Post here"
      text=""
      items={listMany(count)}
      isWhole={isWhole}
      onWhole={() => setIsWhole(true)}
      renderCard={({ subreddit }) => <a href="#a">{subreddit.fullName}</a>}
    />
  );
}

test.each([
  [1, 1],
  [12, 12],
  [13, 12],
  [100, 12],
])("of %i communities %i are shown at first", (count, shown) => {
  render(<Section count={count} />);
  expect(screen.getAllByRole("listitem")).toHaveLength(shown);
  expect(screen.queryAllByRole("button")).toHaveLength(count > shown ? 1 : 0);
});

test("all are shown when they are asked for, and the keyboard goes on with the first of them", async () => {
  render(<Section count={40} />);
  await userEvent.click(screen.getByRole("button", { name: "Show all 40" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(40);
  expect(document.activeElement?.textContent).toBe("r/place12");
  expect(screen.queryByRole("button")).toBeNull();
});
