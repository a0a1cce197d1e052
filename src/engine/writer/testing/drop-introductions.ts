import type { Person } from "../told/list-people.ts";

/** A text without who somebody is, which a post may say before any name: 'Denise' of 'my wife Denise'. */
export function dropIntroductions(text: string, people: readonly Person[]): string {
  return people.reduce(
    (said, { as, name }) => said.replaceAll(new RegExp(`${as} ${name}`, "gi"), name),
    text,
  );
}
