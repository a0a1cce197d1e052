import type { MailMessage } from "#server/gateways/mail/mail-gateway.ts";

/** The link holds a base64url token and our own address only, so nothing in it needs escaping. */
export function composeMagicLinkMessage(input: {
  link: string;
  lifetimeMinutes: number;
}): Omit<MailMessage, "to"> {
  const { link, lifetimeMinutes } = input;
  const validity = `The link works once and for ${lifetimeMinutes} minutes.`;
  const notYou =
    "If you did not ask for it, ignore this message: nobody can sign in without the link.";
  return {
    subject: "Your sign-in link for Foothold",
    text: ["Open this link to sign in to Foothold:", link, validity, notYou].join("\n\n"),
    html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Your sign-in link for Foothold</title>
<style>
  body { margin: 0; background: #faf8f4; color: #1e1b18; }
  .card { background: #ffffff; border: 1px solid #e6e0d7; }
  .muted { color: #6a635b; }
  .button { background: #6d2e5f; color: #ffffff; }
  @media (prefers-color-scheme: dark) {
    body { background: #151310; color: #f3eee6; }
    .card { background: #1e1b18; border-color: #332e28; }
    .muted { color: #a69d92; }
    .button { background: #d79ac6; color: #1e1b18; }
  }
</style>
</head>
<body>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding: 40px 16px">
<table role="presentation" class="card" width="480" cellspacing="0" cellpadding="0" style="max-width: 480px; width: 100%; border-radius: 10px"><tr><td style="padding: 32px; font: 16px/1.5 -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif">
<p style="margin: 0 0 24px; font: 600 20px/1.2 Georgia, 'Times New Roman', serif">Foothold</p>
<p style="margin: 0 0 24px">Here is your link to sign in.</p>
<p style="margin: 0 0 24px"><a class="button" href="${link}" style="display: inline-block; padding: 12px 20px; border-radius: 6px; font-weight: 600; text-decoration: none">Sign in to Foothold</a></p>
<p class="muted" style="margin: 0 0 16px; font-size: 14px">${validity} If the button does not work, copy this address into your browser:</p>
<p class="muted" style="margin: 0 0 16px; font-size: 13px; word-break: break-all">${link}</p>
<p class="muted" style="margin: 0; font-size: 14px">${notYou}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`,
  };
}
