import { showToast } from "./toast.ts";

/** Answers whether the text is on the clipboard; the browser may refuse. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a text, and says how that went. */
export async function copyAndSay(
  text: string,
  words: { copied: string; blocked: string },
): Promise<void> {
  if (await copyText(text)) showToast("success", words.copied);
  else showToast("error", words.blocked);
}

/** Hands a text to the browser as a download. */
export function saveFile(name: string, text: string): void {
  const type = name.endsWith(".csv") ? "text/csv" : "application/json";
  saveBlob(name, new Blob([text], { type }));
}

export function saveBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read it only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
