/** A post with open blanks goes out only when its author says so. */
export function askAboutBlanks(count: number): { title: string; description: string } {
  const open = count === 1 ? "1 blank is" : `${count} blanks are`;
  return {
    title: "Leave blanks open?",
    description: `${open} not filled in yet. Whoever reads the post would see the curly brackets.`,
  };
}
