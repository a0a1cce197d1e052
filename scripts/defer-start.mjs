import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const PRELOAD = /<link rel="modulepreload"[^>]*>/g;
const START = /<script type="module"[^>]*>([\s\S]*?)<\/script>/;

/**
 * The front page is whole without scripts, so it asks for none until somebody stirs: its paint and
 * its reading never wait for the framework. Whoever is signed in gets it at once, for their header.
 */
export function deferStart(webRoot) {
  const file = join(webRoot, "index.html");
  const page = readFileSync(file, "utf8");
  const code = START.exec(page)?.[1];
  if (!code) throw new Error("The front page has no script to start the app with.");
  const name = `assets/start-${createHash("sha256").update(code).digest("hex").slice(0, 8)}.js`;
  writeFileSync(join(webRoot, name), code);
  const wait = `<script>(${waitForLife})((attempt)=>import(attempt===0?"/${name}":"/${name}?"+attempt))</script>`;
  writeFileSync(
    file,
    page.replaceAll(PRELOAD, "").replace(START, () => wait),
  );
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
  // A press before the app is there is not lost: it is done again once the app listens.
  const remember = ({ target }) => {
    pressed = target.closest?.("button") ?? pressed;
  };
  const start = () => {
    for (const sign of signs) removeEventListener(sign, start, true);
    addEventListener("click", remember, true);
    addEventListener(
      "app-ready",
      () => {
        removeEventListener("click", remember, true);
        const button = pressed;
        // Once, though every attempt to load has left a listener.
        pressed = null;
        button?.click();
      },
      { once: true },
    );
    // A failed import is remembered by its address, so that the next attempt has another.
    load(attempts++).catch(listen);
  };
  const listen = () => {
    for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  };
  let isSignedIn = false;
  try {
    isSignedIn = localStorage.getItem("accessToken") !== null;
  } catch {}
  if (isSignedIn) start();
  else listen();
}
