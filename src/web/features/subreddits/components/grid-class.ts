/** Where cards stand, by the room there is; a page of 24 fills its rows in each of these. */
export const gridClass = "grid gap-4 @xl:grid-cols-2 @6xl:grid-cols-3";
