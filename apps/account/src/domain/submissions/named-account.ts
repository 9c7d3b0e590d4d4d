/** An account by its name. */
export interface NamedAccount {
  id: string;
  name: string;
}

const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** The account that a text names, by all words of its name; null for none, and for several. */
export function accountNamedIn<Account extends NamedAccount>(
  text: string,
  accounts: readonly Account[],
): Account | null {
  const said = wordsOf(text);
  const named = accounts.filter(({ name }) => said.includes(wordsOf(name)));
  // "Red Rock" is no other company where "Red Rock Dental" is meant.
  const longest = Math.max(...named.map(({ name }) => name.length));
  const meant = named.filter(({ name }) => name.length === longest);
  return meant.length === 1 ? meant[0] : null;
}
