import { constants, deflateRawSync, gzipSync } from "node:zlib";
import { expect, inject, test, vi } from "vitest";
import { BRIEF_FILE } from "#engine/projects/project-limits.ts";
import { limitBuffers } from "./limit-buffers.ts";
import { paragraph, writeDocx, writeZip } from "./testing/write-docx.ts";
import { writePdf } from "./testing/write-pdf.ts";
import { readBrief } from "./upload-brief.ts";

// A PDF that is made to be endless is stopped after 5 seconds only.
vi.setConfig({ testTimeout: 20_000 });

const read = (bytes: string | Uint8Array, fileName = "brief.txt", readerId = "a reader") =>
  readBrief({ bytes: typeof bytes === "string" ? Buffer.from(bytes) : bytes, fileName }, readerId);

const nothing = { name: null, description: "", url: null };

test.each([
  {
    name: "a title line and prose",
    text: "Fernly\n\nFernly reminds you\nto water plants.\n\nIt knows 400 species.\n\nhttps://fernly.example",
    brief: {
      name: "Fernly",
      description: "Fernly reminds you to water plants.\n\nIt knows 400 species.",
      url: "https://fernly.example",
    },
  },
  {
    name: "an address on its own line between others, and one within a sentence",
    text: "# Fernly\n\nReminders for plants.\n\nhttps://fernly.example\n\nTry it on https://fernly.example today.",
    brief: {
      name: "Fernly",
      description: "Reminders for plants.\n\nTry it on https://fernly.example today.",
      url: "https://fernly.example",
    },
  },
  {
    name: "prose without a title",
    text: "Fernly reminds you to water plants. It knows 400 species.",
    brief: { ...nothing, description: "Fernly reminds you to water plants. It knows 400 species." },
  },
  {
    name: "labels",
    text: "Name: Fernly\r\nWebsite: fernly.example\r\nDescription: Reminders for plants.\r\nThey come by e-mail.\r\n\r\nGoals: more users",
    brief: {
      name: "Fernly",
      description: "Reminders for plants. They come by e-mail.\n\nGoals: more users",
      url: "https://fernly.example",
    },
  },
  {
    name: "Markdown",
    text: `\ufeff# Fernly – plant care

[![build](https://img.shields.io/a.svg)](https://ci.example/x)
![A plant](https://fernly.example/plant.png)

**Fernly** reminds you to _water_ your [plants](https://fernly.example/plants "Plants").

## Features

- knows \`400\` species
- [x] works offline

> Made in Leeds.

| a | b |
|---|---|

\`\`\`sh
npm install fernly
\`\`\`

Follow us on https://twitter.com/fernly, and <b>write</b>.`,
    brief: {
      name: "Fernly",
      description:
        "Fernly reminds you to water your plants.\n\nknows 400 species\nworks offline\n\nMade in Leeds.\n\nFollow us on https://twitter.com/fernly, and write.",
      url: "https://fernly.example/plants",
    },
  },
  {
    name: "an underlined title",
    text: "Project brief: Fernly\n=====\n\nReminders for plants.",
    brief: { ...nothing, name: "Fernly", description: "Reminders for plants." },
  },
  {
    name: "front matter",
    text: '---\ntitle: "Fernly"\nurl: https://fernly.example/\n---\n\nReminders for plants.',
    brief: { name: "Fernly", description: "Reminders for plants.", url: "https://fernly.example/" },
  },
  {
    name: "a description below its label",
    text: "# Brief\n\n**Project name:** Fernly\n\n## Description:\n\nReminders for plants.\n\n## Budget\n\nNone.",
    brief: { ...nothing, name: "Fernly", description: "Reminders for plants." },
  },
  {
    name: "other scripts",
    text: "# まめ日記\n\n盆栽の手入れを記録するアプリです。",
    brief: { ...nothing, name: "まめ日記", description: "盆栽の手入れを記録するアプリです。" },
  },
  {
    name: "an address with a password, and a picture, before the project's",
    text: "See https://me:secret@fernly.example/ and https://fernly.example/a.PNG, or (https://fernly.example/start).",
    brief: { ...nothing, url: "https://fernly.example/start" },
  },
])("reads $name", async ({ text, brief }) => {
  const answer = await read(text, "brief.md");
  expect(brief.description === "" ? { ...answer, description: "" } : answer).toEqual(brief);
});

