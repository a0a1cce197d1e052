import { expect, test } from "vitest";
import { findLaunchPlaces } from "./find-things.ts";
import { offersService } from "./offers-service.ts";

const placesOf = (text: string, category: string | null, goals: string[] = []) => [
  ...findLaunchPlaces(text, { category, goals }).keys(),
];

test("a podcast about board games is a podcast", () => {
  const places = placesOf("Podcast sobre juegos de mesa, hablamos de Verkami", "Content & Media");
  expect(places).toContain("podcastsharing");
  expect(places).not.toContain("boardgames");
  expect(places).not.toContain("kickstarter");
});

test("software for potters is nothing handmade", () => {
  expect(placesOf("Booking for pottery studios", "SaaS & Software")).not.toContain("handmade");
});

test("a class with a live band is no music", () => {
  expect(placesOf("Swing dance classes, live band once a month", null)).not.toContain("bandcamp");
});

test("what is sewn by hand in another language is handmade", () => {
  expect(placesOf("Ik maak tassen, met de hand genaaid in Utrecht", "E-commerce")).toContain(
    "handmade",
  );
});

test("those who look for people to try it need testers, whatever it is", () => {
  const text = "A gentle daily question. I'm looking for people to try it.";
  expect(placesOf(text, "Health & Fitness", ["Get feedback"])).toContain("alphaandbetausers");
});

test.each(["I tutor IB maths over Zoom", "Editing for people writing a thesis"])(
  "'%s' is work for others",
  (text) => expect(offersService(text, "Other")).toBe(true),
);
