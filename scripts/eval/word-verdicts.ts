import { CAUSE_KINDS, kindOfCause } from "./cause-kinds.ts";
import type { JudgedCase } from "./measure-verdicts.ts";
import { wilsonInterval } from "#engine/statistics/chance.ts";

const WAYS = [
  ["rules", "the rule list"],
  ["known", "medium or higher, project known"],
  ["check", "medium or higher on /check"],
] as const;

/** The confusion table for each way of looking, with 95 % intervals. */
export function wordVerdicts(judged: JudgedCase[]): string {
  const removed = judged.filter(({ verdict }) => verdict === "removed").length;
  return [
    `${judged.length} drafts, ${removed} removed, ${judged.length - removed} fine`,
    ...WAYS.map(([way, name]) => wordWay(judged, way, name)),
  ].join("\n");
}

function wordWay(judged: JudgedCase[], way: keyof JudgedCase["objects"], name: string): string {
  const count = (verdict: JudgedCase["verdict"], objects: boolean) =>
    judged.filter((each) => each.verdict === verdict && each.objects[way] === objects).length;
  const hit = count("removed", true);
  const missed = count("removed", false);
  const wrong = count("fine", true);
  const right = count("fine", false);
  return [
    `${name}`,
    `  removed: ${hit} seen, ${missed} missed; fine: ${right} left alone, ${wrong} objected to`,
    `  recall ${wordShare(hit, hit + missed)}, precision ${wordShare(hit, hit + wrong)}`,
    `  ${wordKinds(judged, way)}`,
  ].join("\n");
}

/** How many are seen of what was removed for its form, day, topic or thread, apart from promotion. */
function wordKinds(judged: JudgedCase[], way: keyof JudgedCase["objects"]): string {
  const removed = judged.filter(({ verdict }) => verdict === "removed");
  const ofKinds = CAUSE_KINDS.map((kind) => ({
    kind,
    of: removed.filter(({ cause }) => kindOfCause(cause) === kind),
  })).filter(({ of }) => of.length > 0);
  const countSeen = (of: JudgedCase[]) => of.filter(({ objects }) => objects[way]).length;
  const each = ofKinds.map(({ kind, of }) => `${kind} ${countSeen(of)} of ${of.length}`);
  const all = ofKinds.flatMap(({ of }) => of);
  return `seen by cause: ${[...each, `together ${wordShare(countSeen(all), all.length)}`].join(", ")}`;
}

function wordShare(part: number, whole: number): string {
  const { low, high } = wilsonInterval(part, whole);
  return `${percent(whole === 0 ? 0 : part / whole)} [${percent(low)} ${percent(high)}]`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** Each draft that the product judges otherwise than the moderator did. */
export function wordMisses(judged: JudgedCase[], way: keyof JudgedCase["objects"]): string {
  const missed = judged.filter((each) => (each.verdict === "removed") !== each.objects[way]);
  return missed.map((each) => wordMiss(each, way)).join("\n");
}

function wordMiss(each: JudgedCase, way: keyof JudgedCase["objects"]): string {
  const score = way === "check" ? each.checkScore : each.score;
  const reasons = each.reasons.slice(0, 3).map(({ id, points }) => `${id} ${points}`);
  return `${each.id} r/${each.community} (${each.stance}) ${each.verdict} [${each.cause}] score ${score} {${reasons.join(", ")}}\n    ${each.title.slice(0, 110)} | ${each.text.slice(0, 260).replaceAll("\n", " / ")}\n    → ${each.why}${each.flair ? ` flair=${each.flair}` : ""}${each.project ? ` project=${each.project.name}` : ""}`;
}
