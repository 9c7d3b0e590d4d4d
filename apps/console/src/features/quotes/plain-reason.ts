/** A sentence of the rater or of the quote, with the keys in it replaced by people's words. */
export const plainReason = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replace(/\b[A-Za-z][A-Za-z_0-9]*\b/g, (word) =>
    Object.hasOwn(words, word) ? `“${words[word]}”` : word,
  );
