import MiniSearch from "minisearch";
import { pathToFileURL } from "node:url";
import { loadProfiles } from "#catalogue/notes.ts";
import { readCatalogue } from "#catalogue/catalogue-file.ts";
import { buildPolicy } from "#server/services/policies/build-policy.ts";
import { splitName } from "#engine/search/split-words.ts";
import { presentPolicy } from "#engine/policy/word-policy.ts";

type Document = { id: string; name: string; keywords: string; members: number } & Record<
  "category" | "risk" | "description",
  string
>;

/** The yardstick: the same corpus in memory, searched as forgivingly. */
export async function createMiniSearch(catalogueFile: string | null) {
  const profiles = loadProfiles();
  const documents: Document[] = [];
  const file = catalogueFile ? pathToFileURL(catalogueFile) : undefined;
  for await (const entries of readCatalogue(file)) {
    for (const { facts } of entries) {
      const id = facts.name.toLowerCase();
      documents.push({
        id,
        name: `${id} ${splitName(facts.name).join(" ")}`,
        keywords: facts.keywords.join(" "),
        description: profiles.get(id)?.description ?? "",
        members: facts.members,
        category: facts.category,
        risk: presentPolicy(buildPolicy({ id, source: "catalogue", facts })).riskLevel,
      });
    }
  }
  const index = new MiniSearch<Document>({
    fields: ["name", "keywords", "description"],
    storeFields: ["members", "category", "risk"],
    searchOptions: { prefix: true, fuzzy: 0.2, combineWith: "AND", boost: { name: 3 } },
  });
  index.addAll(documents);

  return (query: Record<string, string>): number => {
    const { q, category, risk, minMembers = "0", maxMembers = "1e9" } = query;
    const filter = (document: Partial<Document>) =>
      (!category || document.category === category) &&
      (!risk || document.risk === risk) &&
      (document.members ?? 0) >= Number(minMembers) &&
      (document.members ?? 0) <= Number(maxMembers);
    if (q) return index.search(q, { filter: (hit) => filter(hit) }).slice(0, 24).length;
    return documents
      .filter(filter)
      .toSorted((a, b) => b.members - a.members)
      .slice(0, 24).length;
  };
}
