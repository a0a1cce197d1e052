import { readFileSync } from "node:fs";
import {
  OTHER_LANGUAGES,
  type Language,
} from "#engine/recommendations/languages/detect-language.ts";
import type { WordTables } from "#engine/recommendations/matcher.ts";
import { indexPhrases } from "#engine/recommendations/reading/phrases.ts";

const FOLDER = new URL("./data/words/", import.meta.url);

/** The tables of words in data/words; each is read when it is first asked for. */
export function openWordTables(): WordTables {
  const subjects = once(() =>
    Map.groupBy(readTable("subjects.tsv", 4), ([language = ""]) => language),
  );
  const subjectsOf = onceEach((language: Language | "en") => {
    const lines = subjects().get(language) ?? [];
    return {
      rows: lines.map(([, name = "", , ids = ""]) => ({ name, ids: ids.split(" ") })),
      find: indexPhrases(lines.map(([, , said = ""]) => said)),
    };
  });
  const topics = once(() => readTable("topics.tsv", 1 + OTHER_LANGUAGES.length));
  const places = once(() =>
    readTable("places.tsv", 2).map(([said = "", ids = ""]) => ({
      beginnings: said.split(" "),
      ids: ids.split(" "),
    })),
  );
  return {
    subjects: (language) => subjectsOf(language ?? "en"),
    topics: onceEach((language: Language) => {
      const column = TOPIC_COLUMNS.indexOf(language) + 1;
      return topics().map((row) => ({
        topic: row[0] ?? "",
        beginnings: (row[column] ?? "").split(" ").filter(Boolean),
      }));
    }),
    places,
  };
}

const TOPIC_COLUMNS: Language[] = ["de", "fr", "es", "pt", "it", "nl", "pl"];

/** The lines below the heading; a bad one stops the reading, with its number and what is wrong. */
export function readTable(name: string, columns: number): string[][] {
  const lines = readFileSync(new URL(name, FOLDER), "utf8").trimEnd().split("\n").slice(1);
  return lines.map((line, index) => {
    const fields = line.split("\t");
    if (fields.length !== columns || fields.some((field) => field === "")) {
      throw new Error(`Line ${index + 2} of ${name}: ${columns} fields are wanted, none empty`);
    }
    return fields;
  });
}

export function once<T>(read: () => T): () => T {
  let value: { is: T } | null = null;
  return () => (value ??= { is: read() }).is;
}

function onceEach<K, T>(read: (key: K) => T): (key: K) => T {
  const known = new Map<K, T>();
  return (key) => {
    const value = known.get(key) ?? read(key);
    known.set(key, value);
    return value;
  };
}
