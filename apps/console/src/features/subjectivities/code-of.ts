const CODE_MAX = 60;

/** The code of a new condition: its title in capital letters, and a number where that is taken. */
export function codeOf(title: string, taken: readonly string[]): string {
  const words = title
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^[_0-9]+|_+$/g, '')
    .slice(0, CODE_MAX - 4);
  const code = words || 'CONDITION';
  for (let count = 2, one = code; ; one = `${code}_${count++}`) {
    if (!taken.includes(one)) return one;
  }
}
