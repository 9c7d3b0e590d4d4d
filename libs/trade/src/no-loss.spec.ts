import { noLossStatementOf, noLossStatementOn, noLossText } from './no-loss';

const SUBJECT = { policyNumber: 'P-1', insuredName: 'Red Rock Dental', cancelDate: '2026-03-11' };

describe('the statement of no loss', () => {
  it.each(['2019-12-31', '2020-01-01', '2026-12-31'])('is there on %s', (day) => {
    const statement = noLossStatementOn(day);
    expect(noLossStatementOf(statement.version)).toBe(statement);
  });

  it('is of one policy and of one day', () => {
    const statement = noLossStatementOn('2026-03-20');
    const text = noLossText(statement, SUBJECT);
    expect(text.split('\n').slice(0, 4)).toEqual([
      `Statement of no loss ${statement.version}`,
      'Policy P-1',
      'Insured Red Rock Dental',
      'Cover ended 2026-03-11',
    ]);
    expect(text.endsWith(statement.paragraphs.join('\n'))).toBe(true);
  });

  it('is signed in words of either side of the Atlantic', () => {
    const { paragraphs } = noLossStatementOn('2026-03-20');
    expect(paragraphs.join(' ')).not.toMatch(/[a-z]iz(e|ed|ing)\b/);
    expect(paragraphs.at(-1)).toMatch(/^I may sign for the insured, and I agree /);
  });

  it('has no version that nobody wrote', () => {
    expect(noLossStatementOf('NO-LOSS-0')).toBeUndefined();
  });
});
