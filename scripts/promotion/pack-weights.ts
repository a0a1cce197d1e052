type Load = { name: string; load: number };

/**
 * The weights as the engine reads them, made to compress well: single names by what they weigh, and
 * pairs of words and of kinds under the first of the two, with one character for each weight.
 */
export function packWeights(loads: readonly Load[]): Record<string, number | string> {
  const pairs = loads.filter(({ name }) => !name.startsWith("#") && name.includes(" "));
  const joints = loads.filter(({ name }) => name.startsWith("&"));
  const singles = loads.filter((each) => !pairs.includes(each) && !joints.includes(each));
  const least = Math.min(...singles.map(({ load }) => load));
  const most = Math.max(...singles.map(({ load }) => load));
  const levels = Array.from(
    { length: most - least + 1 },
    (_, at) =>
    singles.filter(({ load }) => load === least + at).map(({ name }) => name).join("|"), // prettier-ignore
  );
  const [pairNames, pairLoads] = packUnderFirst(pairs, (name) => name.split(" "));
  const [jointNames, jointLoads] = packUnderFirst(joints, (name) => name.slice(1).split("&"));
  return {
    LEAST: least,
    SINGLES: levels.join("\n"),
    PAIRS: pairNames,
    PAIR_LOADS: pairLoads,
    JOINTS: jointNames,
    JOINT_LOADS: jointLoads,
  };
}

/** The character of no weight; loads are at most 46 either way, which keeps all of them printable. */
const MIDDLE = 79;

function packUnderFirst(loads: readonly Load[], split: (name: string) => string[]) {
  const groups = Map.groupBy(loads, ({ name }) => split(name)[0] ?? "");
  const names = Array.from(groups, ([first, group]) =>
    [first, ...group.map(({ name }) => split(name)[1] ?? "")].join("|"),
  );
  const codes = Array.from(groups.values()).flatMap((group) => group.map(({ load }) => MIDDLE + load)); // prettier-ignore
  return [names.join("\n"), String.fromCharCode(...codes)] as const;
}
