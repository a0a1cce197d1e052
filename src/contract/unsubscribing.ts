import * as z from "zod";

/** Any text: what was never given out is told so by the call itself, however it looks. */
export const UnsubscribeParams = z.object({ ticket: z.string() });
