import { hasControls, oneLine, seenText } from './one-line';

describe('a text as one line', () => {
  it.each([
    ['Red Rock Dental', 'Red Rock Dental'],
    ['Red Rock\nDental', 'Red Rock Dental'],
    ['Red Rock \r\n  Dental\n', 'Red Rock Dental'],
    ['Red\tRock\u2028Dental', 'Red Rock Dental'],
    ['X\r\nBcc: all@example.com', 'X Bcc: all@example.com'],
    ['\n', ''],
    [' as it was typed ', ' as it was typed '],
  ])('%j is %j', (text, line) => {
    expect(oneLine(text)).toBe(line);
  });
});

describe('a text that is seen', () => {
  it.each([
    ['E\u0301lan', '\u00C9lan'],
    ['\u200b \u00a0\u2060', ''],
    ['\u0007', ''],
    ['a\u200bb', 'a\u200bb'],
    ['', ''],
  ])('%j is %j', (text, seen) => {
    expect(seenText(text)).toBe(seen);
  });
});

describe('characters that nobody sees', () => {
  it.each([
    ['Zoë & Søn – 日本', false],
    ['two\nlines\tand a tab\r', false],
    ['bell\u0007', true],
    ['null\u0000', true],
    ['escape\u001b[31m', true],
    ['delete\u007f', true],
    ['cancel\u0094', true],
  ])('%j: %s', (text, has) => {
    expect(hasControls(text)).toBe(has);
  });
});
