// Where Discord and Slack take messages.
export const DISCORD_HOST = /^(\w+\.)?discord(app)?\.com$/;
export const DISCORD_PATH = /^\/api\/(v\d+\/)?webhooks\//;
export const SLACK_PATH = /^\/services\/[^/]+\/[^/]+\/[^/]+$/;
export const OF_SLACK = /(^|\.)slack\.com$/;
export const DISCORD_WHOLE = /\/webhooks\/\d+\/[^/]+(\/slack)?$/;
