import type { PostType } from "#engine/drafts/draft.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import type { ComposedPost, PostBrief } from "#engine/posts/post-brief.ts";

/** What the model is asked for; a draft may miss the length by a quarter. */
const KINDS: Record<PostType, { asks: string; fewest: number; most: number }> = {
  story: {
    asks: "It tells how the project came to be and what was learnt",
    fewest: 120,
    most: 220,
  },
  question: {
    asks: "It asks readers one real question that the project raises",
    fewest: 80,
    most: 180,
  },
  showcase: { asks: "It shows what the project does and how", fewest: 100, most: 200 },
  feedback: {
    asks: "It asks for criticism of one certain thing about the project",
    fewest: 100,
    most: 200,
  },
  lesson: {
    asks: "It shares one lesson that is of use without the project",
    fewest: 120,
    most: 220,
  },
  "thread-comment": {
    asks: "It is a comment for the community's own promotion thread; the title says which thread it is for",
    fewest: 40,
    most: 90,
  },
};

const LEEWAY = 0.25;

/** Of what is asked for at most, this much is a post. */
const LEAST_SHARE = 0.6;

type Wishes = Pick<PostBrief, "maxWords" | "isAnyway">;
type Model = Pick<ComposedPost, "postType" | "content">;

export function askForType(wishes: Wishes, model: Model): string {
  const { fewest, most } = wishedWords(wishes, model);
  return `${KINDS[model.postType].asks}, in ${fewest} to ${most} words.`;
}

/** What the founder wished to be shorter is not to be longer than that. */
export function limitWords(wishes: Wishes, model: Model): { fewest: number; most: number } {
  const { fewest, most } = wishedWords(wishes, model);
  return {
    fewest: Math.floor(fewest * (1 - LEEWAY)),
    most: Math.min(Math.ceil(most * (1 + LEEWAY)), wishes.maxWords ?? Infinity),
  };
}

/** Who wants a draft although too little was told gets one of what was told. */
function wishedWords({ maxWords = Infinity, isAnyway }: Wishes, { postType, content }: Model) {
  const { fewest, most } = KINDS[postType];
  const told = isAnyway ? countWords(content) : Infinity;
  return {
    fewest: Math.floor(Math.min(fewest, maxWords * LEAST_SHARE, told)),
    most: Math.min(most, maxWords),
  };
}