test.each([
  {
    name: "headings above values",
    text: 'Name,Description,URL\nFernly,"Reminders, for plants",https://fernly.example\nOther,x,y',
  },
  {
    name: "semicolons",
    text: "name;url;description\nFernly;fernly.example;Reminders, for plants",
  },
  {
    name: "a field in each row",
    text: 'Project name,Fernly\nDescription,"Reminders, for plants"\nWebsite,https://fernly.example\nBudget,0',
  },
  { name: "tabs", text: "name\tdescription\turl\nFernly\tReminders, for plants\tfernly.example" },
])("reads CSV with $name", async ({ text }) => {
  const brief = {
    name: "Fernly",
    description: "Reminders, for plants",
    url: "https://fernly.example",
  };
  await expect(read(text, "brief.csv")).resolves.toEqual(brief);
});

test("knows CSV by its headings, whatever the file is called", async () => {
  const brief = await read("name,description\nFernly,Reminders for plants", "brief.txt");
  expect(brief).toEqual({ ...nothing, name: "Fernly", description: "Reminders for plants" });
});

test("cuts a name at 100 and a description at 5,000 characters", async () => {
  const brief = await read(`# ${"Fern ".repeat(40)}\n\n${"Plants are green. ".repeat(600)}`);
  expect(brief.name?.length).toBeLessThanOrEqual(100);
  expect(brief.description.length).toBeLessThanOrEqual(5000);
  expect(brief.description).toMatch(/^Plants are green\. .*\b(?:Plants|are|green\.)$/);
});

test("reads a PDF, whatever it is called", async () => {
  const pdf = writePdf({
    pages: [
      ["Fernly", "", "Fernly reminds you", "to water plants.", "", "See https://fernly.example"],
      ["It knows (many) species."],
    ],
  });
  await expect(read(pdf, "brief.txt")).resolves.toEqual({
    name: "Fernly",
    description:
      "Fernly reminds you to water plants.\n\nSee https://fernly.example\n\nIt knows (many) species.",
    url: "https://fernly.example",
  });
});

const heading = '<w:pStyle w:val="Heading1"/>';
const item = '<w:numPr><w:ilvl w:val="0"/></w:numPr>';

test.each([
  {
    name: "a heading, prose and a list",
    body:
      paragraph("Fernly", '<w:pStyle w:val="Title"/>') +
      paragraph("Fernly reminds you to water plants &amp; herbs.") +
      paragraph("Features", heading) +
      paragraph("knows 400 species", item) +
      paragraph("works offline", item) +
      paragraph("See https://fernly.example"),
    brief: {
      name: "Fernly",
      description:
        "Fernly reminds you to water plants & herbs.\n\nknows 400 species\nworks offline\n\nSee https://fernly.example",
      url: "https://fernly.example",
    },
  },
  {
    name: "a table of labels",
    body: `<w:tbl><w:tr><w:tc>${paragraph("Name")}</w:tc><w:tc>${paragraph("Fernly")}</w:tc></w:tr><w:tr><w:tc>${paragraph("Description")}</w:tc><w:tc>${paragraph("Reminders for plants.")}</w:tc></w:tr></w:tbl>`,
    brief: { ...nothing, name: "Fernly", description: "Reminders for plants." },
  },
  {
    name: "words in several runs, without what was struck out",
    body: `<w:p><w:r><w:t>Fern</w:t></w:r><w:r><w:t xml:space="preserve">ly reminds </w:t></w:r><w:del><w:r><w:delText>nobody</w:delText></w:r></w:del><w:r><w:t>you.</w:t><w:instrText>PAGE</w:instrText></w:r></w:p><mc:AlternateContent><mc:Choice><w:txbxContent>${paragraph("It waters plants.")}</w:txbxContent></mc:Choice><mc:Fallback>${paragraph("It waters plants.")}</mc:Fallback></mc:AlternateContent>`,
    brief: { ...nothing, description: "Fernly reminds you.\n\nIt waters plants." },
  },
])("reads a Word file with $name, whatever it is called", async ({ body, brief }) => {
  await expect(read(writeDocx(body), "brief.txt")).resolves.toEqual(brief);
});

test("reads text that is called a PDF", async () => {
  await expect(read("Fernly\n\nReminders for plants.", "brief.pdf")).resolves.toMatchObject({
    name: "Fernly",
  });
});

test("reads at most 30 pages of a PDF", async () => {
  const pages = Array.from({ length: 40 }, (_, index) => [`This is page ${index + 1} of many.`]);
  const { description } = await read(writePdf({ pages }));
  expect(description).toContain("page 30 of");
  expect(description).not.toContain("page 31 of");
});

