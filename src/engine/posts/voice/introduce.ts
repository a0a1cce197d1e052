import type { ProjectWords } from "../wording/read-project.ts";
import { shortTailOf, tailOf, varyHints } from "./describe-project.ts";

/** That the author made it, and what it is. */
export function introduce(project: ProjectWords): string[] {
  const { name, thing } = project;
  if (name === null) return varyHints(introduceNameless(project));
  return varyHints(thing.isRun ? introduceRun(project, name) : introduceMade(project, name));
}

function introduceMade(project: ProjectWords, name: string): string[] {
  const tail = tailOf(project);
  return [
    `I made ${name}${tail}`,
    `I built ${name}${tail}`,
    `I'm the person behind ${name}${tail}`,
    `Disclosure first: I made ${name}${tail}`,
    ownIt(project, name),
    // A kind names the thing again.
    ...(project.statement?.form === "kind"
      ? []
      : [`This is my own ${project.thing.noun}, ${name}${tail}`]),
    `Maker here. ${name} is what I built${tail.replace(/^, /, ": ")}`,
  ];
}

function introduceRun(project: ProjectWords, name: string): string[] {
  const tail = tailOf(project);
  return [
    `I run ${name}${tail}`,
    `I'm the person behind ${name}${tail}`,
    `Disclosure first: I run ${name}${tail}`,
    ownIt(project, name),
    `I started ${name}${tail}`,
    project.statement?.form === "kind"
      ? `Owner here. ${name} is ${project.statement.text}.`
      : `Owner here. ${name} is my ${project.thing.noun}${tail.replace(/^, /, ": ")}`,
  ];
}

/** The same in fewer words, for a project that has said much already. */
export function introduceBriefly(project: ProjectWords): string[] {
  const { name, thing } = project;
  if (name === null) return [];
  const tail = shortTailOf(project);
  const brief = thing.isRun
    ? [`I run ${name}${tail}`, `I started ${name}${tail}`]
    : [`I made ${name}${tail}`, `I built ${name}${tail}`];
  return varyHints([...brief, ...sayJob(project, name), `${name} is my own ${thing.noun}.`]);
}

function introduceNameless(project: ProjectWords): string[] {
  const { thing } = project;
  const tail = tailOf(project);
  return [
    `I ${thing.isRun ? "run" : "made"} ${thing.one} of my own${tail}`,
    `This is about my own ${thing.noun}${tail}`,
    `Disclosure first, since it's my own ${thing.noun}${tail}`,
    `I've been working on my own ${thing.noun}${tail}`,
    `What follows is about my own ${thing.noun}${tail}`,
  ];
}

/** The same, after what led to it. */
export function introduceAfter(project: ProjectWords): string[] {
  const tail = tailOf(project);
  const called = project.name ?? `my own ${project.thing.noun}`;
  return varyHints(
    project.thing.isRun
      ? [`So I started ${called}${tail}`, `That is why I run ${called}${tail}`]
      : [
          `So I made ${called}${tail}`,
          `That is why I built ${called}${tail}`,
          `In the end I built ${called}${tail}`,
          `I ended up making ${called}${tail}`,
          `That turned into ${called}${tail} It's mine, so I'm biased.`,
        ],
  );
}

/** In fewer words still: what it has to do with. */
function sayJob({ jobs: [job], thing }: ProjectWords, name: string): string[] {
  if (!job || job.startsWith("not ")) return [];
  return [
    `My own ${thing.noun}, ${name}, has to do with ${job}.`,
    `Disclosure: this is about my own ${thing.noun}, ${name}. Its subject is ${job}.`,
  ];
}

function ownIt(project: ProjectWords, name: string): string {
  return project.statement?.form === "kind"
    ? `${name} is ${project.statement.text}. It's mine, so I'm biased.`
    : `${name} is my own ${project.thing.noun}${tailOf(project)}`;
}
