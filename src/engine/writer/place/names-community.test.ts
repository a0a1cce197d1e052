import { expect, test } from "vitest";
import { namesCommunity } from "./names-community.ts";

test.each([
  ["rust", "It's written in Rust with egui."],
  ["golang", "Go, podman, restic underneath"],
  ["lefthanded", "Spoons for left-handed people"],
  ["homeassistant", "It talks to Home Assistant."],
  ["esp32", "ESP32-C3 and a probe"],
])("r/%s is named in '%s'", (name, text) => {
  expect(namesCommunity(text, name)).toBe(true);
});

test.each([
  ["rust", "A trusty tool"],
  ["golang", "Let me go on"],
  ["art", "It starts at nine"],
])("r/%s is not named in '%s'", (name, text) => {
  expect(namesCommunity(text, name)).toBe(false);
});
