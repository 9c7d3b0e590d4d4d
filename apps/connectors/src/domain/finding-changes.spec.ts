import type { Verdict } from './finding';
import { MAX_FINDINGS } from './finding';
import { changedFindings } from './finding-changes';

const found = (verdict: Verdict, check = 'mfa', subject = 'tenant') => ({
  check,
  subject,
  verdict,
  title: `Title of ${check}`,
  severity: 'HIGH' as const,
});
type Found = ReturnType<typeof found>;

describe('what changed between two readings', () => {
  it.each<[string, Found[], Found[], string[]]>([
    ['nothing', [found('FAIL')], [found('FAIL')], []],
    ['a check that fails now', [found('PASS')], [found('FAIL')], ['OPENED mfa']],
    ['a check that is new and fails', [], [found('FAIL')], ['OPENED mfa']],
    ['a check that is new and passes', [], [found('PASS')], []],
    ['a check that passes now', [found('FAIL')], [found('PASS')], ['CLOSED mfa']],
    [
      'a check that does not apply any more',
      [found('FAIL')],
      [found('NOT_APPLICABLE')],
      ['CLOSED mfa'],
    ],
    ['a check that is gone', [found('FAIL')], [], ['CLOSED mfa']],
    ['a check without a verdict', [found('FAIL')], [found('UNKNOWN')], []],
    [
      'the same check of another host',
      [found('FAIL', 'port', 'one')],
      [found('FAIL', 'port', 'two')],
      ['OPENED port', 'CLOSED port'],
    ],
    ['a check that is listed twice', [found('FAIL')], [found('FAIL'), found('FAIL')], []],
  ])('is %s', (_, before, after, expected) => {
    const changes = changedFindings(before, after);
    expect(changes.map(({ change, check }) => `${change} ${check}`)).toEqual(expected);
  });

  it('is not known where a reading was cut', () => {
    const many = Array.from({ length: MAX_FINDINGS }, (_, at) => found('FAIL', `check ${at}`));
    expect(changedFindings(many, [])).toEqual([]);
    expect(changedFindings([], many)).toEqual([]);
  });
});
