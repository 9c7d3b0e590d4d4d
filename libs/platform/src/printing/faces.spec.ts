import { NAMES } from '@palisade/testing';
import { FACE_FILES } from './face-files';
import { openFaces } from './faces';
import { linesOf } from './lines-of.fixture';
import { printPdf } from './paper';
import { writePart } from './parts';

const paper = {
  region: 'US' as const,
  title: 'Names',
  subtitle: 'As they are read',
  created: new Date('2026-03-09T10:00:00Z'),
};

const print = (texts: readonly string[], width?: number, size = 10): Promise<Buffer> =>
  printPdf(paper, (pdf) => {
    for (const weight of ['regular', 'bold'] as const) {
      pdf.face(weight).fontSize(size);
      for (const text of texts) writePart(pdf, 'P', () => pdf.text(text, { width }));
    }
  });

/** Names in scripts that are set in another order than they are written. */
const UNPRINTED = ['हिन्दी किताब', 'شركة النور', 'שָׁלוֹם בע״מ'];

it('every name is read from the paper as it was written, composed, or cannot be printed', async () => {
  const faces = await openFaces();
  const names = NAMES.map(([name]) => name);
  expect(names.filter((name) => faces.unprinted(name) !== null)).toEqual(UNPRINTED);
  const printed = names.filter((name) => !UNPRINTED.includes(name));
  // So small that each has a line of its own.
  const lines = await linesOf(await print(printed, undefined, 4));
  // Neighbouring blanks are copied as one.
  const expected = printed.map((name) => name.normalize('NFC').replace(/ +/g, ' '));
  expect(lines.slice(3)).toEqual([...expected, ...expected]);
});

it('a paper is the same whatever was printed before it', async () => {
  const alone = await print(['Élan', 'e']);
  await print(['Łódź', 'Москва', '한국 도서관']);
  await print(['e', 'É']);
  expect((await print(['Élan', 'e'])).equals(alone)).toBe(true);
});

it.each(['Nguyễn Thị 東京 Москва', 'サトウ 한글 Ltd'])(
  '%s is read whole where its lines end',
  async (name) => {
    const text = Array.from({ length: 12 }, () => name).join(' ');
    const lines = (await linesOf(await print([text], 150))).slice(3);
    expect(lines.length).toBeGreaterThan(8);
    expect(lines.join('').replaceAll(' ', '')).toBe(`${text}${text}`.replaceAll(' ', ''));
  },
);

it.each(['a\nb', 'Łódź\nb', '\n', 'a\u2028b', 'a\r\n\r\nŁ'])(
  '%j is printed line by line, and measured',
  async (text) => {
    const expected = text.split(/\s+/).filter((line) => line !== '');
    for (const width of [undefined, 150]) {
      const lines = await linesOf(await print([text], width));
      expect(lines.slice(3).map((line) => line.trim())).toEqual([...expected, ...expected]);
    }
    await printPdf(paper, (pdf) => {
      const [one, more] = ['a', `${text}b`].map((of) => pdf.heightOfString(of, { width: 150 }));
      expect(more).toBeGreaterThan(one);
      expect(pdf.widthOfString(text)).toBeCloseTo(pdf.widthOfString(expected.join('')));
    });
  },
);

it.each([
  ['Alder Łódź Москва', null, 'Alder Łódź Москва'],
  ['one\ttab\r\nnext\u200b', null, 'one\ttab\r\nnext\u200b'],
  ['חברה Ltd', 'ח', '[U+05D7][U+05D1][U+05E8][U+05D4] Ltd'],
  ['شركة', 'ش', '[U+0634][U+0631][U+0643][U+0629]'],
  ['Rocket 🚀 Inc', '🚀', 'Rocket [U+1F680] Inc'],
  ['中国人民保险', '险', '中国人民保[U+9669]'],
  ['简体', '简', '[U+7B80]体'],
  ['bell\u0007', '\u0007', 'bell[U+0007]'],
])('of %j the first letter without a face is %j', async (text, letter, spelled) => {
  const faces = await openFaces();
  expect([faces.unprinted(text), faces.spelled(text)]).toEqual([letter, spelled]);
});

it.each([...FACE_FILES.keys()])(
  'what is bold in face %i has every letter that is asked of it',
  async (face) => {
    const faces = await openFaces();
    const bold = new Set(faces.open(face, 'bold').characterSet);
    const isItsOwn = (point: number) => faces.runsOf(String.fromCodePoint(point))[0]?.face === face;
    const missing = faces.open(face, 'regular').characterSet.filter((point) => !bold.has(point));
    expect(missing.filter(isItsOwn)).toEqual([]);
  },
);

it('a letter without a face is never printed as another', async () => {
  await expect(print(['חברה'])).rejects.toThrow('No face has U+05D7.');
});

it.each([
  ['US', 'en-US'],
  ['UK', 'en-GB'],
] as const)(
  'a paper of the %s is kept as PDF/A, tagged and in its language',
  async (region, lang) => {
    const content = await printPdf({ ...paper, region }, (pdf) => {
      writePart(pdf, 'P', () => pdf.text('Łódź'));
    });
    const text = content.toString('latin1');
    for (const part of [
      '%PDF-1.4',
      '<pdfaid:part>1</pdfaid:part>',
      '<pdfaid:conformance>B</pdfaid:conformance>',
      '/S /GTS_PDFA1',
      '/Marked true',
      '/DisplayDocTitle true',
      `/Lang (${lang})`,
      '/S /H1',
      '/S /Document',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('/Type1');
  },
);
