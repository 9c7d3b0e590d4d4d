import { foldText } from '@palisade/kernel';

/** A name of so many words is looked for at most, and in so many words of a text. */
const NAME_WORDS = 16;
const TEXT_WORDS = 80;

/**
 * What of a text may be the name of an account: each run of its words, folded, with a blank between
 * them, as `words_of` of the database writes a folded name.
 */
export function namesIn(text: string): string[] {
  const words = foldText(text).match(/[\p{L}\p{Nd}]+/gu) ?? [];
  const said = words.slice(0, TEXT_WORDS);
  const runs = said.flatMap((_, from) => {
    const longest = Math.min(NAME_WORDS, said.length - from);
    return Array.from({ length: longest }, (__, more) =>
      said.slice(from, from + more + 1).join(' '),
    );
  });
  return [...new Set(runs)];
}

/** The one whose name has the most letters; null for none, and for several that are called alike. */
export function longestNamed<Named extends { letters: number }>(
  named: readonly Named[],
): Named | null {
  // "Red Rock" is no other company where "Red Rock Dental" is meant.
  const longest = Math.max(...named.map(({ letters }) => letters));
  const meant = named.filter(({ letters }) => letters === longest);
  return meant.length === 1 ? meant[0] : null;
}
