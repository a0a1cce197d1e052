// Runs on founders' sites. No cookie, no storage, no fingerprint: it says that a page was opened
// through a post's link, and which post. Kept below 1 kB (traffic.api.test.ts), and plain enough for
// browsers of ten years ago.
(function () {
  "use strict";
  const script = document.currentScript;
  // The page as it was asked for: a router may have tidied its address up since.
  const entry = performance.getEntriesByType("navigation")[0] || {};
  const query = new URL(entry.name || location.href, location.href).searchParams;
  // Links of before have four parameters.
  const post =
    query.get("fh") || (query.get("utm_source") === "reddit" && query.get("utm_content"));
  const isOurs = /^([\da-f]{10}|foothold-test)$/.test(post);
  const isPrivate = navigator.doNotTrack === "1" || navigator.globalPrivacyControl;
  // Reloading a page or coming back to it is no other visit.
  const isNew = !entry.type || entry.type === "navigate";
  if (!script || !isOurs || isPrivate || !isNew) return;
  const body = JSON.stringify({ key: script.dataset.key, post });
  const send = () => navigator.sendBeacon(new URL("/api/visits", script.src), body);
  if (document.prerendering) document.addEventListener("prerenderingchange", send);
  else send();
})();
