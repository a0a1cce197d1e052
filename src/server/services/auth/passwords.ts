import { randomBytes, scrypt } from "node:crypto";

export type PasswordCost = { N: number; r: number; p: number };

/** OWASP's setting for 32 MiB a hash; kept in each hash, so that it can be raised later. */
export const PASSWORD_COST: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };
const KEY_BYTES = 32;

/** How passwords are hashed now, with a salt of its own: all of a hash but the key at its end. */
export function createRecipe(cost: PasswordCost): string {
  return `${wordCost(cost)}$${randomBytes(16).toString("base64url")}`;
}

export function isCurrentRecipe(cost: PasswordCost, recipe: string): boolean {
  return recipe.startsWith(`${wordCost(cost)}$`);
}

function wordCost({ N, r, p }: PasswordCost): string {
  return ["scrypt", N, r, p].join("$");
}

/** Takes a tenth of a second of a core at the cost that is served. */
export async function hashPassword(recipe: string, password: string): Promise<string> {
  const [, N, r, p, salt = ""] = recipe.split("$");
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const key = await deriveKey(password, Buffer.from(salt, "base64url"), cost);
  return `${recipe}$${key.toString("base64url")}`;
}

function deriveKey(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  const options = { ...cost, maxmem: 256 * cost.N * cost.r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
