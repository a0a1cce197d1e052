import type { AnswerId, Interview } from "#engine/interview/interview.ts";
import { ASKED_ABOUT, SPELLED, THEY } from "../rows/asked-rows.ts";

/** 'They want the old seat back', asked what clients do, is about clients: readers have not seen the question. */
export function sayWhom(paragraphs: string[], id: AnswerId, { kind }: Pick<Interview, "kind">) {
  const whom = ASKED_ABOUT[kind]?.[id];
  const [first = "", ...rest] = paragraphs;
  if (whom === undefined || !THEY.test(first)) return paragraphs;
  const said = first.replace(THEY, (_, verb: string | undefined) =>
    verb === undefined ? whom : `${whom} ${SPELLED[verb.slice(1)] ?? ""}`,
  );
  return [said, ...rest];
}
