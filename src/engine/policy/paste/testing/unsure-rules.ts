/** One ban on shops is read as a ban on everything, though another sentence sounds like room. */
export const UNSURE = [
  "1. Be kind to beginners",
  "2. Name your loom in the title",
  "3. Photos need a caption",
  "4. Finished pieces",
  "Pictures of your own work are looked at with pleasure, whatever the day.",
  "5. Trade",
  "Advertising by shops is removed.",
  "6. No politics",
].join("\n");
