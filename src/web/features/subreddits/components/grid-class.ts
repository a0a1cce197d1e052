/** Where cards stand; a page of 24 fills its rows in each of these. */
export const gridClass = "grid gap-4 md:grid-cols-2";
