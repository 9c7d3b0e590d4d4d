import { codeOf } from './code-of';

describe('the code of a new condition', () => {
  it.each([
    ['Signed application', [], 'SIGNED_APPLICATION'],
    ['  2 backups, off site!', [], 'BACKUPS_OFF_SITE'],
    ['Résumé', [], 'RE_SUME'],
    ['…', [], 'CONDITION'],
    ['Report', ['REPORT'], 'REPORT_2'],
    ['Report', ['REPORT', 'REPORT_2'], 'REPORT_3'],
  ])('of %j, beside %j, is %s', (title, taken, code) => {
    expect(codeOf(title, taken)).toBe(code);
  });
});
