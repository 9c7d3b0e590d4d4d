import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The texts of a file, line by line, as they are copied out of it. */
export async function linesOf(content: Buffer): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise;
  let text = '';
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    for (const item of items) if ('str' in item) text += item.hasEOL ? `${item.str}\n` : item.str;
    text += '\n';
  }
  await pdf.destroy();
  return text.split('\n').filter((line) => line !== '');
}
