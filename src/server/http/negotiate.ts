export type Encoding = "br" | "gzip" | "identity";

/** The smallest that the client takes. */
export function chooseEncoding(accepted = ""): Encoding {
  const weights = new Map(
    accepted.split(",").map((entry) => {
      const [name = "", ...parameters] = entry
        .trim()
        .toLowerCase()
        .split(";")
        .map((part) => part.trim());
      const weight = parameters.find((parameter) => parameter.startsWith("q="));
      return [name, weight === undefined ? 1 : Number(weight.slice(2))];
    }),
  );
  const takes = (name: string) => (weights.get(name) ?? weights.get("*") ?? 0) > 0;
  if (takes("br")) return "br";
  return takes("gzip") ? "gzip" : "identity";
}

/** By weak comparison, as a page is asked for. */
export function matchesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header
    .split(",")
    .some((tag) => tag.trim() === "*" || stripWeakness(tag) === stripWeakness(etag));
}

function stripWeakness(tag: string): string {
  return tag.trim().replace(/^W\//, "");
}
