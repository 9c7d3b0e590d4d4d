import type { SaxesParser } from 'saxes';
import type { NumberFormat } from './shown-number';
import { localName, xmlEvents } from './xml-events';

const STYLES_MAX = 65_536;

/** The number format of each style of a workbook, in the order of its styles. */
export function numberFormats(styles: Buffer | null): NumberFormat[] {
  const formats: NumberFormat[] = [];
  if (!styles) return formats;
  const codes = new Map<number, string>();
  let isCell = false;
  const listen = (parser: SaxesParser): void => {
    parser.on('opentag', ({ name, attributes }) => {
      const local = localName(name);
      const { numFmtId = '0', formatCode = '' } = attributes as Record<string, string>;
      const id = Number(numFmtId);
      if (local === 'cellXfs') isCell = true;
      if (local === 'numFmt' && codes.size < STYLES_MAX) codes.set(id, formatCode);
      if (local !== 'xf' || !isCell || formats.length === STYLES_MAX) return;
      formats.push({ id, code: codes.get(id) ?? '' });
    });
    parser.on('closetag', ({ name }) => {
      if (localName(name) === 'cellXfs') isCell = false;
    });
  };
  for (const _ of xmlEvents(styles, listen));
  return formats;
}
