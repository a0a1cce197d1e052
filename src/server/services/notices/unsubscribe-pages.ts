import { escapeHtml } from "#engine/html/escape-html.ts";
import { renderPlainPage } from "#engine/html/plain-page.ts";

/** Without a script, and posted to where it was read: that address is all it needs. */
export function renderQuestion(): string {
  return renderPlainPage(
    "Stop reminders",
    `<h1>Stop reminders?</h1>
<p>You then get no more e-mails about posts that are due or were looked at. Sign-in links and receipts still come.</p>
<form method="post"><div class="actions"><button>Stop all reminders</button></div></form>`,
  );
}

export function renderStopped(appUrl: string): string {
  return renderPlainPage(
    "Reminders are off",
    `<h1>Reminders are off</h1>
<p>You get no more of them. Sign-in links and receipts still come.</p>
<p>Was it a mistake? Choose your reminders again in your <a href="${escapeHtml(appUrl)}/settings">settings</a>.</p>`,
  );
}
