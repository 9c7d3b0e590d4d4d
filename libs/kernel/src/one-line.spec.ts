import { hasControls, oneLine } from './one-line';

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
