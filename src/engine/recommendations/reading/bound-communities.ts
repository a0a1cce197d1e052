import { BOUND_TABLE } from "./bound-table.ts";

/** 'No Kubernetes' is of those who are rid of it. */
const RULED_OUT = /\b(?:no|not|without) [\p{L}\p{N}]+/giu;

let table: ReadonlyMap<string, RegExp> | null = null;

/** Tells whether a community is bound to something that a text does not speak of. */
export function findUnbound(text: string): (id: string) => boolean {
  table ??= readTable();
  const known = table;
  const said = text.replace(RULED_OUT, " ");
  const spoken = new Map<string, boolean>();
  return (id) => {
    const says = known.get(id);
    if (!says) return false;
    const isSpoken = spoken.get(id) ?? says.test(said);
    spoken.set(id, isSpoken);
    return !isSpoken;
  };
}

function readTable(): ReadonlyMap<string, RegExp> {
  const lines = BOUND_TABLE.trim().split("\n");
  return new Map(
    lines.map((line) => {
      const at = line.indexOf("|");
      const id = line.slice(0, at);
      const words = line.slice(at + 1) || id;
      return [id, new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`, "iu")];
    }),
  );
}
