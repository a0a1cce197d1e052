import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, inject, test } from "vitest";
import { loadModel } from "#catalogue/load-model.ts";
import { toRiskInput } from "#engine/checks/risk-input.ts";
import { findDisclosure } from "#engine/drafts/find-disclosure.ts";
import { splitAnswer } from "#engine/interview/complete-answer.ts";
import { mendSlips } from "#engine/interview/mend-letters.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import { assessBanRisk } from "#engine/risk/assess-ban-risk.ts";
import { splitPlayed } from "#engine/posts/introduce.ts";
import { tellFor } from "#engine/writer/plan/list-candidates.ts";
import { dropIntroductions } from "#engine/writer/testing/drop-introductions.ts";
import { findTorn } from "#engine/writer/testing/find-torn.ts";
import { readAnswers } from "#engine/writer/told/read-answers.ts";
import { readShape } from "#engine/writer/plan/shape.ts";
import { findMatter, QUESTIONS, type Told } from "#engine/writer/told/told.ts";
import { type Founder, readFounders } from "./read-founders.ts";
import { writePlans } from "./write-plans.ts";

const FOLDER = fileURLToPath(new URL("../../eval/posts", import.meta.url));
const sets = readdirSync(FOLDER).filter((file) => file.startsWith("founders"));
/** All of them take a minute. */
const FEW = [
  "founders-thirteenth.jsonl",
  "founders-eighteenth.jsonl",
  "founders-nineteenth.jsonl",
  "founders-twentieth.jsonl",
];
/** A caption that has nothing else to tell, and two posts whose titles take them past 60%. */
const AT_THE_BOUND = ["quarterjig", "tramnine"];
const matcher = await loadModel();

