import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";

/** Hosts and paths. */
export const ADDRESS_EXAMPLES: Record<string, RowExamples> = {
  DISCORD_HOST: {
    has: ["discord.com", "ptb.discordapp.com"],
    lacks: ["discord.gg", "mydiscord.com"],
  },
  DISCORD_PATH: {
    has: ["/api/webhooks/1/a", "/api/v10/webhooks/1/a"],
    lacks: ["/webhooks/1", "/api/x"],
  },
  SLACK_PATH: {
    has: ["/services/T1/B1/x", "/services/a/b/c"],
    lacks: ["/services/a/b", "/x/services/a/b/c"],
  },
  OF_SLACK: { has: ["hooks.slack.com", "slack.com"], lacks: ["slack.org", "myslack.com"] },
  DISCORD_WHOLE: {
    has: ["/api/webhooks/1/a", "/api/webhooks/1/a/slack"],
    lacks: ["/api/webhooks/a/b", "/api/webhooks/1/"],
  },
};
