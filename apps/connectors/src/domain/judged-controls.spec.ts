import type { Finding, Verdict } from './finding';
import { judgedControls } from './judged-controls';

const finding = (verdict: Verdict, control: Finding['control'], title = 'Administrators') =>
  ({
    check: 'c',
    subject: 's',
    title,
    verdict,
    severity: 'HIGH',
    control,
    evidence: '41 of 41',
    points: 0,
  }) satisfies Finding;

describe('what a tool judged of our controls', () => {
  it.each<[string, Finding[], object[]]>([
    ['nothing of no findings', [], []],
    ['nothing of what is evidence of no control', [finding('PASS', null)], []],
    [
      'nothing of what it could not judge',
      [finding('UNKNOWN', 'BACKUP'), finding('NOT_APPLICABLE', 'BACKUP')],
      [],
    ],
    [
      'what passed, in its words',
      [finding('PASS', 'MFA_FOR_ADMINISTRATORS')],
      [
        {
          control: 'MFA_FOR_ADMINISTRATORS',
          passed: 1,
          failed: 0,
          evidence: 'Administrators: 41 of 41',
        },
      ],
    ],
    [
      'what failed first',
      [finding('PASS', 'PATCHING', 'Host A'), finding('FAIL', 'PATCHING', 'Host B')],
      [{ control: 'PATCHING', passed: 1, failed: 1, evidence: 'Host B: 41 of 41' }],
    ],
  ])('is %s', (_, findings, judged) => {
    expect(judgedControls(findings)).toEqual(judged);
  });
});
