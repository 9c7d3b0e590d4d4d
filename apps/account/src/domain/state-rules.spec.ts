import type { StateDraft } from './state-rules';
import { checkStateUnused, stateOpenness } from './state-rules';

describe('a state of the table', () => {
  it.each<[string, StateDraft, boolean | string]>([
    ['with rates is open', { abbreviation: 'TX' }, true],
    ['with rates may be closed', { abbreviation: 'TX', isOpen: false }, false],
    ['without rates is closed', { abbreviation: 'PR' }, false],
    ['without rates can not be open', { abbreviation: 'PR', isOpen: true }, 'There are no rates'],
    ['has two capital letters', { abbreviation: 'tx' }, 'An abbreviation is'],
    ['has no digits', { abbreviation: 'T1' }, 'An abbreviation is'],
  ])('%s', (_, draft, expected) => {
    const open = (): boolean => stateOpenness(draft);
    if (typeof expected === 'string') expect(open).toThrow(expected);
    else expect(open()).toBe(expected);
  });

  it.each([
    [0, 0, null],
    [1, 0, 'The state is in use: 1 client names it.'],
    [0, 1, 'The state is in use: 1 license names it.'],
    [2, 3, 'The state is in use: 2 clients and 3 licenses name it.'],
  ])('that %s clients and %s licences name', (clients, licenses, message) => {
    const check = (): void => checkStateUnused({ clients, licenses });
    if (message === null) expect(check).not.toThrow();
    else expect(check).toThrow(message);
  });
});
