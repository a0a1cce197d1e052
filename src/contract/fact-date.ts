import * as z from "zod";

export const FactDate = z
  .string()
  .regex(/^\d{4}-\d{2}(-\d{2})?$/)
  .meta({ description: "A month (2025-09), or a day where it is known (2026-11-15)." });
