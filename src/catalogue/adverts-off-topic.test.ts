import { expect, test } from "vitest";
import { toRiskInput } from "#engine/checks/risk-input.ts";
import { prepareDemands } from "#engine/demands/prepare-demands.ts";
import { derivePolicy } from "#engine/policy/derive-policy.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { assessDraft } from "#engine/risk/assess-ban-risk.ts";
import { findNote } from "./notes.ts";

/** Places that show things of one kind, each of another: most of them let their members show their own. */
const SHOWCASES =
  `EarthPorn Art dataisbeautiful FoodPorn MapPorn woodworking drawing battlestations painting Baking Nails HighQualityGifs
  comics GifRecipes analog astrophotography PixelArt ArtisanVideos sewing animation TattooDesigns 3Dmodeling electronics LofiHipHop blender
  minipainting Minecraftbuilds Breadit cosplayers Watercolor Embroidery creepypasta Leathercraft webcomics functionalprint cakedecorating
  streetphotography logodesign macrame IndieGaming ProCreate projectcar Calligraphy OCPoetry audiodrama battlemaps Pottery papercraft`.split(
    /\s+/,
  );

const ADVERTS = {
  "an app for invoices": {
    title: "I built Ledgerly, an invoicing app for freelancers",
    content:
      "Ledgerly collects your hours, writes the invoices and reminds late payers politely. There is a free plan for three clients and a paid one for $9 a month. Try it at https://ledgerly.example and tell me what you think.",
  },
  "the same in few words": {
    title: "Ledgerly: invoices in two minutes",
    content:
      "I made this app for freelancers. Sign up at https://ledgerly.example, first month free.",
  },
};

function policyOf(name: string): Policy {
  const id = name.toLowerCase();
  return prepareDemands(
    derivePolicy({
      subredditId: id,
      facts: { name, rules: null, postTypes: [], flairs: [], requirements: null },
      origin: "catalogue",
      note: findNote(id),
      own: null,
    }),
  );
}

function judge(name: string, advert: { title: string; content: string }, project = "Ledgerly") {
  const now = new Date("2026-11-17T10:00:00Z");
  return assessDraft(
    toRiskInput({
      draft: { ...advert, editSection: null, flair: null },
      policy: policyOf(name),
      author: { karma: 5000, accountAgeDays: 900 },
      at: now,
      now,
      project: { name: project, url: `https://${project.toLowerCase()}.example` },
    }),
  );
}

test("they are forty-eight, and all are noted", () => {
  expect(new Set(SHOWCASES).size).toBe(48);
  expect(SHOWCASES.filter((name) => policyOf(name).stance.is === "unknown")).toEqual([]);
});

test.each(Object.entries(ADVERTS))(
  "%s is never low where other things are shown",
  (_what, advert) => {
    const low = SHOWCASES.filter((name) => judge(name, advert).risk.level === "low");
    expect(low).toEqual([]);
  },
);

test.each([
  [
    "a game where games are shown",
    "IndieGaming",
    "Moth Court",
    "I made a game about a jury of moths",
    "It is a short puzzle game that plays in the browser. I drew all moths by hand and would like to know where you got stuck.",
  ],
  [
    "a comic where comics are shown",
    "webcomics",
    "Bus Stop",
    "Bus Stop, my comic about waiting, has a new page",
    "I draw this comic on the bus. The new page is about the last one at night, and it took me three weeks.",
  ],
  [
    "a template where paper models are shown",
    "papercraft",
    "Foldwood",
    "I made a paper model of a lighthouse",
    "The template has nine sheets of paper and no glue. It folds in an evening, and the tower really turns.",
  ],
])("%s is no other thing", (_what, name, project, title, content) => {
  const { checks } = judge(name, { title, content }, project);
  expect(checks.filter(({ id, outcome }) => id === "on-topic" && outcome === "broken")).toEqual([]);
});
