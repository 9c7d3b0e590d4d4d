import { SaxesParser } from 'saxes';
import { FileRefused } from '../file-refused';

const PART_BYTES = 65_536;

/** The name of an element without its prefix. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads an XML file part by part: `listen` hears what is in it, and whoever goes through the parts may stop
 * after each. Throws `FileRefused` where it is damaged. What it declares of its own is not expanded.
 */
export function* xmlEvents(
  file: Buffer,
  listen: (parser: SaxesParser) => void,
): Generator<undefined> {
  const parser = new SaxesParser({ xmlns: false });
  parser.on('error', () => {
    throw new FileRefused('broken', 'The workbook is damaged.');
  });
  listen(parser);
  const decoder = new TextDecoder();
  for (let at = 0; at < file.length; at += PART_BYTES) {
    parser.write(decoder.decode(file.subarray(at, at + PART_BYTES), { stream: true }));
    yield undefined;
  }
  parser.close();
}
