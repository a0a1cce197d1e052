import { POST_TYPES_SEEN } from "#engine/policy/policy-facts.ts";
import { statSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { RULE_CODES } from "#engine/rules/rule-table.ts";
import { CATEGORIES } from "#engine/subreddits/categories.ts";
import {
  ACTIVITY_SOURCES,
  type Activity,
  type SubredditFacts,
} from "#engine/subreddits/subreddit-facts.ts";
import { COUNTED_COMMUNITIES } from "#engine/timing/busy-times.ts";
import { JUDGED_COMMUNITIES, judgeTiming } from "#engine/timing/judge-timing.ts";
import { CATALOGUE_URL, type CatalogueHeader, readCatalogueHeader } from "./catalogue-file.ts";
import { loadModel } from "./load-model.ts";
import { loadProfiles } from "./notes.ts";
import { readWholeCatalogue } from "./testing/whole-catalogue.ts";
import { WEEKDAYS, type RuleValue } from "#engine/rules/rule-row.ts";

/** Rows of the model: one for each line of the source. */
const MODEL_ROWS = 124_509;

describe("the shipped catalogue", () => {
  const all: SubredditFacts[] = [];
  const modelRows: (number | null)[] = [];
  const byName = new Map<string, SubredditFacts>();
  let header: CatalogueHeader;

  /** Names of those that break a rule; a list that a reader can look up. */
  const namesWhere = (isBroken: (facts: SubredditFacts) => boolean) =>
    all.filter(isBroken).map(({ name }) => name);

  beforeAll(async () => {
    header = await readCatalogueHeader();
    for (const { facts, modelRow } of await readWholeCatalogue()) {
      all.push(facts);
      modelRows.push(modelRow);
      byName.set(facts.name.toLowerCase(), facts);
    }
  }, 30_000);

  test("is small, and says how many it holds and of when", () => {
    expect(statSync(CATALOGUE_URL).size).toBeLessThanOrEqual(12_000_000);
    expect(header.version).toMatch(/^[0-9a-f]{12}$/);
    expect(header.asOf).toBe("2025-09");
    expect(header.count).toBe(all.length);
    expect(header.sources.join()).toContain("Peeklens (CC BY 4.0)");
  });

  test("holds at least 100,000 subreddits with names of their own, largest first", () => {
    expect(all.length).toBeGreaterThanOrEqual(100_000);
    expect(byName.size).toBe(all.length);
    expect(namesWhere(({ name }) => !/^(?!u_)[A-Za-z0-9_]{2,21}$/.test(name))).toEqual([]);
    const members = all.map((facts) => facts.members);
    expect(members).toEqual(members.toSorted((a, b) => b - a));
  });

  test("gives each its own row of the model", () => {
    expect(new Set(modelRows).size).toBe(all.length);
    expect(modelRows.every((row) => row !== null && row >= 0 && row < MODEL_ROWS)).toBe(true);
  });

  test("has every community that may be recommended in the pool of the model", async () => {
    const { pool } = await loadModel();
    const isInPool = (row: number) => pool.some(([from, to]) => row >= from && row < to);
    const missed = all.filter(
      ({ members }, index) => members >= 5000 && !isInPool(modelRows[index] ?? -1),
    );
    expect(missed.map(({ name }) => name)).toEqual([]);
  });

  test("names no community by an adult word", () => {
    const adult =
      /hentai|onlyfans(?!tax)|fansly|milf|gonewildlewd|bdsm|footfetish|lewd(?!wig)|gostosa|femdom|nsfw|sexygirl|bigass|camgirl|blowjob|creampie|cumspit|sissygirl|hotwife|swingers|rule34|bigcock|pawg|nudes(?!deau)/i;
    const known = new Set(["ClassicalArtNudes", "lesrallizesdenudes", "QuittingFindom"]);
    expect(namesWhere(({ name }) => adult.test(name) && !known.has(name))).toEqual([]);
  });

  test.each(
    `OnlyFans COLOMBIA_ONLYFANS_ hentaihubx BESTOFHENTAI2 curatedhentai lewdanimemes Lewdmemes VerifiedFeet
    TikTokFeet tiktokfeet2 celebrityfeetfetish FOOT_FETISH_WORLD BondageBDSM BDSMCouncil FindomWorldWide
    PAWGBEHAVIOR pawghubb BigBootyBattles GRAMBADDIES thicccwhitegirls Swingers PalmBeachSwingers cumspitters
    GirlsLoveBigCocks SheHasABigCock bigtitcreampies MilkyTitties lingeriepic TwerkTeasePanties
    HornyGirls_Set hornygrandads abdl_mommy rule34point5 nudebabes69 NudistMeetup PopularXXXMovies
    teens_xxx_dot_com Sexy_Twerking Gostosas_que_amamos buceta_plus hot_brasil DiscreetWivesCom Realsexforfun
    GirlTwerkingOnGirl TransMissionary Femboythighsss femdom_caps BigoThots webcamrecordings`
      .trim()
      .split(/\s+/),
  )("leaves out %s", (name) => {
    expect(byName.has(name.toLowerCase())).toBe(false);
  });

  test.each(
    `EarthPorn FoodPorn HistoryPorn MapPorn ABraThatFits bigboobproblems bisexual asktransgender trans actuallesbians
    gaybros psychologyofsex TwoXChromosomes beyondthebump ExclusivelyPumping menopause endometriosis PCOS
    ClassicalArtNudes cockatiel peacock toebeans AsaCumEramOdata assassinscreed homeassistant
    AnalogCommunity Documentaries Cumbria anime_titties AppHookup SixFeetUnder HotWheels thekinks
    barenakedladies XXXTENTACION CrochetBikinis romancebooks tattoos Essex analog`
      .trim()
      .split(/\s+/),
  )("keeps %s", (name) => {
    expect(byName.get(name.toLowerCase())?.name.toLowerCase()).toBe(name.toLowerCase());
  });

  test("holds every community with a hand-written profile, spelt the same", () => {
    const missing = [...loadProfiles().values()].filter(
      ({ name }) => byName.get(name.toLowerCase())?.name !== name,
    );
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  test("holds all that were picked by hand, with what was said of them", () => {
    const picked = all.filter(({ membersEstimated }) => membersEstimated);
    expect(picked).toHaveLength(3779);
    expect(namesWhere((facts) => facts.membersEstimated !== (facts.kind !== null))).toEqual([]);
    expect(namesWhere((facts) => facts.membersEstimated !== (facts.language !== null))).toEqual([]);
    expect(new Set(picked.map(({ membersAsOf }) => membersAsOf))).toEqual(new Set(["2025-01"]));
    expect(
      ["therapists", "studium", "kochen", "tinnitus", "curitiba"].map((name) => {
        const { members, category, language, kind } = byName.get(name) as SubredditFacts;
        return [name, members, category, language, kind];
      }),
    ).toEqual([
      ["therapists", 150_000, "Health & Fitness", "en", "trade"],
      ["studium", 200_000, "Learning & Careers", "de", "academic"],
      ["kochen", 200_000, "Food & Drink", "de", "hobby"],
      ["tinnitus", 64_000, "Health & Fitness", "en", "support"],
      ["curitiba", 140_000, "Places & Travel", "pt", "local"],
    ]);
  });

  test("puts founders' communities where founders look", () => {
    const categoryOf = (name: string) => byName.get(name)?.category;
    expect(categoryOf("entrepreneur")).toBe("Business & Entrepreneurship");
    expect(categoryOf("saas")).toBe("Tech & SaaS");
    expect(categoryOf("seo")).toBe("Marketing & Growth");
    expect(categoryOf("userexperience")).toBe("Design & UX");
    expect(categoryOf("reactjs")).toBe("Programming & Development");
    expect(categoryOf("notion")).toBe("Productivity & Tools");
    expect(namesWhere(({ category }) => !CATEGORIES.includes(category))).toEqual([]);
    const isGiven = ({ topic, membersEstimated, isCategoryEstimated }: SubredditFacts) =>
      !topic && !membersEstimated && !isCategoryEstimated;
    expect(namesWhere(isGiven).length).toBeLessThan(700);
  });

  test("counts and dates are in range", () => {
    const isMonth = (date: string) => /^20[0-2]\d-(0[1-9]|1[0-2])(-[0-3]\d)?$/.test(date);
    const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0;
    expect(namesWhere(({ members }) => !isCount(members) || members > 1e8)).toEqual([]);
    expect(namesWhere(({ membersAsOf }) => !isMonth(membersAsOf))).toEqual([]);
    expect(namesWhere(({ createdOn }) => createdOn !== null && !isMonth(createdOn))).toEqual([]);
    expect(namesWhere(({ weeklyActive: weekly }) => weekly !== null && !isCount(weekly))).toEqual(
      [],
    );
    const hasSeen = ({ postTypes, flairs, frontPage }: SubredditFacts) =>
      postTypes.length > 0 || flairs.length > 0 || frontPage !== null;
    expect(namesWhere((facts) => facts.seenAsOf !== (hasSeen(facts) ? header.asOf : null))).toEqual(
      [],
    );
    const history = ({ membersHistory }: SubredditFacts) => membersHistory;
    expect(
      namesWhere((facts) => !history(facts).every((h) => isMonth(h.asOf) && isCount(h.members))),
    ).toEqual([]);
    expect(
      namesWhere((facts) =>
        history(facts).some((h, i) => h.asOf <= (history(facts)[i - 1]?.asOf ?? "")),
      ),
    ).toEqual([]);
    expect(
      namesWhere(
        ({ frontPage }) => frontPage !== null && !Object.values(frontPage).every((n) => n >= 0),
      ),
    ).toEqual([]);
  });

  test("related communities exist and are others", () => {
    const isSound = ({ name, related }: SubredditFacts) =>
      related.length <= 8 &&
      related.every((other) => byName.get(other.toLowerCase())?.name === other && other !== name);
    expect(namesWhere((facts) => !isSound(facts))).toEqual([]);
  });

  test("keywords are words or phrases: no addresses, no bare numbers, none adult", () => {
    const isOdd = (word: string) =>
      word === "" ||
      /^\s|\s$|\s\s|_|\.(com|org|tv|ly|it)$|^[\d.]+$|^(onlyfans|hentai|milf|nudes|xxx)$/.test(word);
    expect(namesWhere(({ keywords }) => keywords.length > 24 || keywords.some(isOdd))).toEqual([]);
  });

  test("flairs name nobody, post types are known", () => {
    expect(
      namesWhere(({ flairs }) =>
        flairs.some(({ text, posts }) => /^\/?u\/|^@/.test(text) || posts < 1),
      ),
    ).toEqual([]);
    expect(
      namesWhere(({ postTypes }) => !postTypes.every(({ type }) => POST_TYPES_SEEN.includes(type))),
    ).toEqual([]);
  });

  test("rules have known codes with values of the right kind", () => {
    const isSound = ([code, value]: [string, RuleValue]) => {
      if (!(RULE_CODES as readonly string[]).includes(code)) return false;
      if (value === true) return true;
      if (code === "min-karma" || code === "min-account-age-days") return Number(value) > 0;
      const isOnDay = code === "promotion-on-day" || code === "showcase-on-day";
      return isOnDay && [...WEEKDAYS, "weekend"].includes(String(value));
    };
    expect(namesWhere(({ rules }) => !Object.entries(rules?.codes ?? {}).every(isSound))).toEqual(
      [],
    );
    expect(namesWhere(({ rules }) => rules !== null).length).toBeGreaterThan(6_500);
  });

  test("the corrections for comparing many are those for as many as it holds", () => {
    const counted = all.flatMap(({ activity }) => activity ?? []);
    expect(counted).toHaveLength(COUNTED_COMMUNITIES);
    expect(counted.filter(({ outcome }) => outcome)).toHaveLength(JUDGED_COMMUNITIES);
    const kinds = counted.map((activity) => judgeTiming(activity).kind);
    const count = (wanted: string) => kinds.filter((kind) => kind === wanted).length;
    // Decision 49 quotes these.
    expect({ differs: count("differs"), even: count("even"), unclear: count("unclear") }).toEqual({
      differs: 0,
      even: 110,
      unclear: 12_412,
    });
  });

  test("activity has 24 hours, 7 days or none, and outcomes for each hour or none", () => {
    const isSound = ({ byHour, byDay, outcome, source, posts }: Activity) =>
      byHour.length === 24 &&
      byHour.every((count) => count >= 0) &&
      (byDay === null || byDay.length === 7) &&
      (outcome === null || Object.values(outcome).every((hours) => hours.length === 24)) &&
      (outcome?.shareOver10 ?? []).every((share) => share >= 0 && share <= 1) &&
      ACTIVITY_SOURCES.includes(source) &&
      posts > 0;
    expect(namesWhere(({ activity }) => activity !== null && !isSound(activity))).toEqual([]);
    expect(
      namesWhere(({ activity }) => activity?.source === "listing-2026").length,
    ).toBeGreaterThan(100);
  });
});
