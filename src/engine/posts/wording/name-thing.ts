import { findDisclosure } from "#engine/drafts/find-disclosure.ts";

/** What to call a project without its name, and how its founder came to have it. */
export type Thing = {
  /** 'tool' */
  noun: string;
  /** 'a tool' */
  one: string;
  /** A shop is run; a tool is made. */
  isRun: boolean;
};

const RUN =
  "shop|store|newsletter|podcast|channel|blog|agency|studio|community|marketplace|business|company|magazine|brand|club";
const MADE =
  "web app|app|tool|website|site|extension|plugin|add-on|library|game|course|book|ebook|template|bot|api|dashboard|calculator|tracker|planner|editor|generator|directory|calendar|service|platform|guide|font|theme|board|script";
const HEAD = new RegExp(`\\b(?:(${RUN})|(${MADE}))\\b`, "gi");

/** Kinds of software with names of their own. */
const TOOLS =
  /\b(?:companion|assistant|crm|builder|organi[sz]er|checker|converter|scheduler|timer|workspace|software|toolkit)$/i;

/** From the word that the description calls it by; 'project' where there is none. */
export function nameThing(statement: string, category: string | null): Thing {
  // The head of a phrase is its last noun before anything is said of it.
  const [head = ""] = statement.split(
    /,| (?:for|that|which|to|of|about|with|where|who|in|on|by|from) /i,
    1,
  );
  const [, run, made] = [...head.matchAll(HEAD)].at(-1) ?? [];
  const isShop = category === "E-commerce" || statement.startsWith("sells ");
  const isTool = category === "SaaS & Software" || TOOLS.test(head);
  const named = (run ?? made)?.toLowerCase() ?? (isShop ? "shop" : isTool ? "tool" : "project");
  // 'My own club' would not read as a disclosure.
  const noun = findDisclosure(`my own ${named}`) ? named : "project";
  const isRun = run !== undefined || noun === "shop";
  return { noun, one: `${/^[aeo]/.test(noun) ? "an" : "a"} ${noun}`, isRun };
}
