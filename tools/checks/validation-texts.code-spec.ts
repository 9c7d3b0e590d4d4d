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
const UNREAD: readonly string[] = [
  'forgot-password captcha',
  'password-reset confirmPassword',
  'account-new team',
  'agency-settings winRate',
  'wholesale-account Cancel',
];

const read = ROWS.filter(({ suite }) => suite !== '-');

describe('what a form refuses by', () => {
  it.each(read)('$form $field: $text', ({ text, suite }) => {
    expect(suite).toMatch(/[.-]spec\.tsx?$/);
    expect(fs.readFileSync(inRoot(suite), 'utf8')).toContain(text);
  });

  it('is read by a suite, but for what is named', () => {
    const unread = ROWS.filter(({ suite }) => suite === '-');
    expect(unread.map(({ form, field }) => `${form} ${field}`)).toEqual(UNREAD);
  });
});
