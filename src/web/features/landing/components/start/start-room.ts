/** As high as three communities, whatever is said there. */
export const START_ROOM = "mt-4 min-h-[27rem] sm:min-h-[20rem]";
