import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";

type Frame = { file: string; at: number };

/** Films the page while `act` goes on. Frames come when something changes, each with its time. */
export async function recordClip(page: Page, target: string, act: () => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), "foothold-clip-"));
  const frames: Frame[] = [];
  let isOver = false;
  const devtools = await page.context().newCDPSession(page);
  devtools.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    if (isOver) return;
    const file = join(folder, `${String(frames.length).padStart(5, "0")}.jpg`);
    writeFileSync(file, Buffer.from(data, "base64"));
    frames.push({ file, at: metadata.timestamp ?? 0 });
    void devtools.send("Page.screencastFrameAck", { sessionId }).catch(() => {});
  });
  await devtools.send("Page.startScreencast", { format: "jpeg", quality: 95, everyNthFrame: 1 });
  const began = Date.now() / 1000;
  await act();
  isOver = true;
  await devtools.send("Page.stopScreencast");
  encode(folder, frames, { began, ended: Date.now() / 1000 }, target);
  rmSync(folder, { recursive: true });
}

function encode(
  folder: string,
  frames: readonly Frame[],
  { began, ended }: { began: number; ended: number },
  target: string,
): void {
  const lines = frames.flatMap(({ file, at }, index) => {
    const from = index === 0 ? began : at;
    const until = frames[index + 1]?.at ?? ended;
    return [`file '${file}'`, `duration ${Math.max(0.01, until - from).toFixed(3)}`];
  });
  const list = join(folder, "frames.txt");
  writeFileSync(list, `ffconcat version 1.0\n${lines.join("\n")}\nfile '${frames.at(-1)?.file}'\n`);
  const input = `-f concat -safe 0 -i ${list}`;
  const quality = "-vf fps=24 -c:v libvpx-vp9 -crf 36 -b:v 0 -pix_fmt yuv420p -an";
  const effort = "-row-mt 1 -deadline good -cpu-used 3";
  runFfmpeg([...`${input} ${quality} ${effort}`.split(" "), target]);
}

export function runFfmpeg(args: string[]): void {
  const run = spawnSync("ffmpeg", ["-loglevel", "error", "-y", ...args], { encoding: "utf8" });
  if (run.status !== 0) throw new Error(`ffmpeg failed: ${run.stderr}`);
}
