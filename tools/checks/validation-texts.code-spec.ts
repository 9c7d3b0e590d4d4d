import { parse } from 'csv-parse/sync';
import fs from 'node:fs';
import { inRoot } from '../workspace.mjs';

/**
 * A text that a form of accounts or people refuses by, and the suite that reads it where it is
 * answered or shown; `-` for one that no suite reads. Kept by hand.
 */
interface TextRow {
  form: string;
  field: string;
  text: string;
  suite: string;
}

const ROWS = parse<TextRow>(fs.readFileSync(inRoot('tools/checks/validation-texts.csv')), {
  columns: true,
});

/** What no suite reads; whoever writes one takes it off. */
const UNREAD: readonly string[] = ['agency-settings winRate'];

/** Whether a suite expects the text as a whole sentence: between quotes, or beside others there. */
function isExpectedIn(source: string, text: string): boolean {
  const parts = source.split(text);
  return parts
    .slice(1)
    .some((after, at) => /(['"`]|\. )$/.test(parts[at] ?? '') && /^(\.?['"`]|\. )/.test(after));
}

const read = ROWS.filter(({ suite }) => suite !== '-');

describe('what a form refuses by', () => {
  it.each(read)('$form $field: $text', ({ text, suite }) => {
    expect(suite).toMatch(/[.-]spec\.tsx?$/);
    expect(isExpectedIn(fs.readFileSync(inRoot(suite), 'utf8'), text)).toBe(true);
  });

  it.each([
    ["['Name is required.']", true],
    ["'Email is wrong. Name is required. Phone is wrong.'", true],
    ["'First Name is required.'", false],
    ["'Name is required here.'", false],
  ])('is in %s a sentence of its own: %s', (source, isThere) => {
    expect(isExpectedIn(source, 'Name is required')).toBe(isThere);
  });

  it('is read by a suite, but for what is named', () => {
    const unread = ROWS.filter(({ suite }) => suite === '-');
    expect(unread.map(({ form, field }) => `${form} ${field}`)).toEqual(UNREAD);
  });
});
