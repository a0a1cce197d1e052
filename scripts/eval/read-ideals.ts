import { readFileSync } from "node:fs";
import { ANSWER_IDS, type AnswerId } from "#engine/interview/interview.ts";

/** The best post for one community that the founder's own answers can make, as somebody described it who saw them all. */
export type Ideal = {
  founder: string;
  community: string;
  opening: AnswerId;
  /** In their order, the opening first. */
  tell: AnswerId[];
  ending: string;
  /** How much these readers want each answer, from nought to three. */
  wants: Map<AnswerId, number>;
};

export function readIdeals(file: string): Ideal[] {
  const [, ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
  return lines.map((line) => {
    const [post = "", opening = "", tell = "", ending = "", wants = ""] = line.split("\t");
    const [founder = "", community = ""] = post.split(" ");
    return {
      founder,
      community,
      opening: readId(opening),
      tell: tell.split(",").map(readId),
      ending,
      wants: new Map(
        wants.split(",").map((each) => {
          const [id = "", grade] = each.split("=");
          return [readId(id), Number(grade)];
        }),
      ),
    };
  });
}

function readId(text: string): AnswerId {
  const id = ANSWER_IDS.find((each) => each === text);
  if (!id) throw new Error(`No answer is called ${text}.`);
  return id;
}
