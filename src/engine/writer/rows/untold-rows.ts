// For those who read our posts by machine: signs that a sentence speaks of something which its readers have not heard of.

/** Somebody of this name did something, or was spoken to. */
export const actsAs = (name: string) =>
  new RegExp(
    String.raw`(?<!\p{L})${name} (?:said|says|asked|asks|told|thinks|thought|had|was|is|uses|came|went|wrote|did|does|got|calls|called|made|makes|looked|put|knows|knew|found|recorded|liked|likes|stopped|drove|kept|gave|took|wanted|who)(?!\p{L})|(?<!\p{L})(?:told|asked|said|says|ring|rang|me and|I and|[Mm]iss) ${name}(?!\p{L})`,
    "u",
  );
export const isPlaceOf = (name: string) =>
  new RegExp(
    String.raw`\b(?:[Ii]n|[Aa]t|[Nn]ear|[Ff]rom|[Tt]o|[Oo]n|[Tt]he|[Oo]f|via|into|for|[Aa]n?|around|by) ${name}(?!\p{L}|['’]s)`,
    "u",
  );
/** 'a card', 'my old card'. */
export const introducesAs = (word: string) =>
  new RegExp(
    String.raw`\b(?:[Aa]n?|[Mm]y|[Oo]ur|one|[Hh]is|[Hh]er) (?:[\p{L}-]+ ){0,2}${word}(?!\p{L})`,
    "u",
  );

export const SOMEBODYS_NAME =
  /(?<![\p{L}\p{N}])(?!(?:She|They|His|Her|You|The|And|But)(?!\p{L}))\p{Lu}\p{Ll}{2,}(?![\p{L}\p{N}])/gu;
export const HE_OR_SHE =
  /(?<![\p{L}\p{N}’'])(?:[Hh]e|[Ss]he|[Hh]im|[Hh]is|[Hh]ers?)(?![\p{L}\p{N}])/u;
/** Beside those that the lexicon knows. */
export const MORE_PEOPLE =
  /\b(?:cousin|partner|co-?founder|supervisors?|grandson|granddaughter|niece|nephew|grandad|students?|pupils?|guys?|who|anyone|visitor|member|owner|client|doctor|nurse|knight|king|queen|baby|professor|human|character|hero|widow|she|he)\b/iu;
/** 'The wet version', 'that card', but not 'the card that', 'the Card Shop'. */
export const NAMED_AS_KNOWN =
  /(?<!\p{L})[Tt](?:he|hat|hose) (?:(?:same|other|long|old|new|second|third) )?(\p{Ll}{3,})(?![\p{L}'’-])(?! (?:of|that|which|who|where|in|on|at|with|from|for)\b| \p{Lu})/gu;
/** 'On 30 of the 41 launches'. */
export const COUNTED_AS_KNOWN =
  /(?<!\p{L})(?:[Tt]he|[Tt]hese|[Tt]hose) (\d[\d,]+)(?! \p{L}+ of)(?!['’]?s|\p{L}|%)/gu;
export const REMARKS =
  /(?:^|[.!?(] ?)(?:[Ss]ee above|[Ss]ee below|[Aa]s above|[Aa]s (?:I|we) (?:said|wrote|mentioned)|[Ll]ike (?:I|we) (?:said|wrote|mentioned))\b/u;
/** 'About 600.', '173 since 2021.', '140 or so.': nobody knows of what. */
export const BARE_FIGURE =
  /^(?:(?:[Aa]bout|[Aa]round|[Rr]oughly|[Mm]aybe|[Oo]ver|[Nn]early|~) ?)?[$€£]?\d(?:[.,]\d|\d)*(?:k|ish)?(?: or so| (?:a|per) \p{Ll}+| since .*| so far)?[.,](?!\d)/u;

/** Known to everybody, or part of most things. */
export const KNOWN_ANYWHERE: ReadonlySet<string> = new Set(
  `first second third last next other others same only best worst most rest hard part thing things time times year years week weeks month months night nights day days morning
  evening weekend summer winter spring autumn world city people point idea problem question answer money price page pages site code name names number numbers word words whole
  real right wrong left middle beginning start ending season house home hand hands every each some many nobody nothing everything somebody everybody when what where which
  while with without because before after since until there their they then this that these those your about also just still even once twice never always sometimes
  usually maybe mostly both either neither half from into over under between like such here wants means takes makes does said goes comes would could should will have internet
  phone moment town street country shop book game course post future past kind sort difference one ones way size age place side story stuff little much more happens works gets
  has did can must was were are for sub community hobby sport area group far long bad good big small minutes hours kinds reader readers browser floor table door truth weather
  rain sun dark market church kitchen wall ground back front bottom top inside outside edge box line state union council library school law rule player players person lot
  machine screen room job text button power animal ticket police train bus boat car road river sea sky tree water air light two three four piano laptop owner fence driver`.split(
    /\s+/,
  ),
);
