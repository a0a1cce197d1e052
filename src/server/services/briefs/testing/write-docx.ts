import { crc32, deflateRawSync } from "node:zlib";

type ZipFile = { name: string; content: string | Buffer; isEncrypted?: true };

/** A Word file with these elements in its body. */
export function writeDocx(body: string, files: ZipFile[] = []): Buffer {
  const xml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  return writeZip([
    { name: "[Content_Types].xml", content: "<Types/>" },
    ...files,
    { name: "word/document.xml", content: xml },
  ]);
}

/** A paragraph, with what Word notes about it. */
export function paragraph(text: string, properties = ""): string {
  return `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

export function writeZip(files: ZipFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, isEncrypted } of files) {
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(isEncrypted ? 1 : 0, 2);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(crc32(plain), 10);
    shared.writeUInt32LE(packed.byteLength, 14);
    shared.writeUInt32LE(plain.byteLength, 18);
    shared.writeUInt16LE(Buffer.byteLength(name), 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from("504b01021400", "hex"), shared, place, Buffer.from(name));
    const local = [Buffer.from("504b0304", "hex"), shared, Buffer.from(name), packed];
    parts.push(...local);
    offset += local.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).byteLength, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}
