import * as z from "zod";
import type { Demand } from "#engine/policy/demand.ts";
import { dropSaidTwice } from "#engine/policy/paste/drop-said-twice.ts";
import { readPaste, type ReadRule } from "#engine/policy/paste/read-paste.ts";
import {
  compareDemands,
  ExpectedDemand,
  ListedRules,
  type RuleReading,
} from "./measure-rule-reading.ts";
import { readLines } from "./read-lines.ts";

/** What a person reads in each rule of a community, in the order of its list. */
const LabelledRules = z.object({
  community: z.string(),
  rules: z.array(z.array(ExpectedDemand)),
});

type Rule = z.output<typeof ListedRules>["rules"][number];

export type LabelledRule = {
  id: string;
  community: string;
  rule: ReadRule;
  expected: ExpectedDemand[];
};

/** Each rule as it is read within its list, beside what a person reads there. */
export function readLabelledRules(listedFile: string, labelsFile: string): LabelledRule[] {
  const labelled = new Map(
    readLines(labelsFile, LabelledRules).map(({ community, rules }) => [community, rules]),
  );
  return readLines(listedFile, ListedRules).flatMap(({ community, rules }) => {
    const labels = labelled.get(community);
    if (!labels) return [];
    return readEach(rules).map((rule, index) => ({
      id: `${community}.${index}`,
      community,
      rule,
      expected: labels[index] ?? [],
    }));
  });
}

/** Holds every rule, read as if its list were pasted, against what a person reads there. */
export function measureLabelledRules(listedFile: string, labelsFile: string): RuleReading[] {
  return readLabelledRules(listedFile, labelsFile).map(({ id, community, rule, expected }) => {
    const demands = rule.statements.flatMap(listDemands);
    const read = dropSaidTwice(listOnce(demands));
    return compareDemands({ id, group: community, expected, read });
  });
}

export function listDemands({ meanings }: ReadRule["statements"][number]): Demand[] {
  return meanings.flatMap((each) => (each.kind === "demand" ? [each.demand] : []));
}

function listOnce(demands: readonly Demand[]): Demand[] {
  return [...new Map(demands.map((each) => [JSON.stringify(each), each])).values()];
}

/** Whole where the list is split as its community does, since one rule may explain another. */
function readEach(rules: readonly Rule[]): ReadRule[] {
  const read = readText(rules);
  if (read.length === rules.length) return read;
  return rules.map((rule) => ({
    ...rule,
    statements: readText([rule]).flatMap(({ statements }) => statements),
  }));
}

function readText(rules: readonly Rule[]): ReadRule[] {
  const text = rules.map(({ name, text: rest }, index) => `${index + 1}. ${name}\n${rest}`);
  return readPaste(text.join("\n\n")).rules;
}