/** Blocks that end in a full flush stand alone, so one can be repeated. */
function packSpaces(megabytes: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(16 * 1024 ** 2, " "), {
    finishFlush: constants.Z_FULL_FLUSH,
  });
  const blocks: Buffer[] = Array(megabytes / 16).fill(block);
  return Buffer.concat([Buffer.from("7801", "hex"), ...blocks, Buffer.from("0300", "hex")]);
}

const NOT_TEXT =
  "This file isn't really text, Markdown, CSV, PDF or DOCX. Save it as one of these and upload it again.";
const TOO_COMPLEX = "This PDF is too complex. Upload the brief as text.";
const DAMAGED = "This Word file is damaged.";
const pdf = writePdf({ pages: [["Fernly reminds you to water plants."]] });
/** Standard security handler with a password that is not the empty one. */
const LOCK = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${"5a".repeat(32)}> /U <${"a5".repeat(32)}> /P -4 >> /ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>]`;

test.each([
  { name: "an empty file", bytes: "", message: "This file is empty." },
  {
    name: "a file that is too large",
    bytes: Buffer.alloc(BRIEF_FILE.mostBytes + 1, "a"),
    message: "This file is larger than 2 MB. Shorten the brief or save it as text.",
  },
  { name: "a file of spaces", bytes: " \n\n\t ", message: "This file has no words to read." },
  { name: "a zip", bytes: Buffer.from("504b030414000600080000002100", "hex"), message: NOT_TEXT },
  { name: "a gzip", bytes: gzipSync("Fernly"), message: NOT_TEXT },
  {
    name: "a picture",
    bytes: Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"),
    message: NOT_TEXT,
  },
  { name: "text with control characters", bytes: "Fern\u0007ly", message: NOT_TEXT },
  { name: "rich text", bytes: String.raw`{\rtf1\ansi Fernly}`, message: NOT_TEXT },
  { name: "a web page", bytes: "<!DOCTYPE html><p>Fernly", message: NOT_TEXT },
  {
    name: "UTF-16",
    bytes: Buffer.from("\ufeffFernly", "utf16le"),
    message: "This text isn't UTF-8. Save it as UTF-8 and upload it again.",
  },
  {
    name: "an old encoding",
    bytes: Buffer.from("Caf\xe9 au lait", "latin1"),
    message: "This text isn't UTF-8. Save it as UTF-8 and upload it again.",
  },
  {
    name: "a CSV about something else",
    bytes: "date,amount\n2026-01-01,5",
    fileName: "sales.csv",
    message: "This CSV needs a column or row called name, description or url.",
  },
  {
    name: "a PDF without text",
    bytes: writePdf({ pages: [[]] }),
    message: "This PDF has no text. Was it scanned? Upload the brief as text.",
  },
  {
    name: "a PDF of its first bytes",
    bytes: "%PDF-1.4\n",
    message: "This PDF is damaged.",
  },
  {
    name: "half a PDF",
    bytes: pdf.subarray(0, 120),
    message: "This PDF is damaged.",
  },
  {
    name: "a PDF with a password",
    bytes: writePdf({ pages: [["Fernly"]], trailer: LOCK }),
    message: "This PDF has a password. Remove it and upload the file again.",
  },
  {
    name: "a zip of something else",
    bytes: writeZip([{ name: "a.txt", content: "Fernly" }]),
    message: NOT_TEXT,
  },
  {
    name: "a Word file without words",
    bytes: writeDocx(paragraph(" ")),
    message: "This Word file has no text to read.",
  },
  {
    name: "half a Word file",
    bytes: writeDocx(paragraph("Fernly")).subarray(0, 200),
    message: DAMAGED,
  },
  {
    name: "a Word file that is something else inside",
    bytes: writeZip([{ name: "word/document.xml", content: Buffer.from("fffe0041", "hex") }]),
    message: DAMAGED,
  },
  {
    name: "a Word file of the old kind",
    bytes: Buffer.from("d0cf11e0a1b11ae1000000000000000000", "hex"),
    message:
      "This Word file is old or has a password. Save it as .docx without one and upload it again.",
  },
  {
    name: "a Word file with a password on its words",
    bytes: writeZip([{ name: "word/document.xml", content: "", isEncrypted: true }]),
    message: "This Word file has a password. Remove it and upload the file again.",
  },
  {
    name: "a Word file that unpacks to a lot",
    bytes: writeDocx(paragraph(" ".repeat(20 * 1024 ** 2))),
    message: "This Word file is too complex. Upload the brief as text.",
  },
  {
    name: "a Word file with entities that grow",
    bytes: writeZip([
      {
        name: "word/document.xml",
        content: `<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]><w:p><w:t>&b;</w:t></w:p>`,
      },
    ]),
    message: DAMAGED,
  },
  {
    name: "a PDF that unpacks to more than a gigabyte",
    bytes: writePdf({
      pages: [[]],
      content: { bytes: packSpaces(1600), filter: "/FlateDecode" },
    }),
    message: TOO_COMPLEX,
  },
])("refuses $name", async ({ bytes, fileName, message }) => {
  await expect(read(bytes, fileName)).rejects.toMatchObject({ code: "VALIDATION", message });
});

/** Of what a file may hold, by day: what takes a square of it takes long enough there, too. */
const SHARE = inject("isNightly") ? 1 : 0.25;

test.each([
  { name: "brackets", text: "[".repeat(2_000_000) },
  { name: "pictures", text: "![".repeat(1_000_000) },
  { name: "badges", text: "[![".repeat(600_000) },
  { name: "a heading with a gap", text: `# a${" ".repeat(1_900_000)}b` },
  { name: "headings of marks", text: "# # ".repeat(500_000) },
  { name: "stars", text: "*a **b ".repeat(280_000) },
  { name: "ticks", text: "` `` ".repeat(400_000) },
  { name: "an address that never ends", text: `http://a${".".repeat(1_900_000)}a` },
  { name: "tags", text: "<a ".repeat(600_000) },
  { name: "comments", text: "<!--".repeat(500_000) },
  { name: "fences", text: "```\n".repeat(500_000) },
  { name: "labels", text: "Description:\n".repeat(150_000) },
  { name: "commas", text: ",".repeat(2_000_000), fileName: "brief.csv" },
  { name: "a long heading", text: `${"* ".repeat(900_000)}x,y\n1,2`, fileName: "brief.csv" },
  { name: "quotation marks", text: '"'.repeat(2_000_000), fileName: "brief.csv" },
])("a file of $name does not hold up the server", async ({ text, fileName }) => {
  const half = (text.length * SHARE) / 2;
  const shared = SHARE === 1 ? text : text.slice(0, half) + text.slice(-half);
  const start = process.cpuUsage();
  await read(shared, fileName).catch(() => undefined);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(2000 * SHARE);
});

