import { customType, timestamp } from "drizzle-orm/pg-core";

export const instant = () => timestamp({ withTimezone: true, mode: "date" });

/** Compared by its bytes whatever the server's locale, so that a prefix is a range. */
export const code = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
