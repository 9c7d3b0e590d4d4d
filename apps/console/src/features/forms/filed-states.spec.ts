import { linesOf, statesOf, wrongLine } from './filed-states';

const TEXAS = { state: 'TX', from: '2026-03-01', to: '2027-02-28' };

it.each([
  ['', []],
  ['OH, tx\nCA;', ['OH', 'TX', 'CA'].map((state) => ({ state, from: null, to: null }))],
  ['TX from 2026-03-01 to 2027-02-28', [TEXAS]],
  ['TX to 2027-02-28', [{ ...TEXAS, from: null }]],
  ['TX FROM 2026-03-01', [{ ...TEXAS, to: null }]],
])('the lines %j say where a form is filed', (text, states) => {
  expect(wrongLine(text)).toBeNull();
  expect(statesOf(text)).toEqual(states);
});

it.each([
  ['OH, ZZ', 'ZZ'],
  ['Texas', 'Texas'],
  ['TX since 2026-03-01', 'TX since 2026-03-01'],
  ['TX from 1 March', 'TX from 1 March'],
])('the lines %j do not, by %j', (text, line) => {
  expect(wrongLine(text)).toBe(line);
});

it('are written as they are read', () => {
  const states = [TEXAS, { state: 'OH', from: null, to: null }];
  expect(linesOf(states)).toBe('TX from 2026-03-01 to 2027-02-28\nOH');
  expect(statesOf(linesOf(states))).toEqual(states);
});
