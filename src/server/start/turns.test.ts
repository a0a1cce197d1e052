import { describe, expect, test } from "vitest";
import { type Endpoint, endpoints } from "#contract/endpoints/endpoints.ts";
import {
  createTurns,
  EMBEDDED_TURNS,
  postgresqlTurns,
  type TurnLimits,
  type Turns,
} from "./turns.ts";

const few = { places: 1, most: 6, mostPerKey: 3, longestWaitMs: 60_000 };
const WITHOUT_MODEL = { hasModel: false };

type Call = Parameters<Turns>[1];
/** From this address, by nobody who is signed in. */
const from = (ip: string) => ({ admission: null, ip }) as Call;

describe("a call waits with others of its kind", () => {
  const closed = { ...few, most: 0 };
  const open = { ...few, most: 1 };

  /** Behind which of the two doors it waits, where only the other one is open; neither where it does not wait. */
  async function findDoor(name: keyof typeof endpoints, limits: TurnLimits, hasModel = false) {
    const tryDoors = (doors: Partial<TurnLimits>) =>
      createTurns({ ...limits, ...doors }, { hasModel })(
        endpoints[name],
        from("127.0.0.1"),
        () => "in",
      ).catch((error: { code: string }) => error.code);
    if ((await tryDoors({ inside: closed })) === "UNAVAILABLE") return "inside";
    const { outside } = limits;
    return (await tryDoors({ outside: outside && closed })) === "UNAVAILABLE"
      ? "outside"
      : "freely";
  }

  test.each([
    // On each database: light, heavy, outside, and what a model does where there is none.
    ["getCurrentUser", "inside", "inside"],
    ["listProjects", "inside", "inside"],
    ["listSubreddits", "inside", "inside"],
    ["verifyMagicLink", "inside", "inside"],
    ["createToken", "inside", "inside"],
    ["logContribution", "inside", "inside"],
    ["recomputeRecommendations", "inside", "inside"],
    ["getWritingOutlook", "inside", "inside"],
    ["exportAccount", "inside", "inside"],
    ["findReadsLike", "inside", "inside"],
    ["generateRecommendations", "inside", "inside"],
    ["generatePosts", "inside", "inside"],
    ["uploadBrief", "outside", "freely"],
    ["receiveWebhook", "outside", "freely"],
    ["markPosted", "outside", "freely"],
    ["updatePerformance", "outside", "freely"],
    ["generatePostInSteps", "outside", "freely"],
    ["readProjectPage", "outside", "freely"],
    ["testWebhook", "outside", "freely"],
    ["deleteAccount", "outside", "freely"],
    ["getHealth", "freely", "freely"],
  ] as const)(
    "%s: %s on the embedded database, %s on PostgreSQL",
    async (name, embedded, other) => {
      const small = { inside: open, outside: open };
      expect(await findDoor(name, { ...EMBEDDED_TURNS, ...small })).toBe(embedded);
      expect(await findDoor(name, { ...postgresqlTurns(10), inside: open })).toBe(other);
    },
  );

  test.each(["generateRecommendations", "generatePosts", "rewritePost"] as const)(
    "%s waits outside where a model does it",
    async (name) => {
      expect(await findDoor(name, EMBEDDED_TURNS, true)).toBe("outside");
      expect(await findDoor(name, postgresqlTurns(10), true)).toBe("freely");
    },
  );

  test("which leave most places to those that need nobody outside", () => {
    expect(EMBEDDED_TURNS.inside.most).toBeGreaterThan(EMBEDDED_TURNS.outside?.most ?? 0);
  });
});

describe("recommendations", () => {
  test("overtake no cheap call of others, however many ask for them first", async () => {
    const turns = createTurns(EMBEDDED_TURNS, WITHOUT_MODEL);
    const order: string[] = [];
    const ask = (name: keyof typeof endpoints, ip: string) =>
      turns(endpoints[name], from(ip), async () => void order.push(name));
    await Promise.all([
      ...Array.from({ length: 50 }, (_, index) =>
        ask("recomputeRecommendations", `10.0.0.${index}`),
      ),
      ...Array.from({ length: 50 }, (_, index) => ask("listProjects", `10.0.1.${index}`)),
    ]);
    expect(order.slice(0, 50)).toEqual(Array(50).fill("listProjects"));
    expect(order).toHaveLength(100);
  });
});

describe("a crowd of 200 who never pause, every fifth call a heavy one", () => {
  // Milliseconds of the one processor, as measured at rest (bench/README.md).
  const LIGHT_MS = 3;
  const HEAVY_MS = 25;

  test("waits a second in the middle for what is light, and four for nearly everything", async () => {
    const turns = createTurns(EMBEDDED_TURNS, WITHOUT_MODEL);
    const waits = { light: [] as number[], heavy: [] as number[] };
    // Passes only while a call is inside: the machine's own clock has no say.
    let nowMs = 0;
    const isOver = () => nowMs > 60_000;
    const ask = async (client: number, kind: "light" | "heavy") => {
      const startedMs = nowMs;
      const endpoint = endpoints[kind === "light" ? "listProjects" : "recomputeRecommendations"];
      await turns(endpoint, from(`client ${client}`), () => {
        nowMs += kind === "light" ? LIGHT_MS : HEAVY_MS;
      });
      waits[kind].push(nowMs - startedMs);
    };
    await Promise.all(
      Array.from({ length: 200 }, async (_, client) => {
        for (let call = client * 1000; !isOver(); call += 1) {
          await ask(client, scatter(call) % 5 === 0 ? "heavy" : "light");
        }
      }),
    );
    expect(quantile(waits.light, 0.5)).toBeLessThanOrEqual(1000);
    expect(quantile([...waits.light, ...waits.heavy], 0.99)).toBeLessThanOrEqual(4000);
    expect(waits.light.length / waits.heavy.length).toBeCloseTo(4, 0);
  });

  /** Like dice, but the same each time. */
  function scatter(value: number): number {
    const mixed = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
    return (Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39) ^ (mixed >>> 15)) >>> 0;
  }

  function quantile(values: number[], share: number): number {
    return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
  }
});

describe("the contract", () => {
  test("says of every call that can fail for a party outside that it waits outside", () => {
    const astray = Object.entries<Endpoint>(endpoints)
      .filter(([, { errors = [], upload, signedBody, work }]) => {
        return (errors.includes("UPSTREAM") || upload || signedBody) && work !== "outside";
      })
      .map(([name]) => name);
    expect(astray).toEqual([]);
  });
});
