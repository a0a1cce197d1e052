import { expect, test } from "vitest";
import { COLDPLATTER, makePlace, tell } from "../testing/make-place.ts";
import type { PlannedMatter } from "../plan/plan.ts";
import type { Place } from "../place/place.ts";
import { writeTitles } from "./write-titles.ts";

const PLANNED: PlannedMatter = {
  opening: "scene",
  matters: ["scene", "numbers"],
  question: "askReaders",
};

function firstTitle(told: ReturnType<typeof tell>, place: Place): string | undefined {
  return writeTitles(told, place, PLANNED, new Set()).titles[0];
}

test("who looks at maps hears what was measured, and not what is campaigned for", () => {
  const told = tell({
    kind: "cause",
    isTeam: true,
    answers: {
      what: "dropped kerbs at 23 crossings near the hospital",
      scene: "Janet turned back 300 metres from the hospital. She was on time.",
      numbers: "Over fourteen Saturdays we surveyed 412 crossings. 23 were too high.",
    },
  });
  const among = (readers: Place["readers"]) =>
    firstTitle(told, Object.assign(makePlace("Example"), { readers }));
  expect(among("developers")).toBe("Over fourteen Saturdays we surveyed 412 crossings");
  expect(among("neighbours")).toBe("Janet turned back 300 metres from the hospital");
});

test("a question is the first title only where it is near to what they talk about", () => {
  const near = (own: number) => ({
    whole: 0.4,
    answers: { askReaders: own },
    isAmongPeers: true,
    peers: 0.1,
  });
  const told = tell({ answers: { ...COLDPLATTER.answers, askReaders: "What is on your drives?" } });
  const ask = (readers: Place["readers"], own: number) =>
    firstTitle(told, Object.assign(makePlace("Example"), { readers, near: near(own) }));
  expect(ask("hobby", 0.1)).toBe("What is on your drives?");
  expect(ask("hobby", 0)).not.toBe("What is on your drives?");
  expect(ask("developers", 0.1)).not.toBe("What is on your drives?");
  expect(ask("developers", 0.3)).toBe("What is on your drives?");
});
