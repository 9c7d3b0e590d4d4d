/** No more of a file is searched. */
const LETTERS_MAX = 200_000;
/** What no database holds: control characters and halves of letters. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/gu;

/** What a PDF says, page after page; nothing for a file that cannot be read. Nothing of the file is run. */
export async function readPdfText(file: Buffer): Promise<string> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const reading = getDocument({ data: new Uint8Array(file), isEvalSupported: false, verbosity: 0 });
  try {
    const pdf = await reading.promise;
    let text = '';
    for (let at = 1; at <= pdf.numPages && text.length < LETTERS_MAX; at++) {
      const page = await pdf.getPage(at);
      const { items } = await page.getTextContent();
      text += items.map((item) => ('str' in item ? `${item.str} ` : ' ')).join('');
      page.cleanup();
    }
    return text.slice(0, LETTERS_MAX).replace(UNSTORABLE, ' ');
  } catch {
    return '';
  } finally {
    await reading.destroy();
  }
}
