import type { Policy } from "#engine/policy/policy.ts";
import { makePolicy } from "#engine/policy/testing/make-policy.ts";
import type { Interview } from "#engine/interview/interview.ts";
import { readAnswers } from "../told/read-answers.ts";
import type { Told } from "../told/told.ts";
import type { Nearness } from "#engine/posts/post-brief.ts";
import type { Place } from "../place/place.ts";
import { readCommunity } from "../place/read-community.ts";

type About = {
  kind?: Interview["kind"];
  near?: Nearness | null;
  keywords?: string[];
  /** Where the founder is, and what was told. */
  place?: string | null;
  text?: string;
};

/** A community that demands nothing but what the test names. */
export function makePlace(
  name: string,
  known: Partial<Policy> = {},
  { kind = "software", near = null, keywords = [], ...about }: About = {},
): Place {
  const policy = { ...makePolicy({ kind: "maker", ...known }), fullName: `r/${name}` };
  const community = { policy, name, category: "Other", topic: null, keywords, notes: null };
  return readCommunity(
    name.toLowerCase(),
    community,
    {
      kind,
      url: "https://coldplatter.example",
      brought: { kind, text: "", isFree: null },
      ...about,
    },
    near,
  );
}

/** A founder who told much. */
export const COLDPLATTER: Interview = {
  kind: "software",
  stage: "out",
  verb: "write",
  isTeam: false,
  place: null,
  answers: {
    what: "a command-line tool that remembers what was on the drives in your cupboard",
    forWhom: "people with more than four hard drives in a drawer",
    why: "a drive that sits in a cupboard fails without telling anybody",
    scene:
      "The drive spun up and the photos were grey. It had been in a padded envelope since 2016. About one file in nine had garbage halfway down.",
    unusual:
      "It never needs two drives connected at once. Each drive gets a small catalogue of hashes that lives on your laptop. A re-read of 8 TB takes a night, so it has to survive a pulled cable.",
    before:
      "I had a text file called drives.txt and a sharpie. Checksum files only tell you about the drive you already thought of plugging in.",
    numbers:
      "I know of 61 people who run it, because they wrote to me. In two years it has found 3 bad drives and 212 bad files.",
    limits: "It finds rot, it doesn't repair it. There is no graphical version.",
    stackOrMaterial:
      "Go, with one SQLite file for the catalogue. The code is public under the MPL.",
    price: "All of it is free. There is no paid version and I don't plan one.",
    platform: "Linux and macOS.",
    mistake:
      "In the first version I stored the path of the mount point. Then I renamed my laptop's user, and the tool announced that all 14 drives were empty.",
    teach:
      "Write the date you last read a drive on the drive, not the date you filled it. Read everything back once a year, because a listing proves nothing about the contents.",
    askReaders: "When did you last read back a whole drive that had been on a shelf?",
    askPeers:
      "How do you test a program whose whole job is to notice hardware that's slowly dying?",
  },
};

export function tell(changes: Partial<Interview> = {}, name = "Coldplatter"): Told {
  return readAnswers({ name, url: "https://coldplatter.example" }, { ...COLDPLATTER, ...changes });
}
