import type { ProjectKind } from "./project-kind.ts";

/** What things are called in German, French, Spanish, Italian, Portuguese, Dutch and Polish; the first that is named counts. */
const NAMED: [kind: ProjectKind, words: string][] = [
  ["game", "spiel|brettspiel|kartenspiel|juego|jeu|gioco|jogo|spel|gra planszowa"],
  [
    "book",
    "buch|kochbuch|rezeptbuch|kinderbuch|sachbuch|bilderbuch|roman|romane|krimi|livre|libro|livro|romanzo|novela|boek|powieść|książka",
  ],
  ["media", "zeitschrift|kanal|canal|chaîne|infolettre|boletín|rivista|revista"],
  ["course", "kurs|onlinekurs|videokurs|nähkurs|sprachkurs|curso|corso|cursus|formation|taller"],
  [
    "shop",
    "laden|hofladen|bäckerei|tienda|loja|negozio|winkel|boutique|boulangerie|panadería|padaria|restaurante|ristorante|albergue",
  ],
  [
    "service",
    "agentur|agencia|agência|agence|lektorat|übersetzungen|traduction|traducciones|traduções",
  ],
  ["cause", "verein|bürgerinitiative|asociación|associação|associazione|vereniging"],
  [
    "product",
    "holzspielzeug|spielzeug|taschen|keramik|seifen?|kerzen|schmuck|möbel|messer|juguetes|jouets|giocattoli|brinquedos|cerámica|bolsos|sacs|borse|savons?|jabón|jabones|sapone|bougies|velas|candele",
  ],
];

/** With a small word before it, or as the first one: 'sprint' and 'format' are of other languages too. */
const ROWS = NAMED.map(
  ([kind, words]) =>
    [
      kind,
      new RegExp(
        `(?:^|(?<!\\p{L})(?:eine?n?|der|die|das|une?|le|la|les|una?|el|los|um|uma|o|uno|il|lo|een|het|de|handgenähte|ich baue) )(?:${words})(?!\\p{L})`,
        "iu",
      ),
    ] as const,
);

/** What a project seems to be whose description is in one of these languages; null where none of the words is there. */
export function detectForeignKind(description: string): ProjectKind | null {
  const found = ROWS.flatMap(([kind, row]) => {
    const at = description.search(row);
    return at < 0 ? [] : [{ kind, at }];
  });
  const [first] = found.toSorted((a, b) => a.at - b.at);
  return first?.kind ?? null;
}
