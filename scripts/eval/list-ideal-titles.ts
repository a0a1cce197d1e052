import { contentWords } from "#engine/demands/find-words.ts";
import type { MatcherModel } from "#engine/matching/matcher-model.ts";
import { measureNearness } from "#engine/writer/place/measure-nearness.ts";
import { readPlace } from "#engine/writer/project/read-place.ts";
import { readAnswers } from "#engine/writer/told/read-answers.ts";
import { isMatter } from "#engine/writer/plan/shelf.ts";
import { QUESTIONS } from "#engine/writer/told/told.ts";
import { listTitles, LONGEST, SHORTEST } from "#engine/writer/title/list-titles.ts";
import { readTitleSigns, TITLE_SIGNS } from "#engine/writer/title/title-signs.ts";
import { isPair } from "#engine/writer/title/title.ts";
import type { TitleCase } from "./fit-titles.ts";
import { fitLogistic, sumSigns } from "./fit-logistic.ts";
import { openCatalogue } from "./open-catalogue.ts";
import type { Founder } from "./read-founders.ts";
import type { Ideal } from "./read-ideals.ts";
import { readKnown } from "./write-plans.ts";

const FOLDS = 5;
/** Almost the same words, but for 'I made' and the name. */
const AS_GOOD = 0.75;
/** As like as this is neither the best title nor another one. */
const ALIKE = 0.5;
/** The others were not called bad: somebody only liked one of them best. */
const OF_OTHERS = 1;
/** The columns of those who read lists or single sentences. */
const OF_NO_READER = [0, 0, 0, 0, 0, 0, 0, 0];

type IdealTitle = TitleCase & { share: number };

/** Each title that the ideal post could have, by whether it is the one that somebody found best; founders are spread over five sets. */
export async function listIdealTitles(
  matcher: MatcherModel,
  founders: Founder[],
  ideals: Ideal[],
): Promise<IdealTitle[]> {
  const named = ideals.filter(({ title }) => title !== null);
  const ids = [...new Set(named.map(({ founder }) => founder))];
  const known = await readKnown(await openCatalogue(), founders);
  return named.flatMap((ideal): IdealTitle[] => {
    const founder = founders.find(({ id }) => id === ideal.founder);
    const entry = known.get(ideal.community);
    if (!founder || !entry) return [];
    const { name, url, interview } = founder;
    const told = readAnswers({ name, url }, interview);
    const near = measureNearness(matcher, interview)(entry.modelRow);
    const place = readPlace(ideal.community, { ...entry.community, near }, told);
    const titles = listTitles(told, {
      opening: ideal.opening === "what" ? "thing" : ideal.opening,
      matters: ideal.tell.filter(isMatter),
      question: QUESTIONS.find((id) => id === ideal.ending) ?? null,
    })
      // Who wrote them down was asked for the founder's words alone: of names and of two facts they say nothing.
      .filter(({ form, text }) => form !== "named" && !isPair(form) && text.length >= SHORTEST)
      .filter(({ text }) => text.length <= LONGEST)
      .map((title) => ({ title, share: measureAlike(title.text, ideal.title?.text ?? "", name) }));
    const good = Map.groupBy(
      titles.filter(({ share }) => share >= AS_GOOD),
      ({ title }) => title.form,
    );
    const others = titles.filter(({ share }) => share < ALIKE).length;
    return titles.flatMap(({ title, share }): IdealTitle[] => {
      const isSo = share >= AS_GOOD;
      if (!isSo && share >= ALIKE) return [];
      const found = readTitleSigns(told, place, title);
      // In the founder's words alone a thing has no 'I made' before it.
      const readers = [...OF_NO_READER, 1, found.bare];
      const signs = [1, ...TITLE_SIGNS.map((sign) => found[sign]), ...readers];
      const weight = isSo ? 1 / (good.get(title.form)?.length ?? 1) : OF_OTHERS / others;
      const set = `ideal-${ids.indexOf(ideal.founder) % FOLDS}`;
      const { founder: id, community } = ideal;
      return [{ signs, set, form: title.form, founder: id, community, isSo, weight, share }];
    });
  });
}

/** The share of their words that both have; of two that say the same, one may have a name or 'I made' beside it. */
function measureAlike(a: string, b: string, name: string): number {
  const wordsOf = (text: string) => new Set(contentWords(text.replace(name, "")));
  const [own, other] = [wordsOf(a), wordsOf(b)];
  const both = [...own].filter((word) => other.has(word)).length;
  return own.size + other.size === 0 ? 0 : (2 * both) / (own.size + other.size);
}

/** How often the best title is offered, and is the first or among the first three by weights that were fitted without its founder. */
export function wordIdealTitles(
  cases: TitleCase[],
  ideals: IdealTitle[],
  all: number,
  ridge = 1,
): string {
  const slots = Map.groupBy(ideals, ({ founder, community }) => `${founder} ${community}`);
  let [offered, first, three] = [0, 0, 0];
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = fitLogistic(
      cases.filter(({ set }) => set !== `ideal-${fold}`),
      ridge,
    );
    for (const own of slots.values()) {
      if (own[0]?.set !== `ideal-${fold}`) continue;
      const order = own.toSorted((a, b) => sumSigns(weights, b.signs) - sumSigns(weights, a.signs));
      const at = order.findIndex(({ isSo }) => isSo);
      offered += Number(at >= 0);
      first += Number(at === 0);
      three += Number(at >= 0 && at < 3);
    }
  }
  return `of ${all} ideal titles ${offered} are offered, ${first} first and ${three} among the first three, on founders that were kept out`;
}
