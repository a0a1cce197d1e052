import { expect, test } from "vitest";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import type { Policy } from "./policy.ts";
import { seenByKind } from "./seen-by-kind.ts";
import { makePolicy } from "./testing/make-policy.ts";

const closed = (kind: Policy["kind"], detail: string | null): Policy => {
  const policy = makePolicy({ kind });
  return { ...policy, stance: { ...policy.stance, is: "closed", detail } };
};

const OF_SERVICES = "Only local service work; software is removed";

test.each<[string, Policy, ProjectKind[], Policy["stance"]["is"]]>([
  ["a cause in its town", closed("local", null), ["cause"], "ask"],
  ["a cause where promotion is barred", closed("local", "no self-promotion"), ["cause"], "ask"],
  ["a cause where petitions are barred", closed("local", "no petitions"), ["cause"], "closed"],
  ["a cause that was refused", closed("local", "the moderators said no"), ["cause"], "closed"],
  ["a shop in its town", closed("local", null), ["shop"], "closed"],
  ["a cause among those who do something else", closed("hobby", null), ["cause"], "closed"],
  ["nobody knows what", closed("local", null), [], "closed"],
  ["a service among its own", closed("trade", OF_SERVICES), ["service"], "value"],
  ["an app among services", closed("trade", OF_SERVICES), ["software"], "closed"],
])("how %s is seen", (_, policy, kinds, expected) => {
  expect(seenByKind(policy, kinds).stance.is).toBe(expected);
});
