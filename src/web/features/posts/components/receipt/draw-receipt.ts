import type { Receipt } from "#contract/posts/receipt.ts";
import { wordDay, wordRisk, wordRules } from "#web/components/receipt/word-receipt.ts";

const SIZE = { width: 1200, height: 630 };
const LEFT = 88;
const RIGHT = SIZE.width - LEFT;

/** As a picture for a message or a post: drawn here, with the fonts and colours that the page has. */
export async function drawReceipt(receipt: Receipt): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, SIZE);
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  const style = readStyle();
  // The fonts that the page brings. What stands in for them may be missing here, and one that doesn't come is no reason for no picture.
  const brought = [style.serif, style.mono, style.sans].map(
    (families) => families.split(",", 1)[0],
  );
  await Promise.allSettled(brought.map((family) => document.fonts.load(`40px ${family}`)));
  const write = (text: string, x: number, y: number, font: string, colour: string) => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.fillText(text, x, y, RIGHT - LEFT);
  };
  pen.fillStyle = style.paper;
  pen.fillRect(0, 0, SIZE.width, SIZE.height);
  write("Foothold", LEFT, 112, `500 40px ${style.serif}`, style.ink);
  pen.textAlign = "right";
  write(wordDay(receipt), RIGHT, 112, `28px ${style.sans}`, style.muted);
  pen.textAlign = "left";
  write("Posted in", LEFT, 212, `30px ${style.sans}`, style.muted);
  write(receipt.fullName, LEFT, 284, `64px ${style.mono}`, style.ink);
  drawRisk(pen, receipt, style);
  const lines = [wordRisk(receipt), wordRules(receipt)].filter((line) => line !== null);
  for (const [index, line] of lines.entries()) {
    write(line, LEFT, 488 + index * 56, `34px ${style.sans}`, style.ink);
  }
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

const place = (score: number) => LEFT + ((RIGHT - LEFT) * score) / 100;

function drawRisk(
  pen: CanvasRenderingContext2D,
  { risk, riskBefore }: Receipt,
  { ink, line, paper }: Style,
): void {
  if (!risk) return;
  const y = 372;
  const from = riskBefore ?? risk.score;
  const stroke = (start: number, end: number, colour: string) => {
    pen.strokeStyle = colour;
    pen.lineWidth = 6;
    pen.beginPath();
    pen.moveTo(place(start), y);
    pen.lineTo(place(end), y);
    pen.stroke();
  };
  const dot = (score: number, radius: number, fill: string) => {
    pen.beginPath();
    pen.arc(place(score), y, radius, 0, 2 * Math.PI);
    pen.fillStyle = fill;
    pen.fill();
    pen.strokeStyle = ink;
    pen.lineWidth = 5;
    pen.stroke();
  };
  stroke(0, 100, line);
  stroke(from, risk.score, ink);
  if (from !== risk.score) dot(from, 14, paper);
  dot(risk.score, 16, ink);
}

type Style = Record<"paper" | "ink" | "muted" | "line" | "serif" | "sans" | "mono", string>;

/** What the stylesheet's names come to in the theme that holds. */
function readStyle(): Style {
  return {
    paper: readValue("color", "--color-paper"),
    ink: readValue("color", "--color-ink"),
    muted: readValue("color", "--color-muted"),
    line: readValue("color", "--color-line"),
    serif: readValue("fontFamily", "--font-serif"),
    sans: readValue("fontFamily", "--font-sans"),
    mono: readValue("fontFamily", "--font-mono"),
  };
}

/** Of a new element each: one that changes might still be on its way from the colour before. */
function readValue(property: "color" | "fontFamily", name: string): string {
  const probe = document.createElement("span");
  probe.style[property] = `var(${name})`;
  document.body.append(probe);
  const value = getComputedStyle(probe)[property];
  probe.remove();
  return value;
}
