import multipart from "@fastify/multipart";
import Fastify, { type FastifyInstance } from "fastify";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { readUpload } from "./register-endpoint.ts";

const MAX_BYTES = 2 * 1024 * 1024;
let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  await app.register(multipart);
  app.post("/", async (incoming, reply) => {
    try {
      const { bytes } = await readUpload(incoming, { field: "file", maxBytes: MAX_BYTES });
      return { length: bytes.byteLength };
    } catch (error) {
      return reply.code(400).send({ message: (error as Error).message });
    }
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => app.close());

const HEAD =
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\ncontent-type: text/plain\r\n\r\n';
const TAIL = "\r\n--x--\r\n";

/** Sends a file of so many bytes in pieces; with or without saying its length before. */
async function upload(bytes: number, pieceBytes: number, saysLength: boolean): Promise<string> {
  const length = HEAD.length + bytes + TAIL.length;
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const call = request(
    {
      port: (app.server.address() as AddressInfo).port,
      method: "POST",
      headers: {
        "content-type": "multipart/form-data; boundary=x",
        ...(saysLength && { "content-length": length }),
      },
    },
    (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part: string) => (text += part));
      answer.on("end", () => resolve(text));
    },
  );
  call.on("error", reject);
  call.write(HEAD);
  for (let sent = 0; sent < bytes && !call.destroyed; sent += pieceBytes) {
    call.write(Buffer.alloc(Math.min(pieceBytes, bytes - sent), "a"));
    await setImmediate();
  }
  call.end(TAIL);
  return promise;
}

const PIECES = [16_000, 65_536, 100_001, 1_000_000, 10_000_000];

const LARGER = inject("isNightly") ? [2_200_000, 3_000_000, 6_000_000] : [6_000_000];

test.each(
  [MAX_BYTES + 1, ...LARGER].flatMap((bytes) =>
    PIECES.flatMap((piece) => [
      { bytes, piece, saysLength: true },
      { bytes, piece, saysLength: false },
    ]),
  ),
)(
  "refuses $bytes bytes in pieces of $piece (length said: $saysLength)",
  async ({ bytes, piece, saysLength }) => {
    const answer = await upload(bytes, piece, saysLength);
    expect(JSON.parse(answer)).toEqual({ message: "This file is larger than 2 MB." });
  },
);

test.each(PIECES)("takes just 2 MB in pieces of %d", async (piece) => {
  const answer = await upload(MAX_BYTES, piece, true);
  expect(JSON.parse(answer)).toEqual({ length: MAX_BYTES });
});