describe.each(inject("isNightly") ? sets : FEW)("every plan of %s", async (file) => {
  const founders = readFounders(`${FOLDER}/${file}`);
  const written = await writePlans(matcher, founders);
  const posts = written.flatMap(({ founder, place, plan: { post } }) =>
    post ? [{ id: `${founder.id} ${place.id}`, founder, place, post }] : [],
  );
  const tellOf = ({ name, url, interview }: (typeof founders)[number]) =>
    readAnswers({ name, url }, interview);
  const idsOf = (found: typeof posts) => found.map(({ id }) => id);
  const pairs = posts.flatMap((a, at) =>
    posts
      .slice(0, at)
      .filter((b) => b.founder === a.founder)
      .map((b) => ({ a, b })),
  );

  test("has posts", () => {
    expect(posts.length).toBeGreaterThan(10);
  });

  test("says whose it is", () => {
    const silent = posts.filter(({ founder, post }) => !findDisclosure(post.content, founder.name));
    expect(idsOf(silent)).toEqual([]);
  });

  test("tells every answer as far as its readers can follow it", () => {
    const torn = posts.filter(({ founder, place, post }) => {
      if (place.form !== "post" || post.content.includes("**")) return false;
      const told = tellOf(founder);
      const take = tellFor(place, post.rests);
      const sentences = post.rests.flatMap((id) => {
        const matter = findMatter(told, id);
        return matter && !QUESTIONS.some((each) => each === id) ? take(matter).slice(1) : [];
      });
      const bare = (text: string) => dropIntroductions(text, told.people);
      const content = bare(post.content);
      return sentences.some((sentence) => !content.includes(bare(sentence)));
    });
    expect(idsOf(torn)).toEqual([]);
  });

  test("gives no two posts of a project the same title or beginning", () => {
    const alike = pairs.filter(({ a, b }) => {
      const isComment = a.place.form !== "post" || b.place.form !== "post";
      const begin = (text: string) => text.split(/(?<=[.?!]) /)[0];
      const areBegunAlike = !isComment && begin(a.post.content) === begin(b.post.content);
      return areBegunAlike || (a.post.title === b.post.title && !isComment);
    });
    expect(alike.map(({ a, b }) => `${a.id}, ${b.id}`)).toEqual([]);
  });

  /** What the check says of a post beside others of its founder. */
  const judge = ({ founder, place, post }: (typeof posts)[number], others: typeof posts) => {
    const { title, content, postType } = post;
    const { policy } = place;
    return assessBanRisk(
      toRiskInput({
        draft: { title, content, flair: null, editSection: null },
        policy,
        postType,
        project: founder,
        posts: others.map((other) => ({
          id: other.id,
          subredditId: other.place.id,
          fullName: other.place.fullName,
          title: other.post.title,
          content: other.post.content,
          at: null,
          isPosted: false,
          isPromotional: true,
          postType: other.post.postType,
        })),
      }),
    ).reasons.flatMap(({ id, text }) => (id === "similar-text" ? [text] : []));
  };

  test("writes no post that the check takes for a copy of another", () => {
    const copies = posts.flatMap((own) => {
      const others = posts.filter((each) => each.founder === own.founder && each !== own);
      return judge(own, others).map((text) => `${own.id}: ${text}`);
    });
    expect(copies.filter((each) => !AT_THE_BOUND.some((id) => each.startsWith(id)))).toEqual([]);
  });

  const COPIES: Record<string, (sentences: string[]) => string[]> = {
    "as it is": (sentences) => sentences,
    "with another beginning": ([, ...rest]) => ["Hello, I hope that this is fine here.", ...rest],
    "without its second half": (all) => all.slice(0, Math.ceil(all.length / 2)),
    "in another order": (sentences) => sentences.toReversed(),
  };

  test.each(Object.entries(COPIES))("a post that is pasted once more is a copy %s", (_, edit) => {
    const long = posts.filter(({ place }) => place.form === "post");
    const missed = long.filter((own) => {
      const content = edit(own.post.content.split(/(?<=[.?!])\s+/)).join(" ");
      const other = { ...own.place, id: "elsewhere", fullName: "r/Elsewhere" };
      return (
        judge({ ...own, post: { ...own.post, content } }, [{ ...own, place: other }]).length === 0
      );
    });
    expect(missed.length / long.length).toBeLessThan(0.1);
  });

  test("tells no more than strangers read to the end", () => {
    const long = posts.filter(({ place, post }) => {
      return countWords(post.content) > (place.form === "post" ? 700 : 310);
    });
    expect(idsOf(long)).toEqual([]);
  });

  test("gives no address where none may be given", () => {
    const linked = posts.filter(
      ({ post }) => post.linkPlace === "none" && /https?:\/\//.test(post.content),
    );
    expect(idsOf(linked)).toEqual([]);
  });

  test("tells nothing without what it rests on", () => {
    const torn = posts.filter(({ founder, place, post }) => {
      const told = tellOf(founder);
      const ids = place.form === "post" ? (readShape(post.shape)?.matters ?? []) : post.rests;
      const isTold = (id: (typeof ids)[number], at: number) =>
        findMatter(told, id)?.rests.every((each) => ids.slice(0, at).includes(each)) ?? true;
      const facts = [findMatter(told, "price"), findMatter(told, "platform")];
      const isTorn = facts.some((fact) =>
        fact?.sentences.some(
          (sentence, at) =>
            post.content.includes(sentence) &&
            at !== fact.sentences.findIndex((each) => /\d/.test(each)) &&
            fact.restsOf[at]?.some((id) => !ids.includes(id)) === true,
        ),
      );
      return isTorn || !ids.every((id, at) => id === "what" || isTold(id, at));
    });
    expect(idsOf(torn)).toEqual([]);
  });

  test("has titles that are whole", () => {
    const bad = posts
      .filter(({ place }) => place.form !== "comment")
      .flatMap(({ id, founder, post }) => {
        const told = tellOf(founder);
        const ends = [told.what ?? "", ...told.matters.flatMap(({ sentences }) => sentences)];
        const isWhole = (title: string) =>
          ends.some((end) => end.replace(/[.]$/, "").endsWith(title.slice(-LAST_WORDS)));
        const cut = post.titles.filter(
          (title) => (CUT.test(title) && !isWhole(title)) || title.split(" ").length < 4,
        );
        return cut.map((title) => `${id}: ${title}`);
      });
    expect(bad).toEqual([]);
  });

  test("has no torn sentence", () => {
    const torn = posts.flatMap(({ id, founder: { name, interview }, post }) =>
      findTorn({ name, interview, post }).map((each) => `${id}: ${each}`),
    );
    expect(torn).toEqual([]);
  });

  test("says nothing that the founder did not say", () => {
    const invented = posts.flatMap(({ id, founder, post }) => {
      const found = findAdded(post.content, tellOf(founder), founder);
      return found.length > 0 ? [`${id}: ${found.join(" ")}`] : [];
    });
    expect(invented).toEqual([]);
  });

  test("adds nothing but first words and mended letters to an answer", () => {
    const wordsOf = (text: string) =>
      text
        .toLowerCase()
        .replaceAll(/['’]/g, "")
        .match(/[\p{L}\p{N}]+/gu) ?? [];
    const added = founders.flatMap((founder) =>
      tellOf(founder).matters.flatMap(({ id, sentences }) => {
        const answer = founder.interview.answers[id] ?? "";
        const typed = new Set(wordsOf(`${answer} ${mendSlips(answer)}`));
        const own = wordsOf(sentences.join(" ")).filter(
          // 'Lasts a day' is said of several: 'They last a day'.
          (word) => !typed.has(word) && !typed.has(`${word}s`),
        );
        return own
          .filter((word) => !FIRST_WORDS.has(word))
          .map((word) => `${founder.id} ${id}: ${word}`);
      }),
    );
    expect(added).toEqual([]);
  });

  test("gives the address behind a sentence about the thing, or by itself", () => {
    const hung = posts.filter(({ founder, post }) => {
      const url = founder.url ?? "\n";
      const at = post.content.indexOf(url);
      if (at < 0 || tellOf(founder).matters.some(({ sentences }) => sentences.join().includes(url)))
        return false;
      const line = post.content.slice(post.content.lastIndexOf("\n", at) + 1, at);
      return (
        line !== "" &&
        !/(?:^|[.!?"”)] )It(?:['’]s| is| runs| costs)?\b[^.;:]*(?:\.\d[^.;:]*)*: $/.test(line)
      );
    });
    expect(idsOf(hung)).toEqual([]);
  });
});

const LAST_WORDS = 20;
/** A clause that goes on. */
const CUT =
  /(?:[,;:]|\b(?:and|or|but|which|who|that|the|an?|of|for|to|with|in|on|by|so|because|where|when))$/i;

/** What a note lacks, and what a slip was meant to be. */
const FIRST_WORDS = new Set(
  "i we it its was were the an they theyre dont people players clients".split(" "),
);

/** All that may stand between two answers: whose it is, what a note lacks, and leads that say what sort of remark it is. */
const JOINTS = new Set(
  `example people costs without them by meant thing i've we're we've uses do i we i'm i've am are is it it's its they're made make making built build building wrote write writing run running started starting opening teach
  preparing drew draw drawing designed design designing setting up began for because here in called under the name do don't as with campaigning one of behind
  runs on written costs was a few lines line from how works plays job goes what goes into inside made some numbers fair warning before this
  where to find me us get and when price prices got wrong surprised makes different falls short learned learnt work happens you can do start more at an my our that you'll
  so now that's why came about comes said far has have had limits known didn't expect surprise real difficulty first version usually taught tried own count counted
  figures stands use there's question i'd we'd like know if you'd look play doubt there`.split(
    /\s+/,
  ),
);

const SAID = /,? said: (?=["“'‘])/g;

function findAdded(content: string, told: Told, founder: Founder): string[] {
  const { project, what, further, forWhom, why, who, people, matters, interview } = told;
  const said = [
    ...matters.flatMap(({ sentences, paragraphs }) => sentences.concat(paragraphs)),
    ...(why ?? []),
    ...(why ?? []).flatMap((each) => splitAnswer(each)),
    ...[what, forWhom, who, interview.place].flatMap((phrase) => phrase ?? []),
    ...(what ?? "").split(/[.!?] |,? that |, /),
    ...(what ?? "").split(/[.!?] /).map((each) => each.replace(/^an? /, "")),
    ...Object.values(splitPlayed(what ?? "") ?? {}),
    ...(interview.place ?? "").split(", "),
    (what ?? "").replace(/^an? /, ""),
    // 'We're a bakery' is told as 'We're Furn, a bakery'.
    (what ?? "").replace(/^we(?:['’]re| are| make) (?:an? )?/i, ""),
    ...further,
    project.name,
    founder.url ?? "",
    (founder.url ?? "").replace(/^https?:\/\//, ""),
  ].filter(Boolean);
  const forms = said.flatMap((typed) => {
    const text = dropIntroductions(typed, people).replaceAll(SAID, ": ");
    const bare = text.replace(/[.]$/, "");
    const small = bare.charAt(0).toLowerCase() + bare.slice(1);
    const large = bare.charAt(0).toUpperCase() + bare.slice(1);
    return [bare, small, large, bare.replace(/^It /i, "")];
  });
  // 'Dale, the foreman: "…"' is told as 'Dale, the foreman, said: "…"'.
  const typed = content.replaceAll(/\*\*[^*]+\*\*/g, " ").replaceAll(SAID, ": ");
  let rest = dropIntroductions(typed, people);
  for (const form of forms.toSorted((a, b) => b.length - a.length))
    rest = rest.replaceAll(form, " ");
  const words = rest.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  return words.filter((word) => !JOINTS.has(word.toLowerCase().replaceAll("’", "'")));
}
