import { Caller } from './caller.mjs';
import { pdfText } from './read-back.mjs';

const PAGE_SIZE = 100;
// What machines write: two words or more in capitals, joined by underscores.
const SNAKE = /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g;
const FOREIGN = /cowbell/gi;

/**
 * Every PDF that is kept, with what it says.
 * @param {string} url
 * @returns {Promise<{ docName: string, text: string }[]>}
 */
export async function printedTexts(url) {
  const admin = await Caller.signIn(url, 'admin@palisade.example', () => {});
  const texts = [];
  for (let page = 0; ; page++) {
    const path = `/api/docs/v1/search?page=${page}&size=${PAGE_SIZE}`;
    const { content } = await admin.get(path);
    for (const { docId, docName } of content) {
      const bytes = await admin.download(`/api/docs/v1/download?docId=${docId}`);
      if (!isPdf(bytes)) continue;
      texts.push({ docName, text: await pdfText(bytes) });
    }
    if (content.length < PAGE_SIZE) return texts;
  }
}

const isPdf = (bytes) => Buffer.from(bytes.slice(0, 4)).toString('latin1') === '%PDF';

/**
 * The keys of enumerations and the names of other companies in a text that people read.
 * @param {string} text
 * @param {Set<string>} keys
 * @returns {string[]}
 */
export function machineWords(text, keys) {
  // What goes on with a number is a reference that somebody wrote.
  const words = text.match(/\b[A-Z][A-Z0-9]+\b(?!-\d)/g) ?? [];
  const found = [...words.filter((word) => keys.has(word)), ...(text.match(SNAKE) ?? [])];
  return [...new Set([...found, ...(text.match(FOREIGN) ?? [])])];
}
