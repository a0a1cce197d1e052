import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const PRELOAD = /<link rel="modulepreload"[^>]*>/g;
const START = /<script type="module"[^>]*>([\s\S]*?)<\/script>/;

/** Pages that are whole without scripts; the draft checker is not. */
const WHOLE = ["", "privacy", "terms", "help", "whats-new"];

/**
 * Such a page asks for no script until somebody stirs: its paint and its reading never wait for the
 * framework. Someone who is signed in gets it at once, for their header.
 */
export function deferStart(webRoot) {
  for (const folder of WHOLE) deferStartOf(webRoot, folder);
}

function deferStartOf(webRoot, folder) {
  const file = join(webRoot, folder, "index.html");
  const page = readFileSync(file, "utf8");
  const code = START.exec(page)?.[1];
  if (!code) throw new Error(`${file} has no script to start the app with.`);
  const app = writeStart(webRoot, code);
  // Visitors of the front page need its few living parts, not the app.
  const visit = folder === "" ? writeStart(webRoot, `import "/${findIslands(webRoot)}";`) : app;
  const wait = `<script>(${waitForLife})((isSignedIn,attempt)=>import((isSignedIn?"/${app}":"/${visit}")+(attempt===0?"":"?"+attempt)))</script>`;
  writeFileSync(
    file,
    page.replaceAll(PRELOAD, "").replace(START, () => wait),
  );
}

function writeStart(webRoot, code) {
  const name = `assets/start-${createHash("sha256").update(code).digest("hex").slice(0, 8)}.js`;
  writeFileSync(join(webRoot, name), code);
  return name;
}

function findIslands(webRoot) {
  const found = readdirSync(join(webRoot, "assets")).filter((name) =>
    /^wake-islands-.*\.js$/.test(name),
  );
  if (found.length !== 1) throw new Error("The build has no start of the front page's own.");
  return `assets/${found[0]}`;
}

/** Runs in the page, as text: it can use nothing of this file. */
function waitForLife(load) {
  const signs = [
    "pointermove",
    "pointerdown",
    "touchstart",
    "keydown",
    "wheel",
    "scroll",
    "focusin",
  ];
  let pressed = null;
  let attempts = 0;
  let isSignedIn = false;
  // A press before the app is there is not lost: it is done again once the app listens.
  const remember = (event) => {
    // A form is sent by its button, which is pressed again: the page must not be left before.
    if (event.type === "submit") event.preventDefault();
    else pressed = event.target.closest?.("button") ?? pressed;
  };
  const start = () => {
    for (const sign of signs) removeEventListener(sign, start, true);
    addEventListener("click", remember, true);
    addEventListener("submit", remember, true);
    addEventListener(
      "app-ready",
      () => {
        removeEventListener("click", remember, true);
        removeEventListener("submit", remember, true);
        const button = pressed;
        // Once, though every attempt to load has left a listener.
        pressed = null;
        button?.click();
      },
      { once: true },
    );
    // A failed import is remembered by its address, so that the next attempt has another.
    load(isSignedIn, attempts++).catch(listen);
  };
  const listen = () => {
    for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  };
  try {
    isSignedIn = localStorage.getItem("accessToken") !== null;
  } catch {}
  if (isSignedIn) start();
  else listen();
}
