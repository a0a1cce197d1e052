import type { ProjectWords } from "../wording/read-project.ts";

/** That the author has something of the kind, in passing. */
export function discloseOpenly({ name, statement, thing }: ProjectWords): string[] {
  const what = statement?.form === "kind" ? `, ${statement.text}` : "";
  const called = name ?? thing.one;
  const verb = thing.isRun ? "run" : "made";
  return [
    `I should say that I ${verb} ${called}${what}, so I'm not neutral here.`,
    `Disclosure: I ${verb} ${called}${what}, so read this with that in mind.`,
    `I ${verb} ${called}${what}, which is where my interest comes from.`,
    `I ${verb} ${called}${what}, so this is first-hand and biased.`,
    `This comes from my own ${thing.noun}${name ? `, ${name}` : ""}, so I'm hardly objective.`,
    `Full disclosure: ${name ?? "this"} is mine, and I'm telling you as its ${thing.isRun ? "owner" : "maker"}.`,
  ];
}

/** Where promotion is banned, not even the name. */
export function discloseQuietly({ thing }: ProjectWords): string[] {
  const own = `my own ${thing.noun}`;
  return [
    `Disclosure: ${own} is about this, so I'm not neutral. It stays out of this post.`,
    `For honesty's sake: ${own} deals with this, and I won't name or link it here.`,
    `I should add that this touches on ${own}, so weigh my view accordingly.`,
    `To be upfront, I work on ${own} in this area. This post isn't about it.`,
    `Bias, stated openly: ${own} has to do with this.`,
    `To be upfront, ${own} depends on this, so I have a stake in the answer.`,
    `I have ${own} in this field and keep it out of here.`,
  ];
}
