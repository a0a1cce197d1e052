import { readdirSync, readFileSync } from "node:fs";

/** What a careful human says about a community, in our own words. */
export type Profile = {
  name: string;
  description: string;
  /** What is welcome there. */
  works: string;
  /** What gets removed. */
  removed: string;
  /** Where and how promotion belongs, if anywhere. */
  promotion: string;
  /** Set where posting one's own work is what the community is for, by the words above. */
  isForOwnWork?: true;
  /** Where this and the coded rules say different things. */
  differs?: string;
};

const FOLDER = new URL("./profiles/", import.meta.url);

/** All hand-written profiles by lower-cased name. */
export function loadProfiles(): Map<string, Profile> {
  const profiles = [...loadProfileThemes().values()].flat();
  return new Map(profiles.map((profile) => [profile.name.toLowerCase(), profile]));
}

/** The same by the theme of their file, as in 'ecommerce'. */
export function loadProfileThemes(): Map<string, Profile[]> {
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith(".json"))
    .toSorted();
  return new Map(files.map((file) => [file.replace(/\.json$/, ""), readProfiles(file)]));
}

function readProfiles(file: string): Profile[] {
  return JSON.parse(readFileSync(new URL(file, FOLDER), "utf8")) as Profile[];
}
