type PdfOptions = {
  /** Lines of text on each page; an empty line leaves a gap. */
  pages: string[][];
  trailer?: string;
  /** The bytes of the pages' content instead of text, with the filters that unpack them. */
  content?: { bytes: Buffer; filter: string };
};

/** A small PDF by its own rules: objects, a table of where they are, and a trailer. */
export function writePdf({ pages, trailer = "", content }: PdfOptions): Buffer {
  const kids = pages.map((_, index) => `${4 + 2 * index} 0 R`).join(" ");
  const objects: Buffer[] = [
    Buffer.from("<< /Type /Catalog /Pages 2 0 R >>"),
    Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`),
    Buffer.from("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"),
  ];
  for (const [index, lines] of pages.entries()) {
    const number = 5 + 2 * index;
    objects.push(
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${number} 0 R >>`,
      ),
      writeStream(content ?? { bytes: Buffer.from(drawLines(lines)), filter: "" }),
    );
  }
  return assemble(objects, trailer);
}

function drawLines(lines: string[]): string {
  const escaped = lines.map((line) => line.replace(/[\\()]/g, "\\$&"));
  return `BT /F1 12 Tf 14 TL 72 720 Td ${escaped.map((line) => `(${line}) Tj T*`).join(" ")} ET`;
}

function writeStream({ bytes, filter }: { bytes: Buffer; filter: string }): Buffer {
  const head = `<< /Length ${bytes.byteLength} ${filter && `/Filter ${filter}`} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from("\nendstream")]);
}

function assemble(objects: Buffer[], trailer: string): Buffer {
  let file = Buffer.from("%PDF-1.4\n");
  const places: number[] = [];
  for (const [index, object] of objects.entries()) {
    places.push(file.byteLength);
    file = Buffer.concat([
      file,
      Buffer.from(`${index + 1} 0 obj\n`),
      object,
      Buffer.from("\nendobj\n"),
    ]);
  }
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${file.byteLength}\n%%EOF\n`;
  return Buffer.concat([file, Buffer.from(end)]);
}
