const WIDTH = 30;

/** A bar that fills in its own line; where there is no terminal, a line at each quarter. */
export function createProgressBar(name: string, out: NodeJS.WriteStream = process.stdout) {
  let shown = -1;
  const draw = (percent: number) => {
    const filled = Math.round((percent / 100) * WIDTH);
    const bar = `${"█".repeat(filled)}${"░".repeat(WIDTH - filled)}`;
    out.write(`\r  ${name.padEnd(10)} ${bar} ${percent} %`);
  };
  return {
    show: (done: number, total: number): void => {
      const percent = total > 0 ? Math.min(100, Math.floor((100 * done) / total)) : 100;
      const step = out.isTTY ? percent : percent - (percent % 25);
      if (step <= shown) return;
      shown = step;
      if (out.isTTY) draw(step);
      else if (step > 0) out.write(`  ${name.padEnd(10)} ${step} %\n`);
    },
    /** A line that stays, above the bar. */
    note: (text: string): void => {
      out.write(out.isTTY ? `\r${text.padEnd(WIDTH + 20)}\n` : `${text}\n`);
      if (out.isTTY && shown >= 0) draw(shown);
    },
    end: (): void => {
      if (out.isTTY && shown >= 0) out.write("\n");
    },
  };
}
