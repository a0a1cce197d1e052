import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RequirementList } from "./detail-body.tsx";

test("a source is named once, where it changes", () => {
  const note = "our note, November 2026";
  const requirements = [
    { text: "A flair.", sourceWords: note },
    { text: "A tag.", sourceWords: note },
    { text: "200 karma.", sourceWords: "rules of March 2023" },
    { text: "An account of 30 days.", sourceWords: "rules of March 2023" },
  ] as never;
  const html = renderToStaticMarkup(
    createElement(RequirementList, { requirements, saidAbove: note }),
  );
  expect(html.match(/<li.*?<\/li>/g)?.map((item) => item.replaceAll(/<[^>]+>/g, ""))).toEqual([
    "A flair.",
    "A tag.",
    "200 karma. rules of Mar 2023",
    "An account of 30 days.",
  ]);
});
