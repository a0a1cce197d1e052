import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import * as z from "zod";
import { readHost } from "#engine/drafts/find-links.ts";
import { POST_SORTS, type PostSort } from "#engine/sorts/sort.ts";
import { readVerdicts, type VerdictCase } from "../eval/measure-verdicts.ts";

/** Drafts with a moderator's verdict. */
export const JUDGED_SETS = [
  "verdicts",
  "verdicts-second",
  "verdicts-third",
  "verdicts-fourth",
  "verdicts-fifth",
  "verdicts-sixth",
  "verdicts-seventh",
  "verdicts-eighth",
  "verdicts-ninth",
  "verdicts-tenth",
  "verdicts-eleventh",
  "verdicts-twelfth",
] as const;
type JudgedSet = (typeof JUDGED_SETS)[number];

/** A text, and whether its author presents a thing of their own in it. */
export type Example = {
  source: "launches" | "labels" | "comments" | JudgedSet | "promotion";
  /** Texts on one thing go into one fold. */
  group: string;
  title: string;
  text: string;
  isPromotion: boolean;
  /** Drafts as founders write them count for more than posts and comments of others. */
  weight: number;
};

const own = (name: string) => fileURLToPath(new URL(`../../eval/${name}`, import.meta.url));

/** All that there is; the texts that others wrote lie outside of the repository and may be missing. */
export function readExamples(folder: string): Example[] {
  return [
    ...JUDGED_SETS.flatMap(readJudged),
    ...readWritten(),
    ...readLaunches(`${folder}/projects-dev.jsonl.gz`),
    ...readLabels(folder),
    ...readComments(`${folder}/advertising-dev.jsonl.gz`),
  ];
}

function readJudged(source: JudgedSet): Example[] {
  return readVerdicts(own(`${source}.jsonl`)).flatMap((each) => {
    const isPromotion = isPresented(each);
    if (isPromotion === null) return [];
    const group = each.project?.name ?? each.id;
    return [{ source, group, title: each.title, text: each.text, isPromotion, weight: 8 }];
  });
}

/** Whether a judged draft presents its author's own thing; null where the verdict leaves it open. */
function isPresented({ project, cause, title, text, tags }: VerdictCase): boolean | null {
  if (["promotion", "stance", "evasion"].includes(cause)) return true;
  // Private sales and offers of work: neither a project nor ordinary talk.
  if (cause === "format" && !project) return /\b(?:sell|available)/i.test(title) ? null : false;
  if (!project || tags.includes("look-alike")) return false;
  const all = `${title}\n${text}`.toLowerCase();
  const host = readHost(project.url);
  const isNamed = all.includes(project.name.toLowerCase()) || (host && all.includes(host));
  return isNamed ? true : tags.includes("promo-ok") || cause === "format" ? null : false;
}

const Written = z.object({
  id: z.string(),
  language: z.string(),
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  promotion: z.boolean(),
});

/** Texts that we wrote for the kinds of author that the other sets lack. */
function readWritten(): Example[] {
  return readLines(own("promotion.jsonl"), Written).map((each) => ({
    source: "promotion",
    group: each.id,
    title: each.title,
    text: each.text,
    isPromotion: each.promotion,
    weight: 8,
  }));
}

const Launch = z.object({ product: z.string(), title: z.string(), text: z.string() });

function readLaunches(file: string): Example[] {
  return readLines(file, Launch).map(({ product, title, text }) => ({
    source: "launches",
    group: product,
    title,
    text: unescape(text),
    isPromotion: true,
    weight: 0.4,
  }));
}

/** A post of somebody else's, with the sort that people gave it. */
export type LabelledPost = {
  community: string;
  title: string;
  text: string;
  sort: PostSort;
  /** 0: nothing of one's own; 1: named, but the post stands by itself; 2: that is its point. */
  own: number;
};

const Post = z.object({ subreddit: z.string(), title: z.string(), text: z.string() });

/** Where the labels have a finer or another word. */
const SORT_OF_LABEL: Record<string, PostSort> = {
  launch: "own work",
  "own-work": "own work",
  lesson: "guide",
  "feedback-request": "request",
  discussion: "other",
};

export function readLabelledPosts(folder: string): LabelledPost[] {
  const posts = readLines(`${folder}/posts-dev.jsonl.gz`, Post);
  const labels = readFileSync(`${folder}/post-sorts-dev.tsv`, "utf8").trimEnd().split("\n");
  return labels.map((line) => {
    const [at = "", label = "", share = ""] = line.split("\t");
    const post = posts[Number(at)];
    if (!post) throw new Error(`There is no post ${at}.`);
    return {
      community: post.subreddit,
      title: unescape(post.title),
      text: unescape(post.text),
      sort: SORT_OF_LABEL[label] ?? PostSortName.parse(label),
      own: Number(share),
    };
  });
}

const PostSortName = z.enum(POST_SORTS);

/** Judged drafts that promote nothing, with the sort that they were found to be of: at most two of one community. */
export function readSortedDrafts(): Omit<LabelledPost, "own">[] {
  const lines = readFileSync(own("sorts-of-verdicts.tsv"), "utf8").trimEnd().split("\n");
  const labels = lines.map((line) => line.split("\t"));
  return [...new Set(labels.map(([set = ""]) => set))].flatMap((set) => {
    const drafts = new Map(readVerdicts(own(`${set}.jsonl`)).map((each) => [each.id, each]));
    return labels.flatMap(([from, id = "", sort]) => {
      const draft = from === set ? drafts.get(id) : undefined;
      return draft ? [{ ...draft, sort: PostSortName.parse(sort) }] : [];
    });
  });
}

/** One that is named beside what the post is about says nothing either way. */
function readLabels(folder: string): Example[] {
  return readLabelledPosts(folder)
    .filter(({ own: share }) => share !== 1)
    .map(({ community, title, text, own: share }) => ({
      source: "labels",
      group: community,
      title,
      text,
      isPromotion: share === 2,
      weight: 4,
    }));
}

const Comment = z.object({ text: z.string(), subreddit: z.string(), advertising: z.number() });

function readComments(file: string): Example[] {
  return readLines(file, Comment).map(({ text, subreddit, advertising }) => ({
    source: "comments",
    group: subreddit,
    title: "",
    text: unescape(text),
    isPromotion: advertising === 1,
    weight: 0.3,
  }));
}

function unescape(text: string): string {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}

function readLines<T>(file: string, schema: z.ZodType<T>): T[] {
  if (!existsSync(file)) return [];
  const bytes = readFileSync(file);
  const text = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => schema.parse(JSON.parse(line)));
}
