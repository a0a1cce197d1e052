import type { FastifyRequest } from "fastify";
import type { Endpoint } from "#contract/endpoints.ts";
import { ServiceError } from "#server/service-error.ts";

type Upload = NonNullable<Endpoint["upload"]>;

/** The one file of a form; anything else that was sent is refused with a sentence. */
export async function readUpload(request: FastifyRequest, upload: Upload) {
  if (!request.isMultipart()) {
    throw new ServiceError("VALIDATION", "Please send the file as a form.");
  }
  const limits = { fileSize: upload.maxBytes, files: 1, fields: 5, fieldSize: 1000, parts: 6 };
  try {
    const part = await request.file({ limits });
    if (!part || part.fieldname !== upload.field) {
      throw new ServiceError("VALIDATION", "Please choose a file.");
    }
    return { bytes: new Uint8Array(await part.toBuffer()), fileName: part.filename };
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    throw new ServiceError("VALIDATION", describeFault(error, upload), undefined, { cause: error });
  }
}

function describeFault(error: unknown, { maxBytes }: Upload): string {
  const code = error instanceof Error && "code" in error ? error.code : "";
  return code === "FST_REQ_FILE_TOO_LARGE"
    ? `This file is larger than ${maxBytes / 1024 / 1024} MB.`
    : "The form with the file could not be read.";
}
