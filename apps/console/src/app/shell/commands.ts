interface Named {
  text: string;
}

/** The commands that hold every word of the search, those that begin with it first. */
export function matchCommands<T extends Named>(commands: readonly T[], search: string): T[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const startsWith = ({ text }: T) => words.length > 0 && text.toLowerCase().startsWith(words[0]!);
  const matching = commands.filter(({ text }) =>
    words.every((word) => text.toLowerCase().includes(word)),
  );
  return [...matching.filter(startsWith), ...matching.filter((command) => !startsWith(command))];
}
