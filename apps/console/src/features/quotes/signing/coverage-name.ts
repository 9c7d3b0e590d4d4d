const ACRONYMS = ['PCI', 'CCPA', 'GDPR', 'BI', 'AI', 'BIPA', 'TRIA', 'ENO'];
const SMALL_WORDS = ['OF', 'AND', 'TO', 'FOR'];

/** A key of the coverage catalogue in words, for readers who may not ask for the catalogue. */
export const coverageName = (key: string): string =>
  key
    .split('_')
    .map((word, index) => {
      if (ACRONYMS.includes(word)) return word;
      const lower = word.toLowerCase();
      return index > 0 && SMALL_WORDS.includes(word) ? lower : word.charAt(0) + lower.slice(1);
    })
    .join(' ');
