import { checkForeignTransaction, numberOf } from './numbers';

describe('the number of a transaction that others name', () => {
  it.each(['LP-1', 'T-1', 'CHK 4711', 't-26-0000001'])('may be %s', (number) => {
    expect(() => checkForeignTransaction(number)).not.toThrow();
  });

  it.each(['T-26-0000001', 'T-99-1', 'T-26-00000010'])('is never %s, one of ours', (number) => {
    expect(() => checkForeignTransaction(number)).toThrow(
      expect.objectContaining({
        status: 400,
        code: 'NUMBER_RESERVED',
        errors: [expect.objectContaining({ pointer: '/transactionId' })],
      }),
    );
  });

  it('has two digits of the year in every year', () => {
    expect(numberOf('F', 2103, 7)).toBe('F-03-0000007');
  });
});
