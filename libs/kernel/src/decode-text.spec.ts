import type { Charset } from './decode-text';
import { decodeText } from './decode-text';

const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex');
const wide = (text: string): Buffer => Buffer.from(text, 'utf16le');

it.each<[string, Buffer, string, Charset, boolean]>([
  ['plain letters', Buffer.from('Cafe'), 'Cafe', 'UTF-8', false],
  ['UTF-8', Buffer.from('Café Łódź'), 'Café Łódź', 'UTF-8', false],
  ['UTF-8 with its mark', Buffer.from('\uFEFFCafé'), 'Café', 'UTF-8', false],
  ['Windows-1252', hex('43 61 66 e9'), 'Café', 'windows-1252', true],
  ['the quotes of Windows-1252', hex('93 41 94 20 80'), '“A” €', 'windows-1252', true],
  ['UTF-16LE with its mark', wide('\uFEFFCafé'), 'Café', 'UTF-16LE', false],
  ['UTF-16BE with its mark', wide('\uFEFFCafé').swap16(), 'Café', 'UTF-16BE', false],
  ['UTF-16LE without a mark', wide('Company,City'), 'Company,City', 'UTF-16LE', true],
  ['UTF-16BE without a mark', wide('Company,City').swap16(), 'Company,City', 'UTF-16BE', true],
  ['nothing', hex(''), '', 'UTF-8', false],
])('%s', (_, bytes, text, charset, isGuess) => {
  expect(decodeText(bytes)).toEqual({ text, charset, isGuess });
});
