import { SUBJECT_TABLE } from "./subject-table.ts";

type Subject = { name: string; says: RegExp; ids: string[] };

let subjects: Subject[] | null = null;

/** The communities whose subject an English text speaks of in its own words, with what that subject is called. */
export function findSubjects(text: string): Map<string, string> {
  subjects ??= readTable();
  const found = new Map<string, string>();
  for (const { name, says, ids } of subjects) {
    if (!says.test(text)) continue;
    for (const id of ids) if (!found.has(id)) found.set(id, name);
  }
  return found;
}

function readTable(): Subject[] {
  return SUBJECT_TABLE.trim()
    .split("\n")
    .map((line) => {
      const [first, last] = [line.indexOf("|"), line.lastIndexOf("|")];
      const words = line.slice(first + 1, last);
      return {
        name: line.slice(0, first),
        says: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`, "iu"),
        ids: line.slice(last + 1).split(" "),
      };
    });
}
