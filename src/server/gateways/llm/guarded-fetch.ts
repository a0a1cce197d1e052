const MAX_BODY_BYTES = 1024 * 1024;

export class AnswerTooLarge extends Error {}

/** Follows no redirect, as a key would go along, and reads no answer without end. */
export async function guardedFetch(
  input: Parameters<typeof fetch>[0],
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: "manual" });
  return response.body ? new Response(response.body.pipeThrough(limitBytes()), response) : response;
}

function limitBytes(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      if (bytes > MAX_BODY_BYTES) controller.error(new AnswerTooLarge());
      else controller.enqueue(chunk);
    },
  });
}
