import { expect, test } from "vitest";
import { sayWhom } from "./say-whom.ts";

test.each([
  ["game", "surprise", "They save the dog van. They do.", "Players save the dog van. They do."],
  ["service", "surprise", "They're quiet.", "Clients are quiet."],
  ["service", "before", "They lift it by the handle.", "People lift it by the handle."],
  ["book", "surprise", "They’ve read it twice.", "Readers have read it twice."],
] as const)(
  "whom the question of a %s asks about is named in %s: %s",
  (kind, id, said, expected) => {
    expect(sayWhom([said, "They did."], id, { kind })).toEqual([expected, "They did."]);
  },
);

test.each([
  ["product", "limits", "They don't bounce."],
  ["game", "mistake", "They took it out."],
  ["game", "surprise", "The players save it."],
  ["game", "surprise", "They'd save it."],
] as const)("of a %s, %s asks about nobody: %s", (kind, id, said) => {
  expect(sayWhom([said], id, { kind })).toEqual([said]);
});
