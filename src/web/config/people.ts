import { PAGE_MARKS } from "#contract/pages/page-marks.ts";
import { type PeopleWords, readPeople, wordPeople } from "#contract/pages/people.ts";

const META_NAME = "people";

/** Every page carries this installation's own counts, as far as they are shown. */
export const peopleMeta = { name: META_NAME, content: PAGE_MARKS.people };

export function readPeopleWords(): PeopleWords {
  if (typeof document === "undefined") return PAGE_MARKS.peopleWords;
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${META_NAME}"]`);
  return wordPeople(readPeople(meta?.content ?? ""));
}
