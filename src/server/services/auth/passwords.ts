import { randomBytes, scrypt } from "node:crypto";

/** OWASP's setting for 32 MiB a hash; kept in each hash, so that it can be raised later. */
const COST = { N: 2 ** 15, r: 8, p: 3 };
const COST_WORDS = ["scrypt", COST.N, COST.r, COST.p].join("$");
const KEY_BYTES = 32;

/** How passwords are hashed now, with a salt of its own: all of a hash but the key at its end. */
export function createRecipe(): string {
  return `${COST_WORDS}$${randomBytes(16).toString("base64url")}`;
}

export function isCurrentRecipe(recipe: string): boolean {
  return recipe.startsWith(`${COST_WORDS}$`);
}

/** Takes a tenth of a second of a core. */
export async function hashPassword(recipe: string, password: string): Promise<string> {
  const [, N, r, p, salt = ""] = recipe.split("$");
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const key = await deriveKey(password, Buffer.from(salt, "base64url"), cost);
  return `${recipe}$${key.toString("base64url")}`;
}

function deriveKey(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  const options = { ...cost, maxmem: 256 * cost.N * cost.r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