test("does not expand what a Word file declares", async () => {
  const { description } = await read(writeDocx(paragraph("Fernly waters &lol; &#x26; plants.")));
  expect(description).toBe("Fernly waters &lol; & plants.");
});

test("nobody has many documents waiting, and nobody waits for those of one other", async () => {
  const order: string[] = [];
  const settle = (name: string, reading: Promise<unknown>) =>
    reading.then(
      () => order.push(`${name} read`),
      (error: { code: string }) => order.push(`${name} ${error.code}`),
    );
  await Promise.all([
    settle("greedy 1", read(pdf, "a.pdf", "greedy")),
    settle("greedy 2", read(pdf, "b.pdf", "greedy")),
    settle("greedy 3", read(pdf, "c.pdf", "greedy")),
    settle("other", read(pdf, "d.pdf", "other")),
  ]);
  expect(order).toEqual(["greedy 3 RATE_LIMITED", "greedy 1 read", "other read", "greedy 2 read"]);
});

test("refuses more documents than it can read in a while", async () => {
  const word = writeDocx(paragraph("Fernly reminds you to water plants."));
  const readings = Array.from({ length: 15 }, (_, index) =>
    read(word, "brief.docx", `reader ${index}`).then(
      () => "read",
      (error: { code: string }) => error.code,
    ),
  );
  const outcomes = await Promise.all(readings);
  // How long each may take is measured by the clock; how many get a place is not.
  expect(outcomes.filter((outcome) => outcome === "UNAVAILABLE")).toHaveLength(4);
  expect(outcomes).toContain("read");
});

test("counts buffers before they are made, and none twice", () => {
  const room = { ...pickBuffers() } as unknown as typeof globalThis;
  const ended: number[] = [];
  limitBuffers(room, 1_000_000, () => ended.push(1));
  const whole = new room.Uint8Array(600_000);
  const view = new room.Uint8Array(whole.buffer, 0, 500_000);
  expect([view.length, whole instanceof room.Uint8Array, ended.length]).toEqual([500_000, true, 0]);
  expect(new room.Float64Array(100_000)).toHaveLength(100_000);
  expect(ended).toHaveLength(1);
});

function pickBuffers() {
  return {
    ArrayBuffer,
    Uint8Array,
    Uint8ClampedArray,
    Int8Array,
    Uint16Array,
    Int16Array,
    Uint32Array,
    Int32Array,
    Float32Array,
    Float64Array,
  };
}
