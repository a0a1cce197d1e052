import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { drawRidge } from "./draw-ridge.ts";
import { RiskRidge } from "./risk-ridge.tsx";

test("the mark is on the end of the line, however high the ridge is shown", () => {
  const { container } = render(<RiskRidge scores={[54]} level="medium" />);
  const mark = container.querySelector<HTMLElement>(".risk-ridge-end");
  const { end } = drawRidge([54], 400, 100);
  expect(mark?.style.top).toMatch(/%$/);
  expect(Math.abs(Number.parseFloat(mark?.style.top ?? "") - end)).toBeLessThan(2);
});
