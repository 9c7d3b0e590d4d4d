import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openFaces } from './faces';
import { SIXTY_NAMES } from './names.fixture';
import { printPdf } from './paper';
import { writePart } from './parts';

const paper = {
  region: 'US' as const,
  title: 'Names',
  subtitle: 'As they are read',
  created: new Date('2026-03-09T10:00:00Z'),
};

const print = (texts: readonly string[], width?: number): Promise<Buffer> =>
  printPdf(paper, (pdf) => {
    for (const weight of ['regular', 'bold'] as const) {
      pdf.face(weight).fontSize(10);
      for (const text of texts) writePart(pdf, 'P', () => pdf.text(text, { width }));
    }
  });

/** The texts of a file, line by line, as they are copied out of it. */
async function linesOf(content: Buffer): Promise<string[]> {
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

it('every name is read from the paper as it was written, composed', async () => {
  const lines = await linesOf(await print(SIXTY_NAMES));
  const expected = SIXTY_NAMES.map((name) => name.normalize('NFC'));
  expect(lines.slice(3)).toEqual([...expected, ...expected]);
});
