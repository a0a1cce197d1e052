import * as fc from "fast-check";

/** Of what there is now, by the name of the field that holds such an id. */
export type RealIds = Record<IdName, string[]>;

const ID_NAMES = [
  "projectId",
  "postId",
  "subredditId",
  "competitorId",
  "mentionId",
  "contributionId",
  "importId",
  "sessionId",
  "tokenId",
  "assistantId",
  "client_id",
  "redirect_uri",
  "webhookId",
  "deliveryId",
  "savedSearchId",
  "entryId",
  "email",
  "key",
  "taskKey",
  "feedId",
  "signature",
  "ticket",
] as const;
type IdName = (typeof ID_NAMES)[number];

/** A field that holds an id mostly holds one that exists: written as a sign until the request is sent. */
export function standsForReal(
  name: string,
  otherwise: fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  if (!ID_NAMES.some((known) => known === name)) return otherwise;
  const sign = fc.nat(3).map((index) => `real-${name}-${index}-`);
  return fc.oneof({ arbitrary: sign, weight: 6 }, { arbitrary: otherwise, weight: 1 });
}

export function putRealIds(text: string, ids: RealIds): string {
  return text.replaceAll(/real-(\w+)-(\d)-/g, (sign, name: IdName, index: string) => {
    const known = ids[name];
    return known[Number(index) % known.length] ?? sign;
  });
}
