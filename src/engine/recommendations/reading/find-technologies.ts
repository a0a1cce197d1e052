/** As people write it, the communities that are about it alone, and what names it. */
type Technology = { written: string; ids: string[]; says: RegExp };

/** Go and R are also words and letters: only their capitals and their company tell. */
const TECHNOLOGIES: Technology[] = [
  {
    written: "Go",
    ids: ["golang"],
    says: /\bgolang\b|\b(?:in|for|with|using) Go\b|\bGo (?:librar|packag|modul|servic|binar|program|developer|CLI|tool)/u,
  },
  {
    written: "R",
    ids: ["rstats"],
    says: /\brstats\b|\btidyverse\b|\bggplot|\b(?:in|for|with) R\b|\bR (?:packag|user|librar|script)/u,
  },
  { written: "Rust", ids: ["rust"], says: /\brust(?:lang)?\b|\bcargo\b|\bcrates?\b/iu },
  {
    written: "Python",
    ids: ["python"],
    says: /\bpython(?:ie|a)?\b(?! (?:bindings? |version |support |port )?(?:is |are )?(?:planned|later|soon|coming|next))|\bpypi\b/iu,
  },
  { written: "Java", ids: ["java"], says: /\bjava\b|\bjvm\b|\bspring boot\b|\bkotlin\b/iu },
  { written: "Kotlin", ids: ["kotlin"], says: /\bkotlin\b/iu },
  { written: "C#", ids: ["csharp", "dotnet"], says: /c#|\bcsharp\b|\.net\b|\bdotnet\b/iu },
  { written: "PHP", ids: ["php"], says: /\bphp\b|\blaravel\b|\bsymfony\b/iu },
  { written: "Laravel", ids: ["laravel"], says: /\blaravel\b/iu },
  { written: "Symfony", ids: ["symfony"], says: /\bsymfony\b/iu },
  { written: "Ruby", ids: ["ruby"], says: /\bruby\b|\brails\b/iu },
  { written: "Rails", ids: ["rails"], says: /\brails\b/iu },
  { written: "Django", ids: ["django"], says: /\bdjango\b/iu },
  { written: "Flask", ids: ["flask"], says: /\bFlask\b/u },
  { written: "Elixir", ids: ["elixir"], says: /\belixir\b|\bErlang\b/iu },
  { written: "Haskell", ids: ["haskell"], says: /\bhaskell\b/iu },
  { written: "Swift", ids: ["swift"], says: /\bswift(?:ui)?\b/iu },
  { written: "Flutter", ids: ["flutterdev"], says: /\bflutter\b|\bdart\b/iu },
  { written: "React Native", ids: ["reactnative"], says: /\breact native\b|\bExpo\b/iu },
  { written: "Vue", ids: ["vuejs"], says: /\bvue(?:\.?js)?\b|\bnuxt\b/iu },
  { written: "Angular", ids: ["angular2"], says: /\bangular\b/iu },
  { written: "Svelte", ids: ["sveltejs"], says: /\bsvelte(?:kit)?\b/iu },
  { written: "Next.js", ids: ["nextjs"], says: /\bnext\.?js\b/iu },
  { written: "Tailwind", ids: ["tailwindcss"], says: /\btailwind\b/iu },
  { written: "Zig", ids: ["zig"], says: /\bzig\b/iu },
  { written: "Terraform", ids: ["terraform"], says: /\bterraform\b|\bopentofu\b/iu },
  { written: "Azure", ids: ["azure"], says: /\bazure\b/iu },
  { written: "Google Cloud", ids: ["googlecloud"], says: /\bgoogle cloud\b|\bgcp\b/iu },
  { written: "RPG Maker", ids: ["rpgmaker"], says: /\brpg ?maker\b/iu },
  { written: "Godot", ids: ["godot"], says: /\bgodot\b/iu },
  { written: "Unity", ids: ["unity3d", "unity2d"], says: /\bUnity\b/u },
  { written: "Unreal", ids: ["unrealengine"], says: /\bunreal\b|\bue5\b/iu },
  { written: "GameMaker", ids: ["gamemaker"], says: /\bgame ?maker\b/iu },
];

/** The communities of technologies that a text names, with how these are written. */
export function findTechnologies(text: string): Map<string, string> {
  const named = TECHNOLOGIES.filter(({ says }) => says.test(text));
  return new Map(named.flatMap(({ written, ids }) => ids.map((id) => [id, written] as const)));
}

const OF_ONE_TECHNOLOGY: ReadonlySet<string> = new Set(TECHNOLOGIES.flatMap(({ ids }) => ids));

/** Whether its members care for nothing that is made with something else. */
export function isOfOneTechnology(id: string): boolean {
  return OF_ONE_TECHNOLOGY.has(id);
}
