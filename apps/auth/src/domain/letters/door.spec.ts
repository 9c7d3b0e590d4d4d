import { doorOf, doorUntil, isDoor, wayBackUntil } from './door';

const NOW = new Date('2026-03-01T12:00:00Z');

it.each([
  ['POLICY', true, 'E_PAY'],
  ['POLICY', false, 'POLICY'],
  ['CLAIM', false, 'CLAIM'],
] as const)('a letter about a %s that asks for money (%s) opens %s', (subject, pays, flow) => {
  expect(doorOf(subject, pays)).toBe(flow);
  expect(isDoor(flow)).toBe(true);
});

it.each([
  ['2027-02-01', '2027-02-01T00:00:00.000Z'],
  ['2026-03-15', '2026-05-30T12:00:00.000Z'],
  ['2025-01-01', '2026-05-30T12:00:00.000Z'],
])('a letter of a policy until %s is a way to it until %s', (end, until) => {
  expect(doorUntil(end, NOW).toISOString()).toBe(until);
});

it('a letter of a policy that may be had back opens that, as long as it may be', () => {
  expect(doorOf('POLICY', true, true)).toBe('REINSTATE');
  expect(isDoor('REINSTATE')).toBe(true);
  expect(wayBackUntil('2026-04-10').toISOString()).toBe('2026-04-11T00:00:00.000Z');
});

it('a link to a quote is none', () => expect(isDoor('QUOTE')).toBe(false));
