import { describe, expect, test } from "vitest";
import { checkFile, checkFormatting } from "./structure-rules.ts";

describe("the dependency rules", () => {
  test.each([
    ["src/engine/rules/check.ts", 'import { z } from "zod";', "engine may not use the package zod"],
    [
      "src/engine/rules/check.ts",
      'import { readFileSync } from "node:fs";',
      "engine may not use the package node:fs",
    ],
    [
      "src/engine/rules/check.ts",
      'import type { User } from "#contract/accounts/user.ts";',
      "engine may not import contract (src/contract/accounts/user.ts)",
    ],
    [
      "src/engine/budget/measure-budget.ts",
      "const DAY_MS = 24 * 3_600_000;",
      "lengths of time are defined in src/engine/clock/time-units.ts",
    ],
    [
      "src/web/features/tasks/api/use-today.ts",
      'useQuery({ queryKey: ["today"] });',
      "keys of the cache, and what goes stale after what, are in src/web/lib/query-keys.ts",
    ],
    [
      "src/web/features/tasks/api/use-today.ts",
      "cache.invalidateQueries({ queryKey });",
      "keys of the cache, and what goes stale after what, are in src/web/lib/query-keys.ts",
    ],
    [
      "src/contract/user.ts",
      'import Fastify from "fastify";',
      "contract may not use the package fastify",
    ],
    [
      "src/web/root.tsx",
      'import { x } from "#server/app.ts";',
      "web may not import server (src/server/app.ts)",
    ],
    [
      "src/web/root.tsx",
      'const x = await import("../server/app.ts");',
      "web may not import server (src/server/app.ts)",
    ],
    [
      "src/server/app.ts",
      'import "../web/app.css";',
      "server may not import web (src/web/app.css)",
    ],
    [
      "src/server/app.ts",
      'import { x } from "#standins/mailbox/x.ts";',
      "server may not import standins (src/standins/mailbox/x.ts)",
    ],
    [
      "src/server/http/session-gate.ts",
      'import { users } from "../db/schema.ts";',
      "http may not import db (src/server/db/schema.ts)",
    ],
    [
      "src/server/services/auth/password-sign-in.ts",
      'import { x } from "#server/http/handlers.ts";',
      "nothing below http may import it (src/server/http/handlers.ts)",
    ],
    [
      "src/server/services/auth/password-sign-in.ts",
      'import { x } from "#server/gateways/mail/smtp-mail.ts";',
      "only main.ts and commands choose an adapter (src/server/gateways/mail/smtp-mail.ts)",
    ],
    [
      "src/server/jobs/queue.ts",
      "const url = process.env.DATABASE_URL;",
      "only src/server/config.ts reads the environment",
    ],
    [
      "src/web/features/auth/components/form.tsx",
      'import { x } from "#web/features/billing/api/plans.ts";',
      "the feature auth may not import the feature billing",
    ],
    [
      "src/web/lib/api.ts",
      'import { Button } from "../components/ui/button.tsx";',
      "lib may not import components (src/web/components/ui/button.tsx)",
    ],
    [
      "src/web/components/ui/card.tsx",
      'export { x } from "#web/features/auth/x.ts";',
      "components may not import features (src/web/features/auth/x.ts)",
    ],
    ["src/server/http/routes/utils.ts", "", "the name says nothing about what it is"],
    ["src/server/dateHelpers.ts", "", "file names are kebab-case"],
  ])("%s with `%s` breaks one", (file, source, fault) => {
    expect(checkFile(file, source)).toEqual([`${file}: ${fault}`]);
  });

  test.each([
    [
      "src/server/main.ts",
      'import { x } from "#standins/mailbox/x.ts";\nimport { createSmtpMail } from "./gateways/mail/smtp-mail.ts";',
    ],
    [
      "src/server/commands/demo.ts",
      'import { unconfiguredMail } from "./gateways/mail/unconfigured-mail.ts";',
    ],
    ["src/server/config.ts", "process.env"],
    [
      "src/server/services/auth/password-sign-in.ts",
      'import { MailError } from "#server/gateways/mail/mail-gateway.ts";',
    ],
    ["src/server/gateways/mail/smtp-mail.ts", 'import { MailError } from "./mail-gateway.ts";'],
    [
      "src/web/routes/signin.tsx",
      'import { SignIn } from "#web/features/auth/components/sign-in.tsx";',
    ],
    ["src/web/lib/api.ts", 'import { createClient } from "#contract/client.ts";'],
  ])("%s with `%s` breaks none", (file, source) => {
    expect(checkFile(file, source)).toEqual([]);
  });
});

describe("what the formatter sees", () => {
  const hide = (tool: string) => `// ${tool}-ignore\nconst a = [1,2];`;

  test.each(["prettier", "oxfmt"])("nothing is hidden by a comment for %s", (tool) => {
    expect(checkFormatting("src/a.ts", hide(tool))).toEqual([
      "src/a.ts: nothing is hidden from the formatter",
    ]);
  });

  test("speaking of it hides nothing", () => {
    expect(checkFormatting("src/a.ts", 'const rule = "no prettier-ignore";')).toEqual([]);
  });
});
