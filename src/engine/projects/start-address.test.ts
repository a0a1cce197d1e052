import { expect, test } from "vitest";
import { isAddress } from "./start-address.ts";

test.each([
  "ledgerly.example",
  "www.bodmin-heat.co.uk/shop?x=1",
  "https://ledgerly.example",
  "http://localhost:3000",
  "HTTP://intranet",
  "localhost:3000/app",
  "127.0.0.1",
  "192.168.1.1:8080",
  "[::1]:3000",
  "bücher.example",
])("%s is an address", (text) => {
  expect(isAddress(` ${text} `)).toBe(true);
});

test.each([
  "",
  "Sauces",
  "Sauces.",
  "🌶️",
  "Fermented hot sauces from Bodmin, Cornwall. Three heats, 150 ml bottles.",
  "My app is at ledgerly.example",
  "Eine App für Rechnungen",
])("“%s” is none", (text) => {
  expect(isAddress(text)).toBe(false);
});
