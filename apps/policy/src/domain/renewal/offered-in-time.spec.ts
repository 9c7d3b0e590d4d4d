import { isOfferedInTime } from './offered-in-time';

const DUE = { dueOn: '2026-12-11' };

describe('a renewal that is offered', () => {
  it.each([
    ['without a notice that it owes', true, null, true],
    ['with a notice of the last day', true, { ...DUE, mailedOn: '2026-12-11' }, true],
    ['with a notice that is late', true, { ...DUE, mailedOn: '2026-12-12' }, false],
    ['with a notice that is to be mailed', true, { ...DUE, mailedOn: null }, false],
    ['to nobody yet', false, null, false],
  ])('%s', (_, sent, notice, isInTime) => {
    expect(isOfferedInTime({ sent, notice })).toBe(isInTime);
  });
});
