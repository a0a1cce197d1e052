/** First letter of the name, or of the address when there is no name. */
export function avatarInitial(user: { name: string | null; email: string }): string {
  const [first = "?"] = user.name?.trim() || user.email;
  return first.toLocaleUpperCase("en");
}
