import { asksEffort } from './diligent-effort';

describe('the diligent effort', () => {
  it.each([
    ['MT', true],
    ['NV', true],
    ['TX', true],
    ['FL', false],
    ['LA', false],
    ['MS', false],
    ['VA', false],
    ['WI', false],
    [null, false],
  ])('is asked for in %s: %s', (state, isAsked) => {
    expect(asksEffort(state)).toBe(isAsked);
  });
});
