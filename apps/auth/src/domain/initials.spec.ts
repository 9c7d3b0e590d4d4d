import { initials } from './initials';

describe('initials', () => {
  it.each([
    [['Ada', null, 'Lovelace'], 'AL'],
    [['ada', 'king', 'lovelace'], 'AKL'],
    [[' Éva', '', 'Ørsted'], 'ÉØ'],
    [['3M', null, 'Corp'], 'C'],
    [['', null, ''], ''],
  ])('of %j are %s', (names, expected) => {
    expect(initials(...names)).toBe(expected);
  });
});
