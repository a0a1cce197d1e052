import { EXPERIENCE_QUESTIONS } from "./questions-of-experience.ts";
import { METHOD_QUESTIONS } from "./questions-of-method.ts";
import type { Structure } from "./slot.ts";

/** Also where promotion is banned: there the project is disclosed in passing and not named. */
export const QUESTIONS: Structure[] = [...METHOD_QUESTIONS, ...EXPERIENCE_QUESTIONS];
