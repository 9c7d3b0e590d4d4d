import { foldText } from '@palisade/kernel';

interface Named {
  text: string;
}

/** The commands that hold every word of the search, those that begin with it first. */
export function matchCommands<T extends Named>(commands: readonly T[], search: string): T[] {
  const words = foldText(search).split(' ').filter(Boolean);
  const startsWith = ({ text }: T) => words.length > 0 && foldText(text).startsWith(words[0]!);
  const matching = commands.filter(({ text }) =>
    words.every((word) => foldText(text).includes(word)),
  );
  return [...matching.filter(startsWith), ...matching.filter((command) => !startsWith(command))];
}
