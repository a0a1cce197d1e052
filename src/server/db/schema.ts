/** Every table, by noun: what migrations are generated from. */
export * from "./schema/accounts-tables.ts";
export * from "./schema/catalogue-tables.ts";
export * from "./schema/projects-tables.ts";
export * from "./schema/posts-tables.ts";
export * from "./schema/competitors-tables.ts";
export * from "./schema/billing-tables.ts";
export * from "./schema/notices-tables.ts";
export * from "./schema/calendar-tables.ts";
export * from "./schema/webhooks-tables.ts";
export * from "./schema/traffic-tables.ts";
export * from "./schema/tasks-tables.ts";
export * from "./schema/service-tables.ts";
