import type { FastifyRequest } from "fastify";
import type { Readable } from "node:stream";
import type { Endpoint } from "#contract/endpoints.ts";
import { ServiceError } from "#server/service-error.ts";

type Upload = NonNullable<Endpoint["upload"]>;

/** The one file of a form; anything else that was sent is refused with a sentence. */
export async function readUpload(request: FastifyRequest, upload: Upload) {
  if (!request.isMultipart()) {
    throw new ServiceError("VALIDATION", "Please send the file as a form.");
  }
  // One byte more, so that what is too large shows by its length, whatever pieces it comes in.
  const limits = { fileSize: upload.maxBytes + 1, files: 1, fields: 5, fieldSize: 1000, parts: 6 };
  try {
    const part = await request.file({ limits, throwFileSizeLimit: false });
    if (!part || part.fieldname !== upload.field) {
      throw new ServiceError("VALIDATION", "Please choose a file.");
    }
    return { bytes: await readBytes(part.file, upload.maxBytes), fileName: part.filename };
  } catch (cause) {
    if (cause instanceof ServiceError) throw cause;
    const message = "The form with the file could not be read.";
    throw new ServiceError("VALIDATION", message, undefined, { cause });
  }
}

/** Answers as soon as it is too much, and lets the rest pass by, so that the answer can be read. */
function readBytes(file: Readable, maxBytes: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let length = 0;
    file.on("data", (piece: Buffer) => {
      length += piece.byteLength;
      if (length <= maxBytes) pieces.push(piece);
      else reject(tooLarge(maxBytes));
    });
    file.on("end", () => resolve(new Uint8Array(Buffer.concat(pieces))));
    file.on("error", reject);
    file.on("close", () => reject(new Error("The upload broke off.")));
  });
}

function tooLarge(maxBytes: number): ServiceError {
  return new ServiceError("VALIDATION", `This file is larger than ${maxBytes / 1024 / 1024} MB.`);
}
