/** Every table, by noun: what migrations are generated from. */
export * from "./schema/accounts-tables.ts";
export * from "./schema/assistants-tables.ts";
export * from "./schema/catalogue-tables.ts";
export * from "./schema/projects-tables.ts";
export * from "./schema/posts-tables.ts";
export * from "./schema/billing-tables.ts";
export * from "./schema/notices-tables.ts";
export * from "./schema/radar-tables.ts";
