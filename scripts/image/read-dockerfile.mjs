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
  const patterns = text
    .split("\n")
    .filter(Boolean)
    .map((line) =>
      line
        .replace(/[.+^${}()|[\]\\]/g, "\\$&")
        .replace(/\*\*\/|\*/g, (star) => (star === "*" ? "[^/]*" : "(?:.*/)?")),
    );
  const pattern = new RegExp(`^(?:${patterns.join("|")})(?:/|$)`);
  return (file) => pattern.test(file);
}
