import type { AnswerId } from "#engine/interview/interview.ts";

/** The answer that comes before the thing itself; 'plain' where none does, 'town' where neighbours hear that it is near. */
export type Start = AnswerId | "plain" | "town";
