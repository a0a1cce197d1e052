const PLACEHOLDER = /change.?(me|this)|example|placeholder|password|of.your.own|your.?secret/i;
const FEWEST_CHARACTERS = 8;
/** Of a secret of 32 characters that a machine made, some 30 are left. */
const FEWEST_CHOICES = 20;

/** No measure of chance, but what people type instead of it. */
export function isGuessable(secret: string): boolean {
  const text = secret.toLowerCase();
  return (
    new Set(secret).size < FEWEST_CHARACTERS ||
    PLACEHOLDER.test(secret) ||
    countChoices(text) < FEWEST_CHOICES
  );
}

/** Along the alphabet, the digits, and the rows and columns of keyboards; backwards as well. */
const WALKS = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "!@#$%^&*()",
  "qwertyuiop[]",
  "asdfghjkl;'",
  "zxcvbnm,./",
  "qwertzuiop",
  "yxcvbnm,.-",
  "azertyuiop",
  "qsdfghjklm",
  "wxcvbn",
  ..."1qaz 2wsx 3edc 4rfv 5tgb 6yhn 7ujm 8ik, 9ol. 0p;/".split(" "),
].flatMap((walk) => [walk, [...walk].toReversed().join("")]);

const SHORTEST_WALK = 3;
const SHORTEST_COPY = 4;

/** A character that is typed again, walked to or copied from before is no choice of its own. */
function countChoices(text: string): number {
  let choices = 0;
  for (let at = 0; at < text.length; choices += 1) {
    const walked = Math.max(
      measureRepeat(text, at),
      ...WALKS.map((walk) => measure(text, at, walk)),
    );
    const copied = measure(text, at, text.slice(0, at));
    at += Math.max(1, walked >= SHORTEST_WALK ? walked : 0, copied >= SHORTEST_COPY ? copied : 0);
  }
  return choices;
}

function measureRepeat(text: string, at: number): number {
  let end = at;
  while (text[end] === text[at]) end += 1;
  return end - at;
}

/** How much of the text from there on stands together in another. */
function measure(text: string, at: number, other: string): number {
  let length = 0;
  while (at + length < text.length && other.includes(text.slice(at, at + length + 1))) length += 1;
  return length;
}
