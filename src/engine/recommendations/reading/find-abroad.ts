import type { Language } from "#engine/recommendations/languages/detect-language.ts";

/** Communities of Portugal; most others in Portuguese are of Brazil, as most who write it are. */
const OF_PORTUGAL: ReadonlySet<string> = new Set(
  "portugal portugueses lisboa porto madeira literaciafinanceira imobiliarioemportugal livrosportugal saudementalportugal ptordenado".split(
    " ",
  ),
);
const BRAZILIAN = /R\$|(?<!\p{L})(?:mei|cnpj|cpf|pix|boletos?|brasil\p{L}*)(?!\p{L})/iu;
const PORTUGUESE =
  /€|(?<!\p{L})(?:euros|telemóve(?:l|is)|autocarro|nif|freguesia|portugal|portugues[ae]s?|lisboa|no porto|do porto|braga|coimbra|algarve|açores|(?:ilha da|na) madeira|facto|equipa|ecrã|registo|connosco|contacto)(?!\p{L})/iu;

const INDIAN_NAME = /india(?!na|n_?(?:pipes|motor))/;
const SAYS_INDIA =
  /india|₹|rupee|delhi|mumbai|bengaluru|bangalore|chennai|hyderabad|kolkata|pune/iu;
/** Communities in English of one country, by their names. */
const ENGLISH_NAME = /^uk|uk$|canada|australia|ireland|^aus(?=finance|legal|renovation)/;

/** Tells communities of another country: for founders in India, in Britain, across the sea from Brazil. */
export function findAbroad(text: string, language: Language | null): (id: string) => boolean {
  const isBrazilian = language === "pt" && (BRAZILIAN.test(text) || !PORTUGUESE.test(text));
  const isIndian = SAYS_INDIA.test(text);
  return (id) =>
    (isBrazilian && OF_PORTUGAL.has(id)) ||
    (!isIndian && INDIAN_NAME.test(id)) ||
    (language !== null && ENGLISH_NAME.test(id));
}
