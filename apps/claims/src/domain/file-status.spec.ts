import { validateTransitions } from '@palisade/kernel';
import fc from 'fast-check';
import type { FileAction, FileStatus } from './file-status';
import {
  FILE_STATUSES,
  FILE_TRANSITIONS,
  fileStatusAfter,
  offeredFileActions,
} from './file-status';
import {
  assertVoidable,
  changedReserves,
  closingAction,
  NOTHING,
  RESERVE_CATEGORIES,
  totalOf,
} from './reserves';

describe('the life of a claims file', () => {
  it('is sound for the actions that have a call', () => {
    const statuses = FILE_STATUSES.filter((status) => status !== 'DENIED');
    const table = { ...FILE_TRANSITIONS, reopen: { from: closed, to: 'REOPENED' as const } };
    const shape = { statuses, initial: ['OPEN'] as const, terminal: ['VOID'] as const };
    expect(validateTransitions<FileStatus, FileAction>(table, shape)).toEqual([]);
  });

  const closed = ['CLOSED_WITH_PAYMENT', 'CLOSED_NO_PAYMENT'] as const;

  it('refuses with 409 whatever the table does not list', () => {
    for (const status of FILE_STATUSES) {
      for (const action of Object.keys(FILE_TRANSITIONS) as FileAction[]) {
        const isListed = (FILE_TRANSITIONS[action].from as readonly string[]).includes(status);
        const act = (): unknown => fileStatusAfter(status, action);
        if (isListed) expect(FILE_STATUSES).toContain(act());
        else expect(act).toThrow(expect.objectContaining({ status: 409 }));
      }
    }
  });
});

describe('what is offered of a claims file', () => {
  it('is what the status allows and the role permits', () => {
    const closes = (permission: string): boolean => permission === 'claim:close';
    expect(offeredFileActions('OPEN', closes)).toEqual(['closeWithPayment', 'closeWithoutPayment']);
    expect(offeredFileActions('VOID', () => true)).toEqual([]);
  });
});

describe('reserves', () => {
  it('are the sum of their changes, whatever their order', () => {
    const change = fc.record({
      category: fc.constantFrom(...RESERVE_CATEGORIES),
      amount: fc.integer({ min: 0, max: 1_000_000 }),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
        const apply = (reserves: typeof NOTHING, { category, amount }: (typeof changes)[number]) =>
          changedReserves(reserves, { [category]: amount }, NOTHING);
        const reserves = changes.reduce(apply, NOTHING);
        expect(totalOf(reserves)).toBe(changes.reduce((sum, { amount }) => sum + amount, 0));
        expect([...changes].reverse().reduce(apply, NOTHING)).toEqual(reserves);
      }),
    );
  });

  it.each([
    ['nothing', NOTHING, NOTHING, 'closeWithoutPayment'],
    [
      'all of it paid',
      { ...NOTHING, firstPartyLoss: 5 },
      { ...NOTHING, firstPartyLoss: 5 },
      'closeWithPayment',
    ],
  ])('let a file close with %s', (_, reserves, paid, action) => {
    expect(closingAction(reserves, paid)).toBe(action);
  });

  it('are given up with a file that is void, unless something is paid', () => {
    expect(() => assertVoidable(NOTHING)).not.toThrow();
    expect(() => assertVoidable({ ...NOTHING, thirdPartyLoss: 1 })).toThrow(
      expect.objectContaining({ status: 409 }),
    );
  });

  it('do not fall below what is paid, nor let a file close before', () => {
    const paid = { ...NOTHING, firstPartyLoss: 5 };
    expect(() => changedReserves(paid, { firstPartyLoss: -1 }, paid)).toThrow(
      expect.objectContaining({ status: 400 }),
    );
    expect(() => closingAction({ ...NOTHING, firstPartyLoss: 6 }, paid)).toThrow(
      expect.objectContaining({ status: 409 }),
    );
  });
});
