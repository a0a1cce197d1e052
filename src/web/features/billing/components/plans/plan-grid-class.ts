export const planGridClass = "grid gap-5 lg:grid-cols-3";
