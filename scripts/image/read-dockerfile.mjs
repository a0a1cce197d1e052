/** The Dockerfile's stages, each a list of instructions with what follows them. */
export function readDockerfile(text) {
  const stages = [];
  for (const line of text.split("\n")) {
    const [, instruction, rest] = /^([A-Z]+) (.+)$/.exec(line.trim()) ?? [];
    if (!instruction) continue;
    if (instruction === "FROM") {
      stages.push({ name: / AS (\S+)$/.exec(rest)?.[1] ?? null, steps: [] });
    } else {
      stages.at(-1).steps.push({ instruction, rest });
    }
  }
  return stages;
}

/** `HEALTHCHECK --interval=30s CMD [...]` and `CMD [...]`: what is run. */
export function readExecForm(rest) {
  return JSON.parse(rest.slice(rest.indexOf("[")));
}

/** Whether .dockerignore leaves a file out. */
export function readIgnored(text) {
  const rules = text
    .split("\n")
    .filter(Boolean)
    .map((line) => ({ isIgnored: !line.startsWith("!"), pattern: readPattern(line) }));
  return (file) => rules.findLast(({ pattern }) => pattern.test(file))?.isIgnored ?? false;
}

/** The last line that matches a file decides; one that begins with '!' takes it in again. */
function readPattern(line) {
  const path = line
    .replace(/^!/, "")
    .replace(/[.+^${}()|[\]\\]/g, "\\$&")
    .replace(/\*\*\/|\*/g, (star) => (star === "*" ? "[^/]*" : "(?:.*/)?"));
  return new RegExp(`^(?:${path})(?:/|$)`);
}
