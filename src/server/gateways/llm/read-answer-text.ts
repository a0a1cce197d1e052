/** The JSON in what a model said, without its thoughts, its fence and its small talk; all of it where there is none. */
export function readAnswerText(text: string): string {
  const whole = text.trim();
  if (isJson(whole)) return whole;
  const said = withoutThoughts(whole);
  const candidates = [said, ...listFenced(said), cutOutBraces(said)];
  return candidates.find(isJson) ?? said;
}

const THOUGHT = "(?:think|thinking|thought|reasoning)";
/** Some servers open the tag themselves, and the model only closes it. */
const CLOSED_THOUGHTS = new RegExp(`^[\\s\\S]*</${THOUGHT}>`, "i");
const OPEN_THOUGHTS = new RegExp(`^<${THOUGHT}>[\\s\\S]*$`, "i");

function withoutThoughts(text: string): string {
  return text.replace(CLOSED_THOUGHTS, "").trim().replace(OPEN_THOUGHTS, "");
}

function listFenced(text: string): string[] {
  return Array.from(text.matchAll(/```[a-z]*[^\S\n]*\n([\s\S]*?)```/gi), ([, inside = ""]) =>
    inside.trim(),
  );
}

function cutOutBraces(text: string): string {
  return text.slice(Math.max(0, text.indexOf("{")), text.lastIndexOf("}") + 1);
}

function isJson(text: string): boolean {
  if (!/^[{[]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
