/** Two spellings of one address are one account: case and surrounding space do not count. */
export function foldEmail(email: string): string {
  return email.trim().normalize("NFKC").toLowerCase();
}
