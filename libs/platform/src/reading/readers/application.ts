import { APPLICATION_FIELDS, APPLICATION_MARK } from '@palisade/trade';

const VALUE_MAX = 500;
/** What no database holds: control characters and halves of letters. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/gu;

/** What was filled in of a form: field name to text. */
export type FilledForm = Record<string, string>;

interface FieldObject {
  value?: unknown;
}

/**
 * What somebody entered in our application; null for a file that is none, or that cannot be read.
 * Nothing of the file is run.
 */
export async function readApplication(file: Buffer): Promise<FilledForm | null> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const reading = getDocument({
    data: new Uint8Array(file),
    isEvalSupported: false,
    stopAtErrors: true,
    verbosity: 0,
  });
  try {
    const pdf = await reading.promise;
    const fields = (await pdf.getFieldObjects()) as Record<string, FieldObject[]> | null;
    return fields && filledIn(fields);
  } catch {
    return null;
  } finally {
    await reading.destroy();
  }
}

function filledIn(fields: Record<string, FieldObject[]>): FilledForm | null {
  const textOf = (name: string): string => {
    const value = Object.hasOwn(fields, name) ? fields[name][0]?.value : null;
    return typeof value === 'string'
      ? value.slice(0, VALUE_MAX).replace(UNSTORABLE, ' ').trim()
      : '';
  };
  if (textOf(APPLICATION_MARK.field) !== APPLICATION_MARK.value) return null;
  const entered = APPLICATION_FIELDS.map((name) => [name, textOf(name)] as const);
  return Object.fromEntries(entered.filter(([, text]) => text !== ''));
}
