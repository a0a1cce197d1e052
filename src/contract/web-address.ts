/** On the web and without a user name; whether it may be read is decided when it is read. */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    /^https?:\/\//i.test(text) &&
    url.hostname !== "" &&
    url.username === "" &&
    url.password === ""
  );
}
