import type { AccountFinding } from '../../lib/connector-types';
import { findingsWorthMost } from './worth-most';

const finding = (id: string, premium: number | null): AccountFinding => ({
  id,
  title: id,
  severity: 'HIGH',
  score: 1,
  status: 'OPEN',
  subject: '',
  evidence: '',
  connectorType: 'AWS',
  worth: { points: 1, premium, currency: 'USD', basis: 'OPEN_QUOTE' },
});

describe('the findings that are worth most', () => {
  it.each([
    ['are three, the most first', [5, 40, 10, 20], [40, 20, 10]],
    ['leave out what takes nothing off', [0, -3, null, 7], [7]],
    ['are none of an unpriced insured', [null, null], []],
  ] as const)('%s', (_, premiums, expected) => {
    const findings = premiums.map((premium, at) => finding(String(at), premium));
    expect(findingsWorthMost(findings).map(({ worth }) => worth.premium)).toEqual(expected);
  });
});
